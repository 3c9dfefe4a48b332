/** «La lista de compras buena es obra 28.000», "the full list is fit-out 8,500": what calls the list is no part of its first thing. */
const OPENER =
  /^.*(?<!\p{L})(?:listas?|lists?|compras|purchases|inversi[oó]n|investment|things|cosas)(?!\p{L})[^,.;:\d]*?\s(?:es|son|ser[ií]an?|queda|is|are|reads|goes)\s+(?=\p{L})/iu;

export function withoutListOpener(words: string): string {
  return words.replace(OPENER, '');
}
