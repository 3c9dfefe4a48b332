// What an advertisement may say of the price, of what others decide and of what is put on every week.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { NO_WORDS, priceSlots } from '../customer/list-price.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { isUnsigned } from '../money/way-words.ts';
import type { PlanText } from '../plan.ts';
import { findWeekly } from '../told/with-weekly.ts';

/** None while the decision waits for a dearer one to be paid; where it was told without tax, it says so. */
export function advertisedPrice(draft: Draft): Draft['slots'] {
  const { model, figures } = draft;
  if (isUnsigned(draft) && figures['remedy-price'] && !hasFixedPrice(draft)) return { priced: NO_WORDS, atPrice: NO_WORDS };
  const slots = priceSlots(draft);
  if (model.assumptions.taxIncluded.fact === undefined || figures['price-with-tax'] === undefined) return slots;
  const taxed = ({ es, en }: PlanText): PlanText => ({
    es: es.replace(PRICED, '$& más impuesto de ventas'),
    en: en.replace(PRICED, '$& plus sales tax'),
  });
  return Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, taxed(text)]));
}

const PRICED = /\{\{fig:price-charged\}\}/;

/** What is put on for customers on one day of every week begins with the first of them. */
export function weeklySlot({ said, slots }: Draft): Draft['slots'] {
  const weekly = findWeekly(said.promise);
  if (!weekly) return { weekly: NO_WORDS };
  const isSaid = slots.promiseShort?.es.includes(weekly.es) === true;
  return {
    weekly: isSaid
      ? { es: ' La primera sesión, esa misma semana.', en: ' The first session is that same week.' }
      : { es: ` Esa misma semana, la primera sesión: ${weekly.es}.`, en: ` That same week, the first session: ${weekly.en}.` },
  };
}

/** The weeks that were promised, where part of them is somebody else's to decide. */
export function decidedElsewhere({ said, figures }: Draft): PlanText | null {
  return (figures['submit-weeks'] && said.edges.find(({ es }) => es.startsWith('un plazo de'))) || null;
}

/** «Licencia de obra en diez semanas»: when it is handed in can be promised, and not what a council decides. */
export function submissionSlot({ facts, said }: Draft): Draft['slots'] {
  const isTimed = said.promise.some(({ es }) => es.startsWith('un plazo de'));
  return isTimed && DECIDED_ELSEWHERE.test(foldText(factValue(facts, 'solution') ?? '')) ? { submission: HANDED_IN } : {};
}

const DECIDED_ELSEWHERE =
  /\b(?:licencias?|permisos?|planning (?:permission|consent|approval)|building permits?|permits?|visados?|visas?|homologacion\w*)\b/;
const HANDED_IN: PlanText = {
  es: 'la fecha en que se presenta; la decisión es de la administración',
  en: 'the date it is submitted; the decision is the authority’s',
};
