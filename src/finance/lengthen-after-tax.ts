// The longer term that a loan takes where its owner's own tax leaves too little of each year to pay it with.
import type { CountryCode } from '../countries/country.ts';
import type { Assumptions } from './assumption.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel } from './financial-model.ts';
import { fundOpening } from './fund-opening.ts';
import type { Way } from './funding.ts';
import { coversAfterOwnerTax } from './owner-tax.ts';
import { projectCourse } from './project-course.ts';
import { sumYears } from './sum-years.ts';
import { COVER_ASKED, raise, weighWay } from './weigh-way.ts';
import { stretchTerm, USUAL_YEARS } from './weigh-ways.ts';

/** Beyond the usual term. A loan with an SBA guarantee runs up to ten years for working capital and equipment. SBA, 7(a) terms. */
const BEYOND: Readonly<Partial<Record<CountryCode, readonly number[]>>> = { US: [7, 10] };

/** Everything borrowed over so many years, and the debt cover of its first two years after the owner's own tax, hundredths. */
export interface Lengthened {
  readonly way: Way;
  readonly years: number;
  readonly covers: readonly [number | null, number | null];
}

/** Whether a cover is told and short of what banks ask. */
export function isShort(cover: number | null | undefined): boolean {
  return (cover ?? COVER_ASKED) < COVER_ASKED;
}

/** Everything borrowed over the shortest term, longer than the one counted, that both years still pay after that tax; null where none is. */
export function lengthenAfterTax({ assumptions }: Pick<FinancialModel, 'assumptions'>): Lengthened | null {
  const terms = [USUAL_YEARS, ...(BEYOND[assumptions.country] ?? [])].filter((years) => years > assumptions.loanYears.value);
  for (const years of terms) {
    const stretched = stretchTerm(assumptions, years);
    const way = weighWay(stretched, 'loan');
    const [first = null, second = null] = coversOf(raise(stretched, way));
    if (way.holds && !isShort(first) && !isShort(second)) return { way, years, covers: [first, second] };
  }
  return null;
}

function coversOf(assumptions: Assumptions): readonly (number | null)[] {
  const common = layCommonMonths(assumptions);
  const funding = fundOpening(assumptions, common);
  const { months } = projectCourse(assumptions, funding, BASE_COURSE, common);
  return coversAfterOwnerTax({ assumptions, funding, years: sumYears(months) });
}
