// Interviews with whoever sells several things: each is asked about by its name, read back with its price, and a plan stands on all of them.
import { expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { saleLines } from '../facts/sale-lines.ts';
import { buildFundedModel } from '../finance/fund-model.ts';
import { playTranscript, TODAY } from './transcripts/play-transcript.ts';
import type { Transcript } from './transcripts/transcript.ts';

const FOUNDERS = {
  cafe: {
    kind: 'full',
    topics: {
      problem:
        'En el barrio de Russafa, Valencia, quien trabaja cerca come de pie o se lleva un táper: no hay menú casero por menos de 15 €.',
      customer: 'Oficinistas y vecinos de 30 a 60 años',
      solution: 'Bar de menú del día con guisos de cuchara. Se llama Cuchara Lenta.',
      marketing: 'Instagram y una pizarra en la puerta',
      revenue: 'menú a 13,50, unos 60 al día, y cafés de 2 €, 120 al día, abrimos de lunes a viernes',
      resources:
        'Traspaso y cocina 45.000 €, tengo 20.000 ahorrados y pido 25.000 al banco a 5 años. Alquiler 1.400, luz y gas 600, gestoría y seguros 250 al mes. Mi hermana y yo en cocina y una camarera que cuesta 1.700 al mes. Nosotras sacaremos 1.300 cada una',
      goals: 'Llegar a 80 menús al día y abrir los sábados',
      competitors: 'El bar Manolo, que tiene menú a 12 €, y la franquicia de la esquina, más cara y sin guisos',
    },
    replies: {
      identity: 'Cuchara Lenta, en Valencia',
      'unit-cost': 'el menú me cuesta 5 y el café 0,40',
      start: 'marzo de 2027',
    },
    facts: {},
    mostQuestions: 20,
  },
  bike: {
    kind: 'full',
    topics: {
      problem: 'En Gijón quien va en bici espera dos semanas a que le arreglen un freno.',
      customer: 'Ciclistas urbanos y familias',
      solution: 'Taller de bicis con reparación en 48 horas y venta de bicis urbanas. Se llama Cadena Norte.',
      marketing: 'Google y acuerdos con comunidades',
      revenue: 'De reparar y de vender bicis nuevas',
      resources:
        'Herramienta y local 22.000 €, tengo 12.000 y pido 12.000 a 5 años. Alquiler 700, luz 120, seguros 60, gestoría 80 al mes. Yo solo, cobrando 1.300',
      goals: '120 reparaciones al mes',
      competitors: 'Decathlon, y Bicicletas Arbeyal, que tarda dos semanas',
    },
    replies: {
      identity: 'Cadena Norte, en Gijón',
      price: 'reparaciones a 40 € y bicis nuevas a 650 €',
      volume: '90 reparaciones y 6 bicis al mes',
      'unit-cost': 'la reparación unos 9 € en piezas y la bici 470',
      start: 'mayo de 2027',
    },
    facts: {},
    mostQuestions: 20,
  },
  saas: {
    kind: 'english',
    topics: {
      problem: 'In Austin, Texas, small care teams lose track of who gave which pill to grandma.',
      customer: 'Families with an elderly parent at home and home-care companies',
      solution: 'PillTrail, an app that logs medication and alerts the family.',
      marketing: 'Facebook groups and calls to home-care agencies',
      revenue: '80 families on the $149 plan and 12 companies at $600',
      resources:
        '$45,000 for development, I have $30,000 and need a $15,000 loan over 4 years. Software $500, insurance $200, support contractor $2,400 a month. Just me, paying myself $4,000.',
      goals: '200 families in 18 months',
      competitors: 'Medisafe, free for one person, and paper charts on the fridge',
    },
    replies: {
      identity: 'PillTrail, Austin, Texas',
      'unit-cost': 'about $9 a family and $40 a company in texting and hosting',
      start: 'April 2027',
    },
    facts: {},
    mostQuestions: 20,
  },
} as const satisfies Record<string, Transcript>;

const linesOf = (founder: keyof typeof FOUNDERS) =>
  saleLines(playTranscript(FOUNDERS[founder]).facts)?.map(({ label, price, units, unitCost }) => [label, price, units, unitCost]);

/** The last words in which each question was asked. */
function questionsTo(founder: Transcript): ReadonlyMap<string, string> {
  const { turns } = playTranscript(founder).interview;
  return new Map(turns.slice(1).map(({ question }, at) => [question, turns[at]?.reply.nextQuestion ?? '']));
}

test('a bar, a workshop and an app are read line by line', () => {
  expect(linesOf('cafe')).toEqual([
    ['menú', 13.5, 1300, 5],
    ['cafés', 2, 2600, 0.4],
  ]);
  expect(linesOf('bike')).toEqual([
    ['reparaciones', 40, 90, 9],
    ['bicis nuevas', 650, 6, 470],
  ]);
  expect(linesOf('saas')).toEqual([
    ['families', 149, 80, 9],
    ['companies', 600, 12, 40],
  ]);
});

test('none is asked for a mean that the lines tell, and every check of the model holds', () => {
  for (const founder of ['cafe', 'saas'] as const) {
    const { asked, facts } = playTranscript(FOUNDERS[founder]);
    expect(asked).not.toContain('price');
    expect(asked).not.toContain('volume');
    expect(buildFundedModel(facts, TODAY).checks.filter(({ passed }) => !passed)).toEqual([]);
  }
});

test('a fee each month is one where families and companies pay different ones', () => {
  const { facts } = playTranscript(FOUNDERS.saas);
  expect([facts.price?.period, factValue(facts, 'volume')]).toEqual(['month', 92]);
});

test('whatever has a price and no number is asked about by its name, and so is what each costs', () => {
  const said = questionsTo(FOUNDERS.bike);
  expect(said.get('volume')).toContain('de cada cosa: reparaciones y bicis nuevas?');
  expect(said.get('unit-cost')).toContain('en cada cosa que vendes: reparaciones y bicis nuevas?');
});

test('each is read back, and their average as an average', () => {
  const readBack = questionsTo(FOUNDERS.cafe).get('read-back') ?? '';
  expect(readBack).toContain('Lo que se vende: menú, 1.300 a 13,50');
  expect(readBack).toMatch(/Precio: 5,83\s€ de media/);
});

test('one cost for several things that is more than their average price is asked for again, each by its name', () => {
  const told = { ...FOUNDERS.bike, replies: { ...FOUNDERS.bike.replies, 'unit-cost': 'unos 470' } } as const satisfies Transcript;
  const { turns } = playTranscript(told).interview;
  const at = turns.findIndex(({ question }) => question === 'unit-cost');
  expect(turns[at]?.reply.nextQuestion).toContain('por separado: reparaciones y bicis nuevas');
  expect(factValue(playTranscript(told).facts, 'unitCost') ?? 0).toBeLessThan(470);
});

test('prices told with the offer are not asked for again: only how many of each, and no figure is offered for all of them', () => {
  const told = {
    ...FOUNDERS.bike,
    topics: {
      ...FOUNDERS.bike.topics,
      solution: 'Taller de bicis: reparaciones a 40 € y bicis nuevas a 650 €. Se llama Cadena Norte.',
      revenue: '90 reparaciones y 6 bicis al mes',
    },
  } as const satisfies Transcript;
  const { turns } = playTranscript(told).interview;
  const asked = turns[turns.findIndex(({ question }) => question === 'revenue') - 1]?.reply;
  expect(asked?.nextQuestion).toContain('de cada cosa: reparaciones y bicis nuevas?');
  expect(asked?.suggestions).toEqual(['No sé']);
  const { asked: questions, facts } = playTranscript(told);
  expect(questions).not.toContain('price');
  expect(saleLines(facts)?.map(({ price, units }) => [price, units])).toEqual([
    [40, 90],
    [650, 6],
  ]);
});
