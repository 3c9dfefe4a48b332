// The words of the quick replies, both languages side by side. `{…}` stands for a figure of the trade.
import type { Bilingual } from '../language/language.ts';
import type { QuestionId } from './interview.ts';

export const DONT_KNOW: Bilingual = { es: 'No sé', en: 'I don’t know' };

/** What is sold, while the trade is unknown. */
export const SALE: Bilingual<{ readonly one: string; readonly many: string }> = {
  es: { one: 'venta', many: 'ventas' },
  en: { one: 'sale', many: 'sales' },
};

type FigureQuestion = 'revenue' | 'price' | 'volume' | 'unit-cost' | 'resources' | 'fixed-costs' | 'investment' | 'funding';

export const FIGURE_CHIPS: Readonly<Record<FigureQuestion | 'own-only', Bilingual>> = {
  revenue: { es: '{price} por {one} y {volume} {many} al mes', en: '{price} per {one} and {volume} {many} a month' },
  price: { es: '{price} por {one}', en: '{price} per {one}' },
  volume: { es: '{volume} {many} al mes', en: '{volume} {many} a month' },
  'unit-cost': { es: '{unitCost} cada vez', en: '{unitCost} each time' },
  resources: {
    es: '{investment} de inversión y {fixedCosts} al mes de gastos fijos',
    en: 'An investment of {investment} and fixed costs of {fixedCosts} a month',
  },
  'fixed-costs': { es: '{fixedCosts} al mes', en: '{fixedCosts} a month' },
  investment: { es: '{investment} en total', en: '{investment} in total' },
  funding: { es: '{own} de mis ahorros y {loan} de préstamo', en: '{own} of my savings and a loan of {loan}' },
  'own-only': { es: '{own} de mis ahorros, sin préstamo', en: '{own} of my savings, no loan' },
};

const KEEP_OR_CHANGE: Bilingual<readonly string[]> = {
  es: ['Sí, lo dejo así', 'No, lo cambio'],
  en: ['Yes, keep it', 'No, I will change it'],
};

export const CHIPS: Readonly<Record<Exclude<QuestionId, FigureQuestion | 'start' | 'service-time'>, Bilingual<readonly string[]>>> = {
  problem: {
    es: ['La gente espera demasiado', 'Lo que hay es caro para lo que da', 'En mi zona nadie lo ofrece'],
    en: ['People wait far too long', 'What there is costs too much', 'Nobody offers it in my area'],
  },
  identity: { es: ['Aún no tiene nombre'], en: ['It has no name yet'] },
  customer: {
    es: ['Empresas pequeñas de la zona', 'Particulares y empresas a partes iguales'],
    en: ['Small companies in the area', 'Private customers and companies alike'],
  },
  solution: {
    es: ['Lo recibe en el día y cerca de casa', 'Se quita el problema sin tener que ocuparse', 'Por el mismo precio, le dura más'],
    en: [
      'They get it the same day, close to home',
      'The problem goes away with no effort of theirs',
      'They pay the same and it lasts longer',
    ],
  },
  marketing: { es: ['Sobre todo el boca a boca'], en: ['Mostly word of mouth'] },
  team: {
    es: ['Solo yo', 'Yo y una persona más', 'Yo y dos personas más'],
    en: ['Just me', 'Me and one more person', 'Me and two more people'],
  },
  goals: {
    es: ['Poder vivir del negocio', 'Tener clientes que repiten', 'Poder contratar ayuda'],
    en: ['To make a living from it', 'To have customers who come back', 'To be able to hire help'],
  },
  competitors: { es: ['No conozco a nadie que lo haga'], en: ['I know nobody who does it'] },
  'odd-price': KEEP_OR_CHANGE,
  'odd-unit-cost': KEEP_OR_CHANGE,
  'odd-fixed-costs': KEEP_OR_CHANGE,
  'odd-investment': KEEP_OR_CHANGE,
  'price-below-cost': {
    es: ['Cambiar el precio', 'Cambiar el coste', 'Sí, lo dejo así'],
    en: ['Change the price', 'Change the cost', 'Yes, leave it'],
  },
  'volume-above-capacity': {
    es: ['Cambiar las ventas', 'Cambiar el equipo', 'Sí, lo dejo así'],
    en: ['Change the sales', 'Change the team', 'Yes, leave it'],
  },
  'fixed-costs-above-mature-revenue': {
    es: ['Cambiar los gastos fijos', 'Cambiar las ventas', 'Sí, lo dejo así'],
    en: ['Change the fixed costs', 'Change the sales', 'Yes, leave it'],
  },
  'founder-unpaid': { es: ['Sí, lo dejo así', 'Cambiar mi sueldo'], en: ['Yes, leave it', 'Change my pay'] },
  'own-pay': { es: ['De momento nada', 'Ya va en los gastos fijos'], en: ['Nothing for now', 'It is already in the fixed costs'] },
  tax: { es: ['Sí, incluido', 'No, va aparte'], en: ['Yes, included', 'No, it is added'] },
  currency: {
    es: ['Euros', 'Dólares', 'Pesos mexicanos', 'Pesos colombianos', 'Pesos argentinos', 'Pesos chilenos', 'Soles'],
    en: ['Euros', 'Dollars', 'Pounds'],
  },
  period: { es: ['Al mes', 'Cada vez'], en: ['Every month', 'Each time'] },
  'read-back': { es: ['Sí, todo correcto', 'No, quiero cambiar algo'], en: ['Yes, that’s right', 'No, I want to change something'] },
};

/** Takes back the last correction of what was read back. */
export const UNDO: Bilingual = { es: 'Deshacer ese cambio', en: 'Undo that change' };

/** Answers that fit any trade, while it is unknown. */
export const ANY_TRADE_CHIPS: Readonly<Record<'customer' | 'marketing' | 'competitors', Bilingual<readonly string[]>>> = {
  customer: { es: ['Personas de mi zona'], en: ['People in my area'] },
  marketing: {
    es: ['Instagram y WhatsApp', 'Ficha de Google con reseñas', 'Acuerdos con otros negocios'],
    en: ['Instagram and Facebook', 'Google profile with reviews', 'Agreements with other businesses'],
  },
  competitors: {
    es: ['Un negocio parecido de la zona', 'Una opción por internet', 'Se apañan por su cuenta'],
    en: ['A similar business in the area', 'Something online', 'They manage by themselves'],
  },
};

/** Where the money that is missing may come from. */
export const REST_CHIPS: Bilingual<readonly string[]> = {
  es: ['Un préstamo del banco', 'Me lo presta mi familia', 'Lo pongo yo de mis ahorros'],
  en: ['A bank loan', 'My family lends it to me', 'I put it in from my savings'],
};

/** The text with each `{name}` in the words given for it. */
export function fill(text: string, word: (name: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => word(name));
}
