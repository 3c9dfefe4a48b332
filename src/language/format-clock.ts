/** An hour of the day, 0 to 24, by the day's twenty-four in both languages, so that two editions print the same figures: «17:00». */
export function formatClock(hour: number): string {
  return `${hour % 24}:00`;
}
