// The words by which an answer tells who buys, folded: nouns in the plural for the most part, since a customer is told of as a group.
import type { Buyer } from '../sectors/buyer.ts';

/** Persons, whatever they work at. */
export const PEOPLE =
  /\b(?:particulares|personas|gente|publico|clientela|asistentes a|manitas|curiosos|extranjer[oa]s|herederos|propietarios de (?:pisos|casas|viviendas)|familias?|parejas?|hogares|vecin[oa]s|mujeres|hombres|senoras|senores|chic[oa]s|chavales|jovenes|adult[oa]s|mayores|ancian[oa]s|jubilad[oa]s|pensionistas|ninos|ninas|hij[oa]s|peques|bebes|padres|madres|papas|mamas|mamis|abuel[oa]s|estudiantes|universitari[oa]s|opositores|empleados|empleadas|trabajador(?:es|as)|oficinistas|teletrabajador(?:es|as)|repartidores|conductores|novi[oa]s|invitad[oa]s|pacientes|aficionad[oa]s|amantes de|amig[oa]s|roomies|quienes|inquilin[oa]s|residentes|emigrantes|inmigrantes|compradores|lectores|duen[oa]s de (?:perr|gat|mascota|coche|carro|cas|pis|vivienda)\w*|people|persons?|individuals|families|family|couples?|households?|neighbou?rs|women|men|guys|lads|ladies|girls|boys|teens|teenagers|adults|seniors|elderly|retired|retirees|pensioners|kids|children|parents|mums|moms|dads|mothers|fathers|grandparents|students|pupils|workers|commuters|employees of|professionals|brides?|grooms|guests|patients|lovers|friends|homeowners|house ?owners|renters|tenants|(?:pet|dog|cat|car)[ -]owners|residents|locals|shoppers|swimmers|anyone|everyone)\b|\bsingle\b/;

/** Firms, shops, kitchens, public bodies, buildings that decide in a meeting, and whoever works on their own account. */
export const BUSINESS =
  /\b(?:empresas|empresa|pymes?|negocios|comercios|tiendas|bares|restaurantes|cafeterias|hoteles|hostales|hosteleria|alojamientos|apartamentos turisticos|pisos turisticos|casas rurales|supermercados|panaderias|pastelerias|floristerias|herbolarios|chefs|cociner[oa]s|oficinas|despachos|bufetes|notarias|gestorias|asesorias|clinicas|consultas|consultorios|dentistas|farmacias|hospitales|residencias|laboratorios|peluquerias|barberias|salones|centros de estetica|gimnasios|academias|colegios|escuelas|institutos|guarderias|universidades|ayuntamientos|administraciones|asociaciones|fundaciones|clubes|ong|cooperativas|comunidades|comunidad de|consorcios|edificios|administradores|talleres|fabricas|industrias|almacenes|naves|constructoras|promotoras|inmobiliarias|corredores de propiedades|arquitectos|interioristas|reformistas|instaladores|agencias|productoras|marcas|startups|emprendimientos|emprendedores|autonomos|freelancers?|distribuidores|mayoristas|revendedores|exportador[ae]s|importador[ae]s|transportistas|flotas|agricultores|ganaderos|granjas|bodegas|fincas|organizador[ae]s|comedores|anfitriones|propietarios con \d+|business(?:es)?|companies|company|firms?|smes?|shops|stores|retailers|grocers|groceries|delis|cafes|coffee shops|restaurants|pubs|bars|hotels|hostels|guesthouses|b&bs|chefs|kitchens|caterers|bakeries|offices|practices|law firms|solicitors|lawyers|notaries|accountants|clinics|surgeries|dentists|vets|pharmacies|hospitals|care homes|nursing homes|salons|barbershops|gyms|studios|schools|colleges|universities|councils|charities|associations|clubs|hoas|housing associations|landlords|letting agents|estate agents|realtors|property managers|hosts|garages|workshops|factories|manufacturers|warehouses|builders|contractors|developers|architects|designers|agencies|brands|start-?ups|sole traders|self-employed|distributors|wholesalers|resellers|exporters|importers|hauliers|fleets|farms|farmers|ranchers|growers|wineries|breweries|venues|organi[sz]ers|planners|outfits|tradespeople|tradesmen|nonprofits)\b|\b\d+ (?:staff|employees|empleados|trabajadores)\b/;

/** Kinds told apart within the two: the first that is named. */
export const NARROWER: readonly { readonly buyer: Buyer; readonly within: 'household' | 'business'; readonly clue: RegExp }[] = [
  {
    buyer: 'practice',
    within: 'business',
    clue: /\b(?:clinicas|consultas|consultorios|dentistas|bufetes|despachos|gestorias|asesorias|peluquerias|barberias|salones de belleza|centros de estetica|clinics|surgeries|dentists|dental practices|practices|law firms|solicitors|lawyers|salons|barbershops|vets)\b/,
  },
  {
    buyer: 'visitor',
    within: 'household',
    clue: /\b(?:turistas?|viajer[oa]s|visitantes|excursionistas|veraneantes|de veraneo|mochiler[oa]s|peregrin[oa]s|cruceristas|que se (?:hospedan|alojan)|tourists?|travell?ers|visitors|holiday ?makers|day[ -]trippers|backpackers|pilgrims|sightseers)\b/,
  },
  {
    buyer: 'athlete',
    within: 'household',
    clue: /\b(?:corredor[ae]s|runners|escalador[ae]s|climbers|ciclistas|cyclists|triatletas|triathletes|deportistas|atletas|athletes|nadador[ae]s|swimmers|futbolistas|footballers|montaner[oa]s|senderistas|hikers|tenistas|crossfitters|maratonianos|marathoners)\b/,
  },
  {
    buyer: 'parent',
    within: 'household',
    clue: /\b(?:padres|madres|papas|mamas|mamis|familias (?:jovenes )?con (?:hij|nin|bebe|peque)\w*|ninos|ninas|bebes|parents|mums|moms|mothers|families with (?:young |small )?(?:kids|children|babies)|kids|children|babies|toddlers|pupils)\b/,
  },
];

/** In the offer, whom it is for: «pan para restaurantes», “software for clinics”. */
export const SOLD_TO = /\b(?:para|a|for|to) (?:(?:las|los|unos|unas|the|small|local|pequenas|pequenos) )?((?:\w+ )?\w+s)\b/;
