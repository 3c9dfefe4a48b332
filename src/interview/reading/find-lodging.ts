import type { Fact, FactId } from '../../facts/fact.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { type Amount, type Ground, leftOf, rightOf } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { roleOfPercent, surroundings } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const ROOMS =
  /^ (?:[a-z]+ ){0,2}?(?:habitaciones|habitacion|dormitorios|apartamentos|estudios|cabanas?|bungalows?|parcelas|suites?|casitas|casas rurales|domos|tiendas|(?:guest |double |single |twin |en-?suite )?rooms?|bedrooms?|cabins?|lodges|pitches|cottages|apartments|flats|yurts|tents|pods)\b/;
const NO_ROOM =
  /^ (?:[a-z]+ )?(?:treatment|meeting|class|escape|consulting|living|therapy|changing|show|tea|dining|waiting|de (?:reuniones|tratamiento|escape|clase))/;
const BEDS = /^ (?:plazas|camas|beds|bunks|literas)\b/;
const GOAL_BEFORE = /\b(?:llegar a|hasta|ampliar a|reach|grow to|up to|objetivo|target)[^.;]{0,20}$/;
/** Nights of lodging, not of opening hours. */
const LETS =
  /\b(?:hotel\w*|hostal(?:es)?|hostels?|casa rural|casas rurales|alojamiento\w*|albergue|pension|camping|glamping|bungalows?|apartamentos? turistic\w+|huesped\w*|alojar\w*|pernoct\w+|guest ?houses?|b ?& ?b|bed and breakfast|campsite|holiday (?:let|home|rental)s?|vacation rentals?|guests?|lodg(?:e|es|ing)|(?:por|la|cada|a|per|each) (?:noche|night)|nightly|airbnb|booking)\b/;
const WHOLE =
  /\b(?:(?:casa|finca|villa) (?:entera|completa)|(?:se alquila|alquilamos|la alquilo) (?:entera|completa)|whole (?:house|place|property)|entire (?:house|place|property))\b/;

/** Whether the answer is about letting rooms: the trade is, or, while none is known, the words are. */
export function isLodging({ folded }: Ground, sector: SectorId | undefined): boolean {
  return sector === 'tourism_lodging' || ((sector === undefined || sector === 'real_estate') && LETS.test(folded));
}

/** Rooms to let and how full they are at normal pace; the shape that follows where nights are sold. */
export function findLodging(ground: Ground, amounts: readonly Amount[], { answer, known }: ReadingContext): readonly Fact[] {
  if (!isLodging(ground, known.sector?.value)) return [];
  const rooms = WHOLE.test(ground.folded) ? null : findRooms(ground);
  const occupancy = findOccupancy(ground, amounts);
  const night = /\b(?:(?:por|la|cada|una|a|per|each) (?:noche|night)|nightly|noches|nights)\b/.exec(ground.folded);
  const quoted = (start: number, end: number) => quoteOf(ground.text, answer, start, end);
  const facts: Fact<FactId>[] = [];
  if (rooms) facts.push(makeFact('rooms', rooms.low, { unit: 'units', quote: quoted(rooms.start, rooms.end) }));
  if (occupancy) {
    const origin = occupancy.isDerived ? 'derived' : 'said';
    facts.push(makeFact('occupancy', occupancy.value, { unit: 'percent', quote: quoted(occupancy.start, occupancy.end), origin }));
  }
  const sign = rooms ?? (night ? { start: night.index, end: night.index + night[0].length } : null);
  if (sign) facts.push(makeFact('revenueShape', 'lodging', { quote: quoted(sign.start, sign.end), origin: 'derived' }));
  return facts;
}

/** Beds count where no room is said: a hostel lets them one by one. */
function findRooms(ground: Ground): Numeral | null {
  const whole = ground.numerals.filter(
    (one) => one.low === one.high && Number.isInteger(one.low) && one.low > 0 && !GOAL_BEFORE.test(leftOf(ground, one)),
  );
  const are = (pattern: RegExp) => whole.find((one) => pattern.test(rightOf(ground, one)) && !NO_ROOM.test(rightOf(ground, one)));
  return are(ROOMS) ?? are(BEDS) ?? null;
}

interface Occupancy {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly isDerived: boolean;
}

/** Of several, the mean over the seasons; else the last, which is where the others lead. */
function findOccupancy(ground: Ground, amounts: readonly Amount[]): Occupancy | null {
  const found = amounts
    .filter((amount) => amount.kind === 'percent')
    .filter((percent, at, all) => {
      const role = roleOfPercent(ground, percent, amounts);
      const isSecond = role === null && at > 0 && roleOfPercent(ground, all[at - 1] ?? percent, amounts) === 'occupancy';
      return role === 'occupancy' || (isSecond && SEASON.test(surroundings(ground.folded, percent, amounts).right));
    });
  const last = found.at(-1);
  if (last === undefined) return null;
  const isSeasonal = found.length > 1 && SEASON.test(ground.folded);
  const value = isSeasonal ? found.reduce((sum, one) => sum + middle(one), 0) / found.length : middle(last);
  return { value: Math.round(value * 100) / 100, start: last.start, end: last.end, isDerived: isSeasonal || last.low !== last.high };
}

const STAYS =
  /^(?:[a-z]+ )*(?:reservas?|estancias?|estadias?|huespedes|parejas|familias|grupos|clientes|bookings?|stays?|guests?|couples|families|groups|parties|customers)(?![a-z])/;
const PER_NIGHT = /(?<![a-z])(?:(?:por|la|cada|a|per|each|\/) ?(?:noche|night)|nightly|price per night)(?![a-z])/;
const COUNT = '(\\d{1,2}(?:[.,]5)?|una|un|dos|tres|cuatro|cinco|seis|siete|one|two|three|four|five|six|seven)';
const LENGTH = new RegExp(
  `(?<![a-z])${COUNT}(?: (?:o|or|a|to) ${COUNT})? (?:noches?|nights?)(?:,? (?:cada un[oa]|cada reserva|por (?:reserva|estancia)|de media|de promedio|each|per (?:booking|stay)|on average|a (?:booking|stay)))|(?<![a-z])(?:se quedan?|(?:de |una )?estancia(?: media)? de|stay(?:s|ing)?(?: for)?|average(?: stay)?(?: is| of)?|(?:de|con un) (?:media|promedio)(?: de)?|each for)(?: (?:unas|about|around|son))? ${COUNT}(?: (?:o|or|a|to) ${COUNT})? (?:noches?|nights?)`,
);

/** Where nights are sold, bookings are counted in the nights they last; with no length told they are no number of nights. */
export function inNights(ground: Ground, amounts: readonly Amount[], { known }: ReadingContext): readonly Amount[] {
  if (!isLodging(ground, known.sector?.value) || !(PER_NIGHT.test(ground.folded) || PER_NIGHT.test(known.price?.quote?.text ?? '')))
    return amounts;
  const found = LENGTH.exec(ground.folded);
  const told = found?.slice(1).filter((word) => word !== undefined) ?? [];
  const nights = told.reduce((sum, word) => sum + numberOf(word), 0) / told.length;
  const isOfStay = ({ start }: Amount) => found !== null && start >= found.index && start < found.index + found[0].length;
  return amounts
    .filter((amount) => !(amount.kind === 'count' && ((STAYS.test(amount.noun) && found === null) || isOfStay(amount))))
    .map((amount) =>
      amount.kind === 'count' && STAYS.test(amount.noun)
        ? { ...amount, low: amount.low * nights, high: amount.high * nights + (amount.low === amount.high ? DERIVED : 0) }
        : amount,
    );
}

/** A range ever so small: what follows from two numbers was said by neither. */
const DERIVED = 1e-9;

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word.replace(',', '.')) : /^un/.test(word) ? 1 : (smallNumber(word) ?? 1);
}

const SEASON = /\b(?:verano|invierno|temporada (?:alta|baja)|summer|winter|(?:high|low|peak|off)[- ]season|off-peak|peak)\b/;
