import { expect, it } from 'vitest';
import type { Cell } from '../plan.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const TITLE = 'Week by week, from four before opening';
const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text.en : '');

function piecesOf(facts: typeof SAMPLE_FACTS) {
  const plan = compose(facts);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  return { plan, pieces: rows.map(({ cells }) => textOf(cells[1])) };
}

it('measures a window, a group and a profile each by what shows in it', () => {
  const seenOf = (marketing: string) => {
    const { plan } = piecesOf({ ...SAMPLE_FACTS, ...fact('marketing', marketing) });
    return textOf((tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [])[1]?.cells[4]);
  };
  expect(seenOf('el escaparate y el boca a boca')).toBe('who stops, calls or asks');
  expect(seenOf('grupos de vecinos en WhatsApp')).toBe('replies in the group');
  expect(seenOf('la ficha de Google')).toBe('found by its name');
});

it('gives the card from the opening on, and counts no buyer of a piece that goes out before it until its first month ends', () => {
  const cafe = { ...inSector(SAMPLE_FACTS, 'cafe_restaurant'), ...fact('marketing', 'la ficha de Google, un cartel y tarjetas de sellos') };
  const { pieces, plan } = piecesOf(cafe as typeof SAMPLE_FACTS);
  expect(pieces.join(' ')).toContain('given since opening with the first purchase');
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  rows.forEach(({ cells: [day, , , , counted] }, at) => {
    const [, month] = /^\{\{fig:m(\d\d)-name\}\}: reaches/.exec(textOf(counted)) ?? [];
    if (month === undefined || !day || !('figure' in day)) return;
    const named = String(plan.figures[`m${month}-name`]?.value);
    expect(named >= String(plan.figures[day.figure]?.value).slice(0, 7), `week ${at}`).toBe(true);
  });
});
