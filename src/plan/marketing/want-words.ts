// What the customers of a trade are after when they look for it, whoever sells it to them: the wish with which the story opens.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Draft } from '../draft.ts';

type Words = readonly [es: string, en: string];

/** After «quieren» and "they want". */
const OF_SECTOR: Readonly<Record<SectorId, Words>> = {
  cafe_restaurant: ['comer o beber algo bueno, cerca y a gusto', 'something good to eat or drink, close by and at ease'],
  food_truck: ['comer bien en poco rato, allí donde están', 'to eat well in little time, right where they are'],
  ecommerce: ['recibir en casa lo que eligieron, tal como parecía', 'what they chose to reach them just as it looked'],
  retail_shop: ['llevarse lo que buscaban y acertar', 'to leave with what they were after, and with the right one'],
  consulting_freelance: ['dejarlo resuelto y saber antes lo que cuesta', 'to have it settled, and to know beforehand what it costs'],
  agency: ['que sus clientes los encuentren y los llamen', 'to be found by their customers, and called'],
  saas: ['quitarse esa tarea de encima cada semana', 'to have that task off their hands every week'],
  academy: ['aprender de verdad y notarlo', 'to learn properly, and to notice it'],
  beauty_salon: ['salir como querían, el día que les viene bien', 'to come out looking as they meant to, on the day that suits them'],
  gym: ['moverse con regularidad y no lesionarse', 'to exercise regularly and not get hurt'],
  health_clinic: ['que los atiendan pronto y que funcione', 'to be seen soon, and for it to work'],
  repair_shop: ['recuperarlo arreglado y saber cuándo y por cuánto', 'to have it back in working order, knowing when and for how much'],
  tourism_lodging: ['descansar en un sitio que sea como prometía', 'to rest in a place that is what it promised'],
  construction_trades: ['ver el trabajo hecho en su fecha y por lo acordado', 'to see the work done on the date and for the sum agreed'],
  logistics: ['que llegue a su hora y entero', 'it to arrive on time and in one piece'],
  food_manufacturing: ['comida bien hecha, y saber quién la hizo', 'food that is well made, and to know who made it'],
  crafts: ['algo hecho para ellos, y que dure', 'something made for them, and made to last'],
  agriculture: ['saber de dónde viene y quién responde de ello', 'to know where it comes from and who answers for it'],
  event_services: ['que el día salga bien y poder disfrutarlo', 'the day to go well, and to enjoy it themselves'],
  real_estate: ['que alguien se ocupe y les conteste', 'somebody to take care of it and to answer them'],
  marketplace_app: ['encontrar lo que buscan, de alguien de fiar', 'to find what they are after, from somebody they can trust'],
  cleaning: ['encontrarlo limpio y no tener que repasarlo', 'to find it clean, with nothing to go over again'],
};

const OF_TRADE: Readonly<Partial<Record<TradeId, Words>>> = {
  coffee_shop: ['tomar un buen café cerca, sin que los echen de la mesa', 'a good coffee close by, and a table nobody hurries them from'],
  coffee_van: [
    'un buen café de camino, sin perder el tren ni el turno',
    'a good coffee on the way, without missing the train or the shift',
  ],
  bookshop: ['acertar con el libro', 'the right book'],
  architecture_studio: [
    'la obra de su casa aprobada, a un precio que conozcan antes',
    'the work on their home approved, at a price known beforehand',
  ],
  language_school: ['hablar y que los entiendan', 'to speak and be understood'],
  driving_school: ['aprobar y conducir con seguridad', 'to pass, and to drive with confidence'],
  barber_shop: ['cortarse el pelo el día que les viene bien', 'their hair cut on the day that suits them'],
  dog_groomer: ['recoger al perro limpio y tranquilo', 'to pick up a clean, calm dog'],
  taxi_chauffeur: ['llegar a su hora sin depender de nadie', 'to arrive on time without relying on anybody'],
  holiday_flat_cleaning: ['el piso listo antes de que entre el siguiente', 'the flat ready before the next guests arrive'],
};

/** `want`, of the trade or else of the sector; none where the kind of business was not told. */
export function wantSlot({ sector, model, diagnosis }: Draft): Readonly<Record<string, Bilingual>> {
  if (!diagnosis.isKindTold || diagnosis.isToldAlone) return {};
  const [es, en] = OF_TRADE[(model.assumptions.trade ?? '') as TradeId] ?? OF_SECTOR[sector.id];
  return { want: { es, en } };
}
