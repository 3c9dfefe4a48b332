// What impatient visitors of eight invented businesses said, where it was lost or taken for something else.
import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['revenue', 'es', 'la mensualidad es un millón doscientos, arrancamos con 15 abuelos', { price: 1_200_000, volume: 15 }],
  [
    'resources',
    'es',
    'herramientas y bomba de vacío 1 palo 800, monotributo 70 lucas, nafta 150, celular 20',
    { investment: 1_800_000, fixedCosts: 240_000 },
  ],
  [
    'resources',
    'en',
    'van 4500, linen stock 1,800, steam cleaner 600. storage unit 90, insurance 55, van insurance and fuel 210',
    { investment: 6900, fixedCosts: 355 },
  ],
  [
    'resources',
    'en',
    'buildout 140k. rent 6,500, insurance 900, 4 part time coaches about 7,200 a month, utilities 800',
    { investment: 140_000, fixedCosts: 15_400 },
  ],
  [
    'resources',
    'en',
    'software 120, e&o insurance 65, phone 40, coworking 150. Laptop 1,800 and licensing 400',
    { investment: 2200, fixedCosts: 375 },
  ],
  ['funding', 'en', '2k savings and a 1,500 start up loan', { ownFunds: 2000, loan: 1500 }],
  ['funding', 'es', 'no me voy a pagar sueldo los primeros seis meses, después 3 millones', { founderPay: 3_000_000 }],
  [
    'resources',
    'es',
    'adecuar la casa 35 millones. el banco nos presta 20 millones a 5 años y el resto lo ponemos mi hermana y yo',
    { investment: 35_000_000, loan: 20_000_000, ownFunds: 15_000_000 },
  ],
  ['funding', 'es', 'no pido nada, pongo todo yo', { loan: 0, ownFunds: 9000 }, withFacts({}, [makeFact('investment', 9000)])],
  ['price', 'en', '85 quid a changeover, 60 a month once going', { price: 85, volume: 60 }],
  ['volume', 'en', 'cleaner’s pay is 30 per job and linen 12', { volume: undefined, unitCost: 42 }],
  ['revenue', 'en', 'instagram and leaflets, 50 quid a month on the ads', { price: undefined, marketingBudget: 50 }],
  ['solution', 'es', 'Service de aires, con garantía escrita de 6 meses. FríoYa', { name: 'FríoYa' }],
  ['solution', 'es', 'centro de día con almuerzo y actividades. Tardes Felices, en Envigado', { name: 'Tardes Felices' }],
  ['solution', 'es', 'Ramos hechos en diez minutos. Rápido', { name: undefined }],
  [
    'customer',
    'en',
    'parents with kids 5 to 12. There’s a big adult gym called Bend Rock Gym but they don’t take under 12s',
    { name: undefined, rivals: ['Bend Rock Gym'] },
  ],
  ['customer', 'en', 'owners of 1-3 holiday cottages living in London or Manchester', { city: undefined }],
  ['customer', 'es', 'familias que viven en Zaragoza', { city: 'Zaragoza' }],
  [
    'revenue',
    'es',
    'un service 45 lucas y la instalación 120. hago unos 40 trabajos por mes, en promedio 70 lucas',
    { price: 70_000, volume: 40 },
  ],
  ['team', 'es', 'ya arranqué en octubre', { start: '2026-10', team: undefined }],
  [
    'fixed-costs',
    'en',
    'my dad’s giving me 3k, rest savings',
    { investment: undefined, fixedCosts: undefined, ownFunds: 6900 },
    withFacts({}, [makeFact('investment', 6900)]),
  ],
  [
    'identity',
    'en',
    'Hebden Bridge, West Yorkshire',
    { name: undefined, city: 'Hebden Bridge' },
    withFacts({}, [makeFact('name', 'Turnover Tess')]),
  ],
  ['team', 'en', 'me and a part timer', { team: 2 }],
  ['team', 'en', 'me full time, husband on weekends, 4 part time coaches', { team: 6 }],
  ['funding', 'en', 'me plus two women part time', { team: 3, ownFunds: undefined }],
  ['competitors', 'es', 'la fonda de doña Mary que siempre está llena, y Rappi que sale carísimo', { rivals: ['Rappi'] }],
  [
    'resources',
    'es',
    'Con los sueldos, cada mes cuesta 5.790 €; de eso, 1.500 € son mi sueldo y 724 € el alquiler.',
    { fixedCosts: 5790, founderPay: 1500, payIncluded: true, rent: 724 },
  ],
  ['team', 'es', 'somos dos. 1.500 € son mi sueldo y 724 € el alquiler', { founderPay: 1500, rent: 724, team: 2 }],
  [
    'funding',
    'es',
    'pongo 5.000. 1.500 € son mi sueldo y 724 € el alquiler',
    { ownFunds: 5000, founderPay: 1500, rent: 724, investment: undefined },
  ],
  [
    'fixed-costs',
    'es',
    'Los gastos son 5.790 al mes, de los que 1.500 € son mi sueldo y 724 € el alquiler.',
    { fixedCosts: 5790, founderPay: 1500, rent: 724 },
  ],
  ['fixed-costs', 'es', 'el alquiler son 724 €, mi sueldo 1.500 y luz 90', { fixedCosts: 814, founderPay: 1500, rent: 724 }],
  ['fixed-costs', 'en', 'it’s 5,790 a month, of which 1,500 is my wage and 724 is rent', { fixedCosts: 5790, founderPay: 1500, rent: 724 }],
  ['identity', 'es', 'la mensualidad es de 120 y empezamos con 15 abuelos', { sector: undefined }],
];

describe('said in haste', () => {
  test.for(CASES)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });

  test.each([
    ['marketing', 'en gijon', 'es', 'Gijón'],
    ['customer', 'Edinburgh obviously', 'en', 'Edinburgh'],
    ['marketing', 'Hebden Bridge, West Yorkshire', 'en', 'Hebden Bridge'],
  ] as const)('asked for %s, «%s» tells the place and nothing else', (question, text, language, city) => {
    const { kind, facts } = read(question, text, language, withFacts({}, [makeFact('name', 'Tess')]));
    expect(kind).toBe('unclear');
    expect(facts.map(({ id }) => id)).not.toContain(question);
    expect(facts.find(({ id }) => id === 'city')?.value).toBe(city);
  });
});
