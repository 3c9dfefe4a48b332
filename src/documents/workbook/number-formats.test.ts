import { describe, expect, it } from 'vitest';
import { numberFormats } from './number-formats.ts';

describe('number formats', () => {
  it('put the currency’s sign where the plan puts it', () => {
    expect(numberFormats('EUR', 'es-ES', 'es')['money-symbol']).toBe('#,##0"\u00a0€";-#,##0"\u00a0€"');
    expect(numberFormats('USD', 'en-US', 'en')['price-symbol']).toBe('"$"#,##0.00;-"$"#,##0.00');
    expect(numberFormats('COP', 'es-CO', 'es')['money-symbol']).toBe('"$\u00a0"#,##0;-"$\u00a0"#,##0');
    expect(numberFormats('PEN', 'es-PE', 'es')['money-symbol']).toMatch(/^"S\/\u00a0?"#,##0;/);
  });

  it('leave it out of the tables of months, and name months in the sheet’s language', () => {
    const [es, en] = [numberFormats('EUR', 'es-ES', 'es'), numberFormats('EUR', 'en-IE', 'en')];
    expect(es.money).toBe('#,##0;-#,##0;"–"');
    expect([es.month, en.month]).toEqual(['[$-C0A]mmm yyyy', '[$-809]mmm yyyy']);
    expect([es.percent, en.percent]).toEqual(['0.00"\u00a0"%', '0.00%']);
  });

  it('say in words that there is none', () => {
    const en = numberFormats('EUR', 'en-IE', 'en');
    expect(en['found-month']).toBe('"month "0;"not reached";0');
    expect(en['found-count']).toBe('#,##0;"there is none";0');
    expect(en['month-number']).toBe('"month "0;;"opening"');
  });
});
