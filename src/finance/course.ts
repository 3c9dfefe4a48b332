/** How the months depart from the assumptions: all volumes times a percentage, and sales that begin later while costs run. */
export interface Course {
  readonly volumePct: number;
  readonly delayMonths: number;
}

export const BASE_COURSE: Course = { volumePct: 100, delayMonths: 0 };
