import { type Age, type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const YEARS = /^ ?(?:a[nñ]os|years?[ -]olds?|year-olds?|yrs old|y\/?o\b|anios)(?![a-z])/;
/** "Hipoteca a 15 años". */
const TERM_BEFORE =
  /(?<![a-z])(?:(?:hipoteca|prestamo|credito|loan|mortgage|plazo|financiad[oa])[^.;\d]{0,20}(?:a|de|over|for|en)|(?:ico|enisa|banco|caja|cooperativa|bank|credit union|prestan?|lends?)[^.;\d]{0,20}(?:a|over)) $/;
const AGED =
  /\b(?:aged?|ages(?: of)?|edad(?:es)?(?: comprendidas?)?(?: de)?|edades? entre|de edad)(?: between| from| de| entre)?,?:? ?(?:los |las )?$/;
const OVER =
  /\b(?:mayores de|mayor de|mas de|a partir de|desde|over|above|older than|aged over|from age|past|pasados los)(?: los| the age of)?[ -]?$/;
const UNDER = /\b(?:menores de|menor de|menos de|hasta|under|below|younger than|up to)(?: los| the age of)?[ -]?$/;
/** These say years of life wherever no thing is measured. */
const SURE = /\b(?:mayores|menores|older than|younger than|the age of) ?(?:de |de los )?$/;
/** "over 65s": the people are in the letter. */
const PEOPLE_OF_AGE = /^'?s\b/;
const IN_THEIR = /\bin (?:their|his|her) $/;
const PEOPLE =
  /\b(?:mujer|hombre|chaval|cri[oa]s?|peques|bebes|boys|girls|lads|toddlers|babies|millennials|singles|drivers|runners|pensioner|persona|gente|jovenes|chic|nin[oa]s|adult|vecin|client|estudiant|padres|madres|familias|public|adolescent|jubilad|senior|profesional|women|woman|men|people|adults?|parents?|kids|children|teen|students?|professional|commuter|resident|retire|workers|mums|dads|customers?|couples|pareja|famil|mayores|menores|anyone|anybody|everyone|folks|cualquiera|señor|senor|abuel|tercera edad|elderly|ladies|locals|turist|tourist|matrimoni|soltero|graduate|universitari|deportist|ciclist|cyclist|gamers?|fans|owners|duen[oa]s|aficionad)/;
const SINGLE_PLUS =
  /^ ?(?:\+|[yo] (?:mas|superior)|and (?:over|up|older|above)|or (?:over|older|more)|en adelante|(?:para|pa|hacia) (?:arriba|adelante)|plus\b|upwards?\b)/;
const FROM_TO = /\b(?:de|from|between|entre|los|the)(?: los| las)? ?$/;
const NOT_AGE =
  /^(?: ?[-%€$£]| ?(?:euros?|dollars?|pounds?|usd|eur|quid|bucks|pesos|soles|lucas|k\b|mil\b|percent|por cien|per ?cent|minut|hour|hora|km|miles|m2|m²|sq|metros|kilos?\b|kg|clients?\b|client|emplead|trabajador|employee|staff|people|personas|units|unidades|dias|days|semanas|weeks|mes|month))/;
const AFTER_AGE =
  /^(?: ?$| ?[.,;:)]| (?:que|y|con|en|o|or|pero|but|sobre|mas|more or less|or so|ish|mostly|mainly|approx|aprox|who|whose|and|in|with|without|sin|living|looking|that|from|del|de)\b)/;
const NOT_PEOPLE =
  /\b(?:empresas?|pymes?|companies|company|firms|negocios?|shops|tiendas|hoteles|hotels|equipos|teams|groups?|grupos?|oficinas|offices|ventas|pedidos|orders|cestas?|tickets?|locales|pisos|fleets?)\b/;

/** Ages of people: "de 28 a 60 años", "aged 30-45", "over 65s", "18+". Four or more digits, money and terms of a loan are not ages; where funding is told only one's own is. */
export function readAge(ground: Ground, numeral: Numeral): Age | null {
  if (numeral.high > 110 || numeral.low < 0 || numeral.isArticle || !Number.isInteger(numeral.low)) return null;
  const own = readOwnAge(ground, numeral);
  if (own !== null || ground.question === 'funding') return own;
  const before = ground.folded.slice(Math.max(0, numeral.start - 50), numeral.start);
  const after = rightOf(ground, numeral);
  if (TERM_BEFORE.test(before)) return null;
  const years = YEARS.exec(after);
  const plus = SINGLE_PLUS.exec(after.slice(years?.[0].length ?? 0)) ?? SINGLE_PLUS.exec(after);
  const isRange = numeral.high !== numeral.low;
  const decade = PEOPLE_OF_AGE.test(after) ? readDecade(numeral, before) : null;
  if (decade) return decade;
  const isAged = AGED.test(leftOf(ground, numeral));
  const aboutPeople = PEOPLE.test(before) || PEOPLE.test(after);
  const hasYears = years !== null && (isRange || aboutPeople || isAged || /old|y\/?o/.test(years[0]) || plus !== null);
  const isSure = years === null && SURE.test(before) && !NOT_AGE.test(after) && !NOT_PEOPLE.test(before);
  if (!hasYears && !isAged && !isSure && !isBareAge(ground, numeral, plus?.[0] ?? null)) return null;
  if (isAged && years === null && NOT_AGE.test(after) && !/^ ?-/.test(after)) return null;
  const end = numeral.end + (years?.[0].length ?? 0);
  const [from, to] = isRange
    ? [numeral.low, numeral.high]
    : OVER.test(before) || plus !== null || before.endsWith('+')
      ? [numeral.low, null]
      : UNDER.test(before)
        ? [null, numeral.high]
        : [numeral.low, numeral.low];
  return { kind: 'age', from, to, start: numeral.start, end };
}

/** "I'm 41", «tengo 38 años», "41 is my age", and whoever stands beside: "I'm 52, Ana's 47". */
function readOwnAge({ folded, text }: Ground, { low, high, scale, start, end }: Numeral): Age | null {
  if (low !== high || scale !== 1 || low < YOUNGEST || low > OLDEST) return null;
  const [before, after] = [folded.slice(Math.max(0, start - 80), start), folded.slice(end, end + 40)];
  const sentence = before.replace(/^.*(?:[.;!?](?=\s)|\n)/s, '');
  const isTold =
    MY_AGE_AFTER.test(after) ||
    MY_AGE_BEFORE.test(before) ||
    (I_AM.test(before) && ENDS.test(after)) ||
    (I_HAVE.test(before) && OF_LIFE.test(after));
  const isBeside = OWN_AGE.test(sentence) && ENDS.test(after) && ANOTHER.test(text.slice(Math.max(0, start - 40), start));
  return isTold || isBeside ? { kind: 'age', from: low, to: low, start, end: end + (YEARS.exec(after)?.[0].length ?? 0) } : null;
}

/** Of who starts a business. */
const YOUNGEST = 16;
const OLDEST = 85;
const MY_AGE_AFTER =
  /^ ?(?:is|es|son) (?:just |only |solo )?(?:my|mi|his|her|su) (?:age|edad)(?![a-z])|^ ?(?:es|is) (?:la edad que tengo|how old)/;
const MY_AGE_BEFORE = /(?<![a-z])(?:my|mi|his|her|su) (?:age|edad)(?: (?:is|es|son|de))?,?:? $/;
const I_AM = /(?<![a-z])(?:i'?m|i’m|i am|(?:s?he)(?:['’]s| is))(?: (?:just|only|now))? $/;
const I_HAVE = /(?<![a-z])tengo(?: ya| ahora)? $/;
/** «Tengo 20 años de experiencia» is no age. */
const OF_LIFE = /^ a[nñ]os(?! (?:de|en|con|haciendo|trabajando|cotizad|como)(?![a-z]))(?![a-z])/;
const ENDS = new RegExp(`^(?:${YEARS.source.slice(1)})? ?(?:$|[.,;)]|(?:and|y|but|pero|now)(?![a-z]))`);
/** Told before in the same sentence. */
const OWN_AGE = /(?<![a-z])(?:(?:i'?m|i’m|i am) \d{2}(?! ?\d)(?! ?(?:k|%))|tengo (?:ya )?\d{2} anos)(?![a-z])/;
const ANOTHER = /(?:\p{Lu}\p{Ll}+(?:['’]s| is| tiene)|(?:my|mi) \p{L}+(?:['’]s| is| tiene)) $/u;

/** "over 65s", "under-30s", "in their 40s". */
function readDecade({ low, high, start, end }: Numeral, before: string): Age | null {
  if (low !== high || low < 5) return null;
  const span = { kind: 'age', start, end: end + 1 } as const;
  if (OVER.test(before)) return { ...span, from: low, to: null };
  if (UNDER.test(before)) return { ...span, from: null, to: low };
  return IN_THEIR.test(before) && low % 10 === 0 ? { ...span, from: low, to: low + 9 } : null;
}

/** To the question about customers, an age without "years": "de 25 para arriba", "kids 5-11", "women over 50". */
function isBareAge(ground: Ground, numeral: Numeral, plus: string | null): boolean {
  if (ground.question !== 'customer') return false;
  const before = ground.folded.slice(Math.max(0, numeral.start - 50), numeral.start);
  const after = rightOf(ground, numeral);
  if (YEARS.test(after) || NOT_AGE.test(after) || NOT_PEOPLE.test(before)) return false;
  const aboutPeople = PEOPLE.test(before) || PEOPLE.test(after);
  if (/(?:^|[ ,(])\+ ?$/.test(before)) return aboutPeople && numeral.low >= 12 && AFTER_AGE.test(after);
  if (plus !== null) return numeral.low >= 12 && (aboutPeople || AFTER_AGE.test(after.slice(plus.length)));
  const isRange = numeral.high !== numeral.low;
  if (isRange) {
    const hasLead = FROM_TO.test(before) && numeral.low >= 3;
    return (aboutPeople || hasLead) && AFTER_AGE.test(after) && numeral.high >= 3 && numeral.high - numeral.low <= 70;
  }
  return aboutPeople && numeral.low >= 3 && (OVER.test(before) || UNDER.test(before)) && AFTER_AGE.test(after);
}
