// When what is bought is ordered and whoever is hired is chosen, beside the pieces of the first weeks.
import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { add } from '../say.ts';

/** What is bought and who is hired have days of their own, before the pieces of these weeks. */
export function ordersAndHires(draft: Draft): readonly Block[] {
  const { figures, steps, model } = draft;
  if (steps.isOpen || !figures['sign-by'] || model.assumptions.investment.value === 0) return [];
  const isHiring = ['team-hired', 'team-part'].some((id) => figures[id]) && figures['fit-from'] && !figures['hire-later'];
  return [{ type: 'paragraph', text: isHiring ? add(ORDERED, HIRED) : add(ORDERED, { es: '.', en: '.' }), isSpare: true }];
}

const ORDERED: PlanText = {
  es: 'Fuera de esta tabla, el equipo y las primeras compras se piden al firmar, el {{fig:sign-by}}',
  en: 'Outside this table, equipment and first purchases are ordered on signing, on {{fig:sign-by}}',
};
const HIRED: PlanText = {
  es: ', y el personal se elige desde el {{fig:fit-from}} y firma antes de abrir.',
  en: ', and staff are chosen from {{fig:fit-from}} and sign before opening.',
};
