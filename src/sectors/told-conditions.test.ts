import { expect, it } from 'vitest';
import { foldText } from '../language/fold-text.ts';
import { calledAsOffered } from './called-as-offered.ts';
import { sectorOf } from './sectors.ts';
import { conditionsOf } from './told-conditions.ts';

const asked = (offer: string, told = offer) =>
  conditionsOf(foldText(offer), foldText(told)).flatMap(({ permits }) => permits.map(({ en }) => en));

it('asks for what was told, and of nobody else', () => {
  expect(asked('Grab rails and ramps', 'Seniors who live alone')).toEqual([
    'registration for minor repairs, with a licence where the state asks for one',
    'liability insurance for the work, also once it is finished',
    'building permit, if what is built needs one',
    'background check, if the family asks for one',
  ]);
  expect(asked('Paseo perros por la mañana')).toEqual(['liability insurance for the animals in care']);
  expect(asked('Viandas para oficinas')).toContain('food business registration');
  expect(asked('Cuentos ilustrados', 'Familias con niños')).toEqual([]);
  expect(asked('Talleres de robótica', 'Niños de seis a doce')).toEqual(['background check of every adult']);
});

it('puts what was told before what is asked of any service, and drops what it stands for', () => {
  const service = sectorOf('logistics', 'general_service');
  const { permits, toldRisks } = calledAsOffered(
    service,
    { name: '', solution: 'Ramps', told: 'Ramps for people who live alone' },
    false,
  ).pack;
  expect(permits.en[0]).toMatch(/minor repairs/);
  expect(permits.en.join('; ')).not.toMatch(/activity|for the service/);
  expect(permits.es).toHaveLength(permits.en.length);
  expect(toldRisks?.[0]?.hits).toBe('policy');
});
