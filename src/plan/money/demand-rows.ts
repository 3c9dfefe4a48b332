// What the sales are supposed to rest on, as rows of the assumptions: how often one customer buys, who follows, how many there are, the days of a
// month; and from when whoever sells is paid.
import type { Origin } from '../../finance/assumption.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { findFrequency, isFrequencyPerCase } from '../told/find-frequency.ts';
import { isHelpAmongCosts } from '../told/find-paid-help.ts';
import type { Confirmed } from './confirm-words.ts';

export interface DemandRow {
  readonly name: PlanText;
  readonly value: PlanText;
  readonly when: (draft: Draft) => boolean;
  readonly origin: (draft: Draft) => Origin | undefined;
  readonly by: Confirmed;
  /** As in a table's row: what another page says too leaves a full one first. */
  readonly spare: number;
}

const buysAgain = ({ figures, diagnosis }: Draft) => !diagnosis.isRecurring && amountOf(figures, 'again-y1') > 0;
const oftenAs = ({ facts, figures }: Draft): Origin =>
  findFrequency(facts) === null ? 'sector' : (figures['uses-sometimes']?.origin ?? 'derived');
/** Told for each thing that brings somebody: these accounts take one of them a year. */
const isPerCase = ({ facts }: Draft) => isFrequencyPerCase(facts);
const follows = ({ figures }: Draft) => figures['free-brought'] !== undefined;

/** Of what a month takes, the three that most plans are asked about; the page on operations has every line. */
const COST_ROWS: readonly DemandRow[] = [
  {
    name: { es: 'Sueldo propio, en un mes', en: 'The founder’s own pay, a month' },
    value: { es: '{{fig:cost-founder}}', en: '{{fig:cost-founder}}' },
    when: ({ figures }) => amountOf(figures, 'cost-founder') > 0 && figures['paid-first-own'] === undefined,
    origin: ({ figures }) => figures['cost-founder']?.origin,
    by: 'people',
    spare: 11,
  },
  {
    name: { es: 'Sueldos de quien se contrata, en un mes', en: 'Pay of those hired, a month' },
    value: { es: '{{fig:cost-wages}}', en: '{{fig:cost-wages}}' },
    when: ({ figures, facts }) => amountOf(figures, 'cost-wages') > 0 && !isHelpAmongCosts(facts),
    origin: ({ figures }) => figures['cost-wages']?.origin,
    by: 'people',
    spare: 12,
  },
  {
    name: { es: 'Alquiler de un mes', en: 'Rent of one month' },
    value: { es: '{{fig:cost-rent}}', en: '{{fig:cost-rent}}' },
    when: ({ figures }) => amountOf(figures, 'cost-rent') > 0,
    origin: ({ figures }) => figures['cost-rent']?.origin,
    by: 'costs',
    spare: 13,
  },
];

export const DEMAND_ROWS: readonly DemandRow[] = [
  ...COST_ROWS,
  {
    name: { es: 'Quien emprende cobra menos', en: 'The founder is paid less' },
    value: {
      es: '{{fig:paid-first-own}} al mes hasta {{fig:paid-from-own}}',
      en: '{{fig:paid-first-own}} a month until {{fig:paid-from-own}}',
    },
    when: ({ figures }) => figures['paid-first-own'] !== undefined,
    origin: ({ figures }) => figures['paid-first-own']?.origin,
    by: 'people',
    spare: 7,
  },
  {
    name: { es: 'Quien emprende cobra desde', en: 'The founder is paid from' },
    value: { es: '{{fig:paid-from-own}}', en: '{{fig:paid-from-own}}' },
    when: ({ figures }) => figures['paid-from-own'] !== undefined && figures['paid-first-own'] === undefined,
    origin: ({ figures }) => figures['paid-from-own']?.origin,
    by: 'people',
    spare: 7,
  },
  {
    name: { es: 'Quien se contrata cobra desde', en: 'Those hired are paid from' },
    value: { es: '{{fig:paid-from-hired}}', en: '{{fig:paid-from-hired}}' },
    when: ({ figures }) => figures['paid-from-hired'] !== undefined,
    origin: ({ figures }) => figures['paid-from-hired']?.origin,
    by: 'people',
    spare: 7,
  },
  {
    name: { es: 'Veces al año por cliente', en: 'Times a year per customer' },
    value: { es: '{{fig:uses-sometimes}}', en: '{{fig:uses-sometimes}}' },
    when: (draft) => buysAgain(draft) && !follows(draft) && !isPerCase(draft),
    origin: oftenAs,
    by: 'customers',
    spare: 9,
  },
  {
    name: { es: 'Veces al año por cliente; clientes que siguen', en: 'Times a year per customer; customers who follow' },
    value: { es: '{{fig:uses-sometimes}} · {{fig:free-brought}}', en: '{{fig:uses-sometimes}} · {{fig:free-brought}}' },
    when: (draft) => buysAgain(draft) && follows(draft) && !isPerCase(draft),
    origin: oftenAs,
    by: 'customers',
    spare: 9,
  },
  {
    name: {
      es: 'Veces por caso de un cliente, y se supone un caso al año',
      en: 'Times per case of one customer; one case a year assumed',
    },
    value: { es: '{{fig:uses-sometimes}}', en: '{{fig:uses-sometimes}}' },
    when: (draft) => buysAgain(draft) && !follows(draft) && isPerCase(draft),
    origin: oftenAs,
    by: 'customers',
    spare: 9,
  },
  {
    name: {
      es: 'Veces por caso de un cliente, un caso al año; clientes que siguen',
      en: 'Times per case of one customer, one a year; customers who follow',
    },
    value: { es: '{{fig:uses-sometimes}} · {{fig:free-brought}}', en: '{{fig:uses-sometimes}} · {{fig:free-brought}}' },
    when: (draft) => buysAgain(draft) && follows(draft) && isPerCase(draft),
    origin: oftenAs,
    by: 'customers',
    spare: 9,
  },
  {
    name: { es: 'Días al mes; minutos de una salida, y por puerta', en: 'Days a month; minutes of a run, and per door' },
    value: {
      es: '{{fig:shift-days}} · {{fig:trip-minutes}} · {{fig:shift-stop-minutes}}',
      en: '{{fig:shift-days}} · {{fig:trip-minutes}} · {{fig:shift-stop-minutes}}',
    },
    when: ({ figures }) => figures['shift-run-minutes'] !== undefined,
    origin: () => 'sector',
    by: 'people',
    spare: 10,
  },
];
