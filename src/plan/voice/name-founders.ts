// «Quien emprende» by what the founders said of themselves: the founder, the partners, in the gender they told; the owner, where they told none.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { toldOfTeam } from '../../facts/split-team.ts';
import { TOPICS } from '../../facts/topic.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const TRADES = 'mecanic|fontaner|restaurador|titulad|maestr|cociner|peluquer|carpinter|abogad|ingenier|enfermer|panader|pasteler';
const WOMAN = new RegExp(
  `\\b(?:yo sola|estoy sola|estare sola|trabajo sola|soy (?:una )?(?:${TRADES})a|soy madre|madre de|(?:llevo|tengo) [^.;,]{0,30}anos (?:como|trabajando de) (?:${TRADES})a)\\b`,
);
const MAN = new RegExp(
  '\\b(?:yo solo(?! (?:quiero|puedo|vend|hag|pid|necesit|tengo))|estoy solo|estare solo|trabajo solo(?! (?:en|los|las|por|con))' +
    `|soy (?:un )?(?:${TRADES.replace('restaurador', 'restaurador(?!a)')})o|soy (?:un )?restaurador|soy padre|(?:llevo|tengo) [^.;,]{0,30}anos (?:de|como|trabajando de) (?:${TRADES})o)\\b`,
);
const WOMEN =
  /\b(?:somos|seremos) (?:las )?(?:dos|tres|cuatro) (?:socias|amigas|hermanas|primas|mujeres)\b|\b(?:dos|tres) amigas y yo\b|\bnosotras\b/;

/** Said of themselves wherever it was said, which a trade or «sola» is not: “my dad taught me, I’m the daughter”. */
const WOMAN_ANYWHERE =
  /\b(?:soy (?:la|una) (?:hija|nieta|mujer|madre|abuela|viuda|duena)|como madre|soy (?:viuda|abuela|abuelita)|i.m (?:the|a|his|her|their) (?:\w+ )?(?:daughter|granddaughter|mum|mom|mother|woman|widow|grandmother|nana)|as a (?:\w+ )?(?:mum|mom|mother|woman))\b/;
const MAN_ANYWHERE =
  /\b(?:soy (?:el|un) (?:hijo|nieto|hombre|padre|abuelo|viudo|dueno)|como padre|soy (?:viudo|abuelo)|i.m (?:the|a|his|her|their) (?:\w+ )?(?:son|grandson|dad|father|man|guy|bloke|widower|grandfather)|as a (?:\w+ )?(?:dad|father|man))\b/;

interface Names {
  readonly one: string;
  readonly many: string;
}

/** How the founders told of themselves; where they did not, or told both, as a contract calls whoever the business belongs to. */
export function findFounderNames(facts: FactSheet): Names {
  const told = foldText(toldOfTeam(facts));
  const anywhere = foldText(TOPICS.map((topic) => factValue(facts, topic) ?? '').join('. '));
  const [isWoman, isMan] = [WOMAN.test(told) || WOMAN_ANYWHERE.test(anywhere), MAN.test(told) || MAN_ANYWHERE.test(anywhere)];
  return {
    one: isWoman === isMan ? 'el titular' : isWoman ? 'la fundadora' : 'el fundador',
    many: WOMEN.test(told) && !/\b(?:mi (?:marido|hermano|socio)|y el)\b/.test(told) ? 'las socias' : 'los socios',
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
