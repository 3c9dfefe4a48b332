// What opening costs, who pays, and how to find what is missing.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, PlanText } from './plan.ts';
import { sayFirst } from './say.ts';
import { figure, figureOrNone, paragraph, table, words } from './write-block.ts';

export function writeUsesSources(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'uses-sources',
      title: { es: 'En qué se va y de dónde sale', en: 'Where it goes and where it comes from' },
      subtitle: { es: 'dinero para abrir', en: 'money to open' },
      alt: sayFirst(draft, USES_ALT),
      uses: [
        { label: { es: 'Inversión', en: 'Investment' }, figure: 'investment' },
        { label: { es: 'Impuesto de las compras', en: 'Tax on purchases' }, figure: 'opening-vat' },
        { label: { es: 'Primera mercancía', en: 'First stock' }, figure: 'opening-stock' },
        { label: { es: 'Fianza del local', en: 'Deposit on premises' }, figure: 'deposit' },
        { label: { es: 'Trámites y apertura', en: 'Formalities' }, figure: 'pre-opening' },
        { label: { es: 'Primeros meses', en: 'First months' }, figure: 'start-up-losses' },
        { label: { es: 'Dos meses de gastos', en: 'Two months of costs' }, figure: 'reserve' },
        ...(draft.model.funding.spare > 0 ? [{ label: { es: 'Sin destino', en: 'Unassigned' }, figure: 'spare' }] : []),
      ],
      sources: [
        ...(draft.model.funding.ownFunds > 0 ? [{ label: { es: 'Fondos propios', en: 'Own funds' }, figure: 'own-funds' }] : []),
        ...(draft.model.funding.loan > 0 ? [{ label: { es: 'Préstamo', en: 'Loan' }, figure: 'loan' }] : []),
        ...(draft.model.funding.gap > 0 ? [{ label: { es: 'Falta por cubrir', en: 'Still to be found' }, figure: 'gap' }] : []),
      ],
    },
  };
}

const USES_ALT: readonly Message[] = [
  {
    id: 'uses.alt.gap',
    when: ({ model }) => model.funding.gap > 0,
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de los primeros meses y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios y {{fig:loan}} prestados; faltan {{fig:gap}}.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for the first months and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds and {{fig:loan}} borrowed; {{fig:gap}} is missing.',
      },
    ],
  },
  {
    id: 'uses.alt',
    variants: [
      {
        es: 'Usos: {{fig:opening-uses}} para abrir, {{fig:start-up-losses}} de los primeros meses y {{fig:reserve}} de reserva, en total {{fig:need}}. Fuentes: {{fig:own-funds}} propios y {{fig:loan}} prestados; sobran {{fig:spare}}.',
        en: 'Uses: {{fig:opening-uses}} to open, {{fig:start-up-losses}} for the first months and {{fig:reserve}} in reserve, {{fig:need}} in all. Sources: {{fig:own-funds}} of own funds and {{fig:loan}} borrowed; {{fig:spare}} is left over.',
      },
    ],
  },
];

export function writeFunding(draft: Draft): readonly Block[] {
  return [...(draft.diagnosis.hasGap ? [] : paragraph(draft, [NEED])), { type: 'paragraph', text: sayFirst(draft, BALANCE) }];
}

const NEED: Message = {
  id: 'fin.need',
  variants: [
    {
      es: 'La inversión suma {{fig:investment*}}, pero abrir cuesta {{fig:opening-uses*}}: el impuesto de las compras, la primera mercancía y los trámites se pagan antes de la primera venta. Con lo que piden los primeros meses y dos de gastos en reserva, {{fig:reserve*}}, hacen falta {{fig:need*}}.',
      en: 'The investment comes to {{fig:investment*}}, but opening takes {{fig:opening-uses*}}: tax on the purchases, first stock and formalities are paid before the first sale. With what the first months ask for and two months of costs in reserve, {{fig:reserve*}}, it takes {{fig:need*}}.',
    },
  ],
};

const BALANCE: readonly Message[] = [
  {
    id: 'fin.stop',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Se cuenta con {{fig:sources*}}. No se calculan maneras de reunir más, porque el dinero no es aquí lo que falta: mientras los meses pierdan, cada aportación solo alarga el camino. Primero el precio, el coste o los gastos fijos; después, el banco.',
        en: 'There is {{fig:sources*}}. No ways of raising more are worked out, because money is not what is missing here: as long as the months lose, each contribution only makes the road longer. First the price, the cost or the fixed costs; then the bank.',
      },
    ],
  },
  {
    id: 'fin.gap.deeper',
    when: ({ diagnosis }) => diagnosis.hasGap && diagnosis.digsDeeper,
    variants: [
      {
        es: 'Con lo previsto, la caja llega a {{fig:cash-low*}} en {{fig:cash-low-month*}}: para que ningún mes quede en rojo hay que reunir {{fig:to-find*}} más de los {{fig:sources*}} que hay.',
        en: 'With what is lined up, cash gets to {{fig:cash-low*}} in {{fig:cash-low-month*}}: for no month to end in the red, {{fig:to-find*}} more has to be raised than the {{fig:sources*}} there is.',
      },
    ],
  },
  {
    id: 'fin.gap',
    when: ({ diagnosis }) => diagnosis.hasGap,
    variants: [
      {
        es: 'La inversión es de {{fig:investment*}} y abrir cuesta {{fig:opening-uses*}}: de la diferencia, {{fig:opening-vat*}} son impuesto de las compras, que se adelanta y vuelve después. Se cuenta con {{fig:sources*}}, así que faltan {{fig:gap*}}.',
        en: 'The investment is {{fig:investment*}} and opening takes {{fig:opening-uses*}}: of the difference, {{fig:opening-vat*}} is tax on the purchases, paid first and back later. There is {{fig:sources*}}, so {{fig:gap*}} is missing.',
      },
    ],
  },
  {
    id: 'fin.exact',
    when: ({ model, diagnosis }) => diagnosis.fundingSaid && model.funding.spare === 0,
    variants: [
      {
        es: 'El dinero alcanza justo: hay {{fig:sources*}} y todo tiene destino. Un presupuesto que suba deja la reserva a medias: conviene pedirlos cerrados antes de firmar.',
        en: 'The money is just enough: there is {{fig:sources*}} and all of it is spoken for. One quote that rises eats into the reserve: get them fixed before signing.',
      },
    ],
  },
  {
    id: 'fin.supposed',
    when: ({ diagnosis }) => !diagnosis.fundingSaid,
    variants: [
      {
        es: 'Nadie ha dicho quién lo paga. El reparto entre fondos propios y préstamo es el que suele pedir un banco, y sirve para calcular la cuota de {{fig:instalment*}} al mes; la primera tarea es saber cuánto hay de verdad.',
        en: 'Nobody has said who pays. The split between own funds and loan is the one banks tend to ask for, and serves to work out the instalment of {{fig:instalment*}} a month; the first task is to learn how much there really is.',
      },
    ],
  },
  {
    id: 'fin.enough',
    variants: [
      {
        es: 'El dinero alcanza: hay {{fig:sources*}} y, guardada la reserva, sobran {{fig:spare*}}. Antes de pedir menos préstamo conviene tener los presupuestos cerrados y el alquiler por escrito.',
        en: 'The money is enough: there is {{fig:sources*}} and, with the reserve kept, {{fig:spare*}} is left. Before borrowing less, have the quotes fixed and the rent in writing.',
      },
    ],
  },
];

export function writeWays(draft: Draft): Block {
  const row = (name: PlanText, change: PlanText, instalment: string, breakEven: string) => ({
    cells: [words(name), words(change), figure(instalment), figureOrNone(draft, breakEven)],
  });
  return table({
    title: { es: 'Tres maneras de cubrir lo que falta', en: 'Three ways to cover what is missing' },
    size: 'text',
    columns: [
      { head: { es: 'Salida', en: 'Way out' }, align: 'start', width: 3 },
      { head: { es: 'Qué cambia', en: 'What changes' }, align: 'start', width: 6 },
      { head: { es: 'Cuota al mes', en: 'Instalment' }, align: 'end', width: 3 },
      { head: { es: 'Equilibrio con cuota', en: 'Break-even with it' }, align: 'end', width: 3 },
    ],
    rows: [
      row(
        { es: 'Más préstamo', en: 'Borrow more' },
        { es: 'un préstamo de {{fig:way-loan}}', en: 'a loan of {{fig:way-loan}}' },
        'way-loan-instalment',
        'way-loan-break-even',
      ),
      row(
        { es: 'A medias', en: 'Half and half' },
        {
          es: '{{fig:way-half-own}} propios o de la familia, préstamo de {{fig:way-half-loan}}',
          en: '{{fig:way-half-own}} of own or family money, loan of {{fig:way-half-loan}}',
        },
        'way-half-instalment',
        'way-half-break-even',
      ),
      row(
        { es: 'Un socio, o abrir más ligero', en: 'A partner, or open lighter' },
        {
          es: '{{fig:way-own}} que alguien aporta o que se dejan de gastar',
          en: '{{fig:way-own}} that somebody puts in or that is not spent',
        },
        'way-own-instalment',
        'way-own-break-even',
      ),
    ],
  });
}
