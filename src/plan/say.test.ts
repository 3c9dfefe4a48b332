import { expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { label } from './say.ts';

const draft = {
  figures: {
    one: { kind: 'count', value: 1, origin: 'said' },
    two: { kind: 'count', value: 2, origin: 'said' },
  },
  slots: {
    fit: { es: '{{fig:one}} minutos', en: '{{fig:one}} minutes' },
    units: { es: 'bodas', en: 'weddings' },
    unit: { es: 'boda', en: 'wedding' },
  },
} as unknown as Draft;
const told = (text: string) => label(draft, { es: text, en: text }).es;

it.each([
  ['para **{{fig:one*}}** personas', 'para **{{fig:one*}}** persona'],
  ['would not pay {{fig:one}} people half-time', 'would not pay {{fig:one}} person half-time'],
  ['dejan {{fit}} para cada una', 'dejan {{fig:one}} minuto para cada una'],
  ['un préstamo a {{fig:one}} años', 'un préstamo a {{fig:one}} año'],
  ['needs {{fig:one}} seats and', 'needs {{fig:one}} seat and'],
  ['{{fig:one}} {{units}}', '{{fig:one}} boda'],
  ['{{fig:two}} personas y {{fig:two}} {{units}}', '{{fig:two}} personas y {{fig:two}} bodas'],
  ['takes {{fig:one}} more {{units}}', 'takes {{fig:one}} more boda'],
  ['{{fig:one}} new customers', '{{fig:one}} new customer'],
  ['{{fig:one}} more customers who', '{{fig:one}} more customer who'],
  ['todos: {{fig:one}} clientes nuevos, {{fig:two}} clientes nuevos', 'todos: {{fig:one}} cliente nuevo, {{fig:two}} clientes nuevos'],
  // A word that would have to agree too: nothing is changed by half.
  ['{{fig:one}} personas conocidas', '{{fig:one}} personas conocidas'],
])('tells one where the figure before is one: %s', (text, agreed) => {
  expect(told(text)).toBe(agreed);
});
