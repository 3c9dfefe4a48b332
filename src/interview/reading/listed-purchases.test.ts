import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const LISTED: readonly (readonly [Told[0], Told[1], string, Readonly<Record<string, unknown>>, readonly number[]])[] = [
  [
    'resources',
    'es',
    'Para abrir: la obra 28.000, el aparato de rayos X digital 19.000, el ecógrafo 9.500, la máquina de anestesia con el monitor 7.800, muebles y jaulas 6.200 y dos meses de fianza del local, 2.300. Trabajaremos mi socio Sergi y yo, y tendremos contratada a Nerea, la auxiliar, con 1.450 brutos al mes. Nosotros nos pondremos 1.300 cada uno los seis primeros meses y 1.700 a partir del séptimo, y además unos 310 de autónomos por cabeza.',
    { investment: 72_800, founderPay: 3400, founderPayFirst: 2600, ownFunds: undefined, moneySources: undefined },
    [28_000, 19_000, 9500, 7800, 6200, 2300],
  ],
  [
    'funding',
    'en',
    "I've got sixteen grand saved. Fitting the place out with sinks and electrics is eight and a half thousand, the second-hand espresso machine and grinder 4,200, the oven 1,900, a mixer 1,100, the till 300 and three months' rent as a deposit, that's 2,850. I've already got all my tins.",
    { investment: 18_850, ownFunds: 16_000 },
    [8500, 4200, 1900, 1100, 300, 2850],
  ],
  [
    'resources',
    'es',
    'La plancha 38,000, refri y congelador 34,000, la barra con los bancos 26,000, la obra 55,000 y el letrero 14,000. Suma 167,000.',
    { investment: 167_000, loan: undefined },
    [38_000, 34_000, 26_000, 55_000, 14_000],
  ],
  [
    'resources',
    'es',
    'Equipo de cocción de 500 litros 46.000 €, embotelladora 9.000 €, obra 10.000 € y etiquetas 5.000 €.',
    { investment: 70_000 },
    [46_000, 9000, 10_000, 5000],
  ],
];

describe('a list of what is bought', () => {
  test.each(LISTED)('%s in %s: %s', (question, language, text, figures, amounts) => {
    expect(namedFigures([question, language, text, figures])).toEqual(figures);
    const items = withFacts({}, read(question, text, language).facts).investmentItems?.value;
    expect(items?.map(({ amount }) => amount)).toEqual(amounts);
    expect(items?.every(({ label }) => /^\p{L}{2,}/u.test(label) && !/that['’]s|nosotros/iu.test(label))).toBe(true);
  });
});
