// What is done in each way of getting known. Two channels of one kind do two different things.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { ChannelKind } from './channel-clues.ts';

export const CHANNEL_WORK: Readonly<Record<ChannelKind, readonly [Bilingual, ...Bilingual[]]>> = {
  search: [
    {
      es: 'Horario, fotos y precio{{listPrice}}; se pide una reseña a cada cliente',
      en: 'Hours, pictures and price{{listPrice}}; every customer is asked for a review',
    },
    {
      es: 'Una página por cada pregunta que la gente busca, con el precio',
      en: 'A page for each question people search for, with the price',
    },
  ],
  groups: [
    {
      es: 'Se contesta a quien pide una recomendación y se enseña un trabajo por semana, con su precio',
      en: 'Replies to anyone asking for a recommendation, and one finished job a week, with its price',
    },
    { es: 'Una oferta al mes solo para el grupo, con una contraseña', en: 'One offer a month for that group only, with a code word' },
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
    { es: 'Un caso por semana y cinco mensajes a quien decide la compra', en: 'One case a week, and five messages to decision-makers' },
    { es: 'Una pregunta por semana a posibles compradores, sin folleto', en: 'One question a week to likely buyers, with no brochure' },
  ],
  adverts: [
    {
      es: 'Un solo mensaje; cada lunes se mira cuánto costó cada consulta',
      en: 'A single message; the cost of each enquiry checked every Monday',
    },
    { es: 'Un mes de prueba, que sigue si quien compra lo menciona', en: 'A month’s trial, kept on if buyers mention it' },
  ],
  mouth: [
    {
      es: 'Al terminar se pide a cada cliente el nombre de otro y se le agradece',
      en: 'Once the job is done each customer is asked for another’s name, and thanked for it',
    },
    {
      es: 'Al mes se pregunta a quien quedó contento a quién más le serviría',
      en: 'After a month, those who were pleased are asked who else could use it',
    },
  ],
  partners: [
    {
      es: 'Una visita y tarjetas con el precio; se apunta a quién envía cada uno',
      en: 'A visit and cards with the price; note whom each of them sends',
    },
    {
      es: 'Se les cuenta cómo fue con quien enviaron; a quien no envía a nadie se le sustituye',
      en: 'Tell them how the people they sent got on; drop any that send nobody',
    },
    { es: 'Un acuerdo por escrito con lo que recibe cada uno y hasta cuándo', en: 'A written agreement on what each gets, and until when' },
  ],
  visits: [
    {
      es: 'Se deja el precio y se fija una fecha de respuesta; se apunta quién pregunta',
      en: 'Leave the price and agree a date for the answer; note who asks',
    },
    {
      es: 'Al mes se vuelve, con un trabajo hecho, a quien dijo que quizá',
      en: 'Go back to those who said maybe, with a finished job to show',
    },
  ],
  events: [
    {
      es: 'Algo que ver o probar; se recogen nombres y teléfonos',
      en: 'Something to see or try; collect names and numbers',
    },
    { es: 'Una demostración a hora fija, con el precio del día', en: 'One demonstration at a set time, with a price for that day' },
  ],
  street: [
    {
      es: 'La frase y el precio, con una contraseña que dice dónde lo vio el cliente',
      en: 'The slogan and the price, with a code word that tells where the customer saw it',
    },
    {
      es: 'Se ponen con permiso donde la gente espera y se renuevan cada mes',
      en: 'Put up with permission where people wait, and renewed each month',
    },
  ],
  front: [
    {
      es: 'Dice qué se ofrece, desde qué precio y en qué horario, y se lee desde enfrente',
      en: 'Says what is on offer, from what price and at what hours, and can be read from across the road',
    },
    {
      es: 'El mensaje de la semana y un teléfono; se apunta quién lo vio',
      en: 'The week’s message and a phone number; count who saw it',
    },
  ],
  mail: [
    {
      es: 'Un aviso al mes a quien dio permiso, con la novedad, el precio y el día',
      en: 'One email a month to those who asked, with what is new, the price and the day',
    },
    {
      es: 'Se avisa a cada cliente cuando le toca volver, y se apunta quién vuelve',
      en: 'A reminder when it is time to come back, and a note of who does',
    },
  ],
  messages: [
    {
      es: 'Respuesta en el día, con precio y plazo; al acabar, se pide una reseña',
      en: 'Same-day replies, with price and time; a review is asked for afterwards',
    },
    {
      es: 'Respuesta en el día, con precio y hora; se apunta quién pide',
      en: 'Same-day replies, with price and time; count the orders',
    },
  ],
  loyalty: [
    {
      es: 'Hace volver a quien ya compró y no trae clientes nuevos. Se da con la primera compra{{reward}}',
      en: 'Brings customers back and wins no new ones. Given with the first purchase{{reward}}',
    },
  ],
  site: [
    { es: 'Un caso al mes, con lo que costó y cómo pedirlo', en: 'One case a month, with what it cost and how to order' },
    { es: 'Precio, plazo y botón de pedir en la primera pantalla', en: 'Price, time and an order button on the first screen' },
  ],
  portal: [
    {
      es: 'Ficha completa, respuesta en el día y la comisión incluida en el precio; fotos desde el primer trabajo',
      en: 'A full listing, same-day replies and the fee built into the price; photos from the first job on',
    },
    {
      es: 'Se pide valoración a todos; quien repite reserva ya directamente',
      en: 'Everyone is asked for a rating; repeat customers book direct',
    },
  ],
  trial: [
    {
      es: 'Con fecha de fin y el precio de después; se apunta quién sigue',
      en: 'With an end date and the later price stated; count who stays',
    },
    {
      es: 'A los tres días se llama a quien probó, con una sola pregunta',
      en: 'Three days later, those who tried it are called with one question',
    },
  ],
  other: [
    {
      es: 'Cuatro semanas de prueba; se pregunta a cada cliente si vino por ahí',
      en: 'Four weeks’ trial; each customer is asked whether they came that way',
    },
    {
      es: 'Se apunta lo que cuesta y a quién trae, y al mes se decide si sigue',
      en: 'Note what it costs and whom it brings, and decide after a month',
    },
  ],
};

/** What the money of each is spent on: a channel that is worked by hours alone costs something all the same. */
export const CHANNEL_BUYS: Readonly<Record<ChannelKind, Bilingual>> = {
  search: { es: 'anuncios y fotos', en: 'adverts and photos' },
  groups: { es: 'ayuda para contestar', en: 'help with the replies' },
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
  other: { es: 'los gastos de la prueba', en: 'the cost of the trial' },
};

/** A listing costs nothing: what money does to it is said, or it would read as its price. */
export const LISTING_BUYS: Bilingual = {
  es: 'anuncios y fotos; la ficha es gratis',
  en: 'adverts and photos; the listing is free',
};
const LISTING = /\b(?:fichas?|listings?|google (?:business )?profile|my business|(?:google )?maps)\b/;

/** Whether it is a page of one's own on a map or in a search, and no advertisement there. */
export function isListing(channel: { readonly kind: ChannelKind; readonly known: Bilingual | null } | undefined): boolean {
  return channel?.kind === 'search' && LISTING.test(foldText(`${channel.known?.es ?? ''} ${channel.known?.en ?? ''}`));
}

/** A meeting held in the business's own place rents no stand. */
export const MEETING_BUYS: Bilingual = { es: 'invitaciones y lo que se sirve', en: 'invitations and what is served' };
