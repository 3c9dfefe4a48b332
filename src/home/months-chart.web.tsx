import { formatMonthName } from '../language/format-date.ts';
import { formatMoney } from '../language/format-money.ts';
import type { Language } from '../language/language.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { EXCERPT_TEXTS } from './home-texts.ts';
import sample from './sample-excerpt.json';

const LOCALES = { es: 'es-ES', en: 'en-IE' } as const;
const { months } = sample;
/** The axis ends a little over the largest of all values, so that nothing touches the frame. */
const TOP = Math.max(...months.flatMap(({ revenue, cash }) => [revenue, cash])) * 1.12;
const LOWEST = months.reduce((low, month, index) => (month.cash < (months[low]?.cash ?? 0) ? index : low), 0);

/** The sample's first year: bars are sales, the line is cash. Sizes are parts of the drawing, so that its words keep theirs. */
export function MonthsChart() {
  const { language } = useLanguage();
  const line = months.map(({ cash }, index) => `${index + 0.5},${100 - (cash / TOP) * 100}`).join(' ');
  return (
    <div>
      <h3 className="font-sans text-13 font-semibold">{EXCERPT_TEXTS.monthsTitle[language]}</h3>
      <p className="text-12 text-ink-2">{EXCERPT_TEXTS.monthsKey[language]}</p>
      <svg role="img" aria-label={describeMonths(language)} width="100%" height="200" className="mt-3 block overflow-visible">
        {months.map(({ month, revenue }, index) => (
          <rect
            key={month}
            x={across(index, 0.2)}
            width={`${(0.6 / months.length) * 100}%`}
            y={down(revenue)}
            height={`${(revenue / TOP) * 100}%`}
            className="fill-bar"
          />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink-3" />
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${months.length} 100`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <polyline points={line} fill="none" strokeWidth="5" vectorEffect="non-scaling-stroke" className="stroke-sheet" />
          <polyline points={line} fill="none" strokeWidth="2.200" vectorEffect="non-scaling-stroke" className="stroke-oficio" />
        </svg>
        <circle cx={across(LOWEST, 0.5)} cy={down(months[LOWEST]?.cash ?? 0)} r="4.500" strokeWidth="2" className="fill-sheet stroke-ink" />
      </svg>
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-12 text-center text-12 text-ink-2">
        {months.map(({ month }, index) => (
          <span key={month} className={index % 2 === 1 ? 'max-sm:hidden' : 'max-sm:col-span-2'}>
            {shortMonth(month, language)}
          </span>
        ))}
      </div>
      <p className="mt-2 text-12 text-ink-2">{lowestWords(language)}</p>
    </div>
  );
}

function across(index: number, offset: number): string {
  return `${((index + offset) / months.length) * 100}%`;
}

function down(value: number): string {
  return `${100 - (value / TOP) * 100}%`;
}

function shortMonth(month: string, language: Language): string {
  return formatMonthName(month, LOCALES[language]).slice(0, 3);
}

function money(value: number, language: Language): string {
  return formatMoney(value, 'EUR', LOCALES[language]);
}

function lowestWords(language: Language): string {
  const lowest = months[LOWEST];
  return lowest
    ? `${EXCERPT_TEXTS.lowest[language]}: ${money(lowest.cash, language)}, ${formatMonthName(lowest.month, LOCALES[language])}.`
    : '';
}

function describeMonths(language: Language): string {
  const each = months.map(({ month, revenue, cash }) => {
    const name = formatMonthName(month, LOCALES[language]);
    return `${name}: ${EXCERPT_TEXTS.sales[language]} ${money(revenue, language)}, ${EXCERPT_TEXTS.cash[language]} ${money(cash, language)}`;
  });
  return `${EXCERPT_TEXTS.monthsTitle[language]}. ${each.join('; ')}.`;
}
