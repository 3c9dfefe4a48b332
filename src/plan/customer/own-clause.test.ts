import { expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { tellOurs, tellOursAfterName } from './own-clause.ts';

const draftOf = (sector: string): Draft =>
  ({
    slots: { name: { es: 'Txirrin', en: 'Txirrin' } },
    sector: { id: sector, pack: { aBusiness: { es: 'un taller de bicicletas', en: 'a bicycle workshop' } } },
    quotes: { 'solution-1': { text: 'Txirrin arregla bicis', language: 'es' }, 'solution-2': { text: 'arreglo de bicis', language: 'es' } },
  }) as unknown as Draft;

it.each([
  ['al día siguiente', 'the next day', 'Txirrin entrega al día siguiente', 'Txirrin delivers the next day'],
  ['{{fig:own-wait*}} días', '{{fig:own-wait*}} days', 'Txirrin tarda {{fig:own-wait*}} días', 'Txirrin takes {{fig:own-wait*}} days'],
  ['recogida en casa', 'collection from home', 'Txirrin ofrece recogida en casa', 'Txirrin offers collection from home'],
  ['un taller pequeño', 'a small workshop', 'Txirrin es un taller pequeño', 'Txirrin is a small workshop'],
  ['como propuesta, una fecha', 'as a proposal, a date', 'este plan propone una fecha', 'this plan proposes a date'],
])('has its subject and its verb: %s', (es, en, clause, clauseEn) => {
  expect(tellOurs(draftOf('repair_shop'), { es, en })).toEqual({ es: clause, en: clauseEn });
});

it('attends somebody where nothing is handed over, and names itself once', () => {
  const next = { es: 'al día siguiente', en: 'the next day' };
  expect(tellOurs(draftOf('health_clinic'), next).es).toBe('Txirrin atiende al día siguiente');
  expect(tellOursAfterName(draftOf('health_clinic'), next)).toEqual({ es: 'atiende al día siguiente', en: 'sees people the next day' });
});

it('puts a sentence about itself after no verb', () => {
  const quoted = (id: string) => tellOurs(draftOf('repair_shop'), { es: `{{quote:${id}}}`, en: 'repairs' });
  expect(quoted('solution-1')).toEqual({ es: 'Txirrin lo cuenta así: {{quote:solution-1}}', en: 'Txirrin offers repairs' });
  expect(quoted('solution-2').es).toBe('la oferta de Txirrin es {{quote:solution-2}}');
});
