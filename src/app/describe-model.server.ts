import { costliestPlan, limitsOf, modelRecipient } from './read-model-settings.server.ts';
import type { Settings } from './settings.server.ts';

const PATHS = { 'openai-compatible': '/chat/completions', anthropic: '/messages' };

/** Whether a language model helps, where answers then go, and what it may take: a sentence each, for the operator. */
export function describeModel({ model }: Settings): readonly string[] {
  if (!model) return ['No language model is set: plans are written by the embedded writer, and answers go to nobody for it.'];
  const { access, prices } = model;
  const { planTokens, planCalls, dailyTokens, dailyMoney } = limitsOf(model);
  const recipient = modelRecipient(model);
  const most = costliestPlan(model);
  return [
    `The language model ${access.model} is asked at ${access.baseUrl}${PATHS[access.provider]}${access.apiKey === null ? ', without a key' : ''}.`,
    recipient === null
      ? 'It runs on this machine: answers leave it for no model.'
      : `What visitors answer is sent to ${recipient}: the privacy notice says so.`,
    `At most ${count(planTokens)} tokens and ${planCalls} calls a plan, ${count(dailyTokens)} tokens a day.`,
    ...(most === null || !prices
      ? ['Its prices are not set, so its cost is not counted: LLM_PRICE_INPUT, LLM_PRICE_OUTPUT.']
      : [`A plan costs ${money(most)} at the very most.`]),
    ...(dailyMoney ? [`A day costs ${money(dailyMoney.most)} at the very most.`] : []),
  ];
}

function count(tokens: number): string {
  return tokens.toLocaleString('en-GB');
}

/** In the currency of the prices, whichever that is. */
function money(amount: number): string {
  return amount.toFixed(2);
}
