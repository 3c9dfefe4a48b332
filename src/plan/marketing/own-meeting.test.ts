import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

it('rents no stand for a club of its own, and sets no hour to order by in a bookshop', () => {
  const shop = {
    ...inSector(SAMPLE_FACTS, 'retail_shop'),
    ...fact('marketing', 'El club de lectura de los sábados y WhatsApp con las novedades'),
  };
  const text = JSON.stringify(compose(shop as typeof SAMPLE_FACTS).pages);
  expect(text).not.toMatch(/el puesto|price of a stand|the stand and the samples|hasta qué hora se pide|order deadline/);
  expect(text).toContain('Hold the first meeting, announced with its day and time');
  expect(text).toContain('One new arrival a week');
});
