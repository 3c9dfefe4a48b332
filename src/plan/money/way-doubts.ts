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
        es: 'El negocio podría pagar un préstamo por toda la suma, pero los fondos propios quedarían por debajo de la cuarta parte y un banco rara vez lo acepta.',
        en: 'The business could afford to borrow the whole sum, but own funds would be less than a quarter of the total, which banks rarely accept.',
      },
    ],
  },
  {
    id: 'ways.all.tight',
    when: (draft) => isBeyondLoan(draft) && wayOf(draft, 'loan')?.holds === true,
    variants: [
      {
        es: 'Pedir prestada toda la suma dejaría muy poco margen: con un {{fig:scenario-drop*}} menos de {{lowOf}}, el segundo año cubriría la cuota {{fig:way-loan-cover-low*}} veces.',
        en: 'Borrowing the whole sum would leave very little headroom: with {{lowOf}} {{fig:scenario-drop*}} lower, the second year would cover the instalment {{fig:way-loan-cover-low*}} times.',
      },
    ],
  },
  {
    id: 'ways.all.taxed',
    when: (draft) => isBeyondLoan(draft) && isRepaidLater(draft, 'loan') && isShortOfTax(draft, 'loan'),
    variants: [
      {
        es: 'Un préstamo por toda la suma cubre sus cuotas, pero tras el impuesto sobre el trabajo por cuenta propia la cobertura se queda en {{fig:way-loan-taxed*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'A loan for the whole sum covers its instalments, but after self-employment tax cover is {{fig:way-loan-taxed*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.all.first',
    when: (draft) => isBeyondLoan(draft) && isRepaidLater(draft, 'loan'),
    variants: [
      {
        es: 'Un préstamo por toda la suma falla el primer año: su cobertura sería de {{fig:way-loan-cover-bare*}}, y ningún periodo de carencia lo arregla.',
        en: 'A loan for the whole sum fails in the first year: its cover would be {{fig:way-loan-cover-bare*}}, and no grace period would fix that.',
      },
    ],
  },
  {
    id: 'ways.all.fails',
    when: (draft) => isBeyondLoan(draft) && hasCover(draft, 'loan'),
    variants: [
      {
        es: 'Un préstamo por toda la suma no es viable, porque ni siquiera el segundo año pasaría de una cobertura de {{fig:way-loan-cover*}}.',
        en: 'A loan for the whole sum is not viable, because even second-year cover would reach only {{fig:way-loan-cover*}}.',
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
        es: 'La opción a medias se queda en {{fig:way-half-taxed*}} tras el impuesto sobre el trabajo por cuenta propia.',
        en: 'Half and half stays at {{fig:way-half-taxed*}} after self-employment tax.',
      },
    ],
  },
  {
    id: 'ways.half.first',
    when: (draft) => isBeyondHalf(draft) && isRepaidLater(draft, 'half'),
    variants: [
      {
        es: 'La opción a medias falla el primer año, con una cobertura de {{fig:way-half-cover-bare*}}.',
        en: 'Half and half fails in the first year, with cover of {{fig:way-half-cover-bare*}}.',
      },
    ],
  },
  {
    id: 'ways.half.fails',
    when: (draft) => isBeyondHalf(draft) && hasCover(draft, 'half'),
    variants: [
      {
        es: 'La opción a medias tampoco es viable: su cobertura se queda en {{fig:way-half-cover*}}.',
        en: 'Half and half is not viable either: its cover stays at {{fig:way-half-cover*}}.',
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
        es: 'Las demás opciones tienen mejor cobertura: con un {{fig:scenario-drop*}} menos de {{lowOf}}, esta se queda el primer año en {{fig:way-loan-cover-low-first*}}. Pero las que llevan dinero sin cuotas dependen de que alguien lo ponga, y abrir más ligero deja un solo mes de reserva, por lo que solo conviene si el banco presta menos.',
        en: 'The other options have better cover: with {{lowOf}} {{fig:scenario-drop*}} lower, this one stays at {{fig:way-loan-cover-low-first*}} in the first year. But those with money free of repayments depend on somebody putting it in, and opening lighter leaves only one month in reserve, so it only makes sense if the bank lends less.',
      },
    ],
  },
  {
    id: 'ways.lighter.loan',
    when: (draft) => isBorrowed(draft) && hasCover(draft, 'lighter'),
    variants: [
      {
        es: 'Las demás opciones cubren mejor la cuota, pero las que llevan dinero sin cuotas dependen de que alguien lo ponga. Abrir más ligero deja un solo mes de reserva y solo conviene si el banco presta menos.',
        en: 'The other options cover the instalment better, but those with money free of repayments depend on somebody putting it in. Opening lighter leaves only one month in reserve, and only makes sense if the bank lends less.',
      },
      {
        es: 'Dos de las demás opciones cubren mejor la cuota, a cambio de que alguien ponga dinero que no se devuelve. La tercera, abrir más ligero, guarda un mes de reserva en lugar de dos y sirve si el banco presta menos.',
        en: 'Two of the other options cover the instalment better, provided that somebody puts in money that is not paid back. The third, opening lighter, keeps one month in reserve instead of two and would do if the bank lends less.',
      },
    ],
  },
  {
    id: 'ways.lighter.half',
    when: (draft) => recommends(draft, 'half') && hasCover(draft, 'lighter'),
    variants: [
      {
        es: 'Abrir más ligero tiene mejor cobertura, pero guarda un solo mes de reserva, así que solo conviene si no se reúne toda la suma.',
        en: 'Opening lighter has better cover, but it keeps only one month in reserve, so it only makes sense if the whole sum cannot be raised.',
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
        es: 'A {{fig:way-longer-term}}, un préstamo por toda la suma sí sería viable: la cuota es de {{fig:way-longer-instalment*}} al mes, y el primer año la cubre {{fig:way-longer-cover-first*}} veces.',
        en: 'Over {{fig:way-longer-term}}, a loan for the whole sum would be viable: the instalment is {{fig:way-longer-instalment*}} a month, which the first year covers {{fig:way-longer-cover-first*}} times.',
      },
    ],
  },
  {
    id: 'ways.longer',
    when: (draft) => draft.figures['way-longer-cover-first'] !== undefined && !recommends(draft, 'loan'),
    variants: [
      {
        es: 'Alargar el plazo a {{fig:way-longer-term}} ayuda, pero no basta: el primer año cubre la cuota {{fig:way-longer-cover-first*}} veces.',
        en: 'Extending the term to {{fig:way-longer-term}} helps, but it is not enough: the first year covers the instalment {{fig:way-longer-cover-first*}} times.',
      },
    ],
  },
];
