// What the assistant says about the answer just given, before its next question: a dozen words, and the figures it read by their names.
import { earnedOfPrice } from '../facts/earned-of-price.ts';
import { type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import type { Topic } from '../facts/topic.ts';
import { formatList } from '../language/format-list.ts';
import { formatMoney } from '../language/format-money.ts';
import type { Bilingual } from '../language/language.ts';
import { FACT_LABELS } from './fact-labels.ts';
import type { FollowUp, QuestionId, ReadingKind } from './interview.ts';
import { isOffered } from './offer-values.ts';
import type { Scene } from './scene.ts';
import { isFollowUp, isGap, isTopic, missingFunds, TOLD_ANYWHERE, topicOf } from './script.ts';
import type { Exchange } from './trace-steps.ts';
import { type Setting, settingOf, wordFact, wordFigure, wordTrade } from './word-fact.ts';

/** Figures worth repeating, with the period they are said for. The others would crowd the question. */
const REPEATED: Partial<Record<FactId, Bilingual>> = {
  price: { es: '', en: '' },
  volume: { es: ' al mes', en: ' a month' },
  unitCost: { es: '', en: '' },
  fixedCosts: { es: ' al mes', en: ' a month' },
  investment: { es: '', en: '' },
  ownFunds: { es: '', en: '' },
  investorFunds: { es: '', en: '' },
  loan: { es: '', en: '' },
  start: { es: '', en: '' },
  season: { es: '', en: '' },
};
const MOST_REPEATED = 4;

/** What each is called where several are repeated. */
const NAMED: Partial<Record<FactId, Bilingual>> = {
  price: { es: 'precio', en: 'price' },
  volume: { es: 'ventas', en: 'sales' },
  unitCost: { es: 'coste por venta', en: 'cost per sale' },
  fixedCosts: { es: 'gastos fijos', en: 'fixed costs' },
  investment: { es: 'inversión', en: 'investment' },
  ownFunds: { es: 'dinero propio', en: 'own money' },
  investorFunds: { es: 'dinero de un inversor', en: 'money from an investor' },
  loan: { es: 'préstamo', en: 'loan' },
  start: { es: 'apertura', en: 'opening' },
  season: { es: 'temporada', en: 'season' },
};

/** After «no sé» to where the missing money comes from. */
const LOAN_ASSUMED: Bilingual = {
  es: 'De acuerdo: supongo un préstamo de {missing} y el plan dirá que es un supuesto.',
  en: 'All right: I assume a loan of {missing}, and the plan will say that it is assumed.',
};

const THANKS: Readonly<Record<Topic, Bilingual>> = {
  problem: { es: 'Gracias, ya veo por dónde va.', en: 'Thank you, I see where this is going.' },
  customer: { es: 'Ya veo a quién te diriges.', en: 'I see who you have in mind.' },
  solution: { es: 'Entendido.', en: 'Understood.' },
  marketing: { es: 'Tomo nota de esos caminos.', en: 'I have noted those.' },
  revenue: { es: 'Gracias.', en: 'Thank you.' },
  resources: { es: 'Gracias, me hago una idea.', en: 'Thank you, that gives me an idea.' },
  goals: { es: 'Apuntadas esas metas.', en: 'I have written those goals down.' },
  competitors: { es: 'Gracias.', en: 'Thank you.' },
};

const UNKNOWN_FIGURE: Bilingual<readonly string[]> = {
  es: [
    'No pasa nada: usaré la cifra habitual de tu sector.',
    'De acuerdo, pondré lo habitual en tu sector y lo diré.',
    'Sin problema: lo tomo de negocios parecidos.',
  ],
  en: [
    'No problem: I will use the usual figure for your trade.',
    'All right, I will take what is usual and say so.',
    'That is fine: I will take it from similar businesses.',
  ],
};

const UNKNOWN_WORDS: Bilingual<readonly string[]> = {
  es: ['No pasa nada, seguimos.', 'De acuerdo, lo dejamos abierto.', 'Sin problema, vamos a lo siguiente.'],
  en: ['No problem, let us go on.', 'All right, we leave that open.', 'That is fine, on to the next one.'],
};

const TELL_MORE: Bilingual = { es: 'Me ayudaría saber algo más.', en: 'A little more would help.' };

/** Before the single questions into which an unanswered topic is broken. */
const BY_PARTS: Bilingual<readonly string[]> = {
  es: ['No pasa nada, vamos por partes.', 'De acuerdo, dato por dato.', 'Sin problema, de uno en uno.'],
  en: ['No problem, one part at a time.', 'All right, one figure at a time.', 'That is fine, step by step.'],
};

const UNCLEAR: Bilingual<readonly string[]> = {
  es: ['No me ha quedado claro.', 'No he sabido leer eso.', 'Me falta algo más concreto.'],
  en: ['I could not make much of that.', 'I could not read that one.', 'I need something more concrete.'],
};

/** Before three values to choose from. */
const NEVER_MIND: Bilingual<readonly string[]> = {
  es: ['No pasa nada.', 'Es normal no saberlo aún.', 'Vamos a estimarlo.'],
  en: ['Never mind.', 'Few know that at this point.', 'Let us estimate it.'],
};
const USUAL_TAKEN: Bilingual<readonly string[]> = {
  es: ['Tomo la habitual.', 'Pongo entonces la normal.', 'Me quedo con la de en medio.'],
  en: ['I take the usual one.', 'The usual one, then.', 'I go with the middle one.'],
};
const GOOD: Bilingual = { es: 'Bien, sigo.', en: 'Good, on we go.' };
const WITHOUT_TAX: Bilingual = {
  es: 'De acuerdo, lo cuento sin impuesto y el plan enseña la diferencia.',
  en: 'All right, I count it without tax and the plan shows the difference.',
};
const LEFT_AS_IT_IS: Bilingual = { es: 'De acuerdo, lo dejo como está.', en: 'All right, I leave it as it is.' };
const DOES_IT_FIT: Bilingual = {
  es: '¿Te cuadra? Si no, dímelo y lo cambiamos.',
  en: 'Does that fit? If not, say so and we will change it.',
};
const UNLESS_IT_FITS: Bilingual = {
  es: 'Si no te cuadra, dímelo y lo cambiamos.',
  en: 'If that does not fit, say so and we will change it.',
};

const BUSINESS: Bilingual = { es: 'Negocio', en: 'Business' };
const NOTED: Bilingual = { es: 'Anotado', en: 'Noted' };
const TAKEN_BACK: Bilingual = { es: 'Quitado', en: 'Taken out' };

/** Questions whose «no sé» is filled with the trade's usual figure. */
const FIGURE_QUESTIONS: ReadonlySet<QuestionId> = new Set<QuestionId>([
  ...(['revenue', 'price', 'volume', 'unit-cost'] as const),
  ...(['resources', 'fixed-costs', 'investment', 'funding', 'team'] as const),
]);

/** A short word on the last answer; `next` is the question that follows. */
export function remark({ exchanges, before, facts, language }: Scene, next: QuestionId): string {
  const last = exchanges.at(-1);
  if (!last) return '';
  const turn = exchanges.length;
  const { question, reading } = last;
  const setting = settingOf(facts, language);
  const echo = echoRevenue(before, facts, setting, next) ?? repeatFacts(last, before, facts, setting);
  const gone = tellGone(last, before, facts, setting);
  if (echo !== null || gone !== null) return [gone, echo].filter((words) => words !== null).join(' ');
  if (question === 'funding' && reading.kind === 'dont-know' && missingFunds(facts) > 0)
    return LOAN_ASSUMED[language].replace('{missing}', () => wordFigure('loan', missingFunds(facts), setting));
  const other = reading.facts.find(({ id }) => TOLD_ANYWHERE.has(id) && id !== question)?.id as Topic | undefined;
  if (reading.kind === 'answer' && other !== undefined && !reading.facts.some(({ id }) => id === question)) return THANKS[other][language];
  if (isFollowUp(question)) return closeFollowUp(question, reading.kind)[language];
  if (reading.kind === 'answer' && next === question && isTopic(question)) return TELL_MORE[language];
  if (reading.kind === 'answer') return isTopic(question) ? THANKS[question][language] : '';
  if (reading.kind === 'dont-know' && isOffered(next, facts)) {
    return pick((isOffered(question, facts) && next !== question ? USUAL_TAKEN : NEVER_MIND)[language], turn);
  }
  if (reading.kind === 'confirmation') return GOOD[language];
  if (reading.kind !== 'dont-know' && next === question) return pick(UNCLEAR[language], turn);
  return pick(lettingGo(question, next)[language], turn);
}

function closeFollowUp(question: FollowUp, kind: ReadingKind): Bilingual {
  if (kind === 'answer') return { es: `${NOTED.es}.`, en: `${NOTED.en}.` };
  return question === 'tax' ? WITHOUT_TAX : LEFT_AS_IT_IS;
}

/** What to say when a question stays without an answer. */
function lettingGo(question: QuestionId, next: QuestionId): Bilingual<readonly string[]> {
  if (!FIGURE_QUESTIONS.has(question)) return UNKNOWN_WORDS;
  return isGap(next) && topicOf(next) === question ? BY_PARTS : UNKNOWN_FIGURE;
}

/** The month's revenue and whether it fits, said once: when price and volume have just become known. It catches most misread figures. */
function echoRevenue(before: FactSheet, after: FactSheet, { language, locale, currency }: Setting, next: QuestionId): string | null {
  if (revenueOf(before) !== null) return null;
  const revenue = revenueOf(after);
  if (revenue === null) return null;
  const amount = formatMoney(revenue.inTime, currency, locale);
  const first = formatMoney(revenue.first, currency, locale);
  const echo =
    revenue.inTime > revenue.first
      ? {
          es: `A pleno ritmo son unos ${amount} al mes, y ${first} el primero.`,
          en: `At full pace that makes about ${amount} a month, and ${first} in the first.`,
        }[language]
      : { es: `Eso son unos ${amount} al mes.`, en: `That makes about ${amount} a month.` }[language];
  if (!isFollowUp(next)) return `${echo} ${DOES_IT_FIT[language]}`;
  // Before a yes-or-no question the other one must not ask for a yes; a doubt that follows asks about these very figures.
  return next === 'tax' || next === 'period' ? `${echo} ${UNLESS_IT_FITS[language]}` : echo;
}

/** Of the first month, and of one at the pace that sales are told to get to; null while a figure is open. */
function revenueOf(facts: FactSheet): { readonly first: number; readonly inTime: number } | null {
  const [earned, volume] = [earnedOfPrice(facts), factValue(facts, 'volume')];
  if (earned == null || volume === undefined) return null;
  return { first: earned * volume, inTime: earned * Math.max(volume, factValue(facts, 'targetVolume') ?? 0) };
}

/** The new figures of the answer, or the name and the trade, said back; null where there is none. */
function repeatFacts({ question, reading }: Exchange, before: FactSheet, after: FactSheet, setting: Setting): string | null {
  const { language } = setting;
  const fresh = reading.facts.filter(({ id, value }) => factValue(before, id) !== value && factValue(after, id) === value);
  const name = fresh.find(({ id }) => id === 'name');
  const isOfTrade = reading.facts.some(
    ({ id, value }) => (id === 'trade' || (id === 'sector' && reading.corrected?.includes(id))) && factValue(after, id) === value,
  );
  const trade = isOfTrade ? wordTrade(after, setting) : null;
  if (name) return `${NOTED[language]}: ${[wordFact(name, setting), trade].filter(Boolean).join(', ')}.`;
  if (trade && question !== 'problem') return `${BUSINESS[language]}: ${trade}.`;
  // Goals hold figures of the year to come; saying them back would only confuse.
  const isPutRight = reading.kind === 'correction' || reading.corrected !== undefined;
  if (!isPutRight && !FIGURE_QUESTIONS.has(question) && !isFollowUp(question) && question !== 'start') return null;
  const costs = question === 'unit-cost' ? (factValue(after, 'lines') ?? []).filter(({ unitCost }) => unitCost !== undefined) : [];
  if (costs.length > 1 && fresh.some(({ id }) => id === 'lines'))
    return `${NOTED[language]}: ${formatList(
      costs.map(({ label, unitCost }) => `${label}, ${wordFigure('unitCost', unitCost ?? 0, setting)}`),
      language,
    )}.`;
  // What an average month sells follows from the season.
  const isSeasonal = fresh.some(({ id }) => id === 'season');
  const repeated = fresh.filter(
    (fact) => REPEATED[fact.id] !== undefined && !(isSeasonal && fact.id === 'volume') && wordFact(fact, setting) !== null,
  );
  const said = repeated.map((fact) => {
    // "Noted: £0" would not say of what.
    const name = repeated.length > 1 || fact.value === 0 ? NAMED[fact.id]?.[language] : undefined;
    return [name, `${wordFact(fact, setting)}${REPEATED[fact.id]?.[language] ?? ''}`].filter(Boolean).join(' ');
  });
  return said.length === 0 ? null : `${NOTED[language]}: ${formatList(said.slice(0, MOST_REPEATED), language)}.`;
}

/** What is taken back, with what it was; null where nothing is. */
function tellGone({ reading }: Exchange, before: FactSheet, after: FactSheet, setting: Setting): string | null {
  const gone = (reading.disputed ?? []).flatMap((id) => {
    const was = before[id];
    const value = was && after[id] === undefined ? wordFact(was, setting) : null;
    return value === null ? [] : [`${NAMED[id]?.[setting.language] ?? FACT_LABELS[id][setting.language]} ${value}`];
  });
  return gone.length === 0 ? null : `${TAKEN_BACK[setting.language]}: ${formatList(gone, setting.language)}.`;
}

function pick(variants: readonly string[], turn: number): string {
  return variants[turn % variants.length] ?? '';
}
