// The books of a language model: what each day and each plan has taken, as rows, and whether there is room for one more request.
import { type Kysely, sql } from 'kysely';
import type { Tokens } from './call-model.server.ts';
import type { ModelUsage } from './model-call.ts';

interface UsageColumns {
  calls: number;
  input_tokens: number;
  output_tokens: number;
}

export interface ModelUsageTables {
  model_days: UsageColumns & { day: string };
  model_plans: UsageColumns & { plan_id: string };
}

/** Prices per million tokens, in whatever currency the budget is in. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

export interface ModelLimits {
  readonly planCalls: number;
  /** In and out together, as the day's. */
  readonly planTokens: number;
  readonly dailyTokens: number;
  /** Null where prices were not told: tokens alone are the limit. */
  readonly dailyMoney: { readonly most: number; readonly prices: ModelPrices } | null;
}

/** Gives back what was not used. */
export type Settle = (used: Tokens) => Promise<void>;

export interface ModelBooks {
  /**
   * Enters one request at the most it may take. `budget`: there is no room for it; `aborted`: the plan has been erased.
   * What is never settled, for a crash, stays entered.
   */
  setAside(planId: string | null, most: Tokens): Promise<'budget' | 'aborted' | Settle>;
}

/** Of the day, what interviews may take before plans are written: one visitor's questions never cost another's plan. */
const SHARE_OF_INTERVIEWS = 0.5;

type Database = Kysely<ModelUsageTables>;

/** Leaves the transaction, and with it everything that was entered. */
class NoEntry extends Error {
  readonly reason: 'budget' | 'aborted';

  constructor(reason: 'budget' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

export function keepModelBooks(database: Database, clock: () => Date, limits: ModelLimits): ModelBooks {
  return {
    async setAside(planId, most) {
      const day = clock().toISOString().slice(0, 10);
      try {
        // Written first, then judged: the row's lock keeps two processes from both taking the last of it.
        await database.transaction().execute(async (step) => {
          if (!fitsDay(await enterDay(step, day, most), planId, limits)) throw new NoEntry('budget');
          if (planId === null) return;
          const plan = await enterPlan(step, planId, most);
          if (plan === null) throw new NoEntry('aborted');
          if (plan.calls > limits.planCalls || tokensOf(plan) > limits.planTokens) throw new NoEntry('budget');
        });
      } catch (error) {
        if (error instanceof NoEntry) return error.reason;
        throw error;
      }
      return async (used) => {
        const by = { inputTokens: used.inputTokens - most.inputTokens, outputTokens: used.outputTokens - most.outputTokens };
        await correct(database, day, planId, by);
      };
    },
  };
}

/** What a plan has taken of the model so far, earlier attempts at writing it included. */
export async function findPlanUsage(database: Database, planId: string): Promise<ModelUsage> {
  const row = await database.selectFrom('model_plans').selectAll().where('plan_id', '=', planId).executeTakeFirst();
  return { calls: row?.calls ?? 0, inputTokens: row?.input_tokens ?? 0, outputTokens: row?.output_tokens ?? 0 };
}

function fitsDay(day: UsageColumns, planId: string | null, { dailyTokens, dailyMoney }: ModelLimits): boolean {
  const share = planId === null ? SHARE_OF_INTERVIEWS : 1;
  if (tokensOf(day) > dailyTokens * share) return false;
  if (dailyMoney === null) return true;
  const { most, prices } = dailyMoney;
  return (day.input_tokens * prices.input + day.output_tokens * prices.output) / 1_000_000 <= most * share;
}

function tokensOf({ input_tokens: input, output_tokens: output }: UsageColumns): number {
  return input + output;
}

async function enterDay(step: Database, day: string, { inputTokens, outputTokens }: Tokens): Promise<UsageColumns> {
  const { rows } = await sql<UsageColumns>`
    insert into model_days (day, calls, input_tokens, output_tokens) values (${day}, 1, ${inputTokens}, ${outputTokens})
    on conflict (day) do update set
      calls = model_days.calls + 1,
      input_tokens = model_days.input_tokens + excluded.input_tokens,
      output_tokens = model_days.output_tokens + excluded.output_tokens
    returning calls, input_tokens, output_tokens`.execute(step);
  return rows[0] ?? { calls: 1, input_tokens: inputTokens, output_tokens: outputTokens };
}

/** Null when the plan is not there any more. */
async function enterPlan(step: Database, planId: string, { inputTokens, outputTokens }: Tokens): Promise<UsageColumns | null> {
  const { rows } = await sql<UsageColumns>`
    insert into model_plans (plan_id, calls, input_tokens, output_tokens)
    select id, 1, cast(${inputTokens} as integer), cast(${outputTokens} as integer) from plans where id = ${planId}
    on conflict (plan_id) do update set
      calls = model_plans.calls + 1,
      input_tokens = model_plans.input_tokens + excluded.input_tokens,
      output_tokens = model_plans.output_tokens + excluded.output_tokens
    returning calls, input_tokens, output_tokens`.execute(step);
  return rows[0] ?? null;
}

async function correct(database: Database, day: string, planId: string | null, by: Tokens): Promise<void> {
  await sql`update model_days set input_tokens = input_tokens + ${by.inputTokens}, output_tokens = output_tokens + ${by.outputTokens}
    where day = ${day}`.execute(database);
  if (planId === null) return;
  await sql`update model_plans set input_tokens = input_tokens + ${by.inputTokens}, output_tokens = output_tokens + ${by.outputTokens}
    where plan_id = ${planId}`.execute(database);
}
