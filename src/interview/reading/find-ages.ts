import { type Age, type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const YEARS = /^ ?(?:a[nñ]os|years?[ -]olds?|year-olds?|yrs old|y\/?o\b|anios)(?![a-z])/;
const AGED =
  /\b(?:aged?|ages|edad(?:es)?(?: comprendida)?(?: de)?|edades? entre|de edad)(?: between| from| de| entre)?,?:? ?(?:los |las )?$/;
const OVER =
  /\b(?:mayores de|mayor de|mas de|a partir de|desde|over|above|older than|aged over|from age|past|pasados los)(?: los| the age of)? ?$/;
const UNDER = /\b(?:menores de|menor de|menos de|hasta|under|below|younger than|up to)(?: los| the age of)? ?$/;
const PEOPLE =
  /\b(?:mujer|hombre|chaval|cri[oa]s?|peques|bebes|boys|girls|lads|toddlers|babies|millennials|singles|drivers|runners|pensioner|persona|gente|jovenes|chic|nin[oa]s|adult|vecin|client|estudiant|padres|madres|familias|public|adolescent|jubilad|senior|profesional|women|woman|men|people|adults?|parents?|kids|children|teen|students?|professional|commuter|resident|retire|workers|mums|dads|customers?|couples|pareja|famil|mayores|menores)/;
const SINGLE_PLUS = /^ ?(?:\+|y mas|and (?:over|up|older)|or (?:over|older|more)|en adelante|plus\b)/;
const FROM_TO = /\b(?:de|from|between|entre|los|the)(?: los| las)? ?$/;
const NOT_AGE =
  /^(?: ?[-%€$£]| ?(?:euros?|dollars?|pounds?|usd|eur|k\b|mil\b|percent|por cien|per ?cent|minut|hour|hora|km|miles|metros|clients?\b|client))/;

/** Ages of people: "de 28 a 60 años", "aged 30-45", "women over 50". Four or more digits, money and terms of a loan are not ages, and funding has none. */
export function readAge(ground: Ground, numeral: Numeral): Age | null {
  if (ground.question === 'funding' || numeral.high > 110 || numeral.low < 0 || numeral.isArticle || !Number.isInteger(numeral.low))
    return null;
  const before = ground.folded.slice(Math.max(0, numeral.start - 50), numeral.start);
  const after = rightOf(ground, numeral);
  const isRange = numeral.high !== numeral.low;
  const years = YEARS.exec(after);
  const isOver = OVER.test(before);
  const isUnder = !isOver && UNDER.test(before);
  const plus = SINGLE_PLUS.exec(after.slice(years?.[0].length ?? 0)) ?? SINGLE_PLUS.exec(after);
  const isAged = AGED.test(leftOf(ground, numeral));
  const aboutPeople = PEOPLE.test(before) || PEOPLE.test(after);
  const hasYears = years !== null && (isRange || aboutPeople || isAged || /old|y\/?o/.test(years[0]) || plus !== null);
  const isBare = years === null && !NOT_AGE.test(after) && ground.question === 'customer' && aboutPeople;
  const isPlainRange =
    ground.question === 'customer' &&
    isRange &&
    FROM_TO.test(before) &&
    numeral.low >= 3 &&
    years === null &&
    /^(?: ?$| ?[.,;)]| (?:que|y|con|en|who|and|in|with|living|that|from|del|de)\b)/.test(after) &&
    !/\b(?:empresas|pymes|companies|firms|negocios|shops|hoteles|equipos|teams|groups|grupos)\b/.test(before);
  const bareAge =
    isPlainRange || (isBare && numeral.low >= 3 && (((isOver || isUnder) && !/^ ?[a-z]/.test(after)) || (isRange && FROM_TO.test(before))));
  const barePlus = isBare && plus !== null && numeral.low >= 12;
  if (!hasYears && !isAged && !bareAge && !barePlus) return null;
  if (isAged && years === null && NOT_AGE.test(after) && !/^ ?-/.test(after)) return null;
  const end = numeral.end + (years?.[0].length ?? 0);
  const [from, to] = isRange
    ? [numeral.low, numeral.high]
    : isOver || plus !== null
      ? [numeral.low, null]
      : isUnder
        ? [null, numeral.high]
        : [numeral.low, numeral.low];
  return { kind: 'age', from, to, start: numeral.start, end };
}
