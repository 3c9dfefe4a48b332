import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Language } from '../../language/language.ts';
import type { Plan } from '../../plan/plan.ts';
import type { StoredDocument } from '../document-store.server.ts';
import type { RenderPool } from '../render-pool.server.ts';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The workbook of a plan in one language, written in a thread of the pool. The same plan and model give the same bytes. */
export async function produceWorkbook(
  { plan, model, language }: { plan: Plan; model: FinancialModel; language: Language },
  pool: RenderPool,
): Promise<StoredDocument> {
  const { id, name, displayName, date, family, currency, locales, paper } = plan;
  const short = { name, ...(displayName ? { displayName } : {}), date, family, currency, locales, paper };
  return { name: `business-plan-${id}.xlsx`, mediaType: WORKBOOK_TYPE, bytes: await pool.writeWorkbook({ plan: short, model, language }) };
}
