// Trades whose name joins two products: named after the one that was told, where only one was.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import type { Sector, SectorId, SectorPack } from './sector.ts';
import type { TradeId } from './trades.ts';

interface Part {
  /** Of what the founder sells, folded. */
  readonly told: RegExp;
  /** Of a clause of the trade, folded, where more words than these speak of it. */
  readonly spoken?: RegExp;
  readonly name: Bilingual;
  readonly aBusiness: Bilingual;
  /** Where the trade's own is of the other part. */
  readonly theBusiness?: Bilingual;
}

type Two = readonly [es: string, en: string];

const part = (told: RegExp, [es, en]: Two, [aEs, aEn]: Two, the?: Two): Part => ({
  told,
  name: { es, en },
  aBusiness: { es: aEs, en: aEn },
  ...(the ? { theBusiness: { es: the[0], en: the[1] } } : {}),
});

const PARTS: Readonly<Partial<Record<SectorId | TradeId, readonly Part[]>>> = {
  home_style_eatery: [
    part(/\b(?:fondas?|fondita)\b/, ['Fonda', 'Fonda'], ['una fonda', 'a fonda'], ['la fonda', 'the fonda']),
    part(
      /\b(?:corrientazos?|almuerzos? (?:ejecutivos?|corrientes?)|ejecutivos)\b/,
      ['Restaurante de almuerzos', 'Lunch restaurant'],
      ['un restaurante de almuerzos', 'a lunch restaurant'],
      ['el restaurante', 'the restaurant'],
    ),
  ],
  candle_maker: [
    part(/\b(?:velas?|cera|candles?|wax)\b/, ['Velas', 'Candles'], ['un taller de velas', 'a candle workshop']),
    part(/\b(?:jabon(?:es)?|champu|soaps?|shampoo)\b/, ['Jabones', 'Soaps'], ['un taller de jabones', 'a soap workshop']),
  ],
  plumber_electrician: [
    {
      ...part(
        /\b(?:fontaner\w+|plomer\w+|gasfiter\w*|canerias?|tuberias?|grifos?|fugas?|desatasc\w+|plumb\w+|pipes?|leaks?|drains?|taps?)\b/,
        ['Fontanería', 'Plumbing'],
        ['un servicio de fontanería', 'a plumbing service'],
      ),
      spoken:
        /\b(?:fontaner\w+|tuberias?|grifos?|fugas?|agua en el suelo|una gota|gotea|fregadero|llave de paso|cubo en el pasillo|un codo|plumb\w+|pipes?|leaks?|taps?|water on the floor|a drop|drips|sink|stopcock|bucket|elbow joint)\b/,
    },
    {
      ...part(
        /\b(?:electric(?:o|os|a|as|ista|istas|idad)|enchufes?|cableado|cuadros? de luz|electric(?:al|s|ians?|ity)?|wiring|rewir\w+|sockets?|fuse ?box\w*)\b/,
        ['Electricidad', 'Electrical work'],
        ['un servicio de electricidad', 'an electrical service'],
      ),
      spoken:
        /\b(?:electric\w+|enchufes?|la luz|sin luz|diferencial|un cuadro|adaptadores|a oscuras|oliera a quemado|interruptor|sockets?|half the house goes dark|breaker|without power|lights back|adapters|in the dark|smell of burning|new board|switch)\b/,
    },
  ],
  kitchen_bathroom_refits: [
    part(
      /\b(?:cocinas?|encimeras?|kitchens?|worktops?)\b/,
      ['Reformas de cocinas', 'Kitchen refits'],
      ['una empresa de reformas de cocinas', 'a kitchen refitting firm'],
    ),
    part(
      /\b(?:banos?|duchas?|baneras?|bathrooms?|showers?|bath ?tubs?)\b/,
      ['Reformas de baños', 'Bathroom refits'],
      ['una empresa de reformas de baños', 'a bathroom refitting firm'],
    ),
  ],
  painter_decorator: [
    part(/\b(?:pint\w+|paint\w*)\b/, ['Pintura', 'Painting'], ['una empresa de pintura', 'a painting firm']),
    part(
      /\b(?:decora\w+|papel pintado|empapel\w+|molduras|wallpaper\w*|decorat\w+)\b/,
      ['Decoración', 'Decorating'],
      ['una empresa de decoración', 'a decorating firm'],
    ),
  ],
  phone_repair: [
    part(
      /\b(?:movil(?:es)?|celular(?:es)?|telefonos?|iphones?|phones?|mobiles?)\b/,
      ['Reparación de móviles', 'Phone repair'],
      ['un taller de móviles', 'a phone repair shop'],
    ),
    part(
      /\b(?:ordenador(?:es)?|computador(?:a|as|es)?|portatil(?:es)?|pcs?|laptops?|computers?|macbooks?)\b/,
      ['Reparación de ordenadores', 'Computer repair'],
      ['un taller de ordenadores', 'a computer repair shop'],
    ),
  ],
  shoe_repair_and_keys: [
    part(
      /\b(?:zapat\w+|calzado|suelas?|tacon(?:es)?|tapas|botas?|shoes?|cobbl\w+|heels?|soles?|boots?)\b/,
      ['Zapatería de arreglos', 'Shoe repair'],
      ['un taller de calzado', 'a shoe repair shop'],
    ),
    part(/\b(?:llaves?|keys?)\b/, ['Copia de llaves', 'Key cutting'], ['un taller de copia de llaves', 'a key cutting shop']),
  ],
  yoga_pilates_studio: [
    part(/\b(?:yoga|vinyasa|ashtanga|hatha)\b/, ['Estudio de yoga', 'Yoga studio'], ['un estudio de yoga', 'a yoga studio']),
    part(/\b(?:pilates|reformer)\b/, ['Estudio de pilates', 'Pilates studio'], ['un estudio de pilates', 'a Pilates studio']),
  ],
  martial_arts_school: [
    part(
      /\b(?:artes marciales|judo|karate|taekwondo|aikido|jiu.?jitsu|kung.?fu|krav maga|mma|martial arts?)\b/,
      ['Escuela de artes marciales', 'Martial arts school'],
      ['una escuela de artes marciales', 'a martial arts school'],
    ),
    part(/\b(?:box\w*|kick.?boxing)\b/, ['Escuela de boxeo', 'Boxing school'], ['una escuela de boxeo', 'a boxing school']),
  ],
  pet_boarding: [
    part(
      /\b(?:guarderia|residencia|hotel|hoteles|alojamiento|hosped\w+|dorm\w+|noches?|boarding|kennels?|overnight|daycare|day care|cattery|sitting|nights?)\b/,
      ['Guardería de mascotas', 'Pet boarding'],
      ['una guardería de mascotas', 'a pet boarding business'],
    ),
    part(
      /\b(?:pase(?:o|os|ar|amos|adora?|adores)|walk\w*)\b/,
      ['Paseo de perros', 'Dog walking'],
      ['un servicio de paseo de perros', 'a dog walking service'],
      ['el servicio', 'the service'],
    ),
  ],
  preserves_maker: [
    part(/\b(?:mermeladas?|confituras?|jams?|marmalades?)\b/, ['Mermeladas', 'Jams'], ['un obrador de mermeladas', 'a jam maker']),
    part(
      /\b(?:conservas?|encurtidos?|salsas?|pisto|almibar|chutneys?|pickles?|sauces?|preserves?|relish\w*)\b/,
      ['Conservas', 'Preserves'],
      ['un obrador de conservas', 'a maker of preserves'],
    ),
  ],
  removals: [
    part(
      /\b(?:mudanzas?|portes?|fletes?|trasteos?|acarreos?|removals?|mov(?:e|es|ing|ers?))\b/,
      ['Mudanzas', 'Removals'],
      ['una empresa de mudanzas', 'a removals firm'],
    ),
    part(
      /\b(?:guardamuebles|trasteros?|bodegaje|storage)\b/,
      ['Guardamuebles', 'Storage'],
      ['un guardamuebles', 'a storage firm'],
      ['el guardamuebles', 'the storage firm'],
    ),
  ],
  last_mile_courier: [
    {
      ...part(
        /\b(?:bicis?|bicicletas?|ciclistas?|ciclo\w+|bikes?|bicycles?|cyclists?|cycle couriers?|cargo bikes?)\b/,
        ['Mensajería en bici', 'Bike courier'],
        ['una mensajería en bici', 'a bike courier firm'],
        ['la mensajería', 'the firm'],
      ),
      // What is told of riders holds of drivers too.
      spoken: /$^/,
    },
    {
      ...part(
        /\b(?:furgon\w*|camion\w*|motos?|motorizad\w+|coches?|autos?|vans?|trucks?|cars?|motorbikes?|scooters?)\b/,
        ['Reparto de última milla', 'Last-mile courier'],
        ['una empresa de reparto de barrio', 'a local delivery firm'],
      ),
      spoken: /\b(?:furgon\w*|camion\w*|gasoleo|diesel|gasolina|itv|multas?|vans?|trucks?|fuel|parking fines?)\b/,
    },
  ],
  photographer: [
    part(
      /\b(?:foto\w*|retratos?|photo\w*|portraits?|pictures?)\b/,
      ['Fotografía', 'Photography'],
      ['un estudio de fotografía', 'a photography studio'],
    ),
    part(/\b(?:videos?|grabacion(?:es)?|films?|filming|footage)\b/, ['Vídeo', 'Video'], ['un estudio de vídeo', 'a video studio']),
  ],
  taxi_chauffeur: [
    part(/\b(?:taxis?|taxista|cabs?|minicabs?)\b/, ['Taxi', 'Taxi'], ['un servicio de taxi', 'a taxi service']),
    part(
      /\b(?:con conductor|con chofer|vtc|traslados?|chauffeur\w*|transfers?|private hire)\b/,
      ['Coche con conductor', 'Chauffeur service'],
      ['un servicio de coche con conductor', 'a chauffeur service'],
    ),
  ],
  bookshop: [
    {
      ...part(
        /\b(?:infantil(?:es)?|cuentos|cuentacuentos|para (?:ninos|peques)|children.?s|kids.?|picture books?|story ?time)\b/,
        ['Librería infantil', 'Children’s bookshop'],
        ['una librería infantil', 'a children’s bookshop'],
      ),
      spoken: /\b(?:cuentos|picture books)\b/,
    },
    {
      ...part(
        /\b(?:novelas?|ensayos?|poesia|comics?|adultos|novedades literarias|novels?|fiction|poetry|essays?|grown.?ups|adults?|second.?hand|segunda mano|viejos?|usados?)\b/,
        ['Librería', 'Bookshop'],
        ['una librería de barrio', 'a neighbourhood bookshop'],
      ),
      spoken: /\b(?:novelas?|novels?|libros? que dejan hueco)\b/,
    },
  ],
  clothes_shop: [
    part(
      /\b(?:ropa (?:infantil|de (?:ninos?|bebes?)|para (?:ninos?|bebes?|peques))|moda infantil|(?:kids|children|baby).{0,2} (?:clothes|clothing|wear|fashion))\b/,
      ['Ropa infantil', 'Children’s clothes'],
      ['una tienda de ropa infantil', 'a children’s clothes shop'],
    ),
    part(
      /\b(?:mujer(?:es)?|hombres?|senoras?|vestidos?|women|men|ladies|dresses)\b/,
      ['Tienda de ropa', 'Clothes shop'],
      ['una tienda de ropa', 'a clothes shop'],
    ),
  ],
  beauty_salon: [
    part(
      /\b(?:peluquer\w+|pelo|cabello|cortes?|tintes?|mechas|rizos|peinados?|hair\w*|haircuts?|blow.?dr\w+|highlights)\b/,
      ['Peluquería', 'Hair salon'],
      ['una peluquería', 'a hair salon'],
      ['la peluquería', 'the salon'],
    ),
    part(
      /\b(?:estetica|facial(?:es)?|depilacion|pestanas|cejas|manicura|unas|belleza|beauty|facials?|waxing|lashes|brows?|nails?|skin)\b/,
      ['Centro de estética', 'Beauty salon'],
      ['un centro de estética', 'a beauty salon'],
      ['el centro', 'the salon'],
    ),
  ],
  event_services: [
    part(
      /\b(?:eventos?|fiestas?|bodas?|conciertos?|events?|part(?:y|ies)|weddings?)\b/,
      ['Eventos', 'Events'],
      ['una empresa de eventos', 'an events company'],
    ),
    part(/\b(?:catering|banquetes?|canapes)\b/, ['Catering', 'Catering'], ['una empresa de catering', 'a catering company']),
  ],
};

/** The sector, or the narrower trade, called by the one of its products that was told; as it is where both were, or neither. */
export function calledAsTold(sector: Sector, trade: string | null | undefined, told: string): Sector {
  const parts = partsOf(sector.id, trade);
  const folded = foldText(told);
  const [only, ...others] = parts.filter((one) => one.told.test(folded));
  if (!only || others.length > 0) return sector;
  const { name, aBusiness, theBusiness = sector.pack.theBusiness } = only;
  const pack: SectorPack = { ...sector.pack, aBusiness, theBusiness };
  return { ...sector, name, pack };
}

/** By which words a clause speaks of a product of the trade that was not told, where another was; in folded text. */
export function untoldParts(sector: SectorId, trade: string | null | undefined, told: string): readonly RegExp[] {
  const parts = partsOf(sector, trade);
  const untold = parts.filter((one) => !one.told.test(told));
  return untold.length < parts.length ? untold.map((one) => one.spoken ?? one.told) : [];
}

function partsOf(sector: SectorId, trade: string | null | undefined): readonly Part[] {
  return PARTS[(trade ?? sector) as SectorId | TradeId] ?? [];
}
