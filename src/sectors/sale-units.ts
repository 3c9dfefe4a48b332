import type { Bilingual } from '../language/language.ts';

/** What a founder counts sales in, singular and plural in both languages, and the folded words that give it away. No times: those are periods. */
interface SaleUnit {
  readonly unit: Bilingual<{ readonly one: string; readonly many: string }>;
  readonly clues: readonly string[];
}

const unit = (es: readonly [string, string], en: readonly [string, string], ...clues: readonly string[]): SaleUnit => ({
  unit: { es: { one: es[0], many: es[1] }, en: { one: en[0], many: en[1] } },
  clues,
});

export const SALE_UNITS = {
  // What several things sold at different prices are counted in: nobody names it, so it has no clue.
  sale: unit(['venta', 'ventas'], ['sale', 'sales']),
  purchase: unit(
    // «Compras» are what the business buys, with their own tax.
    ['ticket', 'tickets'],
    ['sale', 'sales'],
    'ticket',
    'ticket medio',
    'tique',
    'compra',
    'venta',
    'average ticket',
    'average basket',
    'average spend',
    'basket',
    'purchase',
    'sale',
  ),
  order: unit(['pedido', 'pedidos'], ['order', 'orders'], 'pedido', 'encargo', 'order', 'average order'),
  customer: unit(['cliente', 'clientes'], ['customer', 'customers'], 'cliente', 'customer', 'client'),
  person: unit(
    ['persona', 'personas'],
    ['person', 'people'],
    'persona',
    'person',
    'head',
    'asistente',
    'participante',
    'attendee',
    'participant',
    'guest',
  ),
  place: unit(['plaza', 'plazas'], ['place', 'places'], 'plaza', 'cupo', 'seat', 'place'),
  class: unit(['clase', 'clases'], ['class', 'classes'], 'clase', 'class', 'lesson'),
  session: unit(['sesión', 'sesiones'], ['session', 'sessions'], 'sesion', 'session'),
  afternoon: unit(['tarde', 'tardes'], ['afternoon', 'afternoons'], 'tarde', 'afternoon'),
  course: unit(['curso', 'cursos'], ['course', 'courses'], 'curso', 'course'),
  workshop: unit(['taller', 'talleres'], ['workshop', 'workshops'], 'taller', 'workshop'),
  child: unit(['niño', 'niños'], ['child', 'children'], 'niño', 'nino', 'niña', 'nina', 'peque', 'hijo', 'child', 'kid'),
  pupil: unit(['alumno', 'alumnos'], ['pupil', 'pupils'], 'alumno', 'alumna', 'estudiante', 'student', 'pupil'),
  family: unit(['familia', 'familias'], ['family', 'families'], 'familia', 'family', 'household'),
  member: unit(['abono', 'abonos'], ['membership', 'memberships'], 'abono', 'membership'),
  subscription: unit(['suscripción', 'suscripciones'], ['subscription', 'subscriptions'], 'suscripcion', 'subscription'),
  user: unit(['usuario', 'usuarios'], ['user', 'users'], 'usuario', 'user'),
  desk: unit(['puesto', 'puestos'], ['desk', 'desks'], 'puesto de trabajo', 'desk', 'workstation'),
  licence: unit(['licencia', 'licencias'], ['licence', 'licences'], 'licencia', 'licence', 'license'),
  company: unit(['empresa', 'empresas'], ['company', 'companies'], 'empresa', 'company', 'business'),
  clinic: unit(['clínica', 'clínicas'], ['clinic', 'clinics'], 'clinica', 'consultorio', 'clinic', 'practice', 'surgery'),
  restaurant: unit(['restaurante', 'restaurantes'], ['restaurant', 'restaurants'], 'restaurante', 'restaurant'),
  shop: unit(['tienda', 'tiendas'], ['shop', 'shops'], 'tienda', 'shop', 'store'),
  school: unit(['centro', 'centros'], ['school', 'schools'], 'colegio', 'escuela', 'school'),
  community: unit(['comunidad', 'comunidades'], ['building', 'buildings'], 'comunidad', 'portal', 'building'),
  farm: unit(['finca', 'fincas'], ['farm', 'farms'], 'finca', 'explotacion', 'farm'),
  home: unit(['casa', 'casas'], ['home', 'homes'], 'casa', 'vivienda', 'piso', 'home', 'house', 'flat'),
  project: unit(['proyecto', 'proyectos'], ['project', 'projects'], 'proyecto', 'project'),
  job: unit(['trabajo', 'trabajos'], ['job', 'jobs'], 'trabajo', 'job'),
  service: unit(['servicio', 'servicios'], ['service', 'services'], 'servicio', 'service'),
  visit: unit(['visita', 'visitas'], ['visit', 'visits'], 'visita', 'visit', 'call out', 'callout'),
  walk: unit(['paseo', 'paseos'], ['walk', 'walks'], 'paseo', 'walk', 'group walk', 'dog walk'),
  consultation: unit(['consulta', 'consultas'], ['consultation', 'consultations'], 'consulta', 'consultation', 'appointment'),
  treatment: unit(['tratamiento', 'tratamientos'], ['treatment', 'treatments'], 'tratamiento', 'treatment'),
  massage: unit(['masaje', 'masajes'], ['massage', 'massages'], 'masaje', 'massage'),
  haircut: unit(['corte', 'cortes'], ['haircut', 'haircuts'], 'corte', 'haircut'),
  repair: unit(['reparación', 'reparaciones'], ['repair', 'repairs'], 'reparacion', 'repair'),
  installation: unit(['instalación', 'instalaciones'], ['installation', 'installations'], 'instalacion', 'installation'),
  delivery: unit(['entrega', 'entregas'], ['delivery', 'deliveries'], 'entrega', 'envio', 'reparto', 'delivery', 'drop'),
  trip: unit(['viaje', 'viajes'], ['trip', 'trips'], 'viaje', 'trayecto', 'trip', 'journey'),
  tour: unit(['ruta', 'rutas'], ['tour', 'tours'], 'ruta', 'excursion', 'tour'),
  event: unit(['evento', 'eventos'], ['event', 'events'], 'evento', 'event'),
  wedding: unit(['boda', 'bodas'], ['wedding', 'weddings'], 'boda', 'wedding'),
  party: unit(['fiesta', 'fiestas'], ['party', 'parties'], 'fiesta', 'cumpleaños', 'party'),
  admission: unit(['entrada', 'entradas'], ['admission', 'admissions'], 'entrada', 'admission'),
  meal: unit(['comida', 'comidas'], ['meal', 'meals'], 'comida', 'cena', 'cubierto', 'comensal', 'meal', 'cover'),
  lunch: unit(['almuerzo', 'almuerzos'], ['lunch', 'lunches'], 'almuerzo', 'lunch'),
  booking: unit(['reserva', 'reservas'], ['booking', 'bookings'], 'reserva', 'booking', 'reservation'),
  menu: unit(['menú', 'menús'], ['set menu', 'set menus'], 'menu', 'set menu'),
  dish: unit(['plato', 'platos'], ['dish', 'dishes'], 'plato', 'dish', 'plate', 'portion', 'racion'),
  coffee: unit(['café', 'cafés'], ['coffee', 'coffees'], 'cafe', 'coffee'),
  box: unit(['caja', 'cajas'], ['box', 'boxes'], 'caja', 'cesta', 'canasta', 'box', 'hamper'),
  pack: unit(['paquete', 'paquetes'], ['pack', 'packs'], 'paquete', 'pack', 'bolsa', 'bag', 'lote'),
  jar: unit(['tarro', 'tarros'], ['jar', 'jars'], 'tarro', 'frasco', 'bote', 'jar'),
  keg: unit(['barril', 'barriles'], ['keg', 'kegs'], 'barril', 'keg'),
  bottle: unit(['botella', 'botellas'], ['bottle', 'bottles'], 'botella', 'bottle'),
  kilo: unit(['kilo', 'kilos'], ['kilo', 'kilos'], 'kilo', 'kg', 'kilogram'),
  litre: unit(['litro', 'litros'], ['litre', 'litres'], 'litro', 'litre', 'liter'),
  pound: unit(['libra', 'libras'], ['pound', 'pounds'], 'libra', 'pound', 'lb'),
  tonne: unit(['tonelada', 'toneladas'], ['tonne', 'tonnes'], 'tonelada', 'tonne'),
  // The American one is another weight.
  ton: unit(['tonelada', 'toneladas'], ['ton', 'tons'], 'ton'),
  metre: unit(['metro', 'metros'], ['metre', 'metres'], 'metro', 'metre', 'meter'),
  sack: unit(['saco', 'sacos'], ['sack', 'sacks'], 'saco', 'bulto', 'costal', 'sack'),
  pallet: unit(['palé', 'palés'], ['pallet', 'pallets'], 'pale', 'palet', 'pallet'),
  bale: unit(['bala', 'balas'], ['bale', 'bales'], 'bala', 'paca', 'alpaca', 'bale'),
  tree: unit(['árbol', 'árboles'], ['tree', 'trees'], 'arbol', 'tree'),
  cake: unit(['tarta', 'tartas'], ['cake', 'cakes'], 'tarta', 'torta', 'pastel', 'cake'),
  piece: unit(['pieza', 'piezas'], ['piece', 'pieces'], 'pieza', 'piece', 'item', 'articulo'),
  garment: unit(['prenda', 'prendas'], ['garment', 'garments'], 'prenda', 'garment'),
  tshirt: unit(['camiseta', 'camisetas'], ['T-shirt', 'T-shirts'], 'camiseta', 'playera', 'polera', 't-shirt', 'tshirt', 'tee'),
  dog: unit(['perro', 'perros'], ['dog', 'dogs'], 'perro', 'dog'),
  animal: unit(['animal', 'animales'], ['animal', 'animals'], 'mascota', 'pet'),
  car: unit(['coche', 'coches'], ['car', 'cars'], 'coche', 'carro', 'car'),
  bike: unit(['bici', 'bicis'], ['bike', 'bikes'], 'bici', 'bicicleta', 'bike'),
  room: unit(['habitación', 'habitaciones'], ['room', 'rooms'], 'habitacion', 'room'),
  website: unit(['web', 'webs'], ['website', 'websites'], 'web', 'website'),
  video: unit(['vídeo', 'vídeos'], ['video', 'videos'], 'video'),
  design: unit(['diseño', 'diseños'], ['design', 'designs'], 'diseño', 'design'),
  bouquet: unit(['ramo', 'ramos'], ['bouquet', 'bouquets'], 'ramo', 'bouquet'),
} as const satisfies Record<string, SaleUnit>;

export type SaleUnitId = keyof typeof SALE_UNITS;

const BY_CLUE = new Map(
  Object.entries(SALE_UNITS).flatMap(([id, { clues }]) =>
    clues.flatMap((clue) => [clue, ...pluralsOf(clue)].map((word) => [word, id as SaleUnitId] as const)),
  ),
);

/** The unit that a folded word names, in the singular or the plural; undefined for any other word. */
export function saleUnitNamed(word: string): SaleUnitId | undefined {
  return BY_CLUE.get(word);
}

/** "A sweep", «por lavado»: whether a folded word is of something done once and paid once, though no unit is called so. */
export function isDeed(word: string): boolean {
  return DEED.test(word);
}

const DEED =
  /^(?:sweeps?|cleans?|wash(?:es)?|mows?|cuts?|trims?|grooms?|scrubs?|scoops?|polish(?:es)?|tune-?ups?|check-?ups?|clear-?outs?|turnovers?|turnarounds?|changeovers?|fix(?:es)?|limpiezas?|lavados?|barridos?|deshollinados?|podas?|siegas?|arreglos?|pasadas?|fumigacion(?:es)?|desinfeccion(?:es)?|abrillantados?|pulidos?|encerados?|planchados?)$/;

function pluralsOf(word: string): readonly string[] {
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`];
  return [`${word}s`, `${word}es`];
}
