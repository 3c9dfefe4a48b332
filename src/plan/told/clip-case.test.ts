import { expect, it } from 'vitest';
import { clipCase } from './clip-case.ts';

const CANDLES =
  'Honestly? I pour candles on my kitchen stove and my house smells like balsam 24/7. Last December Marcy at the gift shop on Church Street wanted ten dozen for the holidays and I had to tell her no, so she ended up ordering from some outfit in Ohio';
const ICES =
  'Mire, el verano pasado vino mi hermana Gladys con los nietos, bajamos a la playa Acapulco y no había dónde tomarse un helado rico sin hacer cuarenta minutos de fila en la Bravíssimo. Terminaron comiéndose unos Savory del quiosco, pura agua con azúcar';

it('what was missed stands for an account that begins with how it came about', () => {
  expect(clipCase(CANDLES, 44)).toMatch(
    /^I pour candles .* Marcy .* had to tell her no, so she ended up ordering from some outfit in Ohio$/,
  );
  expect(clipCase(CANDLES, 20)).toMatch(/^Last December Marcy .* I had to tell her no…$/);
  expect(clipCase(ICES, 20)).toMatch(/^bajamos a la playa Acapulco y no había dónde .* en la Bravíssimo$/);
});

it('an account that fits, or that begins with what was missed, stands as it was told', () => {
  expect(clipCase(ICES, 44)).toBe(ICES.replace('Mire, el', 'El'));
  expect(clipCase('No hay pan en el barrio. El más cercano está a dos kilómetros y cierra a la una, de lunes a viernes', 8)).toBe(
    'No hay pan en el barrio',
  );
  expect(clipCase('Around here people drive forty minutes to a town for bread and pastries every single Saturday morning', 8)).toMatch(
    /^Around here people drive/,
  );
});

it('a quote is a whole thought: none begins with the second half of a place', () => {
  const waits =
    'Runners in Boulder, Colorado wait three weeks for physical therapy and then get fifteen minutes with an assistant. I lost a whole season like that';
  expect(clipCase(waits, 20)).toMatch(/^Runners in Boulder, Colorado wait .* with an assistant$/);
  const told =
    'I train six mornings a week along the creek paths near Boulder, Colorado and my knee hurt, so my doctor sent me downtown, where nobody had an hour to look at it';
  expect(clipCase(told, 20)).not.toMatch(/^Colorado/);
});

it('a quote begins with nothing that only says more of what stands before it', () => {
  const told =
    'En Lugo mi suegra compra los raviolis del súper, que se deshacen en la olla, y el domingo pasado acabamos pidiendo una pizza con ocho a la mesa';
  expect(clipCase(told, 20)).toMatch(/^En Lugo mi suegra compra los raviolis/);
});
