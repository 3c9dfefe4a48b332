// Plans of founders of one trade, two and two, from recorded interviews: each with words, prices, customers and rivals of their own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTranscript, TODAY } from '../../src/interview/transcripts/play-transcript.ts';
import type { Transcript } from '../../src/interview/transcripts/transcript.ts';
import { TRANSCRIPTS } from '../../src/interview/transcripts/transcripts.ts';
import type { Language } from '../../src/language/language.ts';
import { composePlan } from '../../src/plan/compose-plan.ts';
import { modelPlan } from '../../src/plan/model-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';

/** By the id of a transcript, or of a founder recorded afresh. */
const PAIRS = {
  'two cafés': ['cafe_restaurant full', 'cafe'],
  'two clinics': ['health_clinic full', 'health_clinic english'],
  'two online shops': ['ecommerce full', 'ecommerce english'],
  'two repair shops': ['repair_shop full', 'reparamovil'],
  'two bakeries': ['food_manufacturing english', 'bakery'],
  'two breweries': ['food_manufacturing full', 'cerveceria'],
  'two tools': ['dental', 'turnito'],
} as const;

/** How often each pair is written, each time with two ids of its own: an id draws the wordings. */
export const DRAWS = 4;

export interface SameTrade {
  readonly name: string;
  readonly draws: readonly (readonly [Plan, Plan])[];
}

/** Every pair, written as often as asked. */
export function sameTradePlans(draws = DRAWS): readonly SameTrade[] {
  return Object.entries(PAIRS).map(([name, [one, other]], pair) => {
    const [write, writeOther] = [writerOf(one), writerOf(other)];
    const ids = Array.from({ length: draws }, (_, draw) => [idOf(pair, 2 * draw), idOf(pair, 2 * draw + 1)] as const);
    return { name, draws: ids.map(([id, otherId]) => [write(id), writeOther(otherId)] as const) };
  });
}

/** A document's id as any is: hexadecimal, the same at every run. */
function idOf(pair: number, draw: number): string {
  return `${pair}${draw.toString(16)}`.padEnd(32, `${draw.toString(16)}7e${pair}`);
}

function writerOf(founder: string): (id: string) => Plan {
  const { facts } = playTranscript(transcriptOf(founder));
  const model = modelPlan(facts, TODAY);
  return (id) => composePlan({ id, date: TODAY, facts, model, language: 'es' });
}

function transcriptOf(founder: string): Transcript {
  const recorded = TRANSCRIPTS.find(({ id }) => id === founder);
  if (recorded) return recorded.transcript;
  const fresh = FRESH.find(({ id }) => id === founder);
  if (!fresh) throw new Error(`no founder ${founder}`);
  return {
    kind: fresh.language === 'en' ? 'english' : 'full',
    topics: fresh.topics,
    replies: fresh.replies ?? {},
    facts: {},
    mostQuestions: 20,
  };
}

const FRESH = readFileSync(join(import.meta.dirname, '../../src/interview/transcripts/fresh-founders.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pick<Transcript, 'topics' | 'replies'> & { readonly id: string; readonly language: Language });
