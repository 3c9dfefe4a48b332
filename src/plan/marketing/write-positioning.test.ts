import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { cafeRestaurantTradeTakes } from '../../sectors/takes/cafe-restaurant-trade-takes.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

function storyOf(facts: FactSheet) {
  const [first, ...blocks] = compose(facts).pages.find(({ id }) => id === 'marketing')?.blocks ?? [];
  const scenes = blocks.flatMap((block) => (block.type === 'scenes' ? block.scenes : [])).map(({ text }) => text);
  return { positioning: first?.type === 'paragraph' ? first.text : { es: '', en: '' }, scenes };
}

const PROMISE = /return the next morning and collection from home or work|collection from home or work and return the next morning/;

it('tells whom it happened to in the first scene, and what it promises in the last', () => {
  const { positioning, scenes } = storyOf(SAMPLE_FACTS);
  expect(positioning.en).toMatch(/bicycle commuters/);
  // The second customer has a place of its own; what the business is stands against one.
  expect(`${positioning.es} ${positioning.en}`).not.toMatch(/empresas|companies|lo siguiente/);
  expect(scenes[0]?.en).toMatch(/the person now opening Txirrin.*wants the repair done/);
  expect(positioning.en).toMatch(
    /collection from home or work.*return the next morning|return the next morning.*collection from home or work/,
  );
  expect(scenes.at(-1)?.en).toMatch(PROMISE);
  const page = JSON.stringify(compose(SAMPLE_FACTS).pages.find(({ id }) => id === 'customer'));
  expect(page).toMatch(/En una frase: .*return the next morning|In one sentence: .*return the next morning/);
});

it('does not offer what the kind of business says already', () => {
  const { positioning } = storyOf({
    ...SAMPLE_FACTS,
    ...fact('sector', 'repair_shop'),
    ...fact('trade', 'upholsterer'),
    ...fact('solution', 'Upholstery at a fixed price agreed before we start'),
  });
  expect(positioning.en).not.toMatch(/upholstery workshop with upholstery/i);
});

it('sets what the plan proposes, named as such, against the problem where the offer is only the name of the trade', () => {
  const told = {
    ...inSector(SHEETS['all said, money missing'] ?? {}, 'agency'),
    ...fact('problem', 'Los restaurantes suben fotos borrosas a Instagram y no contestan mensajes'),
    ...fact('solution', 'agencia de redes sociales y anuncios para restaurantes'),
  };
  const proposes = (facts: FactSheet) =>
    textsOf(compose(facts)).some(({ text }) => /as a proposal to be decided before|proposes to promise besides/.test(text.en));
  expect(proposes(told)).toBe(true);
  expect(proposes(SAMPLE_FACTS)).toBe(false);
});

it('proposes, in one line, what answers the problem that was told and the offer says nothing of', () => {
  const facts = inSector(
    {
      ...fact('problem', 'En Querétaro los restaurantes suben fotos borrosas a Instagram y no contestan mensajes, pierden reservas'),
      ...fact('customer', 'restaurantes y cafés nuevos'),
      ...fact('solution', 'agencia de redes sociales y anuncios para restaurantes'),
    },
    'agency',
  );
  const page = JSON.stringify(compose(facts).pages.find(({ id }) => id === 'customer'));
  expect(page).toMatch(
    /una sola persona por cuenta, con horario de respuesta escrito[^"]*hay que decidirlo antes de firmar|hay que decidir antes de firmar: una sola persona por cuenta, con horario de respuesta escrito/,
  );
});

it('sets against a complaint only what answers it: an offer that answers none stands in no line of it', () => {
  const facts = inSector(
    {
      ...fact('problem', 'En Querétaro los restaurantes suben fotos borrosas a Instagram y no contestan mensajes'),
      ...fact('customer', 'restaurantes y cafés nuevos'),
      ...fact('solution', 'agencia de redes sociales y anuncios para restaurantes'),
    },
    'agency',
  );
  const told = { ...facts, ...fact('trade', 'social_media_agency') };
  const page = JSON.stringify(compose(told).pages.find(({ id }) => id === 'customer'));
  expect(/A quien hoy lidia con fotos borrosas[^"]* le ofrece/.test(page)).toBe(false);
  expect(/A quien hoy lidia con fotos borrosas[^"]* propone esto, que hay que decidir/.test(page)).toBe(true);
});

it('tells of nobody else than the founder did: the trade’s person is in no scene beside theirs', () => {
  const facts = {
    ...inSector(SHEETS['all said, money missing'] ?? {}, 'cafe_restaurant'),
    ...fact('trade', 'coffee_shop'),
    ...fact(
      'problem',
      'No hay donde tomar un buen café de especialidad por la mañana. Mi vecina coge el bus hasta el centro solo para eso.',
    ),
    ...fact('solution', 'Una cafetería con café de especialidad'),
  };
  const { story } = sectorOf('cafe_restaurant', 'coffee_shop').pack;
  const hurts = [...(story ? [story] : []), ...cafeRestaurantTradeTakes.coffee_shop.stories].map(({ hurt }) => hurt.es.slice(0, -1));
  const [first, , scene] = storyOf(facts).scenes;
  const third = scene?.es ?? '';
  expect(first?.es).toContain('{{quote:problem-2}}');
  expect(hurts.filter((hurt) => third.includes(hurt))).toEqual([]);
});

it('labels the positioning and the sentence, which nobody has to take two breaths for', () => {
  const plan = compose(SAMPLE_FACTS);
  const texts = textsOf(plan).map(({ text }) => text);
  const line = texts.find(({ es }) => es.startsWith('En una frase:'));
  expect(texts.some(({ es, en }) => es.startsWith('Posicionamiento.') && en.startsWith('Positioning.'))).toBe(true);
  expect(line?.es.split(' ').length).toBeLessThanOrEqual(33);
  expect(line?.en.split(' ').length).toBeLessThanOrEqual(33);
});
