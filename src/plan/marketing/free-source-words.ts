// Where those customers come from whom no money of the budget brings, and what each source takes.
import type { FactSheet } from '../../facts/fact.ts';
import { findGathered } from '../../facts/find-gathered.ts';
import { worksAtNight } from '../../facts/find-night.ts';
import { findShifts } from '../../facts/find-shifts.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { freeFigure } from '../figures/gather-channel-figures.ts';
import type { PlanText } from '../plan.ts';
import type { FreeSource } from './find-sources.ts';
import { passingPlace } from './passing-place.ts';
import { saleKindOf } from './sale-kind.ts';
import { showsWork } from './shows-work.ts';
import { tellGathered } from './tell-gathered.ts';

interface FreeWords {
  readonly name: PlanText;
  readonly work: PlanText;
  /** What its week of the calendar says; null where it has none. */
  readonly piece: PlanText | null;
}

/** So many a week: on average, and of who passes in the busiest. */
const aWeek = (source: FreeSource): string => `{{fig:${freeFigure(source)}-contacts}}`;

const WORDS: Readonly<Record<FreeSource, FreeWords>> = {
  brought: {
    name: { es: 'Ya son clientes', en: 'Already customers' },
    work: {
      es: 'Se vienen con quien emprende: su sí, antes de firmar',
      en: 'They follow the founder: each one’s yes in writing, with the price, before anything is signed',
    },
    // They are told before the opening, with the trial.
    piece: null,
  },
  passers: {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: {
      es: `Hasta ${aWeek('passers')} por semana, por contar antes de firmar; con la mitad, otro local`,
      en: `Up to ${aWeek('passers')} a week, counted before signing; with half, another place`,
    },
    piece: {
      es: 'Precio y horario, legibles desde la calle; a quien entra se le pregunta qué le hizo entrar.',
      en: 'Price and hours, readable from the street; whoever walks in is asked what made them.',
    },
  },
  searchers: {
    name: { es: 'Quien busca y entra', en: 'Web searches' },
    work: {
      es: `Una página por pregunta de cliente: ${aWeek('searchers')} la leen por semana, de media`,
      en: `A page for each customer’s question: ${aWeek('searchers')} read it in an average week`,
    },
    piece: {
      es: 'La primera página que contesta a un cliente, con el precio y cómo pedir.',
      en: 'The first page answering a customer’s question, with the price and how to order.',
    },
  },
  account: {
    name: { es: 'Cuenta propia', en: 'Its own account' },
    work: {
      es: `Lo que se vende, hecho para la casa: ${aWeek('account')} la ven por semana, de media`,
      en: `The very thing that is sold, done for itself: ${aWeek('account')} see it in an average week`,
    },
    piece: {
      es: 'El primer trabajo hecho para la casa, a la vista: qué se hizo y qué trajo.',
      en: 'The first piece of work for its own account, on show: what was done and what it brought in.',
    },
  },
  profile: {
    name: { es: 'Ficha de Google', en: 'Google profile' },
    work: {
      es: `Propuesta: horario, fotos, precio y reseñas; ${aWeek('profile')} la ven por semana, de media`,
      en: `Proposal: hours, pictures, prices and reviews; ${aWeek('profile')} see it in an average week`,
    },
    piece: {
      es: 'Fotos de lo primero que se hizo, con su precio; a cada cliente se le pide una reseña.',
      en: 'Photos of the first finished work, with its price; every customer is asked for a review.',
    },
  },
  calls: {
    name: { es: 'Visitas de quien emprende', en: 'Calls by the founder' },
    work: {
      es: `Con una lista de nombres: ${aWeek('calls')} visitas por semana, de media`,
      en: `With a list of names: ${aWeek('calls')} calls in an average week`,
    },
    piece: {
      es: 'Los nombres que siguen en la lista: una llamada a cada uno, con el precio y una fecha para la respuesta.',
      en: 'The next names on the list: a call to each, with the price and a date for the answer.',
    },
  },
  sent: {
    name: { es: 'Los manda un cliente', en: 'Referrals' },
    work: { es: 'Desde {{fig:m02-name}} se pide un nombre a cada uno', en: 'From {{fig:m02-name}} each is asked for a name' },
    piece: null,
  },
  none: {
    name: { es: 'Por encontrar', en: 'To be found' },
    work: { es: 'Si nadie los trae, {{fig:gap-sales}} menos de ventas', en: 'If nobody brings them, {{fig:gap-sales}} less is sold' },
    piece: {
      es: 'Una visita a donde ya se reúnen esos clientes; se vuelve con nombres y se llama a cada uno.',
      en: 'A visit to where such customers already meet; collect names, and call each one.',
    },
  },
};

const ORDER: readonly FreeSource[] = ['brought', 'passers', 'searchers', 'account', 'profile', 'calls', 'sent', 'none'];

interface FoundSource extends FreeWords {
  /** The id of its customers. */
  readonly figure: string;
}

/** Those that bring somebody: who follows the founder, who passes, by work, by other customers, and last whoever comes by none. */
export function findFreeSources({ figures, facts }: Pick<Draft, 'figures' | 'facts'>): readonly FoundSource[] {
  const place = passingPlace(facts);
  const passers = place ? passingBy(place) : WORDS.passers;
  const brought = gatheredWords(facts);
  const words = {
    ...WORDS,
    ...(brought ? { brought } : {}),
    passers: isWorkedAtNight(facts) ? { ...passers, piece: BY_TELEPHONE } : passers,
  };
  return ORDER.map((source) => ({ ...words[source], figure: freeFigure(source) })).filter((source) => amountOf(figures, source.figure) > 0);
}

/** Whoever is there already, told one kind after another: each says yes before anything hangs on it. */
function gatheredWords(facts: FactSheet): FreeWords | null {
  const gathered = tellGathered(facts);
  if (gathered === null) return null;
  const kinds = findGathered(facts).map(({ kind }) => kind);
  const isListed = kinds.includes('waiting');
  return {
    name: kinds.every((kind) => kind === 'customers') ? WORDS.brought.name : { es: 'Demanda ya reunida', en: 'Demand already gathered' },
    work: {
      es: `${gathered.es}${isListed ? '; de la lista se cuenta uno de cada {{fig:gathered-one-in}}' : ''}: a cada cual, su sí por escrito antes de firmar`,
      en: `${gathered.en}${isListed ? '; of the list, one in {{fig:gathered-one-in}} is counted' : ''}: each one’s yes in writing before anything is signed`,
    },
    piece: null,
  };
}

/** What is fetched by day and worked on by night has nobody at its door when people pass. */
const isWorkedAtNight = (facts: FactSheet) => worksAtNight(facts) && findShifts(facts).some(({ does }) => does === 'fetch');

const BY_TELEPHONE: PlanText = {
  es: 'Precio, teléfono y horario, legibles desde la calle; a quien llama o escribe se le pregunta dónde lo vio.',
  en: 'Price, phone number and hours, readable from the street; whoever calls or writes is asked where they saw it.',
};

function passingBy(place: Bilingual): FreeWords {
  return { ...WORDS.passers, name: { es: `Quien pasa ${place.es}`, en: `Passers-by ${place.en}` } };
}

/** The first that has something to do in a week of the calendar, and where. */
export function findMainSource(draft: Draft): (FoundSource & { readonly piece: PlanText; readonly place: PlanText }) | null {
  const [found] = findFreeSources(draft).flatMap((source) => (source.piece ? [{ ...source, piece: source.piece }] : []));
  if (!found) return null;
  const first = found.figure === freeFigure('profile') && !showsWork(draft) ? { ...found, piece: nothingFinished(draft) } : found;
  return { ...first, place: first.figure === freeFigure('none') ? WHERE_THEY_MEET : first.name };
}

/** By then nothing is finished that could be photographed: whoever is met there is shown, and of an office what it does. */
function nothingFinished(draft: Draft): PlanText {
  const kind = saleKindOf(draft);
  return kind === 'class' ? TEACHERS : kind === 'stay' || kind === 'counter' || kind === 'care' ? PEOPLE : OF_AN_OFFICE;
}

const TEACHERS: PlanText = {
  es: 'Fotos de quien da las clases, horario y precio; a cada alumno se le pide una reseña.',
  en: 'Photos of the teachers, hours and price; every student is asked for a review.',
};
const PEOPLE: PlanText = {
  es: 'Fotos de quien atiende, horario y precio; a cada cliente se le pide una reseña.',
  en: 'Photos of those who look after customers, hours and price; every customer is asked for a review.',
};
const OF_AN_OFFICE: PlanText = {
  es: 'Quién hace el trabajo, qué incluye y su precio; a cada cliente se le pide una reseña.',
  en: 'Who does the work, what it includes and the price; every customer is asked for a review.',
};

/** Whom no channel brings have to be looked for where they are. */
const WHERE_THEY_MEET: PlanText = { es: 'donde se reúnen', en: 'where they meet' };
