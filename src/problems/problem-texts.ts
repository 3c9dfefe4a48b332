// The closed list of things that can be refused, their status and their sentences. The core speaks codes; languages speak sentences.
import type { Bilingual } from '../language/language.ts';

interface ProblemKind {
  readonly status: number;
  readonly title: Bilingual;
  readonly detail: Bilingual;
}

export const PROBLEMS = {
  'malformed-json': {
    status: 400,
    title: { es: 'Petición ilegible', en: 'Unreadable request' },
    detail: { es: 'No se ha podido leer lo enviado. Vuelve a intentarlo.', en: 'What was sent could not be read. Please try again.' },
  },
  'invalid-request': {
    status: 400,
    title: { es: 'Petición incompleta', en: 'Incomplete request' },
    detail: {
      es: 'A la petición le falta un dato o lo trae con otra forma.',
      en: 'The request lacks a field or has one of the wrong kind.',
    },
  },
  'unknown-language': {
    status: 400,
    title: { es: 'Idioma desconocido', en: 'Unknown language' },
    detail: { es: 'Solo hablamos español (es) e inglés (en).', en: 'Only Spanish (es) and English (en) are spoken here.' },
  },
  'blank-answer': {
    status: 400,
    title: { es: 'Respuesta vacía', en: 'Blank answer' },
    detail: {
      es: 'La respuesta está vacía. Escribe algo; «no sé» también vale.',
      en: 'The answer is blank. Write something; “I don’t know” is fine too.',
    },
  },
  'answer-too-long': {
    status: 400,
    title: { es: 'Respuesta demasiado larga', en: 'Answer too long' },
    detail: {
      es: 'La respuesta pasa de 4.000 caracteres. Acórtala un poco.',
      en: 'The answer is over 4,000 characters. Please shorten it.',
    },
  },
  'malformed-session-id': {
    status: 400,
    title: { es: 'Identificador no válido', en: 'Invalid identifier' },
    detail: { es: 'Ese identificador de sesión no tiene la forma correcta.', en: 'That session identifier is not well formed.' },
  },
  'bad-signature': {
    status: 400,
    title: { es: 'Firma no válida', en: 'Invalid signature' },
    detail: { es: 'El mensaje no viene firmado como debe.', en: 'The message is not signed as it has to be.' },
  },
  'payment-required': {
    status: 402,
    title: { es: 'Falta el pago', en: 'Payment required' },
    detail: {
      es: 'El plan está escrito y se abre al pagarlo.',
      en: 'The plan is written and opens once it is paid for.',
    },
  },
  'foreign-site': {
    status: 403,
    title: { es: 'Petición de otro sitio', en: 'Request from another site' },
    detail: { es: 'Esta acción solo se puede pedir desde nuestras páginas.', en: 'This can only be asked for from our own pages.' },
  },
  'not-found': {
    status: 404,
    title: { es: 'No encontrado', en: 'Not found' },
    detail: { es: 'Aquí no hay nada, o ya no está a tu alcance.', en: 'There is nothing here, or it is no longer yours to open.' },
  },
  'interview-finished': {
    status: 409,
    title: { es: 'La entrevista ha terminado', en: 'The interview is over' },
    detail: {
      es: 'Esta entrevista ya ha terminado y no admite más respuestas.',
      en: 'This interview has ended and takes no more answers.',
    },
  },
  'interview-unfinished': {
    status: 409,
    title: { es: 'La entrevista no ha terminado', en: 'The interview is not over' },
    detail: {
      es: 'Faltan preguntas por responder antes de escribir el plan.',
      en: 'Some questions are still open; the plan cannot be written yet.',
    },
  },
  'payments-off': {
    status: 409,
    title: { es: 'Los pagos están desactivados', en: 'Payments are switched off' },
    detail: { es: 'Ahora mismo el plan es gratis: no hay nada que pagar.', en: 'The plan is free at the moment: there is nothing to pay.' },
  },
  'plan-unwritten': {
    status: 409,
    title: { es: 'El plan aún no está escrito', en: 'The plan is not written yet' },
    detail: { es: 'Primero se escribe el plan y después se paga.', en: 'The plan is written first and paid for afterwards.' },
  },
  'already-paid': {
    status: 409,
    title: { es: 'El plan ya está pagado', en: 'The plan is already paid for' },
    detail: { es: 'Este plan ya está pagado: las descargas están abiertas.', en: 'This plan is already paid for: the downloads are open.' },
  },
  'payment-processing': {
    status: 409,
    title: { es: 'El pago está en curso', en: 'The payment is under way' },
    detail: {
      es: 'Tu banco está confirmando el pago. Las descargas se abren solas en cuanto lo haga; no hace falta pagar otra vez.',
      en: 'Your bank is confirming the payment. The downloads open by themselves as soon as it does; there is no need to pay again.',
    },
  },
  'payment-disputed': {
    status: 409,
    title: { es: 'El pago está en disputa', en: 'The payment is disputed' },
    detail: {
      es: 'El banco está revisando este pago. Las descargas vuelven a abrirse si lo da por bueno.',
      en: 'The bank is reviewing this payment. The downloads open again if it stands.',
    },
  },
  'payment-going-back': {
    status: 409,
    title: { es: 'El dinero está volviendo', en: 'The money is on its way back' },
    detail: {
      es: 'Estamos devolviendo el pago anterior. Cuando esté devuelto podrás pagar de nuevo; prueba en un minuto.',
      en: 'The earlier payment is being given back. Once it is, you may pay again; try in a minute.',
    },
  },
  'nothing-to-agree': {
    status: 409,
    title: { es: 'El pago ha caducado', en: 'The payment has lapsed' },
    detail: {
      es: 'Este pago ya no está abierto y no se ha cobrado nada. Recarga la página para empezar otro.',
      en: 'This payment is no longer open and nothing was charged. Reload the page to begin another.',
    },
  },
  'nothing-to-withdraw': {
    status: 409,
    title: { es: 'No hay nada que devolver', en: 'There is nothing to give back' },
    detail: {
      es: 'Este plan no tiene un pago que devolver, o ya se devolvió.',
      en: 'This plan has no payment to give back, or it was given back already.',
    },
  },
  'withdrawal-over': {
    status: 409,
    title: { es: 'El plazo ha pasado', en: 'The time is over' },
    detail: {
      es: 'Han pasado más de 14 días desde el pago. Si algo no está bien, escríbenos: la dirección está en la página de privacidad.',
      en: 'More than 14 days have passed since the payment. If something is wrong, write to us: the address is on the privacy page.',
    },
  },
  'interview-full': {
    status: 413,
    title: { es: 'La entrevista está llena', en: 'The interview is full' },
    detail: {
      es: 'Una entrevista admite 120 KB de respuestas y esta ya no cabe. Contesta con menos palabras: lo ya contado está guardado.',
      en: 'An interview holds 120 KB of answers, and this one does not fit any more. Answer in fewer words: what you have told is kept.',
    },
  },
  'body-too-large': {
    status: 413,
    title: { es: 'Envío demasiado grande', en: 'Too much data' },
    detail: { es: 'Lo enviado pasa del tamaño permitido.', en: 'What was sent is larger than allowed.' },
  },
  'not-json': {
    status: 415,
    title: { es: 'Formato no admitido', en: 'Unsupported format' },
    detail: { es: 'Los datos tienen que llegar como JSON.', en: 'Data has to arrive as JSON.' },
  },
  'too-many-requests': {
    status: 429,
    title: { es: 'Demasiadas peticiones', en: 'Too many requests' },
    detail: {
      es: 'Han llegado muchas peticiones desde aquí. Espera un poco y sigue; lo que ya has contado está guardado.',
      en: 'Many requests have come from here. Wait a little and go on; what you have told so far is kept.',
    },
  },
  'too-many-cards': {
    status: 429,
    title: { es: 'Demasiados intentos de pago', en: 'Too many attempts to pay' },
    detail: {
      es: 'Se han rechazado varias tarjetas seguidas. El pago vuelve a abrirse dentro de una hora; el plan sigue guardado.',
      en: 'Several cards were refused in a row. Payment opens again in an hour; the plan is kept.',
    },
  },
  'plan-failed': {
    status: 500,
    title: { es: 'El plan no se ha podido escribir', en: 'The plan could not be written' },
    detail: {
      es: 'Algo ha fallado al escribir el plan. Tus respuestas están guardadas: vuelve a intentarlo.',
      en: 'Something went wrong while the plan was being written. Your answers are safe: please try again.',
    },
  },
  unexpected: {
    status: 500,
    title: { es: 'Algo ha fallado', en: 'Something went wrong' },
    detail: { es: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.', en: 'Something went wrong on our side. Please try again.' },
  },
  'queue-full': {
    status: 503,
    title: { es: 'Hay mucha cola', en: 'The queue is full' },
    detail: {
      es: 'Ahora mismo se están escribiendo muchos planes. Tus respuestas están guardadas: prueba en un minuto.',
      en: 'Many plans are being written at the moment. Your answers are safe: try again in a minute.',
    },
  },
  'payment-unavailable': {
    status: 503,
    title: { es: 'El pago no responde', en: 'Payment is not answering' },
    detail: {
      es: 'El servicio de pago no contesta ahora. Prueba en un momento: un plan nunca se cobra dos veces.',
      en: 'The payment service is not answering at the moment. Try again shortly: a plan is never charged twice.',
    },
  },
  'documents-unavailable': {
    status: 503,
    title: { es: 'Los documentos no responden', en: 'The documents are not answering' },
    detail: {
      es: 'El almacén de documentos no contesta ahora. Tus respuestas están guardadas: prueba en un momento.',
      en: 'The store of documents is not answering at the moment. Your answers are safe: try again shortly.',
    },
  },
  'database-unavailable': {
    status: 503,
    title: { es: 'Ahora no se puede guardar', en: 'Nothing can be saved now' },
    detail: {
      es: 'Ahora mismo no se puede guardar nada. Lo que ya estaba confirmado está a salvo: vuelve a intentarlo en un momento.',
      en: 'Nothing can be saved at the moment. What was already confirmed is safe: please try again shortly.',
    },
  },
  'not-ready': {
    status: 503,
    title: { es: 'Aún no está listo', en: 'Not ready yet' },
    detail: {
      es: 'El servicio está arrancando o parando. Prueba en unos segundos.',
      en: 'The service is starting or stopping. Try again in a few seconds.',
    },
  },
} as const satisfies Record<string, ProblemKind>;
