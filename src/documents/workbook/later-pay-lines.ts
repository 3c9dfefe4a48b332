// Pay that begins some months after opening: its two cells for each whose it is, and what is not paid yet.
import type { Assumptions, LaterPay } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import { amount, type InputRow, row } from './input-row.ts';
import { MONEY, MONTH_OF_TRADING } from './input-units.ts';
import { risingLine } from './revenue-lines.ts';
import type { WorkbookLine } from './workbook-line.ts';

type Later = Pick<Assumptions, 'laterPay'>;

const WORDS: Readonly<Record<LaterPay['who'], { readonly pay: Bilingual; readonly from: Bilingual }>> = {
  own: {
    pay: { es: 'De todo ello, lo que cobra quien emprende más tarde', en: 'Of all that, what the founder is paid later' },
    from: { es: 'Primer mes en que lo cobra', en: 'First month in which it is paid' },
  },
  hired: {
    pay: { es: 'De todo ello, lo que cobra más tarde quien se contrata', en: 'Of all that, what those hired later are paid' },
    from: { es: 'Primer mes en que se paga', en: 'First month in which they are paid' },
  },
};

/** Cells of the assumptions sheet. */
export function laterPayRows({ laterPay = [] }: Later): readonly InputRow[] {
  return laterPay.flatMap(({ who, from, amount: pay }) => [
    amount(payOf(who), WORDS[who].pay, pay, MONEY),
    row(fromOf(who), WORDS[who].from, 'count', from.value, from, MONTH_OF_TRADING),
  ]);
}

/** The amounts in each of the three years. */
export function laterPayYears({ laterPay = [] }: Later): readonly WorkbookLine[] {
  return laterPay.map(({ who }) => risingLine(`${payOf(who)}Year`, WORDS[who].pay, payOf(who), 'money'));
}

/** What is not paid yet, month by month; none where everybody is paid from the first. */
export function laterPayLines({ laterPay = [] }: Later): readonly WorkbookLine[] {
  if (laterPay.length === 0) return [];
  return [
    {
      id: 'unpaid',
      label: { es: 'Sueldos que aún no se pagan', en: 'Pay not yet due' },
      format: 'money',
      months: laterPay.map(({ who }) => `IF({number}<{${fromOf(who)}},{${payOf(who)}Year},0)`).join('+'),
      years: 'sum',
      shared: true,
      emphasis: 'quiet',
    },
  ];
}

/** What goes unpaid in a year (1 to 3), each amount as `risen` has it in that year. */
export function unpaidInYear({ laterPay = [] }: Later, year: number, risen: (line: string) => string): string {
  return laterPay.map(({ who }) => `-MAX(0,MIN(12,{${fromOf(who)}}-1-${12 * (year - 1)}))*${risen(payOf(who))}`).join('');
}

function payOf(who: LaterPay['who']): string {
  return who === 'own' ? 'ownPayLater' : 'hiredPayLater';
}

function fromOf(who: LaterPay['who']): string {
  return who === 'own' ? 'ownPayFrom' : 'hiredPayFrom';
}
