import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTOR_IDS, type SectorId } from '../sector.ts';
import { findConcepts } from './find-concepts.ts';

const KINDS = ['offer', 'edge', 'customer', 'pain', 'alternative', 'channel', 'resource'] as const;
const find = (text: string) => findConcepts(text, 'cafe_restaurant', KINDS);
const english = (text: string) => find(text).map(({ en }) => en);

describe('finding concepts', () => {
  it('tells in English what was said in Spanish, in its order', () => {
    const found = find('Familias del barrio y turistas');
    expect(found.map(({ kind }) => kind)).toEqual(found.map(() => 'customer'));
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  it('finds the same things said in either language', () => {
    expect(english('boca a boca, Instagram')).toEqual(english('word of mouth, Instagram'));
    expect(english('boca a boca, Instagram')).toHaveLength(2);
  });

  it('what ends up somewhere is no finish', () => {
    const edges = (text: string) => findConcepts(text, 'repair_shop', ['edge']).map(({ en }) => en);
    expect(edges('Las sillas buenas acaban en la acera')).not.toContain('a careful finish');
    expect(edges('Mesas con buen acabado')).toContain('a careful finish');
  });

  it('tells what carers and a mobile manicurist promise', () => {
    const told = (text: string, sector: SectorId) => findConcepts(text, sector, ['offer', 'edge']).map(({ en }) => en);
    const carers =
      'Cuidadoras con contrato que van a casa por horas, siempre la misma, con sustituta conocida si falla y un parte por WhatsApp cada visita';
    expect(told(carers, 'health_clinic')).toEqual(
      expect.arrayContaining(['always the same carer', 'a stand-in the family has met', 'carers with a proper contract']),
    );
    const nails = told('uñas semipermanentes y acrílicas a domicilio o en la oficina, todo esterilizado', 'beauty_salon');
    expect(nails).toEqual(expect.arrayContaining(['manicures at the customer’s door', 'sterilised tools']));
  });

  it('finds each thing once, and nothing where nothing is named', () => {
    expect(english('Instagram, Instagram y otra vez Instagram')).toHaveLength(1);
    expect(english('')).toEqual([]);
    expect(english('xyz')).toEqual([]);
  });

  it('takes the opposite for what it is', () => {
    const waits = find('esperas largas');
    expect(waits.map(({ kind }) => kind)).toContain('pain');
    expect(find('sin esperas largas').map(({ kind }) => kind)).not.toContain('pain');
  });

  it('calls food that falls apart food, not a thing that wears out', () => {
    const said = findConcepts('las del súper, que se desarman en la olla', 'food_manufacturing', ['pain']);
    expect(said.map(({ en }) => en)).toEqual(['pasta that falls apart in the pot']);
  });

  it('takes what was made, picked or baked the same day for fresh, and not for a service', () => {
    const edges = (text: string) => findConcepts(text, 'retail_shop', ['edge']).map(({ en }) => en);
    expect(edges('Helado hecho por nosotros el mismo día')).toEqual(['everything made the same day']);
    for (const said of [
      'made by us the same day',
      'verdura cogida el mismo día',
      'pan horneado el mismo día',
      'fish caught the same day',
    ]) {
      expect(edges(said), said).not.toContain('same-day service');
    }
    expect(edges('te lo arreglo el mismo día')).toContain('same-day service');
  });

  it('claims of a group, or of where people go, no more than its word tells', () => {
    const english = (text: string, sector: SectorId, kind: 'customer' | 'alternative') =>
      findConcepts(text, sector, [kind]).map(({ en }) => en);
    expect(english('they come back for the christening', 'event_services', 'customer')).toEqual(['families with something to celebrate']);
    expect(english('Los de Wallapop que van sin seguro', 'logistics', 'alternative')).toEqual(['private adverts online']);
    expect(english('My cousin Aoife got married', 'event_services', 'alternative')).toEqual([]);
  });

  it('looks only for the kinds asked for', () => {
    expect(findConcepts('turistas, Instagram', 'cafe_restaurant', ['channel']).map(({ kind }) => kind)).toEqual(['channel']);
  });

  it('knows a single word in the plural, and no cousin of its stem', () => {
    expect(english('turista')).toEqual(english('turistas'));
    expect(english('un estudio')).toEqual([]);
  });

  it('takes nobody who asks for the same person each time to complain of little choice', () => {
    expect(english('No hay manera de que venga siempre la misma persona')).not.toContain('little choice');
    expect(english('En el centro tienen siempre lo mismo')).toContain('little choice');
  });

  it('makes no child smaller than it was told', () => {
    expect(findConcepts('Families with children aged 11 to 16', 'academy', ['customer']).map(({ en }) => en)).toEqual([
      'families with children',
    ]);
  });

  it('tells what was bought, and what makes a customer cross', () => {
    const bought = (text: string) => findConcepts(text, 'food_manufacturing', ['resource']).map(({ en }) => en);
    expect(bought('heladera mostrador')).toEqual(['a refrigerated display counter']);
    expect(bought('sobadora y la raviolera usadas')).toEqual(['pasta machines']);
    expect(bought('Muebles y computadora')).toHaveLength(2);
    const crossed = (text: string) => findConcepts(text, 'food_manufacturing', ['pain']).map(({ en }) => en);
    expect(crossed('la gente hace media hora de cola')).toEqual(['half an hour in the queue']);
    expect(crossed('esperan tres semanas para la fisio')).toEqual(['three-week waits']);
    expect(crossed('cuando llegás ya no quedan sorrentinos')).toEqual(['things sold out']);
  });

  it('never runs over a comma', () => {
    expect(english('boca, a boca')).toEqual([]);
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), fc.constantFrom(...SECTOR_IDS), (text, sector) => {
        expect(Array.isArray(findConcepts(text, sector, KINDS))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is promised', () => {
  const promised = (text: string, sector: SectorId) => findConcepts(text, sector, ['offer', 'edge']).map(({ en }) => en);

  it.each<[string, SectorId, readonly string[]]>([
    [
      'Same two people every time, and if you don’t like a room we come back next day and redo it free. We bring all the supplies.',
      'cleaning',
      ['a free redo if it disappoints', 'the same team every time'],
    ],
    ['Si algo falla, volvemos al día siguiente.', 'cleaning', []],
    ['Entrega al día siguiente, si quieres.', 'cleaning', ['next-day turnaround']],
    ['Si se rompe, garantía de dos años', 'crafts', ['a two-year guarantee']],
    ['Grupos de seis como mucho', 'academy', ['groups of six at most']],
    ['groups of up to eight', 'academy', ['groups of eight at most']],
    ['grupos de seis', 'academy', ['groups of six']],
    ['magdalenas, mantecados y tortas de alajú', 'food_manufacturing', ['small cakes']],
  ])('%s', (text, sector, expected) => {
    expect(promised(text, sector)).toEqual(expected);
  });

  it('is complained of in no more words than were said', () => {
    const pains = (text: string, sector: SectorId) => findConcepts(text, sector, ['pain']).map(({ en }) => en);
    expect(pains('She loses five appointments a week to no-shows', 'marketplace_app').join()).not.toMatch(/stranger|car park/);
    expect(pains('I had eczema all winter', 'crafts')).toEqual([]);
  });
});

it('takes no week for a wait, and nothing that is not done for an offer', () => {
  expect(findConcepts('mandan a una distinta cada semana', 'cleaning', ['pain']).map(({ en }) => en)).not.toContain('long waits');
  expect(findConcepts('No hacemos reparto a domicilio', 'cafe_restaurant', ['offer'])).toEqual([]);
  expect(findConcepts('She waited an hour and a half', 'beauty_salon', ['pain']).map(({ en }) => en)).toContain('ninety-minute waits');
});

it('reads what is written without its apostrophe', () => {
  const told = findConcepts('if i cant fix it they dont pay for the labour', 'repair_shop', ['edge']).map(({ en }) => en);
  expect(told).toEqual(['no charge when it goes wrong']);
});
