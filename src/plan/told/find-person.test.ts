import { expect, it } from 'vitest';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { findPerson } from './find-person.ts';

const personIn = (problem: string) => findPerson(fact('problem', problem));

it('finds who it happened to: the founder, somebody they know, or nobody yet', () => {
  expect(personIn('La bici se rompe un lunes. Esa semana cogí dos taxis y llegué tarde al colegio.')).toBe('founder');
  expect(personIn('Runners wait three weeks. I lost a whole season like that.')).toBe('founder');
  expect(personIn('No hay café. Mi vecina coge el bus hasta el centro.')).toMatchObject({ en: 'a neighbour' });
  expect(personIn('My brother-in-law gave up.')).toMatchObject({ es: 'el cuñado de quien emprende' });
  expect(personIn('El hijo de mi cuñada, Rodrigo, sacó un 2 en mates.')).toMatchObject({ en: 'a relative of the founder’s' });
  expect(personIn('A mi perra Canela le salieron ronchas y el veterinario me cobró.')).toBe('founder');
  expect(personIn('Una vecina tiró la cómoda de su abuela al contenedor.')).toEqual({
    es: 'una vecina',
    en: 'a neighbour',
  });
  expect(personIn('Pienso en Marta, de 38 años, responsable de compras.')).toEqual({ es: 'Marta', en: 'Marta' });
  expect(personIn('Camila, 32, abogada: tardó 40 minutos.')).toEqual({ es: 'Camila', en: 'Camila' });
  // What is theirs is not they.
  expect(personIn("Birthday cakes that turn up. Gemma, a mum from my daughter's school, had none.")).toEqual({ es: 'Gemma', en: 'Gemma' });
  expect(personIn('Lucía, una madre del colegio de mi hija, se quedó sin tarta')).toEqual({ es: 'Lucía', en: 'Lucía' });
  expect(personIn('Mrs. Chan, 82, was sent home after nine days.')).toMatchObject({ en: 'Mrs. Chan' });
  expect(personIn('Las empresas piden refrigerios y llegan fríos y tarde')).toBeNull();
  expect(personIn('En Querétaro los restaurantes pierden reservas')).toBeNull();
});

const problemOf = (facts: Parameters<typeof compose>[0]) =>
  blocksOf({ ...compose(facts), pages: compose(facts).pages.filter(({ id }) => id === 'customer') })
    .flatMap((block) => (block.type === 'paragraph' ? [block.text.es] : []))
    .join('\n');

it('goes back to that person with the price instead of telling a scene of the trade; among firms it asks for one with a name', () => {
  expect(problemOf(SAMPLE_FACTS)).toMatch(/price-charged/);
  expect(problemOf(SAMPLE_FACTS)).not.toMatch(/salta de piñón|escena/);
  const sheet = { ...inSector(SHEETS['all said, money missing'] ?? {}, 'agency'), ...fact('customer', 'restaurantes nuevos') };
  const firms = problemOf({ ...sheet, ...fact('problem', 'Los restaurantes suben fotos borrosas y pierden reservas') });
  expect(firms).toMatch(/tres|Tres visitas/);
  expect(firms).toMatch(/price-charged/);
});

it('finds whom a name tells more of than what they are to the business', () => {
  expect(personIn("Like Siân, she's a ward receptionist up the Heath, gets the early train.")).toEqual({ es: 'Siân', en: 'Siân' });
  expect(personIn('Pues mira. Mercedes, de Castroverde. Compró la cocina y esperó cuatro meses.')).toEqual({
    es: 'Mercedes',
    en: 'Mercedes',
  });
  expect(personIn('Una clienta mía, Pilar, que es enfermera, llegó tarde a casa.')).toEqual({ es: 'Pilar', en: 'Pilar' });
  expect(personIn('En Madrid a veces no hay sitio para nadie.')).toBeNull();
});
