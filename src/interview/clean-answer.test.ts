import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAnswer } from './clean-answer.ts';

describe('an answer', () => {
  test.each([
    ['plain words', 'Vendo pan a 2,50 €, «del bueno»; 30 % menos.'],
    ['lines and tabs', 'uno\n\tdos\n\ntres'],
    ['Arabic with its marks', 'مَخْبَزٌ في الحَيّ، السعر ٢٥ دينارًا'],
    ['Persian, whose words need a joint that joins nothing', 'می\u200cخواهم نان بفروشم'],
    ['Hebrew with points and a mark of direction', 'לֶחֶם טָרִי \u200fב־12 ש״ח'],
    ['Hindi with a joiner', 'क्\u200dष रोटी'],
    ['a family of one picture', '👨\u200d👩\u200d👧\u200d👦 y 👩🏽\u200d🍳'],
    ['a heart on fire, a rainbow and a keycap', '❤️\u200d🔥 🏳️\u200d🌈 1️⃣'],
    ['a flag spelt out', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['accents', 'Nguyễn, crème brûlée, Žižek'],
  ])('of %s stays as it is', (_name, text) => {
    expect(cleanAnswer(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    ['controls', 'pan\u0000 y\u0007 sal\u001b[31m', 'pan y sal[31m'],
    ['other line ends', 'uno\r\ndos\rtres\u2028cuatro\u0085cinco', 'uno\ndos\ntres\ncuatro\ncinco'],
    ['turned direction', 'factura\u202efdp.exe \u2066x\u2069', 'facturafdp.exe x'],
    ['nothings', 'Flor\u200b de\ufeff Aza\u00adhar\u2060', 'Flor de Azahar'],
    ['joiners without use', 'cli\u200dnica\u200c den\u200etal', 'clinica dental'],
    ['a hidden message', 'pan\u{e0068}\u{e0069}', 'pan'],
    ['half a character', 'pan \ud83d y', 'pan  y'],
    ['letters apart from their accents', 'cafe\u0301', 'café'],
    ['a pile of accents', `a${'\u0316'.repeat(40)}b`, `a${'\u0316'.repeat(5)}b`],
  ])('loses %s', (_name, text, kept) => {
    expect(cleanAnswer(text)).toBe(kept);
  });

  test('is clean once it was cleaned, whatever it was', () => {
    const character = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('\u200d', '\u200c', '\u202e', '👩', '🏴', '\u{e0067}', '\u{e007f}', 'א', 'a', '\u0316', '\r', '\ufe0f'),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), (parts) => {
        const once = cleanAnswer(parts.join(''));
        expect(cleanAnswer(once)).toBe(once);
        expect(once).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]|\p{Cs}/u);
      }),
    );
  });

  test('of nothing but joiners takes no longer for it', () => {
    const since = performance.now();
    expect(cleanAnswer('a\u200d'.repeat(30_000))).toBe('a'.repeat(30_000));
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});
