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
        es: 'Se ha pedido y está sin conceder: {{pendingGrants}}, {{fig:pending-funds}}. Ninguna cuenta de este plan la da por segura; si llega, resta lo mismo de lo que haya que pedir prestado.',
        en: 'Applied for and not granted yet: {{pendingGrants}}, {{fig:pending-funds}}. No figure in this plan counts on it; if it comes, that much less has to be borrowed.',
      },
    ],
  },
];
