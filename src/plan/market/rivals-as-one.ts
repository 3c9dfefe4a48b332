// A rival told of twice is one: by a part of the name («Barreiro», after «Cocinas Barreiro»), by what kind of thing it is ("horsebox thing"), by who works there.
import { foldText } from '../../language/fold-text.ts';

/** "Horsebox thing", «una cosa pequeña»: what the one before it is. */
const WHAT_IT_IS = /^(?:(?:an?|the|una?|el|la) )?(?:[a-z-]+ ){0,2}(?:thing|type of thing|sort of thing|cosa|cosilla|cosita)(?![a-z])/;
/** «El coach es de baile»: somebody of the one before. */
const ITS_STAFF =
  /^(?:el|la|los|las|the|their|su|sus) (?:coach(?:es)?|entrenador(?:es|a|as)?|monitor(?:es|a|as)?|profes?|dueñ[oa]s?|duen[oa]s?|jef[ea]|owner|staff|trainer|camarer[oa]s?|chefs?)(?![a-z])/;

/** «Los otros dos, módulos y apáñate»: nobody new. */
const OF_THE_OTHERS = /^(?:(?:y|and) )?(?:l[oa]s otr[oa]s|the other)(?: dos| tres| two| three| ones)(?![a-z])/;

const ONE_WORD = /^\p{Ll}+$/u;

/** The parts of the answer, each one's told together; `named` are the names as they were first told. */
export function rivalsAsOne(parts: readonly string[], named: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (const [index, part] of parts.entries()) {
    const isOfOthers = OF_THE_OTHERS.test(foldText(part));
    if (isOfOthers || (OF_THE_OTHERS.test(foldText(parts[index - 1] ?? '')) && ONE_WORD.test(part))) continue;
    const at = toldBefore(part, told, named);
    if (at < 0) told.push(part);
    else told[at] = `${told[at]}, ${part}`;
  }
  return told;
}

/** Where the same rival stands among those told; -1 where it is another. */
function toldBefore(part: string, told: readonly string[], named: readonly string[]): number {
  const last = told.length - 1;
  const isNamed = named.some((name) => part.includes(name));
  const folded = foldText(part);
  if (!isNamed && last >= 0 && (WHAT_IT_IS.test(folded) || ITS_STAFF.test(folded)) && named.some((name) => told[last]?.includes(name)))
    return last;
  const word = /^\p{Lu}[\p{L}’']{3,}(?= \p{Ll})/u.exec(part)?.[0];
  if (word === undefined || isNamed) return -1;
  const names = named.filter((name) => name.includes(' ') && name.split(' ').at(-1) === word);
  return names.length === 1 ? told.findIndex((one) => one.includes(names[0] ?? '')) : -1;
}
