// Whole interviews whose figures are corrected at the end in the founder's own words; nothing disputed is kept wrong, nothing is lost to the cap.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { COSTS, OPENING, REST, SALES, talk } from './talk-fixture.ts';

const FLORIST = [...OPENING, SALES, COSTS, ...REST];
const SHOE_REPAIR = [
  'Nobody mends boots in Leeds any more, people bin them.',
  'Walkers and office workers, 25 to 60, twice a year',
  'A shoe repair shop, done the same day. It is called Last Stitch, in Leeds.',
  'Instagram and the window',
  'A repair is £28 plus VAT and I expect 120 repairs a month. Leather and glue cost me £6 a repair.',
  'A stitching machine for £7,000. Just me. Fixed costs are £1,400 a month, my pay included.',
  '£4,000 of savings and a loan of £3,000 over 3 years',
  'Get to 160 repairs a month',
  'in April',
  'Timpson and Cobblers Corner',
];

function toReadBack(lines: readonly string[], language: 'es' | 'en'): readonly string[] {
  const said = [...lines];
  const yes = language === 'es' ? 'sí, déjalo así' : 'yes, leave it';
  for (let extra = 0; extra < 6 && talk(said, language).state.pending !== 'read-back'; extra++) said.push(yes);
  return said;
}

const SPANISH = toReadBack(FLORIST, 'es');
const ENGLISH = toReadBack(SHOE_REPAIR, 'en');

describe('corrections of a whole interview', () => {
  test('in Spanish, one after the other', () => {
    const { facts, state } = talk([
      ...SPANISH,
      'El ramo lo vendemos a 32, no a 28, y en un mes normal son 10 ramos al día',
      'Flores Paquita no es competidor, es mi tía',
      'Los gastos fijos son unos 3.400 al mes, que faltaba el seguro',
      'sí',
    ]);
    expect([factValue(facts, 'price'), factValue(facts, 'volume'), factValue(facts, 'fixedCosts')]).toEqual([32, 260, 3400]);
    expect(factValue(facts, 'rivals')).not.toContain('Flores Paquita');
    expect(state.status).toBe('complete');
  });

  test('in English, one after the other', () => {
    const { facts, state } = talk(
      [
        ...ENGLISH,
        "The name is Last Stitch Leather and I'm in York, not Leeds",
        'It should be 140 repairs a month, 120 is what I do now. And cost is 7.50',
        "we're not charging 28, it's 31",
        'take Timpson off',
        'yes',
      ],
      'en',
    );
    expect(facts).toMatchObject({
      name: { value: 'Last Stitch Leather' },
      city: { value: 'York' },
      volume: { value: 140 },
      unitCost: { value: 7.5 },
      price: { value: 31 },
      rivals: { value: ['Cobblers Corner'] },
    });
    expect(facts.founderPay).toBeUndefined();
    expect(state.status).toBe('complete');
  });

  test('what nothing can be made of is asked about with the values there are', () => {
    const { facts, question, state } = talk([...SPANISH, 'lo del gestor son 176']);
    expect(question).toMatch(/gastos fijos al mes \(ahora 3\.100\u00a0€\)/);
    expect(state.pending).toBe('read-back');
    expect(factValue(facts, 'fixedCosts')).toBe(3100);
    expect(talk([...ENGLISH, 'that accountant is 90'], 'en').question).toMatch(/fixed costs a month \(now £1,400\)/);
  });

  test('what is said to be wrong stays open until it is told', () => {
    const wrong = [...SPANISH, 'el precio está mal'];
    expect(talk(wrong).question).toContain('28\u00a0€');
    expect(factValue(talk(wrong).facts, 'price')).toBeUndefined();
    expect(factValue(talk([...wrong, 'el precio es 35']).facts, 'price')).toBe(35);
    expect(factValue(talk([...wrong, 'sí']).facts, 'price')).toBeUndefined();
  });

  test('four answers that were not understood do not end it, and the cap does not swallow the last', () => {
    const odd = ['lo del gestor son 176', 'el seguro 90', 'la luz 45'];
    expect(talk([...SPANISH, ...odd]).state.pending).toBe('read-back');
  });

  test('sales many times what can be served are asked about before the end', () => {
    const busy = [...SPANISH, 'son 26.000 ramos al mes', 'sí'];
    const asked = talk(busy);
    expect(asked.state.pending).toBe('volume-above-capacity');
    expect(talk([...busy, '260 al mes', 'sí']).facts).toMatchObject({ volume: { value: 260 } });
    expect(talk([...busy, 'sí, déjalo así', 'sí']).state.status).toBe('complete');
  });
});

describe('corrections in the middle of the interview', () => {
  test('a purchase and a figure are put right, and the question stays to be answered', () => {
    const soFar = FLORIST.slice(0, 6);
    const { facts } = talk([...soFar, 'espera, la cámara son 17.000, no 16.000']);
    expect(factValue(facts, 'investment')).toBe(17_000);
    expect(factValue(talk([...soFar, 'perdón, dije 28 y son 32']).facts, 'price')).toBe(32);
  });
});

describe('the reply to a correction', () => {
  test('shows what was changed and what it was before', () => {
    expect(talk([...SPANISH, 'no wait, son 32 por ramo']).question).toMatch(/precio, 32\u00a0€ \(antes 28\u00a0€\)/);
    expect(talk([...ENGLISH, 'sorry, I said 28 but I meant 31'], 'en').question).toContain('price, £31 (before £28)');
  });

  test('a remark that was not understood is answered by a question, and never ends the interview', () => {
    const odd = [...ENGLISH, 'the price sounds low to me', 'that is not how I see it', 'hmm I am not happy with this'];
    const { question, state } = talk(odd, 'en');
    expect(talk(odd.slice(0, -2), 'en').question).toContain('price (now £28)');
    expect(question).not.toContain('In short');
    expect(state.pending).toBe('read-back');
  });
});
