import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { withSeasonAdvice } from './season-advice.ts';

it('goes on after the month in one sentence, and a name keeps its capital', () => {
  const pack = {
    peak: { es: 'Se reserva material.', en: 'Materials are booked.' },
    trough: { es: 'Las tardes se acortan.', en: 'Sunday closes early.' },
  };
  const { slots } = withSeasonAdvice({ sector: { pack }, slots: {} } as unknown as Draft);
  expect(slots.peakThen).toEqual({ es: 'se reserva material.', en: 'materials are booked.' });
  expect(slots.troughThen).toEqual({ es: 'las tardes se acortan.', en: 'Sunday closes early.' });
});
