// The few words that the page itself says, around the plan's own.
import type { Bilingual } from '../language/language.ts';

export interface SheetWords {
  readonly kind: string;
  readonly origin: string;
  readonly said: string;
  readonly derived: string;
  readonly sector: string;
  readonly year: string;
  readonly yearEnd: string;
  readonly weave: string;
  readonly uses: string;
  readonly sources: string;
  readonly total: string;
  readonly sales: string;
  readonly cash: string;
  readonly opening: string;
  /** Of a value of the business outside what is usual. */
  readonly above: string;
  readonly below: string;
  /** Before what the visitor's words, just quoted in the other language, say in this one. */
  readonly inOurs: string;
  /** Beside the mark of what was said in the other language. */
  readonly quoted: string;
  /** The colophon, where a language model helped; its name takes the place of `{{model}}`. */
  readonly helped: string;
}

export const SHEET_WORDS: Bilingual<SheetWords> = {
  es: {
    kind: 'Plan de negocio y de marketing',
    origin: 'Origen de cada cifra:',
    said: 'dato propio',
    derived: 'calculado en este plan',
    sector: 'valor habitual del sector',
    year: 'Año',
    yearEnd: 'Último mes del año',
    weave:
      'Tejido con las cifras de este plan: cada hilo vertical es un mes, su parte gruesa, las ventas, y el hilo que lo cruza, la caja.',
    uses: 'En qué se gasta',
    sources: 'De dónde sale',
    total: 'Total',
    sales: 'ventas',
    cash: 'caja',
    opening: 'Al abrir',
    above: 'sobre lo usual',
    below: 'bajo lo usual',
    inOurs: 'En español:',
    quoted: 'cita en inglés',
    helped: 'Redactado con ayuda de un modelo de lenguaje, {{model}}. Todas las cifras salen del modelo financiero.',
  },
  en: {
    kind: 'Business and marketing plan',
    origin: 'Where each figure comes from:',
    said: 'as stated for this plan',
    derived: 'worked out in this plan',
    sector: 'usual value in the sector',
    year: 'Year',
    yearEnd: 'Last month of year',
    weave: 'Woven from the figures of this plan: each upright is a month, its thick part the sales, and the thread across it the cash.',
    uses: 'What it is spent on',
    sources: 'Where it comes from',
    total: 'Total',
    sales: 'sales',
    cash: 'cash',
    opening: 'On opening',
    above: 'over the usual range',
    below: 'under the usual range',
    inOurs: 'In English:',
    quoted: 'quoted in Spanish',
    helped: 'Worded with the help of a language model, {{model}}. Every figure comes from the financial model.',
  },
};
