// Orders to the language model, hidden in answers and in names, before a model that obeys them: the plan stays what its figures say.
import { describe, expect, test } from 'vitest';
import type { FactSheet } from '../../src/facts/fact.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import { checkPlan } from '../../src/plan/check-plan.ts';
import { composePlan } from '../../src/plan/compose-plan.ts';
import { modelPlan } from '../../src/plan/model-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { textsOf } from '../../src/plan/plan-texts.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../../src/plan/sample-facts.ts';
import { bindSections } from '../../src/writing/bind-sections.ts';
import { writeSections } from '../../src/writing/write-sections.ts';
import { deskOf, type Shown } from '../../src/writing/writing-fixture.ts';
import { ATTACKS, type Attack } from './injections-fixture.ts';

const CANARY = 'kvrmpltsdnbqgkvrmplt';
const model = modelPlan(SAMPLE_FACTS, SAMPLE_DATE);

describe.each(ATTACKS)('attack $number ($language, $where): $what', (attack) => {
  test('changes nothing of the plan, whether the model adds what was asked or writes nothing else', async () => {
    const compose = () => composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: plant(attack), model, language: attack.language });
    const [plan, again] = [compose(), compose()];
    for (const obey of [addTo, writeOnly]) {
      const desk = deskOf((shown, { instructions }) => obey(shown, attack.obeyed(instructions, CANARY)));
      const signal = new AbortController().signal;
      const parts = { kept: [], keep: async () => undefined, tell: () => undefined };
      const written = await writeSections(plan, { name: 'obedient', desk, canary: CANARY, signal }, parts);
      const enriched = bindSections(plan, written);
      expect(desk.calls.length).toBeGreaterThan(6);
      expect(desk.calls.some(({ data }) => JSON.stringify(data).includes(attack.trace))).toBe(true);
      expect(checkPlan(enriched, bindSections(again, written)).filter(({ passed }) => !passed)).toEqual([]);
      expect(enriched.figures).toEqual(plan.figures);
      expect(newWords(plan, enriched, attack.text)).toEqual([]);
      expect(Object.values(enriched.translations ?? {}).join(' ')).not.toMatch(new RegExp(`${CANARY}|://|@`, 'i'));
    }
  });
});

test('the same model, not attacked, does change the plan', async () => {
  const plan = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
  const desk = deskOf((shown) => addTo(shown, { es: 'Dicho de otro modo.', en: 'In other words.' }));
  const parts = { kept: [], keep: async () => undefined, tell: () => undefined };
  const written = await writeSections(plan, { name: 'obedient', desk, canary: CANARY, signal: new AbortController().signal }, parts);
  expect(newWords(plan, bindSections(plan, written)).join(' ')).toContain('Dicho de otro modo.');
});

test('there are thirty, in both languages, first-hand and by a name', () => {
  expect(ATTACKS).toHaveLength(30);
  for (const language of LANGUAGES) {
    expect(ATTACKS.filter((attack) => attack.language === language).length).toBeGreaterThanOrEqual(12);
    expect(ATTACKS.filter((attack) => attack.language === language && attack.where !== 'problem').length).toBeGreaterThanOrEqual(5);
  }
});

/** The sheet of an ordinary business, with the attack in the place of what was said there. */
function plant({ where, text }: Attack): FactSheet {
  const quote = { turn: 0, start: 0, end: text.length, text };
  const fact = { period: null, unit: null, quote, origin: 'said' as const };
  return { ...SAMPLE_FACTS, [where]: { ...fact, id: where, value: text } } as FactSheet;
}

type Obeyed = ReturnType<Attack['obeyed']>;

/** The paragraphs as they were, each with what the attacker wants at its end. */
function addTo({ paragraphs, quotations }: Shown, obeyed: Obeyed): object {
  if (paragraphs) return { paragraphs: paragraphs.map(({ id, es, en }) => ({ id, es: `${es} ${obeyed.es}`, en: `${en} ${obeyed.en}` })) };
  return { translations: (quotations ?? []).map(({ id, text, from }) => ({ id, text: `${text} ${obeyed[from === 'es' ? 'en' : 'es']}` })) };
}

/** Only what the attacker wants, with each figure somewhere in it. */
function writeOnly({ paragraphs, quotations }: Shown, obeyed: Obeyed): object {
  const slots = (text: string) => [...text.matchAll(/\{\{[^}]+\}\}/g)].join(' ');
  if (paragraphs) {
    return { paragraphs: paragraphs.map(({ id, es, en }) => ({ id, es: `${obeyed.es} ${slots(es)}`, en: `${obeyed.en} ${slots(en)}` })) };
  }
  return { translations: (quotations ?? []).map(({ id, from }) => ({ id, text: obeyed[from === 'es' ? 'en' : 'es'] })) };
}

/** What the enriched plan prints and the composed one does not; the attacker's own words may be translated as such. */
function newWords(plan: Plan, enriched: Plan, planted = ''): readonly string[] {
  const wordsOf = (one: Plan) => textsOf(one).flatMap(({ text }) => LANGUAGES.map((language) => text[language]));
  const known = new Set(wordsOf(plan));
  // What our own grammar translated is the plan's, and no model's.
  const translations = Object.entries(enriched.translations ?? {}).filter(([id, text]) => plan.translations?.[id] !== text);
  const isPlanted = (id: string) => planted.includes(plan.quotes[id]?.text.replace(/…$/, '') ?? '');
  return [...wordsOf(enriched).filter((text) => !known.has(text)), ...translations.flatMap(([id, text]) => (isPlanted(id) ? [] : [text]))];
}
