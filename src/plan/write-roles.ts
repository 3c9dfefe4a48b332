import type { Draft } from './draft.ts';
import { roleFigure } from './gather-market-figures.ts';
import type { Block, PlanText } from './plan.ts';
import { LENDER_ASKS, rolesOf } from './role-words.ts';
import { label } from './say.ts';
import { figure, table, words } from './write-block.ts';

const SELLS = 2;

/** What somebody has to do in the first year, in hours of the team there is, who does it today and what will be asked of them. */
export function writeRoles(draft: Draft): Block {
  return table({
    title: { es: 'Quién hace qué el primer año', en: 'Who does what in the first year' },
    note: {
      es: 'Horas al mes del equipo previsto, repartidas como es corriente en el oficio: se corrigen con las del primer mes.',
      en: 'Hours a month of the team in the plan, shared out as is common in the trade: the first month corrects them.',
    },
    size: 'text',
    columns: [
      { head: { es: 'Función', en: 'Role' }, align: 'start', width: 3 },
      { head: { es: 'Cada semana', en: 'Every week' }, align: 'start', width: 5 },
      { head: { es: 'Horas', en: 'Hours' }, align: 'end', width: 2 },
      { head: { es: 'Hoy', en: 'Today' }, align: 'start', width: 3 },
      { head: { es: 'Preguntará quien preste', en: 'A lender will ask' }, align: 'start', width: 5 },
    ],
    rows: rolesOf(draft.sector.id, draft.model.assumptions.trade).map(({ name, tasks }, at) => ({
      cells: [
        words(name),
        words(tasks),
        figure(roleFigure(at), true),
        words(label(draft, whoDoes(draft, at))),
        words(LENDER_ASKS[at] ?? NOTHING),
      ],
    })),
  });
}

/** Alone, the founder does it all; else the founder sells and signs, and the rest is still to be shared out. */
function whoDoes({ model }: Draft, at: number): PlanText {
  const team = model.assumptions.team.value;
  return team <= 1 || at >= SELLS ? FOUNDER : at === 0 ? SHARED : TO_NAME;
}

const NOTHING: PlanText = { es: '–', en: '–' };
const FOUNDER: PlanText = { es: 'quien emprende', en: 'the founder' };
const SHARED: PlanText = { es: 'por repartir entre {{fig:team}}', en: 'to share among {{fig:team}}' };
const TO_NAME: PlanText = { es: 'con nombre por poner', en: 'a name to be put' };
