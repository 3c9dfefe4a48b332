import { expect, test } from 'vitest';
import { onlyUs } from './without-us.ts';

test('cheaper than one of them is no promise of low prices', () => {
  const told = onlyUs('Don Chuy tarda una semana. A mí me buscan porque soy más barato que el Express y doy garantía.');
  expect(told).not.toContain('barato');
  expect(told).toContain('doy garantía');
  expect(onlyUs('They pick us because we are cheaper than Dogtopia and open late.')).not.toContain('cheaper');
  expect(onlyUs('Nos eligen porque somos más baratos y abrimos antes.')).toContain('más baratos');
});
