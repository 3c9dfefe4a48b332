// The cells of a volume, and of how it gets from where it starts to where it settles.
import type { Assumed, Assumptions, Winning } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import { exactLine, type InputRow, row } from './input-row.ts';

const MONTHS: Bilingual = { es: 'meses', en: 'months' };

/** A volume, which may be a part of one, with its thousandths in a line of their own. `formula`: where it follows from other cells. */
export function volumeRow(id: string, label: Bilingual, from: Assumed, unit: Bilingual, formula: string | null = null): InputRow {
  if (formula !== null)
    return {
      line: { id, label, format: 'decimal', once: formula, shared: true },
      unit,
      from,
      exact: exactLine(`${id}Thousandths`, `ROUND({${id}}*1000,0)`),
    };
  return row(id, label, 'decimal', from.value, from, unit, [`${id}Thousandths`, `ROUND({${id}}*1000,0)`]);
}

/** A climb in a straight line: where to, and by when. */
export function climbRows(
  { normalUnits, months, holdMonths, origin }: NonNullable<Assumptions['ramp']>,
  unit: Bilingual,
  formula: string | null,
): readonly InputRow[] {
  return [
    volumeRow('unitsNormal', { es: 'Volumen a ritmo normal', en: 'Volume at normal pace' }, { value: normalUnits, origin }, unit, formula),
    row(
      'rampMonths',
      { es: 'Mes en que se alcanza', en: 'Month in which it is reached' },
      'count',
      months,
      { value: months, origin },
      MONTHS,
    ),
    ...(holdMonths
      ? [
          row(
            'rampHeld',
            { es: 'Meses al volumen del principio', en: 'Months at the starting volume' },
            'count',
            holdMonths,
            { value: holdMonths, origin },
            MONTHS,
          ),
        ]
      : []),
  ];
}

/** Customers won month after month, and the most there is time for. */
export function winningRows({ perMonth, most }: Winning, unit: Bilingual): readonly InputRow[] {
  return [
    volumeRow('won', { es: 'Clientes nuevos cada mes', en: 'New customers each month' }, perMonth, unit),
    ...(most === null
      ? []
      : [
          volumeRow(
            'mostHeld',
            { es: 'Los más que se pueden atender', en: 'The most who can be served' },
            { value: most, origin: 'derived' },
            unit,
          ),
        ]),
  ];
}
