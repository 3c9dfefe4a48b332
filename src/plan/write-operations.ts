import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import type { Draft } from './draft.ts';
import { itemFigure } from './gather-figures.ts';
import { CREDENTIALS, itemQuote, TEAM_WORDS } from './gather-quotes.ts';
import { HOURS, OWNER_PAY, STRAIN, TEAM, TEAM_APART, TEAM_ASSUMED, TIMING } from './operations-words.ts';
import type { Block, Cell, Page, PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';
import { PERMITS } from './registration-words.ts';
import { rolesOf } from './role-words.ts';
import { say, sayFirst } from './say.ts';
import { EXPERIENCE_GLOSS, EXPERIENCE_UNTOLD, sayTeam, TEAM_GAPS } from './team-words.ts';
import { bullets, capital, figure, heading, pairs, paragraph, table, words } from './write-block.ts';
import { writeRoles } from './write-roles.ts';

/** Who does the work, whether the hours are enough, what the month costs and which permits it takes. */
export function writeOperations(draft: Draft): Page {
  return {
    id: 'operations',
    title: { es: 'Operaciones y equipo', en: 'Operations and team' },
    blocks: [
      heading({ es: 'Si las manos dan abasto', en: 'Whether there are hands enough' }),
      { type: 'paragraph', text: sayFirst(draft, HOURS) },
      ...paragraph(draft, [STRAIN, TIMING]),
      heading({ es: 'El equipo y lo que cuesta el mes', en: 'The team, and what the month costs' }),
      ...writeWho(draft),
      ...writeExperience(draft),
      writeRoles(draft),
      { type: 'paragraph', text: sayFirst(draft, TEAM_GAPS) },
      { type: 'paragraph', text: sayFirst(draft, draft.diagnosis.fixedCostsSaid ? [TEAM_APART, TEAM] : [TEAM_ASSUMED]) },
      writeMoney(draft),
      { type: 'paragraph', text: sayFirst(draft, OWNER_PAY) },
      heading({ es: 'Permisos y seguros por comprobar', en: 'Permits and insurance to check' }),
      ...paragraph(draft, [PERMITS]),
      listPermits(draft),
    ],
  };
}

/** Who works, as the founder told it. */
function writeWho(draft: Draft): readonly Block[] {
  return draft.quotes[TEAM_WORDS] ? [{ type: 'quote', quote: TEAM_WORDS, gloss: sayTeam(draft.model.assumptions.team.value) }] : [];
}

/** What the founder said of their own experience or training; where they said nothing it is asked for, not made up. */
function writeExperience(draft: Draft): readonly Block[] {
  if (draft.quotes[CREDENTIALS]) return [{ type: 'quote', quote: CREDENTIALS, gloss: EXPERIENCE_GLOSS }];
  return [{ type: 'paragraph', text: say({ ...draft, slots: { ...draft.slots, ...roleSlots(draft) } }, EXPERIENCE_UNTOLD) }];
}

/** The two roles that take most hours. */
function roleSlots({ sector, model }: Draft): Draft['slots'] {
  const [roleOne, roleTwo] = [...rolesOf(sector.id, model.assumptions.trade)].sort((a, b) => b.share - a.share).map(({ name }) => name);
  return { ...(roleOne ? { roleOne } : {}), ...(roleTwo ? { roleTwo } : {}) };
}

/** Side by side: short lines, and many of them. */
function listPermits(draft: Draft): Block {
  const permits = pairs(draft.sector.pack.permits).map(capital);
  const half = Math.ceil(permits.length / 2);
  return { type: 'columns', columns: [[bullets(permits.slice(0, half), 'check')], [bullets(permits.slice(half), 'check')]] };
}

/** What a month costs, beside what was bought to begin where that was listed. */
function writeMoney(draft: Draft): Block {
  const outlay = writeOutlay(draft);
  return outlay === null ? writeCosts(draft) : { type: 'columns', columns: [[writeCosts(draft, 'narrow')], [outlay]] };
}

function writeCosts(draft: Draft, width: 'wide' | 'narrow' = 'wide'): Block {
  const isWide = width === 'wide';
  const row = (name: PlanText, use: PlanText, id: string) => ({ cells: [words(name), ...(isWide ? [words(use)] : []), figure(id, true)] });
  return table({
    title: { es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' },
    note: isWide
      ? {
          es: 'Lo que se dijo queda como se dijo; el resto se reparte según los pesos habituales del sector y está por confirmar.',
          en: 'What was said stands as said; the rest is split by the usual weights in the sector and is to be confirmed.',
        }
      : { es: 'Lo no dicho, según los pesos del sector.', en: 'What was not said, by the weights of the sector.' },
    size: 'text',
    columns: [
      { head: { es: 'Partida', en: 'Line' }, align: 'start', width: isWide ? 3 : 7 },
      ...(isWide ? [{ head: { es: 'Qué incluye', en: 'What it holds' }, align: 'start' as const, width: 6 }] : []),
      { head: { es: 'Al mes', en: 'A month' }, align: 'end', width: isWide ? 3 : 5 },
    ],
    rows: [
      ...PAY.filter(({ id }) => draft.figures[id]?.value !== 0).map(({ name, use, id }) => row(name, use, id)),
      row({ es: 'Local', en: 'Premises' }, { es: 'alquiler o espacio de trabajo', en: 'rent or a place to work' }, 'cost-rent'),
      row(
        { es: 'Darse a conocer', en: 'Marketing' },
        { es: 'el presupuesto de la página de marketing', en: 'the budget on the marketing page' },
        'cost-marketing',
      ),
      row(
        { es: 'Otros', en: 'Other' },
        { es: 'suministros, seguros, asesoría, programas', en: 'utilities, insurance, accountant, software' },
        'cost-other',
      ),
      {
        cells: [words({ es: 'Total', en: 'Total' }), ...(isWide ? [{ empty: true as const }] : []), figure('month-costs', true)],
        style: 'total',
      },
    ],
  });
}

const PAY: readonly { readonly name: PlanText; readonly use: PlanText; readonly id: string }[] = [
  {
    name: { es: 'Quien dirige', en: 'The founder' },
    use: { es: 'lo que cobra antes de su propia cuota e impuestos', en: 'taken before their own contributions and tax' },
    id: 'cost-founder',
  },
  { name: { es: 'Sueldos', en: 'Wages' }, use: { es: 'brutos, de las demás personas', en: 'gross, of everybody else' }, id: 'cost-wages' },
  {
    name: { es: 'Cargas sociales', en: 'Social charges' },
    use: {
      es: 'a cargo de la empresa, el {{fig:employer-cost}} del bruto',
      en: 'paid by the employer, {{fig:employer-cost}} of the gross',
    },
    id: 'cost-charges',
  },
];

/** A purchase in the visitor's words; in the other language what it is, where that has a word for it. */
function sayItem(draft: Draft, name: string, at: number): Cell {
  const [known] = findConcepts(name, draft.sector.id, ['resource']);
  return words(quoteNatively(draft.quotes, itemQuote(at), known ? { es: known.es, en: known.en } : null));
}

/** What the money is spent on, in the visitor's words, where they listed all of it. */
function writeOutlay(draft: Draft): Block | null {
  const listed = draft.facts.investmentItems?.value ?? [];
  const sum = listed.reduce((total, { amount }) => total + Math.round(amount), 0);
  const isWhole = sum === draft.model.assumptions.investment.value && listed.every((_, at) => draft.quotes[itemQuote(at)]);
  if (listed.length < 2 || !isWhole) return null;
  return table({
    title: { es: 'En qué se va la inversión', en: 'Where the investment goes' },
    size: 'text',
    columns: [
      { head: { es: 'Compra', en: 'Purchase' }, align: 'start', width: 7 },
      { head: { es: 'Importe', en: 'Amount' }, align: 'end', width: 5 },
    ],
    rows: [
      ...listed.map((item, at) => ({ cells: [sayItem(draft, item.label, at), figure(itemFigure(at), true)] })),
      { cells: [words({ es: 'Total', en: 'Total' }), figure('investment', true)], style: 'total' as const },
    ],
  });
}
