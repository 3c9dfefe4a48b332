// What moves break-even: a tenth more or less of each figure, and the other reading of the price.
import type { Assumptions } from '../../finance/assumption.ts';
import { once } from './break-even-lines.ts';
import { arePaidHands } from './cost-lines.ts';
import { unitsToPay } from './cover-formulas.ts';
import type { WorkbookLine } from './workbook-line.ts';

/** What a tenth more or less of each figure makes of the break-even. */
export function moveLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const isHired = arePaidHands(assumptions);
  const [isHiredAt, price] = ['{breakEvenUnits}*{handsMinutes}>60*{handsHours}', 'ROUND({priceCents}/10,0)'];
  const moved = (id: string, es: string, en: string, costs: string, margin?: string) =>
    once(`${id}BreakEven`, es.replace(' %', '\u00a0%'), en, 'found-count', unitsToPay(isHired, costs, margin));
  return [
    once(
      'costsToCover',
      'Lo que el mes tiene que ganar: gastos fijos o, si dejan algo fuera, todos los gastos',
      'What a month must earn: fixed costs or, where they leave something out, all charges',
      'money',
      `IF({leftOut}>0,{chargesOfMonth},${isHired ? `IF(${isHiredAt},{chargesOfMonth},{fixedCostsSaid})` : '{fixedCostsSaid}'})`,
    ),
    moved('priceUp', 'Si el precio sube un 10 %', 'If the price rises 10%', '{costsToCover}', `({marginCents}+${price})`),
    moved('fixedDown', 'Si los gastos fijos bajan un 10 %', 'If fixed costs fall 10%', '({costsToCover}-ROUND({fixedCostsSaid}/10,0))'),
    moved(
      'costUp',
      'Si el coste directo sube un 10 %',
      'If the direct cost rises 10%',
      '{costsToCover}',
      '({marginCents}-ROUND({unitCostCents}/10,0))',
    ),
    moved('priceDown', 'Si el precio baja un 10 %', 'If the price falls 10%', '{costsToCover}', `({marginCents}-${price})`),
  ];
}

/** The price and the break-even if the price that was said is read the other way: with the tax on sales inside, or without it. */
export function otherReadingLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const { vatOnSales, commission, taxIncluded } = assumptions;
  if (vatOnSales.value === 0 || commission) return [];
  const [es, en] = taxIncluded.value
    ? ['Si el impuesto de ventas no fuera dentro del precio', 'If the price did not hold the sales tax']
    : ['Si el precio llevara el impuesto de ventas dentro', 'If the price held the sales tax'];
  const price = taxIncluded.value
    ? 'ROUND({priceCents}*(10000+{vatSalesPoints})/10000,0)'
    : 'MAX(1,ROUND({priceCents}*10000/(10000+{vatSalesPoints}),0))';
  return [
    once('otherPriceCents', `${es}: precio sin impuesto, en céntimos`, `${en}: price before sales tax, in hundredths`, 'exact', price),
    once(
      'otherBreakEven',
      `${es}: punto de equilibrio`,
      `${en}: break-even`,
      'found-count',
      unitsToPay(arePaidHands(assumptions), '{costsToCover}', '({otherPriceCents}-{unitCostCents})'),
    ),
  ];
}
