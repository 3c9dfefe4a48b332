const NAME = "\\p{Lu}[\\p{L}'’]*(?: (?:(?:de|del|la|el|of|the|&|and|y) )*\\p{Lu}[\\p{L}'’]*){0,3}";
/** «El Ocho, Taquería El Ocho», "Crumb, Crumb & Candle": the name, and then all of it. */
const TWICE = new RegExp(
  `(?<!\\p{L})(?<short>${NAME}), (?<full>(?:\\p{Lu}[\\p{L}'’]+ (?:de |del )?){1,2}\\k<short>|\\k<short>(?: (?:&|and|y))? \\p{Lu}[\\p{L}'’]+)(?=[,.;]|$| (?:por|porque|because|like|as|en|in|on|at|really|for|para|y|and)(?![a-z]))`,
  'u',
);

/** The answer with the fuller of the two alone, and as long as it was. */
export function withFullerName(words: string): string {
  return words.replace(TWICE, (all, ...rest) => {
    const { full = all } = rest.at(-1) as Record<string, string | undefined>;
    return `${full}${' '.repeat(all.length - full.length)}`;
  });
}
