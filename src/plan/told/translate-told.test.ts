import { expect, it } from 'vitest';
import { isToldWhole, translationsOf } from './translate-told.ts';

const QUOTES = {
  problem: { text: 'A una clienta le falló la limpiadora y devolvió 1.260,50 €', language: 'es' },
  customer: { text: 'Retired residents between 58 and 75, two mornings a week', language: 'en' },
  'customer-short': { text: 'vecinos y turistas', language: 'es' },
  'goal-1': { text: 'one trip to Granada', language: 'en' },
  'channel-1': { text: '2 € de descuento al que traiga a un amigo', language: 'es' },
  'channel-1-short': { text: '2 € de descuento…', language: 'es' },
  'channel-2': { text: 'cerrajeros', language: 'es' },
  'solution-1': { text: 'pan y vino', language: 'es' },
} as const;

it('what the founder told is told whole in the other language, its numbers as that language writes them', () => {
  expect(translationsOf(QUOTES)).toEqual({
    problem: 'A customer was let down by the cleaner and refunded €1,260.50',
    customer: 'Residentes jubilados de 58 a 75 años, dos mañanas a la semana',
    'goal-1': 'un viaje a Granada',
    'channel-1': '€2 off for whoever brings a friend',
    'channel-1-short': '€2 off for whoever…',
    'channel-2': 'locksmiths',
  });
});

it('an account, and a channel with a sum, say more than a list of what they name', () => {
  expect(Object.keys(QUOTES).filter((id) => isToldWhole(QUOTES, id, null))).toEqual(['problem', 'channel-1']);
});
