// What the chat panel says by itself. What the assistant says comes from the server, but for the first question (see topic-texts).
import type { Bilingual } from '../language/language.ts';

export const CHAT_TEXTS = {
  panel: { es: 'Entrevista', en: 'Interview' },
  conversation: { es: 'Conversación', en: 'Conversation' },
  you: { es: 'Tú', en: 'You' },
  assistant: { es: 'Asistente', en: 'Assistant' },
  answer: { es: 'Tu respuesta', en: 'Your answer' },
  placeholder: { es: 'Escribe tu respuesta', en: 'Type your answer' },
  closed: { es: 'La entrevista ha terminado', en: 'The interview is over' },
  send: { es: 'Enviar', en: 'Send' },
  sendHint: { es: 'Enviar (Intro)', en: 'Send (Enter)' },
  suggestions: { es: 'Respuestas rápidas', en: 'Quick replies' },
  typing: { es: 'Escribiendo…', en: 'Typing…' },
  starting: { es: 'Abriendo la conversación…', en: 'Opening the conversation…' },
  generating: {
    es: 'Gracias. Estoy escribiendo tu plan.',
    en: 'Thank you. I am writing your plan.',
  },
  unfinished: { es: 'Tienes una entrevista a medias.', en: 'You left an interview unfinished.' },
  finished: { es: 'Tu plan anterior sigue aquí.', en: 'Your earlier plan is still here.' },
  goOn: { es: 'Continuar', en: 'Continue' },
  showAgain: { es: 'Verlo', en: 'See it' },
  beginAnew: { es: 'Empezar otra', en: 'Start another' },
  startOver: { es: 'Empezar de nuevo', en: 'Start over' },
  tryAgain: { es: 'Volver a intentarlo', en: 'Try again' },
  askingAbout: { es: 'Pregunta sobre', en: 'Asking about' },
  readingBack: { es: 'Repaso de las cifras', en: 'Checking the figures' },
  allAnswered: { es: 'Todo contestado', en: 'All answered' },
  ended: { es: 'Entrevista cerrada', en: 'Interview closed' },
  of: { es: 'de', en: 'of' },
  planIn: { es: 'Plan', en: 'Plan' },
} as const satisfies Record<string, Bilingual>;
