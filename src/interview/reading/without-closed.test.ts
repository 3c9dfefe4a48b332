import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';
import { withoutClosed } from './without-closed.ts';

test.each([
  ['Para cenar nada, el bar cierra la cocina por la noche', 'Para cenar nada,  '],
  ['The only pub in the village closes at eight, and we drove home', ' , and we drove home'],
  ['La panadería del pueblo cerró hace dos años', ' '],
  ['El bar está lleno y la gente espera', 'El bar está lleno y la gente espera'],
  ['We closed the deal with the bar', 'We closed the deal with the bar'],
])('the shut house of somebody else: %s', (said, left) => {
  expect(withoutClosed(said)).toBe(left);
});

test('a bar that shuts its kitchen is not the trade of who lets rooms beside it', () => {
  const known = withFacts({}, [
    makeFact(
      'problem',
      'Una pareja quería dormir en el pueblo y solo había casas enteras, mínimo dos noches. Y para cenar nada, el bar cierra la cocina por la noche. Cenaron un bocadillo en el coche',
    ),
    makeFact('customer', 'parejas de 35 a 65 años que vienen un finde, dos noches'),
  ]);
  const offer =
    'La habitación suelta, aunque sea para una noche, con un buen desayuno con mermelada nuestra, y de cena lo que haya en la huerta. Son 5 habitaciones';
  expect(read('solution', offer, 'es', known).facts.find(({ id }) => id === 'sector')?.value).toBe('tourism_lodging');
});
