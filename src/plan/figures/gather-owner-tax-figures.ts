import type { FinancialModel } from '../../finance/financial-model.ts';
import { coversAfterOwnerTax, ownerTaxes, SELF_EMPLOYMENT } from '../../finance/owner-tax.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * Where the profit is the owner's own income: `owner-tax-y1` and `-y2`, their self-employment tax on it, and `after-cover-y1` and `-y2`, the debt
 * cover once it is paid. None elsewhere, nor of a corporation that was told.
 */
export function gatherOwnerTaxFigures(model: FinancialModel): FigureTable {
  if (!model.assumptions.isPassedThrough) return {};
  const [taxes, covers] = [ownerTaxes(model), coversAfterOwnerTax(model)];
  const rate = (SELF_EMPLOYMENT.pension + SELF_EMPLOYMENT.health) / 100;
  return {
    'owner-tax-rate': { kind: 'percent', value: rate, origin: 'sector' },
    'owner-tax-share': { kind: 'percent', value: Math.round((rate * SELF_EMPLOYMENT.base) / 1000) / 10, origin: 'sector' },
    ...Object.assign({}, ...([1, 2] as const).map((year) => yearFigures(year, taxes[year - 1] ?? 0, covers[year - 1] ?? null))),
  };
}

function yearFigures(year: 1 | 2, tax: number, cover: number | null): FigureTable {
  return {
    ...(tax > 0 ? { [`owner-tax-y${year}`]: derived('money', tax) } : {}),
    ...(cover === null ? {} : { [`after-cover-y${year}`]: derived('ratio', cover / 100) }),
  };
}
