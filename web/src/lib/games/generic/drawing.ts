/** A drawing of the server's that may be shown as a part of the page. */
export interface Drawing {
  svg: SVGSVGElement;
  /** The rules of style that it brings. */
  style: string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** What shapes are made of. Whatever runs, loads or leads elsewhere is not among them. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc ' +
    'linearGradient radialGradient stop pattern clipPath mask marker'
  ).split(' '),
);

/** An address that is not a part of the drawing, or may be written so that it is not seen to be one. */
const LOADS = /url\(\s*["']?\s*[^#"'\s]|image|@import|\\/i;

/** Without anything that runs, loads or leads elsewhere: a plug-in may have drawn it. */
export function cleaned(text: string): Drawing | undefined {
  // Taken out before it is read: the page's policy would have it refused there.
  const style: string[] = [];
  const plain = text.replaceAll(/<style\b[^>]*>([^]*?)<\/style>/g, (_whole, rules: string) => {
    const own = rules.replace(/<!\[CDATA\[|\]\]>/g, '');
    if (!LOADS.test(own)) style.push(own);
    return '';
  });
  const root = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) return undefined;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (ELEMENTS.has(element.localName) && element.namespaceURI === SVG) clean(element);
    else element.remove();
  }
  for (const size of ['width', 'height', 'style']) root.removeAttribute(size);
  // It would be shown wherever the mouse rests on the board.
  for (const child of [...root.children]) if (child.localName === 'title') child.remove();
  return { svg: document.importNode(root, true) as Element as SVGSVGElement, style: style.join('\n') };
}

function clean(element: Element): void {
  for (const { name, localName, value } of [...element.attributes]) {
    const leads = localName === 'href' && !value.startsWith('#');
    const loads = LOADS.test(value);
    if (leads || loads || /^on/i.test(localName)) element.removeAttribute(name);
  }
}

export const placeOf = (element: Element): string => element.getAttribute('data-place') ?? '';

/** Every place that a drawing has, each once. */
export const placesIn = (text: string): string[] => {
  const places = cleaned(text)?.svg.querySelectorAll('[data-place]') ?? [];
  return [...new Set(Array.from(places, placeOf))].filter(Boolean);
};

/** What a place is called: by its own title, or by its name. */
export const placeTitle = (element: Element, place: string): string =>
  [...element.children].find(({ localName }) => localName === 'title')?.textContent || place;
