// A grant that was applied for and may not come: told, and counted on nowhere.
import { nameSources } from '../../facts/money-sources.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { grantNamed } from './backer-words.ts';

export function withPending(draft: Draft): Draft {
  const pending = nameSources(draft.facts).pending.map(grantNamed);
  return { ...draft, slots: { ...draft.slots, pendingGrants: listInBoth(pending) } };
}

export const PENDING: readonly Message[] = [
  {
    id: 'fin.pending',
    when: ({ figures }) => figures['pending-funds'] !== undefined,
    variants: [
      {
        es: 'Se ha pedido y aún no se ha concedido: {{pendingGrants}}, {{fig:pending-funds}}. El plan no cuenta con ese dinero; si llega, habrá que pedir prestado eso de menos.',
        en: 'Applied for and not yet granted: {{pendingGrants}}, {{fig:pending-funds}}. The plan does not count on that money; if it comes, that much less will have to be borrowed.',
      },
    ],
  },
];
