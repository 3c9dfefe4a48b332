import { expect, it } from 'vitest';
import { groupNamed, inOwnWords } from './in-own-words.ts';

it.each([
  [
    'Night and early shift staff at the hospital on Grant Road, about 3,000 people work there',
    'night and early shift staff at the hospital on Grant Road',
  ],
  ['Retired homeowners and renters in the 55-plus parks', 'retired homeowners and renters'],
  ['Primero los oficinistas de la avenida Larco', 'oficinistas de la avenida Larco'],
  ['Groups of friends 20 to 45, families on school breaks', 'groups of friends'],
  ['Pues familias con algún celíaco en casa, sobre todo madres', 'familias con algún celíaco en casa'],
  ['Anfitriones con uno a cinco apartamentos en Laureles, Estadio y Belén', 'anfitriones con uno a cinco apartamentos en Laureles'],
  // Somebody talks, or nobody is named plainly.
  ['Two crowds really, and they are more alike than they think', null],
  ['No sé bien... gente que quiere sorprender a la mamá', null],
  ['people with big dogs in condos, beltline and inglewood mostly', null],
  ['Women 28 to 60, about 70% postpartum', null],
  ['We sell to everybody in the area', null],
  ['Ice schedulers at youth hockey and figure skating associations in Minnesota and western Wisconsin', null],
])('%s', (text, named) => {
  expect(groupNamed({ text, language: 'en' })).toBe(named);
});

it('the group that the words name comes first, in them where they are read', () => {
  const groups = [
    { es: 'vecinos', en: 'local residents' },
    { es: 'personal', en: 'staff' },
  ];
  const told = { text: 'Night and early shift staff at the hospital, plus neighbors in the morning', language: 'en' } as const;
  expect(inOwnWords(groups, told)).toEqual([
    { es: 'personal de noche y turno de mañana en el hospital', en: 'night and early shift staff at the hospital' },
    { es: 'vecinos', en: 'local residents' },
  ]);
  const both = { text: 'Familias del barrio y dos rotiserías que me preguntaron', language: 'es' } as const;
  expect(
    inOwnWords(
      [
        { es: 'familias', en: 'families' },
        { es: 'rotiserías', en: 'takeaways' },
      ],
      both,
    ),
  ).toEqual([{ es: 'familias del barrio y dos rotiserías', en: 'families in the neighbourhood and two takeaway food shops' }]);
  const untold = { text: 'Wholesalers of zinc flanges in Ohio', language: 'en' } as const;
  expect(inOwnWords([{ es: 'empresas', en: 'companies' }], untold)).toEqual([{ es: 'empresas', en: 'companies' }]);
  expect(inOwnWords(groups, undefined)).toBe(groups);
});

it('the same people are not named twice, once in short', () => {
  const groups = [{ es: 'hijos con padres mayores', en: 'adult children of older parents' }];
  const text = 'Mostly the daughters and sons, 50 to 65, who organise things and pay for their mum or dad';
  const [first, ...others] = inOwnWords(groups, { text, language: 'en' });
  expect(first?.es).toBe('hijos e hijas');
  expect(others).toEqual([]);
});

it('couples of an age who live somewhere are told whole', () => {
  const text = 'Couples in their thirties and forties in terraced houses, once in their lives.';
  expect(inOwnWords([], { text, language: 'en' })[0]?.es).toBe(
    'parejas de treinta y tantos y cuarenta y tantos años que viven en adosados',
  );
});
