// What the model stands on, as cells that the reader may change, in the order of the assumptions sheet.

import type { Assumptions } from '../../finance/assumption.ts';
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import { measureServedCents } from '../../finance/measure-capacity.ts';
import type { Bilingual } from '../../language/language.ts';
import { fundingRows } from './funding-rows.ts';
import { amount, BEFORE_TAX, cents, exactLine, type InputRow, rate, row } from './input-row.ts';
import { DAYS, HOURS_MONTH, MINUTES, MONEY, MONTHS, OF_SALES, ONCE, PEOPLE, PERCENT_MONTH, PERCENT_YEAR, YEARS } from './input-units.ts';
import { laterPayRows } from './later-pay-lines.ts';
import { allUnits, averagePriceRows, lineRows } from './line-rows.ts';
import { SHAPE_WORDS } from './shape-words.ts';
import { serialOfMonth } from './sheet-arithmetic.ts';
import { unitCostRows } from './unit-cost-rows.ts';
import { climbRows, volumeRow, winningRows } from './volume-rows.ts';

export interface InputSection {
  readonly title: Bilingual;
  readonly rows: readonly InputRow[];
}

/** The calendar: twelve cells, January first, and the same in ten-thousandths. Its lines stand in the twelve first months' cells. */
export const SEASON_LINE = 'season';

export function inputSections(assumptions: Assumptions): readonly InputSection[] {
  return [
    { title: { es: 'Ventas', en: 'Sales' }, rows: [...offerRows(assumptions), ...volumeRows(assumptions)] },
    { title: { es: 'Costes', en: 'Costs' }, rows: costRows(assumptions) },
    { title: { es: 'Apertura y plazos', en: 'Opening and terms' }, rows: openingRows(assumptions) },
    { title: { es: 'Financiación', en: 'Funding' }, rows: fundingRows(assumptions) },
    { title: { es: 'Impuestos y precios', en: 'Taxes and prices' }, rows: taxRows(assumptions) },
  ];
}

function offerRows(a: Assumptions): readonly InputRow[] {
  const { es, en } = SHAPE_WORDS[a.shape.value];
  const start = row('start', { es: 'Primer mes de ventas', en: 'First month of sales' }, 'month', serialOfMonth(a.start.value), a.start, {
    es: 'mes',
    en: 'month',
  });
  const opening = [start, ...firstDaysRow(a)];
  const costs = unitCostRows(a);
  if (a.lines) return [...opening, ...lineRows(a, { es: es.monthly, en: en.monthly }), ...averagePriceRows(a, a.priceCents), ...costs];
  if (!a.commission)
    return [...opening, cents('price', { es: `Precio por ${es.one}`, en: `Price of each ${en.one}` }, a.priceCents), ...costs];
  const { ticketCents, basisPoints } = a.commission;
  return [
    ...opening,
    cents('ticket', { es: 'Importe de una operación', en: 'Amount of one deal' }, ticketCents),
    rate('commission', { es: 'Comisión', en: 'Commission' }, basisPoints, { es: 'del importe', en: 'of the amount' }),
    {
      line: {
        id: 'price',
        label: { es: `Ingreso por ${es.one}`, en: `Earned on each ${en.one}` },
        format: 'price',
        once: 'MAX(1,ROUND({ticketCents}*{commissionPoints}/10000,0))/100',
        shared: true,
      },
      unit: BEFORE_TAX,
      from: { value: a.priceCents.value, origin: 'derived' },
      exact: exactLine('priceCents', 'ROUND({price}*100,0)'),
    },
    ...costs,
  ];
}

/** Where it opens after the first of its month: how many days of it are sold in. */
function firstDaysRow({ firstDays }: Assumptions): readonly InputRow[] {
  return firstDays
    ? [row('firstDays', { es: 'Días de venta de ese mes', en: 'Days of trading in that month' }, 'count', firstDays.value, firstDays, DAYS)]
    : [];
}

function volumeRows(a: Assumptions): readonly InputRow[] {
  const words = SHAPE_WORDS[a.shape.value];
  const unit: Bilingual = { es: words.es.monthly, en: words.en.monthly };
  const together = a.lines ? allUnits(a.lines) : null;
  const start = volumeRow(
    'unitsStart',
    { es: 'Volumen al principio', en: 'Volume at the start' },
    a.monthlyUnits,
    unit,
    a.ramp?.fact ? null : together,
  );
  const growthRow = rate('growth', { es: 'Crecimiento, primer año', en: 'Growth, first year' }, a.growthBasisPoints, PERCENT_MONTH);
  const { ramp, churnBasisPoints, lodging, places, dayMost } = a;
  const served = measureServedCents(a);
  return [
    start,
    ...(ramp?.winning ? winningRows(ramp.winning, unit) : ramp ? climbRows(ramp, unit, ramp.fact ? together : null) : [growthRow]),
    ...(churnBasisPoints ? [rate('churn', { es: 'Clientes que se van', en: 'Customers who leave' }, churnBasisPoints, PERCENT_MONTH)] : []),
    ...(lodging
      ? [
          row('rooms', { es: 'Habitaciones o plazas', en: 'Rooms or pitches' }, 'count', lodging.rooms.value, lodging.rooms, {
            es: 'en alquiler',
            en: 'to let',
          }),
        ]
      : []),
    ...(dayMost
      ? [row('dayMost', { es: 'Lo más que se hace al mes', en: 'The most done in a month' }, 'count', dayMost.value, dayMost, unit)]
      : []),
    ...(places ? [row('places', { es: 'Plazas en los grupos', en: 'Places in the groups' }, 'count', places.value, places, unit)] : []),
    ...(served === null
      ? []
      : [
          row('team', { es: 'Personas que trabajan', en: 'People who work' }, 'count', a.team.value, a.team, PEOPLE),
          cents(
            'served',
            {
              es: 'Lo más que atiende una persona al mes: el doble de lo habitual más alto',
              en: 'The most one person serves in a month: twice the busiest of the trade',
            },
            { value: served, origin: 'sector' },
          ),
        ]),
  ];
}

const MARKETING_APART = { es: 'Marketing, que no está entre los gastos enumerados', en: 'Marketing, not among the costs listed' };

function costRows(a: Assumptions): readonly InputRow[] {
  return [
    amount('staffInput', { es: 'Personal, con cargas sociales', en: 'Pay, with social charges' }, a.staff, MONEY),
    amount('rentInput', { es: 'Alquiler', en: 'Rent' }, a.rent, MONEY),
    amount('marketingInput', a.isMarketingApart ? MARKETING_APART : { es: 'Marketing', en: 'Marketing' }, a.marketing, MONEY),
    amount('otherInput', { es: 'Otros gastos', en: 'Other costs' }, a.otherCosts, MONEY),
    {
      line: {
        id: 'fixedCostsSaid',
        label: { es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' },
        format: 'money',
        once: a.isMarketingApart ? '{staffInput}+{rentInput}+{otherInput}' : '{staffInput}+{rentInput}+{marketingInput}+{otherInput}',
        shared: true,
        emphasis: 'total',
      },
      unit: MONEY,
      from: a.fixedCosts,
      exact: null,
    },
    ...handsRows(a),
    amount('extraPay', { es: 'Sueldo que no está en los gastos fijos', en: 'Pay that the fixed costs leave out' }, a.extraPay, MONEY),
    ...laterPayRows(a),
    {
      line: {
        id: 'leftOut',
        label: { es: 'Lo que los gastos fijos dejan fuera', en: 'What the fixed costs leave out' },
        format: 'money',
        once: a.isMarketingApart ? '{extraPay}+{marketingInput}' : '{extraPay}',
        shared: true,
      },
      unit: MONEY,
      from: { value: costsLeftOut(a), origin: 'derived' },
      exact: null,
    },
  ];
}

/** What a sale takes of somebody's time, the hours there are for it, and an hour beyond them. */
function handsRows({ hands, shape }: Assumptions): readonly InputRow[] {
  if (!hands) return [];
  const { es, en } = SHAPE_WORDS[shape.value];
  const { minutes, hours, hourCents } = hands;
  return [
    row('handsMinutes', { es: `Trabajo por ${es.one}`, en: `Work for each ${en.one}` }, 'count', minutes.value, minutes, MINUTES),
    row('handsHours', { es: 'Horas del equipo para ello', en: 'Hours the team has for it' }, 'count', hours.value, hours, HOURS_MONTH),
    ...(hourCents ? [cents('handsHour', { es: 'Una hora más, con cargas', en: 'An hour more, with charges' }, hourCents)] : []),
  ];
}

function openingRows(a: Assumptions): readonly InputRow[] {
  return [
    amount('investment', { es: 'Inversión', en: 'Investment' }, a.investment, ONCE),
    amount('depositTold', { es: 'De ella, fianza: no se amortiza', en: 'Of it, a deposit: it does not wear out' }, a.depositTold, ONCE),
    amount('goodsTold', { es: 'De ella, primera mercancía: existencias', en: 'Of it, first goods: stock' }, a.goodsTold, ONCE),
    amount('reserveTold', { es: 'De ella, reserva de caja: no se gasta', en: 'Of it, a cash reserve: not spent' }, a.reserveTold, ONCE),
    amount(
      'formalitiesTold',
      { es: 'De ella, licencias, trámites y seguros: gasto', en: 'Of it, licences, paperwork and insurance: an expense' },
      a.formalitiesTold,
      ONCE,
    ),
    amount(
      'launchTold',
      { es: 'De ella, lanzamiento, formación o alquiler adelantado: gasto', en: 'Of it, launch, training or rent ahead: an expense' },
      a.launchTold,
      ONCE,
    ),
    amount(
      'takeoverTold',
      { es: 'De ella, precio del traspaso: sin impuesto', en: 'Of it, price of the takeover: no tax added' },
      a.takeoverTold,
      ONCE,
    ),
    row('lifeYears', { es: 'Años en que se amortiza', en: 'Years of depreciation' }, 'decimal', a.lifeYears.value, a.lifeYears, YEARS, [
      'lifeMonths',
      'MAX(1,ROUND({lifeYears}*12,0))',
    ]),
    amount('deposit', { es: 'Fianza del local', en: 'Deposit on the premises' }, a.deposit, ONCE),
    amount('preOpening', { es: 'Trámites y primeras semanas', en: 'Formalities and first weeks' }, a.preOpening, ONCE),
    amount('openingRent', { es: 'Alquiler desde la firma hasta abrir', en: 'Rent from signing to opening' }, a.openingRent, ONCE),
    row(
      'daysToCollect',
      { es: 'Días hasta cobrar (negativo: anticipos)', en: 'Days until customers pay (negative: in advance)' },
      'count',
      a.daysToCollect.value,
      a.daysToCollect,
      DAYS,
    ),
    row('daysToPay', { es: 'Días para pagar a proveedores', en: 'Days to pay suppliers' }, 'count', a.daysToPay.value, a.daysToPay, DAYS),
    row('daysOfStock', { es: 'Días de existencias', en: 'Days of stock' }, 'count', a.daysOfStock.value, a.daysOfStock, DAYS),
  ];
}

function taxRows(a: Assumptions): readonly InputRow[] {
  const { first, upTo, above } = a.profitTax;
  const every = { value: a.vatEveryMonths, origin: 'sector' } as const;
  return [
    rate('vatSales', { es: 'Impuesto sobre lo que se vende', en: 'Tax on what is sold' }, a.vatOnSales, OF_SALES),
    rate('vatGoods', { es: 'Impuesto sobre el género', en: 'Tax on goods bought' }, a.vatOnGoods, OF_SALES),
    rate('vatRest', { es: 'Impuesto sobre los demás gastos', en: 'Tax on all other costs' }, a.vatOnRest, OF_SALES),
    row('vatEvery', { es: 'Se liquida cada', en: 'Settled every' }, 'count', a.vatEveryMonths, every, MONTHS),
    rate('profitTaxFirst', { es: 'Impuesto sobre el beneficio', en: 'Tax on profit' }, first, { es: 'del beneficio', en: 'of the profit' }),
    ...(upTo === null
      ? []
      : [
          amount('profitTaxUpTo', { es: 'Ese tipo, hasta', en: 'That rate, up to' }, { value: upTo, origin: first.origin }, PERCENT_YEAR),
          rate('profitTaxAbove', { es: 'Tipo para el resto', en: 'Rate on the rest' }, above, { es: 'del beneficio', en: 'of the profit' }),
        ]),
    rate('inflation', { es: 'Subida de precios y costes', en: 'Rise of prices and costs' }, a.inflationBasisPoints, PERCENT_YEAR),
  ];
}
