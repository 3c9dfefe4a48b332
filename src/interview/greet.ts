import type { Bilingual, Language } from '../language/language.ts';

const GREETING: Bilingual<readonly string[]> = {
  es: [
    'Hola. Soy el asistente automático de Trama y te ayudo a escribir tu plan de negocio.',
    'Responde como se lo contarías a un amigo. Si no sabes algo, dilo: pondré la cifra habitual de tu sector.',
  ],
  en: [
    'Hello. I am Trama’s automated assistant, and I will help you to write your business plan.',
    'Answer as you would tell a friend. If you don’t know something, say so: I will use your trade’s usual figure.',
  ],
};

/** What the assistant says before the first question: short enough that a laptop shows both together. */
export function greet(language: Language): string[] {
  return [...GREETING[language]];
}
