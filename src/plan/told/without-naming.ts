// A statement without what it only calls the business and where that is: what is left of it that tells something.

const FEWEST_WORDS = 5;
/** What leads up to the name at the end of what stands before it. */
const NAMES_IT =
  /(?:^|[\s,;:(–-]+)(?:(?:y |and )?(?:(?:que|q|which|that) )?(?:(?:se |nos |me )?llam(?:a|ar[aá]|amos|aremos|o)|(?:la marca|el nombre|nombre) (?:es|ser[aá])|llamad[oa]s?|(?:it|we|i|that|this|he|she)?(?:[’']s|[’']m|[’']re)?(?: ?(?:is|am|are|will be))? ?(?:called|named|calling it)|(?:the )?(?:\p{L}+ )?(?:name|brand)(?: is|[’']s)|(?:the )?(?:place|shop|firm|business|company) is(?: called)?|soy|somos|es|i[’']m|we[’']re|it[’']s|this is|that[’']s))[\s:,]*$/iu;
/** Where it stands is told beside its name. */
const AT_IT = /(?:^|[\s,;:(–-]+)(?:at|en|in)\s*$/iu;
const KNOWN_BY = /(?:llam|marca|nombre|called|named|calling|name|brand)/iu;
/** What goes on after the name and tells of it: the statement stays whole. */
const GOES_ON = /^\s+(?:that|who|which|que|q|con|with|for|para|where|donde|de|of)(?!\p{L})/iu;
/** The name ends here, or where it is begins. */
const ENDS = /^(?:\s*$|\s*[,.;:()–—]|\s+(?:in|en|near|cerca de|y (?:va a estar|est[aá]|estamos)|and (?:is|will be)|based)(?!\p{L}))/iu;
const CAPITALS = String.raw`\p{Lu}[\p{L}’'.-]*(?: (?:de|del|la|las|los|el|y|of|the|and|\p{Lu}[\p{L}’'.-]*))*`;
/** «En Bilbao», "out near Leicester", "based in Napier", "on the east side of town": where it is, and nothing it does. */
const PLACE = new RegExp(
  String.raw`^(?:(?:but |pero |y |and )?(?:[Ii][’']m |we[’']re |it[’']s |est[aá] |estamos |va a estar |will be |is )?(?:based |over |out |right |just |aqu[ií] |ac[aá] |here )?(?:in|en|near|cerca de|outside|by|on|at)\s+.*|(?:aqu[ií]|ac[aá]|here)|${CAPITALS})$`,
  'u',
);
const A_PLACE_AHEAD = new RegExp(String.raw`^\s*(?:in|en|near|cerca de|based in|out near)\s+${CAPITALS}(?=[\s,;:.]|$)`, 'u');
const A_PLACE_BEFORE_BUT = new RegExp(
  `^, (?:[Ii][’']m |we[’']re |est[aá] |estamos )?(?:in|en) ${CAPITALS}(?:, ${CAPITALS})*,? (?=but |pero )`,
  'u',
);
const A_PLACE_BEHIND = new RegExp(String.raw`,? (?:in|en|on|near|at|cerca de) ${CAPITALS}(?:, ${CAPITALS})*\.?$`, 'u');
/** Who thought of the name, or that it is not sure yet. */
const OF_THE_NAME = /^(?:which|that|que|as|como|i think|creo|por|after|because|idea)(?!\p{L}).*$/iu;

/** What the statement tells beside the name, as pieces of its own words; the statement itself where the name is part of what it tells. */
export function withoutNaming(statement: string, name: string): readonly string[] {
  const at = name === '' ? -1 : statement.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return [statement];
  const [before, after] = [statement.slice(0, at), statement.slice(at + name.length)];
  const isNamed = NAMES_IT.test(before) || AT_IT.test(before) || /^\s*$|,\s*$/.test(before);
  if (!isNamed || GOES_ON.test(after) || !(ENDS.test(after) || (KNOWN_BY.test(before) && /^\s+(?:and|y)(?!\p{L})/iu.test(after))))
    return [statement];
  const head = before
    .replace(NAMES_IT, '')
    .replace(AT_IT, '')
    .trim()
    .replace(/[,;:(–-]+$/, '');
  return [head, tellingPart(after)].filter((part) => countWords(part.replace(A_PLACE_BEHIND, '')) >= FEWEST_WORDS);
}

/** From the first clause that tells more than where it is. */
function tellingPart(after: string): string {
  const clauses = after
    .replace(A_PLACE_AHEAD, '')
    .replace(A_PLACE_BEFORE_BUT, ', ')
    .split(/(?<=[,;:])\s+/);
  const first = clauses.findIndex((clause) => !isOfTheNameOrPlace(clause.replace(/[\s,;:.()–—]+/g, ' ').trim()));
  if (first < 0) return '';
  return clauses
    .slice(first)
    .join(' ')
    .replace(/^[\s,;:.()–—]+/, '')
    .replace(/^(?:and|y|but|pero) /iu, '')
    .trim();
}

function isOfTheNameOrPlace(clause: string): boolean {
  return clause === '' || PLACE.test(clause) || OF_THE_NAME.test(clause);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
