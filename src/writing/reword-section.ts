import { z } from 'zod';
import { LANGUAGES, type Language } from '../language/language.ts';
import type { Plan, PlanText } from '../plan/plan.ts';
import { askTwice, type Judged, tellsSecrets } from './ask-twice.ts';
import { cleanData } from './clean-data.ts';
import { SLOT } from './find-quantities.ts';
import { instructWriter, OFFENCE_REASONS } from './instruct-model.ts';
import type { ModelDesk } from './model-call.ts';
import type { Passage, Section, Wording } from './outline-plan.ts';
import { type Rejection, type ReviewContext, reviewPassage } from './review-passage.ts';
import { type Finding, NO_SECRETS, wordsIn } from './review-sentence.ts';

/** What a page's writing rests on besides its outline. */
export interface SectionParts {
  readonly plan: Plan;
  /** See `namesIn`. */
  readonly names: ReadonlySet<string>;
  readonly desk: ModelDesk;
  readonly canary: string;
  readonly signal: AbortSignal;
  /** Hears what the review rejects. */
  readonly hear?: (rejected: RejectedText) => void;
}

/** A sentence or a translation that may not be printed, and why. */
export interface RejectedText extends Finding {
  readonly section: string;
  readonly text: string;
}

/** By how much of its letters a page may grow. */
const ROOM = 0.08;
/** Half a line, which any page has left. */
const ROOM_LETTERS = 48;

interface Rewording {
  readonly paragraphs: readonly { readonly id: string; readonly es: string; readonly en: string }[];
}

/** The answers that say something about each page. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  summary: ['problem', 'solution', 'goals'],
  customer: ['problem', 'customer', 'solution'],
  market: ['customer', 'competitors'],
  'business-model': ['solution', 'said-price', 'said-unit-cost'],
  operations: ['resources', 'solution'],
  marketing: ['marketing', 'customer', 'solution'],
  goals: ['goals'],
  risks: ['competitors', 'goals'],
};

const schema: z.ZodType<Rewording> = z.object({ paragraphs: z.array(z.object({ id: z.string(), es: z.string(), en: z.string() })) });

const EXAMPLE: Rewording = {
  paragraphs: [
    {
      id: '2.0.1',
      es: 'Cada ramo se vende a {{fig:price*}} y, pagadas las flores, deja {{fig:margin-unit*}}.',
      en: 'Each bouquet sells at {{fig:price*}} and, once the flowers are paid for, leaves {{fig:margin-unit*}}.',
    },
  ],
};

/** A page's paragraphs as the model words them, as far as they pass the review; the embedded paragraph stands for the others. */
export function rewordSection(section: Section, parts: SectionParts): Promise<Wording[string]> {
  const context = contextOf(parts);
  const ids = section.passages.map(({ id }) => id);
  return askTwice<PlanText, RejectedSentence>(ids, (asked, rejected) => {
    const passages = section.passages.filter(({ id }) => asked.includes(id));
    return askFor(section, passages, rejected, parts, context);
  });
}

/** What of the wording still passes the review: what was kept may be older than the outline it was written for. */
export function recheckWording(
  section: Section,
  wording: Wording[string],
  { plan: { quotes }, names }: Pick<SectionParts, 'plan' | 'names'>,
): Wording[string] {
  const context = { quotes, names, ...NO_SECRETS };
  const texts = section.passages.flatMap(({ id, text }) => {
    const reworded = wording[id];
    return reworded && reviewPassage(text, reworded, context).length === 0 ? [[id, reworded] as const] : [];
  });
  return keepToPage(section, Object.fromEntries(texts));
}

/** As much as fits: a page was composed to fill its sheet. What adds most to it is left out first. */
function keepToPage({ passages }: Section, wording: Wording[string]): Wording[string] {
  const kept: Record<string, PlanText> = { ...wording };
  const growth = ({ id, text }: Passage, language: Language) => lettersIn(kept[id] ?? text, language) - lettersIn(text, language);
  const isOver = (language: Language) => {
    const [ours, more] = passages.reduce(
      ([sum, added], one) => [sum + lettersIn(one.text, language), added + growth(one, language)],
      [0, 0],
    );
    return more > Math.max(ROOM_LETTERS, ROOM * ours);
  };
  const most = (passage: Passage) => Math.max(...LANGUAGES.map((language) => growth(passage, language)));
  for (const { id } of passages.toSorted((one, other) => most(other) - most(one))) {
    if (!LANGUAGES.some(isOver)) break;
    delete kept[id];
  }
  return kept;
}

function lettersIn(text: PlanText, language: Language): number {
  return text[language].replace(SLOT, 'figure').length;
}

function contextOf({ plan, names, canary }: SectionParts): ReviewContext {
  return { quotes: plan.quotes, names, canary, instructions: wordsIn(instructWriter(canary)) };
}

type RejectedSentence = Rejection & { readonly id: string };

async function askFor(
  section: Section,
  passages: readonly Passage[],
  rejected: readonly RejectedSentence[],
  { plan, desk, signal, hear }: SectionParts,
  context: ReviewContext,
): Promise<Judged<PlanText, RejectedSentence> | null> {
  const answer = await desk.ask({
    purpose: 'section',
    instructions: instructWriter(context.canary),
    data: { ...showModel(section, passages, plan), ...(rejected.length > 0 && { rejected: rejected.map(tellRejection) }) },
    schema,
    example: EXAMPLE,
    signal,
  });
  if ('failure' in answer) return null;
  const judged = judge(passages, answer.value, context);
  for (const { sentence, offence, words } of judged.rejected) hear?.({ section: section.id, text: sentence, offence, words });
  return judged;
}

/** What the model is shown of a page. */
function showModel(section: Section, passages: readonly Passage[], plan: Plan): object {
  const slots = (text: string) => [...text.matchAll(SLOT)].map(([slot]) => slot);
  return {
    business: cleanData(plan.name),
    page: section.title,
    paragraphs: passages.map(({ id, text }) => ({ id, es: text.es, en: text.en, tokens: slots(text.es) })),
    answers: (ANSWERS[section.id] ?? []).flatMap((topic) => {
      const said = plan.quotes[topic];
      return said ? [{ topic, lang: said.language, text: cleanData(said.text) }] : [];
    }),
  };
}

function tellRejection({ id, language, sentence, offence, words }: RejectedSentence): object {
  return { id, lang: language, sentence, reason: `${OFFENCE_REASONS[offence]}: ${words}` };
}

function judge(passages: readonly Passage[], { paragraphs }: Rewording, context: ReviewContext): Judged<PlanText, RejectedSentence> {
  const accepted: Record<string, PlanText> = {};
  const rejected: RejectedSentence[] = [];
  for (const { id, text } of passages) {
    const given = paragraphs.find((paragraph) => paragraph.id === id);
    if (!given) continue;
    const reworded = { es: given.es.trim(), en: given.en.trim() };
    if (reworded.es === text.es && reworded.en === text.en) continue;
    const found = reviewPassage(text, reworded, context);
    if (found.length === 0) accepted[id] = reworded;
    else rejected.push(...found.map((rejection) => ({ id, ...rejection })));
  }
  return { accepted, rejected, isCompromised: tellsSecrets(paragraphs, context.canary, rejected) };
}
