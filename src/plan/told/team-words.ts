// Who is in the team and what they bring.
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { countWord } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';

export const EXPERIENCE_GLOSS: PlanText = {
  es: 'La cita habla de la experiencia o la formación que ya hay en el equipo.',
  en: 'The quote describes the experience or training already in the team.',
};

/** How many they are, in words: it stands in one edition alone. */
export function sayTeam(people: number): PlanText {
  if (people === 1) return { es: 'Una sola persona hace el trabajo.', en: 'One person does the work.' };
  const [es, en] = [countWord(people, 'es'), countWord(people, 'en')];
  if (!es || !en) return { es: 'La cita dice quién hace el trabajo.', en: 'The quote says who does the work.' };
  return { es: `En total son ${es} personas.`, en: `That makes ${en} people in all.` };
}

export const FOUNDER: PlanText = { es: 'quien emprende', en: 'the founder' };
const FOUNDERS: PlanText = { es: 'quienes emprenden', en: 'the founders' };

/** Whoever starts it: one, or several together. */
export function sayFounders(figures: FigureTable): PlanText {
  return areSeveral(figures) ? FOUNDERS : FOUNDER;
}

/** Whether several start it together. */
export function areSeveral(figures: FigureTable): boolean {
  return Number(figures['team-founders']?.value ?? 1) > 1;
}

/** Several founders, all of them by their number and each of them, as slots. `areWomen`: in Spanish, told so. */
export function foundersSlots(figures: FigureTable, areWomen: boolean): Readonly<Record<'allFounders' | 'eachFounder', Bilingual>> {
  const count = perLanguage((language) => countWord(Number(figures['team-founders']?.value ?? 1), language) ?? '{{fig:team-founders}}');
  return {
    allFounders: { es: areWomen ? `las ${count.es} socias` : `los ${count.es} socios`, en: `the ${count.en} founders` },
    eachFounder: { es: areWomen ? 'cada socia' : 'cada socio', en: 'each founder' },
  };
}
