// How many people, firms or searches there have to be, in which public source they are counted, and what each count would ask of the plan.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { freeFigure } from '../figures/gather-channel-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { askRow, saleKindOf } from '../marketing/sale-kind.ts';
import type { Block, Cell, PlanText, Table } from '../plan.ts';
import { add, label } from '../say.ts';
import { findDistricts } from '../told/find-districts.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { findReach, type Reach } from '../told/find-reach.ts';
import { areHouseholds, areNew, findTrait, type Trait } from '../told/find-trait.ts';
import { nameBuyers } from '../told/find-two-buyers.ts';
import { figure, table, words } from '../write-block.ts';
import { censusSource } from './census-sources.ts';
import { ofWhich, thresholdsOf } from './count-threshold-words.ts';
import {
  A_MONTH_EACH,
  A_MONTH_EACH_STAYING,
  A_STAY_EACH,
  A_YEAR_EACH,
  BY_CHANNEL,
  CLICKS,
  COUNTED,
  COUNTED_AS_TOLD,
  COUNTED_HOMES,
  COUNTED_NEW,
  CUSTOMERS,
  FORECAST,
  HOMES,
  JUST,
  JUST_TOLD,
  LIVING_OR_PASSING,
  ONCE,
  ONCE_IN_YEARS,
  ONE_BUYS,
  ONE_IN_SO_MANY,
  OPENINGS,
  PER_CASE,
  ROOM,
  SECOND,
  SEEN,
  SHORT,
  THINGS,
  TO_ASK_THEM,
  TO_COUNT,
  UNITS,
  VISITS,
} from './reach-words.ts';
import { takeoverRows, writeBooks } from './takeover-count.ts';
import { groupOf } from './tell-group.ts';
import { isCountedOnTheSpot, isInTheCensus, traitSource } from './trait-sources.ts';

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
      { es: 'con los que reponen bajas', en: 'including those replacing leavers' },
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
        ? [step(draft, GATHERED, freeFigure('brought'), { es: 'de esos: {{gathered}}', en: 'of those: {{gathered}}' })]
        : [step(draft, FOLLOW, freeFigure('brought'), NOT_WON)]
      : [];
  return [...following, ...asking, step(draft, SEEN, 'funnel-reached', BY_CHANNEL)];
}

/** Customers of before, who are neither asked nor reached by any channel. */
const FOLLOW: PlanText = { es: 'Ya son clientes', en: 'Already customers' };
const GATHERED: PlanText = { es: 'Ya reunidos', en: 'Gathered already' };
const NOT_WON: PlanText = { es: 'de esos, se vienen con quien emprende', en: 'of those, they follow the founder' };

function stepsToReach(draft: Draft, reach: Reach): readonly Row[] {
  const howMany = draft.figures['reach-told'] ? COUNTED_AS_TOLD : draft.figures['years-between'] ? ONCE_IN_YEARS : ONE_IN_SO_MANY;
  const last = step(draft, thingsOf(draft, reach), 'reach-base', howMany);
  if (reach === 'online')
    return [
      step(draft, VISITS, 'visits-month', { es: 'las veces del año, entre los meses', en: 'the year’s, over its months' }),
      step(draft, THINGS.online, 'reach-base', CLICKS),
    ];
  const trait = traitOf(draft);
  if (trait)
    return [step(draft, trait.name, 'reach-base', howMany), step(draft, peopleOf(draft, reach, trait), 'reach-all', shareOf(trait))];
  if (!draft.figures['age-share']) return [last];
  const { name, share } = groupOf(draft);
  return [step(draft, name, 'reach-group', howMany), step(draft, thingsOf(draft, reach), 'reach-base', share)];
}

/** Those counted among whoever passes are a share of whoever lives or passes there, and of nobody else. */
function peopleOf(draft: Draft, reach: Reach, { id }: Trait): PlanText {
  return isCountedOnTheSpot(id) ? LIVING_OR_PASSING : thingsOf(draft, reach);
}

/** Who comes second has a line of its own: what they would buy is in no line above. */
function stepOfSecond(draft: Draft): readonly Row[] {
  const two = nameBuyers(draft.facts, draft.said.customers);
  if (!two || draft.diagnosis.isRecurring) return [];
  const name = perLanguage((language) => `${SECOND[language]}: ${two.second[language].replace(/^(?:los|las) /, '')}`);
  const howMany: Cell = draft.figures['customers-named'] && !isFirm(draft.buyer) ? figure('customers-named', true) : words(TO_COUNT);
  return [{ cells: [words(name), howMany, words(label(draft, TO_ASK_THEM))] }];
}

function traitOf({ figures, facts }: Draft): Trait | null {
  return figures['trait-share'] ? findTrait(facts) : null;
}

/** Homes where homes buy, persons where each buys for themselves. */
function thingsOf({ facts }: Draft, reach: Reach): PlanText {
  if (reach === 'firms' && areNew(facts)) return OPENINGS;
  return reach === 'people' && areHouseholds(facts) ? HOMES : THINGS[reach];
}

const SEVERAL = /^(?:las|los) | y /;

function shareOf({ check }: Trait): PlanText {
  return {
    es: `si lo son el {{fig:trait-share*}}: lo ${SEVERAL.test(check.es) ? 'dirán' : 'dirá'} ${check.es}`,
    en: `if {{fig:trait-share*}} are: see ${check.en}`,
  };
}

/** Three outcomes of the count, what share each asks for and what to do then. */
export function writeCount(draft: Draft): Block {
  if (isTakenOver(draft.facts)) return writeBooks(draft);
  const reach = findReach(draft.facts, draft.sector);
  const trait = traitOf(draft);
  const thresholds = thresholdsOf(draft);
  const source = trait ? traitSource(draft.country.code, trait.id) : sourceOf(draft, reach);
  const where = whereOf(draft, reach, trait);
  // Of all who live around only those of the ages told are shared among.
  const among = draft.figures['age-share'] && !trait ? groupOf(draft).among : NO_WORDS;
  const row = (from: PlanText, share: string, then: Bilingual, isStrong = false): Row => ({
    cells: [words(from), words({ es: `uno de cada {{fig:${share}}}${among.es}`, en: `one in {{fig:${share}}}${among.en}` }), words(then)],
    ...(isStrong ? { style: 'strong' as const } : {}),
  });
  return table({
    title: { es: 'El recuento que falta, y qué decide', en: 'The count to make, and what it decides' },
    note: label(draft, {
      es: `Se hace antes del {{fig:go-by}} ${source.es}${where.es}.`,
      en: `To be done before {{fig:go-by}} ${source.en}${where.en}.`,
    }),
    size: 'text',
    columns: [
      { head: headOf(draft, reach), align: 'start', width: 4 },
      { head: { es: 'El plan pide', en: 'The plan needs' }, align: 'start', width: 3 },
      { head: { es: 'Entonces', en: 'Then' }, align: 'start', width: 6 },
    ],
    rows: [
      row(thresholds.loose, 'one-in-loose', ROOM),
      row(thresholds.base, 'one-in-base', draft.figures['reach-told'] ? JUST_TOLD : JUST[reach], true),
      row(thresholds.tight, 'one-in-tight', SHORT[reach]),
    ],
  });
}

/** The parts of town that were told, in the census where that is the count; else what the census gives of them beside it. */
function whereOf(draft: Draft, reach: Reach, trait: Trait | null): PlanText {
  const places = findDistricts(draft.facts);
  if (!places || reach !== 'people') return { es: '', en: '' };
  if (!trait || isInTheCensus(trait.id)) return { es: `, para ${places.es}`, en: `, for ${places.en}` };
  const census = censusSource(draft.country.code, 'people');
  return {
    es: `. Cuántos viven en ${places.es} lo da ${census.es}: si no llegan a {{fig:reach-all}}, hay que sumar otra zona`,
    en: `. How many live in ${places.en} is in ${census.en}: with fewer than {{fig:reach-all}}, another area is needed`,
  };
}

/** The register of the country; of firms that have just opened, its entries of a year. */
function sourceOf(draft: Draft, reach: Reach): PlanText {
  const { es, en } = censusSource(draft.country.code, reach);
  const source = { es: `en ${es}`, en: `in ${en}` };
  if (reach !== 'firms' || !areNew(draft.facts)) return source;
  return { es: `${source.es}: cuentan las altas del último año`, en: `${source.en}: count the last year’s new ones` };
}

function headOf(draft: Draft, reach: Reach): PlanText {
  const trait = traitOf(draft);
  if (trait) return add(trait.name, ofWhich(draft));
  if (reach === 'firms' && areNew(draft.facts)) return COUNTED_NEW;
  return reach === 'people' && areHouseholds(draft.facts) ? COUNTED_HOMES : COUNTED[reach];
}
