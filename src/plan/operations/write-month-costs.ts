import { isFullTimeTold } from '../../facts/is-full-time-told.ts';
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Block, Cell, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { isHelpAmongCosts } from '../told/find-paid-help.ts';
import { namedCosts } from '../told/told-costs.ts';
import { figure, table, words } from '../write-block.ts';
import { toldCostRows } from './write-told-costs.ts';

type Width = 'wide' | 'narrow';

const FIXED_MONTH: PlanText = { es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' };
/** Where the fixed costs as stated leave something out, the table comes to more than they do. */
const WHOLE_MONTH: PlanText = { es: 'Lo que cuesta un mes', en: 'What a month costs' };

/** What a month costs, line by line: of the people, how many, for how many hours and since when. */
export function writeMonthCosts(draft: Draft, width: Width): Block {
  const isWide = width === 'wide';
  const told = toldCostRows(draft);
  if (told) return toldTable(draft, told);
  return table({
    title: costsLeftOut(draft.model.assumptions) > 0 ? WHOLE_MONTH : FIXED_MONTH,
    note: label(draft, isWide ? WIDE_NOTE : NARROW_NOTE),
    isNoteSpare: true,
    size: 'text',
    columns: [
      { head: { es: 'Partida', en: 'Line' }, align: 'start', width: isWide ? 4 : 7 },
      ...(isWide ? [{ head: { es: 'Qué incluye', en: 'What it covers' }, align: 'start' as const, width: 6 }] : []),
      { head: { es: 'Horas', en: 'Hours' }, align: 'end', width: isWide ? 2 : 3 },
      { head: { es: 'Al mes', en: 'A month' }, align: 'end', width: isWide ? 3 : 5 },
    ],
    rows: [
      ...peopleOf(draft).map(({ name, use, hours, pay }) => row(isWide, label(draft, name), use, hours, pay)),
      ...linesOf(draft, isWide).map(({ name, use, id }) => row(isWide, name, use, null, figure(id, true))),
      {
        cells: [words({ es: 'Total', en: 'Total' }), ...(isWide ? [EMPTY] : []), EMPTY, figure('month-costs', true)],
        style: 'total',
      },
    ],
  });
}

/** Costs told line by line. */
function toldTable(draft: Draft, rows: Table['rows']): Block {
  return table({
    title: costsLeftOut(draft.model.assumptions) > 0 ? WHOLE_MONTH : FIXED_MONTH,
    note: label(draft, TOLD_NOTE),
    size: 'text',
    columns: [
      { head: { es: 'Partida', en: 'Line' }, align: 'start', width: 9 },
      { head: { es: 'Al mes', en: 'A month' }, align: 'end', width: 5 },
    ],
    rows: [...rows, { cells: [words({ es: 'Total', en: 'Total' }), figure('month-costs', true)], style: 'total' }],
  });
}

const TOLD_NOTE: PlanText = {
  es: 'Desde {{fig:start}}, con las cifras que se dieron en la entrevista.',
  en: 'From {{fig:start}}, with the figures given in the interview.',
};

function row(isWide: boolean, name: PlanText, use: PlanText, hours: string | null, pay: Cell): Table['rows'][number] {
  return { cells: [words(name), ...(isWide ? [words(use)] : []), hours === null ? EMPTY : figure(hours, true), pay] };
}

/** Whoever runs it, alone or with partners, those they employ all week, those who help, and what the law adds. Who is counted and not paid is said to be. */
function peopleOf({ figures, facts }: Draft): readonly Person[] {
  const amount = (id: string) => amountOf(figures, id);
  const paid = (id: string) => (amount(id) > 0 ? figure(id, true) : words(UNPAID));
  const areTogether = amount('team-founders') > 1;
  const rest = areTogether ? 'hired' : 'others';
  const help = isHelpAmongCosts(facts) ? words(INSIDE) : paid('cost-wages');
  const hasRest = figures[`team-${rest}`] !== undefined;
  const isFullTime = isFullTimeTold(facts);
  return [
    { ...(areTogether ? FOUNDERS : FOUNDER), hours: areTogether ? 'hours-founders' : 'hours-person', pay: paid('cost-founder') },
    ...(hasRest ? [{ ...employed(`team-${rest}`, isFullTime), hours: `hours-${rest}`, pay: paid('cost-wages') }] : []),
    ...(figures['team-part'] ? [{ ...HELPERS, hours: 'hours-part', pay: hasRest && amount('cost-wages') > 0 ? words(WITHIN) : help }] : []),
    ...(amount('cost-charges') > 0 ? [{ ...CHARGES, hours: null, pay: figure('cost-charges', true) }] : []),
  ];
}

interface Person {
  readonly name: PlanText;
  readonly use: PlanText;
  readonly hours: string | null;
  readonly pay: Cell;
}

const EMPTY = { empty: true as const };
const UNPAID: PlanText = { es: 'sin indicar', en: 'not stated' };
const INSIDE: PlanText = { es: 'dentro de «Otros»', en: 'inside “Other”' };
const WITHIN: PlanText = { es: 'en la línea anterior', en: 'in the line above' };

const WIDE_NOTE: PlanText = {
  es: 'Desde {{fig:start}}. Lo que no se dijo en la entrevista se reparte según lo habitual en el sector y está por confirmar.',
  en: 'From {{fig:start}}. Anything not given in the interview is split as is usual in the sector, and has to be confirmed.',
};
const NARROW_NOTE: PlanText = {
  es: 'Desde {{fig:start}}.',
  en: 'From {{fig:start}}.',
};

const OWN_PAY: PlanText = { es: 'lo que cobra antes de su propia cuota e impuestos', en: 'before their own contributions and tax' };
const FOUNDER = { name: { es: 'Quien emprende', en: 'The founder' }, use: OWN_PAY };
const FOUNDERS = {
  name: { es: 'Quienes emprenden, {{fig:team-founders}}', en: 'The founders, {{fig:team-founders}}' },
  use: {
    es: 'lo que cobran antes de cuota e impuestos; sueldo o retiro, por decidir',
    en: 'before contributions and tax; salary or drawings, to be decided',
  },
};
const GROSS: PlanText = { es: 'sueldo bruto', en: 'gross wages' };
/** Those employed, by the id of how many they are: called full time only where that was told. */
const employed = (team: string, isFullTime: boolean): Pick<Person, 'name' | 'use'> => ({
  name: isFullTime
    ? { es: `A jornada completa, {{fig:${team}}} más`, en: `Full time, {{fig:${team}}} more` }
    : { es: `Personal contratado, {{fig:${team}}}`, en: `Employees, {{fig:${team}}}` },
  use: GROSS,
});
const HELPERS = {
  name: { es: 'A tiempo parcial, {{fig:team-part}} más', en: 'Part time, {{fig:team-part}} more' },
  use: { es: 'sueldo bruto de quien trabaja a tiempo parcial', en: 'gross wages of part-timers' },
};
const CHARGES = {
  name: { es: 'Cargas sociales', en: 'Social charges' },
  use: {
    es: 'a cargo de la empresa, el {{fig:employer-cost}} del bruto',
    en: 'paid by the employer, {{fig:employer-cost}} of the gross',
  },
};

interface CostLine {
  readonly name: PlanText;
  readonly use: PlanText;
  readonly id: string;
}

/** What is not paid to people, without lines of nothing; marketing that was not among the costs told says so, and the rest what was named of it. */
function linesOf(draft: Draft, isWide: boolean): readonly CostLine[] {
  const { isMarketingApart, fixedCosts, marketing } = draft.model.assumptions;
  return LINES.filter(({ id }) => draft.figures[id]?.value !== 0).map((line) => {
    if (isMarketingApart && line.id === 'cost-marketing')
      return { ...line, ...(marketing.origin === 'said' ? MARKETING_TOLD_APART : MARKETING_APART) };
    return line.id === 'cost-other' && fixedCosts.origin !== 'sector' ? { ...line, ...otherOf(draft, isWide) } : line;
  });
}

/** The rest of the costs told: what was named of it, or that nothing was. */
function otherOf({ facts }: Draft, isWide: boolean): Pick<CostLine, 'name' | 'use'> {
  const named = namedCosts(facts);
  if (named.length === 0) return { name: OTHER, use: UNNAMED };
  const list = perLanguage((language) => named.map(({ [language]: name }) => name).join(', '));
  return { name: isWide ? OTHER : perLanguage((language) => `${OTHER[language]}: ${list[language]}`), use: list };
}

const MARKETING_APART = {
  name: { es: 'Publicidad, aparte', en: 'Marketing, on top' },
  use: { es: 'no está entre los gastos dichos; lo usual del sector', en: 'not among the costs given; usual in the sector' },
};

const MARKETING_TOLD_APART = {
  name: MARKETING_APART.name,
  use: {
    es: 'lo que se dijo para darse a conocer, además de los otros gastos',
    en: 'what was given for getting known, besides the other costs',
  },
};

const OTHER: PlanText = { es: 'Otros', en: 'Other' };
const UNNAMED: PlanText = { es: 'el resto del total indicado, sin detalle', en: 'the rest of the total given, not itemised' };

const LINES: readonly CostLine[] = [
  { name: { es: 'Local', en: 'Rent' }, use: { es: 'alquiler o espacio de trabajo', en: 'premises or workspace' }, id: 'cost-rent' },
  {
    name: { es: 'Publicidad', en: 'Marketing' },
    use: { es: 'el presupuesto de la página de marketing', en: 'the budget on the marketing page' },
    id: 'cost-marketing',
  },
  {
    name: OTHER,
    use: { es: 'suministros, seguros, asesoría, programas', en: 'utilities, insurance, accountant, software' },
    id: 'cost-other',
  },
];
