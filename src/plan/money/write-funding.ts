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
const CASH_DROP: PlanText = { es: 'Caída de la caja hasta su mínimo', en: 'Cash used to its lowest point' };
const RENT_AHEAD: PlanText = {
  es: 'Alquiler hasta abrir, {{fig:opening-rent-months}} meses',
  en: 'Rent until opening, {{fig:opening-rent-months}} months',
};
/** Sought, and so not there yet. */
const FOR_A_SHARE: PlanText = { es: 'Un inversor, por una parte', en: 'An investor, for a share' };
const UNASSIGNED: PlanText = { es: 'Sobrante', en: 'Left over' };
const LATER_MONTHS: PlanText = { es: 'Para meses posteriores', en: 'For later months' };

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
        es: 'El plan cuenta con {{fig:sources*}}. No calcula formas de reunir más, porque el problema no es el dinero: mientras cada mes dé pérdidas, cualquier aportación solo las alarga. Primero hay que cambiar el precio, el coste o los gastos fijos, y después hablar con el banco.',
        en: 'The plan counts on {{fig:sources*}}. It works out no ways of raising more, because money is not the problem: while every month makes a loss, anything put in only prolongs it. The price, the cost or the fixed costs have to change first, and only then is it time to see the bank.',
      },
      {
        es: 'Reunir más de los {{fig:sources*}} previstos no serviría, porque un negocio que pierde cada mes gasta todo lo que recibe. Antes de hablar con el banco hay que cambiar el precio, el coste o los gastos fijos.',
        en: 'Raising more than the {{fig:sources*}} planned would not help, because a business that loses money every month spends whatever it is given. The price, the cost or the fixed costs have to change before going to the bank.',
      },
      {
        es: 'Este problema no se arregla con más dinero. Los {{fig:sources*}} previstos, o el doble, solo durarían hasta que las pérdidas de cada mes los agotaran. Antes de ir al banco hay que cambiar el precio, el coste o los gastos fijos.',
        en: 'More money does not solve this problem. The {{fig:sources*}} planned, or twice as much, would only last until the monthly losses used it up. The price, the cost or the fixed costs have to change before going to the bank.',
      },
    ],
  },
  {
    id: 'fin.gap.cushion',
    when: ({ diagnosis, figures }) => diagnosis.hasGap && figures['gap-least'] === undefined,
    variants: [
      {
        es: 'Con los {{fig:sources*}} previstos el negocio puede abrir y ningún mes acaba en números rojos. Los {{fig:gap*}} que faltan completan la reserva de {{fig:reserve*}}, que son {{reserveSpan}}.',
        en: 'The {{fig:sources*}} planned is enough to open, and no month ends in the red. The {{fig:gap*}} missing completes the reserve of {{fig:reserve*}}, which is {{reserveSpan}}.',
      },
      {
        es: 'Los {{fig:sources*}} previstos pagan la apertura y los gastos de cada mes. Los {{fig:gap*}} que faltan son para completar la reserva de {{fig:reserve*}}, que son {{reserveSpan}}.',
        en: 'The {{fig:sources*}} planned pays for the opening and for each month’s costs. The {{fig:gap*}} missing is to complete the reserve of {{fig:reserve*}}, which is {{reserveSpan}}.',
      },
    ],
  },
  {
    id: 'fin.gap',
    when: ({ diagnosis, model }) => diagnosis.hasGap && model.funding.openingVat > 0,
    variants: [
      {
        es: 'Faltan por reunir {{fig:gap*}}: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}} son la reserva, {{reserveSpan}}. Los {{fig:opening-vat*}} del impuesto de las compras {{taxComesBack}}.',
        en: '{{fig:gap*}} is still to be found: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the other {{fig:reserve*}} is the reserve, {{reserveSpan}}. The {{fig:opening-vat*}} of tax on the purchases {{taxComesBack}}.',
      },
      {
        es: 'El plan cuenta con {{fig:sources*}} y le faltan {{fig:gap*}}: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}} son la reserva, {{reserveSpan}}. Los {{fig:opening-vat*}} del impuesto de las compras {{taxComesBack}}.',
        en: 'The plan counts on {{fig:sources*}} and is {{fig:gap*}} short: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the other {{fig:reserve*}} is the reserve, {{reserveSpan}}. The {{fig:opening-vat*}} of tax on the purchases {{taxComesBack}}.',
      },
    ],
  },
  {
    id: 'fin.gap.untaxed',
    when: ({ diagnosis }) => diagnosis.hasGap,
    variants: [
      {
        es: 'El plan cuenta con {{fig:sources*}} y le faltan {{fig:gap*}}: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y los otros {{fig:reserve*}} son la reserva, {{reserveSpan}}.',
        en: 'The plan counts on {{fig:sources*}} and is {{fig:gap*}} short: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the other {{fig:reserve*}} is the reserve, {{reserveSpan}}.',
      },
    ],
  },
  {
    id: 'fin.exact',
    when: ({ model, diagnosis }) => diagnosis.fundingSaid && model.funding.spare === 0,
    variants: [
      {
        es: 'El dinero alcanza justo, porque los {{fig:sources*}} previstos tienen ya destino. Cualquier subida de un presupuesto saldría de la reserva, así que conviene tenerlos cerrados antes de firmar.',
        en: 'The money is just enough, because all of the {{fig:sources*}} planned is already allocated. Any quote that rises would be paid out of the reserve, so it is best to have them fixed before signing.',
      },
      {
        es: 'Los {{fig:sources*}} previstos cubren todo lo necesario sin que sobre nada. Si una factura sube, habrá que pagarla con la reserva, y por eso conviene cerrar los presupuestos antes de firmar.',
        en: 'The {{fig:sources*}} planned covers everything needed, with nothing left over. If an invoice comes in higher, the reserve will have to pay for it, so quotes are best fixed before signing.',
      },
      {
        es: 'Los {{fig:sources*}} previstos son exactamente lo que hace falta. Conviene cerrar cada presupuesto antes de firmar, porque cualquier subida saldría de la reserva.',
        en: 'The {{fig:sources*}} planned is exactly what is needed. Each quote is best fixed before signing, because any rise would come out of the reserve.',
      },
    ],
  },
  SUPPOSED,
  ENOUGH_SOLD,
  {
    id: 'fin.enough.own',
    when: ({ diagnosis }) => !diagnosis.hasLoan,
    variants: [
      {
        es: 'El dinero alcanza: una vez guardada la reserva, sobran {{fig:spare*}} de los {{fig:sources*}} previstos. Conviene no gastarlos hasta tener los presupuestos cerrados y el alquiler por escrito.',
        en: 'There is enough money: once the reserve is set aside, {{fig:spare*}} of the {{fig:sources*}} planned is left over. It is best kept until the quotes are fixed and the rent is in writing.',
      },
    ],
  },
  {
    id: 'fin.enough',
    variants: [
      {
        es: 'El dinero alcanza: una vez guardada la reserva, sobran {{fig:spare*}} de los {{fig:sources*}} previstos. Antes de pedir menos préstamo conviene tener los presupuestos cerrados y el alquiler por escrito.',
        en: 'There is enough money: once the reserve is set aside, {{fig:spare*}} of the {{fig:sources*}} planned is left over. Before borrowing less, it is wise to have the quotes fixed and the rent in writing.',
      },
      {
        es: 'Con la reserva intacta, sobran {{fig:spare*}} de los {{fig:sources*}} previstos. Antes de pedir menos préstamo conviene tener los presupuestos cerrados y el contrato de alquiler por escrito.',
        en: 'With the reserve untouched, {{fig:spare*}} of the {{fig:sources*}} planned is left over. Before borrowing less, it is wise to have fixed quotes and a written lease.',
      },
      {
        es: 'Hay dinero para abrir y para guardar la reserva, y de los {{fig:sources*}} previstos quedan {{fig:spare*}} sin usar. Conviene no reducir el préstamo hasta tener firmados el alquiler y los presupuestos.',
        en: 'There is money to open and to keep the reserve, and {{fig:spare*}} of the {{fig:sources*}} planned stays unused. It is best not to reduce the loan until the rent and the quotes are signed.',
      },
    ],
  },
];
