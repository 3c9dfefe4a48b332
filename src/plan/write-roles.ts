import type { Bilingual } from '../language/language.ts';
import { perLanguage } from '../language/language.ts';
import { rolesOf } from '../sectors/role-words.ts';
import type { Draft } from './draft.ts';
import { speaksOf } from './drop-denied.ts';
import { roleFigure } from './gather-capacity-figures.ts';
import { CREDENTIALS } from './gather-quotes.ts';
import type { Block, PlanText } from './plan.ts';
import { CHECKED, COVER, DONE, EXPERIENCE, FIRST_OUT, HELPED, NAME, SOLD } from './role-gap-words.ts';
import { label } from './say.ts';
import { FOUNDER, sayFounders } from './team-words.ts';
import { figure, table, words } from './write-block.ts';

const SELLS = 2;

/** What somebody has to do in the first year, in hours of the team there is, who does it, what is missing and how that is filled. */
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
      { head: { es: 'Quién', en: 'Who' }, align: 'start', width: 3 },
      { head: { es: 'Qué falta y cómo se cubre', en: 'What is missing, and how it is filled' }, align: 'start', width: 7 },
    ],
    rows: rolesOf(draft.sector.id, draft.model.assumptions.trade, draft.denied).map(({ name, tasks }, at) => ({
      cells: [
        words(name),
        words(ownTasks(draft, tasks)),
        figure(roleFigure(at), true),
        words(label(draft, whoDoes(draft, at))),
        words(label(draft, whatIsMissing(draft, at))),
      ],
    })),
  });
}

/** The tasks of a role without those that presuppose what the founder denies. */
function ownTasks({ denied }: Draft, tasks: Bilingual): Bilingual {
  const english = tasks.en.split(', ');
  const kept = [...english.keys()].filter((at) => !speaksOf(denied, english[at] ?? '', TASK_CLUES[english[at] ?? ''] ?? ''));
  if (kept.length === 0 || kept.length === english.length) return tasks;
  return perLanguage((language) => {
    const list = tasks[language].split(', ');
    return kept.map((at) => list[at] ?? '').join(', ');
  });
}

/** Tasks in one word, as the clause they stand for. */
const TASK_CLUES: Readonly<Record<string, string>> = {
  deliveries: 'home delivery',
  delivery: 'home delivery',
  counter: 'the counter',
  shops: 'calls on shops',
  'online shop': 'online shop',
  'booking sites': 'booking sites',
  portals: 'portals',
  advertisements: 'adverts on',
};

/** Alone, the founder does it all; else the founder sells and signs, and the rest is still to be shared out. */
function whoDoes({ model, figures }: Draft, at: number): PlanText {
  if (model.assumptions.team.value <= 1) return FOUNDER;
  if (at >= SELLS) return sayFounders(figures);
  return at === 0 ? SHARED : TO_NAME;
}

/** What a lender would miss in each role, and by when and by whom it is filled. */
function whatIsMissing({ model, quotes, figures }: Draft, at: number): PlanText {
  const isAlone = model.assumptions.team.value <= 1;
  const isTold = quotes[CREDENTIALS] !== undefined;
  if (at === 0) return isTold ? (isAlone ? COVER : DONE) : EXPERIENCE;
  if (at === 1) return isAlone ? (isTold ? FIRST_OUT : COVER) : figures['team-part'] ? HELPED : NAME;
  return at === SELLS ? SOLD : CHECKED;
}

const SHARED: PlanText = { es: 'por repartir entre {{fig:team}}', en: 'to share among {{fig:team}}' };
const TO_NAME: PlanText = { es: 'con nombre por poner', en: 'nobody named yet' };
