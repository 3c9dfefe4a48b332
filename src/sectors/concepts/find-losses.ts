// What a problem has already cost somebody: pay, sleep, a job, a day that does not come back. Its words are made with their measure, not listed.
import { foldText } from '../../language/fold-text.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import type { Concept } from './concept.ts';

type Saying = readonly [es: string, en: string];

interface Loss {
  readonly clue: RegExp;
  /** What is lost in both languages, where `several` is how many there were of it in words, or empty where nobody counted. */
  readonly say: (several: Saying | null, found: Readonly<Record<string, string | undefined>>) => Saying;
}

const COUNT = '(?:(?<count>\\d{1,2}|[a-z]{2,12}) )?';
const LOST = '(?:perd\\w+|pierd\\w+|lost|loses?|losing|missed|miss(?:es)?)';
const WHOSE = '(?:(?:un|una|el|la|los|las|su|sus|mi|mis|a|an|the|his|her|their|my|our) )?';

/** What can be missed or lost: in Spanish one and several, in English one. */
const MISSED: readonly (readonly [clue: RegExp, one: string, many: string, en: string])[] = [
  [/^(?:entrevistas?(?: de trabajo)?|(?:job )?interviews?)$/, 'entrevista perdida', 'entrevistas perdidas', 'missed interview'],
  [/^(?:vuelos?|flights?)$/, 'vuelo perdido', 'vuelos perdidos', 'missed flight'],
  [/^(?:exam(?:en|enes|s)?)$/, 'examen perdido', 'exámenes perdidos', 'missed exam'],
  [/^(?:turnos?|shifts?)$/, 'turno perdido', 'turnos perdidos', 'missed shift'],
  [/^(?:citas?|appointments?)$/, 'cita perdida', 'citas perdidas', 'missed appointment'],
  [/^(?:clientes?|clientas?|customers?|clients?)$/, 'cliente perdido', 'clientes perdidos', 'lost customer'],
  [/^(?:pedidos?|orders?)$/, 'pedido perdido', 'pedidos perdidos', 'lost order'],
  [/^(?:contratos?|contracts?)$/, 'contrato perdido', 'contratos perdidos', 'lost contract'],
  [/^(?:cosechas?|harvests?)$/, 'cosecha perdida', 'cosechas perdidas', 'lost harvest'],
  [/^(?:temporadas?|seasons?)$/, 'temporada perdida', 'temporadas perdidas', 'lost season'],
  [/^(?:trabajo|empleo|curro|jobs?)$/, 'empleo perdido', 'empleos perdidos', 'lost job'],
];
const WHAT = MISSED.map(([clue]) => clue.source.slice(1, -1)).join('|');
const FEMININE = /perdidas?$/;

const LOSSES: readonly Loss[] = [
  {
    clue: new RegExp(`\\b${LOST} ${WHOSE}${COUNT}(?:dias?|days?)(?: de|.s)? (?:sueldo|paga|pay|wages)\\b`),
    say: (several) =>
      several
        ? [`${several[0]} días de sueldo perdidos`, `${several[1]} days’ lost pay`]
        : ['un día de sueldo perdido', 'a day’s lost pay'],
  },
  {
    clue: new RegExp(
      `\\b${LOST} ${WHOSE}${COUNT}(?<part>dias?|mananas?|tardes?|days?|mornings?|afternoons?)(?: enter[ao]s?)?(?: de trabajo|(?: of|.s)? work)\\b`,
    ),
    say: (several, { part = '' }) => lostWork(several, part),
  },
  {
    clue: new RegExp(
      `\\b${COUNT}(?:noches? sin (?:dormir|pegar ojo)|nights? without (?:any )?sleep|sleepless nights?|nights? awake|en vela)\\b`,
    ),
    say: (several) =>
      several ? [`${several[0]} noches sin dormir`, `${several[1]} sleepless nights`] : ['noches sin dormir', 'sleepless nights'],
  },
  {
    clue: /\b(?:(?:sat|lay|stuck|stayed) in bed(?: for)? (?<count>\d{1,2}|[a-z]{2,12}) days|(?<inBed>\d{1,2}|[a-z]{2,12}) dias (?:en (?:la )?cama|encamad[oa]))\b/,
    say: (several) => (several ? [`${several[0]} días en cama`, `${several[1]} days in bed`] : ['días en cama', 'days in bed']),
  },
  {
    clue: /\b(?:(?:stuck|trapped) (?:at home|indoors)(?: for)? (?<count>\d{1,2}|[a-z]{2,12}) (?:days)|(?<inBed>\d{1,2}|[a-z]{2,12}) dias sin (?:poder )?salir de casa)\b/,
    say: (several) =>
      several
        ? [`${several[0]} días sin salir de casa`, `${several[1]} days stuck at home`]
        : ['días sin salir de casa', 'days stuck at home'],
  },
  {
    clue: /\b(?:(?:se llevo|le dieron|le pusieron|me dieron|me pusieron|con|got|had|needed) (?:unos )?(?<count>\d{1,2}|[a-z]{2,9}) (?:puntos(?= (?:en|de sutura)|$)|stitches))/,
    say: (several) => (several ? [`${several[0]} puntos de sutura`, `${several[1]} stitches`] : ['puntos de sutura', 'stitches']),
  },
  {
    clue: /\b(?<broken>pierna|brazo|cadera|muneca|tobillo) rot[oa]|\b(?:broken|broke (?:his|her|my|their|a)) (?<limb>leg|arm|hip|wrist|ankle)\b/,
    say: (_, { broken, limb }) => BROKEN.find(([es, en]) => foldText(es).includes(broken ?? '-') || en.endsWith(` ${limb}`)) ?? HURT,
  },
  {
    clue: /\b(?<count>\d{1,2}|[a-z]{2,9}) (?:dias sin (?:comer|probar bocado)|days without eating)\b/,
    say: (several) =>
      several ? [`${several[0]} días sin comer`, `${several[1]} days without eating`] : ['días sin comer', 'days without eating'],
  },
  {
    clue: /\b(?:le (?:estafaron|timaron)|me (?:estafaron|timaron)|(?:got|been|was) scammed|lost \S+ to a scam)\b/,
    say: () => ['una estafa', 'a scam'],
  },
  {
    clue: /\b(?:dej(?:o|a|an|aron|ado)|dejaban?) plantad[oa]s?\b|\b(?:stood|stand(?:s|ing)?) (?:us|me|him|her|them|people|you) up\b|\b(?:never|didn.?t|did not|don.?t) (?:even )?(?:turn(?:ed)?|show(?:ed)?) up\b|\bnunca (?:vino|vinieron|aparecio|aparecieron)\b/,
    say: () => ['un plantón', 'a no-show'],
  },
  {
    clue: /\b(?:tuv[oe]|se llevo|me lleve) un susto\b|\b(?:had|got) a scare\b/,
    say: () => ['un susto', 'a scare'],
  },
  {
    clue: /\b(?:sat out of|missed|se perdio|se quedo sin ir a) (?:(?<count>\d{1,2}|[a-z]{2,9}) )?(?:parties|birthdays|fiestas|cumpleanos)\b/,
    say: (several) =>
      several ? [`${several[0]} fiestas perdidas`, `${several[1]} missed parties`] : ['fiestas perdidas', 'missed parties'],
  },
  {
    clue: /\b(?:went|gone|go) lame\b|\bse qued(?:o|aron) coj[oa]s?\b/,
    say: () => ['animales cojos', 'lame animals'],
  },
  {
    clue: /\b(?:lloro|llore|lloraron|lloramos|cried|in tears)\b/,
    say: () => ['lágrimas', 'tears'],
  },
  {
    clue: /\b(?:verguenza|avergonza\w+|embarrass\w+|ashamed)\b/,
    say: () => ['vergüenza', 'embarrassment'],
  },
  {
    clue: /\b(?:fined (?:me|us|him|her|them)|(?:me|nos|le|les) (?:multo|multaron))\b/,
    say: () => ['una multa', 'a fine'],
  },
  {
    clue: /\b(?:multas?|recargos?|penalt(?:y|ies)|fines(?! de )|fined(?! (?:me|us|him|her|them))|got a fine)\b/,
    say: () => ['multas', 'fines'],
  },
  {
    clue: /\b(?:se (?:le )?(?:cayo|cayeron) (?:en|por|de|a la)|me cai|(?<!(?:poles?|rails?|rods?|tiles?|slates?|things?|walls?|roof|ceiling|shelf|shelves|paint|plaster|wheels?|buttons?|heels?|soles?|doors?|signs?|blinds?|curtains?|handles?|pieces?|bits?|it|one|screen|icing|petals|fence) )(?:fell|slipped) (?:down|off|over|in the|on the))\b/,
    say: () => ['una caída', 'a fall'],
  },
  {
    clue: /\b(?:tir(?:o|e|amos|aron|an|a la basura)|threw (?:out|away|it)|(?:in|into) (?:the bin|the trash|a skip|a dumpster))\b/,
    say: () => ['cosas que acaban en la basura', 'things that end up thrown away'],
  },
  {
    clue: /\b(?:an hour|una hora|two hours|dos horas|horas|hours) (?:each way|de coche|de ida|driving|por trayecto)\b|\b(?:drove|drives?|driving) (?:\w+ )?(?:hours|miles)\b/,
    say: () => ['horas de viaje', 'hours of travelling'],
  },
];

/** By the limb that was named. */
const BROKEN: readonly Saying[] = [
  ['una pierna rota', 'a broken leg'],
  ['un brazo roto', 'a broken arm'],
  ['una cadera rota', 'a broken hip'],
  ['una muñeca rota', 'a broken wrist'],
  ['un tobillo roto', 'a broken ankle'],
];
const HURT: Saying = ['una lesión', 'an injury'];

/** One loss is the same thing wherever it is told. */
const known = new Map<string, Concept>();

/** "Waited six weeks for a rail after he slipped": what came before the wait is no cost of it. */
const WAITED_SINCE =
  /\b(?:wait(?:ed|ing|s)?|esper(?:o|e|ando|aron|a)|took|tard(?:o|aron))\b[^.;]*\b(?:after|since|tras|despues de|desde que)\b[^.;,]{0,20}$/;

/** What a statement of the problem tells that it cost, each once: what was missed, then the rest. */
export function findLosses(statement: string): readonly Concept[] {
  const said = foldText(statement);
  const losses = LOSSES.flatMap(({ clue, say }) => {
    const found = clue.exec(said);
    if (!found || WAITED_SINCE.test(said.slice(0, found.index))) return [];
    const { count, inBed } = found.groups ?? {};
    return [say(severalOf(count ?? inBed), found.groups ?? {})];
  });
  return [...new Set([...missedIn(said), ...losses].map(conceptOf))];
}

/** "Lost a job interview", «perdí dos clientes». */
function missedIn(said: string): readonly Saying[] {
  const clue = new RegExp(`\\b${LOST} (?:[a-z’']+ ){0,6}?${COUNT}(?<!\\b(?:de|of) )(?<what>${WHAT})\\b`, 'g');
  return [...said.matchAll(clue)].flatMap(({ groups = {} }) => {
    const missed = MISSED.find(([words]) => words.test(groups.what ?? ''));
    if (!missed) return [];
    const [, one, many, en] = missed;
    const several = severalOf(groups.count);
    return [several ? ([`${several[0]} ${many}`, `${several[1]} ${en}s`] as const) : oneOf(one, en)];
  });
}

function oneOf(es: string, en: string): Saying {
  return [`${FEMININE.test(es) ? 'una' : 'un'} ${es}`, `a ${en}`];
}

function lostWork(several: Saying | null, part: string): Saying {
  const [es, en] = /^(?:manana|morning)/.test(part)
    ? ['mañana', 'morning']
    : /^(?:tarde|afternoon)/.test(part)
      ? ['tarde', 'afternoon']
      : ['día', 'day'];
  const ending = es === 'día' ? 'perdido' : 'perdida';
  const counted = several && es !== 'día' ? several[0].replace(/ún$|un$/, 'una') : several?.[0];
  return several
    ? [`${counted} ${es}s de trabajo ${ending}s`, `${several[1]} lost ${en}s of work`]
    : [`un${es === 'día' ? '' : 'a'} ${es} de trabajo ${ending}`, `a lost ${en} of work`];
}

/** In words, where there are two or more. */
function severalOf(count: string | undefined): Saying | null {
  const value = count === undefined ? undefined : /^\d/.test(count) ? Number(count) : smallNumber(count);
  const [es, en] = value === undefined || value < 2 ? [null, null] : [numberWord(value, 'es'), numberWord(value, 'en')];
  return es && en ? [es, en] : null;
}

function conceptOf([es, en]: Saying): Concept {
  const concept = known.get(es) ?? { kind: 'pain', es, en, clues: { es: [], en: [] } };
  known.set(es, concept);
  return concept;
}
