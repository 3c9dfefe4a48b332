import { type FactSheet, factValue } from '../../facts/fact.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorId, SectorPack } from '../../sectors/sector.ts';

/** Whoever collects and brings back asks nobody to come. */
const COLLECTS =
  /\b(?:recog(?:emos|o|ida)|vamos a (?:tu|su) (?:casa|oficina)|a domicilio|(?:i|we) (?:collect|pick (?:it |them )?up|come to)|collect and (?:bring|return)|collection from)\b/;
const COMES = /\b(?:tra(?:e|elo|ela|elos|elas)|acercate|pasate|recoge(?:lo|la|los|las)|bring|drop|collect|come (?:by|in))\b/;

const STEPS: SectorPack['steps'] = {
  es: [
    'Di qué necesitas y dónde estás',
    'Acepta el precio y la hora antes de empezar',
    'Sale de tu puerta y vuelve a ella a la hora dicha',
  ],
  en: [
    'Say what you need and where you are',
    'Agree the price and the hour beforehand',
    'It leaves your door and comes back to it at that hour',
  ],
};

/** The same, told to be back the next morning. */
const OVERNIGHT_STEPS: SectorPack['steps'] = {
  es: [STEPS.es[0], STEPS.es[1], 'Sale de tu puerta y vuelve a ella a la mañana siguiente'],
  en: [STEPS.en[0], STEPS.en[1], 'It leaves your door and is back there the next morning'],
};
const OVERNIGHT = /\b(?:a la manana siguiente|de un dia para otro|(?:the )?next morning|overnight)\b/;
/** Three steps that tell of whoever fetches. */
const TELLS_FETCHING = /\b(?:se recoge|recogemos|pasamos|vamos a|en tu puerta|en tu casa|collected|we collect|at your (?:door|home))\b/;

/** The work goes to the customer, and nothing leaves the house. */
const AT_HOME: SectorPack['steps'] = {
  es: ['Di qué pasa y dónde estás', 'Acepta el día, la hora y el precio', 'Abre la puerta: se hace allí, y se paga al acabar'],
  en: [
    'Say what is wrong and where you are',
    'Settle the day, the hour and the price',
    'Open the door: it is done there, and paid for once done',
  ],
};

/** An order placed in one place and fetched or received in another. */
const ORDERS =
  /\b(?:pedidos?|pedis?|pides?|encarg\w+|reserv\w+|orders?|ordering|pre.?orders?)\b[^.;]{0,25}\b(whatsapp|instagram|telefono|mensaje|internet|web|phone|text|message|online|website)\b/;
const BRINGS =
  /\b(?:(?:te|se|os|les?) (?:lo |la |los |las )?(?:llevamos|llevo|acercamos)|reparto|repartimos|entrega(?:mos)?|a domicilio|envi(?:o|amos)|deliver\w*|to your (?:door|home|office))\b/;
const WAYS: Readonly<Record<string, Bilingual>> = {
  whatsapp: { es: 'por WhatsApp', en: 'by WhatsApp' },
  instagram: { es: 'por Instagram', en: 'on Instagram' },
  telefono: { es: 'por teléfono', en: 'by phone' },
  phone: { es: 'por teléfono', en: 'by phone' },
  text: { es: 'por mensaje', en: 'by message' },
  mensaje: { es: 'por mensaje', en: 'by message' },
  message: { es: 'por mensaje', en: 'by message' },
};
const ON_THE_SITE: Bilingual = { es: 'en la web', en: 'on the website' };

/**
 * The trade's three steps, unless they send the customer on the very errand that the founder takes over; where no narrower trade was
 * recognised, or the founder told on which day one orders, those of that order before the trade's; where the price comes from a photograph, no visit;
 * and where the work goes to the customer, a door to open.
 */
export function stepsFor(facts: FactSheet, steps: SectorPack['steps'], isWide = false): SectorPack['steps'] {
  const offer = foldText(factValue(facts, 'solution') ?? '');
  const [, way] = ORDERS.exec(offer) ?? [];
  if (isPricedByPhoto(facts))
    return photoSteps(COLLECTS.test(offer) ? 'collected' : worksAtCustomers(facts) ? 'there' : comesTo(steps) ? 'brought' : 'agreed');
  if ((isWide || ORDERED_DAY.test(offer)) && way) return orderSteps(WAYS[way] ?? ON_THE_SITE, BRINGS.test(offer));
  if (worksAtCustomers(facts)) return comesTo(steps) ? AT_HOME : steps;
  if (isBookedOnline(facts)) return bookedSteps(WALKS_IN.test(offer));
  const isSilent = FETCHED.test(offer) && !TELLS_FETCHING.test(foldText([...steps.es, ...steps.en].join(' ')));
  if (!isSilent && !(COLLECTS.test(offer) && comesTo(steps))) return steps;
  return OVERNIGHT.test(offer) ? OVERNIGHT_STEPS : STEPS;
}

/** Trades one comes to for a time of one's own. */
const BY_APPOINTMENT: readonly SectorId[] = ['beauty_salon', 'health_clinic'];
/** «Con cita por internet», "book online": how one books was told, and no message is sent. */
const BOOKED_ONLINE =
  /\b(?:(?:citas?|reservas?|reservar?|hora|turnos?)(?: previas?| se piden?)? (?:por internet|online|en linea|por la web|en la web|desde el movil|por app)|book\w*(?: an appointment)? online|online (?:booking|appointments?|diary))\b/;
const WALKS_IN = /\b(?:sin (?:pedir )?cita|walk.?ins?|no appointment|without an appointment)\b/;

/** Whether the offer tells that one books on a screen, at one price. */
function isBookedOnline(facts: FactSheet): boolean {
  const isByAppointment = BY_APPOINTMENT.some((sector) => sector === factValue(facts, 'sector'));
  return isByAppointment && facts.lines === undefined && BOOKED_ONLINE.test(foldText(factValue(facts, 'solution') ?? ''));
}

/** What was told of how one comes, and the price told. */
function bookedSteps(isWalkIn: boolean): SectorPack['steps'] {
  return {
    es: [
      isWalkIn ? 'Reserva en línea o pasa sin cita' : 'Reserva en línea',
      'Entra cuando te toque',
      'Paga {{fig:price-charged}}, el precio que se anuncia',
    ],
    en: [
      isWalkIn ? 'Book online or walk in' : 'Book online',
      'Go in when it is your turn',
      'Pay {{fig:price-charged}}, the price announced',
    ],
  };
}

function comesTo({ es, en }: SectorPack['steps']): boolean {
  return COMES.test(foldText([...es, ...en].join(' ')));
}

/** Whether the price comes from a photograph and needs no visit. */
export function isPricedByPhoto(facts: FactSheet): boolean {
  return PHOTO.test(foldText(factValue(facts, 'solution') ?? ''));
}

const PHOTO = /\b(?:precio|presupuesto|price|priced|quote[ds]?|quotation)\b[^.;]{0,30}\b(?:fotos?|photos?|photographs?|pictures?)\b/;
/** «El pedido por WhatsApp el sábado»: how it is ordered was told whole. */
const ORDERED_DAY =
  /\b(?:pedidos?|pedis?|pides?|encargos?|encarg[au]\w*|orders?)\b[^.;]{0,30}\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|\w+days?)\b/;

function photoSteps(where: keyof typeof AFTER_PHOTO): SectorPack['steps'] {
  const { es, en } = AFTER_PHOTO[where];
  return { es: ['Manda una foto', 'Recibe el precio cerrado', es], en: ['Send a photograph', 'Get the fixed price', en] };
}

const AFTER_PHOTO: Readonly<Record<'collected' | 'there' | 'brought' | 'agreed', Bilingual>> = {
  collected: { es: 'Espera en casa: se recoge y se devuelve', en: 'Wait at home: it is collected and brought back' },
  there: { es: 'Acepta el día y la hora: se hace allí mismo', en: 'Settle the day and the hour: it is done where you are' },
  brought: { es: 'Acepta el día y tráelo', en: 'Settle the day and bring it' },
  agreed: { es: 'Acepta el día: precio y fecha quedan por escrito', en: 'Settle the day: price and date are put in writing' },
};

function orderSteps(way: Bilingual, isBrought: boolean): SectorPack['steps'] {
  return {
    es: [
      `Pide ${way.es} lo que quieres y para qué día`,
      'Recibe el precio y la hora por escrito',
      isBrought ? 'Ábrelo en tu puerta a la hora dicha' : 'Llévatelo a la hora dicha: está apartado con tu nombre',
    ],
    en: [
      `Order ${way.en}: what you want, and for which day`,
      'Get the price and the hour in writing',
      isBrought ? 'Open it at your own door at that hour' : 'Come at that hour: it is set aside in your name',
    ],
  };
}

const FETCHED =
  /\b(?:recog(?:emos|o|eremos)|(?:i|we) (?:collect|pick (?:it |them )?up)|collect and (?:bring|return)|collection and return|recogida y (?:entrega|devolucion))\b/;
const BROUGHT =
  /\b(?:reparto|repartimos|entregamos|entrega a domicilio|a domicilio|(?:home|free|local) deliver\w+|(?:we|i) deliver|to your (?:door|home|office))\b/;

/** Ways for each sale that the offer promises: there and back where it is fetched, one where it is brought, none where the customer comes. */
export function tripsPerSale(facts: FactSheet): 0 | 1 | 2 {
  const offer = foldText(factValue(facts, 'solution') ?? '');
  return FETCHED.test(offer) ? 2 : BROUGHT.test(offer) ? 1 : 0;
}
