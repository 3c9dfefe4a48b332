// What is promised with a measure in it: in three weeks, in groups of six, on Sundays. Its words are made, not listed.
import { listInBoth } from '../../language/format-list.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import type { Concept, ConceptKind } from './concept.ts';
import { DAY_NAMES, DAYS, HALF, NUMBER, OF_QUOTE, type TimeUnit, UNIT, UNITS, withoutQuoteTime } from './term-clues.ts';

type Saying = readonly [es: string, en: string];

interface Term {
  readonly clue: RegExp;
  /** The promise in both languages; null where what was found is none. */
  readonly say: (found: Readonly<Record<string, string | undefined>>) => Saying | null;
  /** Nothing else is named by the same words. */
  readonly isWhole?: true;
  /** When it is ordered or fetched. */
  readonly isOfOrder?: true;
}

/** Words that tell how long somebody stays, not how long the work takes. */
const LEAVING = 'sales|salen|te vas|se van|you leave|you walk out|out the door|in and out';
/** What is done within the time, where it is said: brought to somebody, or put on the table. */
const WAYS = 'llegan?|entreg\\w+|repart\\w+|deliver\\w*|se sirven?|servid[oa]s?|served';
const DELIVERED = /^(?:lleg|entreg|repart|deliver)/;
const SERVED = /^se(?: s|rv)/;
/** What is sent besides: nobody waits for the work until it comes. */
const SIDE_THINGS = 'grabacion|grabaciones|informe|fotos?|resumen|recordings?|report|photos?|notes?|summary';
const DAY_WORDS = [...DAYS.keys()].join('|');
/** «Lunes, miércoles y viernes» are one promise; «de lunes a viernes» is none on a Monday. */
const DAY = `(?<!\\b(?:a|to|through|until) )(?<many>los )?(?<day>${DAY_WORDS})(?<others>(?: (?:y|e|and) (?:los )?(?:${DAY_WORDS}))*)(?! (?:a|to|through|until) )`;
/** Days one after the other, which a comma would part. */
const LISTED_DAYS = new RegExp(`(?<=\\b(?:${DAY_WORDS})), ?(?=(?:(?:y|and) )?(?:los )?(?:${DAY_WORDS})\\b)`, 'g');

/** A folded text with its days joined by words alone. */
export function joinDays(folded: string): string {
  return folded.replace(LISTED_DAYS, ' y ').replace(/ y (?:y|and) /g, ' y ');
}

/** An hour with its part of the day: «siete de la noche», "7 pm". */
const hourAs = (name: string) =>
  `(?:las? )?(?<${name}>\\d{1,2}|[a-z]{2,6}) ?(?<${name}Part>de la (?:manana|tarde|noche|madrugada)|in the (?:morning|afternoon|evening)|at night|am|pm)`;
const PARTS: readonly { readonly clue: RegExp; readonly said: Saying }[] = [
  { clue: /manana|morning|am/, said: ['de la mañana', 'in the morning'] },
  { clue: /tarde|afternoon/, said: ['de la tarde', 'in the afternoon'] },
  { clue: /noche|night/, said: ['de la noche', 'at night'] },
  { clue: /madrugada/, said: ['de la madrugada', 'in the early hours'] },
];
/** From these hours on, what comes after noon is the evening in English and the night in Spanish. */
const EVENING_FROM = { es: 8, en: 6 };

const TURNS: readonly (readonly [RegExp, Saying])[] = [
  [/^(?:day|dia)$/, ['día', 'day']],
  [/^(?:morning|manana)$/, ['mañana', 'morning']],
];
const TAKEN: readonly (readonly [RegExp, Saying])[] = [
  [/^residen/, ['residentes', 'residents']],
  [/^(?:clie|custom)/, ['clientes', 'customers']],
  [/^(?:dogs?|perr)/, ['perros', 'dogs']],
  [/^(?:pets?|mascot)/, ['mascotas', 'pets']],
  [/^(?:houses|casas?)/, ['casas', 'houses']],
  [/^jobs/, ['trabajos', 'jobs']],
];
const EACH: readonly (readonly [RegExp, Saying])[] = [
  [/^(?:fortnight|other week|two weeks|quincena|quince dias|dos semanas)$/, ['una visita cada dos semanas', 'a visit every two weeks']],
  [/^(?:week|semana)$/, ['una visita por semana', 'a visit every week']],
  [/^(?:month|mes)$/, ['una visita al mes', 'a visit every month']],
];

const TERMS: readonly Term[] = [
  {
    // How long somebody stays is no turnaround: «sales peinada en hora y media», "out the door in an hour".
    clue: new RegExp(`\\b(?:${LEAVING})(?: \\w+){0,2}? (?:en|in|within)(?: menos de| under)? ${NUMBER} ?${UNIT}${HALF}\\b`),
    say: (found) => timed(found, (long, short) => [`visitas de ${long}`, `${short} visits`]),
  },
  {
    clue: new RegExp(
      `\\b(?:abr\\w+|abiert[oa]s?|open\\w*)\\b[^,;.]{0,24}? (?:hasta las|until|till) ${NUMBER}(?: de la noche| ?pm| at night)?(?<sundays>[^,;.]{0,12}? (?:domingos|sundays))?`,
    ),
    say: ({ number, sundays }) =>
      counted(number, (es, en) =>
        sundays
          ? [`apertura hasta las ${es} y los domingos`, `opening until ${en}, Sundays too`]
          : [`apertura hasta las ${es}`, `opening until ${en}`],
      ),
  },
  {
    clue: new RegExp(
      `(?:\\b(?<way>${WAYS})(?: \\w+){0,3} )?(?<!\\b(?:aprende|learn\\w*|learned|abr\\w+|open\\w*|dead|dies?|muer\\w+|wilt\\w*|marchit\\w+|caduc\\w+|expire\\w*|gone|outgr\\w+|crec\\w+|rompe\\w*|break\\w*|approv\\w+|aprueb\\w+|book|books|booking|reserv(?:as|an|ar)|sets? up|setup|fill\\w*|rellen\\w+|read\\w*|paga[sn]?|pays?|${LEAVING})(?: \\w+){0,2} )\\b(?:en|in|within|in under|en menos de) ${NUMBER} ?${UNIT}${HALF}\\b(?!(?: \\w+){0,3} (?:${SIDE_THINGS})\\b)`,
    ),
    say: (found) =>
      timed(found, (long, short) =>
        DELIVERED.test(found.way ?? '') && /^(?:min|hora|hour)/.test(found.unit ?? '')
          ? [`entrega en ${long}`, `${short} delivery`]
          : isMoment(found) || SERVED.test(found.way ?? '')
            ? [`atención en ${long}`, `${short} service`]
            : [`un plazo de ${long}`, `a ${short} turnaround`],
      ),
  },
  {
    clue: new RegExp(
      `\\b${NUMBER}[ -]${UNIT} (?:(?:no[ -][a-z]+|full|total|written|parts|limited|money-back) ){0,2}(?:de garantia|guarantee|warranty)|\\bgarantia (?:(?:de|por) )?(?<late>\\d{1,2}|[a-z]+) (?<lateUnit>meses|anos)\\b`,
    ),
    say: ({ number, unit, late, lateUnit }) =>
      timed({ number: number ?? late, unit: unit ?? lateUnit }, (long, short) => [`garantía de ${long}`, `a ${short} guarantee`]),
  },
  {
    clue: new RegExp(
      `\\b(?:grupos?(?: reducidos)? de|groups? of|clases? de(?: a)?|classes of|(?:lessons?|classes) of)(?<upTo> hasta| up to| como mucho| maximo)? ${NUMBER}\\b(?! ?(?:min|hor|hour|day|dia|euro))(?<most>(?: \\w+)? (?:como mucho|como maximo|a lo sumo|maximo|at most|max\\b|tops))?`,
    ),
    say: ({ number, most, upTo }) =>
      counted(number, (es, en) =>
        most || upTo ? [`grupos de ${es} como mucho`, `groups of ${en} at most`] : [`grupos de ${es}`, `groups of ${en}`],
      ),
  },
  {
    clue: new RegExp(
      `\\b(?:maximo|maximum of|at most|up to|no more than)(?: de)? ${NUMBER} (?:personas |people )?(?:por|per|a) (?:clase|class|grupo|group|sesion|session)`,
    ),
    say: ({ number }) => counted(number, (es, en) => [`grupos de ${es} como mucho`, `groups of ${en} at most`]),
  },
  {
    // "No more than eight residents a visit", «seis personas por turno como mucho»: fewer at a time than elsewhere.
    clue: new RegExp(
      `\\b(?:no more than|at most|a maximum of|maximum of|up to|no mas de|como mucho|maximo(?: de)?|hasta) ${NUMBER} (?<whom>residents?|people|clients?|customers?|guests?|dogs?|pets?|jobs|houses|personas?|clientes?|clientas?|residentes?|perros?|mascotas?|casas?|huespedes) (?:a|per|each|por|al|cada|en cada) (?<turn>visit|day|morning|visita|dia|manana|turno)\\b`,
    ),
    say: ({ number, turn = '', whom = '' }) => {
      const [theirs, theirsEnglish] = TAKEN.find(([words]) => words.test(whom))?.[1] ?? ['personas', 'people'];
      const [inSpanish, inEnglish] = TURNS.find(([words]) => words.test(turn))?.[1] ?? ['visita', 'visit'];
      return counted(number, (es, en) => [
        `no más de ${es} ${theirs} por ${inSpanish}`,
        `no more than ${en} ${theirsEnglish} a ${inEnglish}`,
      ]);
    },
  },
  {
    // "Comes to the care home every fortnight", «vamos cada dos semanas».
    clue: /\b(?:comes?|visits?|calls|goes|voy|vamos|viene|visito|visitamos|paso|pasamos)\b(?! back| home)[^,;.]{0,40}? (?:every|cada) (?<often>fortnight|other week|two weeks|week|month|quincena|quince dias|dos semanas|semana|mes)\b/,
    say: ({ often = '' }) => EACH.find(([words]) => words.test(often))?.[1] ?? null,
  },
  {
    // «Voy dos veces al día», "four visits a year".
    clue: new RegExp(
      `\\b(?:(?:voy|vamos|paso|pasamos|vengo|visit|come|call|go) ${NUMBER} (?:veces|times)|(?<visits>\\d{1,2}|[a-z]{2,9}) (?:visitas|visits)) (?:al|a la|a|per|every|cada) (?<pace>dia|semana|mes|ano|day|week|month|year)\\b`,
    ),
    say: ({ number, visits, pace = '' }) => visitsIn(number ?? visits, pace),
  },
  {
    clue: /\bflat (?:rate |price |fee )?(?:of )?[$£€] ?\d/,
    say: () => ['precio fijo', 'a flat price'],
  },
  {
    clue: new RegExp(`\\b(?:furgoneta|van|minibus|coche) (?:de|for) ${NUMBER} plazas\\b|\\b(?<seats>\\d{1,2}|[a-z]{3,8})-seat(?:er)?\\b`),
    say: ({ number, seats }) => counted(number ?? seats, (es, en) => [`vehículo de ${es} plazas`, `a vehicle with ${en} seats`]),
  },
  {
    clue: new RegExp(
      `\\b${NUMBER} ${UNIT}(?: entera| whole)? (?:a solas|de uno en uno|uno a uno|one on one|one to one|one-on-one|one-to-one)`,
    ),
    say: (found) =>
      timed(found, (long, short) => [
        `${long} de atención individual`,
        `${short === 'one-hour' ? 'an hour' : `${short} visits`} one on one`,
      ]),
    isWhole: true,
  },
  {
    // «En casa» alone would lose the office, which is what commuters and firms choose it for.
    clue: /(?<!\b(?:no|ni|sin|not|never) )\b(?:recog\w+|retir\w+|collect\w*|pick\w*)\b[^,;.]{0,40}? (?<door>portal|casa|domicilio|home|door)\b(?: (?:o|u|y|or|and|en|at|from|el|la|su|tu|the|your|their))+ (?:oficina|trabajo|office|work|workplace)\b/,
    say: ({ door }) => [`recogida en ${door === 'portal' ? 'el portal' : 'casa'} o la oficina`, 'collection from home or work'],
    isWhole: true,
  },
  {
    clue: new RegExp(`\\b(?:de|desde|from) ${hourAs('opens')} (?:a|hasta|to|until|till) ${hourAs('ends')}\\b`),
    say: betweenHours,
    isWhole: true,
  },
  {
    clue: new RegExp(`\\b(?:desde las|from) ${NUMBER} ?(?:de la manana|am|in the morning)\\b`),
    say: ({ number }) => counted(number, (es, en) => [`servicio desde las ${es} de la mañana`, `service from ${en} in the morning`]),
  },
  {
    clue: new RegExp(`\\b(?:antes de las?|before) ${NUMBER}(?: o.?clock)?(?: de la (?:manana|tarde))?$`),
    say: ({ number }) =>
      number === 'una' || number === 'one'
        ? ['todo listo antes de la una', 'everything ready before one o’clock']
        : counted(number, (es, en) => [`todo listo antes de las ${es}`, `everything ready before ${en} o’clock`]),
  },
  {
    clue: new RegExp(`\\b(?:pedidos?|encargos?|orders?|ordering)\\b[^,]{0,24}? ${DAY}\\b`),
    say: (found) => onDay(found, (es, en) => [`pedido ${es}`, `orders placed on ${en}`]),
    isOfOrder: true,
  },
  {
    clue: new RegExp(
      `\\b(?:recogida|recoges|recogen|retiras|retiran|retiro|collection|collected|pick(?:ed)?[ -]?up|picked up)\\b[^,]{0,24}? ${DAY}\\b`,
    ),
    say: (found) => onDay(found, (es, en) => [`recogida ${es}`, `pick-up on ${en}`]),
    isOfOrder: true,
  },
  {
    clue: new RegExp(`\\b(?:entrega|entregamos|reparto|repartimos|delivery|delivered|deliver)\\b[^,]{0,24}? ${DAY}\\b`),
    say: (found) => onDay(found, (es, en) => [`entrega ${es}`, `delivery on ${en}`]),
  },
];

/** Two days of every week; when the doors are shut is no promise. */
const ON_TWO_DAYS: Term = {
  clue: new RegExp(
    `^(?!.*\\b(?:cerr\\w+|cierr\\w+|closed|shut|except|menos|salvo|open\\w*|till|until|late|abr\\w+|abiert\\w+|hasta|entreg\\w*|repart\\w*|deliver\\w*|pedidos?|encargos?|order\\w*|recog\\w*|retir\\w*|pick\\w*|collect\\w*)\\b).*\\b(?:every|each|cada|todos los|los|on) (?<first>${DAY_WORDS}) (?:y|e|and)(?: (?:los|every|cada))? (?<second>${DAY_WORDS})\\b`,
  ),
  say: ({ first, second }) => {
    const [one, other] = [first, second].map((day) => DAY_NAMES[DAYS.get(day ?? '') ?? -1]);
    return one && other ? [`servicio los ${manyOf(one[0])} y los ${manyOf(other[0])}`, `service on ${one[1]}s and ${other[1]}s`] : null;
  },
};

function manyOf(day: string): string {
  return day.replace(/o$/, 'os');
}

const QUOTED: Term = {
  clue: OF_QUOTE,
  say: (found) =>
    timed(found, (long, short) =>
      found.quote ? [`presupuesto en ${long}`, `a ${short} quote`] : [`respuesta en ${long}`, `a ${short} reply`],
    ),
};

/** Told in weeks or months by whoever sells: «le dieron cita para dentro de tres meses», «le dijeron catorce semanas». */
const TOLD_SPAN =
  '(?<unit>semanas?|weeks?|meses|months?)\\b(?! (?:de (?:vacaciones|baja|garantia|plazo|prueba|vida|alquiler|contrato)|off|free|old)\\b)';

/** How long people wait, as it is complained of. */
const COMPLAINTS: readonly Term[] = [
  {
    clue: new RegExp(
      `\\b(?:say|says|said|tells?|told|dicen?|dijeron|dan|dieron|wait\\w*|esper\\w+|tard\\w+|takes?)\\b(?: [a-z]+){0,3}? (?<least>\\d{1,2}|[a-z]{3,8}) (?:to|or|a|o) (?<number>\\d{1,2}|[a-z]{3,8}) ?${UNIT}\\b`,
    ),
    say: ({ least, number, unit }) => {
      const [from, to] = [countOf(least), countOf(number)];
      const fewest = from === null ? null : { es: numberWord(from, 'es'), en: numberWord(from, 'en') };
      if (from === null || to === null || to <= from || !fewest?.es || !fewest.en) return null;
      return timed({ number, unit }, (long, short) => [
        `esperas de ${fewest.es} a ${long}`,
        `waits of ${fewest.en} to ${manyUnits(short)}`,
      ]);
    },
  },
  {
    clue: new RegExp(
      `\\b(?:people|company|companies|line|aa|breakdown|grua|seguro|taller|garage|shop)\\b(?: [a-z]+){0,3}? (?:says?|said|dicen?|tells?|told)(?: (?:me|us|you|them|te|me|les|about|unas|unos))* ${NUMBER} ?${UNIT}\\b`,
    ),
    say: (found) => timed(found, (long, short) => [`esperas de ${long}`, `${short} waits`]),
  },
  {
    clue: new RegExp(`\\b(?:closes?|closed|shuts?|cierran?)(?: [a-z]+)? (?:at|a las?) ${NUMBER}\\b`),
    say: ({ number }) => counted(number, (es, en) => [`horarios que acaban a las ${es}`, `doors that close at ${en}`]),
  },
  {
    clue: new RegExp(
      `\\b(?:(?:me|te|le|les|nos) (?:dijeron|dicen|dieron|dan|daban|han dado|han dicho)|cita|hora|turno|hueco|fecha|appointment|slot|opening|date)\\b(?: [a-z]+){0,6}?(?: (?:para|dentro de|en|de aqui a|in|for))? (?:unas |unos |about |another )?${NUMBER} ${TOLD_SPAN}`,
    ),
    say: (found) => timed(found, (long, short) => [`esperas de ${long}`, `${short} waits`]),
  },
  {
    clue: new RegExp(
      `\\b(?:wait\\w*|told|booked(?: up)? for|takes?|esper\\w+|tard\\w+|backed up|booked out|booked solid|listas? de espera de)(?: (?:for|about|unos|unas|hasta|de|up|to))* ${NUMBER} ?${UNIT}${HALF}\\b`,
    ),
    say: (found) => timed(found, (long, short) => [`esperas de ${long}`, `${short} waits`]),
  },
  {
    clue: /\b(?:media hora (?:de|haciendo) cola|half an hour (?:in (?:line|the queue)|of queu\w+|queu\w+))\b/,
    say: () => ['media hora de cola', 'half an hour in the queue'],
  },
];

/** Of one kind, the same promise is the same thing wherever it is said. */
const known = new Map<string, Concept>();

/** The waits complained of in one clause, folded and with its small words. */
export function findComplaints(clause: string): readonly Concept[] {
  return saidIn(clause, COMPLAINTS, 'pain');
}

/** Whether its words were made here, with a measure in them; one of the lists with the same words is none of these. */
export function isMeasured(concept: Concept): boolean {
  return known.get(concept.es) === concept;
}

/** The promises with a measure in one clause, folded and with its small words; in the order of what can be measured. */
export function findTerms(clause: string): readonly Concept[] {
  const terms = ORDERED_FOR.test(clause)
    ? [{ clue: ORDERED_FOR, say: sayOrderedFor }, ...TERMS.filter(({ isOfOrder }) => !isOfOrder)]
    : TERMS;
  return [...saidIn(clause, [QUOTED], 'edge'), ...saidIn(withoutQuoteTime(clause), [...terms, ON_TWO_DAYS], 'edge')];
}

/** "No daycare opens before seven": told of others, and the opposite of a promise. */
const SHUT =
  /\b(?:no|not|nobody|none|nadie|ningun\w*|never|nunca)\b[^,;.]{0,40}? (?:open\w*|abre\w*|antes de|before|hasta las|till|until)\b/;

function saidIn(clause: string, terms: readonly Term[], kind: ConceptKind): readonly Concept[] {
  return terms.flatMap(({ clue, say }) => {
    const found = kind === 'edge' && SHUT.test(clause) ? null : clue.exec(clause);
    const saying = found ? say(found.groups ?? {}) : null;
    return saying ? [conceptOf(saying, kind)] : [];
  });
}

/** Ordered on one day and fetched on another: one promise, not two. */
const ORDERED_FOR = new RegExp(
  `\\b(?:pedidos?|encargos?|pedis|pides|orders?|ordering)\\b[^,]{0,24}? ${DAY}\\b[^,]{0,16}?\\b(?:recog|retir|collect|pick)\\w*[^,]{0,16}? (?<later>${[...DAYS.keys()].join('|')})\\b`,
);

function sayOrderedFor({ day, later }: Readonly<Record<string, string | undefined>>): Saying | null {
  const [first, second] = [DAY_NAMES[DAYS.get(day ?? '') ?? -1], DAY_NAMES[DAYS.get(later ?? '') ?? -1]];
  return first && second ? [`pedido el ${first[0]} para el ${second[0]}`, `orders on ${first[1]} for ${second[1]}`] : null;
}

/** What is left of a clause to look through. */
export function withoutTerms(clause: string): string {
  return TERMS.reduce((left, { clue, isWhole }) => (isWhole ? left.replace(clue, ' ') : left), clause);
}

function conceptOf([es, en]: Saying, kind: ConceptKind): Concept {
  const concept = known.get(es) ?? { kind, es, en, clues: { es: [], en: [] } };
  known.set(es, concept);
  return concept;
}

function timed(
  { number, unit, half }: Readonly<Record<string, string | undefined>>,
  say: (long: string, short: string) => Saying,
): Saying | null {
  const time = UNITS.find(({ clue }) => clue.test(unit ?? ''));
  const value = countOf(number);
  if (!time || value === null || (value === 1 && time.en === 'day')) return null;
  if (half) return time.en === 'hour' ? halfHours(value, say) : null;
  const [es, en] = [inSpanish(value, time), value === 1 ? 'one' : numberWord(value, 'en')];
  return es && en ? say(es, `${en}-${time.en}`) : null;
}

/** «Se compra en dos minutos»: how soon one is served, not how long the work takes. */
function isMoment({ number, unit }: Readonly<Record<string, string | undefined>>): boolean {
  return /^min/.test(unit ?? '') && (countOf(number) ?? LONG_MOMENT) < LONG_MOMENT;
}

const LONG_MOMENT = 11;

/** «Hora y media» is told in minutes in English: a ninety-minute visit. */
function halfHours(hours: number, say: (long: string, short: string) => Saying): Saying | null {
  const minutes = numberWord(hours * 60 + 30, 'en');
  const es = hours === 1 ? 'hora' : `${numberWord(hours, 'es')} horas`;
  return minutes ? say(`${es} y media`, `${minutes}-minute`) : null;
}

/** "Five-week" with nothing after it: "five weeks". */
function manyUnits(short: string): string {
  return `${short.replace('-', ' ')}s`;
}

/** «Tres semanas», «una hora»: a length of time in Spanish; null where its number has no word. */
export function inSpanish(value: number, { es, esMany, isFeminine }: TimeUnit): string | null {
  if (value === 1) return `${isFeminine ? 'una' : 'un'} ${es}`;
  const word = numberWord(value, 'es');
  if (!word) return null;
  return `${isFeminine ? word.replace(/ún$|un$/, 'una') : word} ${esMany}`;
}

const PACES: readonly (readonly [clue: RegExp, es: string, en: string])[] = [
  [/^(?:dia|day)/, 'al día', 'a day'],
  [/^(?:semana|week)/, 'a la semana', 'a week'],
  [/^(?:mes|month)/, 'al mes', 'a month'],
  [/^(?:ano|year)/, 'al año', 'a year'],
];

function visitsIn(number: string | undefined, pace: string): Saying | null {
  const [, inSpanish, inEnglish] = PACES.find(([clue]) => clue.test(pace)) ?? [];
  const value = countOf(number) ?? 0;
  return value > 1 ? counted(number, (es, en) => [`${es} visitas ${inSpanish}`, `${en} visits ${inEnglish}`]) : null;
}

function betweenHours({ opens, opensPart, ends, endsPart }: Readonly<Record<string, string | undefined>>): Saying | null {
  const [from, to] = [hourSaid(opens, opensPart), hourSaid(ends, endsPart)];
  return from && to ? [`servicio de ${from[0]} a ${to[0]}`, `service from ${from[1]} to ${to[1]}`] : null;
}

function hourSaid(hour: string | undefined, part = ''): Saying | null {
  const value = countOf(hour) ?? 0;
  const afterNoon: Saying = [
    value < EVENING_FROM.es ? 'de la tarde' : 'de la noche',
    value < EVENING_FROM.en ? 'in the afternoon' : 'in the evening',
  ];
  const said = /pm|evening/.test(part) ? afterNoon : PARTS.find(({ clue }) => clue.test(part))?.said;
  const [es, en] = [value === 1 ? 'una' : numberWord(value, 'es'), numberWord(value, 'en')];
  return es && en && said ? [`${es} ${said[0]}`, `${en} ${said[1]}`] : null;
}

function counted(number: string | undefined, say: (es: string, en: string) => Saying): Saying | null {
  const value = countOf(number) ?? 0;
  const [es, en] = [numberWord(value, 'es'), numberWord(value, 'en')];
  return es && en ? say(es, en) : null;
}

/** "An hour" and «una semana» count one; a day alone is too often only a manner of speaking. */
export function countOf(number: string | undefined): number | null {
  if (number === undefined) return null;
  if (/^(?:un|una|uno|one|an|a)$/.test(number)) return 1;
  const [tens = '', units] = number.split(/ y |-/);
  const first = /^\d/.test(tens) ? Number(tens) : smallNumber(tens);
  if (first === undefined) return null;
  return first + (units ? (smallNumber(units) ?? 0) : 0);
}

function onDay(
  { day = '', many, others = '' }: Readonly<Record<string, string | undefined>>,
  say: (es: string, en: string) => Saying,
): Saying | null {
  const name = DAY_NAMES[DAYS.get(day) ?? -1];
  if (!name) return null;
  const more = [...others.matchAll(new RegExp(DAY_WORDS, 'g'))].flatMap(([word]) => DAY_NAMES.filter((_, at) => at === DAYS.get(word)));
  if (more.length > 0) return onDays([name, ...more], say);
  const isWeekly = many !== undefined || /(?:ays|sabados|domingos)$/.test(day);
  return isWeekly ? say(`los ${name[0].replace(/o$/, 'os')}`, `${name[1]}s`) : say(`el ${name[0]}`, name[1]);
}

function onDays(days: readonly Saying[], say: (es: string, en: string) => Saying): Saying {
  const list = listInBoth(days.map(([es, en]) => ({ es: manyOf(es), en: `${en}s` })));
  return say(`los ${list.es}`, list.en);
}
