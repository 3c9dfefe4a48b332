import type { Bilingual, Language } from '../language/language.ts';
import type { Exchange } from './trace-steps.ts';

/** A word or two in the other language may be a name; two full sentences are a habit. */
const SENTENCES = 2;

const NOTICE: Bilingual = {
  es: 'Te leo igual en español, y el plan sale en español y en inglés. Si prefieres que te pregunte en español, el selector está arriba a la derecha; al cambiarlo empieza una conversación nueva.',
  en: 'I read you just as well in English, and the plan comes in both English and Spanish. If you would rather be asked in English, the language selector is at the top right; it starts a new conversation.',
};

/** Said once, in the other language, when the visitor has written two sentences in it; else null. */
export function noticeLanguage(exchanges: readonly Exchange[], language: Language): string | null {
  const count = (from: readonly Exchange[]) => from.reduce((sum, { reading }) => sum + (reading.foreignSentences ?? 0), 0);
  if (count(exchanges) < SENTENCES || count(exchanges.slice(0, -1)) >= SENTENCES) return null;
  return NOTICE[language === 'es' ? 'en' : 'es'];
}
