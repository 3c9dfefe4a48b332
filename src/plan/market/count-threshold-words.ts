// What the count has to give for each decision, in what is counted: how many there are, or what share of those who pass.
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

type Thresholds = Readonly<Record<'loose' | 'base' | 'tight', PlanText>>;

/** The three outcomes, the best first. */
export function thresholdsOf(draft: Draft): Thresholds {
  return isShare(draft) ? OF_THOSE_COUNTED : IN_NUMBER;
}

/** What stands behind the name of those who are counted. */
export function ofWhich(draft: Draft): PlanText {
  return isShare(draft) ? AMONG_COUNTED : IN_THE_AREA;
}

/** The threshold of the count in what is counted, as its table has it: a share of those counted, or how many there are. */
export function countSlots(draft: Draft): Draft['slots'] {
  return isShare(draft)
    ? {
        countEnough: { es: 'un {{fig:trait-share}}', en: '{{fig:trait-share}}' },
        countShort: { es: 'un {{fig:share-tight}}', en: '{{fig:share-tight}}' },
      }
    : {
        countEnough: { es: '{{fig:reach-base}}', en: '{{fig:reach-base}}' },
        countShort: { es: '{{fig:reach-tight}}', en: '{{fig:reach-tight}}' },
      };
}

function isShare({ figures }: Draft): boolean {
  return figures['share-tight'] !== undefined;
}

const IN_THE_AREA: PlanText = { es: ' en la zona', en: ' in the area' };
const AMONG_COUNTED: PlanText = { es: ', de quienes se cuentan', en: ', of those counted' };
const IN_NUMBER: Thresholds = {
  loose: { es: '{{fig:reach-loose}} o más', en: '{{fig:reach-loose}} or more' },
  base: { es: '{{fig:reach-base}}', en: '{{fig:reach-base}}' },
  tight: { es: '{{fig:reach-tight}} o menos', en: '{{fig:reach-tight}} or fewer' },
};
/** Beside the share that the last step of the sum supposes. */
const OF_THOSE_COUNTED: Thresholds = {
  loose: { es: '{{fig:share-loose}} o más', en: '{{fig:share-loose}} or more' },
  base: { es: '{{fig:trait-share}}', en: '{{fig:trait-share}}' },
  tight: { es: '{{fig:share-tight}} o menos', en: '{{fig:share-tight}} or less' },
};
