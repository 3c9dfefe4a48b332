// Plans for a bench: those of three trades in turn, each time of another business, with another name, price and volume.
import type { FinancialModel } from '../src/finance/financial-model.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import type { Plan } from '../src/plan/plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../src/plan/sample-facts.ts';

const TRADES = ['repair_shop', 'cafe_restaurant', 'retail_shop'] as const;
const ID_LENGTH = 32;

/** Never ends, and never gives the same plan twice: neither its words nor its figures come from a cache. */
export function* listPlans(): Generator<{ readonly plan: Plan; readonly model: FinancialModel }, never> {
  for (let number = 1; ; number++) {
    const trade = TRADES[number % TRADES.length];
    const { price, volume } = SAMPLE_FACTS;
    const facts = {
      ...SAMPLE_FACTS,
      name: { ...SAMPLE_FACTS.name, value: `Casa Azahar ${number}` },
      sector: { ...SAMPLE_FACTS.sector, value: trade },
      price: { ...price, value: Number(price?.value ?? 0) + number / 100 },
      volume: { ...volume, value: Number(volume?.value ?? 0) + (number % 60) },
    } as typeof SAMPLE_FACTS;
    const model = modelPlan(facts, SAMPLE_DATE);
    const id = number.toString(16).padStart(ID_LENGTH, '0');
    yield { plan: composePlan({ id, date: SAMPLE_DATE, facts, model, language: 'es' }), model };
  }
}
