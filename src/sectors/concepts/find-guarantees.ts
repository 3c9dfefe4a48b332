// A promise with its condition: what has to go wrong, by when, and what is done then. «Si se te muere en tres meses te la cambio», "on time or it's free".
import type { Concept } from './concept.ts';
import { LATE_FOR, REMEDIES, type Saying, TRIGGERS, UNIT } from './guarantee-clues.ts';
import { MONEY_OFF, moneyOff, NOTHING, spanOf, withinIn, wordsFor } from './guarantee-terms.ts';
import { NUMBER } from './term-clues.ts';

interface Guarantee {
  readonly said: Saying;
  /** Where it stands in its sentence. */
  readonly from: number;
  readonly to: number;
}

const IF =
  /(?<!\b(?:no se|sab\w+|ver|mira\w*|pregunt\w+|know|see|ask|as|como|even|only|aunque) )\b(?:si|if|unless|whenever|cuando|como|el que|la que|quien|anyone who|anybody who|whoever)\b|(?:^|[.,:])\s*(?=wrong \w+ (?:sent|comes|turns))/g;
/** What did not happen, with what is not paid right after it: "doesn't cut, don't pay", «no queda, no paga». */
const NO_FIX =
  /(?:^|[.,:(])\s*(?<when>(?:it )?(?:no|(?:does|do|did|is|are|will|can) not) [^,]{2,32}?),? (?<then>(?:you )?do not pay|no (?:pay|fee|charge|bill|cost)|no (?:se )?(?:pag\w+|cobr\w+)|(?:you )?pay nothing|it is free)\b/;
/** "We replace any bulb that dies", «cambio todas las que se rompan». */
const REPLACED =
  /\b(?<remedy>replace|swap|refund)\b (?:you )?(?:any|every|all)\b[^,]{0,40}? (?:that|which) (?<when>[^,]+)|\b(?:cambi|repon|repong|reemplaz)\w+ (?:cualquier\w*|tod[oa]s?|l[oa]s?)\b[^,]{0,40}? que (?<falls>[^,]+)/;
/** In so long, on the day or done, «o…»: what is done where it is not. */
const OR = new RegExp(
  `(?:(?<span>\\b${NUMBER}[ -]?${UNIT})|(?<late>\\b(?:on time|a tiempo|a la hora|puntual\\w*))|(?<fixed>\\b(?:fixed|arreglad[oa]s?|mended|repaired))|(?<clean>\\b(?:spotless|impecable|clean|limpi[oa]s?))|(?<fits>\\bfits?)|(?<passed>\\b(?:aprueb\\w+|you pass))|(?<liked>\\b(?:you love it|te (?:gusta|encanta)|happy|satisfecho)))[^,;]{0,40}?,? (?:o|or|or else) (?<then>[^,]+)`,
);
const IN_THAT_CASE: Readonly<Record<string, Saying>> = {
  late: ['si se llega tarde', 'if it is late'],
  fixed: ['si no queda arreglado', 'if it is not fixed'],
  clean: ['si no queda limpio', 'if it is not clean'],
  fits: ['si no encaja', 'if it does not fit'],
  passed: ['si no se aprueba', 'if the exam is not passed'],
  liked: ['si no convence', 'if it disappoints'],
};
const LATE = 'si se llega tarde';

/** One promise is the same thing wherever it is told. */
const known = new Map<string, Concept>();

/** Whether it was made here: a promise that holds when something goes wrong. */
export function isGuarantee(concept: Concept): boolean {
  return known.get(concept.es) === concept;
}

/** The promises with a condition in a folded text, and what is left of the text without them. */
export function findGuarantees(folded: string): { readonly found: readonly Concept[]; readonly rest: string } {
  const found: Concept[] = [];
  const rest = folded.replace(SENTENCE, (sentence) => {
    let left = spelledOut(sentence);
    for (let times = 0; times < MOST_IN_A_SENTENCE; times++) {
      const guarantee = readOne(left);
      if (!guarantee) return times === 0 ? sentence : left;
      found.push(conceptOf(guarantee.said));
      left = `${left.slice(0, guarantee.from)} . ${left.slice(guarantee.to)}`;
    }
    return left;
  });
  return { found: [...new Set(found)], rest };
}

/** What is done then comes soon after it. */
const MOST_CLAUSES = 2;
const MOST_IN_A_SENTENCE = 3;
const MOST_CONDITIONS = 8;
/** Characters in which a condition and what is done then are told. */
const LONGEST = 240;
/** A full stop inside a number ends no sentence. */
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/g;

/** "Doesn't" and "can't", as two words. */
function spelledOut(text: string): string {
  return text
    .replace(/\bcan(?:'t|not)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b|(?<=\b(?:do|does|did|is|are|was))nt\b/g, ' not')
    .replace(/\bit's\b/g, 'it is');
}

function readOne(sentence: string): Guarantee | null {
  return readConditions(sentence) ?? readOr(sentence) ?? readNoFix(sentence) ?? readReplaced(sentence) ?? readLateOff(sentence);
}

/** The first «si» whose condition and remedy are both known, the remedy after it or else before it. */
function readConditions(sentence: string): Guarantee | null {
  for (const match of [...sentence.matchAll(IF)].slice(0, MOST_CONDITIONS)) {
    const at = match.index;
    const after = untilNextCondition(sentence.slice(at + match[0].length, at + match[0].length + LONGEST));
    const clauses = after.split(',').slice(0, MOST_CLAUSES);
    const [when = ''] = clauses;
    const then = clauses.slice(1).find((clause) => (remedyIn(clause) ?? moneyOff(clause)) !== null) ?? remedyPart(when);
    const condition = then !== null && when.endsWith(then) ? when.slice(0, when.length - then.length) : when;
    const before =
      sentence
        .slice(Math.max(0, at - LONGEST), at)
        .split(',')
        .at(-1) ?? '';
    const said = promise(then ?? before, condition);
    if (!said) continue;
    const to = at + match[0].length + (then === null ? when.length : after.indexOf(then) + then.length);
    return { said, from: then === null ? at - before.length : at, to };
  }
  return null;
}

/** Of a condition that no comma parts from what is done then: from the remedy on. */
function remedyPart(when: string): string | null {
  const off = MONEY_OFF.exec(when);
  const remedies = REMEDIES.flatMap(({ clue, say }) => {
    const found = clue.exec(when);
    return found && say(when.slice(found.index)) ? [found.index] : [];
  });
  const starts = off ? [off.index, ...remedies] : remedies;
  return starts.length > 0 ? when.slice(Math.min(...starts)) : null;
}

function readOr(sentence: string): Guarantee | null {
  const match = OR.exec(sentence);
  if (!match?.groups) return null;
  const { span, number, unit, then = '' } = match.groups;
  const remedy = remedyIn(then);
  const time = spanOf(number, unit);
  const named = Object.entries(IN_THAT_CASE).find(([name]) => match.groups?.[name])?.[1];
  const trigger = span ? time && ([`si se tarda más de ${time[0]}`, `if it takes more than ${time[1]}`] as const) : named;
  return remedy && trigger
    ? { said: [`${remedy[0]} ${trigger[0]}`, `${remedy[1]} ${trigger[1]}`], from: match.index, to: match.index + match[0].length }
    : null;
}

function readNoFix(sentence: string): Guarantee | null {
  const match = NO_FIX.exec(sentence);
  const { when = '', then = '' } = match?.groups ?? {};
  const said = match ? promise(then, when) : null;
  return match && said ? { said, from: match.index, to: match.index + match[0].length } : null;
}

function readReplaced(sentence: string): Guarantee | null {
  const match = REPLACED.exec(sentence);
  const { remedy = 'replace', when, falls = '' } = match?.groups ?? {};
  const said = match ? promise(`${remedy} it`, when ?? falls) : null;
  return match && said ? { said, from: match.index, to: match.index + match[0].length } : null;
}

/** "Five per cent off for each week I'm late": the condition is in what is done. */
function readLateOff(sentence: string): Guarantee | null {
  const match = MONEY_OFF.exec(sentence);
  const said = match && LATENESS.test(sentence) ? moneyOff(match[0]) : null;
  return match && said ? { said, from: match.index, to: match.index + match[0].length } : null;
}

const LATENESS = /\b(?:late|delay\w*|overdue|tarde|retras\w*|demor\w*|atras\w*)\b/;

function promise(then: string, when: string): Saying | null {
  const trigger = triggerIn(when);
  if (!trigger) return null;
  const off = trigger[0] === LATE ? moneyOff(then) : null;
  if (off) return off;
  const remedy = remedyIn(then);
  if (!remedy) return null;
  if (remedy[1] === 'no extra charge')
    return trigger[0] === LATE ? ['ningún recargo por llegar tarde', 'no extra charge for running late'] : null;
  return [`${remedy[0]} ${trigger[0]}`, `${remedy[1]} ${trigger[1]}`];
}

/** Whom it is always free for, whatever happens. */
const OF_SOME = /\b(?:ninos?|chicos|menores|bebes|kids|children|babies|under|members|socios|abonad[oa]s)\b/;

function remedyIn(then: string): Saying | null {
  for (const { clue, say } of REMEDIES) {
    const said = clue.test(then) && !OF_SOME.test(then) ? say(then) : null;
    if (said) return withNewDate(said, then);
  }
  return null;
}

/** «Se devuelve todo o se cambia la fecha»: which of the two is left to the customer. */
function withNewDate([es, en]: Saying, then: string): Saying {
  return es === 'devolución del dinero' && NEW_DATE.test(then)
    ? ['devolución del dinero u otra fecha', 'money back or a new date']
    : [es, en];
}

const NEW_DATE = /\b(?:cambi\w+ (?:la |de )?fecha|otra fecha|otro dia|new date|another (?:date|day)|rebook\w*|reschedul\w*)\b/;

function triggerIn(when: string): Saying | null {
  for (const { clue, say, isSpanned } of TRIGGERS) {
    const found = clue.exec(when);
    if (!found) continue;
    const { number, unit } = found.groups ?? {};
    const span = isSpanned ? spanOf(number, unit) : NOTHING;
    const count = number === undefined || isSpanned ? NOTHING : wordsFor(number);
    if (!span || !count) continue;
    const [es, en] = say(count, span);
    const until = isSpanned ? NOTHING : es === LATE ? lateFor(when) : withinIn(when);
    return [`${es}${until[0]}`, `${en}${until[1]}`];
  }
  return null;
}

function lateFor(when: string): Saying {
  return LATE_FOR.find(({ clue }) => clue.test(when))?.said ?? NOTHING;
}

/** A second «si» begins a promise of its own. */
function untilNextCondition(after: string): string {
  const next = after.search(/\b(?:si|if|unless)\b/);
  return next < 0 ? after : after.slice(0, next);
}

function conceptOf([es, en]: Saying): Concept {
  const concept = known.get(es) ?? { kind: 'edge', es, en, clues: { es: [], en: [] } };
  known.set(es, concept);
  return concept;
}
