// What is asked where nothing sure could be made of a correction: which of two or three figures is meant, each with the value it has.
import { type Fact, type FactId, factValue } from '../facts/fact.ts';
import { withNormalMonth } from '../facts/sales-of-normal-month.ts';
import { formatList } from '../language/format-list.ts';
import { FACT_LABELS } from './fact-labels.ts';
import { NOW, WHAT_FIGURE, WHAT_IS_RIGHT, WHAT_WORDS, WHICH_ONE } from './read-back-texts.ts';
import type { Scene } from './scene.ts';
import { settingOf, wordFact } from './word-fact.ts';

/** Which figure the last answer to the read-back was about; nothing where all of it was heard. */
export function askWhich(scene: Scene): string {
  const { exchanges, language } = scene;
  const last = exchanges.at(-1);
  const { mayMean = [], disputed = [] } = last?.reading ?? {};
  const wrong = mayMean.length <= 1 ? disputed[0] : undefined;
  const asked = exchanges.filter(({ reading }) => (reading.mayMean ?? []).length + (reading.disputed ?? []).length > 0).length;
  const oneOf = (variants: readonly string[]) => variants[(asked - 1) % variants.length] ?? '';
  if (wrong !== undefined) return oneOf(WHAT_IS_RIGHT[language]).replace('{which}', () => nameWithValue(wrong, scene));
  if (mayMean.length === 0) return '';
  const [only, ...others] = mayMean;
  const isFigure = only !== undefined && typeof factValue(scene.before, only) === 'number';
  const variants = (others.length > 0 ? WHICH_ONE : isFigure ? WHAT_FIGURE : WHAT_WORDS)[language];
  const which = formatList(
    mayMean.map((id) => nameWithValue(id, scene)),
    language,
    'or',
  );
  return oneOf(variants).replace('{which}', () => which);
}

function nameWithValue(id: FactId, { before, language }: Scene): string {
  const fact = withNormalMonth(before)[id] as Fact | undefined;
  const value = fact && wordFact(fact, settingOf(before, language));
  const label = FACT_LABELS[id][language];
  return value ? `${label} (${NOW[language]} ${value})` : label;
}
