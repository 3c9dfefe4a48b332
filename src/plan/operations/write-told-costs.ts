// What a month costs where it was told line by line: each line as it was told, and beside them only what none of them holds.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { costLineFigure } from '../figures/gather-cost-line-figures.ts';
import type { PlanText, Table } from '../plan.ts';
import { costLineQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { tellCostLine } from '../told/tell-cost-line.ts';
import { figure, words } from '../write-block.ts';

interface Row {
  readonly name: PlanText;
  readonly id: string;
}

/** Null where the costs were not told so. */
export function toldCostRows({ model, figures, facts, quotes }: Draft): Table['rows'] | null {
  const lines = facts.costLines?.value ?? [];
  if (!figures[costLineFigure(0)]) return null;
  const { marketing, staff, isMarketingApart } = model.assumptions;
  const amount = (id: string) => amountOf(figures, id);
  const holds = (...kinds: readonly string[]) => lines.some(({ kind }) => kinds.includes(kind));
  const owners = lines.filter(({ kind }) => kind === 'own').length;
  const told = lines.map((line, at) => {
    const native = tellCostLine(line, owners > 1);
    return { name: native ?? quoteNatively(quotes, costLineQuote(at), null), id: costLineFigure(at) };
  });
  const isPaidBeside = !holds('own', 'pay') && amount('cost-founder') > 0;
  const rest: readonly (Row | false)[] = [
    isPaidBeside && { name: FOUNDER, id: 'cost-founder' },
    !holds('hired', 'pay') && staff.origin === 'sector' && amount('cost-wages') > 0 && { name: WAGES, id: 'cost-wages' },
    !holds('hired', 'pay') && staff.origin === 'sector' && amount('cost-charges') > 0 && { name: CHARGES, id: 'cost-charges' },
    figures['cost-hired-beside'] !== undefined && { name: HIRED, id: 'cost-hired-beside' },
    !holds('rent') && amount('cost-rent') > 0 && { name: RENT, id: 'cost-rent' },
    !holds('marketing') &&
      amount('cost-marketing') > 0 && {
        name: isMarketingApart && marketing.origin === 'sector' ? MARKETING_APART : MARKETING,
        id: 'cost-marketing',
      },
    figures['cost-line-rest'] !== undefined && { name: REST, id: 'cost-line-rest' },
  ];
  return [...told, ...rest.filter((row) => row !== false)].map(({ name, id }) => ({
    cells: [words(perLanguage((language) => name[language])), figure(id, true)],
  }));
}

const FOUNDER: PlanText = { es: 'Quien emprende', en: 'The founder' };
const WAGES: PlanText = { es: 'Sueldos, por repartir', en: 'Wages, to be settled' };
const CHARGES: PlanText = { es: 'Cargas sociales', en: 'Social charges' };
const HIRED: PlanText = { es: 'Quien ayuda, a sueldo', en: 'Paid help' };
const RENT: PlanText = { es: 'Alquiler, por confirmar', en: 'Rent, to be confirmed' };
const MARKETING: PlanText = { es: 'Publicidad', en: 'Marketing' };
const MARKETING_APART: PlanText = { es: 'Publicidad, aparte; lo usual del sector', en: 'Marketing, on top; usual in the sector' };
const REST: PlanText = { es: 'El resto del total indicado', en: 'The rest of the total given' };
