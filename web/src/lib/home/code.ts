/** An invitation's code as it is printed: capitals in groups of three, whatever was typed. */
export function neatCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs.match(/.{1,3}/g)?.join('-') ?? '';
}
