import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { SEASON_ADVICE, withSeasonAdvice } from './season-advice.ts';

it('goes on after the month in one sentence, and a name keeps its capital', () => {
  const pack = {
    peak: { es: 'Se reserva material.', en: 'Materials are booked.' },
    trough: { es: 'Las tardes se acortan.', en: 'Sunday closes early.' },
  };
  const { slots } = withSeasonAdvice({ sector: { pack }, slots: {} } as unknown as Draft);
  expect(slots.peakThen).toEqual({ es: 'se reserva material.', en: 'materials are booked.' });
  expect(slots.troughThen).toEqual({ es: 'las tardes se acortan.', en: 'Sunday closes early.' });
});

it('a full diary is spoken of only where the strongest month nearly fills the hours there are', () => {
  const months = [10, 10, 10, 10, 10, 10, 10, 10, 10, 20, 10, 10].map((units, at) => ({
    month: `2027-${String(at + 1).padStart(2, '0')}`,
    units,
  }));
  const isTold = (use: number, es: string) => {
    const figures = { 'season-high-month': { value: '2027-10' }, 'service-use': { kind: 'percent', value: use } };
    const draft = { figures, model: { months }, sector: { pack: { peak: { es, en: '' } } } } as unknown as Draft;
    return SEASON_ADVICE.find(({ id }) => id === 'season.peak')?.when?.(draft);
  };
  expect(isTold(71, 'Una agenda completa manda lo urgente a otra puerta.')).toBe(false);
  expect(isTold(96, 'Una agenda completa manda lo urgente a otra puerta.')).toBe(true);
  expect(isTold(71, 'Se compra antes.')).toBe(true);
});
