// What the founder said of each rival, in the words both languages have for it.
import { foldText } from '../../language/fold-text.ts';
import { perLanguage } from '../../language/language.ts';
import { countWord } from '../../language/small-numbers.ts';
import type { Draft } from '../draft.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { Cell, PlanText } from '../plan.ts';
import { join } from '../say.ts';
import { rivalQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { FIGURE_SLOT, figuresNamed, numbersIn } from '../told/quoted-numbers.ts';
import { words } from '../write-block.ts';
import type { Shared } from './group-alike.ts';
import { withoutHearsay } from './read-standing.ts';

const BELOW: PlanText = { es: 'lo que dicen las líneas de abajo', en: 'what the lines below say' };

/** What was said of each in naming it, a cell for each; none where nothing was said of any. */
export function tellRivals(draft: Draft, columns: readonly Shared[]): readonly Cell[] {
  const told = columns.map((column): PlanText | null => {
    const { at } = column;
    const text = draft.quotes[rivalQuote(at)]?.text;
    const isTold = text !== undefined && column.rival !== null && !column.rival.isDoing && foldText(text) !== foldText(column.rival.name);
    return isTold ? quoteNatively(draft.quotes, rivalQuote(at), sumUp(draft, column, text), draft.figures) : null;
  });
  if (told.every((text) => text === null)) return [];
  return told.map((text) => words(text ?? NOTHING));
}

const NOTHING: PlanText = { es: '–', en: '–' };

/** The points told of one, as a list: what stands for its quote in the other language; null where its words tell none, and stand as they are. A number that the quote has in words is in words. */
function sumUp({ figures }: Draft, { says }: Shared, quote: string): PlanText | null {
  const digits = numbersIn(quote);
  const told = [...says]
    .map(([point, text]): readonly [string, PlanText] => [point, withoutHearsay(inWords(text, figures, digits))])
    .filter(([, { es }]) => holdsOnly(es, figures, digits))
    .map(([point, text]) => (TOLD_AS[point] ?? plainly)(text));
  if (told.length > 0) return join(told, ', ');
  return says.size > 0 ? BELOW : null;
}

const plainly = (text: PlanText): PlanText => text;

/** «Alto» alone says nothing where no line names what is; an amount and a span have their verb. */
const TOLD_AS: Readonly<Record<string, (text: PlanText) => PlanText>> = {
  price: ({ es, en }) =>
    es === 'gratis'
      ? { es, en }
      : es.includes('{{')
        ? { es: `cobra ${es}`, en: `charges ${en}` }
        : { es: `precio ${es}`, en: `${en} in price` },
  hours: ({ es, en }) => (es.startsWith('hasta') ? { es: `abre ${es}`, en: `open ${en}` } : { es, en }),
  wait: ({ es, en }) =>
    /^(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|meses|semanas|\{\{\S+)(?= |$)/.test(es)
      ? { es: `tarda ${es}`, en: `takes ${en}` }
      : { es, en },
};

/** The same with small numbers in words, but for those in digits. */
function inWords(text: PlanText, figures: FigureTable, digits: readonly number[]): PlanText {
  return perLanguage((language) =>
    text[language].replace(FIGURE_SLOT, (slot, id: string) => {
      const value = Number(figures[id]?.value);
      return digits.includes(value) ? slot : (countWord(value, language) ?? slot);
    }),
  );
}

function holdsOnly(text: string, figures: FigureTable, digits: readonly number[]): boolean {
  return figuresNamed(text).every((id) => digits.includes(Number(figures[id]?.value)));
}
