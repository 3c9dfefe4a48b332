// What a language model would make of one plan: what is rejected, what it takes, and both texts.
import { randomUUID } from 'node:crypto';
import { createTextSetter, flatten } from '../documents/set-text.ts';
import type { FactSheet } from '../facts/fact.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import { composePlan } from '../plan/compose-plan.ts';
import { modelPlan } from '../plan/model-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { bindSections } from '../writing/bind-sections.ts';
import type { ModelPrices } from '../writing/model-books.server.ts';
import type { ModelDesk } from '../writing/model-call.ts';
import { outlinePlan } from '../writing/outline-plan.ts';
import { namesIn } from '../writing/review-passage.ts';
import { type RejectedText, recheckWording } from '../writing/reword-section.ts';
import { type WrittenSection, writeSections } from '../writing/write-sections.ts';
import type { Compared, Judgement } from './print-judgement.ts';

export interface JudgeParts {
  readonly name: string;
  readonly desk: ModelDesk;
  readonly prices: ModelPrices | null;
  readonly facts: FactSheet;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly signal: AbortSignal;
}

const PLAN_ID = '00000000000000000000000000000000';

/** Composes the plan of these facts and has the model write it as the server would, without setting or keeping any of it. */
export async function judgeModel({ name, desk, prices, facts, language, date, signal }: JudgeParts): Promise<Judgement> {
  const plan = composePlan({ id: PLAN_ID, date, facts, model: modelPlan(facts, date), language });
  const rejected: RejectedText[] = [];
  const since = performance.now();
  const writer = { name, desk, canary: randomUUID(), signal, hear: (one: RejectedText) => rejected.push(one) };
  const sections = await writeSections(plan, writer, { kept: [], keep: async () => undefined, tell: () => undefined });
  const seconds = (performance.now() - since) / 1000;
  const usage = desk.usage();
  const { translations = {} } = bindSections(plan, sections);
  return {
    name,
    seconds,
    usage,
    cost: prices && (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000,
    rejected,
    passages: comparePassages(plan, sections),
    translations: Object.entries(plan.quotes).map(([id, { text }]) => ({ said: text, translated: translations[id] ?? null })),
  };
}

/** Each passage as it would be printed, both ways; its other version is what of the model's words still passes the review. */
function comparePassages(plan: Plan, sections: readonly WrittenSection[]): readonly Compared[] {
  const setters = LANGUAGES.map((language) => ({ language, setter: createTextSetter(plan, language) }));
  const parts = { plan, names: namesIn(plan) };
  return outlinePlan(plan).flatMap((page) => {
    const wording = recheckWording(page, sections.find(({ section }) => section === page.id)?.wording ?? {}, parts) ?? {};
    return page.passages.flatMap(({ id, text }) =>
      setters.map(({ language, setter }) => ({
        section: page.id,
        language,
        embedded: flatten(setter.rich(text)),
        written: flatten(setter.rich(wording[id] ?? text)),
      })),
    );
  });
}
