// Whoever buys is a patient of a clinic, and in English a client of some trades and a customer of the rest: a plan calls them by one name.
import { localise } from '../../countries/voice/say-locally.ts';
import { part, vocabulary } from '../../countries/voice/word-pair.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const HAVE_CLIENTS: readonly SectorId[] = ['agency', 'consulting_freelance'];
/** An animal is no customer, and who lives at home or spends the day there is nobody's patient. */
const WITHOUT_PATIENTS: ReadonlySet<string> = new Set<TradeId>(['vet_clinic', 'home_care', 'day_centre']);
const CLIENTS = vocabulary([part('customer(?=(?:s|’s|s’)?(?!\\p{L}))', 'client')]);
const CUSTOMERS = vocabulary([part('client(?=(?:s|’s|s’)?(?!\\p{L}))', 'customer')]);
/** Of several kinds of buyer the others need not be treated: a firm that sends its staff, a family that pays. */
const PATIENTS = vocabulary([part('(?<!(?:second|main|other) )(?:customer|client)(?=(?:s|’s|s’)?(?!\\p{L}))', 'patient')]);
const PACIENTES = vocabulary([part('(?<!(?:segundo|otro|otros) )cliente(?=s?(?!\\p{L}))(?! principal)', 'paciente')]);
const SPEAKS_OF_BUYERS = /\b(?:customer|client)/i;

/** The cover or the pages with one word for them; names, figures and quotes stay as they are. */
export function callBuyers<Part extends Plan['cover'] | Plan['pages']>(
  told: Part,
  { sector, trade, areFirms }: { readonly sector: SectorId; readonly trade: string | null; readonly areFirms: boolean },
  names: readonly string[],
): Part {
  const kept = names.filter((name) => name.length > 1);
  if (sector === 'health_clinic' && !areFirms && !WITHOUT_PATIENTS.has(trade ?? ''))
    // In the accounts «clientes» are what is still to be collected.
    return changeTexts(told, ({ es, en }) => ({
      es: SPEAKS_OF_BUYERS.test(en) ? localise(es, PACIENTES, kept) : es,
      en: localise(en, PATIENTS, kept),
    }));
  const words = HAVE_CLIENTS.includes(sector) ? CLIENTS : CUSTOMERS;
  return changeTexts(told, ({ es, en }) => ({ es, en: localise(en, words, kept) }));
}
