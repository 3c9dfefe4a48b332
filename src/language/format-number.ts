// Numbers as each edition writes them. One hand for all: grouping from a thousand up, a true minus sign, plain no-break spaces.

const NARROW_SPACE = /\u202f/g;
const MINUS = '\u2212';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number with exactly `least` to `most` decimals, rounded half away from zero; never "−0". Refuses NaN and infinities with a RangeError. */
export function formatNumber(value: number, locale: string, least: number, most = least): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a printable number: ${value}`);
  const key = `${locale} ${least} ${most}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      roundingMode: 'halfExpand',
      signDisplay: 'negative',
      numberingSystem: 'latn',
    });
    formatters.set(key, formatter);
  }
  // Some locales group with the narrow no-break space, which the document's fonts lack.
  return formatter.format(value).replace(NARROW_SPACE, '\u00a0').replace('-', MINUS);
}

/** A whole number: units, people, months. */
export function formatCount(value: number, locale: string): string {
  return formatNumber(value, locale, 0);
}

/** A ratio with two decimals: 1,25. */
export function formatRatio(value: number, locale: string): string {
  return formatNumber(value, locale, 2);
}
