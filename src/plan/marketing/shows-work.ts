// What there is to show in the first weeks: a service of weeks has finished nothing by then, and a class or a shop finishes nothing.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { saleKindOf } from './sale-kind.ts';

const WEEKS =
  /\b(?:in|within|over|takes?|lasts?|en|dura\w*|tarda\w*) (?:about |around |just |unas |unos |solo )?(?:\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|varias|varios))[ -](?:weeks?|semanas|months?|meses)\b/;

/** Whether one sale takes weeks from the order to its end: by its trade, or as the offer tells it. */
export function isSlowSale({ sector, facts, diagnosis }: Pick<Draft, 'sector' | 'facts' | 'diagnosis'>): boolean {
  if (diagnosis.isRecurring) return false;
  return sector.revenueModel === 'project' || WEEKS.test(foldText(factValue(facts, 'solution') ?? ''));
}

/** Whether something finished can be shown in the first month: no class, counter or stay ends in a piece of work. */
export function showsWork(draft: Draft): boolean {
  return !isSlowSale(draft) && ['work', 'account', 'care', 'shelf'].includes(saleKindOf(draft));
}
