// Two kinds of buyer in one answer: families and shops, owners and pubs. The price told can be that of one of them alone.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { tellBuyer } from '../../facts/find-buyer.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { type BuyerKind, buyerKindOf } from '../marketing/buyer-channels.ts';
import { withoutSchool } from './find-whose.ts';
import { withAges } from './gather-ages.ts';
import { listSaid } from './gather-said.ts';

interface TwoBuyers {
  readonly first: Bilingual;
  readonly second: Bilingual;
}

const BORDER = /[,;:.()]|\s(?:y|e|o|and|or|plus|además de|as well as)\s/iu;
/** Two of something are no pair of persons. */
const A_COUPLE_OF = /\b(?:an?|un) (?:couple of|par de) /giu;
/** «Colegios de 150 a 400 alumnos», "firms, with ten to fifty people": how big they are, and nobody else who buys. */
const HOW_BIG = /^\s*(?:de|con|of|with|from|between|entre)\s+(?:(?:entre|unos|about)\s+)?\d/iu;
/** A price for those who buy to sell on, or for firms. */
const TRADE_PRICE =
  /\b(?:al por mayor|mayoristas?|a tiendas|a restaurantes|a empresas|wholesale|trade price|to shops|to restaurants|to firms)\b/;

/** The one named first and the first of the other kind, persons or firms; null where all are of one kind, or where the other's price was told too. */
export function findTwoBuyers(facts: FactSheet): TwoBuyers | null {
  const parts = withoutSchool(factValue(facts, 'customer') ?? '')
    .replace(A_COUPLE_OF, 'dos ')
    .split(BORDER)
    .filter((part) => !HOW_BIG.test(part) && tellBuyer(part) !== null);
  const [first] = parts;
  if (first === undefined || TRADE_PRICE.test(foldText(factValue(facts, 'revenue') ?? ''))) return null;
  const second = parts.find((part) => isFirm(tellBuyer(part)) !== isFirm(tellBuyer(first)));
  return second === undefined ? null : { first: nameOf(first), second: nameOf(second) };
}

/** The main customer, with the ages told of persons, and the second, as they are named in both languages; null where one kind alone was told. */
export function nameBuyers(facts: FactSheet, customers: readonly Concept[]): TwoBuyers | null {
  const two = findTwoBuyers(facts);
  const isOfFirms = ({ es }: Bilingual) => isFirm(tellBuyer(es));
  const [first] = customers;
  if (!two || !first) return two;
  const alike = customers.filter((group) => isOfFirms(group) === isOfFirms(first));
  const other = customers.find((group) => isOfFirms(group) !== isOfFirms(first));
  const who = listSaid(alike, MOST_NAMED);
  const main = alike.length === 1 && !isOfFirms(first) ? withAges(who, facts) : who;
  return { first: main, second: other ? { es: other.es, en: other.en } : two.second };
}

const MOST_NAMED = 3;

/** By the word that was told, where both languages have it; else by its kind. */
function nameOf(part: string): Bilingual {
  const told = TOLD.filter(([word]) => word.test(foldText(part)));
  const [only] = told;
  if (only && told.length === 1) return { es: only[1], en: only[2] };
  return NAMES[buyerKindOf(part, isFirm(tellBuyer(part)))];
}

const TOLD: readonly (readonly [word: RegExp, es: string, en: string])[] = [
  [/\bpubs?\b/, 'los pubs', 'pubs'],
  [/\b(?:bar|bares|bars)\b/, 'los bares', 'bars'],
  [/\b(?:restaurantes?|restaurants?)\b/, 'los restaurantes', 'restaurants'],
  [/\brotiserias?\b/, 'las rotiserías', 'takeaways'],
  [/\b(?:cafeterias?|cafes?|coffee shops?)\b/, 'las cafeterías', 'cafés'],
  [/\b(?:hotel(?:es|s)?)\b/, 'los hoteles', 'hotels'],
  [/\b(?:escuelas?|colegios?|schools?)\b/, 'los colegios', 'schools'],
  [/\b(?:oficinas?|offices?)\b/, 'las oficinas', 'offices'],
  [/\b(?:interioristas?|interior designers?)\b/, 'los interioristas', 'interior designers'],
  [/\b(?:builders?|constructor(?:es|as)?)\b/, 'los constructores', 'builders'],
  [/\b(?:vets|veterinari[oa]s|clinicas veterinarias|vet (?:clinics|practices))\b/, 'las clínicas veterinarias', 'vets'],
];
const NAMES: Readonly<Record<BuyerKind, Bilingual>> = {
  people: { es: 'los particulares', en: 'private customers' },
  kitchens: { es: 'los bares, restaurantes y casas de comida', en: 'pubs, restaurants and takeaways' },
  lodgings: { es: 'los alojamientos', en: 'lodgings' },
  shops: { es: 'las tiendas', en: 'shops' },
  practices: { es: 'las consultas y los salones', en: 'practices and salons' },
  schools: { es: 'los centros y las asociaciones', en: 'schools and associations' },
  buildings: { es: 'los edificios y quienes los administran', en: 'buildings and their managers' },
  farms: { es: 'las fincas', en: 'farms' },
  plants: { es: 'las fábricas y los talleres', en: 'factories and workshops' },
  offices: { es: 'las empresas', en: 'firms' },
};
