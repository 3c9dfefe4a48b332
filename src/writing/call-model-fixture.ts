// One call to a stand-in, for the tests of what goes over the wire.
import { z } from 'zod';
import * as standIn from '../../tests/support/model-stand-in.ts';
import { callModel, type Tokens } from './call-model.server.ts';
import { connectModel, type ModelAccess } from './connect-model.server.ts';
import type { ModelCall } from './model-call.ts';

const { startModelStandIn } = standIn;

interface Loaf {
  readonly name: string;
  readonly slices: number;
}

export const LOAF: Loaf = { name: 'rye', slices: 12 };
export const CALL: ModelCall<Loaf> = {
  purpose: 'section',
  instructions: 'Name a loaf.',
  data: { shop: 'El Horno' },
  schema: z.object({ name: z.string(), slices: z.number() }),
  example: { name: 'white', slices: 3 },
};
export const MODELS = { 'openai-compatible': 'small-model', anthropic: 'claude-sonnet-4-5' } as const;
export const PROTOCOLS = ['openai-compatible', 'anthropic'] as const;
export const NOW = new Date('2026-11-20T10:00:00Z');
/** Generous where an answer comes, short where none ever does. */
export const LONG = 60_000;
export const SHORT = 400;

interface Told {
  readonly timeoutMs?: number;
  readonly call?: Partial<ModelCall<Loaf>>;
  readonly access?: Partial<ModelAccess>;
}

/** Asks the stand-in once; waits are noted and not waited for. */
export async function ask(
  provider: ModelAccess['provider'],
  replies: readonly standIn.Reply[],
  { timeoutMs = LONG, call, access }: Told = {},
) {
  const server = await startModelStandIn(...replies);
  const connection = connectModel({ provider, baseUrl: server.url, model: MODELS[provider], apiKey: 'key-1', ...access });
  const paused: number[] = [];
  const settled: Tokens[] = [];
  const askAgain = () =>
    callModel(
      { ...CALL, ...call },
      {
        connection,
        clock: () => NOW,
        timeoutMs,
        meter: { setAside: async () => async (used) => void settled.push(used) },
        pause: async (ms) => void paused.push(ms),
      },
    );
  const outcome = await askAgain();
  return { ...outcome, server, connection, paused, settled, askAgain };
}
