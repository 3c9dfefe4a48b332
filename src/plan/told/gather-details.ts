import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatList } from '../../language/format-list.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';

/** Something measured in how the problem was told: «30 km», "four hours". */
export interface Detail {
  readonly value: number;
  readonly unit: Bilingual<{ readonly one: string; readonly many: string }>;
  /** «A los dos meses», "after nine days": it tells when, and not how bad it is. */
  readonly isWhen: boolean;
}

const MOST = 3;
const LARGEST = 9_999;
/** Letters before a number that tell what it is of. */
const LOOKED_BACK = 28;

const unit = (es: string, esMany: string, en: string, enMany: string): Detail['unit'] => ({
  es: { one: es, many: esMany },
  en: { one: en, many: enMany },
});

/** Units that both languages share, by their folded words. Money is left out: an amount there may be anybody's. */
const UNITS: readonly (readonly [RegExp, Detail['unit']])[] = [
  [/^(?:km|kms|kilometros?|kilometres?|kilometers?)$/, unit('kilómetro', 'kilómetros', 'kilometre', 'kilometres')],
  [/^(?:millas?|miles?)$/, unit('milla', 'millas', 'mile', 'miles')],
  [/^(?:minutos?|min|mins|minutes?)$/, unit('minuto', 'minutos', 'minute', 'minutes')],
  [/^(?:horas?|hours?|hrs?)$/, unit('hora', 'horas', 'hour', 'hours')],
  [/^(?:dias?|days?)$/, unit('día', 'días', 'day', 'days')],
  [/^(?:semanas?|weeks?)$/, unit('semana', 'semanas', 'week', 'weeks')],
  [/^(?:mes|meses|months?)$/, unit('mes', 'meses', 'month', 'months')],
  [/^(?:anos?|years?)$/, unit('año', 'años', 'year', 'years')],
  [/^(?:kilos?|kg)$/, unit('kilo', 'kilos', 'kilo', 'kilos')],
  [/^(?:libras|pounds?|lbs?)$/, unit('libra', 'libras', 'pound', 'pounds')],
];

/** Ages tell who somebody is, not how bad it is; "£30 pounds" is money. */
const NOT_AFTER = /(?:\b(?:a|y|entre|and|to|between|aged?|de \d+ a|mayores de|menores de|over|under)|[-$€£]) ?$|[.,]$/;
const AGE_AFTER = /^ ?(?:de edad|old\b|-)/;
/** Whoever is four years old is no measure of how bad it is. */
const AGE_BEFORE = /\b(?:de|con|tiene|tienen|cumpl\w+) $/;
/** How long a thing lives or a founder has been at it is neither what anybody waits nor what they lose. */
const A_LIFE =
  /\b(?:(?:dead|die|dies|dying|wilt\w*|gone off|mueren?|muert[oa]s?|marchit\w+|se secan?|(?:grow|grows) out of \w+) (?:in|within|after|by|en|a l[oa]s|antes de)|llevo|llevamos|llevaba) $/;
/** «El hospital 24 horas», "a 24 hour vet": when it is open. */
const ALL_DAY = 24;
const LOST = /\b(?:esper\w+|tard\w+|perd\w+|wait\w*|took|lost|sin|without|durante|for) (?:unas |about )?$/;
/** "Two cakes at nine pounds each": money, where nothing is weighed. */
const WEIGHED_AFTER = /^ (?:of|overweight|heavier|lighter|de)\b/;
const WEIGHED_BEFORE = /\b(?:weigh\w*|pes\w+|gained|carry\w*|lift\w*) (?:about |unas )?$/;
/** "Have been on the coast ten years", «llevan aquí diez años»: for how long they have lived somewhere. */
const LIVED =
  /\b(?:(?:(?:have|has|had) (?:been|lived|living)|ve (?:been|lived)|live|lived) (?:here |there |(?:on|in|at) (?:[a-z]+ ){1,3})|llevan? (?:viviendo )?(?:aqui |alli |en (?:[a-z]+ ){1,3})?)$/;
const WHEN = /\b(?:after|a l[oa]s|al cabo de|tras|hace|last|los ultimos|the past)(?: (?:unos|unas|about|only|just|solo))? $/;
const MEASURED = /(?<![\p{L}\d.,])(\d{1,4}|[a-z]{3,12})(?: |(?<=\d))(?=([a-z]{2,12})(?![\p{L}]))/gu;

/** «Eso es lo que arreglamos: pasta que se cuece en cuatro minutos»: told of the offer, and not of the problem. */
const OWN_OFFER = /\b(?:eso es lo que (?:arregl|resolv|hac)\w+|that.?s what (?:we|i).{0,4} (?:fix|solv|do)\w*)[^.!?]*/g;

/** What was measured in the answer about the problem, in the order it was told; at most three. */
export function gatherDetails(facts: FactSheet): readonly Detail[] {
  const folded = foldText(factValue(facts, 'problem') ?? '').replace(OWN_OFFER, ' ');
  const found = [...folded.matchAll(MEASURED)].flatMap((match): Detail[] => {
    const value = smallNumber(match[1] ?? '') ?? Number(match[1]);
    const known = UNITS.find(([words]) => words.test(match[2] ?? ''));
    const before = folded.slice(Math.max(0, match.index - LOOKED_BACK), match.index);
    const end = match.index + match[0].length + (match[2] ?? '').length;
    const after = folded.slice(end, end + 10);
    const isAge = /^(?:ano|year)/.test(match[2] ?? '') && AGE_BEFORE.test(before);
    const isLived = /^(?:ano|year)/.test(match[2] ?? '') && LIVED.test(before);
    const isOpen = value === ALL_DAY && /^(?:h|hour)/.test(match[2] ?? '') && !LOST.test(before);
    const isPaid = match[2] === 'pounds' && !WEIGHED_AFTER.test(after) && !WEIGHED_BEFORE.test(before);
    const isSound =
      known &&
      !isOpen &&
      !isPaid &&
      !isLived &&
      Number.isFinite(value) &&
      value >= 2 &&
      value <= LARGEST &&
      !isAge &&
      !A_LIFE.test(before) &&
      !NOT_AFTER.test(before) &&
      !AGE_AFTER.test(after);
    return isSound ? [{ value, unit: known[1], isWhen: WHEN.test(before) }] : [];
  });
  return found.slice(0, MOST);
}

/** `detail-1` … `detail-3`. */
export function detailFigures(facts: FactSheet): FigureTable {
  const entries = gatherDetails(facts).map(({ value }, at) => [
    detailFigure(at),
    { kind: 'count' as const, value, origin: 'said' as const },
  ]);
  return Object.fromEntries(entries);
}

/** Those that tell how bad it is as one phrase in each language, each number a figure. */
export function sayDetails(details: readonly Detail[]): Bilingual {
  return perLanguage((language) =>
    formatList(
      details.flatMap((detail, at) => (detail.isWhen ? [] : [`{{fig:${detailFigure(at)}*}} ${detail.unit[language].many}`])),
      language,
    ),
  );
}

/** The id of a detail, counted from 0. */
export function detailFigure(at: number): string {
  return `detail-${at + 1}`;
}
