// Money put in for a part of the business: "for 15% of the company", «a cambio de un tercio», «y se queda con el 30 % del negocio».

const FRACTIONS: readonly (readonly [string, number])[] = [
  ['half|mitad', 50],
  ['third|tercio|tercera parte', 100 / 3],
  ['quarter|cuarto|cuarta parte', 25],
  ['fifth|quinto|quinta parte', 20],
  ['sixth|sexta parte', 100 / 6],
  ['tenth|decimo|decima parte', 10],
];
/** «Y se queda con», "and owns": whoever put the money in. */
const KEEPS =
  '(?<=(?:,|[ ,](?:y|and|que|who)) (?:(?:el|ella|s?he|they|ellos|ellas|a cambio|in return|por eso|then) )?)(?:se (?:queda|quedan|quedaria|quedara|lleva|llevan|llevaria)(?: con)?|(?:keeps?|(?:would |will )?(?:own|take|get|have)s?)(?=[^.;]{1,30} of (?:the |my |our )?(?:business|company|firm|shop)))';
const NAMES = FRACTIONS.map(([names]) => names).join('|');

/** Folded. A loan has its interest, and half of the money is no part of the business. */
export const FOR_A_PART = new RegExp(
  `(?<![a-z])(?:for|por|a cambio del?|in (?:exchange|return) for|against|${KEEPS})(?: an?| one| the| el| la| un[oa]?)? (?:\\d+(?:[.,]\\d+)? ?(?:%|per ?cent|por ciento)(?! ?(?:anual|al ano|de interes|interest|interes|apr|tae|a year))|(?:${NAMES})(?: (?:of|del?|en) (?:the |my |our |el |la |mi |nuestr[oa] )?(?:business|company|firm|shop|negocio|empresa|sociedad|tienda|local)|(?= ?(?:share|stake|$|[,.;]))))`,
);

/** The part in percent that a match of `FOR_A_PART` names; null where it is none. */
export function partIn(words: string): number | null {
  const percent = /\d+(?:[.,]\d+)?/.exec(words)?.[0].replace(',', '.');
  const share =
    percent === undefined ? FRACTIONS.find(([names]) => new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(words))?.[1] : Number(percent);
  return share !== undefined && share > 0 && share < 100 ? Math.round(share * 100) / 100 : null;
}
