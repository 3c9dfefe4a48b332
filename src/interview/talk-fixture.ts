import type { Language } from '../language/language.ts';
import { foldTurns } from './fold-turns.ts';
import type { Interview, InterviewState, Turn } from './interview.ts';
import { takeAnswer } from './take-answer.ts';

export const AT = '2026-11-20T10:00:00.000Z';

export interface Talk {
  readonly asked: string[];
  readonly state: InterviewState;
  readonly facts: InterviewState['facts'];
  readonly turns: readonly Turn[];
  readonly question: string;
  readonly last: Turn;
}

export function talk(lines: readonly string[], language: Language = 'es'): Talk {
  const turns: Turn[] = [];
  const interview = (): Interview => ({ language, startedAt: AT, turns });
  for (const line of lines) {
    const turn = takeAnswer(interview(), line, { at: AT, today: '2026-11-20' });
    if (turn === 'finished') break;
    turns.push(turn);
  }
  const last = turns.at(-1);
  if (!last) throw new Error('nothing was said');
  const state = foldTurns(interview());
  const asked = turns.map(({ question }) => question);
  return { asked, state, facts: state.facts, turns, question: last.reply.nextQuestion ?? '', last };
}

export const OPENING = [
  'En Ruzafa, Valencia, quien quiere flores frescas un domingo solo encuentra las de la gasolinera.',
  'Parejas de 25 a 50 años del barrio que compran un ramo cada dos meses.',
  'Una floristería que abre los domingos, con ramos hechos en diez minutos. Se llama Pétalo Lento.',
  'Instagram, la ficha de Google y el escaparate.',
];
export const SALES = 'El ramo se vende a 28 € más IVA y espero vender 260 ramos al mes. Cada ramo me cuesta 11,50 €.';
export const COSTS = 'Una cámara de 16.000 €. Trabajamos dos personas. Los gastos fijos son 3.100 € al mes, sueldos incluidos.';
export const REST = [
  '9.000 € de ahorros y 12.000 € de préstamo a 4 años',
  'Vender 350 ramos al mes y no cerrar ningún domingo.',
  'en abril',
  'Flores Paquita y las webs de envío.',
];
