import type { GenerateResponse } from './chat-calls.ts';

interface Waiting {
  /** Asks for the plan; the server holds each call until it is ready, but no longer than a proxy would. */
  generate(): Promise<GenerateResponse>;
  /** Resolves when there is no more news of the plan, for whatever reason. */
  readonly newsEnded: Promise<void>;
  /** Hears once what the server says of a plan that takes long. */
  say(message: string): void;
  /** Aborted when nobody waits any more. */
  readonly left: AbortSignal;
}

/** The plan once it is ready. One that takes long is asked for again when its news have ended, or else without them. */
export async function waitForPlan({ generate, newsEnded, say, left }: Waiting): Promise<GenerateResponse> {
  let plan = await generate();
  if (plan.stillWriting && plan.message && !left.aborted) say(plan.message);
  while (plan.stillWriting && !left.aborted) {
    await newsEnded;
    if (!left.aborted) plan = await generate();
  }
  return plan;
}
