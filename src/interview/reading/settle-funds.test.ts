import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures, namedFigures, read, type Told } from './read-fixture.ts';

const needing = (investment: number, more: Partial<Record<'ownFunds' | 'loan', number>> = {}): FactSheet =>
  withFacts({}, [makeFact('investment', investment), ...Object.entries(more).map(([id, value]) => makeFact(id as 'ownFunds', value))]);

const SHARED: readonly Told[] = [
  [
    'funding',
    'en',
    'I am putting in $22,000 from my savings and Daniel $12,000 from his. We would borrow the remaining $30,000 from PeopleFund, an Austin lender, over five years.',
    { ownFunds: 34_000, loan: 30_000, loanYears: 5, moneySources: [{ who: 'PeopleFund', kind: 'bank', amount: 30_000, years: 5 }] },
    needing(64_000),
  ],
  [
    'funding',
    'es',
    'Ponemos 15.000 euros de ahorros, 9.000 míos y 6.000 de Tom, y pediremos un préstamo de 16.000 euros a MicroBank a cinco años.',
    { ownFunds: 15_000, loan: 16_000, loanYears: 5 },
    needing(31_000),
  ],
  [
    'funding',
    'es',
    'Ponemos S/ 70,000 de ahorros: yo 50,000 y mi hermano Julio 20,000. Mi tía Carmen nos presta 25,000 sin intereses a tres años, y pediríamos un préstamo de S/ 70,000 a Caja Arequipa a 36 meses, con una TEA de 24 %.',
    {
      ownFunds: 70_000,
      loan: 95_000,
      moneySources: [
        { who: 'Mi tía', kind: 'familyLoan', amount: 25_000, rate: 0, years: 3 },
        { who: 'Caja Arequipa', kind: 'bank', amount: 70_000, rate: 24, years: 3 },
      ],
    },
    needing(165_000),
  ],
  [
    'funding',
    'es',
    'No, a ver: pongo 200 mil de mis ahorros, mi tía Chela me presta 60 mil sin intereses y los otros 180 mil los pediría al banco a 3 años',
    { ownFunds: 200_000, loan: 240_000 },
    needing(440_000, { ownFunds: 15_000 }),
  ],
  [
    'funding',
    'es',
    'De mis ahorros pongo 9 millones, que los tengo en dólares, unos 6.000. Mi hermana me presta 4 millones sin interés, a devolver en 24 meses. Y le pido al Banco Municipal de Rosario 9.200.000 a tres años.',
    { ownFunds: 9_000_000, loan: 13_200_000 },
    needing(22_200_000),
  ],
  [
    'funding',
    'en',
    'I have €15,000 saved and my parents are giving me €5,000 as a gift. I am asking Microfinance Ireland for a loan of €20,000 over five years, and I have applied to the Local Enterprise Office for a €4,000 grant.',
    {
      ownFunds: 20_000,
      loan: 20_000,
      moneySources: [
        { who: 'my parents', kind: 'gift', amount: 5000 },
        { who: 'Microfinance Ireland', kind: 'bank', amount: 20_000, years: 5 },
        { who: 'Local Enterprise Office grant', kind: 'grant', amount: 4000, isPending: true },
      ],
    },
    needing(44_000),
  ],
  [
    'funding',
    'es',
    'Yo aporto 35 millones, Juliana aporta 15 millones y solicitaremos a Bancolombia un crédito de 35 millones a 48 meses, con una tasa estimada del 22 % efectivo anual.',
    { ownFunds: 50_000_000, loan: 35_000_000, loanYears: 4, loanRate: 22 },
    needing(85_000_000),
  ],
];

describe('shares that come to what opening takes', () => {
  test.each(SHARED.map((told) => [told[2], told] as const))('%s', (_, told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test('a grant by an agency that also lends is no loan', () => {
    const text =
      'La financiamos con 14 millones de ahorros de los dos socios, 15 millones de Corfo Semilla Inicia y 8 millones de family & friends. No pedimos préstamo bancario.';
    expect(figures('funding', text, 'es', needing(32_000_000))).toMatchObject({ ownFunds: 37_000_000, loan: 0 });
  });

  test('what is told where the rest is asked for is on top', () => {
    const text = 'The €4,000 is the Enterprise Office grant I have applied for. If they turn it down I would put it in from my savings.';
    const told = figures('funding', text, 'en', needing(44_000, { ownFunds: 20_000, loan: 20_000 }));
    expect(told.ownFunds).toBe(24_000);
  });

  test.each([
    [
      'en',
      'Dana contributes $60,000 and Luis $50,000; a bank loan covers $180,000, and Dana’s uncle is lending us $20,000.',
      310_000,
      110_000,
    ],
    ['es', 'Ana aporta 30.000 y Luis 20.000, y pediremos 50.000 al banco.', 100_000, 50_000],
    ['es', 'Pongo 10.000 y tengo concedida una subvención de 5.000 del Gobierno de Aragón.', 15_000, 15_000],
    ['es', 'Pongo 10.000 y hemos solicitado una ayuda LEADER de 5.000, sin confirmar.', 15_000, 10_000],
    ['en', 'I put in £10,000 and have applied for a £5,000 grant from the council.', 15_000, 10_000],
    ['en', 'I put in £10,000 and the council has approved a £5,000 grant.', 15_000, 15_000],
  ] as const)('what each founder puts in is own money, and a grant once it is granted: %s %s', (language, text, need, own) => {
    expect(figures('funding', text, language, needing(need)).ownFunds).toBe(own);
  });

  test('a grant that comes through is counted from then on', () => {
    const pending = [{ who: 'LEADER', kind: 'grant', amount: 5000, isPending: true }] as const;
    const known = withFacts(needing(15_000, { ownFunds: 10_000 }), [makeFact('moneySources', pending)]);
    expect(figures('read-back', 'The €5,000 grant has been approved.', 'en', known).ownFunds).toBe(15_000);
    expect(figures('read-back', 'Ya nos han concedido la subvención de 5.000.', 'es', known).ownFunds).toBe(15_000);
  });

  test.each([
    ['15.000 míos, 9.000 de Tom y 6.000 de Ana', 30_000, 30_000],
    ['15.000 míos: 9.000 de una herencia y 6.000 de ahorros', 15_000, 15_000],
  ])('a total and its parts, or three shares: %s', (text, need, own) => {
    expect(figures('funding', text, 'es', needing(need)).ownFunds).toBe(own);
  });
});

const WRONG = needing(31_000, { ownFunds: 24_000, loan: 16_000 });

const CORRECTED: readonly Told[] = [
  [
    'goals',
    'es',
    'El dinero propio son 15.000 euros en total, 9.000 míos más 6.000 de Tom, no 24.000. En cuanto a los objetivos: tener 87 alumnos.',
    { ownFunds: 15_000 },
    WRONG,
  ],
  [
    'goals',
    'en',
    'A small correction first: our own money is $34,000 altogether, and the loan is $30,000, not $42,000. As for the outcomes: 63 paying locations.',
    { ownFunds: 34_000, loan: 30_000 },
    needing(64_000, { ownFunds: 22_000, loan: 42_000 }),
  ],
  [
    'competitors',
    'en',
    "It's 20,000 from me plus my dad's 7,000, so 27,000, not 30. They go to Pooch Parlor now.",
    { ownFunds: 27_000 },
    needing(7338, { ownFunds: 30_600, loan: 55_000 }),
  ],
  [
    'read-back',
    'es',
    'El dinero propio es 70,000 en total (50,000 míos y 20,000 de Julio), no 120,000. Somos 7 personas.',
    { ownFunds: 70_000, team: 7 },
    needing(165_000, { ownFunds: 120_000, loan: 95_000 }),
  ],
  [
    'read-back',
    'en',
    "the price is $189; our own money is $34,000, $22,000 mine and $12,000 Daniel's; the loan is $30,000; and the team is three people",
    { price: 189, ownFunds: 34_000, loan: 30_000, team: 3 },
    needing(64_000, { ownFunds: 22_000, loan: 42_000 }),
  ],
  ['goals', 'es', 'Devolver los 16.000 del préstamo', { loan: undefined }, needing(31_000, { ownFunds: 15_000, loan: 16_000 })],
];

describe('what is put right in the answer to another question', () => {
  test.each(CORRECTED.map((told) => [told[2], told] as const))('%s', (_, told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test('is no goal', () => {
    const text =
      'El dinero propio son 15.000 euros en total (9.000 míos más 6.000 de Tom), no 24.000. En cuanto a los objetivos: tener 87 alumnos.';
    const goals = read('goals', text, 'es', WRONG).facts.find(({ id }) => id === 'goals');
    expect(goals?.value).toMatch(/^En cuanto a los objetivos/);
  });

  test('a loan that is said to be a grant is given', () => {
    const known = withFacts(needing(32_000_000, { ownFunds: 14_000_000, loan: 15_000_000 }), [
      makeFact('moneySources', [{ who: 'Corfo', kind: 'bank', amount: 15_000_000 }]),
    ]);
    expect(figures('team', 'El de Corfo es un subsidio no reembolsable, no un préstamo. Somos tres socios.', 'es', known)).toMatchObject({
      ownFunds: 29_000_000,
      loan: 0,
      moneySources: [{ kind: 'grant' }],
      team: 3,
    });
  });
});

describe('who gives, told in other words', () => {
  test('a relative named in passing gives', () => {
    const told = figures(
      'read-back',
      "My own money is 27,000, that's my 20,000 plus dad's 7,000.",
      'en',
      needing(82_000, { ownFunds: 30_600, loan: 55_000 }),
    );
    expect(told).toMatchObject({ ownFunds: 27_000, moneySources: [{ who: 'dad', kind: 'gift', amount: 7000 }] });
  });

  test('one put right leaves the others', () => {
    const known = withFacts(needing(32_000_000, { ownFunds: 37_000_000, loan: 0 }), [
      makeFact('moneySources', [{ who: 'family', kind: 'gift', amount: 8_000_000 }]),
    ]);
    expect(figures('read-back', 'No hay préstamo: los 15.000.000 de Corfo son un subsidio', 'es', known).moneySources).toEqual([
      { who: 'family', kind: 'gift', amount: 8_000_000 },
      { who: 'Corfo', kind: 'grant', amount: 15_000_000 },
    ]);
  });

  test('what a partner is paid is no money to open, and the rate of the loan is a rate', () => {
    const text =
      'mi sueldo es de 3.500.000 y el de mi socia Juliana de 3.000.000. Y la tasa estimada del crédito es del 22 % efectivo anual.';
    const told = figures('read-back', text, 'es', needing(85_000_000, { ownFunds: 50_000_000, loan: 35_000_000 }));
    expect(told).toMatchObject({ loanRate: 22 });
    expect(told.moneySources).toBeUndefined();
  });

  test('years of work are no term', () => {
    const text = 'No hay préstamo del banco. Somos dos: yo, con seis años en operaciones, y Ana.';
    expect(figures('team', text, 'es', {}).loanYears).toBeUndefined();
  });
});
