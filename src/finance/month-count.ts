/** The projection covers three years, month by month. */
export const MONTHS = 36;
