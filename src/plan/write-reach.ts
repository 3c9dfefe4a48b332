// How many people, firms or searches there have to be, in which public source they are counted, and what each count would ask of the plan.
import type { Bilingual } from '../language/language.ts';
import { censusSource } from './census-sources.ts';
import { ofWhich, thresholdsOf } from './count-threshold-words.ts';
import type { Draft } from './draft.ts';
import { isFrequencyPerCase } from './find-frequency.ts';
import { findReach, type Reach } from './find-reach.ts';
import { areHouseholds, areNew, findTrait, type Trait } from './find-trait.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Block, Cell, PlanText, Table } from './plan.ts';
import { add, label } from './say.ts';
import { traitSource } from './trait-sources.ts';
import { figure, table, words } from './write-block.ts';

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
    rows: [
      ...(draft.diagnosis.isRecurring ? stepsOfMembers(draft) : stepsOfSales(draft)),
      ...stepsOfFunnel(draft),
      ...stepsToReach(draft, reach),
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
  return uses >= MONTHS_A_YEAR ? A_MONTH_EACH : A_YEAR_EACH;
}

function stepsOfMembers(draft: Draft): readonly Row[] {
  return [
    step(draft, { es: 'Activos al abrir', en: 'Active at opening' }, monthFigure(1, 'units'), {
      es: 'en {{fig:start}}',
      en: 'in {{fig:start}}',
    }),
    step(draft, { es: 'Activos al cabo de un año', en: 'Active after a year' }, monthFigure(12, 'units'), {
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
  return [step(draft, ASK, 'funnel-asks', ONE_BUYS), step(draft, SEEN, 'funnel-sees', ONE_ASKS)];
}

function stepsToReach(draft: Draft, reach: Reach): readonly Row[] {
  const last = step(draft, thingsOf(draft, reach), 'reach-base', ONE_IN_SO_MANY);
  if (reach === 'online')
    return [
      step(draft, VISITS, 'visits-month', { es: 'lo que pide el embudo', en: 'what the funnel asks for' }),
      step(draft, THINGS.online, 'reach-base', CLICKS),
    ];
  const trait = traitOf(draft);
  if (trait)
    return [step(draft, trait.name, 'reach-base', ONE_IN_SO_MANY), step(draft, thingsOf(draft, reach), 'reach-all', shareOf(trait))];
  if (!draft.figures['age-share']) return [last];
  const group = areHouseholds(draft.facts) ? GROUP_HOMES : GROUP;
  return [step(draft, group, 'reach-group', ONE_IN_SO_MANY), step(draft, thingsOf(draft, reach), 'reach-base', OF_THESE_AGES)];
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
  const reach = findReach(draft.facts, draft.sector);
  const trait = traitOf(draft);
  const thresholds = thresholdsOf(draft);
  const source = trait ? traitSource(draft.country.code, trait.id) : sourceOf(draft, reach);
  // Of all who live around only those of the ages told are shared among.
  const among = draft.figures['age-share'] && !trait ? OF_THEIR_AGES : { es: '', en: '' };
  const row = (from: PlanText, share: string, then: Bilingual, isStrong = false): Row => ({
    cells: [words(from), words({ es: `uno de cada {{fig:${share}}}${among.es}`, en: `one in {{fig:${share}}}${among.en}` }), words(then)],
    ...(isStrong ? { style: 'strong' as const } : {}),
  });
  return table({
    title: { es: 'El recuento que falta, y qué decide', en: 'The count to make, and what it decides' },
    note: label(draft, {
      es: `Se hace antes del {{fig:go-by}} ${source.es}.`,
      en: `To be done before {{fig:go-by}} ${source.en}.`,
    }),
    size: 'text',
    columns: [
      { head: headOf(draft, reach), align: 'start', width: 4 },
      { head: { es: 'El plan pide', en: 'The plan needs' }, align: 'start', width: 3 },
      { head: { es: 'Entonces', en: 'Then' }, align: 'start', width: 6 },
    ],
    rows: [
      row(thresholds.loose, 'one-in-loose', ROOM),
      row(thresholds.base, 'one-in-base', JUST[reach], true),
      row(thresholds.tight, 'one-in-tight', SHORT[reach]),
    ],
  });
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

const UNITS: PlanText = { es: '{{units^}} del primer año', en: '{{units^}} of the first year' };
const FORECAST: PlanText = { es: 'la previsión', en: 'the forecast' };
const CUSTOMERS: PlanText = { es: 'Clientes por ganar', en: 'Customers to win' };
const A_YEAR_EACH: PlanText = {
  es: 'a {{fig:uses-sometimes}} al año, con bajas; quien llega tarde aún no vuelve',
  en: 'at {{fig:uses-sometimes}} a year, leavers replaced; late joiners return the year after',
};
const A_MONTH_EACH: PlanText = {
  es: 'por {{fig:strongest-units}} en {{fig:strongest-month}}, a {{fig:measure-uses-month}} al mes cada uno, y reponer bajas',
  en: 'for {{fig:strongest-units}} in {{fig:strongest-month}}, at {{fig:measure-uses-month}} a month each, and to replace leavers',
};
const A_STAY_EACH: PlanText = { es: 'a {{fig:uses-sometimes}} cada uno', en: 'at {{fig:uses-sometimes}} each' };
const ONCE: PlanText = { es: 'nadie repite en el año', en: 'nobody comes back within the year' };
const PER_CASE: PlanText = {
  es: 'a {{fig:uses-sometimes}} por caso, un caso al año',
  en: 'at {{fig:uses-sometimes}} a case, one case a year',
};
const ASK: PlanText = { es: 'Preguntan', en: 'Ask' };
const ONE_BUYS: PlanText = { es: 'compra uno de cada {{fig:one-in-asks*}}', en: 'one in {{fig:one-in-asks*}} buys' };
const SEEN: PlanText = { es: 'Veces que se ve', en: 'Times seen' };
const ONE_ASKS: PlanText = { es: 'pregunta uno de cada {{fig:one-in-sees*}}', en: 'one in {{fig:one-in-sees*}} asks' };
const GROUP: PlanText = { es: 'Personas de esas edades', en: 'People of those ages' };
const OF_THEIR_AGES: PlanText = { es: ' de esas edades', en: ' of those ages' };
const OPENINGS: PlanText = { es: 'Aperturas así al año', en: 'Such openings in a year' };
const COUNTED_NEW: PlanText = { es: 'Si abren al año en la zona…', en: 'If those opening in a year are…' };
const GROUP_HOMES: PlanText = { es: 'Hogares de esas edades', en: 'Households of those ages' };
const HOMES: PlanText = { es: 'Hogares al alcance', en: 'Households in reach' };
const COUNTED_HOMES: PlanText = { es: 'Si hay hogares alrededor…', en: 'If households around are…' };
const VISITS: PlanText = { es: 'Visitas al mes', en: 'Visits a month' };
const ONE_IN_SO_MANY: PlanText = {
  es: 'si pregunta uno de cada {{fig:one-in-asking*}} y compra uno de cada {{fig:one-in-base*}}',
  en: 'if one in {{fig:one-in-asking*}} asks and one in {{fig:one-in-base*}} buys',
};
const CLICKS: PlanText = { es: 'si entra uno de cada {{fig:one-in-base*}}', en: 'if one in {{fig:one-in-base*}} comes in' };
const OF_THESE_AGES: PlanText = {
  es: 'si cada edad pesa igual: el {{fig:age-share*}}',
  en: 'if every age weighs the same: {{fig:age-share*}}',
};
const THINGS: Readonly<Record<Reach, PlanText>> = {
  people: { es: 'Vecinos al alcance', en: 'Residents in reach' },
  firms: { es: 'Empresas así al alcance', en: 'Such firms in reach' },
  visitors: { es: 'Visitantes al año', en: 'Visitors a year' },
  online: { es: 'Búsquedas al mes', en: 'Searches a month' },
};
const COUNTED: Readonly<Record<Reach, PlanText>> = {
  people: { es: 'Si viven alrededor…', en: 'If those living around are…' },
  firms: { es: 'Si hay en la zona…', en: 'If the area has…' },
  visitors: { es: 'Si vienen al año…', en: 'If those who come in a year are…' },
  online: { es: 'Si se busca al mes…', en: 'If searches a month are…' },
};
const ROOM: Bilingual = { es: 'Se abre como está previsto', en: 'Open as planned' };
const JUST: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'Lo que este plan pide creer: veinte de ellos dirán si lo usan',
    en: 'What this plan relies on: ask twenty of them whether they would use it',
  },
  firms: {
    es: 'Lo que este plan pide creer: diez de ellas dirán si pagarían',
    en: 'What this plan relies on: ask ten of them whether they would pay',
  },
  visitors: { es: 'Lo que este plan supone', en: 'What this plan assumes' },
  online: { es: 'Lo que este plan supone', en: 'What this plan assumes' },
};
const SHORT: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'No es creíble: otra zona u otro público, antes de firmar',
    en: 'Not credible: change area or customer before signing',
  },
  firms: {
    es: 'No es creíble: otra clase de empresa u otra ciudad',
    en: 'Not credible: another kind of firm or city',
  },
  visitors: {
    es: 'No es creíble: menos capacidad, o clientela de allí',
    en: 'Not credible: less capacity, or customers from there',
  },
  online: {
    es: 'No basta: el resto se paga en anuncios, y se prueba antes de comprar género',
    en: 'Not enough: the rest is paid for in advertising, tried before buying stock',
  },
};
