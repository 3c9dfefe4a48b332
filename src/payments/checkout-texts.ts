// The words of payment: the modal, the checkout page and their notices. The English ones are the specification's.
import type { Bilingual } from '../language/language.ts';

export const MODAL_TEXTS = {
  title: { es: 'Plan generado', en: 'Plan Generated Successfully' },
  text: {
    es: 'Los dos PDF y la hoja de cálculo están escritos. Se abren al pagar.',
    en: 'Both PDFs and the spreadsheet are written. They open once paid for.',
  },
  price: { es: '29\u00a0$', en: '$29' },
  once: { es: 'Un pago. Sin cuenta ni suscripción.', en: 'One payment. No account, no subscription.' },
  stripe: { es: 'Pagar con Stripe', en: 'Pay with Stripe' },
  processing: { es: 'Abriendo el pago…', en: 'Opening the payment…' },
  crypto: { es: 'Pagar con cripto', en: 'Pay with Crypto' },
  cryptoSoon: { es: 'El pago con cripto llegará pronto', en: 'Crypto payment is coming soon' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
} as const satisfies Record<string, Bilingual>;

export const NOTICE_TEXTS = {
  successful: { es: 'Pago hecho', en: 'Payment Successful' },
  ready: { es: 'Tu plan de negocio está listo para descargar.', en: 'Your business plan is ready for download!' },
  failed: { es: 'El pago no ha salido', en: 'Payment Failed' },
  failedText: {
    es: 'Ha habido un error al procesar el pago. Vuelve a intentarlo.',
    en: 'There was an error processing your payment. Please try again.',
  },
  lost: {
    es: 'No ha llegado respuesta del banco. Vuelve a pulsar el botón: si ya estaba pagado, no se cobra otra vez.',
    en: 'No answer came from the bank. Press the button again: if it was already paid, it is not charged twice.',
  },
  processing: { es: 'Pago en curso', en: 'Payment under way' },
  processingText: {
    es: 'Tu banco lo está confirmando. La descarga se abre sola en cuanto lo haga; no hace falta pagar otra vez.',
    en: 'Your bank is confirming it. The download opens by itself as soon as it does; there is no need to pay again.',
  },
  again: { es: 'El pago no ha salido. Vuelve a intentarlo.', en: 'Payment failed. Please try again.' },
} as const satisfies Record<string, Bilingual>;

/** The two steps the law asks for, and their acknowledgement with the moment and what it concerns. */
export const WITHDRAWAL_TEXTS = {
  withdraw: { es: 'Desistir del contrato', en: 'Withdraw from the contract' },
  meaning: {
    es: 'Te devolvemos los 29\u00a0$ a la misma tarjeta y las descargas se cierran. No hace falta que digas por qué.',
    en: 'We give the $29 back to the same card and the downloads close. You need not say why.',
  },
  confirm: { es: 'Confirmar el desistimiento', en: 'Confirm withdrawal' },
  keep: { es: 'Quedarme el plan', en: 'Keep the plan' },
  title: { es: 'Contrato anulado', en: 'Contract cancelled' },
  acknowledgement: { es: 'Guardar el acuse', en: 'Save the acknowledgement' },
  done: {
    es: (moment: string, plan: string) =>
      `Desistimiento recibido el ${moment}. Devolvemos los 29\u00a0$ por el plan ${plan}; suelen tardar de cinco a diez días en llegar.`,
    en: (moment: string, plan: string) =>
      `Withdrawal received on ${moment}. We are giving back the $29 for the plan ${plan}; it usually takes five to ten days to arrive.`,
  },
} as const;

export const CHECKOUT_TEXTS = {
  pageTitle: { es: 'Trama: pago', en: 'Trama: payment' },
  waiting: { es: 'Preparando el pago…', en: 'Preparing the payment…' },
  title: { es: 'Completa tu compra', en: 'Complete Your Purchase' },
  lead: { es: 'El plan ya está escrito. Al pagar se abren las descargas.', en: 'The plan is already written. Paying opens the downloads.' },
  what: { es: 'Plan de negocio y de marketing', en: 'Business and marketing plan' },
  spanish: { es: 'PDF en español, 8-12 páginas', en: 'PDF in Spanish, 8-12 pages' },
  english: { es: 'PDF en inglés, 8-12 páginas', en: 'PDF in English, 8-12 pages' },
  workbook: { es: 'Hoja de cálculo con fórmulas', en: 'Spreadsheet with formulas' },
  total: { es: 'Total', en: 'Total' },
  card: { es: 'Tarjeta', en: 'Card' },
  agreement: {
    es: 'Al pagar pides que las descargas se abran en el acto. Conservas igualmente 14 días para desistir, sin decir por qué y aunque ya las hayas usado: te devolvemos los 29\u00a0$.',
    en: 'By paying you ask for the downloads to open at once. You still keep 14 days to withdraw, without saying why and even after using them: we give the $29 back.',
  },
  receipt: { es: 'Guardar el recibo', en: 'Save the receipt' },
  pay: { es: 'Pagar 29\u00a0$', en: 'Pay $29' },
  paying: { es: 'Pagando…', en: 'Paying…' },
  byStripe: {
    es: 'El pago lo procesa Stripe. Trama no ve ni guarda el número de tu tarjeta.',
    en: 'Stripe processes the payment. Trama never sees or keeps your card number.',
  },
  email: { es: 'Correo para el recibo (si lo quieres)', en: 'Email for the receipt (if you want one)' },
  refund: {
    es: 'Tienes 14 días para pedir que te devolvamos el dinero.',
    en: 'You have 14 days to ask for your money back.',
  },
  toChat: { es: 'Volver a la conversación', en: 'Back to the conversation' },
  offline: {
    es: 'El formulario de la tarjeta no ha llegado. Comprueba la conexión, o si algo bloquea js.stripe.com, y vuelve a intentarlo. No se ha cobrado nada.',
    en: 'The card form did not arrive. Check your connection, or whether something blocks js.stripe.com, and try again. Nothing was charged.',
  },
  download: { es: 'Descargar el plan de negocio', en: 'Download Business Plan' },
  rest: {
    es: 'La edición en inglés y la hoja de cálculo están en la conversación.',
    en: 'The Spanish edition and the spreadsheet are in the conversation.',
  },
  notYet: {
    es: 'La descarga aún no está lista: aparecerá en la conversación.',
    en: 'The download is not ready yet: it will appear in the conversation.',
  },
  free: { es: 'Aquí no hay nada que pagar', en: 'There is nothing to pay here' },
  freeText: {
    es: 'Ahora los planes son gratis: las descargas aparecen en la conversación.',
    en: 'Plans are free for now: the downloads appear in the conversation.',
  },
  unknownText: {
    es: 'Esta dirección no lleva a ningún plan tuyo. Si el tuyo está escrito, lo encontrarás en la conversación.',
    en: 'This address leads to no plan of yours. If yours is written, you will find it in the conversation.',
  },
  failed: { es: 'El pago no se ha podido preparar', en: 'The payment could not be prepared' },
  tryAgain: { es: 'Volver a intentarlo', en: 'Try again' },
} as const satisfies Record<string, Bilingual>;
