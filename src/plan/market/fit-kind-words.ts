// Why a kind of alternative is chosen, what it usually costs and how it is found out, where that hangs on how one deals with whoever sells there.
import type { Bilingual } from '../../language/language.ts';
import type { Alternative, AlternativeId } from './alternative-words.ts';

export type Dealing = 'counter' | 'goods' | 'appointment' | 'quote' | 'firm' | 'nights' | 'use';

/** What is told of the kind instead of what is told of it anywhere. `anew`: of a place where people buy a new one. */
type Fitted = Partial<Pick<Alternative, 'why' | 'fails' | 'findOut' | 'usualPrice' | 'usual'>>;

const say = (es: string, en: string): Bilingual => ({ es, en });

const QUOTE = say(
  'pedir presupuesto de lo mismo: precio final, fecha y qué queda fuera',
  'ask for a quote for the same: final price, date and what is left out',
);
const APPOINTMENT = say(
  'pedir hora como un cliente más: qué fecha dan, qué cuesta y quién atiende',
  'book like any customer: what date they give, what it costs and who attends',
);
const NIGHTS = say(
  'mirar su precio y sus noches libres en dos fechas, y leer sus diez últimas reseñas',
  'look up their price and free nights on two dates, and read their last ten reviews',
);
const ON_THE_SHELF = say(
  'mirar allí lo más parecido: precio, qué dan con ello y qué no tienen',
  'look at the nearest thing there: price, what comes with it and what they lack',
);
const OF_ONE = say(
  'pedir precio y fecha de lo mismo, y preguntar qué pasa si falla',
  'ask for price and date for the same, and what happens if it goes wrong',
);
const SAME_JOB = say(
  'llevar el mismo encargo: qué precio y fecha dan, y qué mandan a otro sitio',
  'take the same job there: what price and date they give, and what they send elsewhere',
);
const USE = say(
  'usarlo una semana con un caso real y apuntar dónde se atasca',
  'use it for a week on a real case and note where it sticks',
);

export const FITTED: Readonly<Partial<Record<AlternativeId, Readonly<Partial<Record<Dealing | 'anew', Fitted>>>>>> = {
  chain: {
    goods: { findOut: ON_THE_SHELF },
    appointment: { findOut: APPOINTMENT, usual: { trust: say('se reclama en el local', 'a complaint at the branch') } },
    nights: { findOut: NIGHTS },
    use: { findOut: USE },
    quote: { findOut: QUOTE },
    firm: {
      why: say('tiene nombre conocido y una empresa entera detrás', 'it has a known name and a whole firm behind it'),
      findOut: QUOTE,
      usualPrice: say('tarifa fija para todos', 'a set rate for everybody'),
    },
    anew: {
      why: say('es nuevo, tiene garantía y hay donde elegir', 'it comes new, guaranteed and with a choice'),
      fails: say('lo que ya se tiene acaba en la basura', 'what one has already goes to waste'),
      findOut: say(
        'pedir allí precio y fecha de entrega de uno nuevo que se parezca',
        'ask there for the price and delivery date of a new one like it',
      ),
      usualPrice: say('lo que cueste uno nuevo', 'whatever a new one costs'),
    },
  },
  online: {
    appointment: {
      findOut: APPOINTMENT,
      usual: {
        wait: say('en la misma semana', 'within the week'),
        trust: say('se cancela por correo', 'cancelled by e-mail'),
        making: say('a través de una pantalla', 'through a screen'),
      },
    },
    nights: {
      usual: {
        wait: say('confirmación al momento', 'confirmed at once'),
        trust: say('lo que digan las condiciones de anulación', 'whatever the cancellation terms say'),
        making: say('solo se ve en fotos', 'seen in pictures only'),
      },
      findOut: say(
        'buscar dos fechas: precio con gastos de limpieza y qué dicen las peores reseñas',
        'look up two dates: price with cleaning fees, and what the worst reviews say',
      ),
    },
    goods: { usualPrice: say('el anunciado, con los portes aparte', 'as advertised, with carriage extra') },
    quote: { findOut: QUOTE },
    firm: {
      usualPrice: say('cada oferta tiene el suyo y se comparan tres', 'each offer has its own; compare three'),
      why: say('se reciben varias ofertas sin salir de casa', 'several offers come in without leaving home'),
      fails: say('no se sabe quién viene, y reclamar cuesta', 'nobody knows who will come, and complaining is hard'),
      findOut: say(
        'pedir allí lo mismo: cuántos contestan, en cuánto tiempo y a qué precio',
        'ask for the same there: how many answer, how soon and at what price',
      ),
      usual: {
        wait: say('lo que tarden en llegar las ofertas', 'as long as the offers take to come in'),
        attention: say('quien conteste primero al anuncio', 'whoever answers first'),
        trust: say('el sitio no responde del trabajo', 'the site answers for none of the work'),
        making: say('trabajos vistos en fotos', 'work seen in pictures'),
      },
    },
    use: { findOut: USE },
  },
  tool: {
    use: { findOut: USE },
    appointment: {
      findOut: say(
        'seguirlo una semana y apuntar qué deja sin corregir ni contestar',
        'follow it for a week and note what it leaves uncorrected and unanswered',
      ),
      usual: {
        attention: say('cada persona sola con la pantalla', 'each person alone with the screen'),
        making: say('una pantalla', 'a screen'),
      },
    },
  },
  'one-person': {
    goods: {
      findOut: say(
        'encargar lo mismo a tres: precio, día y qué pasa si no hay',
        'order the same from three: price, day and what happens when there is none',
      ),
    },
  },
  neighbour: {
    appointment: {
      findOut: say(
        'pasar a media tarde: cuánta gente espera, qué cuesta y qué no hacen',
        'drop in mid-afternoon: how many are waiting, what it costs and what they do not do',
      ),
    },
    nights: { findOut: NIGHTS },
    quote: { findOut: SAME_JOB },
    firm: {
      findOut: SAME_JOB,
      usual: {
        wait: say('lo que tarde en pasar a verlo', 'as long as a visit takes to arrange'),
        hours: say('horario de oficina', 'office hours'),
        attention: say('quien manden ese día', 'whoever is sent that day'),
      },
    },
    use: {
      findOut: say(
        'ofrecer o pedir allí lo mismo: precio, espera y qué no aceptan',
        'offer or ask for the same there: price, wait and what they refuse',
      ),
    },
  },
};

/** Of one person who is known of. */
export const ONE_ALONE: Readonly<Partial<Record<Dealing, Fitted>>> = {
  goods: {
    findOut: say(
      'encargar lo mismo dos semanas seguidas: precio, día y si lo hay',
      'order the same two weeks running: price, day and whether there is any',
    ),
  },
  counter: {
    findOut: say('comprar lo mismo dos días: precio, hora y si lo hay', 'buy the same on two days: price, hour and whether there is any'),
  },
  appointment: {
    findOut: say(
      'pedir hora dos veces: cuándo la da, qué cuesta y qué pasa si no está',
      'book twice: when it is offered, what it costs and what happens when they are away',
    ),
    why: say('conoce a cada cliente por su nombre', 'knows every customer by name'),
    usual: {
      attention: say('siempre la misma persona', 'always the same person'),
      wait: say('depende de su agenda', 'it depends on their diary'),
      hours: say('las horas de una sola persona', 'the hours of one person'),
      place: say('en su local', 'at their own place'),
      trust: say('lo arregla quien lo hizo', 'whoever did it puts it right'),
    },
  },
  quote: { findOut: OF_ONE },
  firm: { findOut: OF_ONE },
};
