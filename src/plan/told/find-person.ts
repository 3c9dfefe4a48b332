// Who it happened to, in how the problem was told: the founder, somebody they know, or nobody yet.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

type Known = readonly [clue: RegExp, es: string, en: string];

/** After «mi» or "my": whoever the founder knows. Both languages are read in one folded text. */
const KNOWN: readonly Known[] = [
  [
    /\b(?:el|la) (?:hijo|hija|nino|nina|chaval|marido|mujer|madre|padre|hermano|hermana) de mi (?:cunad|herman|prim|ti|suegr|sobrin|mujer|marido|madre|padre|hij)\w*|\bmy (?:sister|brother|cousin|aunt|uncle|wife|husband|mother|father|niece|nephew|sister-in-law|brother-in-law).s (?:son|daughter|boy|girl|kid|husband|wife|mother|father)\b/,
    'un familiar de quien emprende',
    'a relative of the founder’s',
  ],
  [/\b(?:mi cunada|my sister.in.law)\b/, 'la cuñada de quien emprende', 'the founder’s sister-in-law'],
  [/\b(?:mi vecina|my neighbou?r|mrs \w+ next door|mr \w+ next door)\b/, 'una vecina', 'a neighbour'],
  [/\bmi vecino\b/, 'un vecino', 'a neighbour'],
  [/\b(?:mi suegra|my mother.in.law)\b/, 'la suegra de quien emprende', 'the founder’s mother-in-law'],
  [/\b(?:mi hermana|my sister)\b/, 'la hermana de quien emprende', 'the founder’s sister'],
  [/\b(?:mi hermano|my brother)\b(?!.in)/, 'el hermano de quien emprende', 'the founder’s brother'],
  [/\b(?:mi cunado|my brother.in.law)\b/, 'el cuñado de quien emprende', 'the founder’s brother-in-law'],
  [/\b(?:mi hija|my daughter)\b/, 'la hija de quien emprende', 'the founder’s daughter'],
  [/\b(?:mi hijo|my son)\b/, 'el hijo de quien emprende', 'the founder’s son'],
  [/\b(?:mi madre|mi mama|my m[ou]m|my mother)\b/, 'la madre de quien emprende', 'the founder’s mother'],
  [/\b(?:mi padre|mi papa|my dad|my father)\b/, 'el padre de quien emprende', 'the founder’s father'],
  [/\b(?:mi abuela|my gran\w*)\b/, 'la abuela de quien emprende', 'the founder’s grandmother'],
  [/\b(?:mi tia|my aunt)\b/, 'la tía de quien emprende', 'the founder’s aunt'],
  [/\b(?:mi prima|my cousin)\b/, 'la prima de quien emprende', 'the founder’s cousin'],
  [/\bmi primo\b/, 'el primo de quien emprende', 'the founder’s cousin'],
  [/\b(?:mi sobrina|my niece)\b/, 'la sobrina de quien emprende', 'the founder’s niece'],
  [/\b(?:mi sobrino|my nephew)\b/, 'el sobrino de quien emprende', 'the founder’s nephew'],
  [/\b(?:una vecina|a neighbou?r)\b/, 'una vecina', 'a neighbour'],
  [/\buna companera\b/, 'una compañera', 'a colleague'],
  [/\b(?:unos amigos|some friends)\b/, 'unos amigos', 'some friends'],
  [/\bmy (?:own )?tenant\b/, 'un inquilino', 'a tenant'],
  [/\b(?:mi mujer|my wife)\b/, 'la mujer de quien emprende', 'the founder’s wife'],
  [/\b(?:mi marido|my husband)\b/, 'el marido de quien emprende', 'the founder’s husband'],
  [/\b(?:una? amig[oa]|mi amig[oa]|a friend|my friend)\b/, 'una amistad de quien emprende', 'a friend of the founder’s'],
  [/\b(?:una clienta|mi clienta)\b/, 'una clienta', 'a customer'],
  [/\b(?:un cliente|mi cliente|a client|a customer)\b/, 'un cliente', 'a customer'],
  [/\b(?:una maestra|a teacher)\b/, 'una maestra', 'a teacher'],
  [/\b(?:un camarero|a waiter)\b/, 'un camarero', 'a waiter'],
  [/\b(?:un cocinero|a chef|a cook)\b/, 'un cocinero', 'a cook'],
  [/\b(?:el|mi) dentista\b|\bmy dentist\b/, 'un dentista', 'a dentist'],
  [/\b(?:el|un) repartidor\b|\ba courier\b/, 'un repartidor', 'a courier'],
  [/\b(?:la duena|el dueno) de\b|\bthe owner of\b/, 'quien lleva un negocio así', 'the owner of one such business'],
  [/\bour receptionist\b/, 'una recepcionista', 'a receptionist'],
  [/\ba couple in\b|\buna pareja de\b/, 'una pareja', 'a couple'],
  [/\bone i know\b/, 'una empresa conocida', 'a firm the founder knows'],
];

/** Somebody who told of it, where neither a word nor a name says who. */
const WHO_TOLD: readonly Known[] = [
  [/\bque conozco\b/, 'alguien a quien conoce quien emprende', 'somebody the founder knows'],
  [/\b(?:me (?:dice|dijo|cont[oa]|enseno) que|told me)\b/, 'quien lo contó', 'the person who told of it'],
];

/** The founder tells it of themselves. Past tenses of the first person, and what happened «a mí». */
const FOUNDER =
  /\b(?:a mi (?:me|tambien)|mi (?:perr[oa]|gat[oa])|my (?:dog|cat)|me (?:paso|costo|cobro|cobraron|dejaron|toco|quede|robaron|han caido|cayeron)|yo (?:pague|tuve|perdi|fui)|(?:cogi|llegue|perdi|pague|estuve|estuvimos|pagamos|perdimos|tuvimos|tuve que|me mude|me lesione|no cubrimos)|la mia|i (?:lost|paid|drove|waited|missed|had to|spent|gave up|went|ended)|i.ve|happened to me|we (?:lost|paid|waited|had to)|mine)\b/;

export type Person = 'founder' | Bilingual;

/** Whom the problem was told of; null where it was told of a group alone. */
export function findPerson(facts: FactSheet): Person | null {
  const answer = factValue(facts, 'problem') ?? '';
  const said = withoutTheirs(foldText(answer));
  const kin = findKnown(said);
  const named = findByName(answer);
  // «Una clienta, Pilar»: her name says more than what she is to the business.
  const known = kin && !(named && IS_ANYBODY.test(kin.es)) ? kin : (named ?? findKnown(said, WHO_TOLD));
  if (known) return known;
  return FOUNDER.test(said) ? 'founder' : null;
}

/** The name of whom the problem was told of; null where it was told of nobody by name. */
export function nameOfPerson(facts: FactSheet): string | null {
  const person = findPerson(facts);
  const named = findByName(factValue(facts, 'problem') ?? '');
  return person !== null && person !== 'founder' && named?.es === person.es ? person.es : null;
}

const IS_ANYBODY = /^una? (?:client[ea]|vecin[oa]|compañera|amistad)/;

/** «Marta, de 38 años», "Mrs. Chan", "let me tell you about Marge": somebody told of by name. */
function findByName(answer: string): Bilingual | null {
  const found = BY_NAME.map((pattern) => pattern.exec(answer)?.[1]).find((name) => name !== undefined);
  return found === undefined ? null : { es: found, en: found };
}

const NAME = '(\\p{Lu}\\p{Ll}{2,})';
const BY_NAME: readonly RegExp[] = [
  /((?:Mrs|Mr|Ms|Sra|Sr|[Dd]oña|[Dd]on)\.? \p{Lu}\p{Ll}+)/u,
  new RegExp(`${NAME}(?:, (?:de )?\\d\\d(?:,| años)| is \\d\\d,)`, 'u'),
  // "Gemma, a mum from school".
  new RegExp(
    `(?<=^|[.,:;!?] )(?!(?:Last|Yesterday|Today|Every|Ayer|Hoy|Una?|The)\\b)${NAME}(?:, (?:an?|una?|one of the|la|el)|,? (?:who(?:['’]s| is| works| runs| lives)|que (?:es|trabaja|lleva|vive))) (?=\\p{Ll})`,
    'u',
  ),
  // "Like Siân, she's a receptionist".
  new RegExp(`(?:[Ll]ike|[Cc]omo|[Ss]uch as) ${NAME}, (?:s?he['’]s|s?he is|s?he works|who|que|an?|una?) `, 'u'),
  // «Mercedes, de Castroverde.»: somebody from somewhere, who then did something.
  new RegExp(`(?<=^|[.:;!?] )(?!(?:En|In)\\b)${NAME}, (?:de|from) \\p{Lu}\\p{Ll}+[.,;]`, 'u'),
  new RegExp(`(?:[Pp]ienso en|[Cc]uento de|[Tt]hink of|[Tt]ake|[Tt]ell you about|[Pp]icture|amig[oa]) ${NAME}`, 'u'),
];

const KIN_EN =
  '(?:daughter|son|sister|brother|mother|mum|mom|father|dad|wife|husband|cousin|niece|nephew|aunt|uncle|gran\\w*|kids?|boy|girl)';
const KIN_ES = '(?:hij[oa]s?|herman[oa]|madre|padre|mujer|marido|prim[oa]|sobrin[oa]|ti[oa]|abuel[oa]|suegr[oa]|niet[oa])';
const OF_THEIRS = new RegExp(
  `\\bmy ${KIN_EN}.s (?!(?:son|daughter|boy|girl|kid|husband|wife|mother|father)\\b)(?=[a-z])|\\b(?:colegio|cole|escuela|clase|guarderia|instituto|universidad|equipo|amig[oa]s?|profes\\w*|maestr[oa]|entrenador[a]?|medic[oa]|casa|boda|cumple\\w*|trabajo|oficina|jef[ea]|companer[oa]s?) de mi ${KIN_ES}\\b`,
  'g',
);

/** "A mum from my daughter's school", «del colegio de mi hija»: what is theirs is not they. */
function withoutTheirs(said: string): string {
  return said.replace(OF_THEIRS, ' ');
}

/** The same person told of again: «una vecina», then «esa vecina». */
export function thatOne({ es, en }: Bilingual): Bilingual {
  return { es: es.replace(/^una /, 'esa ').replace(/^un /, 'ese '), en: en.replace(/^an? /, 'that ') };
}

/** Whether one statement tells it of that person. */
export function tellsOf(person: Person, statement: string): boolean {
  const said = withoutTheirs(foldText(statement));
  if (person === 'founder') return FOUNDER.test(said);
  return (findKnown(said) ?? findKnown(said, WHO_TOLD))?.es === person.es || said.includes(foldText(person.es));
}

/** Whoever of those the founder knows is named first. */
function findKnown(said: string, among: readonly Known[] = KNOWN): Bilingual | null {
  const [known] = among
    .map(([clue, es, en]) => ({ at: said.search(clue), es, en }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return known ? { es: known.es, en: known.en } : null;
}
