import { hiredByNight } from '../../facts/find-night.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import type { Bilingual } from '../../language/language.ts';
import { perLanguage } from '../../language/language.ts';
import { rolesOf } from '../../sectors/role-words.ts';
import type { Draft } from '../draft.ts';
import type { FigureTable } from '../figures/figure.ts';
import { roleFigure } from '../figures/gather-capacity-figures.ts';
import type { Block, PlanText } from '../plan.ts';
import { join, label } from '../say.ts';
import { speaksOf } from '../told/drop-denied.ts';
import { CREDENTIALS } from '../told/gather-quotes.ts';
import { presumesUntold } from '../told/presumes-untold.ts';
import { areSeveral, FOUNDER, sayFounders } from '../told/team-words.ts';
import { isCostUntold } from '../told/told-costs.ts';
import { figure, table, words } from '../write-block.ts';
import { BY_NIGHT } from './capacity-words.ts';
import {
  BY_SHIFT,
  CHECKED,
  COVER,
  DONE,
  EXPERIENCE,
  EXPERIENCE_ALONE,
  FIRST_OUT,
  HELPED,
  NAME,
  SOLD,
  STAND_IN,
  UNCHECKED,
} from './role-gap-words.ts';
import { FOUNDERS, shareFigure, type Worker } from './share-roles.ts';

const SELLS = 2;

/** What somebody has to do in the first year, in hours of the team there is, who does it, what is missing and how that is filled. */
export function writeRoles(draft: Draft): Block {
  const roles = rolesOf(draft.sector.id, draft.model.assumptions.trade, draft.denied);
  const areLettered = areSeveral(draft.figures) && roles.some((_, at) => draft.figures[shareFigure(at, 'a')]);
  return table({
    title: { es: 'Quién hace qué el primer año', en: 'Who does what in the first year' },
    note: label(draft, areLettered ? BY_LETTER : COMMON),
    isNoteSpare: true,
    size: 'text',
    columns: [
      { head: { es: 'Función', en: 'Role' }, align: 'start', width: 3 },
      { head: { es: 'Cada semana', en: 'Every week' }, align: 'start', width: 5 },
      { head: { es: 'Horas', en: 'Hours' }, align: 'end', width: 2 },
      { head: { es: 'Quién', en: 'Who' }, align: 'start', width: 3 },
      { head: { es: 'Qué falta y cómo se cubre', en: 'What is missing, and how to fill it' }, align: 'start', width: 7 },
    ],
    rows: roles.map(({ name, tasks }, at) => ({
      cells: [
        words(withoutUntrue(draft, name, JOINT)),
        words(withoutUntrue(draft, ownTasks(draft, tasks), COMMA)),
        draft.figures[roleFigure(at)] ? figure(roleFigure(at), true) : words(UNTOLD),
        words(label(draft, whoDoes(draft, at))),
        words(label(draft, whatIsMissing(draft, at))),
      ],
    })),
  });
}

const COMMON: PlanText = {
  es: 'Horas al mes, repartidas como es habitual en el oficio. Conviene corregirlas con las del primer mes.',
  en: 'Hours a month, split as is usual in the trade. They should be corrected with those of the first month.',
};
const BY_LETTER: PlanText = {
  es: 'Horas al mes, según lo habitual en el oficio. Las letras son quienes emprenden: hay que decidir quién es quién antes de firmar.',
  en: 'Hours a month, as is usual in the trade. The letters are the founders: who is who should be settled before signing.',
};

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

const COMMA: Bilingual = { es: ', ', en: ', ' };
const JOINT: Bilingual = { es: ' y ', en: ' and ' };

/** The parts of it that the facts do not deny: no families where adults come, no classroom where the class is on a screen. */
function withoutUntrue({ facts, sector }: Draft, text: Bilingual, joint: Bilingual): Bilingual {
  const isUntrue = presumesUntold(facts, sector.id);
  const english = text.en.split(joint.en);
  const kept = [...english.keys()].filter((at) => !isUntrue([english[at]]));
  if (kept.length === 0 || kept.length === english.length) return text;
  return perLanguage((language) => {
    const parts = text[language].split(joint[language]);
    return kept.map((at) => parts[at] ?? '').join(joint[language]);
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

/** Alone, the founder does it all; of a team that was told, each puts in the hours they have; else who does what is still to be shared out. */
function whoDoes({ model, figures, facts }: Draft, at: number): PlanText {
  if (at === 0 && isWorkPaidBySale(facts)) return BY_SALE;
  if (model.assumptions.team.value <= 1) return FOUNDER;
  const shares = sharesOf(figures, at);
  if (shares.length > 0) return joinShares(shares, at);
  if (at >= SELLS) return sayFounders(figures);
  return at === 0 ? SHARED : TO_NAME;
}

/** Whoever makes the business known: of several founders, those whose part it is. */
export function sellerOf(draft: Draft): PlanText {
  if (!areSeveral(draft.figures)) return { es: FOUNDER.es, en: 'founder' };
  const letters = sharesOf(draft.figures, SELLS).filter(({ who }) => who !== 'hired' && who !== 'help');
  return letters.length > 0
    ? join(
        letters.map(({ name }) => name),
        ', ',
      )
    : { es: 'los socios', en: 'founders' };
}

/** What a lender would miss in each role, and by when and by whom it is filled. */
function whatIsMissing(draft: Draft, at: number): PlanText {
  const isAlone = draft.model.assumptions.team.value <= 1;
  const isTold = draft.quotes[CREDENTIALS] !== undefined;
  if (at === 0) return isTold ? (isAlone ? COVER : missingAtWork(draft)) : isAlone ? EXPERIENCE_ALONE : EXPERIENCE;
  if (at === 1) return isAlone ? (isTold ? FIRST_OUT : COVER) : missingBeside(draft);
  if (at === SELLS) return SOLD;
  return isCostUntold(draft, 'accountant') ? UNCHECKED : CHECKED;
}

/** Those who know how to do it share it out; where they already have, who does it by night, and who when somebody is ill. */
function missingAtWork({ figures, facts }: Draft): PlanText {
  if (sharesOf(figures, 0).length === 0) return DONE;
  return tellsOf(facts, BY_NIGHT) && !hiredByNight(facts) ? BY_SHIFT : COVER;
}

/** Whoever is named by nobody yet; the founder needs somebody who stands in. */
function missingBeside({ figures }: Draft): PlanText {
  const [first, ...others] = sharesOf(figures, 1);
  if (!first) return figures['team-part'] ? HELPED : NAME;
  if (first.who === 'help' && others.length > 0) return HELPED;
  return first.name === FOUNDER ? STAND_IN : NAME;
}

/** Those who have hours in a role, the employed first. */
function sharesOf(figures: FigureTable, at: number): readonly Share[] {
  const names = areSeveral(figures) ? LETTERS : [{ who: 'a' as const, name: FOUNDER }];
  return [...EMPLOYED, ...names].filter(({ who }) => figures[shareFigure(at, who)] !== undefined);
}

/** One by name alone, several each with their hours. */
function joinShares(shares: readonly Share[], at: number): PlanText {
  const hours = ({ who }: Share) => (shares.length > 1 ? `, {{fig:${shareFigure(at, who)}}}\u00a0h` : '');
  return perLanguage((language) => shares.map((share) => `${share.name[language]}${hours(share)}`).join('; '));
}

interface Share {
  readonly who: Worker;
  readonly name: PlanText;
}

const EMPLOYED: readonly Share[] = [
  { who: 'hired', name: { es: 'a sueldo', en: 'hired staff' } },
  { who: 'help', name: { es: 'por horas', en: 'part-time help' } },
];
const LETTERS: readonly Share[] = FOUNDERS.map((who) => ({
  who,
  name: { es: who.toUpperCase(), en: who.toUpperCase() },
}));

const SHARED: PlanText = { es: 'por repartir entre {{fig:team}}', en: 'to be split between {{fig:team}}' };
/** Paid out of each sale, which is in its cost. */
const BY_SALE: PlanText = { es: 'quien cobra de cada venta', en: 'those paid out of each sale' };
const UNTOLD: PlanText = { es: '–', en: '–' };
const TO_NAME: PlanText = { es: 'por asignar', en: 'nobody named yet' };
