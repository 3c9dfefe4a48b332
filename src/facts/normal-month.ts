// What a normal month sells, where a season tells how the months differ from the average one.
const AVERAGE = 10_000;
/** So many months alike are normal ones. */
const FEWEST_ALIKE = 4;
/** In ten-thousandths: months nearer to each other are alike. */
export const ALIKE = 150;

/** As a part of the average month; null where no four months are alike. `season`: as the fact. */
export function normalMonth(season: readonly number[]): number | null {
  const alike = (level: number) => season.filter((other) => Math.abs(other - level) <= ALIKE).length;
  // A month in which nothing is sold is none that others are told by.
  const open = season.filter((level) => level > 0);
  const normal = open.reduce((best, level) => (alike(level) > alike(best) ? level : best), open[0] ?? AVERAGE);
  return alike(normal) >= FEWEST_ALIKE ? normal / AVERAGE : null;
}
