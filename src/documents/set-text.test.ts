import { describe, expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { createTextSetter, flatten } from './set-text.ts';

const plan = planFixture({ quote: 'me dijo "mañana"' });
const es = createTextSetter(plan, 'es');
const en = createTextSetter(plan, 'en');
const same = (text: string) => ({ es: text, en: text });

describe('createTextSetter', () => {
  test('figures are written as the edition’s readers write them', () => {
    const all = same(
      '{{fig:price}} {{fig:loan}} {{fig:units}} {{fig:share}} {{fig:coverage}} {{fig:start}} {{fig:month-0}} {{fig:plan-date}}',
    );
    expect(es.plain(all)).toBe(
      '2,40\u00a0€ 32.000\u00a0€ 3.510 37,5\u00a0% 1,25 marzo\u00a0de\u00a02027 marzo 20\u00a0de\u00a0noviembre\u00a0de\u00a02026',
    );
    expect(en.plain(all)).toBe('€2.40 €32,000 3,510 37.5% 1.25 March\u00a02027 March 20\u00a0November\u00a02026');
  });

  test('a starred figure carries its origin, another one does not', () => {
    expect(es.rich(same('{{fig:price*}}{{fig:price}}'))).toEqual([
      { t: 'fig', s: '2,40\u00a0€', mark: 'said' },
      { t: 'fig', s: '2,40\u00a0€', mark: null },
    ]);
  });

  test('quotes stand between the edition’s marks, in their own language', () => {
    expect(es.quote('problem')).toEqual({ t: 'quote', s: '«me dijo “mañana”»', lang: 'es' });
    expect(en.quote('problem')).toEqual({ t: 'quote', s: '“me dijo ‘mañana’”', lang: 'es', isOther: true });
  });

  test('strong text may hold figures', () => {
    expect(es.rich(same('a **b {{fig:units}}** c'))).toEqual([
      { t: 'text', s: 'a ' },
      {
        t: 'strong',
        spans: [
          { t: 'text', s: 'b ' },
          { t: 'fig', s: '3.510', mark: null },
        ],
      },
      { t: 'text', s: ' c' },
    ]);
    expect(flatten(es.rich(same('**a** b')))).toBe('a b');
  });

  test('nothing else is markup', () => {
    const text = '# = *a* _b_ $x^2$ #panic() @ref <script> \\ [a](b)';
    expect(es.rich(same(text))).toEqual([{ t: 'text', s: text }]);
  });

  test.each([
    ['{{fig:nowhere}}', /no figure "nowhere"/],
    ['{{quote:nobody}}', /no quote "nobody"/],
    ['{{name}}', /slot that nothing fills/],
    ['a ** b', /does not close/],
  ])('a mistake of ours is thrown: %s', (text, message) => {
    expect(() => es.rich(same(text))).toThrow(message);
  });

  test('a figure that is no number is never printed', () => {
    const broken = { ...plan, figures: { ...plan.figures, price: { kind: 'price', value: Number.NaN, origin: 'said' } as const } };
    expect(() => createTextSetter(broken, 'es').print('price')).toThrow(/not a finite number/);
  });
});
