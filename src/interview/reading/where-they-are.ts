// Names told only as where a rival is, where its goods are bought or what they are made of: no rivals of their own.
import { STANDING } from '../../facts/rivals-told.ts';
import { foldText } from '../../language/fold-text.ts';

const SENTENCE = /[.;!?\n]+(?=\s|$)/;
/** "Two Men and a Truck". */
const AND_A = /^(?:and an?|y una?|and the)$/i;
const IN = /(?:^|[\s,])(?:in|en)$/i;
const FROM = /(?:^|\s)(?:at|from|from the|de pur[oa]|en el|en la)$/i;
/** «Don Lupe, sobre Federalismo», «Kivet, dentro del Kiwoko», "Pret, next to the Boots": right after the name. */
const STANDS_AT = new RegExp(`^,?\\s(?:${STANDING})$`);
/** «Hermanos Ruiz, de Maracena», "Oak & Co, from Dalkeith": right after the name, whatever town it is. */
const COMES_FROM = /^,\s(?:que (?:es|son) )?(?:de|from|of|out of|based in)$/;
/** Something was said of the one before: what follows is no part of its name. */
const TOLD = /\d|(?:^|\s)(?:is|are|its|it's|es|son|esta|sale|cobra|charges?|sells?|vende|online)(?:\s|$)/;
const SOMEBODY =
  /(?:^|\s)(?:una?|an?|some) (?:senora?|chic[oa]|muchach[oa]|tip[oa]|hombre|mujer|man|guy|lad|lady|woman|fella|bloke|girl) (?:de|from|in|en)$/;

/** The names that are rivals, in their order; two that are one name as one. */
export function withoutPlaces(names: readonly string[], text: string): readonly string[] {
  const joined = names.map((name, at) => [name, joinedWith(name, names[at + 1], text)] as const);
  return joined
    .filter(([name], at) => !(joined[at - 1]?.[1] ?? '').endsWith(` ${name}`) && !isWhere(name, names.slice(0, at), text))
    .map(([name, both]) => both || name);
}

function joinedWith(name: string, next: string | undefined, text: string): string {
  if (!next) return '';
  const at = text.indexOf(name);
  const end = text.indexOf(next, at + name.length);
  const joint = end < 0 ? '' : text.slice(at + name.length, end).trim();
  return at >= 0 && AND_A.test(joint) ? text.slice(at, end + next.length) : '';
}

function isWhere(name: string, before: readonly string[], text: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const told = foldText(text.slice(0, at).split(SENTENCE).at(-1) ?? '').trimEnd();
  if (SOMEBODY.test(told)) return true;
  const last = before.findLast((one) => told.includes(foldText(one)));
  if (last === undefined) return false;
  const since = told.slice(told.lastIndexOf(foldText(last)) + last.length);
  return IN.test(since) || STANDS_AT.test(since) || COMES_FROM.test(since) || (FROM.test(since) && TOLD.test(since));
}
