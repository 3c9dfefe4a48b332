// Where the money goes and where it comes from, for whoever cannot see the chart.
import type { Message } from '../message.ts';
import { hasInvestor } from './investor-words.ts';

export const USES_ALT: readonly Message[] = [
  {
    id: 'uses.alt.investor',
    when: hasInvestor,
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de {{lowSpan}} y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios, {{fig:investor-funds}} de un inversor y {{fig:loan}} prestados; faltan {{fig:to-find}} y sobran {{fig:spare}}.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for {{lowSpan}} and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds, {{fig:investor-funds}} from an investor and {{fig:loan}} borrowed; {{fig:to-find}} is missing and {{fig:spare}} left over.',
      },
    ],
  },
  {
    id: 'uses.alt.raised',
    when: ({ diagnosis }) => diagnosis.isRaised,
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de {{lowSpan}} y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios y {{fig:loan}} prestados; por reunir, {{fig:raised-loan}} de préstamo y {{fig:raised-own}} sin deuda.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for {{lowSpan}} and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds and {{fig:loan}} borrowed; to be raised, {{fig:raised-loan}} of loan and {{fig:raised-own}} without debt.',
      },
    ],
  },
  {
    id: 'uses.alt.gap',
    when: ({ model }) => model.funding.gap > 0,
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de {{lowSpan}} y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios y {{fig:loan}} prestados; faltan {{fig:gap}}.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for {{lowSpan}} and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds and {{fig:loan}} borrowed; {{fig:gap}} is missing.',
      },
    ],
  },
  {
    id: 'uses.alt',
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de {{lowSpan}} y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios y {{fig:loan}} prestados; sobran {{fig:spare}}.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for {{lowSpan}} and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds and {{fig:loan}} borrowed; {{fig:spare}} is left over.',
      },
    ],
  },
];
