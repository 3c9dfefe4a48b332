// Founders who talk loosely: a price told with what is offered, figures put right in passing, customers and rivals named on the way.
import { describe, expect, test } from 'vitest';
import { findGathered } from '../facts/find-gathered.ts';
import type { Language } from '../language/language.ts';
import { talk } from './talk-fixture.ts';

const OFFERED: readonly (readonly [Language, string, number])[] = [
  ['en', 'I tune the piano at your house, $140 a tuning, and it stays in tune', 140],
  ['en', 'full outside clean with pure water, £25 a visit, sills and frames too', 25],
  ['en', 'kiln dried ash delivered and stacked, 130 quid a load', 130],
  ['en', 'I come to your street and do brakes, brakes 240 a job', 240],
  ['es', 'afilo en el mismo bar, a 4 euros el cuchillo, y se los dejo puestos', 4],
  ['es', 'corte de pasto y bordes, 18.000 pesos el corte', 18_000],
  ['es', 'puesta a punto de bicis en tu portal a 38 la visita, en una hora', 38],
  ['es', 'tamales de rajas y mole, a 25 pesos cada uno', 25],
];
const WHO: Readonly<Record<Language, readonly string[]>> = {
  en: ['Nobody round here does this, people wait for six weeks or give up.', 'Homeowners of 40 to 70 in the villages, twice a year'],
  es: ['Por aquí no lo hace nadie y la gente espera semanas o lo deja.', 'Vecinos de 40 a 70 años del barrio, dos veces al año'],
};
const NAMED: Readonly<Record<Language, readonly string[]>> = {
  en: ['Fair and Square Repairs, in Hereford', 'Facebook groups and cards in the shops'],
  es: ['Arreglos Tino, un taller de reparación en Lugo', 'puerta a puerta y por WhatsApp'],
};

describe('a price told with what is offered', () => {
  test.each(OFFERED)('is the price (%s): %s', (language, offer, price) => {
    const { facts } = talk([...WHO[language], offer], language);
    expect(facts.price).toMatchObject({ value: price, period: 'unit', origin: 'said' });
  });

  test.each<[Language, string]>([
    ['en', 'I service boilers and it saves them £200 a winter'],
    ['en', 'A mobile bar for parties, free over £40 a head'],
    ['en', 'Small classes, up to 12 a session, in the church hall'],
    ['es', 'Arreglo zapatos el mismo día, y te ahorras 60 euros por par'],
    ['es', 'Un taller de guitarra, con grupos de 10 por turno'],
  ])('and no other sum (%s): %s', (language, offer) => {
    expect(talk([...WHO[language], offer], language).facts.price).toBeUndefined();
  });

  test('is said back where the sales are asked for, and asked for no more', () => {
    const lines = [...WHO.en, 'I sweep chimneys, £75 a sweep, and leave no soot', ...NAMED.en];
    const { question } = talk(lines, 'en');
    expect(question).toContain('You have told me the price: £75.');
    const { facts, asked } = talk([...lines, 'about 80', 'brushes and fuel £8 a sweep'], 'en');
    expect(facts).toMatchObject({ price: { value: 75 }, volume: { value: 80 }, unitCost: { value: 8 } });
    expect(asked).not.toContain('price');
  });

  test('is no price of a part of it told later', () => {
    const lines = [...WHO.es, 'afilo en el mismo bar, a 14 euros el cuchillo', ...NAMED.es];
    const { facts } = talk([...lines, '80 cuchillos a la semana y la lija 2 euros por cuchillo']);
    expect(facts).toMatchObject({ price: { value: 14 }, unitCost: { value: 2 } });
  });
});

const SO_FAR: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...WHO.en,
    'I sweep chimneys, £130 a sweep, and leave no soot',
    'Soot Brothers, in Hereford',
    'cards in the shops',
    '35 sweeps a week',
  ],
  es: [...WHO.es, 'afilo cuchillos en el bar, a 13 euros el cuchillo', ...NAMED.es, '35 cuchillos a la semana'],
};
const COSTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['brushes £2 a sweep', 'a vac 82, rods 400 and a camera 900. fixed costs 420 a month, just me'],
  es: ['lija 2 euros por cuchillo', 'una máquina 1.900 y un banco 300. gastos fijos 420 al mes, yo solo'],
};

describe('what is put right at any question', () => {
  test.each<[Language, string, number]>([
    ['en', 'its not £130 its £160', 160],
    ['en', 'hang on, 160 a sweep not 130', 160],
    ['es', 'no son 13, son 60', 60],
    ['es', 'no mijo 13 no, 60', 60],
    ['es', 'a 13 no, a 60', 60],
  ])('takes the place of the price and adds nothing (%s): %s', (language, words, price) => {
    for (const before of [SO_FAR[language], [...SO_FAR[language], ...COSTS[language]]]) {
      const [earlier, { facts, asked, state }] = [talk(before, language), talk([...before, words], language)];
      expect(facts.price?.value).toBe(price);
      expect(facts.investment?.value).toBe(earlier.facts.investment?.value);
      expect(facts.unitCost?.value).toBe(earlier.facts.unitCost?.value);
      expect(state.pending).toBe(asked.at(-1));
    }
  });

  test.each<[Language, string]>([
    ['en', 'not 35 a week, 20 sweeps a week'],
    ['es', '35 a la semana no, 20 cuchillos a la semana'],
    ['es', 'no son 35 a la semana, son 20'],
  ])('sales are put right in the period they were told in (%s): %s', (language, words) => {
    expect(talk([...SO_FAR[language], ...COSTS[language], words], language).facts.volume?.value).toBe(87);
  });

  test.each<[Language, string, number, string]>([
    ['en', "it's £160 not £130, 20 a week not 35, we open in April and it's called Hearth & Home", 160, 'Hearth & Home'],
    ['es', 'son 60 no 13, 20 a la semana no 35, arranco en abril y se llama Filo Norte', 60, 'Filo Norte'],
  ])('several in one breath are all heard (%s)', (language, words, price, name) => {
    const heard = { price: { value: price }, volume: { value: 87 }, start: { value: '2027-04' }, name: { value: name } };
    expect(talk([...SO_FAR[language], ...COSTS[language], words], language).facts).toMatchObject(heard);
  });

  test.each<[Language, string, string]>([
    ['en', 'its called Ash and Ember', 'Ash and Ember'],
    ['en', 'name wrong, Ash & Ember', 'Ash & Ember'],
    ['es', 'no, se llama Filo Norte', 'Filo Norte'],
  ])('a name is taken the first time (%s): %s', (language, words, name) => {
    expect(talk([...SO_FAR[language], words], language).facts.name?.value).toBe(name);
  });

  test('a group or a rival that is called something is no name of the business', () => {
    const { facts } = talk([...SO_FAR.en.slice(0, 4), "a Facebook group, it's called Hereford Mums"], 'en');
    expect(facts.name?.value).toBe('Soot Brothers');
  });

  test.each<[Language, string]>([
    ['en', 'april not january'],
    ['en', 'we open in April'],
    ['es', 'en abril, no en enero'],
  ])('the month of opening, against the one that is known (%s): %s', (language, words) => {
    const start = language === 'en' ? 'I open in January' : 'abro en enero';
    const { facts, last } = talk([...SO_FAR[language], ...COSTS[language], start, words], language);
    expect([facts.start?.value, last.reading.kind]).toEqual(['2027-04', 'correction']);
  });
});

describe('those there are already', () => {
  test.each<[Language, string, number]>([
    ['en', 'flyers, and ive got 7 pupils already', 7],
    ['en', 'a sign on the road, 22 regulars from last winter already', 22],
    ['es', 'por WhatsApp, y arrancamos con los 18 que ya tenemos', 18],
    ['es', 'carteles, y tenemos ya unas 20 familias', 20],
  ])('customers are counted, and are neither price nor sales (%s): %s', (language, words, count) => {
    const { facts } = talk([...SO_FAR[language].slice(0, 4), words], language);
    expect(findGathered(facts)).toEqual([{ kind: 'customers', told: count, counted: count }]);
    expect([facts.price?.value, facts.volume]).toEqual([language === 'en' ? 130 : 13, undefined]);
  });

  test('beside the sales they are no pace of the opening', () => {
    const { facts } = talk([...SO_FAR.es.slice(0, 5), 'unos 40 a la semana, y arranco con los 18 que ya tengo']);
    expect([facts.volume?.value, facts.targetVolume, facts.volumeFromStart]).toEqual([173, undefined, undefined]);
  });

  test.each<[Language, string, string]>([
    ['en', 'I sweep chimneys, £130 a sweep, better than Black Brush who leave soot', 'Black Brush'],
    ['es', 'afilo a 13 euros el cuchillo, no como Cuchillería Varela que tarda dos semanas', 'Cuchillería Varela'],
  ])('a rival named with the offer is kept, and the question still comes (%s)', (language, offer, rival) => {
    const { facts } = talk([...WHO[language], offer], language);
    expect(facts.rivals?.value).toEqual([rival]);
    expect(facts.competitors).toBeUndefined();
  });
});

describe('the costs of a month beside what is bought', () => {
  test.each<[string, number]>([
    ['a van 9000 and tools 1200. insurance phone gas 640 a month, me alone', 640],
    ['a van 9000 and tools 1200. about 1100 a month insurance phone and van', 1100],
  ])('are one sum of several: %s', (words, sum) => {
    expect(talk([...SO_FAR.en, 'brushes £2 a sweep', words], 'en').facts.fixedCosts?.value).toBe(sum);
  });

  test('what is needed is bought, however small', () => {
    const { facts } = talk([...SO_FAR.en, 'brushes £2 a sweep', 'rent 300 a month and insurance 50, need a bench 900, just me'], 'en');
    expect(facts.investment?.value).toBe(900);
  });
});
