import { countryOf } from '../countries/countries.ts';
import { earnedOfPrice } from '../facts/earned-of-price.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import { saleLines } from '../facts/sale-lines.ts';
import { formatList } from '../language/format-list.ts';
import type { Bilingual } from '../language/language.ts';
import { acceptWording } from './accept-wording.ts';
import { followUpTemplate, followUpText } from './ask-follow-up.ts';
import { contrastTemplate } from './contrast-texts.ts';
import { GLOSSARY } from './glossary.ts';
import type { FollowUp, QuestionId, ReadingKind } from './interview.ts';
import { wasOffered } from './next-question.ts';
import { isOffered, offerValues } from './offer-values.ts';
import {
  FUNDING_GAP,
  IDENTITY_TEXTS,
  type IdentityGap,
  ONCE_MORE,
  QUESTION_TEXTS,
  type QuestionText,
  SALES_AT_EACH_PRICE,
  SALES_AT_THE_PRICE,
  SALES_OF_EACH,
  START_ALONE,
  TEAM_ALONE,
  TIMES_ASKED,
  UNIT_COST_OF_COMMISSION,
  UNIT_COST_OF_EACH,
  UNIT_COST_OF_EACH_AGAIN,
  UNIT_COST_WITHOUT_PRICE,
  VOLUME_OF_EACH,
} from './question-texts.ts';
import { countriesOf } from './reading/find-place.ts';
import { remark } from './remark.ts';
import { sayAside } from './say-aside.ts';
import type { Scene } from './scene.ts';
import { isFollowUp, isSalesAlone, missingFunds } from './script.ts';
import { fill } from './suggestion-texts.ts';
import { traceSteps } from './trace-steps.ts';
import { settingOf, wordFigure } from './word-fact.ts';

/**
 * The next question with a word on the last answer before it; the meaning first where the visitor asked what is meant.
 * The page shows nothing else, so all that must be seen is in this text. However often a question is asked, its words are never the same.
 */
export function askQuestion(question: Exclude<QuestionId, 'read-back'>, scene: Scene): string {
  const text = textOf(question, scene);
  return [openingOf(question, text, scene), wordsOf(question, text, scene)].filter(Boolean).join(' ');
}

function openingOf(question: QuestionId, text: QuestionText, scene: Scene): string {
  const { exchanges, language } = scene;
  const last = exchanges.at(-1);
  if (last?.reading.kind === 'help') return last.reading.term ? GLOSSARY[last.reading.term].meaning[language] : text.help[language];
  return sayAside(question, scene) ?? remark(scene, question);
}

const DRAWN_OUT: ReadonlySet<ReadingKind> = new Set(['answer', 'dont-know']);

/** The first wording, the second, and after those both again behind words of their own. */
function wordsOf(question: Exclude<QuestionId, 'read-back'>, text: QuestionText, scene: Scene): string {
  const { exchanges, facts, language } = scene;
  const times = exchanges.filter((exchange) => exchange.question === question).length;
  const { steps, detour } = traceSteps(exchanges);
  if (question === 'revenue' && detour?.about === 'lines') return SALES_OF_EACH[language];
  const last = steps.at(-1);
  // The first answer or «no sé» to it, help asked for in between aside: drawn out once.
  const tries = exchanges.filter((exchange) => exchange.question === question && DRAWN_OUT.has(exchange.reading.kind));
  const drawn = tries.length === 1 && last?.question === question ? last.reading.kind : null;
  if (isOffered(question, facts) && (drawn === 'dont-know' || (times === 0 && wasOffered(question, steps))))
    return offerValues(question, scene);
  if (times === 0) return (isFollowUp(question) ? reworded(question, scene) : null) ?? fillPrice(question, text, scene);
  const contrast = drawn === 'answer' ? contrastTemplate(question, facts, language) : null;
  if (contrast) return acceptWording('contrast', contrast, scene) ?? fill(contrast.text, (name) => contrast.words[name] ?? '');
  if (times === 1) return againOfEach(question, scene) ?? text.again[language];
  const words = times % 2 === 0 ? fillPrice(question, text, scene) : text.again[language];
  const lead = ONCE_MORE[language][times - 2] ?? TIMES_ASKED[language].replace('{times}', String(times));
  return `${lead} ${words}`;
}

function reworded(question: FollowUp, scene: Scene): string | null {
  return scene.wording ? acceptWording(question, followUpTemplate(question, scene), scene) : null;
}

function textOf(question: Exclude<QuestionId, 'read-back'>, scene: Scene): QuestionText {
  if (isFollowUp(question)) return followUpText(question, scene);
  if (question === 'identity') return identityText(identityGapOf(scene), scene);
  if (question === 'team' && scene.facts.founderPay !== undefined) return TEAM_ALONE;
  const price = question === 'revenue' && isSalesAlone(scene.facts) ? factValue(scene.facts, 'price') : undefined;
  if (price !== undefined)
    return filled(
      { ...QUESTION_TEXTS.volume, ask: SALES_AT_THE_PRICE },
      { price: wordFigure('price', price, settingOf(scene.facts, scene.language)) },
    );
  if (question === 'start' && !isPaceOpen(scene.facts)) return START_ALONE;
  const missing = question === 'funding' ? missingFunds(scene.facts) : 0;
  if (missing === 0) return QUESTION_TEXTS[question];
  return filled(FUNDING_GAP, { missing: wordFigure('loan', missing, settingOf(scene.facts, scene.language)) });
}

/** Whether there are sales to get to, and nobody said how fast. */
function isPaceOpen(facts: FactSheet): boolean {
  const isPaced = (['targetMonths', 'openingMonths', 'volumeFromStart', 'growth', 'wonPerMonth'] as const).some(
    (id) => facts[id] !== undefined,
  );
  return facts.volume !== undefined && !isPaced;
}

function identityText(gap: IdentityGap, { facts, language }: Scene): QuestionText {
  if (gap !== 'which-country' && gap !== 'country') return IDENTITY_TEXTS[gap];
  const city = factValue(facts, 'city') ?? '';
  const names = countriesOf(city).map((code) => countryOf(code).name[language]);
  return filled(IDENTITY_TEXTS[gap], { city, countries: names.join(language === 'es' ? ' o en ' : ' or in ') });
}

function filled({ ask, again, help }: QuestionText, words: Readonly<Record<string, string>>): QuestionText {
  const put = ({ es, en }: QuestionText['ask']) => ({
    es: fill(es, (name) => words[name] ?? ''),
    en: fill(en, (name) => words[name] ?? ''),
  });
  return { ask: put(ask), again: put(again), help };
}

/** What is to be changed, else what is missing. */
function identityGapOf({ exchanges, facts }: Scene): IdentityGap {
  const about = traceSteps(exchanges).detour?.about;
  if (about === 'city' || about === 'country' || about === 'currency') return 'place';
  if (about === 'sector' || about === 'trade') return 'trade';
  if (about === 'name') return 'name';
  return missingIdentity(facts);
}

function missingIdentity(facts: FactSheet): IdentityGap {
  const [name, country, trade] = (['name', 'country', 'sector'] as const).map((id) => factValue(facts, id) !== undefined);
  const city = factValue(facts, 'city');
  if (!country && trade && city !== undefined && countriesOf(city).length > 1) return 'which-country';
  if (!country && trade && city !== undefined && name) return 'country';
  if (!country && trade) return name ? 'place' : 'name-and-place';
  if (!country) return 'all';
  if (!trade) return name ? 'trade' : 'name-and-trade';
  return 'name';
}

/** Where several things are sold: how many of each while that is open, then what each costs. */
function ofEach(question: QuestionId, facts: FactSheet): Bilingual | null {
  const isOpen = facts.lines?.value.some(({ units }) => units === null) === true;
  if (isOpen && question === 'revenue') return SALES_AT_EACH_PRICE;
  if (isOpen && question === 'volume') return VOLUME_OF_EACH;
  return question === 'unit-cost' && saleLines(facts) ? UNIT_COST_OF_EACH : null;
}

/** The things whose cost is still open, each by its name, where a figure for all of them could not be right. */
function againOfEach(question: QuestionId, { facts, language }: Scene): string | null {
  const open = question === 'unit-cost' ? saleLines(facts)?.filter(({ unitCost }) => unitCost === undefined) : undefined;
  if (open === undefined || open.length === 0) return null;
  return fill(UNIT_COST_OF_EACH_AGAIN[language], () =>
    formatList(
      open.map(({ label }) => label),
      language,
    ),
  );
}

function fillPrice(question: QuestionId, text: QuestionText, { facts, language }: Scene): string {
  const each = ofEach(question, facts);
  const names = () => formatList(facts.lines?.value.map(({ label }) => label) ?? [], language);
  if (each) return fill(each[language], names);
  const [price, earned] = [factValue(facts, 'price'), earnedOfPrice(facts)];
  if (question !== 'unit-cost') return text.ask[language];
  if (price === undefined) return UNIT_COST_WITHOUT_PRICE[language];
  if (earned !== price)
    return UNIT_COST_OF_COMMISSION[language].replace('{earned}', () => wordFigure('price', earned ?? 0, settingOf(facts, language)));
  return text.ask[language].replace('{price}', () => wordFigure('price', price, settingOf(facts, language)));
}
