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
      es: 'Se vienen con quien emprende; cada uno lo confirma antes de firmar',
      en: 'They follow the founder; each confirms it in writing, with the price, before anything is signed',
    },
    // They are told before the opening, with the trial.
    piece: null,
  },
  passers: {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: {
      es: `Hasta ${aWeek('passers')} por semana: hay que contarlos antes de firmar y, con la mitad, buscar otro local`,
      en: `Up to ${aWeek('passers')} a week: count them before signing and, if it is half, look for another place`,
    },
    piece: {
      es: 'Precio y horario que se lean desde la calle. Preguntar a quien entra: «¿Qué te ha hecho entrar?»',
      en: 'Price and hours that can be read from the street. Ask everybody who walks in: “What made you come in?”',
    },
  },
  searchers: {
    name: { es: 'Quien busca y entra', en: 'Web searches' },
    work: {
      es: `Una página por cada pregunta de los clientes; la leen ${aWeek('searchers')} personas por semana, de media`,
      en: `A page for each customer’s question: ${aWeek('searchers')} read it in an average week`,
    },
    piece: {
      es: 'Publicar la primera página que responde a una pregunta de los clientes, con el precio y cómo pedir.',
      en: 'Publish the first page that answers a customer’s question, with the price and how to order.',
    },
  },
  account: {
    name: { es: 'Cuenta propia', en: 'Its own account' },
    work: {
      es: `Se hace para la propia empresa lo mismo que se vende; la ven ${aWeek('account')} personas por semana, de media`,
      en: `The firm does for itself what it sells; ${aWeek('account')} people see it in an average week`,
    },
    piece: {
      es: 'Publicar el primer trabajo hecho para la propia empresa: qué se hizo y qué trajo.',
      en: 'Show the first piece of work done for the firm itself: what was done and what it brought in.',
    },
  },
  profile: {
    name: { es: 'Ficha de Google', en: 'Google profile' },
    work: {
      es: `Se abre con horario, fotos, precio y reseñas; la ven ${aWeek('profile')} por semana, de media`,
      en: `Opened with hours, pictures, prices and reviews; ${aWeek('profile')} see it in an average week`,
    },
    piece: {
      es: 'Publicar fotos de los primeros trabajos, con su precio, y pedir una reseña a cada cliente.',
      en: 'Post photos of the first finished work, with its price, and ask every customer for a review.',
    },
  },
  calls: {
    name: { es: 'Visitas de quien emprende', en: 'Calls by the founder' },
    work: {
      es: `Con una lista de nombres, ${aWeek('calls')} visitas por semana, de media`,
      en: `With a list of names, ${aWeek('calls')} calls in an average week`,
    },
    piece: {
      es: 'Llamar a los siguientes de la lista, con el precio y una fecha para la respuesta.',
      en: 'Call the next names on the list, with the price and a date for the answer.',
    },
  },
  sent: {
    name: { es: 'Los manda un cliente', en: 'Referrals' },
    work: {
      es: 'Desde {{fig:m02-name}} se pide a cada cliente el nombre de otro',
      en: 'From {{fig:m02-name}} each customer is asked for a name',
    },
    piece: null,
  },
  none: {
    name: { es: 'Por encontrar', en: 'To be found' },
    work: { es: 'Si nadie los trae, se venden {{fig:gap-sales}} menos', en: 'If nobody brings them, {{fig:gap-sales}} less is sold' },
    piece: {
      es: 'Visitar un sitio donde ya se reúnen esos clientes, volver con nombres y llamar a cada uno.',
      en: 'Visit a place where such customers already meet, collect names and call each one.',
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
      es: `${gathered.es}${isListed ? '; de la lista se cuenta con uno de cada {{fig:gathered-one-in}}' : ''}. Cada uno lo confirma por escrito antes de firmar`,
      en: `${gathered.en}${isListed ? '; of the list, one in {{fig:gathered-one-in}} is counted' : ''}. Each confirms it in writing before anything is signed`,
    },
    piece: null,
  };
}

/** What is fetched by day and worked on by night has nobody at its door when people pass. */
const isWorkedAtNight = (facts: FactSheet) => worksAtNight(facts) && findShifts(facts).some(({ does }) => does === 'fetch');

const BY_TELEPHONE: PlanText = {
  es: 'Precio, teléfono y horario que se lean desde la calle. Preguntar a quien llama o escribe dónde lo vio.',
  en: 'Price, phone number and hours that can be read from the street. Ask whoever calls or writes where they saw it.',
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
  es: 'Publicar fotos de quien da las clases, con horario y precio, y pedir una reseña a cada alumno.',
  en: 'Post photos of the teachers, with hours and price, and ask every student for a review.',
};
const PEOPLE: PlanText = {
  es: 'Publicar fotos de quien atiende, con horario y precio, y pedir una reseña a cada cliente.',
  en: 'Post photos of those who look after customers, with hours and price, and ask every customer for a review.',
};
const OF_AN_OFFICE: PlanText = {
  es: 'Publicar quién hace el trabajo, qué incluye y cuánto cuesta, y pedir una reseña a cada cliente.',
  en: 'Publish who does the work, what it includes and the price, and ask every customer for a review.',
};

/** Whom no channel brings have to be looked for where they are. */
const WHERE_THEY_MEET: PlanText = { es: 'donde se reúnen', en: 'where they meet' };
