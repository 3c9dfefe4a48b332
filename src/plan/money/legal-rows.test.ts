import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { LEGAL_ROWS } from './legal-rows.ts';

it('a season that was told is not called the sector’s', () => {
  const row = LEGAL_ROWS.find(({ name }) => 'es' in name && name.es.startsWith('Temporada'));
  const origins = (['derived', 'sector'] as const).map((origin) =>
    row?.origin?.({ model: { assumptions: { season: { origin } } } } as Draft),
  );
  expect(origins).toEqual(['derived', 'sector']);
});
