// What the assistant says to words that are no answer: a wish about the interview, something beside the point, somebody's data.
import type { Fact } from '../facts/fact.ts';
import type { Bilingual } from '../language/language.ts';
import { FACT_LABELS } from './fact-labels.ts';
import type { QuestionId } from './interview.ts';
import type { Scene } from './scene.ts';
import { traceSteps } from './trace-steps.ts';
import { settingOf, wordFact } from './word-fact.ts';

const OFF_TOPIC: Bilingual<readonly string[]> = {
  es: [
    'De eso no puedo ocuparme aquí; sigamos con tu plan.',
    'Lo mío es solo tu plan de negocio, así que vuelvo a él.',
    'Eso lo dejo a un lado y sigo con tu negocio.',
  ],
  en: [
    'That is not something I can do here; let us go on with your plan.',
    'I only deal with your business plan, so back to it.',
    'I leave that aside and go on with your business.',
  ],
};

const PRIVATE: Bilingual = {
  es: 'Por respeto a quien nombras, no guardo datos personales de otros: ni teléfonos, ni documentos, ni su salud.',
  en: 'Out of respect for the person you name, I keep no personal data of others: no phone numbers, no identity papers, nothing about their health.',
};

const BACK: Bilingual = {
  es: 'Volvemos atrás: lo que me digas ahora sustituye a lo de antes.',
  en: 'Back we go: what you say now replaces what you said.',
};
const NO_WAY_BACK: Bilingual = {
  es: 'Desde aquí no puedo volver más atrás; al final podrás cambiar cualquier dato.',
  en: 'I cannot go further back from here; at the end you can change anything.',
};
const GO_ON: Bilingual = { es: 'Bien, seguimos donde lo dejamos.', en: 'Good, we go on where we stopped.' };
const CHANGE: Bilingual = { es: 'Claro, lo cambiamos.', en: 'Of course, let us change it.' };
const NOW: Bilingual = { es: 'Ahora tengo', en: 'I now have' };
const AT_THE_END: Bilingual = {
  es: 'Eso lo cambiamos al repasar las cifras, al final; ahora sigo.',
  en: 'We will change that at the end, when I read the figures back; now I go on.',
};
const LATER: Bilingual = { es: 'A ese dato llegamos enseguida.', en: 'We will come to that one shortly.' };

/** One polite line, or null where the last words were an answer of some kind. */
export function sayAside(next: QuestionId, scene: Scene): string | null {
  const { exchanges, language } = scene;
  const last = exchanges.at(-1);
  switch (last?.reading.kind) {
    case 'off-topic':
      return OFF_TOPIC[language][exchanges.length % OFF_TOPIC[language].length] ?? '';
    case 'private':
      return PRIVATE[language];
    case 'back':
    case 'undo':
      return sayBack(last.question, next, scene);
    case 'change':
      return sayChange(scene);
    default:
      return null;
  }
}

function sayBack(from: QuestionId, next: QuestionId, { exchanges, language }: Scene): string {
  if (traceSteps(exchanges).detour) return BACK[language];
  return (from === 'read-back' && next !== 'read-back' ? GO_ON : NO_WAY_BACK)[language];
}

function sayChange({ exchanges, facts, language }: Scene): string {
  const about = traceSteps(exchanges).detour?.about;
  const wished = exchanges.at(-1)?.reading.about;
  if (!about) return (wished && facts[wished] ? AT_THE_END : LATER)[language];
  const fact = facts[about] as Fact | undefined;
  const words = fact && wordFact(fact, settingOf(facts, language));
  return words ? `${CHANGE[language]} ${NOW[language]}: ${FACT_LABELS[about][language]}, ${words}.` : CHANGE[language];
}
