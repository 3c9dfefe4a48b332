import { foldText } from '../../language/fold-text.ts';

/** "Lone Star Lawn and Rock charges 7,000": one house, as its verb says, joined by signs that are parted again in its name. */
export function joinOneHouse(text: string): string {
  return text.replace(ONE_NAME, '$1+$2+$3').replace(THERE_IS, '$1+$2+$3');
}

/** «Está Trigo y Sal, en el norte, que da la hogaza en 130»: one, as the verbs beside it say. */
const THERE_IS =
  /(?<=(?:[Ee]st[aá]|[Tt]here['’]s|[Tt]here is) )(\p{Lu}[\p{L}'’]+) (y|and) (\p{Lu}[\p{L}'’]+)(?=,[^.;]*?(?<!\p{L})(?:que|which|who) (?:da|tiene|cobra|vende|hace|abre|cierra|charges|sells|has|does|takes|opens|closes)(?!\p{L}))/gu;

/** «Trigo y Sal es una sola panadería», «el competidor es Trigo y Sal, todo junto»: two of the known rivals that are one; null where none are. */
export function oneHouseOf(text: string, rivals: readonly string[]): readonly string[] | null {
  for (const [, first = '', join = '', second = ''] of text.matchAll(IS_ONE)) {
    if (!rivals.includes(first) || !rivals.includes(second)) continue;
    return rivals.flatMap((name) => (name === first ? [`${first} ${join} ${second}`] : name === second ? [] : [name]));
  }
  return null;
}

const IS_ONE =
  /(\p{Lu}[\p{L}'’]+) (y|and) (\p{Lu}[\p{L}'’]+)(?= (?:es|is) (?:una?|one|a single|the same)(?!\p{L})|,? (?:todo junto|junt[oa]s?|es un[oa]?|all one|together))/gu;

const ONE_NAME =
  /(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+) (and|y) (\p{Lu}[\p{L}'’]+)(?= (?:charges|does|has|makes|takes|costs|cobra|tiene|hace|vende|tarda)(?!\p{L}))/gu;

/** «Más rápido que Don Chuy», of the «Renovadora Don Chuy» named before: one house. */
export function isCutShort(name: string, other: string): boolean {
  return foldText(` ${other} `).includes(foldText(` ${name} `));
}

/** Those known and those told now; whoever is known already by a longer or a shorter name in small letters is not added («forno de ferreira»). */
export function withNames(known: readonly string[], added: readonly string[]): readonly string[] {
  const isKnown = (name: string) => !/\p{Lu}/u.test(name) && known.some((one) => isCutShort(name, one) || isCutShort(one, name));
  return [...new Set([...known, ...added.filter((name) => !isKnown(name))])];
}
