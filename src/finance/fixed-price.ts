import type { CountryCode } from '../countries/country.ts';
import type { TradeId } from '../sectors/trades.ts';

/** Where a book costs what its publisher says. Sources: Ley 10/2007 (Spain), Ley de Fomento para la Lectura y el Libro (Mexico), Ley 25.542 (Argentina). */
const BOOK_LAWS: readonly CountryCode[] = ['ES', 'MX', 'AR'];
const BOOKSHOP: TradeId = 'bookshop';

/** Whether the law lets no seller choose the price: it is neither raised nor compared with another's. */
export function isPriceFixed({ trade, country }: { readonly trade: string | null; readonly country: CountryCode }): boolean {
  return trade === BOOKSHOP && BOOK_LAWS.includes(country);
}
