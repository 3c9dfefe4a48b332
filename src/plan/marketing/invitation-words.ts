// What whoever is ready may do at once, and what with no commitment whoever is not: by how the business is dealt with, and by its sector where that has a way of its own.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { SaleKind } from './sale-kind.ts';

type Words = Readonly<Record<SaleKind, Bilingual>> & Readonly<Partial<Record<SectorId, Bilingual>>>;

export const READY: Words = {
  counter: { es: 'entrar y comprar en el momento', en: 'come in and buy there and then' },
  shelf: { es: 'llenar la cesta y ver el total antes de pagar', en: 'fill the basket and see the total before paying' },
  care: { es: 'pedir hora sabiendo de antemano lo que va a pagar', en: 'book, knowing beforehand what it will cost' },
  class: { es: 'reservar plaza con fecha', en: 'book a place, with a date' },
  stay: { es: 'elegir noche y reservar', en: 'choose a night and book' },
  account: { es: 'concertar una reunión y salir de ella con una fecha', en: 'arrange a meeting and leave it with a date' },
  work: { es: 'contar qué necesita y recibir una fecha por escrito', en: 'say what is needed and be given a date in writing' },
  cafe_restaurant: { es: 'entrar y pedir', en: 'come in and order' },
  // Nobody comes into a van.
  food_truck: { es: 'pedir en el momento', en: 'order there and then' },
  marketplace_app: {
    es: 'pedir lo que busca y ver el precio antes de pagar',
    en: 'ask for what they need and see the price before paying',
  },
  repair_shop: { es: 'contar qué se ha roto y recibir fecha y precio', en: 'say what is broken and be given a date and a price' },
  cleaning: { es: 'fijar el día de la primera limpieza', en: 'set a day for the first clean' },
  construction_trades: {
    es: 'recibir por escrito el precio y la fecha',
    en: 'get the price and the date in writing',
  },
  event_services: { es: 'reservar su fecha con el precio por escrito', en: 'book their date with the price in writing' },
  logistics: { es: 'entregar el primer envío con hora de recogida', en: 'hand over a first shipment at an agreed collection time' },
  crafts: { es: 'encargar una primera pieza con fecha de entrega', en: 'order a first piece with a delivery date' },
  agriculture: { es: 'hacer un primer pedido con fecha de entrega', en: 'place a first order with a delivery date' },
  food_manufacturing: { es: 'hacer un primer pedido con fecha de entrega', en: 'place a first order with a delivery date' },
  saas: { es: 'darse de alta y dejar el primer día cargado', en: 'sign up and have the first day set up' },
};

export const LOW_KEY: Words = {
  counter: { es: 'entrar solo a mirar', en: 'just come in and look around' },
  shelf: { es: 'guardar en la página lo que le gustó y volver otro día', en: 'save what they liked on the page and come back another day' },
  care: { es: 'preguntar por mensaje cuándo hay sitio', en: 'send a message to ask when there is a slot' },
  class: { es: 'ver una sesión en la sala antes de decidir', en: 'sit in on a session before deciding' },
  stay: { es: 'guardar la página y volver cuando tenga fechas', en: 'save the page and come back once the dates are settled' },
  account: {
    es: 'pedir por correo una hoja con lo que se incluye y lo que cuesta',
    en: 'ask for one page by e-mail with what is included and what it costs',
  },
  work: { es: 'ver un trabajo terminado sin encargar nada', en: 'look at a finished job without ordering anything' },
  cafe_restaurant: { es: 'leer en la puerta la carta y los precios', en: 'read the menu and the prices at the door' },
  food_truck: {
    es: 'leer desde fuera lo que hay y lo que cuesta, y seguir su camino',
    en: 'read from outside what there is and what it costs, and walk on',
  },
  marketplace_app: { es: 'mirar qué se ofrece ya, sin registrarse', en: 'look at what is already offered without signing up' },
  repair_shop: { es: 'mandar una foto y preguntar cuánto costaría', en: 'send a photo and ask what it would cost' },
  cleaning: {
    es: 'pedir que vean el sitio y le pongan precio sin compromiso',
    en: 'have the place looked at and priced with no commitment',
  },
  construction_trades: {
    es: 'ver un trabajo terminado y hablar con quien lo pagó',
    en: 'see a finished job and talk to whoever paid for it',
  },
  event_services: { es: 'preguntar si su fecha está libre', en: 'ask whether their date is free' },
  logistics: { es: 'probar con un solo envío', en: 'try a single shipment' },
  crafts: { es: 'ver de cerca una pieza antes de encargar la suya', en: 'see a piece close up before ordering one' },
  agriculture: { es: 'pedir una cantidad pequeña para probar', en: 'order a small amount to try' },
  food_manufacturing: { es: 'pedir una cantidad pequeña para probar', en: 'order a small amount to try' },
  real_estate: { es: 'preguntar qué cambiaría en su caso sin firmar nada', en: 'ask what would change in their case, signing nothing' },
  health_clinic: { es: 'preguntar por mensaje si su caso se trata allí', en: 'send a message to ask whether their case is treated there' },
  saas: { es: 'ver el programa en marcha con un caso suyo', en: 'see it running on a case of their own' },
};
