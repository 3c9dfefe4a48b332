// What is done in each way of getting known. Two channels of one kind do two different things.
import type { Bilingual } from '../language/language.ts';
import type { ChannelKind } from './channel-clues.ts';

export const CHANNEL_WORK: Readonly<Record<ChannelKind, readonly [Bilingual, ...Bilingual[]]>> = {
  search: [
    {
      es: 'Horario, fotos propias y el precio, {{fig:price-charged}}, a la vista; a cada cliente se le pide una reseña',
      en: 'Hours, own photographs and the price, {{fig:price-charged}}, in sight; each customer is asked for a review',
    },
    {
      es: 'Una página por cada pregunta que la gente teclea, con el precio y la manera de pedir',
      en: 'A page for each question people type, with the price and how to order',
    },
  ],
  groups: [
    {
      es: 'Se contesta a quien pide un nombre y se enseña un trabajo por semana, con su precio',
      en: 'Whoever asks for a name gets an answer; one piece of work a week is shown, with its price',
    },
    {
      es: 'Una oferta al mes solo para el grupo, con la palabra que hay que decir al pedirla',
      en: 'One offer a month for the group alone, with the word to say when asking for it',
    },
  ],
  social: [
    {
      es: 'Dos piezas por semana: un caso real y la respuesta a una pregunta de cliente',
      en: 'Two pieces a week: one real case and the answer to a customer’s question',
    },
    {
      es: 'Un vídeo corto por semana, grabado trabajando, que acaba en el precio y en cómo pedir',
      en: 'One short video a week, filmed at work, which ends on the price and how to order',
    },
    {
      es: 'Las mismas fotos, con el lugar puesto, y respuesta en el día a cada mensaje',
      en: 'The same pictures, tagged with the place, and every message answered the same day',
    },
  ],
  business: [
    {
      es: 'Un caso contado por semana y cinco mensajes a quien decide, con una pregunta y sin folleto',
      en: 'One case told a week and five messages to those who decide, with a question and no brochure',
    },
  ],
  adverts: [
    {
      es: 'Un solo mensaje con el precio, {{fig:price-charged}}; cada lunes se mira cuánto costó cada consulta',
      en: 'A single message with the price, {{fig:price-charged}}; every Monday, what each enquiry cost',
    },
    {
      es: 'Se prueba un mes en la zona y se repite solo si alguien lo nombra al comprar',
      en: 'Tried for a month in the area, and repeated only if somebody mentions it on buying',
    },
  ],
  mouth: [
    {
      es: 'Al terminar se pide un nombre; quien trae a alguien recibe las gracias, y algo en su próxima compra',
      en: 'A name is asked for at the end; whoever brings somebody is thanked, with something off their next purchase',
    },
    {
      es: 'A quien quedó contento se le escribe al mes y se le pregunta a quién más le serviría',
      en: 'Whoever went away pleased is written to after a month and asked whom else it would serve',
    },
  ],
  partners: [
    {
      es: 'Una visita a cada uno, una tarjeta con el precio y la cuenta de a quién mandan',
      en: 'A visit to each, a card with the price, and a count of whom they send',
    },
    {
      es: 'A cada uno se le cuenta cómo acabó lo que mandó; el que no manda a nadie se cambia por otro',
      en: 'Each is told how what they sent turned out; one who sends nobody is changed for another',
    },
    {
      es: 'Un acuerdo por escrito: qué reciben ellos, qué recibe su gente y hasta cuándo',
      en: 'A deal in writing: what they get, what their people get, and until when',
    },
  ],
  visits: [
    {
      es: 'Cinco por semana, con el precio por escrito y una fecha para la respuesta',
      en: 'Five a week, with the price in writing and a date for the answer',
    },
    {
      es: 'Se vuelve a quien dijo que quizá, al mes y con un caso ya hecho',
      en: 'Whoever said perhaps is called on again, a month later and with a case to show',
    },
  ],
  events: [
    {
      es: 'Se lleva algo que ver o probar y se vuelve con nombres y teléfonos, no con folletos repartidos',
      en: 'Something to see or try goes along; what comes back is names and numbers, not leaflets handed out',
    },
    {
      es: 'Una demostración a hora fija, y el precio de ese día escrito en grande',
      en: 'One demonstration at a set hour, and that day’s price written large',
    },
  ],
  street: [
    {
      es: 'La frase y el precio en papel, calle por calle, con una palabra que diga de cuál vienen',
      en: 'The line and the price on paper, street by street, with a word that tells which one they came from',
    },
    {
      es: 'Se ponen donde la gente espera, con permiso, y se renuevan cada mes',
      en: 'Put where people wait, with leave to do so, and renewed each month',
    },
  ],
  front: [
    {
      es: 'Qué se vende, a cuánto y a qué hora, legible desde la otra acera',
      en: 'What is sold, for how much and when, readable from across the road',
    },
    {
      es: 'El mensaje de la semana y un teléfono; se cuenta quién entra o llama por haberlo visto',
      en: 'The week’s message and a number; those who come or ring because they saw it are counted',
    },
  ],
  mail: [
    {
      es: 'Un aviso al mes a quien dio permiso: una novedad, su precio y el día',
      en: 'One note a month to those who asked for it: something new, its price and the day',
    },
    {
      es: 'Se avisa cuando toca volver, y cada vuelta se apunta',
      en: 'A word when it is time to come again, and each return is noted',
    },
  ],
  site: [
    {
      es: 'Un caso contado al mes, con lo que costó, y la manera de pedir al final',
      en: 'One case told a month, with what it cost, and how to order at the end',
    },
    {
      es: 'Precio, plazo y botón de pedir en la primera pantalla; se mira dónde se van',
      en: 'Price, time and the order button on the first screen; where people leave is watched',
    },
  ],
  portal: [
    {
      es: 'Anuncio completo con fotos propias, respuesta en el día y la comisión restada del precio',
      en: 'A full listing with own photographs, answers within the day and the fee taken off the price',
    },
    {
      es: 'Se pide la valoración a todos y se pasa a trato directo a quien repite',
      en: 'Everyone is asked for a rating, and those who return are moved to direct dealing',
    },
  ],
  trial: [
    {
      es: 'Con fecha de final y el precio de después dicho al empezar; se cuenta cuántos siguen',
      en: 'With an end date and the later price told at the start; those who stay are counted',
    },
    {
      es: 'A quien lo probó se le llama a los tres días con una sola pregunta',
      en: 'Whoever tried it is rung three days later with one question',
    },
  ],
  other: [
    {
      es: 'Cuatro semanas de prueba, y a cada cliente se le pregunta si vino por ahí',
      en: 'Four weeks on trial, and each customer is asked whether they came that way',
    },
    {
      es: 'Se apunta lo que cuesta y a quién trae, y al mes se decide',
      en: 'What it costs and whom it brings is noted, and after a month it is decided',
    },
  ],
};

/** What the money of each is spent on: a channel that is worked by hours alone costs something all the same. */
export const CHANNEL_BUYS: Readonly<Record<ChannelKind, Bilingual>> = {
  search: { es: 'fotos y tarjetas para pedir la reseña', en: 'photographs and cards that ask for the review' },
  groups: { es: 'horas de ayuda para contestar', en: 'hours of help with the answers' },
  social: { es: 'material para grabar y algo de difusión', en: 'filming material and some promotion' },
  business: { es: 'ayuda para escribir los casos', en: 'help with writing the cases' },
  adverts: { es: 'el anuncio', en: 'the advert' },
  mouth: { es: 'el detalle para quien trae a alguien', en: 'the thank-you to whoever brings somebody' },
  partners: { es: 'tarjetas y viajes', en: 'cards and travel' },
  visits: { es: 'viajes y hojas de precio', en: 'travel and price sheets' },
  events: { es: 'el puesto y las muestras', en: 'the stand and the samples' },
  street: { es: 'imprenta y reparto', en: 'printing and handing out' },
  front: { es: 'pintura, rótulo y luz', en: 'paint, sign and light' },
  mail: { es: 'envíos y tarjetas', en: 'mailings and cards' },
  site: { es: 'fotos y alojamiento de la página', en: 'photographs and hosting' },
  portal: { es: 'la cuota del portal', en: 'the site’s fee' },
  trial: { es: 'lo que se da a probar', en: 'what is given to try' },
  other: { es: 'lo que pida la prueba', en: 'whatever the trial takes' },
};
