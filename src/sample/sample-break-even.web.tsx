import { useId, useState } from 'react';
import { formatEuros } from '../language/format-euros.ts';
import { measureMonth } from './measure-month.ts';
import charts from './sample-charts.json';
import { SAMPLE_TEXTS } from './sample-texts.ts';

const { breakEven } = charts;
/** Twice the break-even: as much loss as gain is shown. */
const REACH = breakEven.units * 2;
const TOP = REACH * breakEven.price;

/** Sales against costs. Whoever moves the number of sales sees what the month leaves, by the plan's own price, cost and fixed costs. */
export function SampleBreakEven() {
  const [units, setUnits] = useState(breakEven.units);
  const id = useId();
  const { sales, costs, result } = measureMonth(units, breakEven);
  const verdict = `${SAMPLE_TEXTS[result < 0 ? 'loses' : 'earns']} ${money(Math.abs(result))}`;
  return (
    <div className="bg-sheet p-5 shadow-sheet sm:p-6">
      <h3 className="font-sans text-16 font-semibold">{SAMPLE_TEXTS.breakEvenTitle}</h3>
      <p className="text-13 text-ink-2">{breakEven.subtitle}</p>
      <p aria-hidden="true" className="mt-3 font-serif text-19 leading-[1.28]">
        {SAMPLE_TEXTS.with} {units} {SAMPLE_TEXTS.aMonth}, {verdict}.
      </p>
      <div aria-hidden="true" className="relative mt-4 text-12 font-semibold">
        <span className="absolute top-0 right-[10%] text-oficio">{SAMPLE_TEXTS.sales}</span>
        <svg aria-hidden="true" width="100%" height="100%" overflow="visible" className="absolute inset-0 fill-ink">
          <text x="100%" y={`${down(measureMonth(REACH, breakEven).costs)}%`} dy="1.5em" textAnchor="end">
            {SAMPLE_TEXTS.costs}
          </text>
        </svg>
        <svg
          aria-hidden="true"
          width="100%"
          height="196"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="block overflow-visible"
        >
          <path d={`M0 ${down(0)}H100`} vectorEffect="non-scaling-stroke" className="stroke-ink-3" />
          <path
            d={`M0 ${down(breakEven.fixedCosts)}L100 ${down(measureMonth(REACH, breakEven).costs)}`}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
          <path d={`M0 ${down(0)}L100 ${down(TOP)}`} strokeWidth="2.200" vectorEffect="non-scaling-stroke" className="stroke-oficio" />
          <path
            d={`M${across(units)} ${down(sales)}V${down(costs)}`}
            strokeWidth="7"
            vectorEffect="non-scaling-stroke"
            className={result < 0 ? 'stroke-ink' : 'stroke-oficio'}
          />
          <path
            d={`M${across(breakEven.units)} ${down(0)}V${down(breakEven.units * breakEven.price)}`}
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-3"
          />
        </svg>
      </div>
      <p className="mt-1.5 flex justify-between text-12 text-ink-2">
        <span>0</span>
        <span>
          {SAMPLE_TEXTS.breakEvenAt} {breakEven.point}
        </span>
        <span>{REACH}</span>
      </p>
      <label htmlFor={id} className="mt-4 block text-14 font-medium">
        {SAMPLE_TEXTS.moveUnits}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={REACH}
        value={units}
        onChange={({ target }) => setUnits(Number(target.value))}
        aria-valuetext={`${units} ${SAMPLE_TEXTS.aMonth}: ${verdict}`}
        className="mt-1 h-11 w-full cursor-pointer accent-ink"
      />
      <p className="text-13 text-ink-2">
        {SAMPLE_TEXTS.sales} {money(sales)} · {SAMPLE_TEXTS.costs} {money(costs)}
      </p>
    </div>
  );
}

function across(units: number): number {
  return (units / REACH) * 100;
}

function down(value: number): number {
  return 100 - (value / TOP) * 100;
}

function money(value: number): string {
  return formatEuros(value, 'es');
}
