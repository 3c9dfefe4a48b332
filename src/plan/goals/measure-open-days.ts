// Goals of opening on more days or at more hours: which, and what the forecast knows of them.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import type { PlacedGoal } from './gather-goals.ts';

/** As they stand after «abrir» and after "open". */
const TIMES: readonly (readonly [words: RegExp, told: Bilingual])[] = [
  [/\b(?:fin(?:es)? de semana|weekends?)\b/, { es: 'los fines de semana', en: 'at weekends' }],
  [/\b(?:domingos?|sundays?)\b/, { es: 'los domingos', en: 'on Sundays' }],
  [/\b(?:sabados?|saturdays?)\b/, { es: 'los sábados', en: 'on Saturdays' }],
  [/\b(?:lunes|mondays?)\b/, { es: 'los lunes', en: 'on Mondays' }],
  [/\b(?:martes|tuesdays?)\b/, { es: 'los martes', en: 'on Tuesdays' }],
  [/\b(?:miercoles|wednesdays?)\b/, { es: 'los miércoles', en: 'on Wednesdays' }],
  [/\b(?:jueves|thursdays?)\b/, { es: 'los jueves', en: 'on Thursdays' }],
  [/\b(?:viernes|fridays?)\b/, { es: 'los viernes', en: 'on Fridays' }],
  [/\b(?:festivos|holidays)\b/, { es: 'los festivos', en: 'on public holidays' }],
  [/\b(?:noches?|nights?)\b/, { es: 'por la noche', en: 'at night' }],
  [/\b(?:tardes?|evenings?)\b/, { es: 'por la tarde', en: 'in the evening' }],
  [/\b(?:mananas?|mornings?)\b/, { es: 'por la mañana', en: 'in the morning' }],
  [/\b(?:mediodia|lunch(?:times?)?)\b/, { es: 'a mediodía', en: 'at lunchtime' }],
];

/** «Abrir los domingos»; null where no time is told. */
export function nameOpenDays(said: string): PlanText | null {
  const times = nameTimes(said);
  return times && { es: `abrir ${times.es}`, en: `open ${times.en}` };
}

const DAYS: readonly (readonly [words: string, told: Bilingual])[] = [
  ['lunes|monday', { es: 'lunes', en: 'Monday' }],
  ['martes|tuesday', { es: 'martes', en: 'Tuesday' }],
  ['miercoles|wednesday', { es: 'miércoles', en: 'Wednesday' }],
  ['jueves|thursday', { es: 'jueves', en: 'Thursday' }],
  ['viernes|friday', { es: 'viernes', en: 'Friday' }],
  ['sabado|saturday', { es: 'sábado', en: 'Saturday' }],
  ['domingo|sunday', { es: 'domingo', en: 'Sunday' }],
];
const DAY = DAYS.map(([words]) => words).join('|');
const FROM_TO = new RegExp(`\\b(${DAY})s? (?:a|al|to|through|until|hasta) (?:el )?(${DAY})s?\\b`);

/** «Los sábados», «de jueves a sábado»: two of them at most; null where no time is told. */
export function nameTimes(said: string): PlanText | null {
  const span = FROM_TO.exec(said)
    ?.slice(1)
    .map((day) => DAYS.find(([words]) => words.split('|').includes(day))?.[1]);
  const [from, to] = span ?? [];
  if (from && to) return { es: `de ${from.es} a ${to.es}`, en: `from ${from.en} to ${to.en}` };
  const told = TIMES.filter(([words]) => words.test(said)).map(([, time]) => time);
  const [first, second] = told;
  if (!first) return null;
  return perLanguage((language) => (second ? `${first[language]} ${AND[language]} ${second[language]}` : first[language]));
}

const AND: Bilingual = { es: 'y', en: 'and' };

/** What was sold then, and whether the forecast counts it: it spreads sales over the days it knows. */
export function openDays({ text }: PlacedGoal, { figures }: Draft): PlanText {
  const time = TIMES.find(([words]) => words.test(foldText(text)))?.[1];
  const sold = time
    ? { es: `las ventas ${time.es}, anotadas aparte`, en: `sales ${time.en}, noted separately` }
    : { es: 'las ventas en ese horario, anotadas aparte', en: 'sales in those hours, noted separately' };
  if (!figures['days-month']) return sold;
  return {
    es: `${sold.es}. La previsión cuenta con {{fig:days-month}} días al mes, y falta decidir quién atiende esas horas y cuánto cuestan`,
    en: `${sold.en}. The forecast counts {{fig:days-month}} days a month, and it is still to be decided who works those hours and at what cost`,
  };
}
