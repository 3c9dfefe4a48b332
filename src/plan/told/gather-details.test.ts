import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { detailFigures, gatherDetails, sayDetails } from './gather-details.ts';

const told = (problem: string) => gatherDetails(fact('problem', problem)).map(({ value, unit }) => `${value} ${unit.es.many}`);

it('finds what was measured in telling the problem', () => {
  expect(told('todo es de bolsa y caduca en tres meses, y me harté de hacer 30 km hasta Gijón')).toEqual(['3 meses', '30 kilómetros']);
  expect(told('they get crated for four hours and owners lose half a Saturday')).toEqual(['4 horas']);
});

it('takes neither ages nor prices nor one of anything for a measure', () => {
  expect(told('niños de 7 a 13 años que pagan 40 € al mes, una hora a la semana')).toEqual([]);
  expect(told('people over 65 years old, aged 70 years')).toEqual([]);
});

it('takes neither hours that a house is open nor what is paid for a measure', () => {
  expect(told('la mandaron al hospital 24 horas de Paterna: 22 euros de taxi, tres horas esperando y una factura de 480')).toEqual([
    '3 horas',
  ]);
  expect(told('she drove to the 24 hours vet and waited for 24 hours')).toEqual(['24 horas']);
  expect(told('two caterpillar cakes at nine pounds each')).toEqual([]);
  expect(told('the dog weighs ninety pounds')).toEqual(['90 libras']);
});

it('takes neither how long a thing lives nor how long the founder has been at it for what it costs anybody', () => {
  expect(told('the roses are dead in five days')).toEqual([]);
  expect(told('las plantas mueren en dos semanas y nadie las cambia')).toEqual([]);
  expect(told('llevo ocho años haciendo pan, y la cola es de 20 minutos')).toEqual(['20 minutos']);
  expect(told('toddlers grow out of shoes in three months')).toEqual([]);
});

it('says them in both languages, each number a figure', () => {
  const facts = fact('problem', 'esperan 40 minutos');
  expect(sayDetails(gatherDetails(facts))).toEqual({ es: '{{fig:detail-1*}} minutos', en: '{{fig:detail-1*}} minutes' });
  expect(detailFigures(facts)).toEqual({ 'detail-1': { kind: 'count', value: 40, origin: 'said' } });
});
