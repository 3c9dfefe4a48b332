// Told to sell alike all year round: «todo el año igual», "steady all year".
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';

const MONTHS_A_YEAR = 12;
/** An average month. */
const AVERAGE = 10_000;
const EVEN =
  /(?<![a-z])(?:(?:todo el ano|todos los meses)(?: mas o menos| es| vendo| vendemos)? (?:igual|lo mismo|parejo)|(?:igual|lo mismo|parejo)(?: mas o menos)? (?:todo el ano|todos los meses)|no (?:hay|tiene|tenemos|tengo) temporadas?|(?:steady|the same|even|flat)(?: more or less)? (?:all year(?: round)?|every month|the whole year|through(?:out)? the year)|no (?:real |high |low )?season(?:ality)?(?= ?(?:$|[,;.])))(?![a-z])/;

/** Twelve average months where that was told. */
export function evenSeason({ folded, text }: Ground, answer: number): readonly Fact[] {
  const match = EVEN.exec(folded);
  if (match === null) return [];
  const quote = quoteOf(text, answer, match.index, match.index + match[0].length);
  return [
    makeFact(
      'season',
      Array.from({ length: MONTHS_A_YEAR }, () => AVERAGE),
      { quote },
    ),
  ];
}
