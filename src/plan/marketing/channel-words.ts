// What is done in each way of getting known. Two channels of one kind do two different things.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { ChannelKind } from './channel-clues.ts';

export const CHANNEL_WORK: Readonly<Record<ChannelKind, readonly [Bilingual, ...Bilingual[]]>> = {
  search: [
    {
      es: 'Horario, fotos y precio{{listPrice}}; a cada cliente se le pide una reseña',
      en: 'Hours, pictures and price{{listPrice}}; each customer is asked for a review',
    },
    { es: 'Una página por cada pregunta que se teclea, con el precio', en: 'A page for each question people search for, with the price' },
  ],
  groups: [
    {
      es: 'Se contesta a quien pide un nombre; un trabajo por semana, con su precio',
      en: 'A reply to anyone asking for a recommendation; one finished job a week, priced',
    },
    { es: 'Una oferta al mes solo para el grupo, con una palabra clave', en: 'One offer a month for that group only, with a code word' },
  ],
  social: [
    {
      es: 'Dos piezas por semana: un trabajo acabado y la duda de un cliente',
      en: 'Two posts a week: a finished job, and a customer’s question',
    },
    { es: 'Un vídeo corto por semana, trabajando, que acaba en el precio', en: 'One short video a week of the work, ending on the price' },
    {
      es: 'Las mismas fotos con el lugar puesto; respuesta en el día',
      en: 'The same photos, tagged with the place; replies the same day',
    },
  ],
  business: [
    { es: 'Un caso por semana y cinco mensajes a quien decide', en: 'One case a week, and five messages to decision-makers' },
    { es: 'Una pregunta por semana a quien compra, sin folleto', en: 'One question a week to buyers, with no brochure' },
  ],
  adverts: [
    {
      es: 'Un solo mensaje; cada lunes, lo que costó cada consulta',
      en: 'A single message; the cost of each enquiry checked every Monday',
    },
    { es: 'Un mes de prueba; sigue si alguien lo nombra al comprar', en: 'A month’s trial; it stays if buyers mention it' },
  ],
  mouth: [
    {
      es: 'Al terminar se pide un nombre; a quien lo da se le agradece',
      en: 'Ask for a name once the job is done, and thank whoever gives one',
    },
    {
      es: 'Al mes, a quien quedó contento: ¿a quién más le serviría?',
      en: 'After a month, ask those who were pleased who else could use it',
    },
  ],
  partners: [
    {
      es: 'Una visita y una tarjeta con el precio; se cuenta a quién mandan',
      en: 'A visit, a card with the price, and a tally of who they send',
    },
    {
      es: 'Se les cuenta cómo acabó lo que mandaron; el que no manda se cambia',
      en: 'Tell them how the people they sent got on; drop any that send nobody',
    },
    { es: 'Un acuerdo escrito: qué recibe cada uno y hasta cuándo', en: 'A deal in writing: what each gets, and until when' },
  ],
  visits: [
    {
      es: 'Con el precio y una fecha de respuesta; se apunta quién pregunta',
      en: 'With a price and a date for an answer; note who asks',
    },
    {
      es: 'Se vuelve al mes a quien dijo que quizá, con un caso hecho',
      en: 'Go back to those who said maybe, with a finished job to show',
    },
  ],
  events: [
    {
      es: 'Algo que ver o probar; se vuelve con nombres y teléfonos',
      en: 'Something to see or try; collect names and numbers',
    },
    { es: 'Una demostración a hora fija, con el precio del día', en: 'One demonstration at a set time, with a price for that day' },
  ],
  street: [
    {
      es: 'La frase y el precio, con una palabra que diga de dónde vienen',
      en: 'The slogan and the price, with a code word that shows where they saw it',
    },
    { es: 'Donde la gente espera, con permiso; se renuevan cada mes', en: 'Where people wait, with permission; renewed each month' },
  ],
  front: [
    {
      es: 'Qué se hace, desde cuánto y en qué horario, legible desde enfrente',
      en: 'What is done, from what price and at what hours, readable from across the road',
    },
    {
      es: 'El mensaje de la semana y un teléfono; se cuenta quién lo vio',
      en: 'The week’s message and a phone number; count who saw it',
    },
  ],
  mail: [
    {
      es: 'Un aviso al mes a quien dio permiso: novedad, precio y día',
      en: 'One email a month to those who asked: what is new, the price, the day',
    },
    {
      es: 'Se avisa cuando toca volver, y cada vuelta se apunta',
      en: 'A reminder when it is time to come back, and a note of each return',
    },
  ],
  messages: [
    {
      es: 'Respuesta en el día, con precio y plazo; al acabar, se pide una reseña',
      en: 'Same-day replies, with price and time; a review is asked for afterwards',
    },
    {
      es: 'Respuesta en el día, con precio y hora; se cuenta quién pide',
      en: 'Same-day replies, with price and time; count the orders',
    },
  ],
  loyalty: [
    {
      es: 'Trae de vuelta a quien ya compró, y a nadie nuevo: se da con la primera compra{{reward}}; se cuentan las llenas',
      en: 'Brings customers back, not new ones: handed out with the first purchase{{reward}}; count the full cards',
    },
  ],
  site: [
    { es: 'Un caso al mes, con lo que costó y cómo pedir', en: 'One case a month, with what it cost and how to order' },
    { es: 'Precio, plazo y botón de pedir en la primera pantalla', en: 'Price, time and an order button on the first screen' },
  ],
  portal: [
    {
      es: 'Ficha completa, respuesta en el día y la comisión en el precio; fotos, desde el primer trabajo',
      en: 'A full listing, same-day replies, the fee built into the price; photos from the first job on',
    },
    { es: 'Valoración de todos; quien repite pasa a trato directo', en: 'A rating from everyone; repeat customers book direct' },
  ],
  trial: [
    {
      es: 'Con final y con el precio de después; se cuenta quién sigue',
      en: 'With an end date and the later price stated; count who stays',
    },
    { es: 'A quien probó se le llama a los tres días: una pregunta', en: 'Ring those who tried it three days later, with one question' },
  ],
  other: [
    {
      es: 'Cuatro semanas; a cada cliente se le pregunta si vino por ahí',
      en: 'Four weeks; ask each customer whether they came that way',
    },
    { es: 'Se apunta lo que cuesta y a quién trae; al mes se decide', en: 'Note what it costs and who it brings, then decide' },
  ],
};

/** What the money of each is spent on: a channel that is worked by hours alone costs something all the same. */
export const CHANNEL_BUYS: Readonly<Record<ChannelKind, Bilingual>> = {
  search: { es: 'anuncios y fotos', en: 'adverts and photos' },
  groups: { es: 'horas de ayuda', en: 'paid help with replies' },
  social: { es: 'grabación y difusión', en: 'filming and promotion' },
  business: { es: 'ayuda para escribir', en: 'help with the writing' },
  adverts: { es: 'el anuncio', en: 'the advert' },
  mouth: { es: 'el detalle de gracias', en: 'the thank-you' },
  partners: { es: 'tarjetas y viajes', en: 'cards and travel' },
  visits: { es: 'viajes y hojas de precio', en: 'travel and price sheets' },
  events: { es: 'el puesto y las muestras', en: 'the stand and the samples' },
  street: { es: 'imprenta y reparto', en: 'printing and handing out' },
  front: { es: 'pintura, rótulo y luz', en: 'paint, sign and light' },
  mail: { es: 'los envíos', en: 'the mailings' },
  messages: { es: 'la línea y el tiempo de contestar', en: 'the phone line and time to reply' },
  loyalty: { es: 'las tarjetas', en: 'the cards' },
  site: { es: 'fotos y alojamiento', en: 'photos and hosting' },
  portal: { es: 'la cuota del portal', en: 'the site’s fee' },
  trial: { es: 'lo que se da a probar', en: 'the samples' },
  other: { es: 'lo que pida la prueba', en: 'whatever the trial takes' },
};

/** A listing costs nothing: what money does to it is said, or it would read as its price. */
export const LISTING_BUYS: Bilingual = {
  es: 'anuncios que la enseñan antes y fotos; la ficha es gratis',
  en: 'adverts that show it first, and photos; the listing is free',
};
const LISTING = /\b(?:fichas?|listings?|google (?:business )?profile|my business|(?:google )?maps)\b/;

/** Whether it is a page of one's own on a map or in a search, and no advertisement there. */
export function isListing(channel: { readonly kind: ChannelKind; readonly known: Bilingual | null } | undefined): boolean {
  return channel?.kind === 'search' && LISTING.test(foldText(`${channel.known?.es ?? ''} ${channel.known?.en ?? ''}`));
}

/** A meeting held in the business's own place rents no stand. */
export const MEETING_BUYS: Bilingual = { es: 'invitaciones y lo que se sirve', en: 'invitations and what is served' };
