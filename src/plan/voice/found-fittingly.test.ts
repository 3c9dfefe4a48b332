import { expect, it } from 'vitest';
import { foundFittingly } from './found-fittingly.ts';

const told = (es: string, en: string) => {
  const [page] = foundFittingly([{ id: 'x', title: { es, en }, blocks: [] }] as never) as unknown as [
    { title: { es: string; en: string } },
  ];
  return [page.title.es, page.title.en];
};

it.each([
  [
    'Para abrir un programa para empresas',
    'To open a business software tool',
    'Para lanzar un programa para empresas',
    'To launch a business software tool',
  ],
  [
    'Abrir una plataforma de segunda mano',
    'Opening a second-hand platform',
    'Lanzar una plataforma de segunda mano',
    'Launching a second-hand platform',
  ],
  [
    'abrir una empresa de bodas',
    'It takes money to open a wedding planner',
    'abrir una empresa de bodas',
    'It takes money to start as a wedding planner',
  ],
  [
    'abrir un servicio de cerrajería',
    'open a locksmith’s service',
    'poner en marcha un servicio de cerrajería',
    'start a locksmith’s service',
  ],
  ['abrir una cafetería', 'to open a café', 'abrir una cafetería', 'to open a café'],
])('%s', (es, en, saidEs, saidEn) => {
  expect(told(es, en)).toEqual([saidEs, saidEn]);
});
