// Whole euros as `formatMoney` writes them in Spain and Ireland, without Intl: its first formatter takes a browser tens of milliseconds to
// make, which on a phone is most of what bringing a page to life costs.
import type { Bilingual, Language } from './language.ts';

const GROUPS: Bilingual = { es: '.', en: ',' };

/** «1.234 €», "€1,234"; rounded half away from zero, never "−0". */
export function formatEuros(value: number, language: Language): string {
  const count = groupThousands(value, language);
  if (language === 'es') return `${count}\u00a0€`;
  return count.startsWith('−') ? `−€${count.slice(1)}` : `€${count}`;
}

/** A whole number, grouped from a thousand up: «1.234», "1,234". */
export function groupThousands(value: number, language: Language): string {
  const whole = Math.round(Math.abs(value));
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, GROUPS[language]);
  return value < 0 && whole !== 0 ? `−${digits}` : digits;
}
