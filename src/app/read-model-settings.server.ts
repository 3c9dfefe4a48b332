import type { ModelAccess } from '../writing/connect-model.server.ts';
import type { ModelLimits, ModelPrices } from '../writing/model-books.server.ts';
import { placeOnNetwork } from './place-on-network.server.ts';

export interface ModelSettings {
  readonly access: ModelAccess;
  readonly dailyTokens: number;
  /** Per million tokens, in the currency of the budget; null where they were not told. */
  readonly prices: ModelPrices | null;
  /** What a day may cost; null where tokens alone are the limit. */
  readonly dailyBudget: number | null;
}

interface ModelVariables {
  readonly LLM_BASE_URL?: string | undefined;
  readonly LLM_MODEL?: string | undefined;
  readonly LLM_API_KEY?: string | undefined;
  readonly LLM_PROVIDER?: string | undefined;
  readonly LLM_DAILY_TOKENS?: string | undefined;
  readonly LLM_DAILY_BUDGET?: string | undefined;
  readonly LLM_PRICE_INPUT?: string | undefined;
  readonly LLM_PRICE_OUTPUT?: string | undefined;
}

const PROVIDERS = ['openai-compatible', 'anthropic'] as const;

/** About twenty plans. Two thousand million is the most the tables count to. */
const DAILY_TOKENS = 5_000_000;
const MOST_DAILY_TOKENS = 2_000_000_000;

/** What one plan may take, whatever the day has left. */
const PLAN_LIMITS = { planCalls: 60, planTokens: 300_000 };

/** The language model that helps to read, write and translate; null for none. `findModelContradictions` has found nothing. */
export function readModelSettings(values: ModelVariables): ModelSettings | null {
  if (!values.LLM_BASE_URL || !values.LLM_MODEL) return null;
  const [input, output] = [values.LLM_PRICE_INPUT, values.LLM_PRICE_OUTPUT];
  return {
    access: {
      provider: PROVIDERS.find((name) => name === values.LLM_PROVIDER) ?? 'openai-compatible',
      baseUrl: values.LLM_BASE_URL.replace(/\/+$/, ''),
      model: values.LLM_MODEL,
      apiKey: values.LLM_API_KEY ?? null,
    },
    dailyTokens: Number(values.LLM_DAILY_TOKENS ?? DAILY_TOKENS),
    prices: input && output ? { input: Number(input), output: Number(output) } : null,
    dailyBudget: values.LLM_DAILY_BUDGET ? Number(values.LLM_DAILY_BUDGET) : null,
  };
}

export function limitsOf({ dailyTokens, dailyBudget, prices }: ModelSettings): ModelLimits {
  return { ...PLAN_LIMITS, dailyTokens, dailyMoney: dailyBudget !== null && prices ? { most: dailyBudget, prices } : null };
}

/** The most a plan can cost: all its tokens at the dearer price. Null where prices were not told. */
export function costliestPlan({ prices }: ModelSettings): number | null {
  return prices && (PLAN_LIMITS.planTokens * Math.max(prices.input, prices.output)) / 1_000_000;
}

/** Who receives what visitors say: the host of the address; null where that is this very machine. */
export function modelRecipient({ access }: ModelSettings): string | null {
  const { hostname, host } = new URL(access.baseUrl);
  return placeOnNetwork(hostname) === 'this-machine' ? null : host;
}

/** What is wrong with the model's variables, a sentence each. The key is never repeated in one, nor an address that may hold one. */
export function findModelContradictions(values: ModelVariables): string[] {
  const said = Object.entries(values).filter(([name, value]) => name.startsWith('LLM_') && value !== undefined);
  if (said.length === 0) return [];
  const { LLM_API_KEY: key, LLM_PROVIDER: provider } = values;
  const wrong: string[] = [];
  if (!values.LLM_BASE_URL) wrong.push(`LLM_BASE_URL is missing: ${said[0]?.[0]} is set.`);
  else wrong.push(...findWrongAddress(values.LLM_BASE_URL));
  if (!values.LLM_MODEL) wrong.push(`LLM_MODEL is missing: ${said[0]?.[0]} is set.`);
  if (provider !== undefined && !PROVIDERS.some((name) => name === provider)) {
    wrong.push(`LLM_PROVIDER must be openai-compatible or anthropic, not “${provider}”.`);
  }
  if (provider === 'anthropic' && !key) wrong.push('LLM_API_KEY is missing: LLM_PROVIDER is anthropic.');
  if (key && !/^[\x21-\x7e]+$/.test(key)) wrong.push('LLM_API_KEY holds a character that no key has.');
  return [...wrong, ...findWrongBudget(values)];
}

/** What visitors say travels there: over https, or within a network of one's own. */
function findWrongAddress(said: string): string[] {
  const url = URL.parse(said);
  if (!url || !/^https?:$/.test(url.protocol)) return ['LLM_BASE_URL must be an address such as https://api.provider.example/v1.'];
  if (url.username || url.password) return ['LLM_BASE_URL must hold no user and no password: the key goes into LLM_API_KEY.'];
  if (url.search || url.hash) return ['LLM_BASE_URL must end with its path: nothing after a question mark or a number sign is sent.'];
  if (url.protocol === 'http:' && placeOnNetwork(url.hostname) === 'elsewhere') {
    return ['LLM_BASE_URL must be https: http is for this machine and private networks only.'];
  }
  return [];
}

function findWrongBudget({
  LLM_DAILY_TOKENS: tokens,
  LLM_DAILY_BUDGET: budget,
  LLM_PRICE_INPUT: input,
  LLM_PRICE_OUTPUT: output,
}: ModelVariables): string[] {
  const wrong: string[] = [];
  if (tokens !== undefined && !(/^\d{1,10}$/.test(tokens) && Number(tokens) <= MOST_DAILY_TOKENS)) {
    wrong.push(`LLM_DAILY_TOKENS must be a whole number from 0 to ${MOST_DAILY_TOKENS}, not “${tokens}”.`);
  }
  for (const [name, value] of Object.entries({ LLM_DAILY_BUDGET: budget, LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output })) {
    if (value !== undefined && !/^\d{1,6}(\.\d{1,6})?$/.test(value)) wrong.push(`${name} must be an amount such as 2.50, not “${value}”.`);
  }
  if ((input === undefined) !== (output === undefined)) wrong.push('LLM_PRICE_INPUT and LLM_PRICE_OUTPUT must be set together.');
  else if (budget !== undefined && input === undefined) {
    wrong.push('LLM_PRICE_INPUT and LLM_PRICE_OUTPUT are missing: without them LLM_DAILY_BUDGET cannot be held.');
  }
  return wrong;
}
