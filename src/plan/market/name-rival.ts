import { capitalise } from '../../language/capitalise.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Language, perLanguage } from '../../language/language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Plan, PlanText } from '../plan.ts';
import { rivalNameQuote } from '../told/gather-quotes.ts';
import { findRivalKind } from './find-rival-kind.ts';
import type { Rival } from './gather-rivals.ts';
import { KIND_WORDS } from './kind-words.ts';
import { tellSeller } from './tell-seller.ts';

/**
 * What a rival is called everywhere in the plan. A name stands as it was given; what is no name («un mecánico a domicilio») is told in both
 * languages where they have words for it, else in the other one by its kind.
 */
export function nameRival(rival: Rival, at: number, sector: SectorId, quotes: Plan['quotes']): PlanText {
  const { name, isNamed } = rival;
  if (isNamed && !/[\p{Lu}\d]|(?<!\p{L})(?:mi|my|su|their|nuestr[oa]s?|our)(?!\p{L})/u.test(name) && !ARTICLE_FIRST.test(name))
    return perLanguage(() => withCapitals(name));
  return perLanguage((language) => asTheirs(nameOf(rival, at, sector, quotes)[language], language));
}

/** «o forno de ferreira», typed without capitals: a name is written with them. */
function withCapitals(name: string): string {
  const words = name.split(' ').map((word, at) => (at > 0 && SMALL_IN_NAME.test(word) ? word : capitalise(word)));
  return words.join(' ');
}

const SMALL_IN_NAME = /^(?:de|del|do|da|dos|das|la|las|los|el|y|e|of|the|and|at|in|for|a|d['’]\p{L}+)$/u;

/** «El peluquero de mi padre»: the plan has no father, and its customers have others, so it is the founder's. A name of one's own («Mi Barbería») begins with a capital. */
function asTheirs(name: string, language: Language): string {
  return language === 'es'
    ? name.replace(MINE.es, (_, of: string | undefined, noun: string) => {
        const the = theOf(noun, of !== undefined);
        return KIN.es.test(noun) ? `${the} ${noun} de quien emprende` : `${the} ${noun}`;
      })
    : name.replace(MINE.en, (_, noun: string) => (KIN.en.test(noun) ? `the founder’s ${noun}` : `the ${noun}`));
}

const MINE: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(de )?(?:mi|nuestr[oa])s? (\p{Ll}+)/gu,
  en: /(?<!\p{L})(?:my|our) (\p{Ll}+)/gu,
};
/** Whose they are matters; «nuestro pueblo» is the town. */
const KIN: Readonly<Record<Language, RegExp>> = {
  es: /^(?:padres?|madre|papá|mamá|suegr[oa]s?|cuñad[oa]s?|herman[oa]s?|prim[oa]s?|tí[oa]s?|abuel[oa]s?|hij[oa]s?|marido|mujer|novi[oa]|pareja|famili\p{L}+|amig[oa]s?|vecin[oa]s?|sobrin[oa]s?|jef[ea]s?)$/u,
  en: /^(?:father|dad|mother|mum|mom|parents|brother|sister|cousin|uncle|aunt|gran\p{L}+|son|daughter|husband|wife|partner|family|friends?|neighbou?rs?|nephew|niece|boss|mate)$/u,
};

function theOf(noun: string, isAfterDe: boolean): string {
  const isFeminine = /(?:[^m]a|mamá|madre|mujer|ciudad|calle)s?$/u.test(noun) && noun !== 'papá';
  const the = noun.endsWith('s') ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el';
  if (!isAfterDe) return the;
  return the === 'el' ? 'del' : `de ${the}`;
}

function nameOf(rival: Rival, at: number, sector: SectorId, quotes: Plan['quotes']): PlanText {
  const { name, isNamed } = rival;
  // «La tintorería Rivera» is one, and not what a dry cleaner is in general.
  const known = isNamed || HOLDS_NAME.test(name) ? undefined : findConcepts(name, sector, ['alternative'])[0];
  const quote = rivalNameQuote(at);
  // «La peluquería de Manolo» is that one and no other: what the trade's customers use in general is told of none.
  const told = quotes[quote] ? tellSeller(name, quotes[quote].language) : null;
  if (told && /(?:^| )(?:de|in|en) \p{Lu}|\p{Lu}\p{L}*['’]s /u.test(name)) return told;
  if (known) return { es: known.es, en: known.en };
  if (!quotes[quote]) return { es: withArticle(name), en: name };
  if (OF_THE_PLACE.test(foldText(name)))
    return perLanguage((language) => (quotes[quote]?.language === language ? name : SERVICE_OF_THE_PLACE[language]));
  const kind = findRivalKind(rival, sector);
  const seller = kind.id === 'one-person' ? sellerIn(rival) : null;
  if (seller) return seller;
  if (told) return told;
  if (/\d/.test(name) || kind.id === 'other-thing') return { es: `{{quote:${quote}}}`, en: `{{quote:${quote}}}` };
  if (HOLDS_NAME.test(name)) {
    const bare = capitalise(name.replace(ARTICLE_FIRST, ''));
    return perLanguage((language) => (quotes[quote]?.language === language ? name : bare));
  }
  const native = (kind.id === 'one-person' && personIn(rival)) || KIND_WORDS[kind.id].name;
  return perLanguage((language) => (isNamed || quotes[quote]?.language === language ? name : native[language]));
}

const HOLDS_NAME = /\p{Ll}{4,} \p{Lu}\p{Ll}/u;
const ARTICLE_FIRST = /^(?:el|la|los|las|un|una|the|an?) /i;

/** "The homes' own visiting hairdresser", «la peluquera de la propia residencia»: of the place where the customers are. */
const OF_THE_PLACE =
  /\b(?:the )?[a-z]+(?:.s|s.?) own (?:[a-z]+ing )?[a-z]+(?:er|or|ist|man|woman|staff|salon|shop|restaurant|canteen|team|service)s?\b|\b(?:de la propia|del propio) (?!familia|cliente?|dueno)[a-z]{4,}\b/;
const SERVICE_OF_THE_PLACE: PlanText = { es: 'el servicio propio del lugar', en: 'the place’s own service' };

const PERSONS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:senoras?|mujer|lady|woman)\b/, 'señora', 'woman'],
  [/\b(?:senor|hombre|chap|guy|man|bloke)\b/, 'señor', 'man'],
];
const SELLS_ON = /\b(?:facebook|instagram|whatsapp)\b/;

/** «La señora que vende por Facebook»: who it is by where they sell, which stands for a name in either language; null where neither was told. */
function sellerIn({ name, words }: Rival): PlanText | null {
  const [, es, en] = PERSONS.find(([clue]) => clue.test(foldText(name))) ?? [];
  const where = SITES[SELLS_ON.exec(foldText(words))?.[0] ?? ''];
  if (!es || !where) return null;
  return { es: `${es === 'señora' ? 'la' : 'el'} ${es} que vende por ${where}`, en: `the ${en} who sells on ${where}` };
}

function personIn({ name }: Rival): PlanText | null {
  const [, es, en] = PERSONS.find(([clue]) => clue.test(foldText(name))) ?? [];
  return es ? { es: `${es === 'señora' ? 'una' : 'un'} ${es}`, en: `a ${en} working alone` } : null;
}

const SITES: Readonly<Record<string, string>> = { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp' };

const MASCULINE =
  /^(?:Instituto|Ayuntamiento|Centro|Colegio|Museo|Mercado|Hospital|Taller|Estudio|Club|Gimnasio|Conservatorio|Patronato|Hostal|Hotel|Polideportivo|Civivox|Obrador|Horno|Bar|Restaurante|Banco|Sergas|Sacyl|Salón) \p{Lu}/u;
const FEMININE =
  /^(?:Academia|Escuela|Universidad|Asociación|Fundación|Clínica|Librería|Peluquería|Barbería|Tienda|Panadería|Pastelería|Cafetería|Carnicería|Frutería|Floristería|Cooperativa|Biblioteca|Agencia|Asesoría|Gestoría|Bodega|Quesería|Tintorería|Lavandería|Guardería|Residencia) \p{Lu}/u;

/** A name that begins with what its owner is has the article that this takes: «frente al Instituto Cervantes». */
function withArticle(name: string): string {
  if (MASCULINE.test(name)) return `el ${name}`;
  return FEMININE.test(name) ? `la ${name}` : name;
}
