import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanWords, clipName, clipQuote } from './clip-quote.ts';
import { tidyChat } from './without-chatter.ts';

describe('clipping the visitor’s words', () => {
  it('keeps a short answer whole, without its full stop', () => {
    expect(clipQuote('  Gente del barrio.  ')).toBe('Gente del barrio');
  });

  it('begins where something is said', () => {
    expect(clipQuote('pues que la gente tira la ropa porque no sabe dónde arreglarla')).toBe(
      'la gente tira la ropa porque no sabe dónde arreglarla',
    );
    expect(clipQuote('So basically, dog owners round here cannot find anyone reliable')).toBe(
      'Dog owners round here cannot find anyone reliable',
    );
    expect(clipQuote('So Good Coffee')).toBe('So Good Coffee');
    expect(clipQuote('Buenos vecinos de este barrio que no tienen tiempo')).toBe('Buenos vecinos de este barrio que no tienen tiempo');
  });

  it('keeps whole what is only a little too long', () => {
    expect(clipQuote('uno dos tres cuatro cinco seis siete ocho nueve diez', 8)).toBe(
      'uno dos tres cuatro cinco seis siete ocho nueve diez',
    );
  });

  it('stops at the end of a sentence where one fits', () => {
    const text =
      'Los arreglos tardan tres semanas en llegar. Después hay que volver a la capital a recogerlos y pagar otra vez el autobús.';
    expect(clipQuote(text, 14)).toBe('Los arreglos tardan tres semanas en llegar');
  });

  it('keeps the first sentence whole where a few words more end it, and else stops where a clause ends', () => {
    const text = 'Half the retired Brits here have been on the coast ten years and cannot talk to their doctor when they are ill or hurt';
    expect(clipQuote(text, 20)).toBe(text);
    const longer = `${text} which is how my mother came to sign forms that nobody had read to her`;
    expect(clipQuote(longer, 15)).toBe('Half the retired Brits here have been on the coast ten years…');
  });

  it('stops at a comma, and says that there is more', () => {
    const text = 'Recogemos la bici por la tarde en el portal, la reparamos de noche y vuelve a la mañana siguiente con su precio dicho';
    expect(clipQuote(text, 14)).toBe('Recogemos la bici por la tarde en el portal…');
  });

  it('does not end on an article, a preposition or a number that lost its unit', () => {
    expect(clipQuote('pan y dulces para todas las familias de la zona norte y de la costa y del interior', 9)).toBe(
      'pan y dulces para todas las familias…',
    );
    expect(clipQuote('se cobra cada vez que alguien entra con un total de 3.950 € al mes con los sueldos incluidos', 12)).not.toMatch(
      /\d…$/,
    );
  });

  it('opens no bracket that it does not close', () => {
    expect(
      clipQuote('jugadores del sector oriente de Santiago (Las Condes, Vitacura, Lo Barnechea y Ñuñoa) que juegan tres veces', 9),
    ).toBe('jugadores del sector oriente de Santiago…');
  });

  it('takes out what would be read as markup', () => {
    expect(clipQuote('hola {{fig:price}} **gratis** \u0000\u202e«fin»')).toBe('hola fig:price gratis fin');
  });

  it('never cuts a word or a number, never grows, never holds markup', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zñáé]{1,9}[,.;]?$/),
      fc.constantFrom('3.950', '12,50', '€', '%', '{{x}}', '**', '“a”', '1 000', 'y'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 4, max: 30 }), (words, most) => {
        const clipped = clipQuote(words.join(' '), most);
        const kept = clipped.replace(/…$/, '').split(' ').filter(Boolean);
        const given = tidyChat(cleanWords(words.join(' '))).split(' ');
        expect(kept.length).toBeLessThanOrEqual(most + 3);
        for (const one of kept) expect(given.some((other) => other === one || other.replace(/[.,;:]+$/, '') === one)).toBe(true);
        expect(clipped).not.toMatch(/\{|\}|\*\*|[«»“”]/);
        if (clipped.endsWith('…')) expect(given.length).toBeGreaterThan(kept.length);
      }),
    );
  });

  it('cleans any text at all without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/\{\{|\}\}|\*\*|\s{2}/.test(clipQuote(text))).toBe(false);
      }),
    );
  });
});

it('a name that is cut ends in no small word', () => {
  expect(clipName('volantes en las oficinas y escuelas', 22)).toBe('volantes…');
  expect(clipName('the newsletter to our backers', 22)).toBe('the newsletter…');
});
