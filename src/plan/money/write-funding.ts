// What opening costs and who pays.

import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { Block, Chart, PlanText } from '../plan.ts';
import { firstOf, label, sayFirst } from '../say.ts';
import { NEED, withUses } from '../summary/need-words.ts';
import { paragraph } from '../write-block.ts';
import { BACKERS, type Backer, backerLabel, backersOf, missingLabel, withBackers } from './backer-words.ts';
import { ASK, ENOUGH_SOLD, hasInvestor } from './investor-words.ts';
import { isLean, LEAN, SUPPOSED, withLean } from './lean-words.ts';
import { RESERVE_TOLD } from './opening-words.ts';
import { PENDING, withPending } from './pending-grants.ts';
import { askedLoan } from './tell-way.ts';
import { USES_ALT } from './uses-words.ts';
import { writeLean } from './write-versions.ts';

export function writeUsesSources(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'uses-sources',
      title: { es: 'En qué se va y de dónde sale', en: 'Where it goes and where it comes from' },
      subtitle: { es: 'el dinero para abrir', en: 'money to open' },
      alt: sayFirst(draft, USES_ALT),
      uses: [
        { label: label(draft, INVESTMENT), figure: 'purchases' },
        { label: { es: 'Impuesto de las compras', en: 'Tax on purchases' }, figure: 'opening-vat' },
        { label: { es: 'Primera mercancía', en: 'First stock' }, figure: 'opening-stock' },
        { label: { es: 'Fianza del local', en: 'Deposit on premises' }, figure: 'deposit' },
        { label: { es: 'Trámites y apertura', en: 'Permits and opening' }, figure: 'pre-opening' },
        ...(draft.model.funding.openingRent > 0 ? [{ label: RENT_AHEAD, figure: 'opening-rent' }] : []),
        { label: draft.model.lowestCash.month > A_YEAR ? CASH_DROP : FIRST_DROP, figure: 'start-up-losses' },
        { label: label(draft, RESERVE), figure: 'reserve' },
        ...(draft.model.funding.spare > 0 ? [{ label: draft.diagnosis.isRaised ? LATER_MONTHS : UNASSIGNED, figure: 'spare' }] : []),
      ],
      sources: [
        ...ownSources(draft),
        ...(hasInvestor(draft) ? [{ label: FOR_A_SHARE, figure: 'investor-funds', pending: true as const }] : []),
        ...loanSources(draft),
        ...missingSources(draft),
      ],
    },
  };
}

type Sources = Extract<Chart, { type: 'uses-sources' }>['sources'];

const OWN: PlanText = { es: 'Fondos propios', en: 'Own funds' };
const LOAN: PlanText = { es: 'Préstamo', en: 'Loan' };

function ownSources(draft: Draft): Sources {
  const { own } = backersOf(draft);
  const rest = own.length === 0 ? 'own-funds' : 'own-rest';
  return [...(amountOf(draft.figures, rest) > 0 ? [{ label: OWN, figure: rest }] : []), ...own.map(rowOf)];
}

function loanSources(draft: Draft): Sources {
  const { loan } = backersOf(draft);
  const rest = loan.length === 0 ? 'loan' : 'loan-rest';
  return [...loan.map(rowOf), ...(amountOf(draft.figures, rest) > 0 ? [{ label: LOAN, figure: rest }] : [])];
}

function rowOf(backer: Backer): Sources[number] {
  return { label: backerLabel(backer), figure: backer.figure };
}

const INVESTMENT: PlanText = { es: 'Inversión{{besideReserve}}', en: 'Investment{{besideReserve}}' };
const RESERVE: PlanText = { es: 'Reserva, {{reserveSpan}}', en: 'Reserve, {{reserveSpan}}' };
/** How many months of it stands with the sum: nobody was asked. */
/** Cash that goes down for more than a year is not that of the first months. */
const A_YEAR = 12;
const FIRST_DROP: PlanText = { es: 'Caída de la caja al arrancar', en: 'Cash used in the first months' };
const CASH_DROP: PlanText = { es: 'Caída de la caja hasta su mínimo', en: 'Cash used before it rises' };
const RENT_AHEAD: PlanText = {
  es: 'Alquiler hasta abrir, {{fig:opening-rent-months}} meses',
  en: 'Rent until opening, {{fig:opening-rent-months}} months',
};
/** Sought, and so not there yet. */
const FOR_A_SHARE: PlanText = { es: 'Un inversor, por una parte', en: 'An investor, for a share' };
const UNASSIGNED: PlanText = { es: 'Sin destino', en: 'Unassigned' };
const LATER_MONTHS: PlanText = { es: 'Meses de más adelante', en: 'Later months' };

/** Money that is not there yet: in the way the plan counts on, or as one hole where no way holds. */
function missingSources(draft: Draft): Sources {
  const { funding } = draft.model;
  const { missing } = backersOf(draft);
  const asked = {
    label: missing ? missingLabel(missing) : askedLoan(draft.model),
    figure: 'raised-loan',
    pending: true as const,
  };
  const brought = {
    label: { es: 'Más dinero, por reunir', en: 'Further funds, to be raised' },
    figure: 'raised-own',
    pending: true as const,
  };
  if (draft.diagnosis.isRaised) return [...(funding.raisedLoan > 0 ? [asked] : []), ...(funding.raisedOwn > 0 ? [brought] : [])];
  return funding.gap > 0 ? [{ label: { es: 'Falta por cubrir', en: 'Still to be found' }, figure: 'gap', pending: true }] : [];
}

export function writeFunding(draft: Draft): readonly Block[] {
  return [
    ...(draft.diagnosis.hasGap ? [] : paragraph(withUses(draft), firstOf(draft, NEED))),
    { type: 'paragraph', text: sayFirst(withUses(draft), BALANCE) },
    ...paragraph(draft, firstOf(draft, RESERVE_TOLD)),
    ...paragraph(withBackers(draft), firstOf(draft, BACKERS)),
    ...paragraph(withPending(draft), firstOf(draft, PENDING)),
    ...(isLean(draft) ? [writeLean(withLean(draft))] : []),
    ...paragraph(withLean(draft), firstOf(draft, LEAN)),
    ...paragraph(draft, firstOf(draft, ASK)),
  ];
}

const BALANCE: readonly Message[] = [
  {
    id: 'fin.stop',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Se cuenta con {{fig:sources*}}. No se calculan maneras de reunir más, porque el dinero no es aquí lo que falta: mientras los meses pierdan, cada aportación solo alarga el camino. Primero el precio, el coste o los gastos fijos; después, el banco.',
        en: 'There is {{fig:sources*}}. No ways of raising more are worked out, because money is not the problem: while months lose money, more of it only delays the end. First the price, the cost or the fixed costs; then the bank.',
      },
      {
        es: 'Reunir más de los {{fig:sources*}} con que se cuenta no serviría: un negocio que pierde cada mes gasta lo que se le dé. Se arregla antes el precio, el coste o los gastos fijos, y solo después se habla con el banco.',
        en: 'Raising more than the {{fig:sources*}} counted on would not help: a business that loses money every month spends whatever it is given. Fix price, cost or fixed costs first, and only then go to the bank.',
      },
      {
        es: 'El problema no se paga con más dinero. Los {{fig:sources*}} reunidos, o el doble, durarían lo que la pérdida de cada mes permita; lo que hay que mover es el precio, el coste o los gastos fijos, y luego ir al banco.',
        en: 'More money does not solve this problem. The {{fig:sources*}} lined up, or twice as much, would only last until the monthly losses used it up; price, cost or fixed costs have to change first.',
      },
    ],
  },
  {
    id: 'fin.gap.cushion',
    when: ({ diagnosis, figures }) => diagnosis.hasGap && figures['gap-least'] === undefined,
    variants: [
      {
        es: 'Con los {{fig:sources*}} con que se cuenta se abre y ningún mes queda en rojo. Los {{fig:gap*}} que faltan son reserva: con ellos quedan guardados {{fig:reserve*}}, {{reserveSpan}}.',
        en: 'The {{fig:sources*}} counted on opens the business and no month ends in the red. The {{fig:gap*}} missing is reserve: it brings it up to {{fig:reserve*}}, {{reserveSpan}}.',
      },
      {
        es: 'Los {{fig:gap*}} que faltan no son para abrir ni para llegar a fin de mes, que se paga con los {{fig:sources*}} con que se cuenta: completan los {{fig:reserve*}} de reserva, {{reserveSpan}}.',
        en: 'The {{fig:gap*}} missing is not for opening or running costs, which the {{fig:sources*}} counted on covers: it completes the {{fig:reserve*}} reserve, {{reserveSpan}}.',
      },
    ],
  },
  {
    // All that opening takes beyond the purchases is the tax on them.
    id: 'fin.gap.tax',
    when: ({ diagnosis, model: { funding } }) =>
      diagnosis.hasGap && funding.openingVat > 0 && funding.openingUses - funding.purchases === funding.openingVat,
    variants: [
      {
        es: 'Quedan por encontrar {{fig:gap*}}. Lo justo para no quedarse sin caja{{withInstalments}} son {{fig:gap-least*}}; los {{fig:reserve*}} restantes son {{reserveSpan}} guardados. Abrir cuesta {{fig:opening-uses*}} porque a la inversión se le suman los {{fig:opening-vat*}} de su impuesto, que vuelven más tarde.',
        en: '{{fig:gap*}} has still to be found. The minimum that keeps cash above zero{{withInstalments}} is {{fig:gap-least*}}; the remaining {{fig:reserve*}} is {{reserveSpan}} in reserve. Opening takes {{fig:opening-uses*}} because the {{fig:opening-vat*}} of tax on the investment, recovered later, comes on top of it.',
      },
    ],
  },
  {
    id: 'fin.gap',
    when: ({ diagnosis, model }) => diagnosis.hasGap && model.funding.openingVat > 0,
    variants: [
      {
        es: 'A los {{fig:sources*}} con que se cuenta les faltan {{fig:gap*}}: {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}}, {{reserveSpan}} guardados. Abrir cuesta {{fig:opening-uses*}} y no los {{fig:purchases*}} de la inversión{{besideReserve}}, en parte por {{fig:opening-vat*}} de impuesto de las compras que vuelve más tarde.',
        en: 'The {{fig:sources*}} counted on falls {{fig:gap*}} short: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the other {{fig:reserve*}} is {{reserveSpan}} in reserve. Opening takes {{fig:opening-uses*}}, not the {{fig:purchases*}} of investment{{besideReserve}}, partly because of {{fig:opening-vat*}} of tax on purchases recovered later.',
      },
      {
        es: 'Quedan por encontrar {{fig:gap*}}. Lo justo para no quedarse sin caja{{withInstalments}} son {{fig:gap-least*}}; los {{fig:reserve*}} restantes son {{reserveSpan}} guardados. De la inversión a los {{fig:opening-uses*}} que cuesta abrir hay, entre otras cosas, {{fig:opening-vat*}} de impuesto de las compras adelantado.',
        en: '{{fig:gap*}} has still to be found. The minimum that keeps cash above zero{{withInstalments}} is {{fig:gap-least*}}; the remaining {{fig:reserve*}} is {{reserveSpan}} in reserve. The gap between the investment and the {{fig:opening-uses*}} that opening takes includes {{fig:opening-vat*}} of tax on purchases paid in advance.',
      },
    ],
  },
  {
    id: 'fin.gap.told',
    when: ({ diagnosis, model: { funding } }) => diagnosis.hasGap && funding.openingUses === funding.purchases,
    variants: [
      {
        es: 'A los {{fig:sources*}} con que se cuenta les faltan {{fig:gap*}}: {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}}, {{reserveSpan}} guardados.',
        en: 'The {{fig:sources*}} counted on falls {{fig:gap*}} short: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the other {{fig:reserve*}} is {{reserveSpan}} in reserve.',
      },
    ],
  },
  {
    id: 'fin.gap.untaxed',
    when: ({ diagnosis }) => diagnosis.hasGap,
    variants: [
      {
        es: 'A los {{fig:sources*}} con que se cuenta les faltan {{fig:gap*}}: {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}}, {{reserveSpan}} guardados. Abrir cuesta {{fig:opening-uses*}}, no solo los {{fig:purchases*}} de la inversión{{besideReserve}}.',
        en: 'The {{fig:sources*}} counted on falls {{fig:gap*}} short: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the other {{fig:reserve*}} is {{reserveSpan}} in reserve. Opening takes {{fig:opening-uses*}}, not just the {{fig:purchases*}} of investment{{besideReserve}}.',
      },
      {
        es: 'Quedan por encontrar {{fig:gap*}}. Lo justo para no quedarse sin caja{{withInstalments}} son {{fig:gap-least*}}; los {{fig:reserve*}} restantes son {{reserveSpan}} guardados. A los {{fig:purchases*}} de la inversión{{besideReserve}} se suman los gastos de abrir, hasta {{fig:opening-uses*}}.',
        en: '{{fig:gap*}} has still to be found. The minimum that keeps cash above zero{{withInstalments}} is {{fig:gap-least*}}; the remaining {{fig:reserve*}} is {{reserveSpan}} in reserve. Opening costs take the {{fig:purchases*}} of investment{{besideReserve}} to {{fig:opening-uses*}}.',
      },
    ],
  },
  {
    id: 'fin.exact',
    when: ({ model, diagnosis }) => diagnosis.fundingSaid && model.funding.spare === 0,
    variants: [
      {
        es: 'El dinero alcanza justo: hay {{fig:sources*}} y todo tiene destino. Un presupuesto que suba deja la reserva a medias: conviene pedirlos cerrados antes de firmar.',
        en: 'The money is just enough: all {{fig:sources*}} is spoken for. Any quote that rises eats into the reserve: get them fixed before signing.',
      },
      {
        es: 'Los {{fig:sources*}} cubren la cuenta sin que sobre nada. Si una factura sube, lo paga la reserva: presupuestos cerrados primero, firmas después.',
        en: 'The {{fig:sources*}} covers the bill with nothing over. If one invoice rises, the reserve pays for it: fixed quotes first, signatures after.',
      },
      {
        es: 'Entre lo que hay, {{fig:sources*}}, y lo que hace falta no queda diferencia. Conviene cerrar cada presupuesto antes de firmar, porque cualquier subida sale de la reserva.',
        en: 'The {{fig:sources*}} counted on exactly matches what is needed. Fix each quote before signing, because any rise comes out of the reserve.',
      },
    ],
  },
  SUPPOSED,
  ENOUGH_SOLD,
  {
    id: 'fin.enough',
    variants: [
      {
        es: 'El dinero alcanza: hay {{fig:sources*}} y, guardada la reserva, sobran {{fig:spare*}}. Antes de pedir menos préstamo conviene tener los presupuestos cerrados y el alquiler por escrito.',
        en: 'There is enough money: out of {{fig:sources*}}, with the reserve kept, {{fig:spare*}} is left. Before borrowing less, have the quotes fixed and the rent in writing.',
      },
      {
        es: 'Sobran {{fig:spare*}} de los {{fig:sources*}} reunidos, con la reserva intacta. La tentación será pedir menos préstamo; antes, presupuestos cerrados y un contrato de alquiler escrito.',
        en: '{{fig:spare*}} of the {{fig:sources*}} lined up is left over, the reserve untouched. The temptation will be to borrow less; before that, fixed quotes and a written lease.',
      },
      {
        es: 'Hay dinero para abrir y para guardar la reserva: de {{fig:sources*}} quedan {{fig:spare*}} sin usar. Recortar el préstamo puede esperar a que alquiler y presupuestos estén firmados.',
        en: 'There is money to open and to keep the reserve: out of {{fig:sources*}}, {{fig:spare*}} stays unused. Cutting the loan can wait until rent and quotes are signed.',
      },
    ],
  },
];
