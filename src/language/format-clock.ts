/** An hour of the day, 0 to 24: «17:00», "5 pm". */
export function formatClock(hour: number, locale: string): string {
  const since = hour % 24;
  if (!locale.startsWith('en')) return `${since}:00`;
  return `${since % 12 === 0 ? 12 : since % 12}\u00a0${since < 12 ? 'am' : 'pm'}`;
}
