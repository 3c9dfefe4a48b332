// What is offered, in a sentence of the summary: what is sold, with what sets it apart; as it was quoted where no list of words holds it.
import { type Bilingual, LANGUAGES, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { shortQuote } from '../told/gather-quotes.ts';
import { holdsNumbers, withDigits } from '../told/quoted-numbers.ts';
import { tellSold } from '../told/tell-sold.ts';

const SELLS: readonly Bilingual[] = [
  { es: '{{name^}} ofrece {{sold}}.', en: '{{name^}} offers {{sold}}.' },
  { es: '{{name^}} vende {{sold}}.', en: '{{name^}} sells {{sold}}.' },
];
/** Whole sentences are no object of a verb. */
const QUOTED: readonly Bilingual[] = [
  { es: 'Esto es lo que ofrece {{name}}: {{sold}}.', en: 'This is what {{name}} offers: {{sold}}.' },
  { es: 'Esto es lo que vende {{name}}: {{sold}}.', en: 'This is what {{name}} sells: {{sold}}.' },
];
const IS: Bilingual = { es: '{{name^}} es {{aBusiness}}', en: '{{name^}} is {{aBusiness}}' };
const WITH: Bilingual = { es: ', con ', en: ', with ' };

/** None where nothing was told of it. */
export function tellSolution(draft: Draft): readonly Message[] {
  const { said, quotes, sector, slots, diagnosis, figures } = draft;
  const sold = tellSold(said, sector) ?? (diagnosis.isKindTold ? null : (slots.promiseLed ?? null));
  const promised = slots.promiseLed;
  const is = perLanguage((language) => `${IS[language]}${promised ? `${WITH[language]}${promised[language]}` : ''}`);
  const native = sold ? SELLS.map((frame) => fill(frame, sold)) : [perLanguage((language) => `${is[language]}.`)];
  const isNamed = said.promise.length > 1 || (sold !== null && said.promise.length > 0);
  const quote = shortQuote('solution');
  const told = quotes[quote];
  if (isNamed && !told) return [{ id: 'sum.solution.said', variants: native }];
  if (!told) return [];
  const words = `{{quote:${quote}}}`;
  // A business of no kind that was told is nothing but its name.
  if (!sold && !diagnosis.isKindTold)
    return [{ id: 'sum.solution', variants: QUOTED.map((frame) => fill(frame, { es: words, en: words })) }];
  const variants = native.map((plain, at) => {
    const frame = withDigits(plain, told.text, figures);
    // What holds a number stands in both editions: the words are then told beside it, which names no figure a second time.
    const isShared = !LANGUAGES.every((language) => holdsNumbers(frame[language], told.text, figures));
    return perLanguage((language) => {
      if (language === told.language) return fill(QUOTED[at] ?? frame, { es: words, en: words })[language];
      if (!isShared) return frame[language];
      const beside = plain[language].includes('{{fig:') ? `${IS[language]}.` : plain[language];
      return `${beside.slice(0, -1)} (${words}).`;
    });
  });
  return [{ id: 'sum.solution', variants }];
}

function fill(frame: Bilingual, sold: Bilingual): Bilingual {
  return perLanguage((language) => frame[language].replace('{{sold}}', () => sold[language]));
}
