import { factValue } from '../facts/fact.ts';
import type { Ground } from './ground.ts';

/** A company taxed as such, or whose owner is paid a wage. */
const CORPORATION = /\b(?:[csCS][- ]?[Cc]orp\w*|[Cc]orporation|[Ii]ncorporated|Inc)\b/;
const TOPICS = ['solution', 'goals', 'revenue', 'resources', 'name'] as const;

/** Whether the profit is the owner's own income: in the United States, unless a corporation was told. */
export function isPassedThrough({ facts, country }: Pick<Ground, 'facts' | 'country'>): boolean {
  return country.code === 'US' && !TOPICS.some((topic) => CORPORATION.test(String(factValue(facts, topic) ?? '')));
}
