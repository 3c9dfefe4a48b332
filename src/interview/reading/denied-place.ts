// What stands where a place would and is none: a month, a day of the week, and the place that is said not to be it.
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';

const TIME = new RegExp(
  `^(?:${MONTH_NAMES}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|spring|summer|autumn|winter|primavera|verano|otono|invierno|navidad(?:es)?|christmas|easter|semana santa|q[1-4])(?![a-z])`,
);
const DENIED =
  /(?<!\p{L})(?:(?:and |y |and it[’']?s |y )?(?:[Nn]ot|[Nn]o|isn[’']t|[Nn]o es|[Ii]t[’']s not|instead of|rather than|en vez de|en lugar de)) (?:(?:in|en|de|from|at) )?(?=\p{Lu})\p{Lu}[\p{L}’'-]*(?: (?:(?:de|del|la|los|upon|on|of) )?\p{Lu}[\p{L}’'-]*)*/gu;

/** «Empiezo en Febrero», "in February": when, and not where. */
export function isTimeName(words: string): boolean {
  return TIME.test(foldText(words));
}

/** "We're in Totnes, not Bristol": the words with blanks for the place it is not. */
export function withoutDeniedPlace(text: string): string {
  return text.replace(DENIED, (words) => ' '.repeat(words.length));
}
