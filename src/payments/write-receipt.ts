// The receipt, as plain text a visitor can keep: who sold what to whom for how much, what was agreed to, and a withdrawal if there was one.
import { formatDate } from '../language/format-date.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { type Payment, type PaymentStatus, WITHDRAWAL_DAYS } from './payment.ts';

export interface Seller {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
}

type Paid = Pick<Payment, 'planId' | 'amount' | 'status' | 'paidAt' | 'agreedTo' | 'agreedAt' | 'withdrawnAt'>;

const DAY_MS = 24 * 60 * 60_000;

const LABELS = {
  receipt: { es: 'RECIBO', en: 'RECEIPT' },
  seller: { es: 'Vende', en: 'Sold by' },
  what: { es: 'Qué', en: 'What' },
  plan: { es: 'Plan', en: 'Plan' },
  price: { es: 'Precio', en: 'Price' },
  paid: { es: 'Pagado', en: 'Paid' },
  agreed: { es: 'Aceptado al pagar', en: 'Agreed to on paying' },
  until: { es: 'Se puede desistir hasta', en: 'Withdrawal possible until' },
  withdrawn: { es: 'DESISTIMIENTO RECIBIDO', en: 'WITHDRAWAL RECEIVED' },
  state: { es: 'Estado', en: 'State' },
} as const satisfies Record<string, Bilingual>;

const WHAT: Bilingual = {
  es: 'Plan de negocio y de marketing: PDF en español, PDF en inglés y hoja de cálculo. Contenido digital, se descarga en el acto.',
  en: 'Business and marketing plan: PDF in Spanish, PDF in English and spreadsheet. Digital content, downloaded at once.',
};
const WITHDRAWN: Bilingual = {
  es: 'Has desistido del contrato de este plan. Se devuelve todo lo pagado a la misma tarjeta, y las descargas quedan cerradas.',
  en: 'You have withdrawn from the contract for this plan. All that was paid goes back to the same card, and the downloads are shut.',
};
const STATES: Readonly<Partial<Record<PaymentStatus, Bilingual>>> = {
  succeeded: { es: 'pagado', en: 'paid' },
  disputed: { es: 'en disputa en el banco', en: 'disputed at the bank' },
  owed: { es: 'la devolución está en marcha', en: 'the refund is under way' },
  refunded: { es: 'devuelto', en: 'refunded' },
};

/** `withdrawAt` is the page where the visitor's browser may withdraw. Moments are told in UTC, which is the same for both sides. */
export function writeReceipt(payment: Paid, seller: Seller, withdrawAt: string, language: Language): string {
  const { planId, amount, status, paidAt, agreedTo, agreedAt } = payment;
  const line = (label: keyof typeof LABELS, words: string) => writeLine(label, words, language);
  const who = [seller.name, seller.address, seller.email].filter((each) => each !== null).join(', ');
  return [
    LABELS.receipt[language],
    '',
    ...(who ? [line('seller', who)] : []),
    line('what', WHAT[language]),
    line('plan', planId),
    line('price', writePrice(amount, language)),
    ...(paidAt ? [line('paid', writeMoment(paidAt, language))] : []),
    line('state', (STATES[status] ?? { es: status, en: status })[language]),
    ...(agreedTo && agreedAt ? ['', `${LABELS.agreed[language]} (${writeMoment(agreedAt, language)}):`, agreedTo] : []),
    ...tellWithdrawal(payment, withdrawAt, language),
    '',
  ].join('\n');
}

/** The acknowledgement of a withdrawal, or until when and where it is possible. */
function tellWithdrawal({ paidAt, status, withdrawnAt }: Paid, withdrawAt: string, language: Language): string[] {
  if (withdrawnAt !== null) return ['', writeLine('withdrawn', writeMoment(withdrawnAt, language), language), WITHDRAWN[language]];
  if (paidAt === null || status !== 'succeeded') return [];
  const end = new Date(Date.parse(paidAt) + WITHDRAWAL_DAYS * DAY_MS).toISOString();
  return [writeLine('until', `${writeMoment(end, language)}: ${withdrawAt}`, language)];
}

function writeLine(label: keyof typeof LABELS, words: string, language: Language): string {
  return `${LABELS[label][language]}: ${words}`;
}

function writePrice(cents: number, language: Language): string {
  const digits = (cents / 100).toFixed(2);
  return language === 'es' ? `${digits.replace('.', ',')}\u00a0$ (USD)` : `$${digits} (USD)`;
}

/** «14 de abril de 2026, 10:00 UTC». */
function writeMoment(at: string, language: Language): string {
  return `${formatDate(at.slice(0, 10), language)}, ${at.slice(11, 16)} UTC`;
}
