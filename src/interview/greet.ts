import type { Bilingual, Language } from '../language/language.ts';

const GREETING: Bilingual<readonly string[]> = {
  es: [
    'Hola. Soy el asistente automático de Trama y te ayudo a escribir tu plan de negocio.',
    'Te haré unas doce preguntas cortas, de una en una. Responde con tus palabras, como se lo contarías a un amigo.',
    '«No sé» también es una buena respuesta: pondré la cifra habitual de tu sector y el plan lo dirá.',
  ],
  en: [
    'Hello. I am Trama’s automated assistant, and I will help you to write your business plan.',
    'I will ask about twelve short questions, one at a time. Answer in your own words, as you would tell a friend.',
    '“I don’t know” is a good answer too: I will use the usual figure for your trade, and the plan will say so.',
  ],
};

/** What the assistant says before the first question. */
export function greet(language: Language): string[] {
  return [...GREETING[language]];
}
