import { z } from 'zod';
import type { Plan } from '../plan/plan.ts';
import { askTwice, type Judged, tellsSecrets } from './ask-twice.ts';
import { cleanData } from './clean-data.ts';
import { instructTranslator, OFFENCE_REASONS } from './instruct-model.ts';
import { type Finding, NO_SECRETS, wordsIn } from './review-sentence.ts';
import { reviewTranslation, type TranslationGrounds } from './review-translation.ts';
import type { SectionParts } from './reword-section.ts';

/** Translations by the id of their quote. */
export type Translations = Readonly<Record<string, string>>;

interface Translated {
  readonly translations: readonly { readonly id: string; readonly text: string }[];
}

interface Rejected extends Finding {
  readonly id: string;
  readonly text: string;
}

const schema: z.ZodType<Translated> = z.object({ translations: z.array(z.object({ id: z.string(), text: z.string() })) });

const EXAMPLE: Translated = { translations: [{ id: 'problem', text: 'In Ruzafa nobody mends shoes on a Saturday' }] };

/** The visitor's words in the other language, as far as they pass the review. */
export async function translateQuotes(parts: SectionParts): Promise<Translations> {
  const ids = Object.keys(parts.plan.quotes);
  return ids.length === 0 ? {} : askTwice<string, Rejected>(ids, (asked, rejected) => askFor(asked, rejected, parts));
}

/** What of the translations still passes the review. */
export function recheckTranslations(translations: Translations, parts: Pick<SectionParts, 'plan' | 'names'>): Translations {
  const grounds = groundsOf(parts, NO_SECRETS);
  return Object.fromEntries(
    Object.entries(translations).filter(([id, text]) => {
      const ground = grounds(id);
      return ground !== null && reviewTranslation(text, ground).length === 0;
    }),
  );
}

async function askFor(
  ids: readonly string[],
  rejected: readonly Rejected[],
  parts: SectionParts,
): Promise<Judged<string, Rejected> | null> {
  const { plan, desk, canary, signal, hear } = parts;
  const instructions = instructTranslator(canary);
  const answer = await desk.ask({
    purpose: 'translation',
    instructions,
    data: { quotations: ids.flatMap((id) => showModel(id, plan)), ...(rejected.length > 0 && { rejected: rejected.map(tellRejection) }) },
    schema,
    example: EXAMPLE,
    signal,
  });
  if ('failure' in answer) return null;
  const judged = judge(ids, answer.value, groundsOf(parts, { canary, instructions: wordsIn(instructions) }), canary);
  for (const { text, offence, words } of judged.rejected) hear?.({ section: 'translations', text, offence, words });
  return judged;
}

function showModel(id: string, { quotes }: Plan): readonly object[] {
  const said = quotes[id];
  return said ? [{ id, from: said.language, to: said.language === 'es' ? 'en' : 'es', text: cleanData(said.text) }] : [];
}

function tellRejection({ id, text, offence, words }: Rejected): object {
  return { id, text, reason: `${OFFENCE_REASONS[offence]}: ${words}` };
}

function groundsOf(
  { plan, names }: Pick<SectionParts, 'plan' | 'names'>,
  secrets: Pick<TranslationGrounds, 'canary' | 'instructions'>,
): (id: string) => TranslationGrounds | null {
  const known = [plan.name, plan.cover.place ?? ''];
  return (id) => {
    const said = plan.quotes[id];
    return said ? { ...secrets, said: said.text, from: said.language, known, names } : null;
  };
}

function judge(
  ids: readonly string[],
  { translations }: Translated,
  grounds: (id: string) => TranslationGrounds | null,
  canary: string,
): Judged<string, Rejected> {
  const accepted: Record<string, string> = {};
  const rejected: Rejected[] = [];
  for (const id of ids) {
    const [ground, text] = [grounds(id), translations.find((one) => one.id === id)?.text.trim()];
    if (!ground || !text || text === ground.said) continue;
    const found = reviewTranslation(text, ground);
    if (found.length === 0) accepted[id] = text;
    else rejected.push(...found.map((finding) => ({ id, text, ...finding })));
  }
  return { accepted, rejected, isCompromised: tellsSecrets(translations, canary, rejected) };
}
