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
  unfinished: { es: 'Tu entrevista quedó a medias.', en: 'You left an interview unfinished.' },
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
  newMessages: { es: 'Mensajes nuevos', en: 'New messages' },
  generatingTitle: { es: 'Generando tu plan', en: 'Generating Your Plan' },
  generatingNote: {
    es: 'Puedes esperar aquí o volver a la conversación: las descargas aparecen en ella.',
    en: 'You can wait here or go back to the conversation: the downloads appear there.',
  },
  backToChat: { es: 'Volver a la conversación', en: 'Back to the conversation' },
  yours: { es: 'Tus respuestas son tuyas:', en: 'Your answers are yours:' },
  takeAway: { es: 'descargarlas', en: 'download them' },
  or: { es: 'o', en: 'or' },
  erase: { es: 'borrarlas', en: 'erase them' },
  paid: { es: 'Este plan está pagado:', en: 'This plan is paid for:' },
  receiptOrWithdraw: { es: 'guardar el recibo o desistir del contrato', en: 'save the receipt or withdraw from the contract' },
  eraseTitle: { es: '¿Borrar esta entrevista?', en: 'Erase this interview?' },
  eraseText: {
    es: 'Se borran tus respuestas, el plan y sus documentos. No se pueden recuperar.',
    en: 'Your answers, the plan and its documents are erased. They cannot be brought back.',
  },
  eraseNow: { es: 'Borrar todo', en: 'Erase everything' },
  keep: { es: 'Conservar', en: 'Keep it' },
  erasing: { es: 'Borrando…', en: 'Erasing…' },
} as const satisfies Record<string, Bilingual>;

/** The stages of writing a plan, as the server names them: what is being done, and the word for it once it is done. */
export const STAGE_TEXTS: Readonly<Record<string, { readonly doing: Bilingual; readonly done: Bilingual }>> = {
  figures: { doing: { es: 'Calculando 36 meses', en: 'Working out 36 months' }, done: { es: 'Cuentas', en: 'Figures' } },
  words: { doing: { es: 'Escribiendo los textos', en: 'Writing the text' }, done: { es: 'Textos', en: 'Text' } },
  pages: { doing: { es: 'Componiendo las páginas', en: 'Setting the pages' }, done: { es: 'Páginas', en: 'Pages' } },
  saving: { doing: { es: 'Guardando los documentos', en: 'Saving the documents' }, done: { es: 'Documentos', en: 'Documents' } },
};

/** How many sections a language model has written, of how many. */
export const SECTIONS_TEXT = (done: number, total: number): Bilingual => ({
  es: `(${done} de ${total})`,
  en: `(${done} of ${total})`,
});
