import type { Finding } from './review-sentence.ts';

/** One answer of a model after its review, by the id of what was asked for. */
export interface Judged<Text, Rejected> {
  readonly accepted: Readonly<Record<string, Text>>;
  readonly rejected: readonly Rejected[];
  /** The model tells its instructions: it obeys somebody else. */
  readonly isCompromised: boolean;
}

/**
 * What of a model's answers may be printed: what is rejected goes back once with the reasons, and what is rejected again is left out.
 * Nothing at all where an answer is compromised. `ask` gives null where no answer comes.
 */
export async function askTwice<Text, Rejected extends Finding & { readonly id: string }>(
  ids: readonly string[],
  ask: (ids: readonly string[], rejected: readonly Rejected[]) => Promise<Judged<Text, Rejected> | null>,
): Promise<Readonly<Record<string, Text>>> {
  const first = await ask(ids, []);
  if (!first || first.isCompromised) return {};
  const again = ids.filter((id) => first.rejected.some((rejection) => rejection.id === id));
  if (again.length === 0) return first.accepted;
  const second = await ask(again, first.rejected);
  return second?.isCompromised ? {} : { ...first.accepted, ...second?.accepted };
}

/** Whether an answer holds the canary anywhere, or words of the instructions where they were looked for. */
export function tellsSecrets(answer: unknown, canary: string, rejected: readonly Finding[]): boolean {
  const isTold = JSON.stringify(answer).toLowerCase().includes(canary.toLowerCase());
  return isTold || rejected.some(({ offence }) => offence === 'leak');
}
