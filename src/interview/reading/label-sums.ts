// What each sum of a list is for, by where its words stand: before the sums, or after them, or told either way in turn.
import type { Span } from './clauses.ts';

/** After a sum, and said of it: a currency, a month, how often it counts. */
const AFTER =
  /^\s*(?:(?:€|euros?|pesos|soles|d[oó]lares|dollars|bucks|pounds|quid|mil|millones|k|€)(?!\p{L})\s*)*(?:(?:al mes|por mes|a month|per month|each month|mensuales|monthly)(?!\p{L})\s*)?(?:(?:cada un[oa]|c\/u|apiece|each(?! (?:founder|partner|of)))(?!\p{L})\s*)?/iu;
const JOINS = '(?:y|e|and|plus|m[aá]s|adem[aá]s|encima|aparte|also|tambi[eé]n|con)';
/** Nothing but what joins the next sum. */
const JOINT_ONLY = new RegExp(
  `^[\\s,;.:()–-]*(?:(?:${JOINS}|todos los meses|cada mes|que se (?:reparten?|dividen?)|(?:the )?rest(?: is)?|(?:el )?resto(?: es| son)?|repartid[oa]s|made up|split(?: into| between)?|de l[oa]s (?:que|cuales)|of (?:which|that)|of|de|en|unos|unas|about|around|another)(?!\\p{L})\\s*)*[$€£]?\\s*(?:S/)?\\s*$`,
  'iu',
);
const OPENS_NEXT = new RegExp(`^\\s*(?:[,;.:]|${JOINS}(?!\\p{L}))`, 'iu');
const SEPARATOR = new RegExp(`[,;.](?=\\s)|\\s${JOINS}(?=\\s)`, 'giu');
const OF = /^\s*(?:de|del|for|in|on|en|para|of|set aside|son|is)(?!\p{L})/iu;
const LEAD = new RegExp(
  `^[\\s,;:.()–-]*(?:(?:${JOINS}|el|la|los|las|the|(?:i|we)(?:['’]d|['’]ll|['’]ve| will| would)? (?:have|also have|pay|be paying)(?! (?:myself|ourselves))|(?:yo )?(?:tendr[ií]a(?:mos)?|tengo que pagar)|(?:it )?should be|deber[ií]an? ser|lo de|trabaj(?:amos|o|an)|labur(?:amos|o)|somos|seremos|ser[aá]n|que (?:quiero|queremos|voy a)(?: dejar| tener)?|buys|goes (?:on|to)|go(?:es)? in|is held back as|just sitting (?:there )?|stays|there[’']s|monthly|mensualmente|(?:i|we)[’']ve got|(?:i|we) (?:have|need) to pay|hay que pagar|va|(?:the )?rest (?:is|are)|el resto (?:es|son|va en)|we have|tenemos|then|luego|pues|so|aparte|adem[aá]s|est[aá]n?|(?:each|every|a) month|cada mes|al mes|(?:it|that)[’']s|mi(?= cuota)|son|is|set aside|by(?= for)|(?:to (?:open|start)|para (?:abrir|empezar))[,:]?|(?:i|we|yo) (?:need|necesito)|necesit(?:o|amos)|de|del|for|in|on|en|para|of)(?!\\p{L})\\s*)*`,
  'iu',
);
const TRAIL =
  /[\s,;:(–-]*(?:(?<!\p{L})(?:de|con|en|por|a|al|y|and|es|son|is|are|was|account|toma|devengan?|receives?|nos lleva|me lleva|runs?|costs?|cuestan?|vale[n]?|sale[n]?|suman?|comes?|to|another|unos|unas|about|around|at|for|me|nos|que|which|gana|cobra|gets?|earns?|pago|pagamos|pondr[ií]a|pongo|pays?|of|us|el|la|los|las|the|pues|bueno|digamos|ponle|pongamos|well|say)(?!\p{L})[\s:,(–-]*)*(?:S\/|[$€£])?\s*$/iu;
/** Another cost is named after it. */
const NEW_SENTENCE = /[.;](?=\s+\p{L}[^.;]*\p{L}{2})/u;
const SAID_OF_IT =
  /^,? (?:(?:que|porque|which|because) [^,;.:]*|(?:con|incluid[oa]s?|with|including|counting|contando)(?: (?:la|el|los|las|the|su|sus|her|his|their))? (?:seguridad social|seguros? sociales?|cargas(?: sociales)?|cotizaciones|aportes|aguinaldo|imss|prestaciones|ni|national insurance|prsi|payroll tax(?:es)?|taxes|employer['’]?s? [^,;.:]*|on-?costs)(?: (?:y|and) (?:todo|all))?)(?=,)/iu;
/** What somebody says before they begin. */
const FILLER = /^[\s,]*(?:(?:a ver|pues|bueno|mira|vale|eh|uf|well|so|ok(?:ay)?|right|let['’]s see)(?!\p{L})[\s,]*)+/iu;
/** «La cuota de autónomos es la tarifa plana». */
const CALLED =
  /(?<=\p{L}{3})(?:,? (?:que|which))? (?:es|son|is|are) (?:(?:el|la|los|las|the) .*|(?:dos|tres|two|three|\d) (?:meses|months))$/iu;
const AND_SUCH = /,? (?:(?:y|and) (?:eso|tal|demás|demas|cosas así|cosas asi|so on|such|stuff|all that|that)|etc\.?)$/iu;
const LONGEST = 100;
/** «Nadia y Julián, que entre los dos», "Cian, which costs me". */
const ASIDE = /,? (?:que|which|who) (?!me factur).*$|, y lo$/isu;

/** The words of each sum, from `start` to `end`; empty where it has none. */
export function labelSums(text: string, sums: readonly Span[], { start, end }: Span): readonly string[] {
  const gap = (at: number) => text.slice(sums[at - 1]?.end ?? start, sums[at]?.start ?? end);
  // What stands right after another sum may be said of that one.
  const opening = start > 0 ? splitGap(gap(0), true).next : gap(0);
  // «Los gastos son estos:\n- alquiler: 780 €»: the line names it, and not what opens the list.
  const lines = opening.split('\n');
  const head = lines.length > 1 ? (lines.at(-1) ?? '') : opening.replace(/^.*[:.;!?](?=\s)/su, '');
  const isBefore = !JOINT_ONLY.test(head);
  // «950 de alquiler, luz y agua 160, el seguro 65»: after the first, each is named before its sum.
  const isTurned = !isBefore && sums.length > 2 && sums.slice(2).every((_, at) => OPENS_NEXT.test(gap(at + 2).replace(AFTER, ' ')));
  const split = (at: number) => splitGap(gap(at), isBefore || (isTurned && at === 1));
  const sides = sums.map((_, at) => {
    const left = at === 0 ? head : split(at).next;
    const right = at === sums.length - 1 ? lastRight(gap(at + 1)) : split(at + 1).before;
    return { left: trimLeft(left), right: trimRight(right) };
  });
  return sides
    .map(({ left, right }) => (isBefore ? left || right : right || left).replace(ASIDE, '').trim())
    .map((label) => (label.length > LONGEST ? label.slice(0, LONGEST).replace(/\s+\S*$/u, '') : label));
}

/** What stands between two sums: of the one before, and of the next. */
function splitGap(gap: string, isBefore: boolean): { readonly before: string; readonly next: string } {
  const line = gap.search(/\n/);
  if (line >= 0) return { before: gap.slice(0, line).replace(AFTER, ' '), next: gap.slice(line + 1) };
  const spoken = gap.replace(AFTER, ' ');
  const sentence = spoken.search(NEW_SENTENCE);
  if (sentence >= 0) return { before: spoken.slice(0, sentence), next: spoken.slice(sentence + 1) };
  // «Luz y agua 260, que con los secadores se va, el seguro 45»: said of the first.
  const said = spoken.replace(SAID_OF_IT, '');
  if (OPENS_NEXT.test(said)) return { before: '', next: said };
  const cuts = [...said.matchAll(SEPARATOR)].map(({ index }) => index);
  const last = cuts.findLast((cut) => JOINT_ONLY.test(said.slice(cut)));
  const first = cuts[0];
  if (last !== undefined) return { before: said.slice(0, cuts.find((cut) => JOINT_ONLY.test(said.slice(cut))) ?? last), next: '' };
  if (first === undefined) return isBefore && !OF.test(said) ? { before: '', next: said } : { before: said, next: '' };
  const cut = isBefore ? first : (cuts.at(-1) ?? first);
  return { before: said.slice(0, cut), next: said.slice(cut) };
}

function lastRight(gap: string): string {
  const said = gap.replace(AFTER, ' ');
  return OPENS_NEXT.test(said)
    ? ''
    : (said.split(/[.;:!?](?=\s|$)|,\s(?=(?:en total|total|in all|so|as[ií] que|o sea)(?!\p{L}))/iu)[0] ?? '');
}

/** "The ads I mentioned", «la publicidad que te dije». */
const SAID_BEFORE =
  /,? (?:(?:that |which )?i (?:already )?(?:mentioned|told you(?: about)?|said)|(?:are|is) (?:the|those)|(?:que )?ya (?:te |le |os |se )?(?:l[oa]s? )?(?:dije|cont[eé]|coment[eé]|he (?:dicho|contado))|que (?:ya )?(?:te |le )?(?:dije|cont[eé]|coment[eé]|he (?:dicho|contado)))\s*$/iu;
/** "I put £75 by for servicing": the thing comes after the sum. */
const WHO_PAYS = /^(?:i|we|yo) (?:put|set|keep|pay|want|need|aparto|pongo|guardo|quiero)$/iu;

/** «5.800, lo dejo de colchón», "1,500 as a buffer", "is just a cushion": what it is kept as is its name. */
const KEPT_AS =
  /^[\s,]*(?:(?:que |which )?(?:l[oa]s? (?:dejo|dejamos|guardo|guardamos|quiero|pongo)|(?:is|are|es|son|ser[ií]a|will be|i['’]?(?:ll| will)? (?:keep|hold|leave)(?: it)?)(?: (?:just|only|solo|nada m[aá]s))?)\s+)?(?:(?:de|como|para|as|for)\s+)?(?:(?:an?|un|una|el|la|the|my|mi)\s+)?(?=(?:colch[oó]n|reserva|cushion|buffer|reserve|rainy day)(?!\p{L}))/iu;

/** "The whole lot to start is 14,500, the van": what they all come to, told before the first of them. */
const TOTAL_BEFORE = /^.*\d[\d.,]*(?: ?[€$£]| ?(?:k|mil|euros?|pesos|grand|quid))?,\s+(?=\p{L})/su;

function trimLeft(words: string): string {
  return words
    .replace(/[:=\s–-]+(?:S\/|[$€£])?\s*$/u, '')
    .replace(/^.*(?:[.;:!?](?=\s)|\n)/su, '')
    .replace(TOTAL_BEFORE, '')
    .replace(FILLER, '')
    .replace(LEAD, '')
    .replace(/\s(?:por )?otr[oa]s?\s*$/iu, '')
    .replace(SAID_BEFORE, '')
    .replace(TRAIL, '')
    .replace(SAID_BEFORE, '')
    .replace(CALLED, '')
    .replace(AND_SUCH, '')
    .replace(WHO_PAYS, '')
    .trim();
}

function trimRight(words: string): string {
  return words
    .replace(KEPT_AS, '')
    .replace(LEAD, '')
    .replace(/,? (?:that |which )?i (?:already )?(?:said|mentioned|told you)(?!\p{L}).*$/iu, '')
    .replace(SAID_BEFORE, '')
    .replace(/\s*=.*$/u, '')
    .replace(/(?:\s+(?:go(?:es)?|comes?))?\s+on top(?: of (?:that|it))?[\s.,;]*$/iu, '')
    .replace(/(?:[\s,;.:()–-]|(?<=\s)(?:y|e|and|plus)(?=\s*$))+$/iu, '')
    .replace(AND_SUCH, '')
    .trim();
}
