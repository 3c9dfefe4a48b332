import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatMonth } from '../language/format-date.ts';
import { formatEuros } from '../language/format-euros.ts';
import charts from './sample-charts.json';
import { SAMPLE_TEXTS } from './sample-texts.ts';

const { months } = charts;
const LOCALE = 'es-ES';
const TOP = Math.max(...months.flatMap(({ revenue, cash }) => [revenue, cash])) * 1.08;
const LOWEST = months.reduce((low, { cash }, index) => (cash < (months[low]?.cash ?? 0) ? index : low), 0);
const LINE = months.map(({ cash }, index) => `${index + 0.5},${100 - (cash / TOP) * 100}`).join(' ');

/** Sales and cash of 36 months. A month is chosen with the pointer or the arrow keys and told in words; at first, the one with least cash. */
export function SampleMonths() {
  const [chosen, setChosen] = useState(LOWEST);
  const { month = '', revenue = 0, cash = 0 } = months[chosen] ?? {};
  const words = `${formatMonth(month, LOCALE)}: ${SAMPLE_TEXTS.sales} ${money(revenue)}, ${SAMPLE_TEXTS.cash} ${money(cash)}`;

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(within(Math.floor(((clientX - left) / width) * months.length)));
  };
  const step = (event: KeyboardEvent) => {
    const to = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: months.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(within(to));
  };

  return (
    <div className="bg-sheet p-5 shadow-sheet sm:p-6">
      <h3 className="font-sans text-16 font-semibold">{SAMPLE_TEXTS.monthsTitle}</h3>
      <p className="text-13 text-ink-2">{SAMPLE_TEXTS.monthsKey}</p>
      <p aria-hidden="true" className="mt-3 font-serif text-19 leading-[1.28]">
        {capitalise(words)}.
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={SAMPLE_TEXTS.monthsPick}
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={words}
        onKeyDown={step}
        onPointerDown={point}
        onPointerMove={point}
        className="mt-4 cursor-crosshair touch-pan-y"
      >
        <svg aria-hidden="true" width="100%" height="220" className="block overflow-visible">
          {months.map(({ month: each, revenue: sales }, index) => (
            <rect
              key={each}
              x={across(index + 0.16)}
              width={across(0.68)}
              y={down(sales)}
              height={`${(sales / TOP) * 100}%`}
              className={index === chosen ? 'fill-ink-3' : 'fill-bar'}
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
            <polyline points={LINE} fill="none" strokeWidth="5" vectorEffect="non-scaling-stroke" className="stroke-sheet" />
            <polyline points={LINE} fill="none" strokeWidth="2.200" vectorEffect="non-scaling-stroke" className="stroke-oficio" />
          </svg>
          <line
            x1={across(chosen + 0.5)}
            x2={across(chosen + 0.5)}
            y1={down(cash)}
            y2="100%"
            strokeDasharray="2 3"
            className="stroke-ink-3"
          />
          <circle cx={across(chosen + 0.5)} cy={down(cash)} r="5" strokeWidth="2" className="fill-sheet stroke-ink" />
        </svg>
      </div>
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-3 text-12 text-ink-2">
        {SAMPLE_TEXTS.years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
    </div>
  );
}

function within(index: number): number {
  return Math.min(months.length - 1, Math.max(0, index));
}

function across(steps: number): string {
  return `${(steps / months.length) * 100}%`;
}

function down(value: number): string {
  return `${100 - (value / TOP) * 100}%`;
}

function money(value: number): string {
  return formatEuros(value, 'es');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
