import type { Alternative } from './alternative-words.ts';
import type { Rival } from './gather-rivals.ts';

interface Told {
  readonly kind: Pick<Alternative, 'id'>;
  readonly rival: Pick<Rival, 'words'> | null;
}

/** «Liverpool y Suburban que traen pura talla estándar»: the same words are told of both. */
export function areToldAsOne(a: Told, b: Told): boolean {
  return a.kind.id === b.kind.id && a.rival !== null && a.rival.words !== '' && a.rival.words === b.rival?.words;
}
