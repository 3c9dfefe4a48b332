// "March 2027, maybe half a year", «en abril, unos seis meses»: the question on the opening asks for both, and a time that follows a date is no date.

const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december';
const DATED = new RegExp(`(?<![a-z])(?:${MONTHS})(?: (?:de |del |of )?20\\d\\d)?(?![a-z])`);
const LEADS =
  "(?:y|and|pues|unos|unas|como|en|a|about|around|maybe|perhaps|some|say|quizas?|calculo|creo que|i think|i guess|tardaria|tardare|me llevaria|llegaria|costaria|it'd take|it would take|it'll take|would take|takes|within|in|probably|probablemente)";
const COUNTS = [
  'dos two',
  'tres three',
  'cuatro four',
  'cinco five',
  'seis six',
  'siete seven',
  'ocho eight',
  'nueve nine',
  'diez ten',
  'once eleven',
  'doce twelve',
];
const FIRST_COUNT = 2;
const COUNT = `\\d{1,2}|${COUNTS.join('|').replaceAll(' ', '|')}`;
const SPAN = `(?<half>medio ano|half a year)|(?<long>(?:un )?ano y medio|a year and a half)|(?<year>un ano|one year|a year)|(?<count>${COUNT}) (?:meses|months)`;
const TAIL =
  '(?= ?$| ?[.,;]| (?:mas o menos|or so|likely|tops|como mucho|to (?:get|reach|build)|hasta|para (?:llegar|eso)|en llegar|llegaria|tardaria)(?![a-z]))';
const AFTER_DATE = new RegExp(`^[^.;]{0,3}(?:[.,;:]| y| and) ?(?:${LEADS} )*(?:${SPAN})${TAIL}`);
const MONTHS_A_YEAR = 12;

/** The months to full pace that stand right after the month of opening in a folded answer, and where; null where none do. */
export function timeAfterDate(folded: string): { readonly value: number; readonly start: number; readonly end: number } | null {
  const dated = DATED.exec(folded);
  if (!dated) return null;
  const start = dated.index + dated[0].length;
  const match = AFTER_DATE.exec(folded.slice(start));
  if (!match) return null;
  const { half, long, year, count = '' } = match.groups ?? {};
  const place = COUNTS.findIndex((words) => words.split(' ').includes(count));
  const counted = /\d/.test(count) ? Number(count) : place + FIRST_COUNT;
  const value = half ? MONTHS_A_YEAR / 2 : long ? (MONTHS_A_YEAR * 3) / 2 : year ? MONTHS_A_YEAR : counted;
  return { value, start, end: start + match[0].length };
}
