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
