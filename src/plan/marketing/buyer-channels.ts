// Where each kind of buyer is met, for a founder who sells to others than the trade usually does.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { tellBuyer, toldBuyer } from '../../facts/find-buyer.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import type { ChannelKind } from './channel-clues.ts';

export type BuyerKind =
  | 'kitchens'
  | 'lodgings'
  | 'shops'
  | 'practices'
  | 'schools'
  | 'buildings'
  | 'farms'
  | 'plants'
  | 'offices'
  | 'people';

export interface BuyerChannel {
  readonly kind: ChannelKind;
  readonly known: Bilingual;
}

/** Where these buyers are met; null where they are the trade's usual ones, or nobody knows who they are. */
export function channelsOfBuyer(facts: FactSheet, { id, pack }: Pick<Sector, 'id' | 'pack'>): readonly BuyerChannel[] | null {
  if (toldBuyer(facts) === null || SOLD_ONLINE.includes(id)) return null;
  const { usualCustomer } = pack;
  const told = buyerKindOf(factValue(facts, 'customer') ?? '', isFirm(toldBuyer(facts)));
  const usual = buyerKindOf(usualCustomer.es, isFirm(tellBuyer(usualCustomer.es)));
  return told === usual ? null : CHANNELS[told];
}

/** Whoever buys there, it is found by searching. */
const SOLD_ONLINE: readonly SectorId[] = ['ecommerce', 'marketplace_app', 'saas'];

/** The kind of firm that is named first; persons where no firm buys. */
export function buyerKindOf(answer: string, isOfFirms: boolean): BuyerKind {
  if (!isOfFirms) return 'people';
  const said = foldText(answer);
  const found = FIRMS.map(({ kind, clue }) => ({ kind, at: said.search(clue) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.kind ?? 'offices';
}

const FIRMS: readonly { readonly kind: BuyerKind; readonly clue: RegExp }[] = [
  {
    kind: 'kitchens',
    clue: /\b(restaurantes?|bares|cafes|cafeterias|cafeter[oa]s|hosteleria|comedores|chefs|cociner[oa]s|fondas|taquerias|pizzerias|rotiserias|restaurants|coffee shops|pubs|bars|kitchens|caterers|diners|bistros)\b/,
  },
  {
    kind: 'lodgings',
    clue: /\b(hoteles|hostales|alojamientos|casas rurales|(?:apartamentos|pisos) turisticos|anfitriones|hotels|hostels|guesthouses|b&bs|holiday lets|hosts)\b/,
  },
  {
    kind: 'shops',
    clue: /\b(tiendas|comercios|supermercados|panaderias|pastelerias|floristerias|herbolarios|verdulerias|carnicerias|ferreterias|kioscos|dieteticas|revendedores|almacenes de barrio|shops|stores|retailers|grocers|groceries|delis|bakeries)\b/,
  },
  {
    kind: 'practices',
    clue: /\b(clinicas|consultas|consultorios|dentistas|farmacias|peluquerias|barberias|salones|centros de estetica|gimnasios|clinics|surgeries|dentists|vets|salons|barbershops|gyms|pharmacies)\b/,
  },
  {
    kind: 'schools',
    clue: /\b(colegios|escuelas|institutos|guarderias|academias|universidades|clubes|asociaciones|fundaciones|ayuntamientos|residencias|schools|colleges|universities|councils|charities|clubs|nurseries|care homes)\b/,
  },
  {
    kind: 'buildings',
    clue: /\b(comunidad(?:es)?|consorcios|edificios|administradores|promotoras|constructoras|hoas|housing associations|landlords|property managers|builders|contractors|developers)\b/,
  },
  { kind: 'farms', clue: /\b(agricultores|ganaderos|granjas|viveros|bodegas|fincas|farms|farmers|ranchers|growers|wineries)\b/ },
  {
    kind: 'plants',
    clue: /\b(fabricas|industrias|talleres|naves|almacenes|transportistas|importadores|exportadores|factories|manufacturers|workshops|warehouses|hauliers|garages)\b/,
  },
];

const of = (kind: ChannelKind, es: string, en: string): BuyerChannel => ({ kind, known: { es, en } });

const CHANNELS: Readonly<Record<BuyerKind, readonly BuyerChannel[]>> = {
  kitchens: [
    of('visits', 'visitas entre servicios, a la hora floja', 'visits between services, at the slack hour'),
    of('partners', 'proveedores que ya entran en la cocina', 'suppliers who deliver to the kitchen already'),
    of('mouth', 'dueños de local que se lo cuentan a otros', 'owners who tell other owners'),
    of('partners', 'asociación de bares y restaurantes', 'bar and restaurant association'),
  ],
  lodgings: [
    of('visits', 'visitas a recepción a media mañana', 'visits to reception at mid-morning'),
    of('partners', 'quien ya les lava o les limpia', 'whoever washes or cleans for them already'),
    of('mouth', 'anfitriones que se lo cuentan a otros', 'hosts who tell other hosts'),
    of('partners', 'asociación de alojamientos', 'lodging association'),
  ],
  shops: [
    of('visits', 'visitas con muestra, a media mañana', 'calls with a sample, at mid-morning'),
    of('partners', 'repartidores que ya les sirven', 'delivery rounds that serve them already'),
    of('mouth', 'tenderos que se lo cuentan a otros', 'shopkeepers who tell one another'),
    of('partners', 'asociación de comerciantes', 'traders’ association'),
  ],
  practices: [
    of('visits', 'visitas a recepción antes de la primera cita', 'calls at reception before the first appointment'),
    of('partners', 'proveedores que ya les sirven', 'suppliers who serve them already'),
    of('mouth', 'colegas que se lo cuentan a otros', 'colleagues who tell one another'),
    of('partners', 'colegio o asociación del oficio', 'professional body of the trade'),
  ],
  schools: [
    of('visits', 'cita con dirección, con la hoja de precio', 'a meeting with the head, price sheet in hand'),
    of('mouth', 'un centro que lo cuenta a otro', 'one centre that tells another'),
    of('events', 'jornadas y reuniones de directores', 'meetings of heads and managers'),
    of('mail', 'correo antes de que cierren su presupuesto', 'a letter before they close their budget'),
  ],
  buildings: [
    of('visits', 'visitas a administradores', 'calls on property managers'),
    of('mouth', 'presidentes que lo cuentan al portal vecino', 'chairs who tell the block next door'),
    of('partners', 'oficios que ya trabajan en el edificio', 'trades that work in the building already'),
    of('front', 'cartel en la obra y en la furgoneta', 'sign on the site and on the van'),
  ],
  farms: [
    of('visits', 'visitas a la finca', 'calls at the farm'),
    of('partners', 'cooperativa y almacén de suministros', 'co-operative and farm supplies'),
    of('mouth', 'vecinos de linde que se lo cuentan', 'neighbours across the fence'),
    of('events', 'ferias del campo', 'farm shows'),
  ],
  plants: [
    of('visits', 'visitas a planta con cita', 'plant visits by appointment'),
    of('partners', 'proveedores de máquinas y repuestos', 'suppliers of machines and parts'),
    of('mouth', 'encargados que se lo cuentan a otros', 'foremen who tell one another'),
    of('events', 'ferias del ramo', 'trade fairs'),
  ],
  offices: [
    of('visits', 'llamada y visita a quien decide', 'a call and a visit to whoever decides'),
    of('mouth', 'clientes que presentan a otros', 'clients who introduce others'),
    of('business', 'LinkedIn de quien emprende', 'LinkedIn posts by the founder'),
    of('partners', 'asesorías y gestorías', 'accountants and advisers'),
  ],
  people: [
    of('search', 'ficha de Google con reseñas', 'Google profile with reviews'),
    of('mouth', 'clientes que se lo cuentan a otros', 'customers who tell others'),
    of('groups', 'grupos de vecinos en el móvil', 'local groups online'),
    of('street', 'carteles donde la gente espera', 'notices where people wait'),
  ],
};
