// The loans month by month.
import type { Assumptions, Lender } from '../../finance/assumption.ts';
import { lendersOf } from '../../finance/repay-loan.ts';
import type { Bilingual } from '../../language/language.ts';
import type { WorkbookLine } from './workbook-line.ts';

/** The loan month by month; where family lends the one that was told, or several do, each by itself, the bank's for what is borrowed beyond it, and all added up. */
export function loanLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const { isFamilyLoan } = assumptions;
  const several = lendersOf(assumptions);
  if (several.length > 0) return summed([...several.map(ofLender), BANK_LOAN]);
  if (!isFamilyLoan) return debtLines(ONE_LOAN);
  return summed([FAMILY_LOAN, BANK_LOAN]);
}

interface DebtLines {
  /** Ahead of each line's name. */
  readonly prefix: string;
  readonly amount: string;
  readonly rate: string;
  /** The months of the loan, and those of them in which only interest is paid. */
  readonly term: string;
  readonly grace: string;
  readonly whose: { readonly es: string; readonly en: string };
}

const OF_LOAN = { term: '{loanMonths}', grace: '{graceMonths}' } as const;
const ONE_LOAN: DebtLines = {
  prefix: '',
  amount: '({loan}+{raisedLoan})',
  rate: '{loanRatePoints}',
  ...OF_LOAN,
  whose: { es: '', en: '' },
};
const FAMILY_LOAN: DebtLines = {
  ...{ prefix: 'family', amount: '{loan}', rate: '{loanRatePoints}', ...OF_LOAN },
  whose: { es: ', familia', en: ', family' },
};
const BANK_LOAN: DebtLines = {
  ...{ prefix: 'bank', amount: '{raisedLoan}', rate: '{raisedRatePoints}', term: '{raisedMonths}', grace: 'MIN({grace},{raisedMonths}-1)' },
  whose: { es: ', banco', en: ', bank' },
};

/** The lines of one loan; only those of a single one are totals. */
function debtLines({ prefix, amount, rate, term, grace, whose }: DebtLines): readonly WorkbookLine[] {
  const id = (name: string) => idOf(prefix, name);
  const of = (es: string, en: string) => ({ es: `${es}${whose.es}`, en: `${en}${whose.en}` });
  const monthly = `${rate}/120000`;
  const payments = `(${term}-${grace})`;
  const before = `{${id('loanBalance')}:before}`;
  return [
    {
      id: id('instalment'),
      label: of('Cuota mensual tras la carencia', 'Monthly instalment after grace'),
      format: 'money',
      once: `IF(${amount}<=0,0,IF(${rate}=0,ROUND(${amount}/${payments},0),ROUND(${amount}*${monthly}/(1-(1+${monthly})^-${payments}),0)))`,
      shared: true,
      ...(prefix === '' ? { emphasis: 'total' as const } : {}),
    },
    {
      id: id('interest'),
      label: of('Intereses', 'Interest'),
      format: 'money',
      months: `ROUND(${before}*${rate}/120000,0)`,
      years: 'sum',
      shared: true,
    },
    {
      id: id('principal'),
      label: of('Devolución de principal', 'Principal repaid'),
      format: 'money',
      months: `IF({number}>=${term},${before},IF({number}<=${grace},0,MIN(${before},{${id('instalment')}}-{${id('interest')}})))`,
      years: 'sum',
      shared: true,
    },
    {
      id: id('loanBalance'),
      label: of('Deuda al cierre', 'Owed at the end'),
      format: 'money',
      opening: amount,
      months: `${before}-{${id('principal')}}`,
      years: 'last',
      shared: true,
      emphasis: 'strong',
    },
  ];
}

/** What a lender's lines and cells are called, counted from 0. */
export function lenderId(at: number): string {
  return `lender${at + 1}`;
}

/** What tells one lender's lines and cells from another's. */
export function lenderName({ kind }: Lender, at: number): Bilingual {
  return kind === 'bank' ? { es: `banco (${at + 1})`, en: `bank (${at + 1})` } : { es: `familia (${at + 1})`, en: `family (${at + 1})` };
}

function ofLender(lender: Lender, at: number): DebtLines {
  const [prefix, name] = [lenderId(at), lenderName(lender, at)];
  return {
    prefix,
    amount: `{${prefix}}`,
    rate: `{${prefix}RatePoints}`,
    term: `{${prefix}Months}`,
    grace: `MIN({grace},{${prefix}Months}-1)`,
    whose: { es: `, ${name.es}`, en: `, ${name.en}` },
  };
}

/** Each loan by itself, then all of them. */
function summed(debts: readonly DebtLines[]): readonly WorkbookLine[] {
  const all = (name: string) => debts.map(({ prefix }) => `{${idOf(prefix, name)}}`).join('+');
  const line = (id: string, es: string, en: string): WorkbookLine => ({
    ...{ id, label: { es, en }, format: 'money', months: all(id), years: 'sum', shared: true },
  });
  return [
    ...debts.flatMap(debtLines),
    {
      ...{ id: 'instalment', label: { es: 'Cuota mensual de todo', en: 'Monthly instalment of all' }, format: 'money' },
      ...{ once: all('instalment'), shared: true, emphasis: 'total' },
    },
    line('interest', 'Intereses', 'Interest'),
    line('principal', 'Devolución de principal', 'Principal repaid'),
    {
      ...line('loanBalance', 'Deuda al cierre', 'Owed at the end'),
      ...{ opening: '{loan}+{raisedLoan}', years: 'last', emphasis: 'strong' },
    },
  ];
}

function idOf(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
