// Where those customers come from whom no money of the budget brings, and what each source takes.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { type FreeSource, freeFigure } from '../figures/gather-channel-figures.ts';
import type { PlanText } from '../plan.ts';

interface FreeWords {
  readonly name: PlanText;
  readonly work: PlanText;
  /** What its week of the calendar says; null where it has none. */
  readonly piece: PlanText | null;
}

/** So many a week on average, and how many of them buy; then how many that is in the opening months and in the others. */
const reached = (source: FreeSource, es: string, en: string): PlanText => ({
  es: `{{fig:${freeFigure(source)}-contacts}} ${es} por semana y compra uno de cada {{fig:${freeFigure(source)}-one-in}}`,
  en: `{{fig:${freeFigure(source)}-contacts}} ${en} a week and one in {{fig:${freeFigure(source)}-one-in}} buys`,
});
const inTime = (source: FreeSource): PlanText => ({
  es: `{{fig:${freeFigure(source)}-opening}} hasta {{fig:m03-name}} y {{fig:${freeFigure(source)}-later}} después`,
  en: `{{fig:${freeFigure(source)}-opening}} by the end of {{fig:m03-name}} and {{fig:${freeFigure(source)}-later}} later`,
});
const after = (es: string, en: string, then: PlanText): PlanText => ({ es: `${es}${then.es}`, en: `${en}${then.en}` });

const WORDS: Readonly<Record<FreeSource, FreeWords>> = {
  passers: {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: after(
      'Se cuenta antes de firmar; con la mitad, otro local: ',
      'Counted before signing; with half, another place: ',
      reached('passers', 'pasan', 'pass'),
    ),
    piece: {
      es: 'Precio y horario, legibles desde la calle; a quien entra se le pregunta qué le hizo entrar.',
      en: 'Price and hours, readable from the street; whoever walks in is asked what made them.',
    },
  },
  searchers: {
    name: { es: 'Quien busca y entra', en: 'Web searches' },
    work: after(
      'Una página por pregunta de cliente: ',
      'A page for each customer’s question: ',
      reached('searchers', 'la leen', 'read it'),
    ),
    piece: {
      es: 'La primera página que contesta a un cliente, con el precio y cómo pedir.',
      en: 'The first page answering a customer’s question, with the price and how to order.',
    },
  },
  account: {
    name: { es: 'Cuenta propia', en: 'Its own account' },
    work: after(
      'Lo que se vende, hecho para la casa: ',
      'The very thing that is sold, done for itself: ',
      reached('account', 'la ven', 'see it'),
    ),
    piece: {
      es: 'El primer trabajo hecho para la casa, a la vista: qué se hizo y qué trajo.',
      en: 'The first piece of work for its own account, on show: what was done and what it brought in.',
    },
  },
  profile: {
    name: { es: 'Ficha de Google', en: 'Google profile' },
    work: after('Horario, fotos, precio y reseñas: ', 'Hours, pictures, prices, reviews: ', reached('profile', 'la ven', 'see it')),
    piece: {
      es: 'Fotos de lo primero que se hizo, con su precio; a cada cliente se le pide una reseña.',
      en: 'Photos of the first finished work, with its price; every customer is asked for a review.',
    },
  },
  calls: {
    name: { es: 'Visitas de quien dirige', en: 'Calls by the founder' },
    work: after('Con una lista de nombres: ', 'With a list of names: ', reached('calls', 'visitas', 'calls')),
    piece: {
      es: 'Los nombres que siguen en la lista: una llamada a cada uno, con el precio y una fecha para la respuesta.',
      en: 'The next names on the list: a call to each, with the price and a date for the answer.',
    },
  },
  sent: {
    name: { es: 'Los manda un cliente', en: 'Referrals' },
    work: after('Desde {{fig:m02-name}} se pide un nombre: ', 'From {{fig:m02-name}} a name is asked for: ', inTime('sent')),
    piece: null,
  },
  none: {
    name: { es: 'Sin canal', en: 'No channel' },
    work: after(
      'Si nadie los trae, {{fig:gap-sales}} menos de ventas: ',
      'If nobody brings them, {{fig:gap-sales}} less is sold: ',
      inTime('none'),
    ),
    piece: {
      es: 'Una visita a donde ya se reúnen esos clientes; se vuelve con nombres y se llama a cada uno.',
      en: 'A visit to where such customers already meet; collect names, and call each one.',
    },
  },
};

const ORDER: readonly FreeSource[] = ['passers', 'searchers', 'account', 'profile', 'calls', 'sent', 'none'];

interface FoundSource extends FreeWords {
  /** The id of its customers. */
  readonly figure: string;
}

/** Those that bring somebody: by who passes, by work, by other customers, and last whoever comes by none. */
export function findFreeSources({ figures }: Pick<Draft, 'figures'>): readonly FoundSource[] {
  return ORDER.map((source) => ({ ...WORDS[source], figure: freeFigure(source) })).filter((source) => amountOf(figures, source.figure) > 0);
}

/** The first that has something to do in a week of the calendar. */
export function findMainSource(draft: Pick<Draft, 'figures'>): (FoundSource & { readonly piece: PlanText }) | null {
  const [first] = findFreeSources(draft).flatMap((source) => (source.piece ? [{ ...source, piece: source.piece }] : []));
  return first ? { ...first, name: first.figure === freeFigure('none') ? TO_BE_FOUND : first.name } : null;
}

const TO_BE_FOUND: PlanText = { es: 'por encontrar', en: 'to be found' };
