// The texts are written for one founder: of several, what they do is said in the plural.
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const WHO_ES = 'quien (emprende|lo dirige|lo lleva)';
const PLURALS_ES: Readonly<Record<string, string>> = { es: 'son', está: 'están', ha: 'han', va: 'van', da: 'dan', puede: 'pueden' };
const KIN_ES = new RegExp(`(?<=(?<!\\p{L})(?:una?|el|la) \\p{L}+ de )${WHO_ES}(?!\\p{L})`, 'gu');
/** What they do, before them or after. */
const DOES_ES = new RegExp(
  `(?<!\\p{L})(?<done>cobra|cuenta|dirige|firma|gana|hace|lleva|pone|responde|saca|tiene|vigila|visita) ${WHO_ES}(?!\\p{L})`,
  'giu',
);
const WHO_DOES_ES = new RegExp(
  `(?<!\\p{L})${WHO_ES} (?<no>no )?(?<does>cobra|tiene|pone|lleva|sabe|vive|hace|es|está|ha|va|da|puede)(?!\\p{L})`,
  'giu',
);
const ALONE_ES = new RegExp(`(?<!\\p{L})${WHO_ES}(?!\\p{L})`, 'giu');

const KIN_EN =
  /(?<!\p{L})(?:the )founder’s (neighbour|mother-in-law|brother-in-law|sister|brother|daughter|son|mother|father|grandmother|aunt|cousin|niece|nephew|wife|husband)(?!\p{L})/gu;
const DOES_EN = /(?<!\p{L}|of )(the founder) (takes|tells|answers|knows|sells|looks|promises|has|is|was|does)(?!\p{L})/giu;
const PLURALS_EN: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };

/** The cover or the pages with whoever starts it in the plural, where they are several; in the feminine where they said so. */
export function agreeWithFounders<Part extends Plan['cover'] | Plan['pages']>(part: Part, founders: number, areWomen = false): Part {
  if (founders < 2) return part;
  return changeTexts(part, ({ es, en }) => ({ es: sayManyEs(es, areWomen), en: sayManyEn(en) }));
}

function sayManyEs(text: string, areWomen: boolean): string {
  const told = areWomen ? text.replace(/(?<!\p{L})(l)os socios(?= se separan)/giu, '$1as socias') : text;
  return told
    .replace(/(?<!\p{L})con quien emprende incluido(?!\p{L})/gu, 'incluidos quienes emprenden')
    .replace(/(?<!\p{L})(s)igue pagando (?=quien )/giu, '$1iguen pagando ')
    .replace(KIN_ES, areWomen ? 'una de las socias' : 'uno de los socios')
    .replace(DOES_ES, (was, done: string, who: string) => `${done}n ${manyOf(was.slice(done.length + 1), who)}`)
    .replace(WHO_DOES_ES, (was, who: string, no: string | undefined, does: string) => {
      return `${manyOf(was, who)} ${no ?? ''}${PLURALS_ES[does] ?? `${does}n`}`;
    })
    .replace(ALONE_ES, manyOf);
}

/** «Quienes emprenden», with the capital it had. */
function manyOf(was: string, who: string): string {
  return `${was.slice(0, 1)}uienes ${who}n`;
}

function sayManyEn(text: string): string {
  if (/^founder$/i.test(text)) return `${text}s`;
  return text
    .replace(/a friend of the founder’s(?!\p{L})/gu, 'a friend of one of the founders')
    .replace(KIN_EN, 'one founder’s $1')
    .replace(DOES_EN, (_, who: string, does: string) => `${who}s ${PLURALS_EN[does] ?? does.replace(/s$/, '')}`)
    .replace(/(?<!\p{L})(the founder)’s(?!\p{L})/giu, '$1s’')
    .replace(/(?<!\p{L})(the founder)(?!\p{L})/giu, '$1s');
}
