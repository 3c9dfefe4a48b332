import type { Way } from '../../finance/funding.ts';
import { countedWay, isUnborrowedByWish } from '../../finance/weigh-ways.ts';
import type { Draft } from '../draft.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import type { Block, PlanText } from '../plan.ts';
import { firstOf, join } from '../say.ts';
import { figure, paragraph, spareParagraph, table, words } from '../write-block.ts';
import { WAY_AFTER_OWNER_TAX } from './owner-tax-words.ts';
import { CUT_FROM, CUT_HELD, CUT_SHUT, REMEDY } from './remedy-words.ts';
import { coverCells, coverColumns } from './tell-cover.ts';
import { isLonger, OVER_LONGER_TERM } from './term-words.ts';
import { LONGER, WHY_NOT_ALL, WHY_NOT_HALF, WHY_NOT_LIGHTER } from './way-doubts.ts';
import { countsUnsigned, isUnsigned, OWING_NOTHING, VERDICT } from './way-words.ts';
import { bankSlots, FOR_THE_BANK, MAY_LOSE, PAID_BY, WITH_FEWER, writeMended } from './write-versions.ts';

/** Ways of finding what is missing, each with its instalment and its cover; then which of them holds, why the others do not, and what would have to change where none does. */
export function writeWays(draft: Draft): readonly Block[] {
  const mended = writeMended(draft);
  const verdict = isLonger(draft) ? OVER_LONGER_TERM : VERDICT;
  // Beside a version that holds, why each way does not is what the table says.
  const messages =
    mended.length > 0
      ? [verdict, [WAY_AFTER_OWNER_TAX], REMEDY, CUT_FROM, [CUT_HELD], [CUT_SHUT]]
      : isUnborrowedByWish(draft.model)
        ? [verdict, [OWING_NOTHING], REMEDY]
        : [WHY_NOT_ALL, LONGER, WHY_NOT_HALF, verdict, [OWING_NOTHING], [WAY_AFTER_OWNER_TAX], WHY_NOT_LIGHTER, REMEDY];
  const reasons = messages.flatMap((group) => firstOf(draft, group));
  const [forBank, paidBy] =
    mended.length > 0
      ? [
          [...firstOf(draft, FOR_THE_BANK), MAY_LOSE],
          [PAID_BY, WITH_FEWER],
        ]
      : [[], []];
  const told = { ...draft, slots: { ...draft.slots, ...bankSlots(draft) } };
  return [
    writeTable(draft, mended.length > 0),
    ...paragraph(told, reasons),
    ...paragraph(told, forBank),
    ...spareParagraph(told, paidBy),
    ...mended,
  ];
}

function writeTable(draft: Draft, isMended: boolean): Block {
  const counted = draft.diagnosis.isRaised ? countedWay(draft.model) : null;
  // A smaller reserve makes no way hold where none does; beside a version that holds, what lies between two that do not is no choice.
  const named = ROWS.filter(
    ({ id }) => draft.figures[`way-${id}-instalment`] && !(id === 'lighter' && isUnsigned(draft)) && !(id === 'half' && isMended),
  );
  return table({
    title: { es: 'Maneras de cubrir lo que falta', en: 'Ways to cover what is missing' },
    size: 'text',
    columns: [
      { head: { es: 'Opción', en: 'Option' }, align: 'start', width: 3 },
      { head: { es: 'Qué cambia', en: 'What changes' }, align: 'start', width: 5 },
      { head: { es: 'Cuota al mes', en: 'Instalment' }, align: 'end', width: 2 },
      ...coverColumns(draft),
    ],
    rows: named.map(({ id, name, change }) => ({
      cells: [
        words(id === counted?.id ? nameCounted(draft, nameOf(draft, id, name)) : nameOf(draft, id, name)),
        words(withOwnInstalments(draft, id, tellChange(draft, id, change(counted?.id, draft.figures)))),
        figure(`way-${id}-instalment`),
        ...coverCells(draft, id),
      ],
      ...(id === counted?.id ? { style: 'strong' as const } : {}),
    })),
    ...(isSumTheSame(draft) ? {} : { note: OWN_INSTALMENTS, isNoteSpare: true as const }),
  });
}

/** What is missing is told alike of every way: none of them could find its own instalments too. */
function isSumTheSame({ model }: Draft): boolean {
  return new Set(model.ways.map(({ raisedLoan, raisedOwn }) => raisedLoan + raisedOwn)).size === 1;
}

/** Where no sum is enough for a loan that pays itself, what would be missing without it stands, and its instalments would go on missing. */
function withOwnInstalments({ model }: Draft, id: WayRow['id'], change: PlanText): PlanText {
  const [way, own] = [id, 'own'].map((one) => model.ways.find((other) => other.id === one));
  const isWithout = way && own && way.raisedLoan > 0 && !way.isPaidFor && way.raisedLoan + way.raisedOwn === own.raisedOwn;
  return isWithout ? join([change, INSTALMENTS_MISSING], '; ') : change;
}

const INSTALMENTS_MISSING: PlanText = {
  es: 'seguiría sin haber caja para sus cuotas',
  en: 'there would still be no cash for its instalments',
};

/** Nobody borrows more who was to borrow nothing. */
function nameOf({ figures }: Draft, id: WayRow['id'], name: PlanText): PlanText {
  return amountOf(figures, 'loan') > 0 ? name : (FIRST_LOAN[id] ?? name);
}

const FIRST_LOAN: Readonly<Partial<Record<WayRow['id'], PlanText>>> = {
  loan: { es: 'Un préstamo', en: 'A loan' },
  longer: { es: 'Un préstamo a más plazo', en: 'A loan, for longer' },
  own: { es: 'Sin deuda', en: 'No debt' },
};

function nameCounted(draft: Draft, name: PlanText): PlanText {
  return join([name, countsUnsigned(draft) ? SUPPOSED_ONE : COUNTED], ', ');
}

/** A larger loan takes more than what is missing on the plan's own way. */
const OWN_INSTALMENTS: PlanText = {
  es: 'La suma que falta varía con la opción: con más deuda hay que pagar más cuotas antes de que la caja pase por su mes más bajo.',
  en: 'The sum missing varies with the option: with more debt, more instalments have to be paid before cash has passed its lowest month.',
};

const COUNTED: PlanText = { es: 'la de este plan', en: 'this plan’s' };
const SUPPOSED_ONE: PlanText = { es: 'la que supone este plan', en: 'the one assumed here' };

interface WayRow {
  readonly id: Way['id'] | 'shorter' | 'longer' | 'lighter' | 'pay';
  readonly name: PlanText;
  /** `counted`: the way a lighter one is the lighter form of. */
  readonly change: (counted: Way['id'] | undefined, figures: FigureTable) => PlanText;
}

const ROWS: readonly WayRow[] = [
  {
    id: 'loan',
    name: { es: 'Más préstamo', en: 'Borrow more' },
    change: () => ({
      es: 'un préstamo de {{fig:way-loan-loan}} a {{fig:loan-term}}',
      en: 'a loan of {{fig:way-loan-loan}} over {{fig:loan-term}}',
    }),
  },
  {
    id: 'shorter',
    name: { es: 'Lo mismo, al plazo pensado', en: 'The same, over the term intended' },
    change: () => ({
      es: 'un préstamo de {{fig:way-shorter-loan}} a {{fig:way-shorter-term}}',
      en: 'a loan of {{fig:way-shorter-loan}} over {{fig:way-shorter-term}}',
    }),
  },
  {
    id: 'longer',
    name: { es: 'Más préstamo, a más plazo', en: 'Borrow more, for longer' },
    change: () => ({
      es: 'un préstamo de {{fig:way-longer-loan}} a {{fig:way-longer-term}}',
      en: 'a loan of {{fig:way-longer-loan}} over {{fig:way-longer-term}}',
    }),
  },
  {
    id: 'half',
    name: { es: 'A medias', en: 'Half and half' },
    change: () => ({
      es: '{{fig:way-half-own}} sin cuotas y un préstamo de {{fig:way-half-loan}}',
      en: '{{fig:way-half-own}} without debt and a loan of {{fig:way-half-loan}}',
    }),
  },
  {
    id: 'own',
    name: { es: 'Sin más deuda', en: 'No more debt' },
    change: () => ({
      es: '{{fig:way-own-own}} propios, de un socio o de la familia',
      en: '{{fig:way-own-own}} of own money, a partner’s or family’s',
    }),
  },
  {
    id: 'pay',
    name: { es: 'Cobrar la mitad al abrir', en: 'Half pay at first' },
    change: (_, figures) => join([figures['pay-each'] ? EACH_HALF : HALF, amountOf(figures, 'way-pay-own') > 0 ? AND_MORE : ENOUGH], '; '),
  },
  {
    id: 'lighter',
    name: { es: 'Abrir más ligero', en: 'Open lighter' },
    change: (counted) => LIGHTER[counted ?? 'own'],
  },
];

/** Whoever owns it takes half until sales pay their way. */
const HALF: PlanText = {
  es: 'el sueldo propio a la mitad, {{fig:way-pay-half}}, hasta {{fig:way-pay-until}}',
  en: 'the founder’s pay halved to {{fig:way-pay-half}} up to {{fig:way-pay-until}}',
};
const EACH_HALF: PlanText = {
  es: 'los sueldos de los socios a la mitad, {{fig:way-pay-half}} en total, hasta {{fig:way-pay-until}}',
  en: 'all founders’ pay halved, to {{fig:way-pay-half}} in all, up to {{fig:way-pay-until}}',
};
const ENOUGH: PlanText = { es: 'no falta dinero', en: 'no money is missing' };
const AND_MORE: PlanText = { es: '{{fig:way-pay-own}} sin cuotas', en: '{{fig:way-pay-own}} without debt' };

/** The plan's own way with less put by. */
const LIGHTER: Readonly<Record<Way['id'], PlanText>> = {
  loan: {
    es: 'un mes de reserva en vez de dos: préstamo de {{fig:way-lighter-loan}}',
    en: 'one month of reserve instead of two: loan of {{fig:way-lighter-loan}}',
  },
  half: {
    es: 'un mes de reserva en vez de dos: {{fig:way-lighter-own}} sin cuotas, préstamo de {{fig:way-lighter-loan}}',
    en: 'one month of reserve instead of two: {{fig:way-lighter-own}} without debt, loan of {{fig:way-lighter-loan}}',
  },
  own: {
    es: 'un mes de reserva en vez de dos: {{fig:way-lighter-own}} sin cuotas',
    en: 'one month of reserve instead of two: {{fig:way-lighter-own}} without debt',
  },
};

/** With the months of interest alone that it asks for. */
function tellChange({ figures }: Draft, id: WayRow['id'], change: PlanText): PlanText {
  const grace = `way-${id}-grace`;
  if (!figures[grace]) return change;
  return join([change, { es: `{{fig:${grace}}} meses de solo intereses`, en: `{{fig:${grace}}} months of interest only` }], ', ');
}
