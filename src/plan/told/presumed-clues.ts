// What a take of the trade takes for granted, and whether it was told: a take that presumes what nobody told is left for one that does not.
import type { SectorId } from '../../sectors/sector.ts';

export interface Presumed {
  /** Of a take, both languages folded. */
  readonly spoken: RegExp;
  /** Of the founder's answers, folded: with it the take is true of them. Left out where only `denied` decides. */
  readonly told?: RegExp;
  /** Of the founder's answers, folded: with it the take is false of them. */
  readonly denied?: RegExp;
  /** In which sectors it is one customer's case among others; in all where that is left out. */
  readonly sectors?: readonly SectorId[];
}

const VILLAGE = any('pueblos?|pueblecitos?|aldeas?|caserios?|veredas?|pedanias?|villages?|hamlets?|rural');

export const PRESUMED: readonly Presumed[] = [
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
];

function any(...groups: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${groups.join('|')})(?:\\b|$)`);
}
