import type { GenerateResponse } from '../interview/chat-calls.ts';

/** A plan that was written but has no files to download yet. With payments off there is nowhere to go on to: it is only noted. */
export function logGeneratedPlan(plan: GenerateResponse): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this one line
  console.info('Plan generated', plan);
}
