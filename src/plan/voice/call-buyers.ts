// In English whoever buys is a client of some trades and a customer of the rest: a plan calls them by one name.
import { localise } from '../../countries/voice/say-locally.ts';
import { part, vocabulary } from '../../countries/voice/word-pair.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const HAVE_CLIENTS: readonly SectorId[] = ['agency', 'consulting_freelance'];
const CLIENTS = vocabulary([part('customer(?=(?:s|’s|s’)?(?!\\p{L}))', 'client')]);
const CUSTOMERS = vocabulary([part('client(?=(?:s|’s|s’)?(?!\\p{L}))', 'customer')]);

/** The cover or the pages with one word for them; names, figures and quotes stay as they are. */
export function callBuyers<Part extends Plan['cover'] | Plan['pages']>(told: Part, sector: SectorId, names: readonly string[]): Part {
  const words = HAVE_CLIENTS.includes(sector) ? CLIENTS : CUSTOMERS;
  const kept = names.filter((name) => name.length > 1);
  return changeTexts(told, ({ es, en }) => ({ es, en: localise(en, words, kept) }));
}
