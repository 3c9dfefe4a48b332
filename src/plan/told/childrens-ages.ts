// The ages of the children whose parents buy: «padres de niños de 6 a 16 años».
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import type { Ages } from './gather-ages.ts';
import { sayAges } from './gather-ages.ts';

const CHILDRENS_AGES =
  /\b(?:hij|nin|bebe|peque|chaval|kids|child|bab|toddler)\w*(?: [a-z]+)? (?:de |aged |from |entre |between )(?:los )?(\d{1,2})(?: a | y | to | and |-| ?– ?)(\d{1,2})\b/;
export const YEARS_OF_CHILDHOOD = 18;
/** Parents alone, or named with their children and nothing after them. */
const PARENTS = {
  es: /^(padres|madres)(?: (?:de|con) (?:niñ|hij|chaval)\p{L}+)?$/u,
  en: /^(?:children['’]s )?(parents|mothers)(?: (?:of|with) (?:children|kids))?$/,
};

/** Null where none were told, or those of somebody grown up. */
export function findChildrensAges(told: string): (Ages & { readonly to: number }) | null {
  const [, from, to] = CHILDRENS_AGES.exec(foldText(told)) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return last > first && last <= YEARS_OF_CHILDHOOD ? { from: first, to: last } : null;
}

/** «Padres de niños de seis a dieciséis años», where the ages were told; the group as it is where none were. */
export function withChildrensAges(group: Bilingual, told: string): Bilingual {
  const ages = findChildrensAges(told);
  const [es, en] = [PARENTS.es.exec(group.es)?.[1], PARENTS.en.exec(group.en)?.[1]];
  if (!ages || es === undefined || en === undefined) return group;
  const said = ages.from > 1 ? sayAges(ages) : upTo(ages.to);
  return { es: `${es} de niños ${said.es}`, en: `${en} of children ${said.en}` };
}

function upTo(age: number): Bilingual {
  return { es: `de hasta ${numberWord(age, 'es')} años`, en: `up to the age of ${numberWord(age, 'en')}` };
}
