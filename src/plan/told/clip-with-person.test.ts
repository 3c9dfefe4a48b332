import { expect, it } from 'vitest';
import { clipWithPerson } from './clip-with-person.ts';

it('begins with whoever is told of by name, where the usual cut would lose them', () => {
  const told =
    "So there's nowhere to get a decent coffee at the station in the mornings. Like Siân, she's a ward receptionist, gets the early train, last Tuesday nothing was open so she had instant out of a flask and then queued in town and nearly missed her connection.";
  expect(clipWithPerson(told, 36, 'Siân')).toMatch(/^Like Siân, .*missed her connection$/);
  expect(clipWithPerson(told, 20, null)).not.toContain('Siân');
});

it('tells a question with its answer, and leaves out one whose answer is long', () => {
  const asked =
    'Mercedes compró la cocina y le quedó un hueco contra la pared, después de meses sin cocina. ¿Sabes qué le hizo? Le puso un listón. Un listón blanco. Y así se quedó.';
  expect(clipWithPerson(asked, 22, 'Mercedes')).toMatch(/¿Sabes qué le hizo\? Le puso un listón\. Un listón blanco$/);
});
