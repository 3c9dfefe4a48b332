import { randomBytes } from 'node:crypto';

const CONSONANTS = 'bcdfghjklmnpqrst';

/** A word without vowels: no text in either language holds it by chance. */
export function drawCanary(): string {
  return Array.from(randomBytes(20), (byte) => CONSONANTS[byte % CONSONANTS.length]).join('');
}
