import { expect, it } from 'vitest';
import { chooseReply } from './choose-reply.ts';

it('sends a tap, but gathers several where several may be chosen', () => {
  expect(chooseReply({ topic: 'customer', draft: '' }, 'Familias', 'es')).toEqual({ send: 'Familias' });
  expect(chooseReply({ topic: null, draft: '' }, 'Sí', 'es')).toEqual({ send: 'Sí' });
  expect(chooseReply({ topic: 'marketing', draft: '' }, 'Instagram', 'es')).toEqual({ draft: 'Instagram' });
  expect(chooseReply({ topic: 'marketing', draft: 'Instagram' }, 'WhatsApp', 'es')).toEqual({ draft: 'Instagram, WhatsApp' });
  // A second tap takes it out again, and what was typed by hand stays.
  expect(chooseReply({ topic: 'marketing', draft: 'Instagram, carteles' }, 'Instagram', 'es')).toEqual({ draft: 'carteles' });
});

it('puts a ready answer to the first question in the input, where more can be added', () => {
  expect(chooseReply({ topic: 'problem', draft: '' }, 'La gente espera demasiado', 'es')).toEqual({ draft: 'La gente espera demasiado' });
});

it('sends «no sé» whatever the topic', () => {
  expect(chooseReply({ topic: 'marketing', draft: 'Instagram' }, 'No sé', 'es')).toEqual({ send: 'No sé' });
  expect(chooseReply({ topic: 'competitors', draft: '' }, 'I don’t know', 'en')).toEqual({ send: 'I don’t know' });
});

it('begins a line with a label, after those that were begun before', () => {
  expect(chooseReply({ topic: null, draft: '' }, 'Precio:', 'es')).toEqual({ draft: 'Precio: ' });
  expect(chooseReply({ topic: null, draft: 'Precio: 7.000 ' }, 'Equipo:', 'es')).toEqual({ draft: 'Precio: 7.000; Equipo: ' });
});
