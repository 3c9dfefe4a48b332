// The marketing money that no channel needs yet, and when it is given out.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { Cell } from '../plan.ts';
import { figure, words } from '../write-block.ts';

const NOTHING: Cell = { empty: true };

/** What no channel can use waits for the first of them that shows it can. */
export function heldRow({ figures }: Draft): readonly { readonly cells: readonly Cell[] }[] {
  if (amountOf(figures, 'budget-held') === 0) return [];
  return [
    {
      cells: [
        words({ es: 'Sin asignar', en: 'Held back' }),
        words({
          es: 'Ningún canal lo necesita aún. A final de {{fig:m03-name}}, si faltan clientes, pasa al más barato',
          en: 'No channel needs it yet. At the end of {{fig:m03-name}}, if customers are missing, it goes to the cheapest',
        }),
        figure('budget-held'),
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
      ],
    },
  ];
}

/** What not spending it spares; where money is missing, by how much that falls. */
export const HELD: readonly Message[] = [
  {
    id: 'budget.held.spared',
    when: ({ figures }) => figures['held-spared'] !== undefined,
    variants: [
      {
        es: 'De ese dinero, {{fig:budget-held}} al mes no hacen falta aún: si no se gastan nunca, se ahorran {{fig:held-year*}} al año y el dinero por reunir baja {{fig:held-spared*}}.',
        en: 'Of that money, {{fig:budget-held}} a month is not needed yet: never spending it saves {{fig:held-year*}} a year and lowers the money to raise by {{fig:held-spared*}}.',
      },
    ],
  },
  {
    id: 'budget.held',
    when: ({ figures }) => figures['held-year'] !== undefined,
    variants: [
      {
        es: 'De ese dinero, {{fig:budget-held}} al mes no hacen falta aún: si no se gastan nunca, se ahorran {{fig:held-year*}} al año.',
        en: 'Of that money, {{fig:budget-held}} a month is not needed yet: never spending it saves {{fig:held-year*}} a year.',
      },
    ],
  },
];
