// A sentence against one rival, or several told as one, in the words for it.
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Column } from '../market/compare-rivals.ts';
import { trialOf } from '../market/trial-words.ts';
import { pickVariant } from '../pick-variant.ts';
import type { PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { withApart } from './tell-price.ts';

export type Say = (id: string, variants: readonly Bilingual[], slots: Readonly<Record<string, PlanText>>) => PlanText;

export function listHeads(columns: readonly Column[]): PlanText {
  return listInBoth(columns.map(({ head }) => head));
}

export function sayWith(draft: Draft, rival: PlanText): Say {
  return (id, variants, slots) =>
    withApart(
      draft,
      label(
        { ...draft, slots: { ...draft.slots, trial: trialOf(draft), ...slots, rival } },
        pickVariant(`${draft.id} ${id} ${rival.en}`, variants),
      ),
    );
}
