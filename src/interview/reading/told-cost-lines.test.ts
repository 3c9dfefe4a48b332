import { describe, expect, test } from 'vitest';
import type { CostKind, CostLine } from '../../facts/fact.ts';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read, type Told } from './read-fixture.ts';

type Row = readonly [CostKind, number];

const LISTED: readonly (readonly [Told[0], Told[1], string, Readonly<Record<string, number>>, readonly Row[]])[] = [
  [
    'resources',
    'en',
    'Fixed costs are $7,200 a month: $1,500 rent, $1,700 for Maritza, $2,800 for me, $700 marketing, $150 software, $120 insurance and $230 accounting. My cousin Maritza coordinates.',
    { fixedCosts: 7200, rent: 1500, staffPay: 1700, founderPay: 2800, marketingBudget: 700 },
    [
      ['rent', 1500],
      ['hired', 1700],
      ['own', 2800],
      ['marketing', 700],
      ['other', 150],
      ['other', 120],
      ['other', 230],
    ],
  ],
  [
    'resources',
    'es',
    'Trabajo con mi socio Tom. Los gastos fijos son 4.600 euros al mes: 1.600 mi sueldo, 1.400 el de Tom, 520 de alquiler de un despacho, 380 de programas y gestoría y 700 de publicidad.',
    { fixedCosts: 4600, founderPay: 3000, rent: 520, marketingBudget: 700 },
    [
      ['own', 1600],
      ['own', 1400],
      ['rent', 520],
      ['other', 380],
      ['marketing', 700],
    ],
  ],
  [
    'fixed-costs',
    'en',
    'Every month: I pay myself 3,600, van insurance is 420, marketing 400, 300 set aside for van repairs, and 180 for my phone. So 4,900 all told.',
    { fixedCosts: 4900, founderPay: 3600, marketingBudget: 400 },
    [
      ['own', 3600],
      ['other', 420],
      ['marketing', 400],
      ['other', 300],
      ['other', 180],
    ],
  ],
  [
    'fixed-costs',
    'es',
    '2.820 € al mes. Lucía, media jornada, 900; mi sueldo, 900; local 650.',
    { fixedCosts: 2820, founderPay: 900, staffPay: 900, rent: 650 },
    [
      ['hired', 900],
      ['own', 900],
      ['rent', 650],
    ],
  ],
  [
    'resources',
    'es',
    'Trabajamos Toño (panadero, gana 14 mil), mi carnal Beto en mostrador medio tiempo 8 mil, y yo que me pongo 15 mil. Al mes fijos son 69 mil: renta 18 mil, sueldos 37 mil, luz y gas 8 mil, publicidad 2 mil y otros 4 mil',
    { fixedCosts: 69_000, founderPay: 15_000, staffPay: 22_000, rent: 18_000 },
    [
      ['rent', 18_000],
      ['hired', 14_000],
      ['hired', 8000],
      ['own', 15_000],
      ['other', 8000],
      ['marketing', 2000],
      ['other', 4000],
    ],
  ],
  [
    'resources',
    'en',
    'Daniel Reyes, my cofounder, builds it, and Priya Nair, a contractor, looks after customers. Fixed costs are $7,900 a month: $2,400 for each founder, $1,500 for Priya, $350 for coworking, $750 for software and $500 for marketing.',
    { fixedCosts: 7900, founderPay: 4800, rent: 350 },
    [
      ['own', 4800],
      ['other', 1500],
      ['rent', 350],
      ['other', 750],
      ['marketing', 500],
    ],
  ],
  [
    'resources',
    'es',
    'Yo como jefa de cocina, con 3.000; dos ayudantes de cocina de 1.350 cada uno y un mozo de 1.250. El alquiler es de 6.500, luz y agua 1.400, marketing 1.200: en total los gastos fijos con sueldos son 16.050 al mes.',
    { fixedCosts: 16_050, founderPay: 3000, staffPay: 3950, rent: 6500 },
    [
      ['own', 3000],
      ['hired', 2700],
      ['hired', 1250],
      ['rent', 6500],
      ['other', 1400],
      ['marketing', 1200],
    ],
  ],
];

describe('the costs of a month told line by line', () => {
  test.each(LISTED)('%s, %s: %s', (question, language, text, figures, rows) => {
    const { facts } = read(question, text, language);
    const value = (id: string) => facts.findLast((fact) => fact.id === id)?.value;
    expect(Object.fromEntries(Object.keys(figures).map((id) => [id, value(id)]))).toEqual(figures);
    expect((value('costLines') as readonly CostLine[]).map(({ kind, amount }) => [kind, amount])).toEqual(rows);
  });

  test('told after a yes are inside the total that was asked about', () => {
    const known = withFacts({}, [makeFact('fixedCosts', 1850), makeFact('price', 66)]);
    const { facts } = read('odd-fixed-costs', "Yes, monthly. Mine's £1,200, Beth's £250.", 'en', known);
    expect(facts.find(({ id }) => id === 'fixedCosts')).toBeUndefined();
    expect(facts).toContainEqual(expect.objectContaining({ id: 'payIncluded', value: true }));
  });

  test.each([
    [
      'es',
      'Lonja, 680 €; sueldo del mecánico, 1.640 €; suministros, 145 €; seguro, 62 €; gestoría, 88 €; renting, 335 €, y mi cuota de autónomo, 230 €. Todo ello hace 3.180 € mensuales. Mi asignación, de 1.250 €, va al margen de esa suma.',
      { fixedCosts: 3180, staffPay: 1640, founderPay: 1250, payIncluded: false },
    ],
    [
      'es',
      'Un millón seiscientos ochenta mil por mes. Cuatrocientos ochenta mil de alquiler, quinientos veinte mil el técnico, ciento diez mil de luz, cuarenta mil de seguro, cincuenta mil el contador, ochenta mil de programas, y lo que nos vamos a pagar nosotros, que son doscientos mil a cada uno.',
      { fixedCosts: 1_680_000, staffPay: 520_000, founderPay: 400_000, payIncluded: true },
    ],
    [
      'es',
      '18,300 al mes sin contarme. el ayudante son 5 mil por quincena, bodeguita 3,500, seguro 1,300, cel y app 700, anuncios 2,800. yo agarro 12 mil aparte',
      { fixedCosts: 18_300, staffPay: 10_000, founderPay: 12_000, payIncluded: false },
    ],
    [
      'es',
      '2 palos 300 x mes y ya tiene adentro lo mio. alquiler 620 lucas, el pibe 480, luz y wifi 110, mono y contador 120, publi 70, yo 900',
      { fixedCosts: 2_300_000, staffPay: 480_000, founderPay: 900_000, payIncluded: true },
    ],
    [
      'es',
      'El alquiler nos lleva $ 68.000, las empleadas $ 96.000 entre las tres, la electricidad $ 41.000, contador $ 24.000 y la publicidad $ 12.000. Con los $ 45.000 que cobrará cada socio, se llega a un total de $ 331.000 por mes.',
      { fixedCosts: 331_000, staffPay: 96_000, founderPay: 90_000, payIncluded: true },
    ],
    [
      'en',
      'Of the €3,640, the host receives €1,250 and I receive €1,300; the council licence is €280, insurance €340, diesel €190, software €80 and marketing €200.',
      { fixedCosts: 3640, staffPay: 1250, founderPay: 1300, payIncluded: true },
    ],
    [
      'en',
      "Okay so nine-fifty for the commissary kitchen, eleven hundred for my helper, one-eighty insurance, two-forty gas, sixty for the website, two-fifty for the demos, and four hundred for storage, so that's thirty-one eighty a month.",
      { fixedCosts: 3180, staffPay: 1100 },
    ],
    [
      'en',
      "Twenty-nine hundred a month, and that's before I pay myself, I'd take eighteen hundred on top. It's eleven-forty for insurance, three hundred for the yard, five-sixty I put by for repairs, six hundred for the part-time cleaner, three hundred for the website and phone.",
      { fixedCosts: 2900, staffPay: 600, founderPay: 1800, payIncluded: false },
    ],
    [
      'en',
      '1,815 a month, thats me in there for 1,400. rest is unit 190, van 145, insurance 40, booking app 40',
      { fixedCosts: 1815, founderPay: 1400, payIncluded: true },
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    const { facts } = read('fixed-costs', text, language, withFacts({}, [makeFact('price', 20)]));
    const found = Object.keys(expected).map((id) => [id, facts.findLast((fact) => fact.id === id)?.value]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('named beside the total they are in, come on top of nothing', () => {
    const known = withFacts({}, [makeFact('fixedCosts', 3100), makeFact('price', 18)]);
    for (const [language, text] of [
      ['en', "£3,100, my 1,500 and the apprentice's 700 are in that"],
      ['es', '3.100 €; mi sueldo de 1.500 y los 700 del aprendiz están incluidos'],
    ] as const) {
      const { facts } = read('fixed-costs', text, language, known);
      const value = (id: string) => facts.findLast((fact) => fact.id === id)?.value;
      expect([value('fixedCosts'), value('founderPay'), value('staffPay'), value('payIncluded')]).toEqual([3100, 1500, 700, true]);
    }
  });

  test('one line each, as a list is typed', () => {
    const text =
      'Los gastos fijos de un mes son estos:\n- alquiler del local: 780 €\n- electricidad e internet: 210 €\n- Mikel, media jornada con seguridad social: 1.050 €\n- mi sueldo: 1.500 €\nTotal: 3.540 € al mes.';
    const { facts } = read('fixed-costs', text, 'es', withFacts({}, [makeFact('price', 156)]));
    const lines = facts.find(({ id }) => id === 'costLines')?.value as readonly CostLine[];
    expect(lines.map(({ label, amount, kind }) => [label, amount, kind])).toEqual([
      ['alquiler del local', 780, 'rent'],
      ['electricidad e internet', 210, 'other'],
      ['Mikel, media jornada con seguridad social', 1050, 'hired'],
      ['mi sueldo', 1500, 'own'],
    ]);
  });

  test.each([
    [
      'en',
      'no its nothing like a million. fixed costs are about 6,425 a month: rent 950, three part time tutors 2,400, my pay 2,400, insurance 140, software 90, snacks 160, ads 200, phone and internet 85',
      { fixedCosts: 6425, staffPay: 2400, founderPay: 2400, rent: 950, payIncluded: true },
    ],
    [
      'es',
      'De renta son catorce mil quinientos, dos muchachas a diez quinientos cada una ya con Seguro, o sea veintiún mil, luz y gas siete ochocientos, el contador mil ochocientos y mi sueldo quince mil. Da sesenta mil cien al mes.',
      { fixedCosts: 60_100, staffPay: 21_000, founderPay: 15_000, payIncluded: true },
    ],
    [
      'en',
      'Fixed costs are €6,000 a month: €2,000 pay each, €350 hot desks, €280 servers and tools, €180 accountant, €140 insurance, €450 travel to farms and €600 marketing.',
      { fixedCosts: 6000, staffPay: undefined, founderPay: 4000, payIncluded: true },
    ],
  ] as const)('own pay inside the total is counted once, %s: %s', (language, text, expected) => {
    const { facts } = read('fixed-costs', text, language, withFacts({}, [makeFact('price', 135)]));
    const found = Object.keys(expected).map((id) => [id, facts.findLast((fact) => fact.id === id)?.value]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('a line that names whom it pays is a wage without a word for it', () => {
    const text = 'Por mes: 32.000 de alquiler, 26.000 de la empleada, 8.000 de UTE y OSE, 6.000 de redes y 32.000 para mí.';
    const { facts } = read('resources', text, 'es', withFacts({}, [makeFact('price', 950)]));
    const value = (id: string) => facts.findLast((fact) => fact.id === id)?.value;
    expect(value('staffPay')).toBe(26_000);
    expect((value('costLines') as readonly CostLine[]).map(({ label }) => label)).toEqual(['alquiler', 'empleada', 'UTE y OSE', 'redes']);
  });

  test('one called a cost of its own is no total of the others', () => {
    const { facts } = read('fixed-costs', 'Renta 11,000, luz y agua 2,500 y mi ayudante 8,500');
    expect(facts.find(({ id }) => id === 'fixedCosts')?.value).toBe(22_000);
  });
});
