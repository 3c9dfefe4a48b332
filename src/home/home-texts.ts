// The words of the home page. Each promise here is true of the product as it runs.
import type { Bilingual } from '../language/language.ts';

export const HOME_TEXTS = {
  pageTitle: { es: 'Trama: un plan de negocio que cuadra', en: 'Trama: a business plan that adds up' },
  title: { es: 'Cuéntalo. Sale un plan que cuadra.', en: 'Tell it. Get a plan that adds up.' },
  subtitle: {
    es: 'Plan de negocio y de marketing, en español y en inglés, a\u00a0partir de una conversación.',
    en: 'A business and marketing plan, in Spanish and English, from one conversation.',
  },
  description: {
    es: 'Unas doce preguntas, de una en una. Recibes dos PDF y la hoja de cálculo, con el origen de cada cifra y lo que preguntará el banco.',
    en: 'About twelve questions, one at a time. You get two PDFs and the spreadsheet, with the origin of every figure and what a bank will ask.',
  },
  price: { es: '29\u00a0$ por plan', en: '$29 per plan' },
  whileFree: { es: 'Gratis mientras se prueba.', en: 'Free while it is being tested.' },
  oncePaid: { es: 'Un solo pago, al final.', en: 'One payment, at the end.' },
  dataHeading: { es: 'Lo que pasa con tus datos', en: 'What happens to your data' },
} as const satisfies Record<string, Bilingual>;

export const FEATURE_BADGES = {
  secure: { es: 'Seguro y privado', en: 'Secure and private' },
  quick: { es: 'En marcha en 5 minutos', en: '5-minute setup' },
} as const satisfies Record<string, Bilingual>;

interface Titled {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

export const FEATURE_CARDS = {
  method: {
    title: { es: 'Un método de negocio profesional', en: 'A professional business method' },
    text: {
      es: 'Tesorería mes a mes, punto de equilibrio e hipótesis con su origen. Si un mes falta dinero, el plan lo dice.',
      en: 'Month-by-month cash, break-even, and assumptions with their origin. If a month runs short, the plan says so.',
    },
  },
  marketing: {
    title: { es: 'Marketing que se cuenta', en: 'Marketing told as a story' },
    text: {
      es: 'Tu cliente es quien protagoniza: quién es, qué se interpone, quién le guía y cómo acaba.',
      en: 'Your customer is the hero: who they are, what stands in the way, who guides them and how it ends.',
    },
  },
} as const satisfies Record<string, Titled>;

export const TRUST_BADGES = {
  ssl: {
    title: { es: 'Cifrado SSL', en: 'SSL encrypted' },
    text: {
      es: 'Con https, lo que escribes viaja cifrado de tu pantalla al servidor.',
      en: 'Over https, what you type travels encrypted from your screen to the server.',
    },
  },
  gdpr: {
    title: { es: 'Cumple el RGPD', en: 'GDPR compliant' },
    text: {
      es: 'Puedes descargar tus respuestas o borrarlas cuando quieras.',
      en: 'You can download your answers or erase them whenever you want.',
    },
  },
  privacy: {
    title: { es: 'Privacidad protegida', en: 'Privacy protected' },
    text: {
      es: 'Sin cuenta ni rastreadores: las cookies solo reconocen tu entrevista y tu idioma.',
      en: 'No account, no trackers: cookies know your interview and your language, nothing else.',
    },
  },
  payments: {
    title: { es: 'Pagos seguros', en: 'Secure payments' },
    text: {
      es: 'Ahora los planes son gratis y no se pide ninguna tarjeta.',
      en: 'Plans are free for now, and no card is asked for.',
    },
  },
} as const satisfies Record<string, Titled>;

/** What is said of payments in its place where plans have a price. */
export const CARD_PAYMENT_TEXT: Bilingual = {
  es: 'La tarjeta la trata Stripe: su número no pasa por aquí.',
  en: 'Stripe handles the card: its number never comes here.',
};

/** The words around what is shown of the sample plan; the plan's own are in sample-excerpt.json. */
export const EXCERPT_TEXTS = {
  picture: { es: 'Página del plan de muestra:', en: 'A page of the sample plan:' },
  caption: {
    es: 'Página 2 de un plan de muestra. Cada cifra lleva una marca: dicha, deducida o del sector.',
    en: 'Page 2 of a sample plan. Every figure carries a mark: said, derived, or usual for the trade.',
  },
  monthsTitle: { es: 'Ventas y caja, primer año', en: 'Sales and cash, first year' },
  monthsKey: { es: 'barras: ventas del mes · línea: caja a fin de mes', en: 'bars: sales of the month · line: cash at month end' },
  lowest: { es: 'Caja más baja', en: 'Lowest cash' },
  sales: { es: 'ventas', en: 'sales' },
  cash: { es: 'caja', en: 'cash' },
} as const satisfies Record<string, Bilingual>;

export const ORIGIN_NAMES = {
  said: { es: 'la dijiste tú', en: 'you said it' },
  derived: { es: 'se deduce', en: 'derived' },
  sector: { es: 'del sector', en: 'usual for the trade' },
} as const satisfies Record<string, Bilingual>;
