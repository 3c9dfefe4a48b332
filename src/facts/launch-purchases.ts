import type { FactSheet } from './fact.ts';

/** Whether the purchases that are known were told with the channels, and nothing yet of what opening takes besides. */
export function areOfChannels({ investment, investmentItems, marketing }: FactSheet): boolean {
  const told = investmentItems?.quote?.answer;
  return investment === undefined && told !== undefined && told === marketing?.quote?.answer;
}
