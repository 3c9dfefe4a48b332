import { expect, it } from 'vitest';
import { findNames } from './find-names.ts';
import { listOf, tellCustomers, tellNamed } from './tell-named.ts';

const NOTHING = { es: '', en: '' };
const inEnglish = (text: string) => tellNamed({ text, language: 'es' }, NOTHING, [])?.en;
const inSpanish = (text: string) => tellNamed({ text, language: 'en' }, NOTHING, [])?.es;

it('what a quote names is told in the other language, with how many, what they are like and how often', () => {
  expect(inEnglish('tres empresas con aparcabicis propio; la trae dos veces al año entre Abando y Deusto')).toBe(
    'three companies, twice a year, Abando, Deusto and bike racks',
  );
  expect(inEnglish('ravioles, sorrentinos y ñoquis')).toBe('ravioli, sorrentinos and gnocchi');
  expect(inEnglish('La sobadora y la raviolera usadas')).toContain('ravioli machine');
  expect(inSpanish('Amateur runners and climbers, five visits per injury, with an assistant')).toBe(
    'cinco visitas por lesión, corredores aficionados, escaladores y un asistente',
  );
  expect(inSpanish('a couple of pubs that rip their banquettes every other year')).toBe('dos pubs, cada dos años y banquetas');
});

it('what its gloss holds already is not named again, nor the business or its town', () => {
  const gloss = { es: 'familias', en: 'families' };
  expect(tellNamed({ text: 'Familias y dos rotiserías de Rosario', language: 'es' }, gloss, ['La Nonna Beba', 'Rosario'])?.en).toBe(
    'two takeaway food shops',
  );
  expect(findNames('La voy a llamar La Nonna Beba', ['La Nonna Beba'])).toEqual([]);
});

it('customers are told with what they are like, and those no list holds are told too', () => {
  const restaurants = { kind: 'customer', es: 'restaurantes', en: 'restaurants', clues: { es: [], en: [] } } as const;
  const told = { text: 'restaurantes y cafés nuevos', language: 'es' } as const;
  expect(tellCustomers([restaurants], told, 3)).toEqual([
    { es: 'restaurantes nuevos', en: 'new restaurants' },
    { es: 'cafés nuevos', en: 'new cafés' },
  ]);
  expect(listOf(tellCustomers([restaurants], told, 3))).toEqual({ es: 'restaurantes y cafés nuevos', en: 'new restaurants and cafés' });
});

it('days and counted spans are told, a day that comes round every week once', () => {
  expect(inEnglish('se rompe un lunes y tarda tres semanas')).toBe('three weeks and Monday');
  expect(inEnglish('las semanas pasan')).toBeUndefined();
  expect(inEnglish('un cuentacuentos cada sábado')?.match(/Saturday/g)).toHaveLength(1);
});

it('an age said after somebody is no second customer', () => {
  const concept = (es: string, en: string) => ({ kind: 'customer', es, en, clues: { es: [], en: [] } }) as const;
  const groups = [concept('hombres', 'men'), concept('jubilados', 'retired people')];
  expect(tellCustomers(groups, { text: 'Hombres jubilados', language: 'es' }, 5)).toEqual([{ es: 'hombres jubilados', en: 'retired men' }]);
  expect(tellCustomers([concept('personas mayores', 'older people')], { text: 'Señoras mayores', language: 'es' }, 5)).toEqual([
    { es: 'señoras mayores', en: 'older women' },
  ]);
});

it('names alone tell nothing of a quote', () => {
  expect(tellNamed({ text: 'My neighbour Priya gave up on it', language: 'en' }, { es: 'vecina', en: 'neighbour' }, [])).toBeNull();
});
