// What the business sets against a rival, as a clause with its subject and its verb: «el taller ofrece recogida en casa», "this plan proposes…".
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { isProposedIn, withoutProposal } from './gather-ours.ts';

/** Those who hand something over; the others see somebody. */
const HAND_OVER: ReadonlySet<SectorId> = new Set([
  'repair_shop',
  'ecommerce',
  'retail_shop',
  'crafts',
  'food_manufacturing',
  'agriculture',
  'logistics',
]);

/** By how the Spanish words begin; `@` is the business, `#` what it says. */
const CLAUSES: readonly (readonly [said: RegExp, es: string, en: string])[] = [
  [/^(?:\{\{fig:[^}]+\}\} (?:minutos|horas|días|semanas|meses)|una (?:hora|semana)|un (?:día|mes)|medio día)$/, '@ tarda #', '@ takes #'],
  [/^(?:\{\{fig:[^}]+\}\} como mucho)$/, 'en @ son #', 'at @ they are #'],
  [/^(?:sin (?:cita|espera|jaula)|todo el día|de uno en uno|a domicilio)/, '@ atiende #', '@ works #'],
  [/^hasta la/, '@ abre #', '@ is open #'],
  [/^(?:abre|cierra) /, '@ #', '@ #'],
  [/^siempre /, 'en @ atiende #', 'at @ it is #'],
  [/^con (?:garantía|seguro)/, '@ trabaja #', '@ works #'],
  [/^(?:hecho|fresco|de cuero)/, 'lo que vende @ es #', 'what @ sells is #'],
  [/^se recoge$/, '@ recoge y entrega a domicilio', '@ collects and returns'],
  [/^se conserva /, 'en @ #', 'at @ #'],
];
const AT_A_TIME = /^(?:al día|a la mañana|el mismo día|la misma semana|en el momento|al momento|al instante|de un día para otro)/;
const HANDED_OVER: Bilingual = { es: '@ entrega #', en: '@ delivers #' };
const SEEN: Bilingual = { es: '@ atiende #', en: '@ sees people #' };
const OFFERED: Bilingual = { es: '@ ofrece #', en: '@ offers #' };
/** What names the kind of business is what it is. */
const BEING: Bilingual = { es: '@ es #', en: '@ is #' };
const PROPOSED: Bilingual = { es: 'este plan propone #', en: 'this plan proposes #' };
/** Its own words: a whole sentence about itself is no thing that goes after a verb. */
const QUOTED: Bilingual = { es: 'la oferta de @ es #', en: 'what @ offers is #' };
const QUOTED_AFTER_NAME: Bilingual = { es: 'su oferta es #', en: 'what it offers is #' };
const QUOTED_WHOLE: Bilingual = { es: '@ lo cuenta así: #', en: '@ puts it like this: #' };

const QUOTE = /^\{\{quote:([^}]+)\}\}/;

/** The clause, to stand inside a sentence or, capital, at its start. */
export function tellOurs(draft: Draft, ours: PlanText, quoted: Bilingual = QUOTED): PlanText {
  const said = withoutProposal(ours);
  const told = clauseFor(draft, said);
  return perLanguage((language) => {
    const own = QUOTE.exec(said[language])?.[1];
    const inOwnWords = draft.quotes[own ?? '']?.text.includes(nameOf(draft, language)) ? QUOTED_WHOLE : quoted;
    const clause = isProposedIn(ours, language) ? PROPOSED : own ? inOwnWords : told;
    return clause[language].replace('@', () => nameOf(draft, language)).replace('#', () => said[language]);
  });
}

/** The same after the name of the business has been said: «ofrece recogida en casa». */
export function tellOursAfterName(draft: Draft, ours: PlanText): PlanText {
  const clause = tellOurs(draft, ours, QUOTED_AFTER_NAME);
  return perLanguage((language) => {
    const name = `${nameOf(draft, language)} `;
    return clause[language].startsWith(name) ? clause[language].slice(name.length) : clause[language];
  });
}

function nameOf({ slots }: Draft, language: Language): string {
  return slots.name?.[language] ?? '';
}

function clauseFor({ sector }: Draft, { es }: PlanText): Bilingual {
  if (AT_A_TIME.test(es)) return HAND_OVER.has(sector.id) ? HANDED_OVER : SEEN;
  const noun = /^una? (\p{L}+)/u.exec(es)?.[1];
  if (noun && foldText(sector.pack.aBusiness.es).split(' ').includes(foldText(noun))) return BEING;
  const found = CLAUSES.find(([said]) => said.test(es));
  return found ? { es: found[1], en: found[2] } : OFFERED;
}
