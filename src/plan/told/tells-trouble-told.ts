// Whether an example of the trade tells of the trouble that the founder told.
import { LANGUAGES } from '../../language/language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import type { SectorId, SectorPack } from '../../sectors/sector.ts';
import { isSameTrouble } from '../customer/answer-pain.ts';
import type { Said } from './gather-said.ts';

type Example = Pick<SectorPack, 'scene' | 'stakes'>;

/** By what is complained of in it, in either language: a word in common, a shop or a dog, is no trouble. */
export function tellsTroubleTold({ pains }: Pick<Said, 'pains'>, sector: SectorId): (take: object) => boolean {
  return (take) =>
    pains.length > 0 &&
    isExample(take) &&
    LANGUAGES.some((language) => isSameTrouble(findConcepts(`${take.scene[language]} ${take.stakes[language]}`, sector, ['pain']), pains));
}

function isExample(take: object): take is Example {
  return 'scene' in take && 'stakes' in take;
}
