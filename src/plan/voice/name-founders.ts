// «Quien emprende» by what the founders said of themselves: the founder, the partners, in the gender they told; the owner, where they told none.
import type { FactSheet } from '../../facts/fact.ts';
import type { Plan } from '../plan.ts';
import { genderTold } from './gender-told.ts';
import { changeTexts } from './speak-locally.ts';

interface Names {
  readonly one: string;
  readonly many: string;
}

/** How the founders told of themselves; where they did not, or told both, as a contract calls whoever the business belongs to. */
export function findFounderNames(facts: FactSheet): Names {
  const { isWoman, isMan, areWomen } = genderTold(facts);
  return {
    one: isWoman === isMan ? 'el titular' : isWoman ? 'la fundadora' : 'el fundador',
    many: areWomen ? 'las socias' : 'los socios',
  };
}

/** The cover or the pages with the founders called as they told of themselves, in Spanish; quotes are slots and stay. */
export function nameFounders<Part extends Plan['cover'] | Plan['pages']>(part: Part, { one, many }: Names): Part {
  return changeTexts(part, ({ es, en }) => ({ es: exchange(exchange(es, 'quien emprende', one), 'quienes emprenden', many), en }));
}

function exchange(text: string, found: string, said: string): string {
  const isWoman = said.startsWith('la');
  const agreed = isWoman
    ? text.replace(/(?<=quien emprende inclu)ido(?!\p{L})|(?<=inclu)idos(?= quienes emprenden)/giu, (was) => was.replace('o', 'a'))
    : text;
  return agreed.replace(new RegExp(`(?<!\\p{L})(de |a )?${found}(?!\\p{L})`, 'giu'), (was, before = '') => {
    const name = /^q/.test(was.slice(before.length)) ? said : said.replace(/^./, (first) => first.toUpperCase());
    const whole = `${before}${name}`;
    return whole.replace(/^(d)e el /i, '$1el ').replace(/^(a) el /i, '$1l ');
  });
}
