// What the count has to give for each decision, in what is counted: how many there are, or what share of those who pass.
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

type Thresholds = Readonly<Record<'loose' | 'base' | 'between' | 'tight', PlanText>>;

/** The four outcomes, the best first, with no count between two of them. */
export function thresholdsOf(draft: Draft): Thresholds {
  return isShare(draft) ? OF_THOSE_COUNTED : isGroup(draft) ? IN_THE_GROUP : IN_NUMBER;
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
    : isGroup(draft)
      ? {
          countEnough: { es: '{{fig:reach-group}}', en: '{{fig:reach-group}}' },
          countShort: { es: '{{fig:group-tight}}', en: '{{fig:group-tight}}' },
        }
      : {
          countEnough: { es: '{{fig:reach-base}}', en: '{{fig:reach-base}}' },
          countShort: { es: '{{fig:reach-tight}}', en: '{{fig:reach-tight}}' },
        };
}

function isShare({ figures }: Draft): boolean {
  return figures['share-tight'] !== undefined;
}

/** Whether those of the ages and the sex told are counted, and not all who live around. */
export function isGroup({ figures }: Draft): boolean {
  return figures['group-tight'] !== undefined;
}

const IN_THE_AREA: PlanText = { es: ' en la zona', en: ' in the area' };
const AMONG_COUNTED: PlanText = { es: ', de quienes se cuentan', en: ', of those counted' };
const bands = (loose: string, base: string, tight: string): Thresholds => ({
  loose: { es: `{{fig:${loose}}} o más`, en: `{{fig:${loose}}} or more` },
  base: { es: `de {{fig:${base}}} a {{fig:${loose}}}`, en: `{{fig:${base}}} to {{fig:${loose}}}` },
  between: { es: `de {{fig:${tight}}} a {{fig:${base}}}`, en: `{{fig:${tight}}} to {{fig:${base}}}` },
  tight: { es: `{{fig:${tight}}} o menos`, en: `{{fig:${tight}}} or fewer` },
});

const IN_NUMBER = bands('reach-loose', 'reach-base', 'reach-tight');
const IN_THE_GROUP = bands('group-loose', 'reach-group', 'group-tight');
/** Beside the share that the last step of the sum supposes. */
const OF_THOSE_COUNTED: Thresholds = {
  ...bands('share-loose', 'trait-share', 'share-tight'),
  tight: { es: '{{fig:share-tight}} o menos', en: '{{fig:share-tight}} or less' },
};
