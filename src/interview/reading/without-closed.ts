// The words of a problem without the houses of others that are shut when they are wanted: «el bar cierra la cocina por la noche», "the only pub closes at
// eight". What is missing there is no trade of whoever tells of it.
const CLOSED =
  /(?<!\p{L})(?:(?:el|la|los|las|the|our|nuestr[oa]|un|una|a)\s+)(?:(?:[uú]nic[oa]s?|s[oó]lo|local|nearest|only|last|[uú]ltim[oa])\s+)*\p{L}+(?:\s(?:del?|de la|in|of|en|on)(?:\s(?:the|el|la))?\s\p{L}+)?(?:\s(?:que hay|there is|left))?\s(?:(?:se|ya|always|already|nunca|never|siempre|has|had|ha)\s)*(?:cierran?|cerr(?:[oó]|aron|aba|aban|ado)|no abren?|est[aá]n? cerrad[oa]s?|closes?|closed|shuts?|(?:is|are|was) (?:closed|shut)|isn['’]t open|doesn['’]t open)(?!\p{L})[^.;,!?\n]*/giu;

export function withoutClosed(words: string): string {
  return words.replace(CLOSED, ' ');
}
