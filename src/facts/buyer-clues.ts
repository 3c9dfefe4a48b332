// The words by which an answer tells who buys, folded: nouns in the plural for the most part, since customers are told of as a group.
import type { Buyer } from '../sectors/buyer.ts';

/** Persons, whatever they work at. */
export const PEOPLE = anyOf(
  'particulares|personas|gente|publico|clientela|asistentes a|quienes|compradores|residentes|vecin[oa]s|hogares|familias?|parejas?|matrimonios?',
  'mujeres|hombres|senor[ae]s|(?<!(?:local(?:es)?|tiendas?|negocios?|comercios?|empresas?|talleres|restaurantes?|bares|hoteles|almacenes|oficinas?|pymes?|clinicas?|emprendimientos?) )chic[oa]s|chavales|jovenes|adult[oa]s|mayores|ancian[oa]s|jubilad[oa]s|pensionistas|abuel[oa]s',
  'padres|madres|papas|mamas|mamis|hij[oa]s|nin[oa]s|peques|bebes|estudiantes|universitari[oa]s|opositores|amig[oa]s|roomies',
  'emplead[oa]s|trabajador(?:es|as)|oficinistas|teletrabajador(?:es|as)|repartidores|conductores|pacientes|novi[oa]s|invitad[oa]s',
  'aficionad[oa]s|amantes de|lectores|manitas|curiosos|extranjer[oa]s|inmigrantes|emigrantes|inquilin[oa]s|herederos',
  'propietarios de (?:pisos|casas|viviendas)|duen[oa]s de (?:perr|gat|mascota|coche|carro|cas|pis|vivienda)\\w*',
  'people|persons?|individuals|anyone|everyone|residents|locals|shoppers|neighbou?rs|households?|famil(?:y|ies)|couples?|single',
  'women|men|guys|lads|ladies|girls|boys|teens|teenagers|adults|seniors|elderly|retired|retirees|pensioners|grandparents',
  'parents|mums|moms|dads|mothers|fathers|kids|children|students|pupils|friends|lovers|guests|brides?|grooms|patients|swimmers',
  'workers|commuters|employees of|professionals|renters|tenants|(?:home|house) ?owners|(?:pet|dog|cat|car)[ -]owners',
);

/** Firms, shops, kitchens, public bodies, buildings that decide in a meeting, and whoever works on their own account. */
export const BUSINESS = anyOf(
  'empresas?|pymes?|negocios|comercios|startups|emprendimientos|emprendedores|autonomos|freelancers?|marcas|flotas',
  'tiendas|supermercados|panaderias|pastelerias|floristerias|herbolarios|farmacias|distribuidores|mayoristas|revendedores',
  'rotiserias|fondas|taquerias|pizzerias|heladerias|verdulerias|carnicerias|ferreterias|kioscos|dieteticas',
  'bares|restaurantes|cafeterias|hosteleria|hoteles|hostales|alojamientos|comedores|chefs|cociner[oa]s|bodegas|fincas',
  '(?:apartamentos|pisos) turisticos|casas rurales|anfitriones|propietarios con \\d+',
  'oficinas|despachos|bufetes|notarias|gestorias|asesorias|agencias|productoras|arquitectos|interioristas|organizador[ae]s',
  'clinicas|consultas|consultorios|dentistas|hospitales|residencias|laboratorios|peluquerias|barberias|salones|centros de estetica',
  'gimnasios|academias|colegios|escuelas|institutos|guarderias|universidades|clubes',
  'ayuntamientos|administraciones|asociaciones|fundaciones|ong|cooperativas',
  'comunidad(?:es| de)|consorcios|edificios|administradores|inmobiliarias|corredores de propiedades|promotoras|constructoras',
  'talleres|fabricas|industrias|almacenes|naves|reformistas|instaladores|transportistas|exportador[ae]s|importador[ae]s',
  'agricultores|ganaderos|granjas',
  'business(?:es)?|compan(?:y|ies)|firms?|smes?|start-?ups|sole traders|self-employed|outfits|brands|fleets|nonprofits',
  'shops|stores|retailers|grocers|groceries|delis|bakeries|pharmacies|distributors|wholesalers|resellers|exporters|importers',
  'cafes|coffee shops|restaurants|pubs|bars|hotels|hostels|guesthouses|b&bs|kitchens|caterers|wineries|breweries|venues|hosts',
  'offices|practices|law firms|solicitors|lawyers|notaries|accountants|agencies|designers|developers|organi[sz]ers|planners',
  'clinics|surgeries|dentists|vets|hospitals|care homes|nursing homes|salons|barbershops|gyms|studios',
  'schools|colleges|universities|councils|charities|associations|clubs|hoas|housing associations',
  'landlords|letting agents|estate agents|realtors|property managers|builders|contractors|architects|tradespeople|tradesmen',
  'garages|workshops|factories|manufacturers|warehouses|hauliers|farms|farmers|ranchers|growers',
  '\\d+ (?:staff|employees|empleados|trabajadores)',
);

/** Kinds told apart within the two: the first that is named. */
export const NARROWER: readonly { readonly buyer: Buyer; readonly within: 'household' | 'business'; readonly clue: RegExp }[] = [
  {
    buyer: 'practice',
    within: 'business',
    clue: anyOf(
      'clinicas|consultas|consultorios|dentistas|bufetes|despachos|gestorias|asesorias|peluquerias|barberias|centros de estetica',
      'clinics|surgeries|dentists|practices|law firms|solicitors|lawyers|salons|barbershops|vets',
    ),
  },
  {
    buyer: 'visitor',
    within: 'household',
    clue: anyOf(
      'turistas?|viajer[oa]s|visitantes|excursionistas|veraneantes|de veraneo|mochiler[oa]s|peregrin[oa]s|que se (?:hospedan|alojan)',
      'tourists?|travell?ers|visitors|holiday ?makers|day[ -]trippers|backpackers|pilgrims|sightseers',
    ),
  },
  {
    buyer: 'athlete',
    within: 'household',
    clue: anyOf(
      'corredor[ae]s|escalador[ae]s|ciclistas|triatletas|deportistas|atletas|nadador[ae]s|futbolistas|montaner[oa]s|senderistas',
      'runners|climbers|cyclists|triathletes|athletes|swimmers|footballers|hikers|crossfitters',
    ),
  },
  {
    buyer: 'parent',
    within: 'household',
    clue: anyOf(
      'padres|madres|papas|mamas|mamis|nin[oa]s|bebes|familias (?:jovenes )?con (?:hij|nin|bebe|peque)\\w*',
      'parents|mums|moms|mothers|kids|children|babies|toddlers|pupils',
    ),
  },
];

/** In the offer, whom it is for: «pan para restaurantes», “software for clinics”. */
export const SOLD_TO = /\b(?:para|for) (?:(?:las|los|unos|unas|the|small|local|pequenas|pequenos) )?((?:\w+ )?\w+s)\b/;

function anyOf(...groups: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${groups.join('|')})\\b`);
}
