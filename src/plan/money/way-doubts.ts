// Why the heavier ways are not recommended, each in a few words with its figure.
import type { Way } from '../../finance/funding.ts';
import { COVER_ASKED, isCovered } from '../../finance/weigh-way.ts';
import { bringsEnough } from '../../finance/weigh-ways.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isLonger } from './term-words.ts';
import { recommends } from './way-words.ts';

const wayOf = ({ model }: Draft, wanted: Way['id']) => model.ways.find(({ id }) => id === wanted);
const isBeyondLoan = (draft: Draft) =>
  !recommends(draft, 'loan') && wayOf(draft, 'loan') !== undefined && draft.diagnosis.breakEven !== 'never';
const isBeyondHalf = (draft: Draft) => isBeyondLoan(draft) && !recommends(draft, 'half');
const isRepaidLater = (draft: Draft, id: Way['id']) => wayOf(draft, id)?.isPaidFor === true;
const hasCover = (draft: Draft, id: Way['id'] | 'lighter') => draft.figures[`way-${id}-cover`] !== undefined;

/** Its instalments are earned, and the owner's own tax leaves too little for them. */
function isShortOfTax(draft: Draft, id: Way['id']): boolean {
  const way = wayOf(draft, id);
  return way !== undefined && isCovered(way.coverYear1) && isCovered(way.bareCover) && !(way.taxedCovers ?? []).every(isCovered);
}

/** Why not all of it is borrowed; the first that holds. */
export const WHY_NOT_ALL: readonly Message[] = [
  {
    id: 'ways.all.own-part',
    when: (draft) => isBeyondLoan(draft) && wayOf(draft, 'loan')?.holds === true && !bringsEnough(draft.model),
    variants: [
      {
        es: 'Pedirlo todo se podría pagar, pero los fondos propios quedarían por debajo de la cuarta parte y un banco rara vez lo acepta.',
        en: 'Borrowing it all is affordable, but own funds would be less than a quarter of the total, which banks rarely accept.',
      },
    ],
  },
  {
    id: 'ways.all.tight',
    when: (draft) => isBeyondLoan(draft) && wayOf(draft, 'loan')?.holds === true,
    variants: [
      {
        es: 'Pedirlo todo se pagaría sin holgura: con un {{fig:scenario-drop*}} menos de ventas, el segundo año cubre la cuota {{fig:way-loan-cover-low*}} veces.',
        en: 'Borrowing it all leaves nothing to spare: on sales {{fig:scenario-drop*}} lower, the second year covers the instalment {{fig:way-loan-cover-low*}} times.',
      },
    ],
  },
  {
    id: 'ways.all.taxed',
    when: (draft) => isBeyondLoan(draft) && isRepaidLater(draft, 'loan') && isShortOfTax(draft, 'loan'),
    variants: [
      {
        es: 'Pedirlo todo cubre sus cuotas, pero tras el impuesto sobre el trabajo por cuenta propia se queda en {{fig:way-loan-taxed*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Borrowing it all covers its instalments, but after self-employment tax that is {{fig:way-loan-taxed*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.all.first',
    when: (draft) => isBeyondLoan(draft) && isRepaidLater(draft, 'loan'),
    variants: [
      {
        es: 'Pedirlo todo falla el primer año, con una cobertura de {{fig:way-loan-cover-bare*}} que ninguna carencia arregla.',
        en: 'Borrowing it all fails in the first year, at a cover of {{fig:way-loan-cover-bare*}} that no grace period would fix.',
      },
    ],
  },
  {
    id: 'ways.all.fails',
    when: (draft) => isBeyondLoan(draft) && hasCover(draft, 'loan'),
    variants: [
      {
        es: 'Pedirlo todo no aguanta: ni el segundo año pasaría de {{fig:way-loan-cover*}}.',
        en: 'Borrowing it all does not work: even second-year cover would reach only {{fig:way-loan-cover*}}.',
      },
    ],
  },
];

/** Why not even half of it is borrowed; the first that holds. */
export const WHY_NOT_HALF: readonly Message[] = [
  {
    id: 'ways.half.taxed',
    when: (draft) => isBeyondHalf(draft) && isRepaidLater(draft, 'half') && isShortOfTax(draft, 'half'),
    variants: [
      {
        es: 'A medias, tras el impuesto sobre el trabajo por cuenta propia, se queda en {{fig:way-half-taxed*}}.',
        en: 'Half and half, after self-employment tax, stays at {{fig:way-half-taxed*}}.',
      },
    ],
  },
  {
    id: 'ways.half.first',
    when: (draft) => isBeyondHalf(draft) && isRepaidLater(draft, 'half'),
    variants: [
      {
        es: 'A medias falla el primer año, con {{fig:way-half-cover-bare*}}.',
        en: 'Half and half fails in the first year, at {{fig:way-half-cover-bare*}}.',
      },
    ],
  },
  {
    id: 'ways.half.fails',
    when: (draft) => isBeyondHalf(draft) && hasCover(draft, 'half'),
    variants: [
      {
        es: 'A medias tampoco: se queda en {{fig:way-half-cover*}}.',
        en: 'Nor does half and half, which stays at {{fig:way-half-cover*}}.',
      },
    ],
  },
];

/** A fifth fewer sales would leave its first year under what banks ask. */
function isLowFirst(draft: Draft): boolean {
  return (wayOf(draft, 'loan')?.lowCoverYear1 ?? COVER_ASKED) < COVER_ASKED;
}

/** Everything borrowed over the term it is counted over. */
const isBorrowed = (draft: Draft) => recommends(draft, 'loan') && !isLonger(draft);

/** Why the lighter way is not recommended although its cover is better; the first that holds. */
export const WHY_NOT_LIGHTER: readonly Message[] = [
  {
    id: 'ways.lighter.loan.low',
    when: (draft) => isBorrowed(draft) && hasCover(draft, 'lighter') && isLowFirst(draft),
    variants: [
      {
        es: 'Las demás cubren mejor: esta, con un {{fig:scenario-drop*}} menos de ventas, se queda el primer año en {{fig:way-loan-cover-low-first*}}. Pero las que llevan dinero sin cuota dependen de que alguien lo ponga, y abrir más ligero deja guardado un solo mes: queda para si el banco presta menos.',
        en: 'The others cover better: on sales {{fig:scenario-drop*}} lower, this one stays at {{fig:way-loan-cover-low-first*}} in the first year. But those with money without debt depend on somebody putting it in, and opening lighter keeps one month in reserve: it is there in case the bank lends less.',
      },
    ],
  },
  {
    id: 'ways.lighter.loan',
    when: (draft) => isBorrowed(draft) && hasCover(draft, 'lighter'),
    variants: [
      {
        es: 'Las demás cubren mejor la cuota entera, pero las que llevan dinero sin cuota dependen de que alguien lo ponga, y abrir más ligero deja guardado un solo mes: queda para si el banco presta menos.',
        en: 'The others cover whole instalments better, but those with money without debt depend on somebody putting it in, and opening lighter keeps only one month in reserve: it is there in case the bank lends less.',
      },
      {
        es: 'Dos de las demás salen mejor en la cuota, a cambio de que alguien ponga dinero que no se devuelve; la tercera, abrir más ligero, guarda un mes en lugar de dos y sirve si el banco presta menos.',
        en: 'Two of the others look better against the instalment, provided somebody puts in money that is not paid back; the third, opening lighter, keeps one month instead of two, for a bank that lends less.',
      },
    ],
  },
  {
    id: 'ways.lighter.half',
    when: (draft) => recommends(draft, 'half') && hasCover(draft, 'lighter'),
    variants: [
      {
        es: 'Abrir más ligero cubre mejor porque guarda un solo mes: queda para si se reúne menos.',
        en: 'Opening lighter covers better because it keeps only one month in reserve: it is there in case less is raised.',
      },
    ],
  },
];

const holdsLonger = ({ figures }: Draft) =>
  ['way-longer-cover-first', 'way-longer-cover'].every((id) => amountOf(figures, id) >= amountOf(figures, 'cover-asked'));

/** What the same loan would be over the term that banks usually give; the first that holds. */
export const LONGER: readonly Message[] = [
  {
    id: 'ways.longer.holds',
    when: (draft) => draft.figures['way-longer-term'] !== undefined && !recommends(draft, 'loan') && holdsLonger(draft),
    variants: [
      {
        es: 'A {{fig:way-longer-term}}, el préstamo entero sí aguanta: {{fig:way-longer-instalment*}} al mes, que el primer año cubre {{fig:way-longer-cover-first*}} veces.',
        en: 'Over {{fig:way-longer-term}} the whole loan does work: {{fig:way-longer-instalment*}} a month, which the first year covers {{fig:way-longer-cover-first*}} times.',
      },
    ],
  },
  {
    id: 'ways.longer',
    when: (draft) => draft.figures['way-longer-cover-first'] !== undefined && !recommends(draft, 'loan'),
    variants: [
      {
        es: 'Alargarlo a {{fig:way-longer-term}} ayuda y no basta: el primer año cubre la cuota {{fig:way-longer-cover-first*}} veces.',
        en: 'Stretching it to {{fig:way-longer-term}} helps and is not enough: the first year covers the instalment {{fig:way-longer-cover-first*}} times.',
      },
    ],
  },
];
