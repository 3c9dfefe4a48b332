import type { Country } from '../countries/country.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Bilingual } from '../language/language.ts';
import type { Buyer } from '../sectors/buyer.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Diagnosis } from './diagnose-plan.ts';
import type { DrawnPack } from './draw-pack.ts';
import type { FigureTable } from './figures/figure.ts';
import type { Channel } from './marketing/gather-channels.ts';
import type { Steps } from './operations/lay-steps.ts';
import type { Plan } from './plan.ts';
import type { PresupposedThing } from './told/denial-clues.ts';
import type { Said } from './told/gather-said.ts';

/** Everything a page is written from. */
export interface Draft {
  /** The plan's id: it also picks the wordings. */
  readonly id: string;
  readonly facts: FactSheet;
  readonly model: FinancialModel;
  readonly sector: Sector & { readonly pack: DrawnPack };
  readonly country: Country;
  /** Who buys; null where nobody can tell. */
  readonly buyer: Buyer | null;
  /** What the founder said there is none of: no page speaks of it. */
  readonly denied: readonly PresupposedThing[];
  /** The dated way from the plan's day to opening. */
  readonly steps: Steps;
  readonly figures: FigureTable;
  readonly quotes: Plan['quotes'];
  readonly said: Said;
  /** Those that share the marketing budget, the largest share first. */
  readonly channels: readonly Channel[];
  readonly slots: Readonly<Record<string, Bilingual>>;
  readonly diagnosis: Diagnosis;
}
