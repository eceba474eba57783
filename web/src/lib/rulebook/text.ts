import type { Chapter, Rulebook } from '../api';

// The server's HTML comes from our own rulebooks. Only what lies between tags and entities is touched.
const MARKUP = /(<[^>]*>|&[#\w]+;)/;
const RULE_ID = /\b[A-Z]{2,}-\d+[a-z]?\b/g;

const isMarkup = (piece: string): boolean => /^[<&]/.test(piece);

/** Makes a link of every rule id that the book has, except inside links. */
export function linkRules(html: string, ids: ReadonlySet<string>): string {
  let inLink = false;
  return html
    .split(MARKUP)
    .map((piece) => {
      if (/^<a\b/i.test(piece)) inLink = true;
      if (/^<\/a\b/i.test(piece)) inLink = false;
      if (inLink || isMarkup(piece)) return piece;
      return piece.replace(RULE_ID, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id));
    })
    .join('');
}

/** Puts <mark> round every occurrence of the words. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const pattern = new RegExp(words.map(escape).join('|'), 'giu');
  return html
    .split(MARKUP)
    .map((piece) => (isMarkup(piece) ? piece : piece.replace(pattern, '<mark>$&</mark>')))
    .join('');
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function searchWords(query: string): string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

function holds(words: readonly string[], ...parts: string[]): boolean {
  const text = parts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** What holds all the words: rules, and what a chapter says before its rules. Chapters without either are left out. */
export function findRules(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  return chapters
    .map(({ id, title, html, rules }) => ({
      id,
      title,
      html: holds(words, title, html) ? html : '',
      rules: rules.filter((rule) => holds(words, rule.id, rule.title, rule.html)),
    }))
    .filter(({ html, rules }) => html !== '' || rules.length > 0);
}

export const ruleIds = (chapters: readonly Chapter[]): Set<string> =>
  new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));

/** A plain sentence in pieces, the rule ids apart. */
export function citations(text: string): { piece: string; rule: boolean }[] {
  return text.split(/\b([A-Z]{2,}-\d+[a-z]?)\b/).map((piece, index) => ({ piece, rule: index % 2 === 1 }));
}

/** What a book says before its first rule: a chapter without any, or else its opening. */
export function inOneMinute({ title, html, chapters }: Rulebook): { title: string; html: string } {
  const [first] = chapters;
  return first && first.rules.length === 0 ? first : { title, html };
}
