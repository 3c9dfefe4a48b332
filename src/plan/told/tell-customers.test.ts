import { expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { listOf, tellCustomers, tellNamed, tellsMost } from './tell-named.ts';

const customers = (text: string, language: Language, sector: SectorId) => {
  const { es, en } = listOf(tellCustomers(gatherSaid(fact('customer', text), sector).customers, { text, language }, 3));
  return [es, en];
};

it.each<[string, Language, SectorId, RegExp | null]>([
  ['Gente de San Pedro que trata al perro como hijo, con perros chicos o medianos', 'es', 'ecommerce', /\b(?:hijo|chicos|lads|child\b)/],
  ['People who treat the dog like a child', 'en', 'ecommerce', /\b(?:niño|hijo|child\b)/],
  ['Padres de chavales de 3º de la ESO', 'es', 'academy', /chavales|youngsters/],
  ['Lads and dads in Accrington, and parents of autistic kids', 'en', 'beauty_salon', /niños|children/],
  ['Señoras y muchachas que trabajan', 'es', 'beauty_salon', /older women|señoras y señoras|mujeres y señoras/],
])('%s: nobody who does not buy', (text, language, sector, nobody) => {
  expect(customers(text, language, sector).join(' | ')).not.toMatch(nobody ?? /$^/);
});

it('a list of what is named stands for a quote only where it leaves little of it out', () => {
  const tells = (text: string, language: Language) => {
    const named = tellNamed({ text, language }, { es: '', en: '' }, []);
    return named !== null && tellsMost(named[language], '', text);
  };
  expect(tells('ravioles, sorrentinos y ñoquis', 'es')).toBe(true);
  expect(tells('Same two people every time, we text when we are on the way, and if you do not like a room we redo it', 'en')).toBe(false);
  expect(tells('El Julián se jubila y mi madre comería pan de la furgoneta, que viene cuando quiere', 'es')).toBe(false);
});

it.each<[string, Language, readonly string[]]>([
  [
    'Padres de niños de 6 a 16 años de la zona',
    'es',
    ['padres de niños de seis a dieciséis años', 'parents of children aged six to sixteen'],
  ],
  ['Parents of children aged 4 to 11', 'en', ['padres de niños de cuatro a once años', 'parents of children aged four to eleven']],
  ['Parents of children aged 1 to 8', 'en', ['padres de niños de hasta ocho años', 'parents of children up to the age of eight']],
  ['Padres de niños que pagan de octubre a junio', 'es', ['padres', 'parents']],
])('%s: the children’s ages go with their parents', (text, language, told) => {
  expect(customers(text, language, 'academy')).toEqual(told);
});
