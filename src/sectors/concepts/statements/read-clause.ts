// Reads a clause word by word and tells it in the other language; nothing where a word of it is not known or stands where the grammar has none.
import type { Language } from '../../../language/language.ts';
import type { Trait } from '../named-forms.ts';
import { traitAt } from '../phrase-words.ts';
import { ADVERB_LIST, BESIDE_LIST, PREPOSITION_LIST } from './adverb-list.ts';
import { type Group, groupsAt, joinGroups, type Read } from './read-group.ts';
import { timeAt } from './read-time.ts';
import { type Sayable, sayEnglish, saySpanish } from './say-verb.ts';
import type { Token } from './tokens-of-statement.ts';
import { BE, CAN, formsOfWord, HAVE, type Inflected, type Verb } from './verb-forms.ts';

interface Statement {
  readonly tokens: readonly Token[];
  readonly language: Language;
}

/** Of whom a clause is told. */
export type Subject = Pick<Group, 'who' | 'sourceWho' | 'isPerson' | 'isFeminine'>;

/** A clause, and whom it was told of. */
export interface Clause {
  readonly text: string;
  readonly subject: Subject | null;
}

const MOST_COMPLEMENTS = 6;
const linesOf = (list: string): readonly string[] => list.split('\n').filter(Boolean);

/** What a list has for some words, by their first; `<` read as Spanish alone and `>` as English alone. */
type Heard = readonly { readonly words: readonly string[]; readonly says: string }[];
const heardIn = (list: string, language: Language): Heard =>
  linesOf(list)
    .flatMap((line) => {
      const [, es = '', sign, en = ''] = /^(.*) ([=<>]) (.*)$/.exec(line) ?? [];
      if ((sign === '<' && language === 'en') || (sign === '>' && language === 'es')) return [];
      const [from, to] = language === 'es' ? [es, en] : [en, es];
      return [
        {
          words: fold(from)
            .replace(/\b(d)el\b/g, '$1e el')
            .split(' '),
          says: to,
        },
      ];
    })
    .toSorted((one, other) => other.words.length - one.words.length);
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const both = (list: string) => ({ es: heardIn(list, 'es'), en: heardIn(list, 'en') });
const ADVERBS = both(ADVERB_LIST);
const BESIDE = both(BESIDE_LIST);
const PREPOSITIONS = both(PREPOSITION_LIST);

function heardAt({ tokens, language }: Statement, at: number, lists: Readonly<Record<Language, Heard>>): Read<string> | null {
  const found = lists[language].find(({ words }) => words.every((word, step) => tokens[at + step]?.folded === word));
  return found ? { meaning: found.says, end: at + found.words.length } : null;
}

const wordAt = ({ tokens }: Statement, at: number): string => tokens[at]?.folded ?? '';

/** Each clause that may stand there: of somebody named in it, or of the one before it. */
export function* clausesAt(from: Statement, start: number, before: Subject | null, isSubordinate = false): Generator<Read<Clause>> {
  for (const front of frontsAt(from, start)) {
    for (const { meaning, end } of coresAt(from, front.end, before, isSubordinate)) {
      yield { meaning: { ...meaning, text: `${front.meaning}${meaning.text}` }, end };
    }
  }
}

/** «En Málaga», "On the seafront in Galway,": what stands before the clause. */
function* frontsAt(from: Statement, start: number): Generator<Read<string>> {
  for (const { meaning, end } of besideVerbAt(from, start)) {
    if (NO_FRONT.test(meaning)) continue;
    const comma = wordAt(from, end) === ',' ? 1 : 0;
    const mark = comma === 1 || from.language === 'es' ? ', ' : ' ';
    for (const more of frontsAt(from, end + comma)) {
      yield {
        meaning: `${meaning.replace(/,$/, '')}${comma || more.meaning === '' ? mark : ' '}${more.meaning}`.replace(/, , /g, ', '),
        end: more.end,
      };
    }
  }
  yield { meaning: '', end: start };
}

/** They stand with their verb. */
const NO_FRONT = /^(?:already|still|always|never|well|badly|a lot|little|ya|todavía|siempre|nunca|bien|mal|mucho|poco)$/;

/** What stands beside a verb: an adverb, a time, or a place or a thing after a preposition. */
function* besideVerbAt(from: Statement, start: number): Generator<Read<string>> {
  const adverb = heardAt(from, start, ADVERBS);
  // «Fuera de España» is not away.
  const isMore = adverb !== null && adverb.end === start + 1 && (heardAt(from, start, PREPOSITIONS)?.end ?? 0) > adverb.end;
  const isOfSomebody = adverb !== null && /home$/.test(adverb.meaning) && wordAt(from, adverb.end) === 'de';
  if (adverb && !isMore && !isOfSomebody) yield adverb;
  const time = timeAt(from.tokens, start, from.language);
  if (time) yield time;
  if (time && /^(?:for|durante|por)$/.test(wordAt(from, start))) return;
  if (
    /^con$/.test(wordAt(from, start)) &&
    AGED.test(
      from.tokens
        .slice(start)
        .map(({ folded }) => folded)
        .join(' '),
    )
  )
    return;
  const whoever = from.language === 'es' && wordAt(from, start) === 'a' ? whoeverAt(from, start + 1) : null;
  if (whoever) yield { meaning: `for ${whoever.meaning.text}`, end: whoever.end };
  for (const preposition of PREPOSITIONS[from.language]) {
    if (!preposition.words.every((word, step) => wordAt(from, start + step) === word)) continue;
    for (const group of groupsJoined(from, start + preposition.words.length, true)) {
      if (/^(?:between|entre)$/.test(preposition.says) && !/ (?:and|y|e) /.test(group.meaning.text)) continue;
      yield { meaning: contracted(afterPreposition(preposition.says, group.meaning)), end: group.end };
    }
  }
}

/** «De Logroño» are in Logroño, «de doce» of twelve. */
function afterPreposition(preposition: string, { text, asOne }: Group): string {
  if (/^(?:in|of)$/.test(preposition) && ON.test(text)) return `on ${text.replace(/^the (?=\p{Lu})/u, '')}`;
  if (preposition === 'of' && /^⟦[^⟧]+⟧ \p{L}/u.test(text)) return `with ${text}`;
  if (preposition === 'for' && ON.test(text)) return `on ${text}`;
  if (preposition === 'of' && (/^\p{Lu}/u.test(text) || PLACE.test(text))) return `in ${text}`;
  if (preposition === 'for' && (/^\p{Lu}/u.test(text) || PLACE.test(text))) return `around ${text}`;
  if (preposition === 'for' && asOne) return asOne.replace(/^an? /, 'per ');
  return `${preposition} ${/^with/.test(preposition) && asOne ? asOne : text}`;
}

const ON =
  /^(?:the |a )?(?:pavement|coast|seafront|street|phone|terrace|wall|website|beach|Facebook|Google|TikTok|Instagram|LinkedIn|WhatsApp|\p{L}+days)$/u;
/** «Coches con más de ocho años». */
const AGED = /^con (?:mas de |menos de )?\S+ anos(?! )/;
const PLACE =
  /^(?:the|my|our|their) (?:old town|neighbou?rhood|village|city|town|centre|province|area|coast|market|region|street)(?!\p{L})/u;

function contracted(text: string): string {
  return text.replace(/(?<!\p{L})de el(?!\p{L})/gu, 'del').replace(/(?<!\p{L})a el(?!\p{L})/gu, 'al');
}

/** One group, or several joined, each with what follows it. */
function* groupsJoined(from: Statement, start: number, isInner = false): Generator<Read<Group>> {
  for (const first of groupsWithAfter(from, start, isInner)) {
    const and = joinAt(from, first.end);
    if (and) {
      for (const more of groupsJoined(from, and.end, isInner)) {
        yield { meaning: joinGroups([first.meaning, more.meaning], from.language, and.meaning), end: more.end };
      }
    }
    yield first;
  }
}

function joinAt(from: Statement, at: number): Read<'and' | 'or'> | null {
  const word = wordAt(from, at);
  if (/^(?:y|e|and)$/.test(word)) return { meaning: 'and', end: at + 1 };
  return /^(?:o|u|or)$/.test(word) ? { meaning: 'or', end: at + 1 } : null;
}

/** «Los jubilados británicos de aquí», "the owner of my gym", «gente de 25 a 55 años». */
function* groupsWithAfter(from: Statement, start: number, isInner: boolean): Generator<Read<Group>> {
  for (const group of groupsAt(from.tokens, start, from.language)) yield* withAfter(from, group, 2, isInner);
}

function* withAfter(from: Statement, group: Read<Group>, most: number, isInner: boolean): Generator<Read<Group>> {
  // A name has nothing after it that it is of.
  const isName = /^\p{Lu}/u.test(group.meaning.text) && /^(?:de|of)$/.test(wordAt(from, group.end));
  if (most > 0 && !isName) {
    for (const after of afterGroupAt(from, group.end, group.meaning)) {
      const longer = {
        ...group.meaning,
        text: owned(group.meaning.text, after.meaning),
        asSubject: owned(group.meaning.asSubject, after.meaning),
      };
      yield* withAfter(from, { meaning: longer, end: after.end }, most - 1, isInner);
    }
  }
  // What follows a comma is told of the whole, and not of what stands after a preposition in it.
  if (isInner && wordAt(from, group.end) === ',') return yield group;
  for (const clause of relativesAt(from, group.end, group.meaning)) {
    const { text, asSubject, asOne } = group.meaning;
    const longer = {
      ...group.meaning,
      text: `${text}${clause.meaning}`,
      asSubject: `${asSubject}${clause.meaning}`,
      asOne: asOne && `${asOne}${clause.meaning}`,
    };
    yield { meaning: longer, end: clause.end };
  }
  yield group;
}

/** "My father’s barber", and not "the barber of my father". */
function owned(text: string, after: string): string {
  const owner = /^of (?<owner>(?:my|our|their|his|her|your) \p{L}+[^s])$/u.exec(after)?.groups?.owner;
  return owner && /^the /.test(text) ? `${owner}’s ${text.replace(/^the /, '')}` : `${text} ${after}`;
}

function* afterGroupAt(from: Statement, at: number, group: Group): Generator<Read<string>> {
  const trait =
    from.language === 'en'
      ? traitAt(
          from.tokens.map(({ folded }) => folded),
          at,
          'en',
        )
      : null;
  if (trait && /(?:ed|en)$/.test(trait.meaning.en)) yield { meaning: agreeing(trait.meaning, group), end: trait.end };
  const beside = heardAt(from, at, BESIDE);
  if (beside) yield beside;
  const time = timeAt(from.tokens, at, from.language);
  if (time && /⟦|\by tantos\b|in their|^(?:a|al) /.test(time.meaning)) yield time;
  const word = wordAt(from, at);
  if (!/^(?:de|of|con|with|sin|without|in|en|para|for|entre|between|at)$/.test(word)) return;
  // What is paid for something is no sum for it.
  if (/^⟦/.test(group.text) && /^(?:for|para|por)$/.test(word)) return;
  for (const { meaning, end } of besideVerbAt(from, at)) if (!heardAt(from, at, ADVERBS)) yield { meaning, end };
}

/** As Spanish has it of them. */
function agreeing({ es }: Trait, { who, isFeminine }: Pick<Subject, 'who' | 'isFeminine'>): string {
  return es[(/p$/.test(who) ? 2 : 0) + (isFeminine ? 1 : 0)] ?? '';
}

/** «Que viven fuera», "who want a loft"; "forms she cannot read" has what it is done to before it. */
function* relativesAt(from: Statement, start: number, group: Group): Generator<Read<string>> {
  const comma = wordAt(from, start) === ',' ? 1 : 0;
  const word = wordAt(from, start + comma);
  const other = from.language === 'es' ? (group.isPerson ? 'who' : comma ? 'which' : 'that') : 'que';
  if (/^(?:que|who|that|which)$/.test(word) && !/é/i.test(from.tokens[start + comma]?.said ?? '')) {
    for (const { meaning, end } of predicateSeries(from, start + comma + 1, group)) {
      yield { meaning: `${comma ? ',' : ''} ${other} ${meaning}`, end };
    }
  }
  const pronoun = comma ? null : pronounAt(from, start);
  if (from.language === 'en' && pronoun) {
    for (const { meaning, end } of predicatesAt(from, pronoun.end, pronoun.meaning, true)) yield { meaning: ` que ${meaning}`, end };
  }
}

/** «Que vive o trabaja en El Llano y desayuna fuera». */
function* predicateSeries(from: Statement, start: number, subject: Subject): Generator<Read<string>> {
  for (const { meaning, end } of predicatesAt(from, start, subject, false)) {
    const joint = joinAt(from, end);
    if (joint) {
      const word = from.language === 'es' ? joint.meaning : joint.meaning === 'and' ? 'y' : 'o';
      for (const more of predicateSeries(from, joint.end, subject)) yield { meaning: `${meaning} ${word} ${more.meaning}`, end: more.end };
    }
    yield { meaning, end };
  }
}

const PRONOUNS: Readonly<Record<string, Subject>> = {
  i: { who: '1s', sourceWho: '1s', isPerson: true, isFeminine: false },
  we: { who: '1p', sourceWho: '1p', isPerson: true, isFeminine: false },
  you: { who: '2s', sourceWho: '2s', isPerson: true, isFeminine: false },
  they: { who: '3p', sourceWho: '3p', isPerson: true, isFeminine: false },
  he: { who: '3s', sourceWho: '3s', isPerson: true, isFeminine: false },
  she: { who: '3s', sourceWho: '3s', isPerson: true, isFeminine: true },
};

function pronounAt(from: Statement, at: number): Read<Subject> | null {
  const subject = from.language === 'en' ? PRONOUNS[wordAt(from, at)] : undefined;
  return subject ? { meaning: subject, end: at + 1 } : null;
}

/** English names whoever a Spanish verb tells of by its ending alone. */
function pronounOf({ who, isFeminine, isPerson }: Subject): string {
  if (who === '3s') return !isPerson ? 'it' : isFeminine ? 'she' : 'he';
  return { '1s': 'I', '2s': 'you', '1p': 'we', '3p': 'they' }[who];
}

function* coresAt(from: Statement, start: number, before: Subject | null, isSubordinate: boolean): Generator<Read<Clause>> {
  yield* fixedAt(from, start, before);
  yield* ledAstrayAt(from, start);
  const whoever = whoeverAt(from, start);
  if (whoever) yield* tellOf(from, whoever.end, whoever.meaning, `${whoever.meaning.text} `);
  const pronoun = pronounAt(from, start);
  if (pronoun) yield* tellOf(from, pronoun.end, pronoun.meaning, '');
  for (const { meaning: group, end } of groupsJoined(from, start)) yield* tellOf(from, end, group, `${group.asSubject} `);
  if (from.language === 'es') {
    yield* trailingAt(from, start);
    for (const who of ['1s', '1p', '2s'] as const) {
      const subject: Subject = { who, sourceWho: who, isPerson: true, isFeminine: false };
      yield* tellOf(from, start, subject, `${pronounOf(subject)} `);
    }
  }
  if (before) yield* tellOf(from, start, before, isSubordinate && from.language === 'es' ? `${pronounOf(before)} ` : '');
}

function* tellOf(from: Statement, start: number, subject: Subject, said: string): Generator<Read<Clause>> {
  for (const { meaning, end } of predicatesAt(from, start, subject, false)) yield { meaning: { text: `${said}${meaning}`, subject }, end };
}

/** «El que va sin cita», «quien llega tarde»: whoever does it. */
function whoeverAt(from: Statement, start: number): Read<Group> | null {
  const words = from.tokens
    .slice(start)
    .map(({ folded }) => folded)
    .join(' ');
  const opened = WHOEVER[from.language].exec(words);
  if (!opened) return null;
  const text = from.language === 'es' ? 'whoever' : 'quien';
  const whoever: Group = {
    text,
    asSubject: text,
    who: '3s',
    sourceWho: '3s',
    isPerson: true,
    isFeminine: false,
    isDefinite: true,
    asOne: null,
  };
  for (const { meaning, end } of predicatesAt(from, start + opened[0].trim().split(' ').length, whoever, false)) {
    const longer = `${text} ${meaning}`;
    const isAll = end === from.tokens.length || predicatesAt(from, end, whoever, false).next().value !== undefined;
    if (isAll) return { meaning: { ...whoever, text: longer, asSubject: longer }, end };
  }
  return null;
}

const WHOEVER: Readonly<Record<Language, RegExp>> = { es: /^(?:el que|la que|quien) /, en: /^(?:whoever|anyone who) / };

/** «No hay donde tomar un café», «hay que pedir hora», «no queda ninguna librería», "there are no lights". */
function* fixedAt(from: Statement, start: number, before: Subject | null): Generator<Read<Clause>> {
  const words = from.tokens
    .slice(start)
    .map(({ folded }) => folded)
    .join(' ');
  for (const [clue, say, isDone] of FIXED[from.language]) {
    const found = clue.exec(words);
    if (!found) continue;
    const end = start + found[0].trim().split(' ').length;
    if (isDone) {
      for (const done of doneAt(from, end, 'infinitive'))
        yield { meaning: { text: `${say} ${done.meaning}`, subject: before }, end: done.end };
    } else {
      for (const group of groupsJoined(from, end)) {
        for (const rest of complementsAt(from, group.end, 2, true)) {
          yield { meaning: { text: `${existing(say, group.meaning)}${rest.meaning}`, subject: group.meaning }, end: rest.end };
        }
      }
    }
  }
}

/** "There is no greengrocer left", "there are no lights". */
function existing(say: string, { text, asOne, who }: Group): string {
  const none = / no(?: |$)/.test(say) && asOne ? asOne.replace(/^an? /, '') : text.replace(/^no /, '');
  const verb = who === '3p' && none === text && /^there is(?: no)?(?: …|$)/.test(say) ? say.replace('there is', 'there are') : say;
  return verb.includes('…') ? verb.replace('…', none) : `${verb} ${none}`;
}

const FIXED: Readonly<Record<Language, readonly (readonly [RegExp, string, boolean])[]>> = {
  es: [
    [/^no hay (?:d[oo]nde|sitio donde|un sitio donde) /, 'there is nowhere to', true],
    [/^hay que /, 'you have to', true],
    [/^no hay quien /, 'there is nobody to', true],
    [/^no hay (?:un[oa]? )?/, 'there is no', false],
    [/^hay /, 'there is', false],
    [/^ya no hay /, 'there is no longer any', false],
    [/^(?:ya )?no quedan? (?:ningun[oa]? )?/, 'there is no … left', false],
    [/^faltan? /, 'there is a shortage of', false],
  ],
  en: [
    [/^there is nowhere to /, 'no hay dónde', true],
    [/^(?:you|we) have to /, 'hay que', true],
    [/^there (?:is|are) (?:no|not any) /, 'no hay', false],
    [/^there (?:is|are) /, 'hay', false],
  ],
};

/** «A una clienta le falló la limpiadora»: she is told of in English, and what follows is told of her. */
function* ledAstrayAt(from: Statement, start: number): Generator<Read<Clause>> {
  if (from.language !== 'es' || wordAt(from, start) !== 'a') return;
  for (const { meaning: group, end } of groupsAt(from.tokens, start + 1, 'es')) {
    const isHers = /^les?$/.test(wordAt(from, end));
    const form =
      isHers &&
      formsOfWord(wordAt(from, end + 1), 'es').find(
        ({ verb, tense, who }) => verb.es.head === 'fallar' && hasPerson(tense) && who.some((one) => /^3/.test(one)),
      );
    if (!form) continue;
    for (const by of groupsWithAfter(from, end + 2, false)) {
      const be = group.who === '3p' ? (form.tense === 'present' ? 'are' : 'were') : form.tense === 'present' ? 'is' : 'was';
      yield { meaning: { text: `${group.text} ${be} let down by ${by.meaning.text}`, subject: group }, end: by.end };
    }
  }
}

/** «Cerró la última librería»: the subject follows its verb. */
function* trailingAt(from: Statement, start: number): Generator<Read<Clause>> {
  const isReflexive = wordAt(from, start) === 'se';
  const at = start + (isReflexive ? 1 : 0);
  for (const { verb, tense, who } of formsOfWord(wordAt(from, at), 'es')) {
    if (!verb.isTrailing || verb.es.isReflexive !== isReflexive || !hasPerson(tense)) continue;
    for (const { meaning: group, end } of groupsJoined(from, at + 1)) {
      if (!who.includes(group.sourceWho)) continue;
      for (const rest of complementsAt(from, end, 2, true)) {
        const said = sayEnglish({ verb, tense, isNot: false, aspect: null }, group, rest.meaning);
        yield { meaning: { text: `${group.asSubject} ${said}`, subject: group }, end: rest.end };
      }
    }
  }
}

function hasPerson(tense: Inflected['tense']): tense is 'present' | 'past' | 'imperfect' {
  return /^(?:present|past|imperfect)$/.test(tense);
}

/** What is said of the subject: its verb and all that goes with it; `isMissing` where what it is done to stands before. */
function* predicatesAt(from: Statement, start: number, subject: Subject, isMissing: boolean): Generator<Read<string>> {
  const read = from.language === 'es' ? spanishVerbsAt(from, start, subject) : englishVerbsAt(from, start, subject);
  for (const {
    meaning: { sayable, adverb, object },
    end,
  } of read) {
    const say = (rest: string) =>
      from.language === 'es' ? sayEnglish(sayable, subject, `${object}${rest}`) : saySpanish(sayable, subject, rest, object.trim());
    for (const { meaning: rest, end: last } of afterVerbAt(from, end, sayable, subject, isMissing)) {
      yield { meaning: `${adverb}${say(rest)}`, end: last };
    }
  }
}

/** A verb with its adverbs before it, and a pronoun it is done to. */
interface Found {
  readonly sayable: Sayable;
  readonly adverb: string;
  readonly object: string;
}

const BEFORE_VERB: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/^ya no /, 'no longer '],
    [/^nunca /, 'never '],
    [/^siempre /, 'always '],
    [/^ya /, 'already '],
    [/^(?:solo|solamente) /, 'only '],
    [/^tambien /, 'also '],
    [/^casi nunca /, 'hardly ever '],
  ],
  en: [
    [/^no longer /, 'ya no '],
    [/^never /, 'nunca '],
    [/^always /, 'siempre '],
    [/^already /, 'ya '],
    [/^only /, 'solo '],
    [/^also /, 'también '],
    [/^hardly ever /, 'casi nunca '],
  ],
};

function beforeVerbAt(from: Statement, start: number): Read<string> {
  const words = `${from.tokens
    .slice(start)
    .map(({ folded }) => folded)
    .join(' ')} `;
  const found = BEFORE_VERB[from.language].find(([clue]) => clue.test(words));
  return found
    ? { meaning: found[1], end: start + (found[0].exec(words)?.[0].trim().split(' ').length ?? 0) }
    : { meaning: '', end: start };
}

const OBJECTS: Readonly<Record<string, string>> = {
  me: ' me',
  te: ' you',
  nos: ' us',
  les: ' them',
  lo: ' it',
  la: ' it',
  los: ' them',
  las: ' them',
};

function* spanishVerbsAt(from: Statement, start: number, { sourceWho }: Subject): Generator<Read<Found>> {
  const { meaning: adverb, end } = beforeVerbAt(from, start);
  const isNot = /^no$/.test(wordAt(from, end));
  let at = isNot ? end + 1 : end;
  const clitics: string[] = [];
  while (/^(?:se|me|te|nos|les?|lo|la|los|las)$/.test(wordAt(from, at))) clitics.push(wordAt(from, at++));
  const own = { '1s': 'me', '2s': 'te', '3s': 'se', '1p': 'nos', '3p': 'se' }[sourceWho];
  const isReflexive = clitics.includes(own);
  const others = clitics.filter((clitic) => clitic !== own);
  if (others.some((clitic) => OBJECTS[clitic] === undefined)) return;
  const object = others.map((clitic) => OBJECTS[clitic]).join('');
  for (const { verb, tense, who } of formsOfWord(wordAt(from, at), 'es')) {
    if (!hasPerson(tense) || !who.includes(sourceWho)) continue;
    const found = (sayable: Sayable, last: number): Read<Found> => ({ meaning: { sayable, adverb, object }, end: last });
    if (verb === HAVE)
      yield* participlesAt(from, at + 1, 'es', isReflexive).map(([one, last]) =>
        found({ verb: one, tense, isNot, aspect: 'perfect' }, last),
      );
    else if (verb === BE.estar)
      yield* gerundsAt(from, at + 1, 'es').map(([one, last]) => found({ verb: one, tense, isNot, aspect: 'progressive' }, last));
    if (verb === HAVE || verb.es.isReflexive !== isReflexive) continue;
    const last = restAt(from, at + 1, verb.es.rest);
    if (last !== null) yield found({ verb, tense, isNot, aspect: null }, last);
  }
}

type Ended = readonly [verb: Verb, end: number];

function participlesAt(from: Statement, at: number, language: Language, isReflexive: boolean): readonly Ended[] {
  return endedAt(from, at, language, 'participle').filter(([verb]) => language === 'en' || verb.es.isReflexive === isReflexive);
}

function gerundsAt(from: Statement, at: number, language: Language): readonly Ended[] {
  return endedAt(from, at, language, 'gerund');
}

function endedAt(from: Statement, at: number, language: Language, form: Inflected['tense']): readonly Ended[] {
  return formsOfWord(wordAt(from, at), language).flatMap(({ verb, tense }): Ended[] => {
    const end = tense === form ? restAt(from, at + 1, verb[language].rest) : null;
    return end === null ? [] : [[verb, end]];
  });
}

/** Where the rest of an idiom ends; null where it is not there. */
function restAt(from: Statement, at: number, rest: string): number | null {
  const words =
    rest === ''
      ? []
      : fold(rest)
          .replace(/\b(d)el\b/g, '$1e el')
          .split(' ');
  return words.every((word, step) => wordAt(from, at + step) === word) ? at + words.length : null;
}

const WHOM: ReadonlyMap<string, string> = new Map([
  ['me', 'me'],
  ['us', 'nos'],
  ['you', 'te'],
  ['them', 'les'],
]);

function* englishVerbsAt(from: Statement, start: number, { sourceWho }: Subject): Generator<Read<Found>> {
  const { meaning: adverb, end: at } = beforeVerbAt(from, start);
  const found = (sayable: Sayable, end: number): Read<Found> => ({ meaning: { sayable, adverb, object: '' }, end });
  const word = wordAt(from, at);
  const isNotAfter = wordAt(from, at + 1) === 'not';
  const next = at + (isNotAfter ? 2 : 1);
  if (/^(?:do|does|did)$/.test(word) && isNotAfter) {
    for (const [verb, end] of endedAt(from, next, 'en', 'infinitive'))
      yield found({ verb, tense: word === 'did' ? 'past' : 'present', isNot: true, aspect: null }, end);
  }
  if (/^(?:can|could)$/.test(word))
    yield found({ verb: CAN, tense: word === 'can' ? 'present' : 'imperfect', isNot: isNotAfter, aspect: null }, next);
  if (/^(?:have|has|had)$/.test(word)) {
    for (const [verb, end] of participlesAt(from, next, 'en', false))
      yield found({ verb, tense: word === 'had' ? 'past' : 'present', isNot: isNotAfter, aspect: 'perfect' }, end);
  }
  if (/^(?:is|are|was|were|am)$/.test(word)) {
    const tense = /^w/.test(word) ? 'imperfect' : 'present';
    for (const [verb, end] of gerundsAt(from, next, 'en')) yield found({ verb, tense, isNot: isNotAfter, aspect: 'progressive' }, end);
    yield found({ verb: BE.ser, tense, isNot: isNotAfter, aspect: null }, next);
  }
  for (const { verb, tense, who } of formsOfWord(word, 'en')) {
    if (!hasPerson(tense) || !who.includes(sourceWho) || [BE.ser, CAN, HAVE].includes(verb)) continue;
    const end = restAt(from, at + 1, verb.en.rest);
    if (end === null) continue;
    yield found({ verb, tense, isNot: false, aspect: null }, end);
    const whom = WHOM.get(wordAt(from, end));
    if (whom) yield { meaning: { sayable: { verb, tense, isNot: false, aspect: null }, adverb, object: whom }, end: end + 1 };
  }
}

/** What the verb asks for: an infinitive, what something is like, what it is done to, and all that goes beside it. */
function* afterVerbAt(
  from: Statement,
  at: number,
  { verb, aspect }: Sayable,
  subject: Subject,
  isMissing: boolean,
): Generator<Read<string>> {
  if (verb === CAN || verb.chain !== null) {
    const form = verb.chain === 'ing' ? 'gerund' : 'infinitive';
    const start = from.language === 'en' && verb.chain === 'to' ? restAt(from, at, 'to') : at;
    if (start === null) return;
    for (const done of doneAt(from, start, form, isMissing)) {
      const link = verb === CAN || verb.chain === 'ing' || from.language === 'en' ? ' ' : ' to ';
      yield { meaning: `${link}${done.meaning}`, end: done.end };
    }
    return;
  }
  if ((verb === BE.ser || verb === BE.estar) && aspect === null) {
    const trait = traitAt(
      from.tokens.map(({ folded }) => folded),
      at,
      from.language,
    );
    if (trait && trait.end === at + 1) {
      const inSpanish = agreeing(trait.meaning, subject);
      for (const rest of complementsAt(from, trait.end, 2, true)) {
        yield { meaning: ` ${from.language === 'es' ? trait.meaning.en : inSpanish}${rest.meaning}`, end: rest.end };
      }
    }
  }
  for (const that of thatAt(from, at, verb, subject)) yield that;
  // «Son de veinte personas»: what they are of, English says with another verb.
  if (verb === BE.ser && /^(?:de|todos)$/.test(wordAt(from, at))) return;
  const isDirect = !/(?:^| )(?:a|con|de|en)$/.test(verb.es.rest);
  for (const rest of complementsAt(from, at, MOST_COMPLEMENTS, isMissing, isDirect, verb)) {
    const first = from.tokens[at]?.folded ?? '';
    const isLeft = rest.end === at || NO_OBJECT[from.language].test(first) || heardAt(from, at, ADVERBS) !== null;
    if (!verb.isTransitive || isMissing || aspect !== null || !isLeft) yield rest;
  }
}

/** What begins otherwise is done to something. */
const NO_OBJECT: Readonly<Record<Language, RegExp>> = {
  es: /^(?:de|desde|con|en|por|cada|[,;:])$/,
  en: /^(?:to|from|of|with|in|at|by|every|[,;:])$/,
};

const TELLING = /^(?:decir|contar|creer|saber|pensar|prometer|ver)$/;

/** «Me contó que devolvió cuatro»: told of whoever tells it, unless somebody else is named. */
function* thatAt(from: Statement, at: number, verb: Verb, subject: Subject): Generator<Read<string>> {
  if (!TELLING.test(verb.es.head) || !/^(?:que|that)$/.test(wordAt(from, at))) return;
  for (const { meaning, end } of clausesAt(from, at + 1, subject, true))
    yield { meaning: ` ${from.language === 'es' ? 'that' : 'que'} ${meaning.text}`, end };
}

/** What is done, without whoever does it: «tomar un café», "reading the forms". */
function* doneAt(from: Statement, at: number, form: 'infinitive' | 'gerund', isMissing = false): Generator<Read<string>> {
  const word = wordAt(from, at);
  if (from.language === 'es' && word === 'no' && form === 'infinitive') {
    for (const { meaning, end } of doneAt(from, at + 1, form, isMissing))
      yield { meaning: / nothing(?!\p{L})/u.test(meaning) ? meaning : `not ${meaning}`, end };
    return;
  }
  const enclitic = from.language === 'es' ? /^(.*[aei]r)(se|lo|la|los|las)$/.exec(word) : null;
  const isSelf = enclitic?.[2] === 'se';
  for (const { verb, tense } of formsOfWord(enclitic?.[1] ?? word, from.language)) {
    const isForm = from.language === 'es' ? tense === 'infinitive' || tense === form : tense === form;
    const end =
      isForm && (from.language === 'en' || verb.es.isReflexive === isSelf) ? restAt(from, at + 1, verb[from.language].rest) : null;
    if (end === null) continue;
    const pronoun = enclitic && !isSelf ? OBJECTS[enclitic[2] ?? ''] : '';
    for (const rest of afterVerbAt(from, end, { verb, tense: 'present', isNot: false, aspect: null }, SOMEBODY, isMissing)) {
      const sayable: Sayable = { verb, tense: from.language === 'en' ? 'infinitive' : form, isNot: false, aspect: null };
      const meaning =
        from.language === 'es'
          ? sayEnglish(sayable, SOMEBODY, `${pronoun}${rest.meaning}`)
          : saySpanish(sayable, SOMEBODY, rest.meaning, '');
      yield { meaning, end: rest.end };
    }
  }
}

const SOMEBODY: Subject = { who: '3p', sourceWho: '3p', isPerson: true, isFeminine: false };

/** All that stands beside the verb; what it is done to once, and first. */
function* complementsAt(
  from: Statement,
  at: number,
  most: number,
  isMissing: boolean,
  isDirect = true,
  verb: Verb | null = null,
): Generator<Read<string>> {
  if (most > 0) {
    const comma = wordAt(from, at) === ',' ? 1 : 0;
    const start = at + comma;
    const mark = comma ? ', ' : ' ';
    if (!isMissing && !comma) {
      yield* objectAt(from, at, most, isDirect, verb);
      yield* soThatAt(from, at);
    }
    for (const one of besideVerbAt(from, start)) {
      // «De» after a verb is the verb's own.
      if (from.language === 'es' && wordAt(from, start) === 'de' && /^(?:of|with) /.test(one.meaning)) continue;
      const said = bought(one.meaning, verb);
      for (const rest of complementsAt(from, one.end, most - 1, isMissing, isDirect, verb))
        yield { meaning: `${mark}${said}${rest.meaning}`, end: rest.end };
    }
    for (const [clue, form, say] of DOING[from.language]) {
      const opened = clue.exec(
        from.tokens
          .slice(start)
          .map(({ folded }) => folded)
          .join(' '),
      );
      if (!opened) continue;
      const words = opened[0].trim() === '' ? 0 : opened[0].trim().split(' ').length;
      for (const done of doneAt(from, start + words, form)) yield { meaning: `${mark}${say}${done.meaning}`, end: done.end };
    }
  }
  yield { meaning: '', end: at };
}

/** "Pay for", "spent on", "quoted by": the prepositions that these verbs have in Spanish. */
function bought(beside: string, verb: Verb | null): string {
  const own = VERB_PREPOSITIONS.filter(([verbs]) => verbs.test(`${verb?.es.head} ${verb?.es.rest}`));
  return own.reduce((said, [, from, to]) => said.replace(from, to), beside);
}

const VERB_PREPOSITIONS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(?:pagar|cobrar) /, /^para /, 'por '],
  [/^gastar /, /^para /, 'en '],
  [/^gastar /, /^in /, 'on '],
  [/^recibir /, /^por /, 'de '],
];

/** «Para cortarse el pelo», "without calling", «mirando el móvil». */
const DOING: Readonly<Record<Language, readonly (readonly [RegExp, 'infinitive' | 'gerund', string])[]>> = {
  es: [
    [/^para (?=\S+r(?:se|l[oa]s?)? ?)/, 'infinitive', 'to '],
    [/^a (?=\S+r(?:se|l[oa]s?)? ?)/, 'infinitive', 'to '],
    [/^sin (?=\S+r(?:se|l[oa]s?)? ?)/, 'gerund', 'without '],
    [/^por (?=\S+r(?:se|l[oa]s?)? ?)/, 'gerund', 'for '],
    [/^(?=\S+ndo )/, 'gerund', ''],
  ],
  en: [
    [/^to (?=\S)/, 'infinitive', 'para '],
    [/^without (?=\S+ing )/, 'gerund', 'sin '],
  ],
};

/** What it is done to; «a» before somebody definite is Spanish alone. */
function* objectAt(from: Statement, at: number, most: number, isDirect: boolean, verb: Verb | null): Generator<Read<string>> {
  const isPersonal = from.language === 'es' && wordAt(from, at) === 'a';
  for (const { meaning: group, end } of groupsJoined(from, isPersonal ? at + 1 : at)) {
    if (isPersonal && !group.isPerson) continue;
    const to = objectOf(group, from.language, isDirect, verb);
    for (const rest of complementsAt(from, end, most - 1, true, isDirect, verb)) yield { meaning: ` ${to}${rest.meaning}`, end: rest.end };
  }
  const pronoun = from.language === 'en' ? ({ it: 'lo', them: 'los' } as const)[wordAt(from, at) as 'it'] : undefined;
  if (pronoun)
    for (const rest of complementsAt(from, at + 1, most - 1, true)) yield { meaning: ` ⟨${pronoun}⟩${rest.meaning}`, end: rest.end };
}

/** Whoever it is done to has «a» before them in Spanish; one thing that Spanish leaves bare has an article in English. */
function objectOf({ text, asOne, isPerson, isDefinite }: Group, language: Language, isDirect: boolean, verb: Verb | null): string {
  if (!isDirect) return text;
  if (language === 'es') {
    if (verb?.es.isReflexive) return text.replace(/^the /, 'their ');
    return verb?.es.head === 'renovar' && asOne ? asOne.replace(/^an? /, 'their ') : (asOne ?? text);
  }
  return isPerson && (isDefinite || TO_SOMEBODY.test(verb?.es.head ?? '')) ? contracted(`a ${text}`) : text;
}

const TO_SOMEBODY = /^(?:pagar|preguntar|llamar|ayudar|conocer)$/;

/** «No sabe por qué», "why". */
function* soThatAt(from: Statement, at: number): Generator<Read<string>> {
  if (from.language === 'es' && wordAt(from, at) === 'por' && wordAt(from, at + 1) === 'que') yield { meaning: ' why', end: at + 2 };
  if (from.language === 'en' && wordAt(from, at) === 'why') yield { meaning: ' por qué', end: at + 1 };
}

/** A noun phrase alone, with all that follows it: whoever the customers are, or what is offered. */
export function* fragmentsAt(from: Statement, start: number): Generator<Read<string>> {
  for (const { meaning, end } of groupsJoined(from, start)) {
    for (const rest of complementsAt(from, end, 3, true))
      yield { meaning: `${meaning.asOne ?? meaning.text}${rest.meaning}`, end: rest.end };
  }
  yield* besideVerbAt(from, start);
  if (from.language === 'es') yield* doneAt(from, start, 'infinitive');
}
