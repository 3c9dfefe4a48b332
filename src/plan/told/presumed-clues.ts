// What a take of the trade takes for granted, and whether it was told: a take that presumes what nobody told is left for one that does not.
import type { Presumed } from './presumed.ts';
import { PRESUMED_OF_FACTS } from './presumed-of-facts.ts';

const VILLAGE = any('pueblos?|pueblecitos?|aldeas?|caserios?|veredas?|pedanias?|villages?|hamlets?|rural');

/** After work and till late, and not a word of the morning. */
const EVENINGS_ONLY =
  /^(?!.*\b(?:mananas?|desayun\w*|mornings?|breakfasts?|brunch)\b).*\b(?:(?:despues de|a partir de|desde) las (?:5|6|7|8|cinco|seis|siete|ocho)(?! de la manana)|(?:after|past) (?:5|6|7|8|five|six|seven|eight)(?: ?pm| ?o.?clock)?|in the evenings?|evenings|por las? (?:tardes?|noches?)|after work|al salir del trabajo|open late)\b/s;

export const PRESUMED: readonly Presumed[] = [
  ...PRESUMED_OF_FACTS,
  // Flats, an underground and traffic, where the business serves a village.
  {
    spoken: any(
      'portal(?:es)? (?:mas|de la calle)|dos portales|ascensor|metro|semaforos?|subir a casa|rascacielos|quinto sin|sin ascensor|hora punta|atascos?|en el bus|transbordo|calles? mas alla|three floors?|lift|underground|subway|traffic lights?|skyscrapers?|rush hour|two doors down|change of bus',
    ),
    denied: VILLAGE,
  },
  // A whole house for one group, where the rooms are let one by one.
  {
    spoken: any(
      'casas grandes|siete amigos|cuatro primos|cuatro platos|otra habitacion a la que|the big houses|seven friends|four cousins|four plates|no other room',
    ),
    denied: any(
      '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+) (?:habitaciones|cuartos|piezas|dormitorios)|por habitacion|b ?& ?b|bed and breakfast|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+) (?:guest ?)?(?:bed)?rooms|per room|a room a night',
    ),
    sectors: ['tourism_lodging'],
  },
  // Lunch, where they serve by night.
  {
    spoken: any(
      'mediodia|almuerzos?|a la una|a las dos|una y media|oficinas?|poligono|bocadillo|noon|lunch\\w*|half past one|one o’clock|offices?|business park',
    ),
    denied: any(
      'de noche|por las noches|madrugada|cenas?|segundo turno|hasta las (?:dos|tres|2|3)|late night|after dark|at night|nights|second shift|till (?:2|3|two|three)|until (?:2|3|two|three)|\\d ?am in the|in the morning till|dinners?|bar crowd',
    ),
    sectors: ['food_truck'],
  },
  // The morning rush, where people come once work is over.
  {
    spoken: any(
      'mananas?|once minutos|las ocho|las nueve|las once|desayun\\w*|cafes se beben andando|mornings?|eleven minutes|eight|nine o’clock|breakfast\\w*|coffees are drunk walking|facing a wall|mirando una pared',
    ),
    denied: EVENINGS_ONLY,
    sectors: ['cafe_restaurant'],
  },
  // The food of another country, missed by whoever left it.
  {
    spoken: any('crecio|otro pais|viajo una vez|aquel viaje|importador|grew up|another country|one trip|that trip|importer'),
    told: any(
      'otro pais|mi (?:tierra|pais)|paisan\\w+|compatriot\\w+|emigr\\w+|inmigra\\w+|migrants?|immigrants?|expats?|homesick\\w*|back home|importad\\w+|imported',
    ),
    sectors: ['food_truck'],
  },
  // A present, where what is sold is bought for oneself.
  {
    spoken: any(
      'regal\\w+|tarjeta escrita|aniversario|amigo invisible|gifts?|gift-wrapp\\w+|presents?|handwritten card|anniversary|secret santa',
    ),
    told: any(
      'regal\\w+|detalles? para|cestas?|bodas?|comuniones|cumpleanos|aniversarios?|gifts?|presents?|hampers?|weddings?|birthdays?|anniversar\\w+',
    ),
    sectors: ['ecommerce', 'retail_shop', 'food_manufacturing', 'agriculture'],
  },
  // The trade of one kind of client, told to another kind.
  {
    spoken: any('tinte|toallas?|sillon(?:es)?|corta el pelo|salon(?:es)?|peluqueri\\w+|bata|dye|towels?|salons?|cuts hair|hairdress\\w*'),
    told: any('peluquer\\w+|barber\\w+|estetic\\w+|belleza|salon(?:es)?|unas|hair\\w*|beauty|salons?|nails?|spas?'),
    sectors: ['saas', 'agency', 'marketplace_app'],
  },
  {
    spoken: any('dentistas?|dental|dentists?'),
    told: any('dentistas?|dental\\w*|dentists?|odontolog\\w+'),
    sectors: ['saas', 'agency', 'marketplace_app'],
  },
  {
    spoken: any('academias?|esterillas?|academy|academies|yoga mats?|with a mat|mat and'),
    told: any('academias?|escuelas?|clases|yoga|pilates|gimnasios?|academ\\w+|schools?|class(?:es)?|gyms?|studios?'),
    sectors: ['saas', 'agency', 'marketplace_app'],
  },
  // Somebody else's vans, where the founder's own people deliver.
  {
    spoken: any('mensajeri\\w+|transportistas?|correo no llega|couriers?|carriers?|the post does not'),
    denied: any(
      '(?:reparte|repartimos|reparto yo|entrego|entregamos|repartira|llevo yo|lo llevo|los llevo|la llevo|llevamos nosotros|lo llevamos|los llevamos) (?:\\w+ ){0,5}|(?:i|we) (?:deliver|drop|bring|drive)|our own (?:van|driver|deliver\\w+)|delivers? (?:it|them) (?:himself|herself|myself|ourselves)|reparto propio',
    ),
    sectors: ['ecommerce', 'food_manufacturing', 'crafts', 'agriculture', 'retail_shop'],
  },
  // A cake, a tub for the table, ice without milk: where scoops are sold to whoever walks by.
  {
    spoken: any(
      'tartas?|soplan|sobremesa|para la mesa|en la mesa|a la mesa|bloque de vainilla|cakes?|dessert|for the table|at the table|to the table|block of vanilla',
    ),
    told: any(
      'tartas?|tortas?|postres?|tarrinas?|potes?|litros?|medio litro|para llevar|a casa|cakes?|desserts?|tubs?|pints?|take.?home|take.?away',
    ),
    trades: ['ice_cream_parlour'],
  },
  {
    spoken: any('no lleva leche|tomar leche|without milk|no milk|have milk|milk in it'),
    told: any('sin (?:lactosa|leche)|vegan\\w*|alerg\\w+|sorbetes?|dairy.free|lactose|allerg\\w+|sorbets?'),
    trades: ['ice_cream_parlour'],
  },
  // A cut, told of a needle.
  {
    spoken: any('pelo', 'peluquer\\w+', 'tijeras', 'cortaron', 'champu', 'hair\\w*', 'scissors', 'an inch', 'shampoo', 'blow.dry'),
    told: any('pelo', 'cabello', 'peluquer\\w+', 'hair\\w*'),
    trades: ['tattoo_studio'],
  },
  // A move to another city, where they move people within one; an office, a store, a piano.
  {
    spoken: any(
      'otra ciudad|camion compartido|camion sin fecha|hinchables|another city|shared (?:lorry|truck|van)|air ?beds?|lorry with no date',
    ),
    told: any(
      'otr[oa]s? (?:ciudad(?:es)?|provincias?|region(?:es)?|paises|pais)|larga distancia|nacional(?:es)?|internacional(?:es)?|entre ciudades|toda espana|extranjero|long.distance|nationwide|another (?:city|state)|interstate|cross.country|abroad|overseas',
    ),
    trades: ['removals'],
  },
  {
    spoken: any('guardamuebles|noche de almacen|storage|store floods|night in store'),
    told: any('guardamuebles|trasteros?|almacen\\w*|bodega\\w*|storage|warehouse'),
    trades: ['removals'],
  },
  { spoken: any('pianos?'), told: any('pianos?'), trades: ['removals', 'music_school'] },
  // One kind of sitting among others.
  {
    spoken: any('bodas?|weddings?'),
    told: any('bodas?|novi[oa]s?|casamientos?|matrimonios?|weddings?|brid\\w+|couples|parejas'),
    trades: ['photographer', 'clothes_alterations', 'jewellery_maker', 'beauty_centre', 'dance_school', 'winery'],
  },
  {
    spoken: any('bebe|once dias|la ropa del primer dia|newborn|baby|eleven days'),
    told: any(
      'bebes?|recien nacid\\w+|embaraz\\w+|newborns?|bab(?:y|ies)|maternity|pregnan\\w+|ninos|famil\\w+|kids|children|christenings?',
    ),
    trades: ['photographer'],
  },
  {
    spoken: any('cincuenta anos de casados|fifty years'),
    told: any('famil\\w+|retratos?|aniversarios?|mayores|portraits?|anniversar\\w+'),
    trades: ['photographer'],
  },
  {
    spoken: any(
      'portada|abre un despacho|foto de catalogo|abre el negocio|juego para web|front page|opening an office|stock photo|open the business|set for the web',
    ),
    told: any(
      'empresas?|negocios?|marcas?|productos?|corporativ\\w+|tiendas|firms?|business(?:es)?|brands?|products?|headshots?|corporate|shops',
    ),
    trades: ['photographer'],
  },
];

function any(...groups: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${groups.join('|')})(?:\\b|$)`);
}
