import { formatMonthName } from '../language/format-date.ts';
import { formatEuros, groupThousands } from '../language/format-euros.ts';
import type { Language } from '../language/language.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { EXCERPT_TEXTS } from './home-texts.ts';
import sample from './sample-excerpt.json';

const LOCALES = { es: 'es-ES', en: 'en-IE' } as const;
const { months } = sample;
const HEIGHT = 212;
/** The axis ends a little over the largest of all values, so that nothing touches the frame. */
const TOP = Math.max(...months.flatMap(({ revenue, cash }) => [revenue, cash])) * 1.12;
const STEP = 4000;
const TICKS = Array.from({ length: Math.floor(TOP / STEP) + 1 }, (_, index) => index * STEP);
const LOWEST = months.reduce((low, month, index) => (month.cash < (months[low]?.cash ?? 0) ? index : low), 0);

/** The sample's first year: bars are sales, the line is cash. Sizes are parts of the drawing, so that its words keep theirs. */
export function MonthsChart() {
  const { language } = useLanguage();
  return (
    <div>
      <h3 className="font-sans text-13 font-semibold">{EXCERPT_TEXTS.monthsTitle[language]}</h3>
      <p className="text-12 text-ink-2">{EXCERPT_TEXTS.monthsKey[language]}</p>
      <div className="mt-3 grid grid-cols-[2.75rem_minmax(0,1fr)]">
        <Scale language={language} />
        <Drawing language={language} />
        <div aria-hidden="true" className="col-start-2 mt-1.5 grid grid-cols-12 text-center text-12 text-ink-2">
          {months.map(({ month }, index) => (
            <span key={month} className={index % 2 === 1 ? 'max-sm:hidden' : 'max-sm:col-span-2'}>
              {shortMonth(month, language)}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-2 text-12 text-ink-2 sm:hidden">{lowestWords(language)}</p>
    </div>
  );
}

function Scale({ language }: { readonly language: Language }) {
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible fill-ink-2 text-12 tabular-nums">
      {TICKS.map((tick) => (
        <text key={tick} x="36" y={down(tick)} dy="4" textAnchor="end">
          {groupThousands(tick, language)}
        </text>
      ))}
    </svg>
  );
}

function Drawing({ language }: { readonly language: Language }) {
  const line = months.map(({ cash }, index) => `${index + 0.5},${100 - (cash / TOP) * 100}`).join(' ');
  const low = months[LOWEST];
  return (
    <svg role="img" aria-label={describeMonths(language)} width="100%" height={HEIGHT} className="block overflow-visible">
      {TICKS.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={down(tick)} y2={down(tick)} className={tick === 0 ? 'stroke-ink-3' : 'stroke-rule'} />
      ))}
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
      <line x1={across(LOWEST, 0.5)} x2={across(LOWEST, 0.5)} y1="2" y2={down(low?.cash ?? 0)} className="stroke-ink-3 max-sm:hidden" />
      <svg aria-hidden="true" width="100%" height="100%" viewBox={`0 0 ${months.length} 100`} preserveAspectRatio="none" overflow="visible">
        <polyline points={line} fill="none" strokeWidth="5" vectorEffect="non-scaling-stroke" className="stroke-sheet" />
        <polyline points={line} fill="none" strokeWidth="2.200" vectorEffect="non-scaling-stroke" className="stroke-oficio" />
      </svg>
      <circle cx={across(LOWEST, 0.5)} cy={down(low?.cash ?? 0)} r="4.500" strokeWidth="2" className="fill-sheet stroke-ink" />
      <text x={across(LOWEST, 0.5)} dx="-7" y="12" textAnchor="end" className="halo fill-ink text-12 font-semibold max-sm:hidden">
        {lowestWords(language)}
      </text>
    </svg>
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

function lowestWords(language: Language): string {
  const lowest = months[LOWEST];
  return lowest
    ? `${EXCERPT_TEXTS.lowest[language]}: ${formatEuros(lowest.cash, language)}, ${formatMonthName(lowest.month, LOCALES[language])}`
    : '';
}

function describeMonths(language: Language): string {
  const each = months.map(({ month, revenue, cash }) => {
    const name = formatMonthName(month, LOCALES[language]);
    return `${name}: ${EXCERPT_TEXTS.sales[language]} ${formatEuros(revenue, language)}, ${EXCERPT_TEXTS.cash[language]} ${formatEuros(cash, language)}`;
  });
  return `${EXCERPT_TEXTS.monthsTitle[language]}. ${each.join('; ')}.`;
}
