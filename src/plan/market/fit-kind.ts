// A kind of alternative as it is in one trade: a chain is a shop to walk into, a firm that sends somebody or a shelf of the same goods, and each is found out about in its own way.
import type { SectorId } from '../../sectors/sector.ts';
import type { Alternative, AlternativeId } from './alternative-words.ts';
import { type Dealing, FITTED, ONE_ALONE } from './fit-kind-words.ts';
import type { Rival } from './gather-rivals.ts';

/** How one deals with whoever sells there: by buying goods, sitting down to them, making an appointment, booking nights, leaving a thing to be quoted for or having a firm send somebody. */
const DEALINGS: Readonly<Partial<Record<SectorId, Dealing>>> = {
  cafe_restaurant: 'counter',
  food_truck: 'counter',
  retail_shop: 'goods',
  ecommerce: 'goods',
  food_manufacturing: 'goods',
  crafts: 'goods',
  agriculture: 'goods',
  beauty_salon: 'appointment',
  gym: 'appointment',
  academy: 'appointment',
  health_clinic: 'appointment',
  tourism_lodging: 'nights',
  saas: 'use',
  marketplace_app: 'use',
  repair_shop: 'quote',
};

/** One there is, and no kind: «una señora que vende por Facebook», "a chap called Andrew". */
const ONE = /^(?:el|la|un|una|the|an?) /i;
/** No shop to walk into. */
const FIRM = /\b(?:firm|company|empresa|compañía)\b/i;
const BUY_NEW = 'se compra nuevo';

/** The kind, with why it is chosen, what it costs and how it is found out as that is where it deals like this; of one told of as a place to buy new, as of that. */
export function fitKind(kind: Alternative, sector: SectorId, rival: Rival | null): Alternative {
  const usual = DEALINGS[sector] ?? 'firm';
  const dealing = usual === 'quote' && rival && FIRM.test(rival.words) ? 'firm' : usual;
  const isOne = kind.id === 'one-person' && rival !== null && (rival.isNamed || ONE.test(rival.name));
  const fitted = isBuyingNew(kind.id, rival)
    ? FITTED.chain?.anew
    : isOne
      ? ONE_ALONE[sector === 'crafts' ? 'quote' : dealing]
      : FITTED[kind.id]?.[dealing];
  return fitted ? { ...kind, ...fitted } : kind;
}

function isBuyingNew(kind: AlternativeId, rival: Rival | null): boolean {
  return kind === 'chain' && rival?.standing.says.get('making')?.es === BUY_NEW;
}
