// How many people, firms or searches there have to be, in which public source they are counted, and what each count would ask of the plan.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { perLanguage } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { freeFigure } from '../figures/gather-channel-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { askRow, saleKindOf } from '../marketing/sale-kind.ts';
import type { Block, Cell, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { findNationals } from '../told/find-nationals.ts';
import { findReach, type Reach } from '../told/find-reach.ts';
import { areHouseholds, areNew, type Trait } from '../told/find-trait.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { figure, table, words } from '../write-block.ts';
import { isGroup } from './count-threshold-words.ts';
import {
  A_MONTH_EACH,
  A_MONTH_EACH_STAYING,
  A_STAY_EACH,
  A_YEAR_EACH,
  BY_CHANNEL,
  CLICKS,
  COUNTED_AS_TOLD,
  CUSTOMERS,
  FORECAST,
  HOMES,
  LIVING_OR_PASSING,
  ONCE,
  ONCE_IN_YEARS,
  ONE_BUYS,
  ONE_IN_SO_MANY,
  OPENINGS,
  PER_CASE,
  SECOND,
  SEEN,
  THINGS,
  TO_ASK_THEM,
  TO_COUNT,
  UNITS,
  VISITS,
} from './reach-words.ts';
import { takeoverRows } from './takeover-count.ts';
import { groupOf, traitOf } from './tell-group.ts';
import { isCountedOnTheSpot } from './trait-sources.ts';

type Row = Table['rows'][number];

const MONTHS_A_YEAR = 12;

/** The sum, a step a row: from what is forecast to those who have to exist. */
export function writeLadder(draft: Draft): Block {
  const reach = findReach(draft.facts, draft.sector);
  return table({
    title: { es: 'De las ventas a la gente', en: 'From sales to people' },
    size: 'text',
    columns: [
      { head: { es: 'Qué', en: 'What' }, align: 'start', width: 5 },
      { head: { es: 'Cuántos', en: 'How many' }, align: 'end', width: 3 },
      { head: { es: 'La cuenta', en: 'The sum' }, align: 'start', width: 6 },
    ],
    rows: isTakenOver(draft.facts)
      ? takeoverRows(draft)
      : [
          ...(draft.diagnosis.isRecurring ? stepsOfMembers(draft) : stepsOfSales(draft)),
          ...stepsOfFunnel(draft),
          ...stepsToReach(draft, reach),
          ...stepOfSecond(draft),
        ],
  });
}

function step(draft: Draft, name: PlanText, id: string, how: PlanText, isStrong = false): Row {
  const cells: readonly Cell[] = [words(label(draft, name)), figure(id, true), words(label(draft, how))];
  return { cells, ...(isStrong ? { style: 'strong' as const } : {}) };
}

function stepsOfSales(draft: Draft): readonly Row[] {
  return [step(draft, UNITS, 'units-y1', FORECAST), step(draft, CUSTOMERS, 'funnel-customers', howTheyBuy(draft), true)];
}

function howTheyBuy({ figures, facts, model }: Draft): PlanText {
  const uses = Number(figures['uses-sometimes']?.value ?? 1);
  if (uses <= 1) return ONCE;
  if (model.assumptions.lodging) return A_STAY_EACH;
  if (isFrequencyPerCase(facts)) return PER_CASE;
  if (uses < MONTHS_A_YEAR) return A_YEAR_EACH;
  return amountOf(figures, 'regulars-replaced') > 0 ? A_MONTH_EACH : A_MONTH_EACH_STAYING;
}

function stepsOfMembers(draft: Draft): readonly Row[] {
  return [
    step(draft, { es: 'Activos tras el primer mes', en: 'Active after month one' }, monthFigure(1, 'after'), {
      es: 'en {{fig:start}}',
      en: 'in {{fig:start}}',
    }),
    step(draft, { es: 'Activos al cabo de un año', en: 'Active after a year' }, monthFigure(12, 'after'), {
      es: `en {{fig:${monthFigure(12, 'month')}}}`,
      en: `in {{fig:${monthFigure(12, 'month')}}}`,
    }),
    step(
      draft,
      { es: 'Ganados en el año', en: 'Won in the year' },
      'funnel-customers',
      { es: 'incluidos los que reponen bajas', en: 'including those replacing leavers' },
      true,
    ),
  ];
}

/** Back from those who buy to those who have to ask and to see it. */
function stepsOfFunnel(draft: Draft): readonly Row[] {
  const asking = saleKindOf(draft) === 'counter' ? [] : [step(draft, askRow(draft), 'funnel-asks', ONE_BUYS)];
  const following =
    amountOf(draft.figures, freeFigure('brought')) > 0
      ? draft.slots.gathered
        ? [step(draft, GATHERED, freeFigure('brought'), { es: 'de ellos, {{gathered}}', en: 'of these, {{gathered}}' })]
        : [step(draft, FOLLOW, freeFigure('brought'), NOT_WON)]
      : [];
  return [...following, ...asking, step(draft, SEEN, 'funnel-reached', BY_CHANNEL)];
}

/** Customers of before, who are neither asked nor reached by any channel. */
const FOLLOW: PlanText = { es: 'Ya son clientes', en: 'Already customers' };
const GATHERED: PlanText = { es: 'Ya reunidos', en: 'Gathered already' };
const NOT_WON: PlanText = { es: 'de ellos, llegan ya con quien emprende', en: 'of these, they come with the founder already' };

function stepsToReach(draft: Draft, reach: Reach): readonly Row[] {
  const howMany = draft.figures['reach-told'] ? COUNTED_AS_TOLD : draft.figures['years-between'] ? ONCE_IN_YEARS : ONE_IN_SO_MANY;
  const last = step(draft, thingsOf(draft, reach), 'reach-base', howMany);
  if (reach === 'online')
    return [
      step(draft, VISITS, 'visits-month', { es: 'las veces del año, entre los meses', en: 'the year’s, over its months' }),
      step(draft, THINGS.online, 'reach-base', CLICKS),
    ];
  const trait = traitOf(draft);
  if (trait) {
    const them = step(draft, trait.name, 'reach-base', howMany);
    // Only of passers-by is a share what the count gives; of the rest nobody needs to know how many all of them are.
    return isCountedOnTheSpot(trait.id) ? [them, step(draft, LIVING_OR_PASSING, 'reach-all', shareOf(trait))] : [them];
  }
  if (!isGroup(draft)) return [last];
  return [step(draft, groupOf(draft), 'reach-group', howMany)];
}

/** Who comes second has a line of its own: what they would buy is in no line above. */
function stepOfSecond(draft: Draft): readonly Row[] {
  const two = nameBuyers(draft.facts, draft.said.customers);
  if (!two || draft.diagnosis.isRecurring) return [];
  const name = perLanguage((language) => `${SECOND[language]}: ${two.second[language].replace(/^(?:los|las) /, '')}`);
  const howMany: Cell = draft.figures['customers-named'] && !isFirm(draft.buyer) ? figure('customers-named', true) : words(TO_COUNT);
  return [{ cells: [words(name), howMany, words(label(draft, TO_ASK_THEM))] }];
}

/** Homes where homes buy, persons where each buys for themselves. */
function thingsOf({ facts }: Draft, reach: Reach): PlanText {
  const nationals = findNationals(facts);
  if (reach === 'firms' && areNew(facts)) return OPENINGS;
  if (reach === 'people' && nationals) return nationals;
  return reach === 'people' && areHouseholds(facts) ? HOMES : THINGS[reach];
}

const SEVERAL = /^(?:las|los) | y /;

function shareOf({ check }: Trait): PlanText {
  return {
    es: `si lo son el {{fig:trait-share*}}: lo ${SEVERAL.test(check.es) ? 'dirán' : 'dirá'} ${check.es}`,
    en: `if {{fig:trait-share*}} are: see ${check.en}`,
  };
}
