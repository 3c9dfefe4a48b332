// What a judgement of a language model holds, and how it reads in a terminal.
import type { Language } from '../language/language.ts';
import type { ModelUsage } from '../writing/model-call.ts';
import type { RejectedText } from '../writing/reword-section.ts';

export interface Compared {
  readonly section: string;
  readonly language: Language;
  readonly embedded: string;
  /** The embedded text where nothing of the model's passed. */
  readonly written: string;
}

export interface Judgement {
  readonly name: string;
  readonly seconds: number;
  readonly usage: ModelUsage;
  /** Null where prices were not told. */
  readonly cost: number | null;
  readonly rejected: readonly RejectedText[];
  readonly passages: readonly Compared[];
  readonly translations: readonly { readonly said: string; readonly translated: string | null }[];
}

const COLUMN = 74;

/** A judgement as text for a terminal of 152 columns: rejected sentences, what it took, and both versions side by side. */
export function printJudgement({ name, seconds, usage, cost, rejected, passages, translations }: Judgement): string {
  const changed = passages.filter(({ embedded, written }) => embedded !== written);
  return [
    `${name}: ${changed.length} of ${passages.length} paragraphs reworded, ${rejected.length} sentences rejected.`,
    `${usage.calls} requests, ${usage.inputTokens} tokens in, ${usage.outputTokens} tokens out, ${seconds.toFixed(1)} s.`,
    cost === null ? 'Cost unknown: set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT.' : `Cost ${cost.toFixed(4)}, in the currency of the prices.`,
    '',
    'REJECTED',
    ...(rejected.length === 0
      ? ['nothing']
      : rejected.map(({ section, offence, words, text }) => `${section}: ${offence} (${words}): ${text}`)),
    '',
    'TRANSLATIONS',
    ...translations.flatMap(({ said, translated }) => [...layBeside(said, translated ?? '(none)'), '']),
    ...passages.flatMap((passage, at) => [...headOf(passage, passages[at - 1]), ...layBeside(passage.embedded, versionOf(passage)), '']),
  ].join('\n');
}

function headOf({ section, language }: Compared, before: Compared | undefined): readonly string[] {
  return before?.section === section ? [`[${language}]`] : [section.toUpperCase(), `[${language}]`];
}

function versionOf({ embedded, written }: Compared): string {
  return written === embedded ? '(the same)' : written;
}

function layBeside(left: string, right: string): readonly string[] {
  const [one, other] = [wrap(left), wrap(right)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => `${(one[at] ?? '').padEnd(COLUMN)} | ${other[at] ?? ''}`);
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= COLUMN) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
