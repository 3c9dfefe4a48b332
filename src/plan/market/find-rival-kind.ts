import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { type Alternative, type AlternativeId, SAME_TRADE } from './alternative-words.ts';
import { alternativeOf, findAlternative } from './find-alternative.ts';
import type { Rival } from './gather-rivals.ts';
import { KNOWN_BRANDS } from './known-brands.ts';

/** Trades that live on a screen: a program or a site beside them is one of their own. */
const ON_SCREEN: readonly SectorId[] = ['saas', 'marketplace_app'];

/** Kinds that are of another trade than the business. */
const OUTSIDE: ReadonlySet<AlternativeId> = new Set(['chain', 'public', 'library', 'machine', 'tool', 'online', 'one-person']);

const BIG =
  /\b(?:(?:big|large) national|national (?:firm|company|chain)|(?:empresa|cadena|firma) nacional|multinacional\w*|multinational\w*|franquicia|franchise|massive|huge|gigante\w*|inmens[oa]s?|nationwide|en tod[oa] el pais)\b/;
/** "Hiring a van at Hertz": whoever does so does the work themselves, with what is another's. */
const WHEN_IT_SUITS: Alternative['why'] = { es: 'se hace cuando uno quiere', en: 'done when it suits' };
const HIRING = /^(?:y |and |or |o )?(?:alquil\w+|rent\w*|hir(?:e|ing)|arrend\w+)\b/;

/** «Que es una app», "it's an online shop": it is said to be on a screen, whatever its name. */
const PROGRAM = /\b(?:es|is|it.?s|son|are) (?:solo |just )?(?:una? |an? |the )?(?:\w+ )?(?:apps?|aplicacion\w*|software|programas?)\b/;
const SITE =
  /\b(?:es|is|it.?s|son|are) (?:solo |just )?(?:una? |an? |the )?(?:\w+ )?(?:webs?|website|plataforma|platform|marketplace|por internet|en linea|online)\b/;

/** Chains whose short name is anything elsewhere, and one chain beside a café. */
const COFFEE_CHAINS = /^(?:costa|nero|pret|tims|dunkin)$/;

/** What whoever has a business of this sector is called: one of those down the road does the same, and not a bit of everything. */
const OWN_KIND: Partial<Readonly<Record<SectorId, RegExp>>> = {
  consulting_freelance:
    /\b(?:practices?|estudios?|despachos?|gestorias?|asesorias?|firms?|architects?|arquitect[oa]s?|lawyers?|solicitors?|abogad[oa]s?)\b/,
  agency: /\b(?:agencias?|agenc(?:y|ies)|estudios?|studios?)\b/,
  academy: /\b(?:academias?|academ(?:y|ies)|autoescuelas?|driving schools?|language schools?|escuelas? de idiomas)\b/,
  beauty_salon: /\b(?:peluquerias?|peluquer[oa]s?|barberias?|barber[oa]s?|salones|barber shops?|barbers?|hair ?dressers?|salons?)\b/,
  health_clinic: /\b(?:clinicas?|consultas?|clinics?|practices?)\b/,
  repair_shop: /\b(?:taller(?:es)?|garages?|repair shops?)\b/,
  tourism_lodging: /\b(?:casas? rural(?:es)?|hoteles|hostal(?:es)?|posadas?|guest ?houses?|b ?& ?bs?|inns?|hotels)\b/,
};

/** Kinds that somebody is taken for whose description says no more. */
const UNSURE_KINDS: ReadonlySet<AlternativeId> = new Set(['neighbour', 'one-person', 'other-thing']);

/** «El peluquero de mi padre», "my dad's barber": one person of the trade, and no shop with whoever is free in it. */
const ONE_OF_THE_TRADE =
  /^(?:el|la|un|una|mi|the|an?|my) (?:(?:[a-z]+ )?(?:[a-z]+['’]s ))?(?:peluquer[oa]|barber[oa]?|barbero|estilista|manicurista|esteticista|hair ?dresser|stylist)(?! shop)(?![a-z])/;

export function isOneOfTheTrade({ name, isNamed }: Pick<Rival, 'name' | 'isNamed'>): boolean {
  return !isNamed && ONE_OF_THE_TRADE.test(foldText(name));
}

/** What kind of rival this is, by its name or by how it was described; a name that says nothing is taken for one of the same trade. */
export function findRivalKind(
  { name, isNamed, called, words }: Pick<Rival, 'name' | 'isNamed' | 'called' | 'words'>,
  sector: SectorId,
): Alternative {
  const said = foldText(name).replace(/^(?:grupo|los|las|el|la|the) | for work$/g, '');
  if (sector === 'cafe_restaurant' && COFFEE_CHAINS.test(said.trim())) return alternativeOf('chain');
  const brand = KNOWN_BRANDS.find(([, words]) => {
    const [found] = words.exec(said) ?? [];
    return (
      found !== undefined &&
      (!isNamed || found.length === said.length || new RegExp(` (?:de|del) ${found}$|^${found} (?:de|del|en|in|on|at) `).test(said))
    );
  })?.[0];
  const isOwnTrade =
    (brand === 'tool' || brand === 'online') && (ON_SCREEN.includes(sector) || (brand === 'online' && sector === 'ecommerce'));
  if (brand) return isOwnTrade ? SAME_TRADE : alternativeOf(brand);
  if (isOneOfTheTrade({ name, isNamed })) return alternativeOf('one-person');
  if (!isNamed) {
    const kind = findAlternative(name);
    return UNSURE_KINDS.has(kind.id) && OWN_KIND[sector]?.test(foldText(name)) ? SAME_TRADE : kind;
  }
  if (HIRING.test(foldText(words))) return { ...alternativeOf('own-hands'), why: WHEN_IT_SUITS };
  if (BIG.test(foldText(words))) return alternativeOf('chain');
  if (!ON_SCREEN.includes(sector) && PROGRAM.test(foldText(words))) return alternativeOf('tool');
  if (!ON_SCREEN.includes(sector) && sector !== 'ecommerce' && SITE.test(foldText(words))) return alternativeOf('online');
  const told = findAlternative(called);
  return OUTSIDE.has(told.id) ? told : SAME_TRADE;
}
