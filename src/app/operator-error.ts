/** Something for the operator to put right: told as a sentence, without a trace. */
export class OperatorError extends Error {}

/** What an error says, as a part of such a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
