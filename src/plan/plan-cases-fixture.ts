// Plans of every trade and kind of facts, for the tests of this folder.
import type { FactSheet } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import { composePlan } from './compose-plan.ts';
import { modelPlan } from './model-plan.ts';
import type { Block, Plan, Table } from './plan.ts';
import { inSector, SECTOR_IDS, SHEETS } from './plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_PLAN_ID } from './sample-facts.ts';

export function compose(facts: FactSheet, id = SAMPLE_PLAN_ID, language: Language = 'es'): Plan {
  return composePlan({ id, date: SAMPLE_DATE, facts, model: modelPlan(facts, SAMPLE_DATE), language });
}

/** These are tried in every trade, the other sheets in three. */
const EVERYWHERE = ['empty', 'all said, money missing', 'money to spare', 'each sale loses', 'break-even never reached'];
const THREE_TRADES = ['retail_shop', 'gym', 'consulting_freelance'] as const;

export const CASES: readonly (readonly [string, Plan])[] = Object.entries(SHEETS).flatMap(([name, facts]) =>
  (EVERYWHERE.includes(name) ? SECTOR_IDS : THREE_TRADES).map(
    (sector, at) => [`${name}, ${sector}`, compose(inSector(facts, sector), `plan ${at % 3}`)] as const,
  ),
);

export function blocksOf(plan: Plan): readonly Block[] {
  const flat = (block: Block): readonly Block[] => (block.type === 'columns' ? block.columns.flat().flatMap(flat) : [block]);
  return plan.pages.flatMap((page) => page.blocks.flatMap(flat));
}

export function tablesOf(plan: Plan): readonly Table[] {
  return blocksOf(plan).flatMap((block) => (block.type === 'table' ? [block.table] : []));
}
