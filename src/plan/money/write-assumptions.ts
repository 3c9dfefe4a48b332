import type { FactId } from '../../facts/fact.ts';
import type { Assumed, Origin } from '../../finance/assumption.ts';
import { lendersOf } from '../../finance/repay-loan.ts';
import { NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Block, Cell, Page, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { figureQuote, type QuotedFigure } from '../told/gather-quotes.ts';
import { tellSaidFigure } from '../told/tell-said-figures.ts';
import { figure, table, words } from '../write-block.ts';
import { CONFIRMED_BY, type Confirmed } from './confirm-words.ts';
import { DEMAND_ROWS } from './demand-rows.ts';
import { hasInvestor } from './investor-words.ts';
import { LEGAL_ROWS, legalOrigin } from './legal-rows.ts';
import { lenderRows } from './lender-terms.ts';
import { bankInterestName, interestName, yearsOfLoans } from './name-loan-terms.ts';
import { askedLoan } from './tell-way.ts';
import { writeFunding, writeUsesSources } from './write-funding.ts';
import { writeWays } from './write-ways.ts';

/** What the model is based on and where each value comes from; what opening costs, who pays, and how to find what is missing. */
export function writeAssumptions(draft: Draft): Page {
  return {
    id: 'assumptions',
    title: { es: 'Hipótesis, inversión y financiación', en: 'Assumptions, investment and funding' },
    blocks: [
      writeOrigins(draft),
      writeUsesSources(draft),
      ...writeFunding(draft),
      ...(draft.diagnosis.hasGap && draft.diagnosis.breakEven !== 'never' ? writeWays(draft) : []),
    ],
  };
}

function writeOrigins(draft: Draft): Block {
  const a = draft.model.assumptions;
  const row = (name: PlanText, value: string, from: Assumed<unknown>, by: Confirmed, said?: QuotedFigure) => ({
    cells: [words(label(draft, name)), figure(value, true), isSummed(from) ? words(SUMMED) : originCell(draft, from.origin, by, said)],
  });
  // No trade has a usual sum of its own: what nobody told is split so that the sums can be done.
  const fundsRow = (name: PlanText, value: string, from: Assumed) =>
    from.origin === 'sector' ? { cells: [words(name), figure(value, true), words(NOBODY_SAID)] } : row(name, value, from, 'lender');
  const loanRows = (isTermTold: boolean) => [
    ...(isTermTold ? [] : yearsOfLoans(a)).map(({ name, value, from }) => row(name, value, from, 'lender')),
    {
      cells: [
        words(interestName(draft)),
        figure('loan-rate', true),
        a.isFamilyLoan && !a.loanRateBasisPoints.fact ? words(NOBODY_SAID) : originCell(draft, a.loanRateBasisPoints.origin, 'lender'),
      ],
    },
    ...(a.isFamilyLoan && a.raisedLoan.value > 0 ? [row(bankInterestName(draft), 'raised-rate', a.raisedRateBasisPoints, 'lender')] : []),
  ];
  const fundingRows = () => [
    ...(hasInvestor(draft)
      ? [
          row(OWN_FUNDS, 'own-funds', { value: 0, origin: draft.figures['own-funds']?.origin ?? 'derived' }, 'lender'),
          row({ es: 'De un inversor, por una parte', en: 'From an investor, for a share' }, 'investor-funds', SAID, 'lender'),
        ]
      : [fundsRow(draft.figures['own-rest'] ? OWN_AND_GIVEN : OWN_FUNDS, 'own-funds', a.ownFunds)]),
    a.loan.value === 0 && a.loan.origin === 'derived'
      ? { cells: [words(a.raisedLoan.value > 0 ? LOAN_ALREADY : LOAN), figure('loan', true), words(NONE_COUNTED_ON)] }
      : fundsRow(a.loan.value === 0 && a.raisedLoan.value > 0 ? LOAN_ALREADY : LOAN, 'loan', a.loan),
  ];
  const isToldInOne = isFundingTold(draft);
  return table({
    title: { es: 'En qué se apoya el modelo', en: 'What the model is based on' },
    note: {
      es: 'Las {{fig:key-count}} cifras clave son precio, coste, ventas al mes, gastos fijos, inversión, fondos propios, préstamo, personas y primer mes. Los valores del oficio son estimaciones nuestras, revisadas el {{fig:sector-date}}, y no estadísticas.',
      en: 'The {{fig:key-count}} key figures are the price, the cost, monthly sales, fixed costs, the investment, own funds, the loan, the team and the first month. Trade values are our own estimates, reviewed on {{fig:sector-date}}, and not statistics.',
    },
    size: 'text',
    columns: [
      { head: { es: 'Hipótesis', en: 'Assumption' }, align: 'start', width: 4.2 },
      { head: { es: 'Valor', en: 'Value' }, align: 'end', width: 3.5 },
      { head: { es: 'De dónde sale y cómo se confirma', en: 'Where it comes from and how to confirm it' }, align: 'start', width: 6.3 },
    ],
    rows: [
      row(a.lines ? averageName(a.vatOnSales.value > 0) : priceName(a.vatOnSales.value > 0), 'price', a.priceCents, 'price', 'price'),
      row(a.vatEveryMonths > 0 && a.vatOnGoods.value > 0 ? COST_UNTAXED : COST, 'unit-cost', a.unitCostCents, 'cost', 'unitCost'),
      ...(a.rewardCents.value > 0 ? [{ cells: [words(CARD), figure('reward-unit', true), words(OUR_OWN)], spare: 1 }] : []),
      row(
        { es: '{{units^}} al mes al principio, sin temporada', en: '{{units^}} a month at the start, before seasonality' },
        'units-start',
        a.monthlyUnits,
        'pace',
        a.ramp?.fact ? undefined : 'volume',
      ),
      a.ramp?.winning
        ? row({ es: 'Clientes nuevos cada mes', en: 'New customers each month' }, 'won-month', a.ramp.winning.perMonth, 'pace')
        : a.ramp
          ? row(
              { es: '{{units^}} al mes, desde el mes {{fig:target-months}}', en: '{{units^}} a month, from month {{fig:target-months}}' },
              'units-target',
              { value: a.ramp.normalUnits, origin: a.ramp.origin },
              'pace',
              a.ramp.fact ? 'volume' : undefined,
            )
          : row({ es: 'Crecimiento mensual, primer año', en: 'Monthly growth, first year' }, 'growth', a.growthBasisPoints, 'pace'),
      row({ es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' }, 'fixed-costs', a.fixedCosts, 'costs', 'fixedCosts'),
      ...(a.extraPay.value > 0 ? [row(PAY_APART, 'extra-pay', a.extraPay, 'people')] : []),
      ...(a.isMarketingApart ? [{ ...row(MARKETING_APART, 'cost-marketing', a.marketing, 'costs'), spare: 2 }] : []),
      row({ es: 'Inversión para abrir', en: 'Investment to open' }, 'investment', a.investment, 'purchases'),
      ...(isToldInOne ? [{ cells: [words(TOLD_IN_ONE), words(TOLD_VALUES), words(ORIGINS.said)] }] : fundingRows()),
      ...(a.raisedLoan.value > 0
        ? [
            {
              ...row(askedLoan(draft.model), 'raised-loan', a.raisedLoan, 'lender'),
              spare: IN_THE_CHART,
            },
          ]
        : []),
      ...(a.raisedOwn.value > 0
        ? [
            {
              ...row({ es: 'Más dinero, por reunir', en: 'Further funds, to be raised' }, 'raised-own', a.raisedOwn, 'lender'),
              spare: IN_THE_CHART,
            },
          ]
        : []),
      ...(lendersOf(a).length > 0 ? lenderRows(draft, ORIGINS.said) : loanRows(isToldInOne)),
      { ...row({ es: 'Personas que trabajan', en: 'Team' }, 'team', a.team, 'people'), spare: 3 },
      { ...row({ es: 'Primer mes', en: 'First month' }, 'start', a.start, 'month'), spare: ON_THE_COVER },
      ...[...LEGAL_ROWS, ...DEMAND_ROWS]
        .filter(({ when }) => when(draft))
        .map(({ name, value, origin, by, spare, ...rest }) => ({
          cells: [
            words(label(draft, name)),
            words(value),
            legalOrigin(draft, rest) ?? originCell(draft, origin?.(draft) ?? 'sector', by ?? 'accounts'),
          ],
          ...(spare ? { spare } : {}),
        })),
    ],
  });
}

/** How soon a row leaves a full page: what is raised stands in the chart below. */
const IN_THE_CHART = 5;
const ON_THE_COVER = 2;
/** With what others give and grant. */
const OWN_AND_GIVEN: PlanText = { es: 'Fondos propios y aportaciones', en: 'Own funds and contributions' };
const LOAN: PlanText = { es: 'Préstamo', en: 'Loan' };
/** Beside one that is still to be asked for. */
const LOAN_ALREADY: PlanText = { es: 'Préstamo ya previsto', en: 'Loan already planned' };
/** All of the money was told to be their own. */
const NONE_COUNTED_ON: PlanText = { es: 'se dijo que no habría préstamo', en: 'stated that there would be no loan' };
const OWN_FUNDS: PlanText = { es: 'Fondos propios', en: 'Own funds' };
const SAID = { value: 0, origin: 'said' } as const;
const COST: PlanText = { es: 'Coste directo por {{unit}}', en: 'Direct cost of each {{unit}}' };
/** The tax on what is bought comes on top of it, and is set off against that on sales. */
const COST_UNTAXED: PlanText = { es: 'Coste directo por {{unit}}, sin impuestos', en: 'Direct cost of each {{unit}}, before sales tax' };
const CARD: PlanText = { es: 'De ese coste, lo que regala la tarjeta', en: 'Of that cost, what the stamp card gives away' };
const OUR_OWN: PlanText = { es: 'supuesto: la mitad de las ventas', en: 'assumed: half of sales are stamped' };
/** Whether own money, one loan and its term were all told: one row says so. */
function isFundingTold(draft: Draft): boolean {
  const a = draft.model.assumptions;
  const isPlain =
    !hasInvestor(draft) && !draft.figures['own-rest'] && lendersOf(a).length === 0 && !a.isFamilyLoan && a.raisedLoan.value === 0;
  return isPlain && a.loan.value > 0 && [a.ownFunds, a.loan, a.loanYears].every(({ origin }) => origin === 'said');
}

const TOLD_IN_ONE: PlanText = { es: 'Fondos propios, préstamo y su plazo', en: 'Own funds, the loan and its term' };
const TOLD_VALUES: PlanText = {
  es: '{{fig:own-funds}} · {{fig:loan}} · {{fig:loan-term*}}',
  en: '{{fig:own-funds}} · {{fig:loan}} · {{fig:loan-term*}}',
};

const PAY_APART: PlanText = { es: 'Sueldos de un mes, aparte de ellos', en: 'Monthly pay, on top of fixed costs' };
const MARKETING_APART: PlanText = {
  es: 'Publicidad de un mes, fuera de esos gastos',
  en: 'Monthly marketing, not among those costs',
};

const NOBODY_SAID: PlanText = { es: 'se supone: no se indicó otro', en: 'assumed: none was stated' };

/** Where no tax on sales is charged, the price is what the customer pays. */
function priceName(isTaxed: boolean): PlanText {
  return isTaxed
    ? { es: 'Precio por {{unit}}, sin impuestos', en: 'Price of each {{unit}}, before sales tax' }
    : { es: 'Precio por {{unit}}, el que se paga', en: 'Price of each {{unit}}, as paid' };
}

/** The average of several prices. */
function averageName(isTaxed: boolean): PlanText {
  return isTaxed
    ? { es: 'Venta media de todo, sin impuestos', en: 'Average sale of all, before sales tax' }
    : { es: 'Venta media de todo, lo que se paga', en: 'Average sale of all, as paid' };
}

/** The visitor's words where a figure was read from them, in the edition of their language, with what was done to it; else its origin, and of the trade's what would confirm it. */
function originCell(draft: Draft, origin: Origin, by: Confirmed, said?: QuotedFigure): Cell {
  if (origin === 'sector') return words(CONFIRMED_BY[by]);
  const change = origin === 'said' ? NO_WORDS : changeOf(draft, said);
  if (said && change !== null && draft.quotes[figureQuote(said)]) {
    const told = tellSaidFigure(draft, said, ORIGINS.said);
    return words(perLanguage((language) => `${told[language]}${change[language]}`));
  }
  return words(ORIGINS[origin]);
}

/** What these accounts did to a figure that was told; null where it is worked out of more than that. */
function changeOf({ model: { assumptions: a } }: Draft, said?: QuotedFigure): PlanText | null {
  if (a.lines) return null;
  if (said === 'price' && a.taxIncluded.value) return { es: ', menos el impuesto', en: ', less the tax' };
  return said === 'unitCost' && a.rewardCents.value > 0 ? { es: ' y la tarjeta', en: ', and the card' } : null;
}

/** Added up out of what was told: nothing of it is the plan's own. */
function isSummed({ origin, fact }: Assumed<unknown>): boolean {
  return origin === 'derived' && fact?.quote !== undefined && SUMS.has(fact.id);
}

const SUMS: ReadonlySet<FactId> = new Set<FactId>(['fixedCosts', 'investment', 'investmentItems', 'ownFunds', 'team']);
const SUMMED: PlanText = { es: 'suma de lo dicho en la entrevista', en: 'sum of what the interview gave' };

const ORIGINS: Readonly<Record<Exclude<Origin, 'sector'>, PlanText>> = {
  said: { es: 'dato propio, dicho en la entrevista', en: 'given in the interview' },
  derived: { es: 'calculado en este plan', en: 'worked out in this plan' },
};
