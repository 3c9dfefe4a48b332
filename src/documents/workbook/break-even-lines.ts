// Break-even and what a lender computes. Below zero means that there is none: the cell's format says so in words.
import type { Assumptions } from '../../finance/assumption.ts';
import { arePaidHands } from './cost-lines.ts';
import { revenueOf, unitsToCover, unitsToPay } from './cover-formulas.ts';
import { runLine } from './funding-lines.ts';
import { SHAPE_WORDS } from './shape-words.ts';
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

/** From which month on the business earns; below the income statement. */
export const EARNING_LINES: readonly WorkbookLine[] = [
  {
    id: 'kept',
    label: { es: 'Resultado acumulado desde la apertura', en: 'Results since the opening' },
    format: 'money',
    opening: '-{openingSpent}',
    months: '{kept:before}+{profitBeforeTax}',
    emphasis: 'quiet',
  },
  runLine('run', 'profitBeforeTax'),
  {
    id: 'keptBelow',
    label: { es: 'Mes en que aún falta por recuperar', en: 'Month in which losses are still to be made good' },
    format: 'count',
    months: 'IF({base.kept}<0,{number},0)',
    shared: true,
    emphasis: 'quiet',
  },
];

/** When the cost of opening is back; below the treasury. */
export const RECOVERY_LINES: readonly WorkbookLine[] = [
  {
    id: 'recovered',
    label: { es: 'Recuperado de lo que costó abrir', en: 'Recovered of what opening took' },
    format: 'money',
    opening: '-{openingUses}',
    months: '{recovered:before}+{base.operatingCash}',
    shared: true,
    emphasis: 'quiet',
  },
  backLine('recoveredBack', 'recovered', { es: 'Apertura recuperada (1: sí)', en: 'Opening recovered (1: yes)' }),
];

/** 1 in the months by which a line has come back to nothing or more. */
function backLine(id: string, of: string, label: WorkbookLine['label']): WorkbookLine {
  return { id, label, format: 'count', months: `IF({${of}}>=0,1,0)`, shared: true, emphasis: 'quiet' };
}

/** The months in which money is missing; below the treasury. */
export const SHORTAGE_LINES: readonly WorkbookLine[] = [
  {
    id: 'short',
    label: { es: 'Falta dinero (1: sí)', en: 'Money is missing (1: yes)' },
    format: 'count',
    opening: 'IF({cash}<0,1,0)',
    months: 'IF({cash}<0,1,0)',
    emphasis: 'quiet',
  },
];

export function breakEvenLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const words = SHAPE_WORDS[assumptions.shape.value];
  const isHired = arePaidHands(assumptions);
  const isLater = (assumptions.laterPay?.length ?? 0) > 0;
  const standing =
    isHired || isLater
      ? `({base.fixedCosts:y1}${isLater ? '+{unpaid:y1}' : ''}${isHired ? '-{hiredPay:y1}' : ''})`
      : '{base.fixedCosts:y1}';
  return [
    once('marginCents', 'Margen por unidad, en céntimos', 'Margin of each unit, in hundredths', 'exact', '{priceCents}-{unitCostCents}'),
    {
      ...once(
        'breakEvenUnits',
        `Punto de equilibrio: ${words.es.monthly}`,
        `Break-even: ${words.en.monthly}`,
        'found-count',
        unitsToCover('{fixedCostsSaid}'),
      ),
      emphasis: 'strong',
    },
    once(
      'breakEvenRevenue',
      'Punto de equilibrio: ingresos al mes',
      'Break-even: revenue a month',
      'found-money',
      revenueOf('breakEvenUnits'),
    ),
    once(
      'breakEvenMonthShown',
      'Primero de tres meses seguidos sin pérdida',
      'First of three months in a row without a loss',
      'found-month',
      '{base.breakEvenMonth}',
    ),
    once(
      'breakEvenWithLoan',
      'Con lo que va aparte y la cuota del préstamo',
      'With what is left out and the loan’s instalment',
      'found-count',
      unitsToPay(isHired, `(ROUNDUP(${standing}/12,0)+{instalment})`),
    ),
    once(
      'chargesOfMonth',
      `Gastos de un mes medio del primer año, con amortización e intereses${isHired ? ', sin horas contratadas' : ''}`,
      `Charges of an average month of the first year, with depreciation and interest${isHired ? ', without hired hours' : ''}`,
      'money',
      `ROUNDUP((${standing}+{depreciation:y1}+{interest:y1})/12,0)`,
    ),
    once(
      'breakEvenWithAll',
      `Con todos esos gastos${isHired ? ' y las horas que se contraten' : ''}`,
      `With all of those charges${isHired ? ' and the hours hired' : ''}`,
      'found-count',
      unitsToPay(isHired, '{chargesOfMonth}'),
    ),
    once(
      'breakEvenRevenueWithAll',
      'Con todos esos gastos: ingresos al mes',
      'With all of those charges: revenue a month',
      'found-money',
      revenueOf('breakEvenWithAll'),
    ),
    once(
      'safety',
      'Margen de seguridad del primer año',
      'Margin of safety in the first year',
      'tenths-percent',
      'IF({marginCents}<=0,0,ROUND(({base.units:y1}-12*{breakEvenUnits})*1000/MAX(1,{base.units:y1}),0)/1000)',
    ),
    once(
      'recoveredMonth',
      'Mes en que se recuperan las pérdidas',
      'Month in which the losses are made good',
      'found-month',
      'IF(MAX({keptBelow:all})=MAX({number:all}),-1,MAX({keptBelow:all})+1)',
    ),
  ];
}

export function returnLines({ churnBasisPoints }: Assumptions): readonly WorkbookLine[] {
  const monthly = '({fixedCostsSaid}+{leftOut})';
  const peak = '({openingUses}+{startUpLosses})';
  return [
    once(
      'paybackMonth',
      'Mes en que se recupera lo que costó abrir',
      'Month in which the cost of opening is back',
      'found-month',
      firstOne('recoveredBack'),
    ),
    once('burnt', 'Caja consumida en el primer año', 'Cash used up in the first year', 'money', '{base.cash:opening}-{base.cash:y1}'),
    once(
      'runwayMonths',
      'Meses que dura la caja a ese ritmo',
      'Months the cash lasts at that pace',
      'lasting-months',
      'IF({burnt}<=0,-1,MAX(0,INT({openingCash}*12/{burnt})))',
    ),
    once(
      'returnPct',
      'Resultado de tres años sobre el dinero necesario',
      'Three years’ result over the money needed',
      'percent',
      `IF(AND(${peak}>0,${peak}>=3*${monthly}),ROUND((SUM({base.result:all})-{openingSpent})*100/${peak},0)/100,0)`,
    ),
    ...(churnBasisPoints && churnBasisPoints.value > 0 ? CUSTOMER_LINES : []),
  ];
}

const CUSTOMER_LINES: readonly WorkbookLine[] = [
  once(
    'wonYear1',
    'Clientes ganados el primer año',
    'Customers won in the first year',
    'count',
    '{base.customers:opening}+{base.customersWon:y1}',
  ),
  once(
    'lifetimeValue',
    'Lo que deja un cliente hasta que se va',
    'What a customer leaves before leaving',
    'money',
    'IF({churnPoints}=0,0,ROUND({marginCents}*10000/({churnPoints}*100),0))',
  ),
  once(
    'acquisitionCost',
    'Lo que cuesta ganar un cliente',
    'What winning a customer costs',
    'money',
    'IF({wonYear1}=0,0,ROUND({marketing:y1}/{wonYear1},0))',
  ),
];

/** The first month whose cell is 1. */
function firstOne(line: string): string {
  return `IF(COUNTIF({${line}:all},1)=0,-1,MATCH(1,{${line}:all},0))`;
}

export function once(id: string, es: string, en: string, format: LineFormat, formula: string): WorkbookLine {
  return { id, label: { es, en }, format, once: formula, shared: true };
}
