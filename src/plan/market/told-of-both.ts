// Two rivals told of in one breath: what is said of both in the plural is told of each.

/** «Liverpool y Suburban que traen pura talla estándar»: what is told of both in the plural is told of each where no comma parts them: of a list it may be the last alone. */
export function withPair(
  part: string,
  before: string | undefined,
  after: string | undefined,
  named: readonly string[],
  answer: string,
): string {
  const isOfBoth = (first: string, second: string) =>
    OF_BOTH.test(second) && [' y ', ' e ', ' and '].some((joint) => answer.includes(`${first}${joint}${second}`));
  const isName = (text: string | undefined) => text !== undefined && named.includes(text.replace(ARTICLE_BEFORE, ''));
  if (isName(part) && after && isOfBoth(part, after)) return joinBoth(part, after);
  // Whoever has no name is called by what the part begins with.
  const isNamedToo = named.some((name) => part.includes(name));
  return before !== undefined && isNamedToo && isName(before) && isOfBoth(before, part) ? joinBoth(before, part) : part;
}

const ARTICLE_BEFORE = /^(?:el|la|los|las|the)\s/i;

const OF_BOTH =
  /^(?:(?:(?:el|la|los|las|the)\s)?\p{Lu}|(?:los|las)\s\p{Ll})[^,;]*?,?\s(?:(?:con|with|a|at|por|for)\s[^,;]*\d|(?:los dos|las dos|ambos|ambas|both)\s|que\s(?:(?:no|se|te|les?|solo|ya)\s)*(?!con\s)\p{Ll}+[aeo]n\s|(?:who|which|that)\s(?:both|are|have|do|take|charge|sell|make|open|close)\s)/u;

function joinBoth(first: string, second: string): string {
  return `${first} ${/\s(?:who|which|that|both)\s/.test(second) ? 'and' : 'y'} ${second}`;
}
