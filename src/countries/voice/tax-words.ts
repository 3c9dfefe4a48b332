// The tax on sales and that on profit by the name they have in a country.
import type { Language } from '../../language/language.ts';
import { countryOf } from '../countries.ts';
import type { CountryCode } from '../country.ts';
import { type LocalWords, part, type Vocabulary, vocabulary, word } from './word-pair.ts';

/** Whose profit is taxed: a company's tax has its own name, and a person's may have another. */
interface Taxed {
  readonly isPerson: boolean;
}

/** The names of the taxes there; undefined where the texts already say them, as they pass no tax on sales on. */
export function taxWordsOf(country: CountryCode, language: Language, taxed: Taxed): Vocabulary | undefined {
  const key = `${country} ${language} ${taxed.isPerson}`;
  if (!MADE.has(key)) MADE.set(key, makeWords(country, language, taxed));
  return MADE.get(key);
}

/** Made once each: a workbook asks for them at every cell. */
const MADE = new Map<string, Vocabulary | undefined>();

function makeWords(country: CountryCode, language: Language, taxed: Taxed): Vocabulary | undefined {
  const { salesTax, salesTaxName, profitTaxName, ownTaxName } = countryOf(country);
  if (!salesTax || country === 'ZZ') return undefined;
  const profit = profitTaxName && !(taxed.isPerson && ownTaxName) ? profitTaxName[language] : undefined;
  const own = ownTaxName?.[language];
  return vocabulary(language === 'es' ? spanishTaxes(salesTaxName.es, profit, own) : englishTaxes(salesTaxName.en, profit, own));
}

/** What the Spanish texts call the taxes, and how they are called there. */
export function spanishTaxes(sales: string, profit?: string, own?: string): LocalWords {
  return [
    word('impuesto: de ventas, de compras', `${sales}: de ventas, de compras`),
    word('impuesto: de ventas, de género', `${sales}: de ventas, de género`),
    word('impuesto sobre lo que se vende', `${sales} de lo que se vende`),
    word('impuesto sobre el género', `${sales} del género`),
    word('impuesto sobre los demás gastos', `${sales} de los demás gastos`),
    word('impuesto repercutido en ventas', `${sales} de las ventas (repercutido)`),
    word('impuesto de esas compras', `${sales} de esas compras`),
    word('impuesto de todo lo comprado', `${sales} de todo lo comprado (soportado)`),
    word('impuesto de las compras', `${sales} de las compras`),
    word('impuesto de compras', `${sales} de compras`),
    word('impuestos? (?:de|sobre las) ventas', sales),
    word('impuestos? incluidos?', `${sales} incluido`),
    word('sin impuestos?', `sin ${sales}`),
    word('con impuestos?', `con ${sales}`),
    word('más impuestos', `más ${sales}`),
    ...(sales === 'IVA' ? [] : [word('IVA', sales)]),
    ...(profit ? [word('impuesto sobre el beneficio', profit)] : []),
    ...(own ? [word('impuesto personal', own)] : []),
  ];
}

function englishTaxes(sales: string, profit?: string, own?: string): LocalWords {
  return [
    word('tax: on sales', `${sales}: on sales`),
    word('tax charged on sales', `${sales} charged on sales`),
    part(
      'tax on (?=sales|purchases|the purchases|what is sold|goods bought|all other costs|those goods|everything bought)',
      `${sales} on `,
    ),
    word('sales tax', sales),
    ...(sales.includes('VAT') ? [] : [word('VAT', sales)]),
    ...(profit ? [word('tax on (?:the (?:year’s )?)?profit', profit)] : []),
    ...(own ? [word('personal income tax', own)] : []),
  ];
}
