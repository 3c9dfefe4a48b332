import { formatNumber } from './format-number.ts';

/** A percentage: 12.5 is "12,5 %" in Spanish, with a no-break space, and "12.5%" in English. At most one decimal. */
export function formatPercent(value: number, locale: string): string {
  const gap = locale.startsWith('es') ? '\u00a0' : '';
  return `${formatNumber(value, locale, 0, 1)}${gap}%`;
}
