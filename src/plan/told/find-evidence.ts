// What was done before opening that proves somebody wants it: people asked, sales agreed, work already paid for, a permit in writing.
import { type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';

const NUMBER = `(\\d{1,4}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const TOLD_IN: readonly FactId[] = ['soFar', 'marketing', 'customer', 'experience', 'resources'];

interface Clue {
  readonly id: string;
  readonly words: RegExp;
  readonly es: string;
  readonly en: string;
}

/** Each number of the words is a figure: `{a}` the first, `{b}` the second. */
const CLUES: readonly Clue[] = [
  {
    id: 'asked',
    words: new RegExp(
      `\\b(?:asked|surveyed|spoke to|pregunt\\w+ a|encuest\\w+ a|habl\\w+ con) ${NUMBER}[^.;]{0,70}?(?:,|and|y|de l[oa]s que)? ${NUMBER} (?:of them |de ell[oa]s )?(?:said|say|would|told|dijeron|dicen|comprari\\w+|me dijeron)`,
    ),
    es: 'de {a} personas preguntadas, {b} dicen que comprarían',
    en: 'of {a} people asked, {b} say they would buy',
  },
  {
    id: 'agreed',
    words: new RegExp(
      `\\b(?:apalabrad[oa]s?|comprometid[oa]s?|habladas?) ${NUMBER} (?!semanas|meses|dias|anos|mil|euros)[a-z]{4,}|\\b${NUMBER} (?!semanas|meses|dias|anos|mil|euros)[a-z]{4,} (?:ya )?(?:apalabrad[oa]s|comprometid[oa]s)\\b`,
    ),
    es: '{a} ventas ya apalabradas',
    en: '{a} sales already agreed by word of mouth',
  },
  // «A los bares voy yo, que cinco ya me dijeron que sí», "five bars already said yes".
  {
    id: 'yes',
    words: new RegExp(
      `\\b${NUMBER}(?: (?!semanas|meses|dias|anos|euros)[a-z]{4,})?(?: de ell[oa]s)?(?: ya)? (?:me |nos )?(?:dijeron|han dicho|dicen|dieron)(?: ya)? (?:que |el )?si(?= ?(?:$|[.,;)]| (?:y|pero) ))|\\b${NUMBER}(?: (?!weeks|months|days|years)[a-z]{4,}){0,2}(?: have| has|'ve)?(?: already)? (?:said|told me) (?:yes|they(?:'d| would| will|'ll) (?:take|stock|buy|order))\\b`,
    ),
    es: '{a} clientes que ya han dicho que sí',
    en: '{a} customers who have already said yes',
  },
  {
    id: 'sold',
    words: new RegExp(
      `\\bvend(?:i|imos)(?: ya)?(?: es[oa]s| unas| unos)? ${NUMBER}(?: (?!euros|mil)[a-z]{4,})? (?:a|entre) (?:l[oa]s |mis )?(?:conocid|amig|vecin|companer|familiar)|\\bsold (?:about |around |those )?${NUMBER}(?: (?!quid|pounds|dollars|euros)[a-z]{3,}){0,2} to (?:my )?(?:friends|neighbou?rs|family|people (?:i|we) know|workmates|colleagues)\\b`,
    ),
    es: '{a} ya vendidas a conocidos',
    en: '{a} already sold to people they know',
  },
  {
    id: 'preliminary',
    words:
      /\b(?:precontrato|arras|contrato de reserva)(?: (?!no |sin )[a-z]+){0,6} (?:ya )?firmad[oa]s?\b|\b(?:firme|firmamos|hemos firmado|he firmado|tengo firmado|tenemos firmado)(?: ya)? (?:el|un) precontrato\b|\b(?:heads of terms|pre-?lease|option on the (?:shop|unit|premises))(?: (?!not |isn't )[a-z']+){0,4} signed\b|\bsigned (?:the |a |my |our )?(?:heads of terms|pre-?lease)\b/,
    es: 'el precontrato del local, firmado',
    en: 'a preliminary contract for the premises, signed',
  },
  {
    id: 'lease',
    words:
      /\b(?:contrato de alquiler|alquiler del local|contrato del local)(?: (?!no |sin )[a-z]+){0,5} (?:ya )?firmado\b|\b(?:ya )?(?:firme|firmamos|hemos firmado|he firmado|tengo firmado) (?:ya )?el (?:contrato de alquiler|alquiler|contrato del local)\b|\b(?:the )?lease (?:is |'s )?(?:already )?signed\b|\b(?:i've|we've|have|already|i|we) (?:already )?signed (?:the|a|my|our) lease\b/,
    es: 'el alquiler del local, firmado',
    en: 'the lease on the premises, signed',
  },
  {
    id: 'paid',
    words: new RegExp(
      `\\b(?:did|done|had|sold) ${NUMBER} paid [a-z]{4,}|\\b(?:he|hemos) hecho (?:ya )?${NUMBER} [a-z]{4,} (?:pagad[oa]s|cobrad[oa]s)|\\b${NUMBER} [a-z]{4,} (?:ya )?(?:pagad[oa]s|cobrad[oa]s)\\b`,
    ),
    es: '{a} encargos ya cobrados',
    en: '{a} jobs already paid for',
  },
  {
    id: 'letter',
    words: /\b(?:(?:got|have|had) (?:a|the) letter (?:off|from|of)|(?:tengo|tenemos) (?:ya )?(?:una|la) carta de)\b/,
    es: 'una carta que acredita el sitio o el acuerdo',
    en: 'a letter in hand for the site or the agreement',
  },
  {
    id: 'hygiene',
    words:
      /(?<!(?:faltan?|falta por|sacar(?:me|nos)?|sin|pendiente|need(?: to)?(?: get| do| sit)?|still|missing|have to (?:get|do)) (?:[a-z]+ ){0,3})\b(?:food (?:hygiene|safety)(?: level \w+| certificate)?|manipulador(?:a)? de alimentos|carnet? de manipulador(?:a)?(?! (?:me falta|no lo tengo|pendiente)))\b/,
    es: 'la formación en higiene de los alimentos, hecha',
    en: 'food hygiene training, done',
  },
];

interface Found {
  readonly clue: Clue;
  readonly numbers: readonly number[];
}

function findAll(facts: FactSheet): readonly Found[] {
  const told = TOLD_IN.map((id) => foldText(String(factValue(facts, id) ?? ''))).join('. ');
  const found = CLUES.flatMap((clue): readonly Found[] => {
    const match = clue.words.exec(told);
    if (!match) return [];
    const numbers = match.slice(1).flatMap((word) => (word === undefined ? [] : (smallNumber(word) ?? Number(word))));
    return numbers.every((value) => Number.isFinite(value) && value > 1) && isInOrder(numbers) ? [{ clue, numbers }] : [];
  });
  // Of so many asked, those who said yes are told already.
  return found.some(({ clue }) => clue.id === 'asked') ? found.filter(({ clue }) => clue.id !== 'yes') : found;
}

/** No more say yes than were asked. */
function isInOrder([asked, yes]: readonly number[]): boolean {
  return asked === undefined || yes === undefined || yes <= asked;
}

/** Whether the training of whoever handles food is done, as told. */
export function holdsHygiene(facts: FactSheet): boolean {
  return findAll(facts).some(({ clue }) => clue.id === 'hygiene');
}

const figureOf = ({ id }: Clue, at: number): string => `evidence-${id}-${at + 1}`;

/** `evidence-asked-1`, the people asked, `evidence-asked-2`, those who would buy; `evidence-agreed-1` …. */
export function evidenceFigures(facts: FactSheet): FigureTable {
  return Object.fromEntries(
    findAll(facts).flatMap(({ clue, numbers }) =>
      numbers.map((value, at) => [figureOf(clue, at), { kind: 'count' as const, value, origin: 'said' as const }]),
    ),
  );
}

const MOST = 4;

/** All of it as a list; null where nothing was told. */
export function tellEvidence(facts: FactSheet): Bilingual | null {
  const told = findAll(facts)
    .slice(0, MOST)
    .map(({ clue }): Bilingual => {
      const fill = (text: string) => text.replace('{a}', `{{fig:${figureOf(clue, 0)}*}}`).replace('{b}', `{{fig:${figureOf(clue, 1)}*}}`);
      return { es: fill(clue.es), en: fill(clue.en) };
    });
  return told.length === 0 ? null : listInBoth(told);
}
