// Shows what the configured language model makes of one plan: npm run judge-model -- --facts FILE
// FILE is what a visitor takes away (“Download my answers”) or a sheet of facts as JSON. Nothing is kept.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeModel } from '../src/app/judge-model.server.ts';
import { messageOf, OperatorError } from '../src/app/operator-error.ts';
import { printJudgement } from '../src/app/print-judgement.ts';
import { readWholeFactsFile } from '../src/app/read-facts-file.ts';
import { limitsOf } from '../src/app/read-model-settings.server.ts';
import { readSettings, SettingsError } from '../src/app/settings.server.ts';
import { connectModel } from '../src/writing/connect-model.server.ts';
import type { ModelBooks, ModelLimits } from '../src/writing/model-books.server.ts';
import { openModelOffice } from '../src/writing/open-model-office.server.ts';

const LONGEST_MS = 6 * 60_000;

try {
  await judge();
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function judge(): Promise<void> {
  const file = readArguments();
  const { model } = readSettings(process.env);
  if (!model) throw new OperatorError('No language model is set: LLM_BASE_URL and LLM_MODEL name one.');
  const clock = () => new Date();
  const office = openModelOffice({
    connection: connectModel(model.access),
    books: keepInMemory(limitsOf(model)),
    clock,
    report: ({ purpose, outcome, status, seconds }) => {
      if (outcome !== 'value')
        console.error(`${purpose}: ${outcome}${status === null ? '' : ` (HTTP ${status})`} after ${seconds.toFixed(1)} s`);
    },
  });
  const judgement = await judgeModel({
    ...readWholeFactsFile(readText(file)),
    name: office.name,
    desk: office.openDesk('judged'),
    prices: model.prices,
    date: clock().toISOString().slice(0, 10),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  console.log(printJudgement(judgement));
}

function readArguments(): string {
  try {
    const { facts } = parseArgs({ options: { facts: { type: 'string' } } }).values;
    if (facts) return facts;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new OperatorError('Usage: npm run judge-model -- --facts FILE');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${messageOf(error)}.`);
  }
}

/** The limits of a plan hold here too; the day's are the server's own. */
function keepInMemory({ planCalls, planTokens }: ModelLimits): ModelBooks {
  let [calls, tokens] = [0, 0];
  return {
    async setAside(_plan, { inputTokens, outputTokens }) {
      const most = inputTokens + outputTokens;
      if (calls >= planCalls || tokens + most > planTokens) return 'budget';
      calls += 1;
      tokens += most;
      return async (used) => {
        tokens += used.inputTokens + used.outputTokens - most;
      };
    },
  };
}
