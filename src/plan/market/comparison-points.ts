// What customers of each trade compare, in the order in which it weighs with them, and how each point is found out from outside.
import type { Bilingual } from '../../language/language.ts';
import { type Buyer, isFirm } from '../../sectors/buyer.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { PresupposedThing } from '../told/denial-clues.ts';

/** `scope`: what somebody does not do. The price is compared always and first. */
export type PointId = 'price' | 'wait' | 'hours' | 'place' | 'trust' | 'attention' | 'making' | 'fame' | 'scope';

/** Narrower trades whose customers weigh other things than those of their sector. */
const NARROWER = ['pet_boarding', 'event_hire', 'gardening', 'home_care', 'removals', 'taxi_chauffeur', 'photographer'] as const;

/** Whose points are compared: those of the trade, but for makers of food who sell to people over their own counter. */
export type Compared = SectorId | 'food_counter' | 'food_machine' | (typeof NARROWER)[number];

type Named = readonly [PointId, string, string];

const POINTS: Readonly<Record<Compared, readonly Named[]>> = {
  pet_boarding: [
    ['trust', 'si dejan ver dónde duermen', 'whether one may see where they sleep'],
    ['attention', 'animales por persona', 'animals to each person'],
    ['hours', 'a qué horas se entrega y se recoge', 'drop-off and collection hours'],
    ['place', 'cuánto se tarda en llegar', 'how long it takes to get there'],
  ],
  event_hire: [
    ['scope', 'qué incluye el porte', 'what delivery includes'],
    ['making', 'estado y modelo de las piezas', 'state and model of the pieces'],
    ['hours', 'cuándo entrega y cuándo recoge', 'when it delivers and collects'],
    ['trust', 'fianza y qué pasa si algo se rompe', 'deposit, and what happens to breakages'],
  ],
  gardening: [
    ['trust', 'si vuelve el día que dijo', 'whether it comes back on the day it said'],
    ['scope', 'qué hace con los restos', 'what it does with the cuttings'],
    ['wait', 'días hasta la primera visita', 'days to a first visit'],
    ['attention', 'si viene siempre la misma persona', 'whether the same person always comes'],
  ],
  home_care: [
    ['attention', 'cuántas caras distintas al mes', 'how many different faces in a month'],
    ['trust', 'quién sustituye y en cuánto tiempo', 'who stands in, and how soon'],
    ['hours', 'noches, festivos y mínimo de horas', 'nights, holidays and minimum hours'],
    ['wait', 'días hasta la primera visita', 'days to a first visit'],
  ],
  removals: [
    ['wait', 'días hasta la fecha de la mudanza', 'days until a moving date'],
    ['trust', 'seguro y qué paga si algo se rompe', 'insurance, and what it pays for breakages'],
    ['scope', 'qué se cobra aparte: escaleras, montaje, cajas', 'what is charged apart: stairs, fitting, boxes'],
    ['attention', 'quién viene el día de la mudanza', 'who turns up on the day'],
  ],
  taxi_chauffeur: [
    ['wait', 'cuánto tarda en llegar', 'how soon it arrives'],
    ['trust', 'precio cerrado antes de subir', 'a price settled before getting in'],
    ['hours', 'noches y festivos', 'nights and holidays'],
    ['attention', 'quién conduce', 'who drives'],
  ],
  photographer: [
    ['wait', 'cuándo se ven las fotos', 'when the pictures arrive'],
    ['attention', 'quién hace las fotos ese día', 'who takes the pictures on the day'],
    ['trust', 'qué pasa si enferma', 'what happens if they fall ill'],
    ['scope', 'qué se cobra aparte', 'what is charged apart'],
  ],
  cafe_restaurant: [
    ['wait', 'espera hasta sentarse', 'wait for a table'],
    ['making', 'qué sale de su cocina', 'what its own kitchen makes'],
    ['hours', 'a qué horas sirve', 'when it serves'],
    ['place', 'cómo se llega', 'how one gets there'],
  ],
  food_truck: [
    ['wait', 'cola a la hora de comer', 'queue at lunch time'],
    ['place', 'dónde se le encuentra', 'where it can be found'],
    ['making', 'qué se hace en el momento', 'what is cooked to order'],
    ['hours', 'qué días sale', 'which days it is out'],
  ],
  ecommerce: [
    ['wait', 'días hasta la puerta', 'days to the door'],
    ['trust', 'devolución y garantía', 'returns and guarantee'],
    ['making', 'material y acabado', 'material and finish'],
    ['fame', 'reseñas que tiene', 'reviews it has'],
  ],
  retail_shop: [
    ['attention', 'consejo en el mostrador', 'advice at the counter'],
    ['place', 'a qué distancia queda', 'how far away it is'],
    ['making', 'qué tiene y de dónde viene', 'what it stocks, and from where'],
    ['hours', 'horas de apertura', 'hours it is open'],
  ],
  consulting_freelance: [
    ['attention', 'quién hace el trabajo', 'who does the work'],
    ['wait', 'plazo de la primera respuesta', 'time to a first answer'],
    ['trust', 'qué firma y de qué responde', 'what it signs and answers for'],
    ['scope', 'qué deja fuera', 'what it leaves out'],
  ],
  agency: [
    ['attention', 'quién lleva la cuenta', 'who runs the account'],
    ['wait', 'días hasta la primera entrega', 'days to a first delivery'],
    ['trust', 'permanencia y salida', 'lock-in and way out'],
    ['fame', 'trabajos que enseña', 'work it can show'],
  ],
  saas: [
    ['wait', 'tiempo hasta usarlo de verdad', 'time until it is really in use'],
    ['scope', 'qué no hace', 'what it does not do'],
    ['trust', 'cómo se sale con los datos', 'how one leaves with the data'],
    ['attention', 'quién contesta cuando falla', 'who answers when it fails'],
  ],
  academy: [
    ['attention', 'personas por grupo', 'people in a group'],
    ['hours', 'horarios que da', 'times it offers'],
    ['trust', 'resultados que enseña', 'results it can show'],
    ['place', 'trayecto hasta el aula', 'journey to the classroom'],
  ],
  beauty_salon: [
    ['wait', 'días hasta la cita', 'days to an appointment'],
    ['attention', 'quién atiende cada vez', 'who attends each time'],
    ['trust', 'qué pasa si no queda bien', 'what happens when it goes wrong'],
    ['hours', 'citas fuera de oficina', 'appointments out of office hours'],
  ],
  gym: [
    ['attention', 'personas por clase', 'people in a class'],
    ['hours', 'clases a última hora', 'classes late in the day'],
    ['trust', 'permanencia y baja', 'contract and leaving'],
    ['place', 'minutos desde casa', 'minutes from home'],
  ],
  health_clinic: [
    ['wait', 'días hasta la primera cita', 'days to a first appointment'],
    ['attention', 'minutos por visita', 'minutes in each visit'],
    ['trust', 'título y colegiación a la vista', 'qualification and registration on view'],
    ['hours', 'citas por la tarde', 'late appointments'],
  ],
  repair_shop: [
    ['wait', 'días hasta la entrega', 'days until it is ready'],
    ['trust', 'garantía del arreglo', 'guarantee on the repair'],
    ['place', 'si hay que llevarlo', 'whether it must be taken there'],
    ['hours', 'horas para dejarlo', 'hours for dropping it off'],
  ],
  tourism_lodging: [
    ['place', 'dónde está y qué se oye', 'where it is, and what one hears'],
    ['trust', 'cómo se cancela', 'how one cancels'],
    ['attention', 'quién recibe', 'who welcomes'],
    ['fame', 'nota y número de reseñas', 'rating and number of reviews'],
  ],
  construction_trades: [
    ['wait', 'cuánto tarda', 'how long it takes'],
    ['trust', 'presupuesto cerrado y garantía', 'fixed quote and guarantee'],
    ['attention', 'quién viene cada día', 'who turns up each day'],
    ['scope', 'trabajos que no coge', 'jobs it turns down'],
  ],
  logistics: [
    ['wait', 'plazo y franja de entrega', 'time and window of delivery'],
    ['trust', 'qué paga si llega roto', 'what it pays for breakages'],
    ['attention', 'a quién se llama', 'whom one rings'],
    ['scope', 'rutas o bultos que no coge', 'routes or loads it refuses'],
  ],
  food_manufacturing: [
    ['wait', 'cada cuánto sirve', 'how often it delivers'],
    ['making', 'materia prima y elaboración', 'ingredients and making'],
    ['trust', 'qué pasa con una partida mala', 'what happens with a bad batch'],
    ['fame', 'en qué puertas está ya', 'which doors it is already behind'],
  ],
  food_machine: [
    ['wait', 'cada cuánto repone', 'how often it restocks'],
    ['making', 'qué hay y de qué día es', 'what there is, and how fresh'],
    ['trust', 'quién acude si algo falla', 'who comes when something fails'],
    ['scope', 'contrato y mínimos que pide', 'contract and minimums it asks for'],
  ],
  food_counter: [
    ['wait', 'cuánto se espera', 'how long one waits'],
    ['making', 'qué se hace allí, y qué día', 'what is made there, and on which day'],
    ['hours', 'qué días y a qué horas abre', 'days and hours it is open'],
    ['fame', 'quién compra ya allí', 'who buys there already'],
  ],
  crafts: [
    ['making', 'quién lo hace y con qué', 'who makes it, and of what'],
    ['wait', 'semanas que tarda un pedido', 'weeks an order takes'],
    ['place', 'dónde se ve y se toca', 'where it can be seen and touched'],
    ['trust', 'arreglos y cambios', 'mending and exchanges'],
  ],
  agriculture: [
    ['making', 'cómo se cultiva o se cría', 'how it is grown or raised'],
    ['wait', 'de la cosecha a la mesa', 'from harvest to table'],
    ['place', 'dónde se compra', 'where it is bought'],
    ['trust', 'qué certificado enseña', 'which certificate it shows'],
  ],
  event_services: [
    ['trust', 'qué pasa si alguien falla', 'what happens if somebody fails'],
    ['attention', 'quién está el día de verdad', 'who is there on the day'],
    ['wait', 'meses de antelación', 'months of notice'],
    ['scope', 'qué cobra aparte', 'what it charges apart'],
  ],
  real_estate: [
    ['attention', 'quién enseña y quién llama', 'who shows and who calls'],
    ['wait', 'semanas hasta cerrar', 'weeks to close'],
    ['trust', 'exclusiva y salida', 'sole agency and way out'],
    ['fame', 'carteles en la zona', 'boards in the area'],
  ],
  marketplace_app: [
    ['scope', 'qué oferta no tiene', 'what supply it lacks'],
    ['trust', 'quién responde si sale mal', 'who answers when it goes wrong'],
    ['wait', 'minutos hasta cerrar un trato', 'minutes to close a deal'],
    ['fame', 'cuánta gente la tiene ya', 'how many people have it already'],
  ],
  cleaning: [
    ['attention', 'si viene la misma persona', 'whether the same person comes'],
    ['trust', 'seguro y llaves', 'insurance and keys'],
    ['wait', 'cuánto tarda un suplente', 'how soon a stand-in comes'],
    ['hours', 'a qué horas viene', 'the hours it comes'],
  ],
};

const OTHERS: readonly Named[] = [
  ['scope', 'qué no hace', 'what it does not do'],
  ['fame', 'quién lo conoce', 'who knows of it'],
  ['trust', 'qué pasa si algo sale mal', 'what happens when something goes wrong'],
  ['wait', 'cuánto hay que esperar', 'how long the wait is'],
  ['place', 'dónde está', 'where it is'],
  ['hours', 'horario', 'opening hours'],
  ['attention', 'quién atiende', 'who attends'],
  ['making', 'cómo está hecho', 'how it is made'],
];

export interface Point {
  readonly id: PointId;
  readonly name: Bilingual;
}

interface Comparing {
  readonly sector: { readonly id: SectorId };
  readonly buyer: Buyer | null;
  readonly denied?: readonly PresupposedThing[];
  readonly model?: { readonly assumptions: { readonly trade: string | null } };
}

/** What a business is compared as: food nobody sits down to is no restaurant. */
export function comparedAs({ sector, buyer, model, denied = [] }: Comparing): Compared {
  const narrower = NARROWER.find((id) => id === model?.assumptions.trade);
  if (narrower) return narrower;
  if (sector.id === 'cafe_restaurant' && denied.includes('tables')) return denied.includes('kitchen') ? 'food_machine' : 'food_counter';
  return sector.id === 'food_manufacturing' && !isFirm(buyer) ? 'food_counter' : sector.id;
}

/** The points of a trade by their weight, then all the others; the price is not among them. */
export function pointsOf(compared: Compared): readonly Point[] {
  const own = POINTS[compared];
  const others = OTHERS.filter(([id]) => !own.some(([named]) => named === id));
  return [...own, ...others].map(([id, es, en]) => ({ id, name: { es, en } }));
}
