// What was told of a rival in two places, as one: «Cocinas Barreiro … Barreiro subcontrata el montaje», "The Horsey Bean, horsebox thing", «los otros dos».
import { foldText } from '../../language/fold-text.ts';

interface TellingOf {
  readonly name: string;
  readonly isNamed: boolean;
  /** What was said, its name included. */
  readonly words: string;
}

/** "Horsebox thing", «un sitio de módulos»: what the one named just before is. */
const WHAT_IT_IS = /^(?:an? |una? )?(?:[a-z]+ )?(?:thing|cosa|tipo|sitio|place)(?![a-z])/;
/** «Y el coach es de baile», "and the owner is rude": somebody of the one named just before. */
const OF_ITS_STAFF =
  /^(?:el|la|the) (?:coach|duen[oa]|encargad[oa]|profe(?:sor[a]?)?|entrenador[a]?|cociner[oa]|owner|boss|coach|chef|staff|teacher)(?![a-z])/;
/** «Los otros dos, módulos de 60 y apáñate». */
const OTHER_TWO = /(?:l[oa]s otr[oa]s dos|the other two)[,:]? ([^.;!?]+)/i;

/** Each rival once, with all that was told of it. */
export function joinTold<Told extends TellingOf>(told: readonly Told[], answer: string): readonly Told[] {
  const joined: Told[] = [];
  for (const one of told) {
    const at = joined.findIndex((other) => isOf(one, other, answer));
    const other = joined[at];
    if (other) joined[at] = { ...other, words: `${other.words}. ${one.words}` };
    else joined.push(one);
  }
  const ofOthers = OTHER_TWO.exec(answer)?.[1];
  const untold = joined.filter(({ name, words, isNamed }) => isNamed && words.split(' ').length <= name.split(' ').length + MOST_AROUND);
  const kept = ofOthers ? joined.filter(({ name }) => !ofOthers.includes(name)) : joined;

  if (!ofOthers || untold.length !== 2) return joined;
  return kept.map((one) => (untold.includes(one) ? { ...one, words: `${one.name}: ${ofOthers}` } : one));
}

/** An article, or a place. */
const MOST_AROUND = 2;

function isOf(one: TellingOf, other: TellingOf, answer: string): boolean {
  if (!other.isNamed) return false;
  const [name, whole] = [foldText(one.name), foldText(other.name)];
  if (name !== whole && (whole.endsWith(` ${name}`) || whole.startsWith(`${name} `))) return true;
  if (!one.isNamed && OF_ITS_STAFF.test(name)) {
    const sentence = answer.split(/[.;!?](?=\s|$)/).find((part) => part.includes(one.words)) ?? '';
    return sentence.includes(other.name) && sentence.indexOf(other.name) < sentence.indexOf(one.words);
  }
  return !one.isNamed && WHAT_IT_IS.test(name) && answer.includes(`${other.name}, ${one.words.slice(0, one.name.length)}`);
}
