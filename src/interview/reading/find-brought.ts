// «22 alumnas que se vienen conmigo», "fourteen clients are coming with me": customers who follow whoever starts, and whom nothing has to win.
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const PEOPLE =
  '(?:client[ea]?s|alumn[oa]s|pacientes|soci[oa]s|familias|personas|estudiantes|empresas|bares|restaurantes|comunidades|cuentas|clients|customers|students|pupils|patients|members|families|households|people|accounts|regulars|companies|dogs|perros)';
const KIND = '(?:(?:of|de) (?:my|mis|the|l[oa]s) |(?:[a-z]+ ){0,2})';
const COME_ES =
  '(?:(?:ya )?(?:me (?:han dicho|dijeron|aseguran|confirmaron) que )?)?(?:se (?:vienen|vendran|vendrian|pasan|pasarian|pasaran|cambian) (?:conmigo|con nosotr[oa]s|a(?:l)? mi|al? nuestr)|(?:vienen|vendran|vendrian) (?:conmigo|con nosotr[oa]s)(?! a )|(?:me|nos) (?:siguen|seguiran|seguirian|acompanan)(?! (?:en|por) (?:las |mi |mis )?(?:instagram|tiktok|facebook|redes|youtube|linkedin|whatsapp|twitter|cuenta)))';
const COME_EN =
  "(?:(?:are|will be|would be) (?:all )?(?:coming|moving|following|leaving) (?:over )?(?:with|along with|to) (?:me|us)|(?:are|will be) following (?:me|us)|(?:will|would|have agreed to|agreed to|have said they(?:'ll| will| would)|said they(?:'ll| will| would)|want to|ready to)? ?(?:come|follow|move|leave)(?: over)?(?: along)?(?: with)? (?:me|us)|(?:coming|following|moving)(?: over)? (?:with )?(?:me|us))(?! (?:on|in) (?:instagram|tiktok|facebook|social|youtube|linkedin|twitter|x(?![a-z])))";
const AFTER = new RegExp(`^ ${KIND}${PEOPLE}(?: [a-z]+){0,3}?,? (?:(?:que|who|that|they|ya|already) )*(?:${COME_ES}|${COME_EN})(?![a-z])`);
/** «Me llevo 22 clientas», "I'm bringing 14 clients with me". */
const BEFORE =
  /(?<![a-z])(?:(?:me|nos) (?:llevo|llevamos|traigo|traemos|llevare|traere)(?: conmigo)?|(?:i|we)(?:'m|'re| am| are|'ll| will)? (?:bring(?:ing)?|tak(?:e|ing))(?: with me)?)(?: (?:a|unos|unas|about|around|mis|my|over))* $/;
const AFTER_BROUGHT = new RegExp(`^ ${KIND}${PEOPLE}(?![a-z])`);
/** Sure of nobody yet. */
const HOPED = /(?<![a-z])(?:espero|ojala|quiza|quizas|a lo mejor|tal vez|hopefully|maybe|might|perhaps|hope|hoping|podrian|could)(?![a-z])/;

/** How many customers come along from the start, where an answer to any question says so. */
export function findBrought({ text, folded, numerals }: Ground, { answer, question }: ReadingContext): readonly Fact[] {
  if (question === 'competitors' || question === 'problem') return [];
  for (const { low, high, start, end, isArticle } of numerals) {
    const [before, after] = [folded.slice(Math.max(0, start - 60), start), folded.slice(end, end + 120)];
    const told = AFTER.exec(after) ?? (BEFORE.test(before) ? AFTER_BROUGHT.exec(after) : null);
    if (isArticle || told === null || low < 1 || HOPED.test(`${before.slice(-30)} ${after.slice(0, 60)}`)) continue;
    const value = Math.floor((low + high) / 2);
    const quote = quoteOf(text, answer, start, end + told[0].length);
    return [makeFact('customersBrought', value, { unit: 'people', quote, origin: low === high ? 'said' : 'derived' })];
  }
  return [];
}
