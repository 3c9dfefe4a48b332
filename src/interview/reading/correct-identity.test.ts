// Who and where, told anew as one speaks: what follows a name is none of it, a month is no place, and neither is the place denied.
import { describe, expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures } from './read-fixture.ts';

const TOLD: readonly (readonly [QuestionId, Language, string, Readonly<Record<string, unknown>>])[] = [
  [
    'read-back',
    'en',
    "The name is Róisín Deasy Photography and I'm in Dublin, not February.",
    { name: 'Róisín Deasy Photography', city: 'Dublin' },
  ],
  ['read-back', 'en', 'The business is called Róisín Deasy Photography', { name: 'Róisín Deasy Photography' }],
  ['read-back', 'en', 'The name should be Mud Lane', { name: 'Mud Lane' }],
  ['read-back', 'es', 'El negocio se llama La Nona Gilda y estoy en Viña del Mar', { name: 'La Nona Gilda', city: 'Viña del Mar' }],
  ['read-back', 'en', "I'm in Dublin, not February", { city: 'Dublin' }],
  ['read-back', 'en', "We're in Totnes not Bristol", { city: 'Totnes' }],
  ['read-back', 'en', "We're just outside Totnes", { city: 'Totnes' }],
  ['read-back', 'es', 'Estamos en Villar de Olalla, no en Cuenca', { city: 'Villar de Olalla' }],
  ['read-back', 'es', 'Estamos en Febrero', { city: undefined }],
  [
    'identity',
    'en',
    "Róisín Deasy Photography. I've been doing it for six years, and I'm finishing up my job at Musgraves in February to do it full time.",
    { name: 'Róisín Deasy Photography', city: undefined },
  ],
];

describe('who and where', () => {
  test.each(TOLD)('%s in %s: %s', (question, language, text, expected) => {
    const found = figures(question, text, language);
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, found[id]]))).toEqual(expected);
  });
});
