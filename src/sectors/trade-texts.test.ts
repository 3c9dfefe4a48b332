// What a narrower trade draws in a plan, of its own and of its sector’s: nothing of another trade.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { sectorOf } from './sectors.ts';
import { TAKES } from './takes/takes.ts';
import { TRADE_TAKES } from './takes/trade-takes.ts';
import type { TradeId } from './trades.ts';
import { tradeOf } from './trades.ts';

/** Risks, proofs, steps and contrasts as a plan may draw them. */
function drawnOf(id: TradeId): string {
  const trade = tradeOf(id);
  if (!trade) return '';
  const { pack, id: sector } = sectorOf(trade.sector, id);
  const words = trade.words as object;
  const takes = TRADE_TAKES[id] ?? {};
  const usual = TAKES[sector];
  return JSON.stringify([
    [pack.risks, ('risks' in words ? takes : usual).risks],
    [pack.proof, ('proof' in words ? takes : usual).proofs],
    [pack.steps, ('steps' in words ? takes : usual).steps],
    [pack.before, pack.after, ('before' in words || 'after' in words ? takes : usual).contrasts],
    [takes.peaks ?? usual.peaks, takes.bankAsks ?? usual.bankAsks, pack.directCost, pack.measures],
  ]);
}

describe('the texts of a narrower trade', () => {
  it.each([
    ['architecture_studio', /un solo cliente sostiene|one client keeps|antes de comprar|before buying|marcado con tiza|chalk mark/],
    ['barber_shop', /quien peina|a stylist|fichas en el salón|aparatos|appliances|fórmula|formula/],
    ['bookshop', /género que no rota|stock that sits|cola de la una|queue at one|mercadillo|market stall/],
    [
      'language_school',
      /simulacros|mock papers|suspensos|fails included|vacaciones largas|long holidays|the academy|tasas de examen|exam fees/,
    ],
    ['holiday_flat_cleaning', /cambios? de prueba|los cambios con/],
    ['home_style_eatery', /obrador|tres veces la mano/],
  ] as const)('%s', (id, foreign) => {
    expect(drawnOf(id)).not.toMatch(foreign);
  });

  it('call what is cleaned between guests a «limpieza»', () => {
    expect(sectorOf('cleaning', 'holiday_flat_cleaning').unit.es.many).toBe('limpiezas');
  });

  it('price a «comida corrida» where it is sold: some ninety pesos, and open with a few hundred thousand', () => {
    const PESOS = 21;
    const { price, capex } = sectorOf('cafe_restaurant', 'home_style_eatery');
    expect(price.base * PESOS).toBeGreaterThan(80);
    expect(price.high * PESOS).toBeLessThan(135);
    expect(capex.low * PESOS).toBeGreaterThan(140_000);
    expect(capex.high * PESOS).toBeLessThan(510_000);
    for (const language of LANGUAGES) expect(sectorOf('cafe_restaurant', 'home_style_eatery').name[language]).not.toBe('');
  });
});
