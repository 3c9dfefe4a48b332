import { describe, expect, it } from 'vitest';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { SHEETS } from '../plan-fixtures.ts';

describe('the measures against lower sales', () => {
  it('stand in order with who, when, at what price and how much they free, and their total says how far they get', () => {
    const told = CASES.flatMap(([name, plan]) => {
      const table = tablesOf(plan).find(({ title }) => title.en.includes(', in this order, carried out by '));
      return table ? [{ name, plan, table }] : [];
    });
    expect(told.length).toBeGreaterThan(5);
    for (const { name, plan, table } of told) {
      for (const column of table.columns.map((_, at) => at).slice(2)) {
        const freed = table.rows.map(({ cells }) => Number(plan.figures[(cells[column] as { figure: string }).figure]?.value));
        expect(freed.at(-1), name).toBe(freed.slice(0, -1).reduce((sum, value) => sum + value, 0));
      }
      expect(table.title.en, name).toMatch(
        /^Measures from \{\{fig:m04-name\}\}, in this order, carried out by the founders?, at .* or fewer (?:in|from) /,
      );
      const isPaid = plan.figures['break-even-month'] !== undefined;
      expect(JSON.stringify(plan.pages).includes('rescue-short'), name).toBe(isPaid && Number(plan.figures['rescue-low']?.value) < 0);
    }
  });

  it('are counted up to the month of closing too, where that comes before the lowest cash', () => {
    const dated = CASES.filter(([, plan]) => plan.figures['rescue-total-exit'] !== undefined);
    expect(dated.length).toBeGreaterThan(0);
    for (const [name, { figures }] of dated) {
      expect(Number(figures['rescue-total-exit']?.value), name).toBeLessThanOrEqual(Number(figures['rescue-total']?.value));
      expect(String(figures['exit-month']?.value) < String(figures['rescue-until']?.value), name).toBe(true);
    }
  });

  it('say when cash runs out before they say when it is lowest', () => {
    const early = CASES.filter(
      ([, { figures, pages }]) =>
        JSON.stringify(pages).includes('low-out-month') && figures['low-out-month']?.value !== figures['low-cash-month']?.value,
    );
    for (const [name, plan] of early) expect(JSON.stringify(plan.pages), name).not.toMatch(/La caja bajaría hasta/);
  });

  it('say of pay that waits that it is owed, and count it apart', () => {
    const owed = CASES.filter(([, plan]) => plan.figures['rescue-founder'] !== undefined);
    expect(owed.length).toBeGreaterThan(0);
    for (const [name, plan] of owed) {
      expect(JSON.stringify(plan.pages), name).toContain('Not a saving: it is paid later');
      expect(JSON.stringify(plan.pages), name).toContain('"figure":"rescue-founder"');
    }
  });

  it('stand too where no month pays, against the loss, below the decision whether to open', () => {
    const plan = compose(SHEETS['break-even never reached'] ?? {});
    const page = JSON.stringify(plan.pages.find(({ id }) => id === 'risks'));
    expect(plan.figures['rescue-total']).toBeDefined();
    expect(page).toContain('La pérdida se queda en {{fig:rescue-open}}');
    expect(page).toContain('A loss of {{fig:rescue-open}} remains');
    expect(page).toContain('primero hay que decidir si se abre');
  });
});
