import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { isUnsigned } from './way-words.ts';

/** Whether the scenario beside the volumes is the version that holds: nobody should sign the one told. */
export function isMendedCase(draft: Draft): boolean {
  return isUnsigned(draft) && draft.figures['mended-revenue'] !== undefined;
}

/** What changes beside the volume: the version that holds, or what would say most. Its figures begin with `name`; null where nothing does. */
export function otherCase(draft: Draft): { readonly name: string; readonly head: PlanText } | null {
  const { figures } = draft;
  if (isMendedCase(draft)) return { name: 'mended', head: figures['remedy-price'] ? AT_PRICE : AT_LESS };
  if (figures['case-pay']) return { name: 'case', head: WITH_PAY };
  return figures['case-charge'] ? { name: 'case', head: AT_LOWER } : null;
}

const AT_PRICE: PlanText = { es: 'a {{fig:mended-price}}', en: 'at {{fig:mended-price}}' };
const AT_LESS: PlanText = { es: 'gasto −{{fig:remedy-cut}}', en: 'costs −{{fig:remedy-cut}}' };
const WITH_PAY: PlanText = { es: 'sueldo propio de {{fig:case-pay}}', en: 'own pay of {{fig:case-pay}}' };
const AT_LOWER: PlanText = { es: 'a {{fig:case-charge}}', en: 'at {{fig:case-charge}}' };
