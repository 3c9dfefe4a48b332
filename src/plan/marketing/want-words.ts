// What the customers of a trade are after when they look for it, whoever sells it to them: the wish with which the story opens.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Draft } from '../draft.ts';

type Words = readonly [es: string, en: string];

/** After «quiere» and "wants", of one person of either sex. */
const OF_SECTOR: Readonly<Record<SectorId, Words>> = {
  cafe_restaurant: ['comer o beber algo bueno, cerca y a gusto', 'something good to eat or drink, close by and in comfort'],
  food_truck: ['comer bien en poco rato, sin moverse de la zona', 'to eat well in little time, without going far'],
  ecommerce: ['recibir en casa lo que eligió, tal como parecía', 'the order to arrive just as it looked'],
  retail_shop: ['encontrar lo que busca y acertar con la compra', 'to find the right thing and be happy with it'],
  consulting_freelance: ['dejarlo resuelto y saber de antemano lo que cuesta', 'to have it settled and to know the cost beforehand'],
  agency: ['que sus clientes encuentren su negocio y llamen', 'to be found, and called, by more of the right people'],
  saas: ['quitarse esa tarea de encima cada semana', 'to be rid of that task every week'],
  academy: ['aprender de verdad y notarlo', 'to learn properly and to notice the difference'],
  beauty_salon: [
    'salir con el resultado que esperaba, el día que le viene bien',
    'to come out with the result hoped for, on a day that suits',
  ],
  gym: ['moverse con regularidad y no lesionarse', 'to exercise regularly and not get hurt'],
  health_clinic: ['una cita pronto y un tratamiento que funcione', 'to be seen soon, and a treatment that works'],
  repair_shop: ['la reparación hecha y saber cuándo y por cuánto', 'the repair done, and to know when and for how much'],
  tourism_lodging: ['descansar en un sitio que sea como prometía', 'to rest in a place that is as good as it looked'],
  construction_trades: ['ver el trabajo hecho en su fecha y por lo acordado', 'the work done on the date and for the sum agreed'],
  logistics: ['que el envío llegue a su hora y entero', 'the delivery to arrive on time and in one piece'],
  food_manufacturing: ['comida bien hecha y saber quién la hizo', 'food that is well made, and to know who made it'],
  crafts: ['algo hecho a su medida y que dure', 'something made to order and made to last'],
  agriculture: ['saber de dónde viene lo que come y quién responde de ello', 'to know where the food comes from and who answers for it'],
  event_services: ['que el día salga bien y poder disfrutarlo', 'the day to go well, and to be free to enjoy it'],
  real_estate: ['que alguien se ocupe de todo y le conteste', 'somebody who takes care of everything and answers the phone'],
  marketplace_app: ['encontrar lo que busca y a alguien de fiar', 'to find the right thing, from somebody who can be trusted'],
  cleaning: ['encontrarlo todo limpio y no tener que repasarlo', 'to find everything clean, with nothing to go over again'],
};

const OF_TRADE: Readonly<Partial<Record<TradeId, Words>>> = {
  coffee_shop: ['tomar un buen café cerca y sin prisas', 'a good coffee close by, and time to drink it'],
  coffee_van: [
    'un buen café de camino, sin perder el tren ni llegar tarde',
    'a good coffee on the way, without missing the train or being late',
  ],
  bookshop: ['acertar con el libro', 'the right book'],
  architecture_studio: [
    'la obra de su casa aprobada y un precio conocido de antemano',
    'planning permission for the house, at a price known beforehand',
  ],
  language_school: ['hablar y hacerse entender', 'to speak and be understood'],
  driving_school: ['aprobar y conducir con seguridad', 'to pass, and to drive with confidence'],
  barber_shop: ['cortarse el pelo el día que le viene bien', 'a haircut on a day that suits'],
  dog_groomer: ['recoger al perro limpio y tranquilo', 'to pick up a clean, calm dog'],
  taxi_chauffeur: ['llegar a su hora sin depender de nadie', 'to arrive on time without relying on anybody'],
  holiday_flat_cleaning: ['el piso listo antes de que entren los siguientes huéspedes', 'the flat ready before the next guests arrive'],
};

/** `want`, of the trade or else of the sector; none where the kind of business was not told. */
export function wantSlot({ sector, model, diagnosis }: Draft): Readonly<Record<string, Bilingual>> {
  if (!diagnosis.isKindTold || diagnosis.isToldAlone) return {};
  const [es, en] = OF_TRADE[(model.assumptions.trade ?? '') as TradeId] ?? OF_SECTOR[sector.id];
  return { want: { es, en } };
}
