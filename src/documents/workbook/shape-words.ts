// What is counted, by the way the money comes in.
import type { Assumptions } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';

interface ShapeWords {
  /** «noche», "night". */
  readonly one: string;
  /** «Noches vendidas», "Nights sold". */
  readonly sold: string;
  /** «noches al mes», "nights a month". */
  readonly monthly: string;
}

export const SHAPE_WORDS: Readonly<Record<Assumptions['shape']['value'], Bilingual<ShapeWords>>> = {
  transaction: {
    es: { one: 'unidad', sold: 'Unidades vendidas', monthly: 'unidades al mes' },
    en: { one: 'unit', sold: 'Units sold', monthly: 'units a month' },
  },
  subscription: {
    es: { one: 'cuota', sold: 'Cuotas cobradas', monthly: 'clientes' },
    en: { one: 'fee', sold: 'Fees charged', monthly: 'customers' },
  },
  lodging: {
    es: { one: 'noche', sold: 'Noches vendidas', monthly: 'noches al mes' },
    en: { one: 'night', sold: 'Nights sold', monthly: 'nights a month' },
  },
  commission: {
    es: { one: 'operación', sold: 'Operaciones', monthly: 'operaciones al mes' },
    en: { one: 'deal', sold: 'Deals', monthly: 'deals a month' },
  },
  project: {
    es: { one: 'trabajo', sold: 'Trabajos entregados', monthly: 'trabajos al mes' },
    en: { one: 'job', sold: 'Jobs delivered', monthly: 'jobs a month' },
  },
};
