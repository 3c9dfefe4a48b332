// The answer about rivals in parts, one for each thing named.
import { foldText } from '../../language/fold-text.ts';

const SEPARATOR = /[.;\n]+(?=\s|$)|,|\s(?:y|e|o|u|and|or|plus|también|además)\s/giu;
/** What a new item begins with: an article, somebody's name or the doing of something. What begins otherwise goes on about the one before. */
const NEW_ITEM =
  /^(?:y |e |o |and |or )?(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|the|an?|some|other|another|my|su|mi|no (?:hacer|comprar)|doing|[a-zñ]{3,}(?:ar|er|ir)(?:l[oa]s?)?(?= )|just [a-z]+ing)(?: |$)/;
/** "People just buy at Home Depot": of another, where it names one. */
const HABIT = /^(?:people|folks|most|la gente|muchos)(?: just| still| solo)? (?:buy|use|go|order|compran?|usan?|van?|piden?) /;
const ABOUT_US = /\b(?:yo|nosotr[oa]s|nuestr[oa]s?|conmigo|me elegiran?|porque|i|we|us|our|me|mine|because|choose)\b/;
/** What goes on about the one before, or says that there is nobody. */
const NO_ITEM =
  /^(?:y |and |pero |but )?(?:no|ni|nunca|never|not|que|te|se|me|le|les|lo|hay|es|son|esta|estan|tiene|cobra|cierra|abre|vende|tarda|muy|mas|ya|creo|pues|aunque|pero|it|they|there|is|are|but|which|who|with|con|sin|from|people|la gente|todo|nada|nadie|ningun\w*|none|nobody|do|does)\b|^(?:in|en|a|de|por) /;
/** A clause tells of something; before one there is only a name. */
const CLAUSE = /\b(?:que|pero|aunque|donde|cuyo|porque|es|son|esta|estan|tiene|cobra|which|who|that|but|is|are|has|have|charges?|there)\b/;
const MOST_WORDS = 5;
/** "Rosa and other ladies who are cheaper": what is said of them all is said of Rosa. */
const OF_ITS_LIKE = /^(?:other|otr[oa]s) [^.;,]{3,40} (?:who|that|which|que) /;
const JOINT = /^(?:y|e|and|or|o) /i;

/** A few words of a list that are a thing by themselves: «señoras por horas», "foam rollers". */
export function isItem(text: string): boolean {
  const count = text.split(/\s+/).length;
  return count <= MOST_WORDS && text.length > 2 && !NO_ITEM.test(foldText(text)) && !CLAUSE.test(foldText(text)) && !isAboutUs(text);
}

export function beginsItem(text: string): boolean {
  return NEW_ITEM.test(foldText(text));
}

export function isAboutUs(text: string): boolean {
  return ABOUT_US.test(foldText(text));
}

/** Names as they stand in the answer: with the capitals that follow («Goiko On Wheels»), two of one name as one, none told twice. */
export function wholeNames(named: readonly string[], answer: string): readonly string[] {
  const whole = named.map((name) => extend(name, answer));
  const joined = whole.map((name, at) => joinPair(name, whole[at + 1], answer));
  return joined.filter(
    (name, at) => isThere(name, answer) && !joined.some((other, before) => before !== at && isWithin(name, other, before < at)),
  );
}

function extend(name: string, answer: string): string {
  const at = answer.indexOf(name);
  if (at < 0) return name;
  return name + (/^(?: \p{Lu}[\p{L}’']*)+/u.exec(answer.slice(at + name.length))?.[0] ?? '');
}

/** «Concha y Toro, Montes y otras»: what «y» joins before a comma is one name; and so is "Deliveroo for Work". */
function joinPair(name: string, next: string | undefined, answer: string): string {
  if (!next) return name;
  const isShort = !name.includes(' ') && !next.includes(' ');
  const pair = [`${name} y ${next}`, `${name} and ${next}`].find((both) => isShort && answer.includes(`${both}, `));
  const bound = [`${name} for ${next}`, `${name} de ${next}`, `${name} de bolas ${next}`].find((both) => answer.includes(both));
  return pair ?? bound ?? name;
}

/** A word before «como» is the kind of thing that the names after it are. */
function isThere(name: string, answer: string): boolean {
  return !new RegExp(`${literally(name)} (?:[a-zñ]+ )?(?:como|like|such as) `, 'u').test(answer);
}

/** For a pattern: what stands for something else in one stands for itself. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function isWithin(name: string, other: string, isBefore: boolean): boolean {
  if (foldText(name) === foldText(other)) return isBefore;
  return foldText(other).includes(foldText(name));
}

/** The answer in parts, one for each thing named; a separator inside a name parts nothing. */
export function splitRivals(answer: string, named: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of answer.matchAll(SEPARATOR)) {
    const next = answer.slice(match.index + match[0].length).trimStart();
    const isInName = named.some((name) => {
      const at = answer.indexOf(name);
      return at >= 0 && at < match.index && match.index < at + name.length;
    });
    const opensName = named.some((name) =>
      new RegExp(
        `^(?:(?!(?:que|than|como|like|en|de|in|at|on|con|with) )\\p{Ll}[\\p{Ll}.]* |(?:El|La|Los|Las|The|Don|Doña|Mr\\.?|Mrs\\.?) ){0,2}${literally(name)}`,
        'u',
      ).test(next),
    );
    const isList = !CLAUSE.test(foldText(answer.slice(from, match.index))) && isItem(next.split(/[.;,\n]|\s(?:y|o|and|or)\s/u)[0] ?? '');
    const isHabit = HABIT.test(foldText(next)) && named.some((name) => next.includes(name));
    const isNext = opensName || /^[.;\n]/.test(match[0]) || beginsItem(next) || isList || isHabit;
    if (
      isInName ||
      !isNext ||
      (OF_ITS_LIKE.test(foldText(next)) && named.includes(answer.slice(from, match.index).replace(JOINT, '').trim()))
    )
      continue;
    parts.push(answer.slice(from, match.index).trim());
    from = match.index + match[0].length;
  }
  return [...parts, answer.slice(from).trim()]
    .map((part) => part.replace(/^.{0,24} (?:como|like|such as) (?=\p{Lu})/u, ''))
    .filter(Boolean);
}
