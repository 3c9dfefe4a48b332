import { expect, it } from 'vitest';
import { splitTold } from './split-told.ts';
import { withoutNaming } from './without-naming.ts';

it('leaves nothing of a sentence that says what it is called and where it is', () => {
  expect(withoutNaming("It's called Fern & Oak, in Cork", 'Fern & Oak')).toEqual([]);
  expect(withoutNaming('Se llama Aula Norte, en Vigo', 'Aula Norte')).toEqual([]);
  expect(withoutNaming('Nos llamamos El Piñón, en San Sebastián', 'El Piñón')).toEqual([]);
  expect(withoutNaming('The shop is called Reed and Rush, which my sister came up with', 'Reed and Rush')).toEqual([]);
  expect(withoutNaming('Se llama Horno Azul y va a estar en Cádiz, en la calle Ancha si el dueño quiere', 'Horno Azul')).toEqual([]);
  expect(withoutNaming('Juniper Plumbing, Reno, Nevada', 'Juniper Plumbing')).toEqual([]);
  expect(withoutNaming('Gorse & Co, a sheep dairy in Bantry, County Cork', 'Gorse & Co')).toEqual([]);
  expect(withoutNaming("Loose Ends, I'm in Bangor, Maine but it's all online", 'Loose Ends')).toEqual([]);
  expect(withoutNaming('Loose Ends, in Bangor, over in the Mill District', 'Loose Ends')).toEqual([]);
  expect(withoutNaming('a café called low tide, in sligo, on the far end of the pier', 'Low Tide')).toEqual([]);
});

it('keeps what else is told, in its own words', () => {
  expect(withoutNaming('Un puesto que se llama La Olla, aquí en Toluca, guisos de olla con tortilla hecha a mano', 'La Olla')).toEqual([
    'guisos de olla con tortilla hecha a mano',
  ]);
  expect(withoutNaming('A home nursery called Acorns in Leith, open from six in the morning', 'Acorns')).toEqual([
    'open from six in the morning',
  ]);
  expect(withoutNaming('Three hour wood carving classes at Chip Shed in Hull, near the marina', 'Chip Shed')).toEqual([
    'Three hour wood carving classes',
  ]);
});

it('leaves a statement alone in which the name is part of what it tells', () => {
  for (const told of [
    'Acorns bakes at night and sells at five',
    'A bakery called Acorns that sells at five',
    'Acorns for dogs and cats of any size',
  ])
    expect(withoutNaming(told, 'Acorns')).toEqual([told]);
});

it('does not leave an answer without any statement', () => {
  expect(splitTold('A small wine bar called Last Sip, 20 seats, in Leeds. Ten wines by the glass and half pours.', 'Last Sip')).toEqual([
    'Ten wines by the glass and half pours',
  ]);
  expect(splitTold('A small wine bar called Last Sip, in Leeds', 'Last Sip')).toHaveLength(1);
});
