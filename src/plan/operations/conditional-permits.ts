// Permits that are asked of some businesses of a trade and not of others: what was told makes one sure; else it is listed as conditional, and no date waits for it.
import type { FactSheet } from '../../facts/fact.ts';
import { tellsOf } from '../../facts/tells-of.ts';

/** «Si se cocina», “where required”: the words of a list say themselves that it is not asked of all. */
const CONDITIONAL = /\b(?:if|where|when|whether)\b|voluntary/;
/** The permit is everybody's, and only what hangs on it depends. */
const FIRM_ANYWAY = /^licen[cs]e for the premises/;

interface Condition {
  /** Of the permit, in English. */
  readonly permit: RegExp;
  /** Of the founder's answers, folded. */
  readonly told: RegExp;
}

const CONDITIONS: readonly Condition[] = [
  {
    permit: /equipment needs it/,
    told: /\b(?:laser|luz pulsada|ipl|fotodepilacion|aparatologia|radiofrecuencia|cavitacion|presoterapia|micropigmentacion|microblading|rayos uva|solarium|sunbeds?|needling)\b/,
  },
  {
    permit: /outdoor tables/,
    told: /\b(?:terrazas?|mesas (?:fuera|afuera|en la (?:calle|acera))|outdoor (?:tables|seating)|tables outside|patio)\b/,
  },
  { permit: /background music/, told: /\b(?:musica|music|dj|conciertos?|concerts?)\b/ },
  { permit: /pesticides/, told: /\b(?:fumig\w+|plagas|fitosanitarios|herbicidas?|weedkiller|spray(?:ing)?|pests?)\b/ },
  {
    permit: /protected trees|chainsaw/,
    told: /\b(?:talar?|tala|podas? (?:de|en) altura|arboles|motosierra|fell(?:ing)?|tree (?:work|surgery)|trees|chainsaw)\b/,
  },
  { permit: /drones/, told: /\bdrone?s?\b/ },
  {
    permit: /(?:meals|tea|food) (?:are|is) served/,
    told: /\b(?:merienda|meriendas|comidas?|catering|menus?|tapas|canapes|snacks?|food|tea|meals|cake|tarta)\b/,
  },
  { permit: /organic certification/, told: /\b(?:ecologic[oa]s?|organic[oa]?s?)\b/ },
  { permit: /cabling/, told: /\b(?:cableado|cabling|cat ?6)\b/ },
  { permit: /used gold/, told: /\b(?:oro (?:usado|viejo)|compro oro|(?:used|old|scrap) gold)\b/ },
  { permit: /tachograph|transport manager/, told: /\b(?:camion(?:es)?|trailers?|lorr(?:y|ies)|trucks?|toneladas|tonnes?)\b/ },
  { permit: /pieces for children/, told: /\b(?:nin[oa]s?|bebes?|juguetes?|children|kids|bab(?:y|ies)|toys?)\b/ },
  { permit: /dryers/, told: /\b(?:secadoras? (?:de|a) gas|gas dryers?)\b/ },
  {
    permit: /refrigerant/,
    told: /\b(?:neveras?|frigorificos?|heladeras?|refrigerador(?:es)?|aire acondicionado|climatizacion|fridges?|freezers?|refrigerat\w+|air conditioning|heat pumps?|aerotermia)\b/,
  },
  { permit: /gas registration/, told: /\b(?:calentador(?:es)?|calderas?|cocinas? de gas|estufas? de gas|gas|boilers?|water heaters?)\b/ },
  { permit: /waste is stored/, told: /\b(?:almacen\w*|clasific\w+|tritur\w+|stor(?:e|ing)|sort(?:ing)?|shred\w*)\b/ },
  { permit: /stands? outdoors|street use/, told: /\b(?:calles?|plazas?|parques?|aire libre|playa|outdoors?|street|park|beach)\b/ },
];

/** Whether nobody can tell yet that it will be asked of this business. */
export function isOnlyForSome(english: string, facts: FactSheet): boolean {
  if (!holdsCondition(english)) return false;
  return !CONDITIONS.some(({ permit, told }) => permit.test(english) && tellsOf(facts, told));
}

/** Whether its own words say that it is not asked of all. */
export function holdsCondition(english: string): boolean {
  return CONDITIONAL.test(english) && !FIRM_ANYWAY.test(english);
}
