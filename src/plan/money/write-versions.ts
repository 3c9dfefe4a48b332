// Where the plan stands on one version of the business and recommends another, or can open with far less: both beside each other, and the one for the bank.
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { Block, Cell, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { LEAN_MEANS, WHOLE_MEANS } from './lean-words.ts';
import { isTold, isUnsigned } from './way-words.ts';

/** The version told and the one that holds; none where nobody should sign and no one change is enough. */
export function writeMended(draft: Draft): readonly Block[] {
  if (!isUnsigned(draft) || !isTold(draft, 'mended-costs')) return [];
  const told = { name: TOLD, change: TOLD_CHANGE, money: 'way-missing', low: 'cash-low', results: 'result', covers: 'cover' };
  const mended = {
    name: MENDED,
    change: isTold(draft, 'remedy-price') ? PRICE_CHANGE : COST_CHANGE,
    money: 'mended-missing',
    low: 'mended-cash',
    results: 'mended-result',
    covers: 'mended-cover',
  };
  return [writeTable(draft, { es: 'Dinero por reunir', en: 'Still to raise' }, [told, mended])];
}

/** The opening that the plan counts on and the least that would do, where nobody told of any money. */
export function writeLean(draft: Draft): Block {
  const whole = { name: COUNTED, change: WHOLE_MEANS, money: 'need', low: 'cash-low', results: 'result', covers: 'cover' };
  const lean = { name: LEAST, change: LEAN_MEANS, money: 'lean-need', low: 'lean-reserve', results: 'lean-result', covers: 'lean-cover' };
  return writeTable(draft, { es: 'Dinero necesario', en: 'Money needed' }, [whole, lean]);
}

/** `results` and `covers` begin the ids of the figures of the first two years. */
interface Version {
  readonly name: PlanText;
  readonly change: PlanText;
  readonly money: string;
  readonly low: string;
  readonly results: string;
  readonly covers: string;
}

function writeTable(draft: Draft, money: PlanText, versions: readonly Version[]): Block {
  return table({
    title: { es: 'Dos versiones, con las mismas ventas', en: 'Two versions, with the same sales' },
    size: 'text',
    // The sentence before it names the one that holds.
    isSpare: true,
    columns: [
      { head: { es: 'Versión', en: 'Version' }, align: 'start', width: 3 },
      { head: { es: 'Qué lleva', en: 'What it has' }, align: 'start', width: 5 },
      { head: money, align: 'end', width: 2 },
      { head: { es: 'Resultado, primer año', en: 'Net profit, first year' }, align: 'end', width: 2 },
      { head: { es: 'Segundo año', en: 'Second year' }, align: 'end', width: 2 },
      { head: { es: 'Caja más baja', en: 'Lowest cash' }, align: 'end', width: 2 },
      { head: { es: 'Cobertura, los dos años', en: 'Debt cover, both years' }, align: 'end', width: 2 },
    ],
    rows: versions.map((version, at) => ({
      cells: [
        words(version.name),
        words(capital(label(draft, version.change))),
        figure(version.money),
        figure(`${version.results}-y1`),
        figure(`${version.results}-y2`),
        figure(version.low),
        coversOf(draft, version.covers),
      ],
      ...(at === 0 ? { style: 'strong' as const } : {}),
    })),
  });
}

function coversOf({ figures }: Draft, ids: string): Cell {
  const known = [`${ids}-y1`, `${ids}-y2`].filter((id) => figures[id]).map((id) => `{{fig:${id}}}`);
  return words(known.length === 0 ? NO_DEBT : { es: known.join(' · '), en: known.join(' · ') });
}

const NO_DEBT: PlanText = { es: 'sin deuda', en: 'no debt' };
const TOLD: PlanText = { es: 'La de la entrevista', en: 'As stated' };
const MENDED: PlanText = { es: 'La viable', en: 'The viable one' };
const COUNTED: PlanText = { es: 'La de este plan', en: 'As in these accounts' };
const LEAST: PlanText = { es: 'Con lo mínimo', en: 'At the minimum' };
const TOLD_CHANGE: PlanText = {
  es: '{{fig:price-charged}} por {{unit}}; gastos y sueldos, {{fig:told-costs}} al mes',
  en: '{{fig:price-charged}} for each {{unit}}; costs and pay, {{fig:told-costs}} a month',
};
const PRICE_CHANGE: PlanText = {
  es: '{{fig:mended-price}} por {{unit}}; los mismos gastos',
  en: '{{fig:mended-price}} for each {{unit}}; the same costs',
};
const COST_CHANGE: PlanText = {
  es: 'el mismo precio; gastos y sueldos, {{fig:mended-costs}} al mes',
  en: 'the same price; costs and pay, {{fig:mended-costs}} a month',
};

/** `bankSources`: who pays for the version that holds: what was told, and what is still to be found without debt. */
export function bankSlots({ figures }: Draft): Readonly<Record<'bankSources', Bilingual>> {
  return { bankSources: listInBoth(BANK_SOURCES.filter(({ id }) => amountOf(figures, id) > 0).map(({ words }) => words)) };
}

const BANK_SOURCES: readonly { readonly id: string; readonly words: Bilingual }[] = [
  { id: 'own-funds', words: { es: '{{fig:own-funds}} de aportación', en: '{{fig:own-funds}} put in' } },
  { id: 'loan', words: { es: '{{fig:loan}} de préstamo', en: 'a loan of {{fig:loan}}' } },
  {
    id: 'mended-missing',
    words: {
      es: '{{fig:mended-missing}} de un socio o de la familia, sin cuotas',
      en: '{{fig:mended-missing}} from a partner or family, with no instalments',
    },
  },
];

/** Which of them a bank is shown, and when; the first that holds. */
export const FOR_THE_BANK: readonly Message[] = [
  {
    id: 'versions.price',
    when: (draft) => isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'La versión para el banco es la de {{fig:mended-price*}}, una vez que la prueba lo confirme; el resto del plan describe la de la entrevista.',
        en: 'The version at {{fig:mended-price*}} is the one for the bank, once the trial bears it out; the rest of the plan describes the one in the interview.',
      },
    ],
  },
  {
    id: 'versions.cut',
    variants: [
      {
        es: 'La versión para el banco es la de {{fig:mended-costs*}} de gastos al mes, una vez acordados por escrito; el resto del plan describe la de la entrevista.',
        en: 'The version with costs of {{fig:mended-costs*}} a month is the one for the bank, once those costs are agreed in writing; the rest of the plan describes the one in the interview.',
      },
    ],
  },
];

/** What pays for it: what is missing of it stands in the table too. */
export const PAID_BY: Message = {
  id: 'versions.paid-by',
  variants: [{ es: 'Esa versión se financia con {{bankSources}}.', en: 'That version is financed with {{bankSources}}.' }],
};

/** What a higher price may cost in sales before it earns less than the one told. */
export const MAY_LOSE: Message = {
  id: 'versions.may-lose',
  when: (draft) => isTold(draft, 'remedy-price') && amountOf(draft.figures, 'mended-loses') > 0,
  variants: [
    {
      es: 'Con ese precio se gana al menos lo mismo que con {{fig:price-charged}} aunque se venda un {{fig:mended-loses*}} menos.',
      en: 'At that price the business earns at least as much as at {{fig:price-charged}}, even with sales {{fig:mended-loses*}} lower.',
    },
  ],
};

/** How much of its sales it can lose; where no debt is left there is no cover to tell. */
export const WITH_FEWER: Message = {
  id: 'versions.fewer',
  when: (draft) => isTold(draft, 'mended-fewer-cover'),
  variants: [
    {
      es: 'Su margen es escaso, porque con un {{fig:mended-fewer}} menos de ventas la cobertura del primer año bajaría a {{fig:mended-fewer-cover*}}.',
      en: 'It has little headroom, because with sales {{fig:mended-fewer}} lower its first-year cover would fall to {{fig:mended-fewer-cover*}}.',
    },
  ],
};
