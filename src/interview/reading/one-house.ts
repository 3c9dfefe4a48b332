import { foldText } from '../../language/fold-text.ts';

/** "Lone Star Lawn and Rock charges 7,000": one house, as its verb says, joined by signs that are parted again in its name. */
export function joinOneHouse(text: string): string {
  return text.replace(ONE_NAME, '$1+$2+$3');
}

const ONE_NAME =
  /(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+) (and|y) (\p{Lu}[\p{L}'’]+)(?= (?:charges|does|has|makes|takes|costs|cobra|tiene|hace|vende|tarda)(?!\p{L}))/gu;

/** «Más rápido que Don Chuy», of the «Renovadora Don Chuy» named before: one house. */
export function isCutShort(name: string, other: string): boolean {
  return foldText(` ${other} `).includes(foldText(` ${name} `));
}
