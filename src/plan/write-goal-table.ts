import { foldText } from '../language/fold-text.ts';
import { type Language, perLanguage } from '../language/language.ts';
import { countWord } from '../language/small-numbers.ts';
import type { Draft } from './draft.ts';
import { type Goal, gatherGoals, goalFigure, inDigits, repaymentFigure, targetFigure } from './gather-goals.ts';
import { monthFigure } from './gather-month-figures.ts';
import { goalQuote } from './gather-quotes.ts';
import { ACCOUNTS, COUNTS_SALES, namesSale } from './goal-clues.ts';
import type { Block, Cell, PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';
import { label } from './say.ts';
import { figure, table, words } from './write-block.ts';

/** Each goal in the visitor's words, the figure of this plan that tells whether it was met, its month and who answers for it. */
export function writeGoalTable(draft: Draft): readonly Block[] {
  const goals = gatherGoals(draft.facts, draft.model).flatMap((goal, at) => (draft.quotes[goalQuote(at)] ? [{ ...goal, at }] : []));
  if (goals.length === 0) return [];
  return [
    table({
      title: { es: 'De la meta a la medida', en: 'From goal to measure' },
      size: 'text',
      columns: [
        { head: { es: 'Meta', en: 'Goal' }, align: 'start', width: 5 },
        { head: { es: 'Se sabrá por', en: 'Told by' }, align: 'start', width: 5 },
        { head: { es: 'Fecha', en: 'Date' }, align: 'start', width: 3 },
        { head: { es: 'Responde', en: 'Owner' }, align: 'start', width: 2 },
      ],
      rows: goals.map((goal) => ({
        cells: [
          words(label(draft, quoteNatively(draft.quotes, goalQuote(goal.at), nameOf(draft, goal)))),
          words(label(draft, measureOf(draft, goal))),
          dateOf(draft, goal.month),
          words({ es: 'dirección', en: 'founder' }),
        ],
      })),
    }),
  ];
}

type PlacedGoal = Goal & { readonly at: number };

/** The month the goal itself names; one after the last month of the plan has no figure here. */
function dateOf(draft: Draft, month: number): Cell {
  return month <= draft.model.months.length
    ? figure(monthFigure(month, 'month'))
    : words({ es: 'después de este plan', en: 'after this plan' });
}

interface Measure {
  readonly clues: RegExp;
  /** A text, or how it follows from the goal. */
  readonly measure: PlanText | ((goal: PlacedGoal, draft: Draft) => PlanText);
  /** The goal in few words, for the edition that is not in the visitor's language. */
  readonly named: PlanText;
  readonly when?: (draft: Draft) => boolean;
}

const ACCOUNTED: PlanText = { es: 'compradores con nombre propio', en: 'named buyers' };
const COUNTED: PlanText = { es: 'un número de {{units}}', en: 'a number of {{units}}' };

/** What a goal is about, by its words in either language; the first that fits. */
const MEASURES: readonly Measure[] = [
  {
    clues: /\b(resena|nota|valoracion|estrella|google|review|rating|star)/,
    named: { es: 'buenas reseñas', en: 'good reviews' },
    measure: { es: 'la nota y el número de reseñas', en: 'the rating and the number of reviews' },
  },
  {
    clues:
      /\b((?:segund[oa]|otr[oa]|second|another|one more|an extra|un[oa]) (?:persona|emplead\w+|mecanic\w+|camarer\w+|peluquer\w+|profesor\w*|monitor\w*|terapeuta|fisio\w*|ayudante|aprendiz|therapist|mechanic|groomer|barber|stylist|teacher|person|pair of hands|baker|driver|cleaner|developer|apprentice|helper)|more members|nuev[oa]s soci[oa]s|soci[oa]s (?:nuev|trabajador)|contrat(?:ar|o a|e a)|emplead|plantilla|hire|hiring|employ|staff)/,
    named: { es: 'sumar a alguien al equipo', en: 'add somebody to the team' },
    measure: { es: 'personas en nómina; hoy, {{fig:team}}', en: 'people on the payroll; today, {{fig:team}}' },
  },
  {
    clues: /\b(proveedor|factura|supplier|invoice|bills)/,
    named: { es: 'pagar a tiempo a los proveedores', en: 'pay suppliers on time' },
    measure: { es: 'facturas pagadas a su fecha, mes a mes', en: 'bills paid when due, month by month' },
  },
  {
    clues: /\b(certific|titulo|acredit|premio|diploma|award|qualif|accredit)/,
    named: { es: 'un título, un certificado o un premio', en: 'a qualification, a certificate or an award' },
    measure: {
      es: 'el documento que lo acredite, archivado con su fecha',
      en: 'the document that proves it, filed with its date',
    },
  },
  {
    clues: /\b(repit|repeti|recurren|vuelv|fideli|repeat|retention|churn|come back|bajas)/,
    named: { es: 'clientes que vuelven', en: 'customers who come back' },
    measure: { es: 'compras de quien ya había comprado, sobre el total', en: 'purchases by past buyers, out of all' },
  },
  {
    clues:
      /\b(todos|todas|tod[oa] el (?:equipo|personal)|plantilla|cada persona|everyone|everybody|all (?:the )?(?:staff|cleaners|workers))\b.*\b(sueldo|salario|minimo|wage|pay|salary)/,
    named: { es: 'un sueldo digno para todo el equipo', en: 'a decent wage for the whole team' },
    measure: { es: 'las nóminas de cada mes frente a ese mínimo', en: 'each month’s payslips against that minimum' },
  },
  {
    clues:
      /\b(prestamo|prestad|presta|prestan|credito|deuda|banco|devolver|devuelto|loan|lent|lend|borrow|credit|debt|bank|(?:pay|paid) (?:\w+ ){0,4}back)/,
    named: { es: 'devolver lo prestado', en: 'pay back what was borrowed' },
    measure: repayment,
    when: ({ diagnosis }) => diagnosis.hasLoan,
  },
  {
    clues: /\b(cobrar|sueldo|salario|vivir de|dedicarme|ganarme|pay myself|salary|wage|living|full.?time|quit)/,
    named: { es: 'un sueldo para quien dirige', en: 'a living for the founder' },
    measure: { es: 'lo que cobra quien dirige: {{fig:cost-founder}} al mes', en: 'what the founder takes: {{fig:cost-founder}} a month' },
    when: ({ figures }) => Number(figures['cost-founder']?.value ?? 0) > 0,
  },
  {
    clues:
      /\b(?:no|sin|dejar de|not|no more|stop|without) (?:\w+ ){0,4}(?:sabado|domingo|fin(?:es)? de semana|saturday|sunday|weekend)|\b(librar|vacacion|descans|horas|familia|trabajar menos|weekends? off|holiday|days? off|hours|family)/,
    named: { es: 'tiempo libre', en: 'time off' },
    measure: { es: 'los días libres, apuntados en el calendario', en: 'days off, written in the calendar' },
  },
  {
    clues: /\b(rentab|beneficio|ganar dinero|perdidas|numeros rojos|profit|break.?even|loss)/,
    named: { es: 'ganar dinero', en: 'make a profit' },
    measure: { es: 'resultado del primer año: {{fig:result-y1}}', en: 'first-year result: {{fig:result-y1}}' },
  },
  {
    clues: /\b(factur|ingres|vender|ventas|revenue|turnover|sales|sell)/,
    named: { es: 'un nivel de ventas', en: 'a level of sales' },
    measure: ({ month }, { model }) => {
      const sales = `{{fig:${monthFigure(Math.min(month, model.months.length), 'revenue')}}}`;
      return { es: `ventas de ese mes: ${sales}`, en: `sales of that month: ${sales}` };
    },
  },
  {
    clues:
      /\b(segund[oa](?! (?:ano|mes|trimestre))|otr[oa] (?:local|tienda|furgoneta)|nuev[oa] (?:local|tienda|sede)|(?:abrir|open) (?:una |otra |a )?(?:sede|sucursal|branch|location)|ampliar|second(?! (?:year|quarter|month))|another|expand|bigger)/,
    named: { es: 'crecer', en: 'expand' },
    measure: { es: 'caja para pagarlo: {{fig:cash-y1}} al cierre del año', en: 'cash to pay for it: {{fig:cash-y1}} at year end' },
  },
  {
    clues: ACCOUNTS,
    named: ACCOUNTED,
    measure: (goal, draft) => (isAccount(draft) ? unitsOf(goal, draft) : listOf(goal)),
  },
  {
    clues:
      /\b(client|alumn|soci|suscript|hotel|empresa|pedido|reserva|contrato|encargo|customer|student|member|subscriber|compan|order|booking|contract|user)/,
    named: COUNTED,
    measure: unitsOf,
  },
];

const PACE: Readonly<Record<Goal['rate'], PlanText>> = {
  day: { es: 'al día', en: 'a day' },
  week: { es: 'a la semana', en: 'a week' },
  month: { es: 'en ese mes', en: 'in that month' },
};

function isAccount({ sector: { unit } }: Draft): boolean {
  return ACCOUNTS.test(foldText(`${unit.es.one} ${unit.en.one}`));
}

/** The instalment as it is; where the goal is sooner than the loan's term, what that would take. */
function repayment({ at }: PlacedGoal, { figures }: Draft): PlanText {
  if (!figures[repaymentFigure(at)]) {
    return { es: 'la cuota de {{fig:instalment}}, pagada cada mes', en: 'the instalment of {{fig:instalment}}, paid each month' };
  }
  const sooner = `{{fig:${repaymentFigure(at)}}}`;
  return {
    es: `lo que falta por devolver: con la cuota de {{fig:instalment}} no llega, y a tiempo pide ${sooner} al mes`,
    en: `what is still owed: at {{fig:instalment}} a month it is not done in time, which takes ${sooner} a month`,
  };
}

/** Whom the goal counts, by name. */
function listOf({ at, target }: PlacedGoal): PlanText {
  if (target === null) return { es: 'una lista con nombre y fecha de cada firma', en: 'a list with the name and date of each signature' };
  const needed = `{{fig:${targetFigure(at)}}}`;
  return {
    es: `una lista con nombres: hacen falta ${needed}, y aún no consta ninguno`,
    en: `a list of names: ${needed} are needed, and none is recorded yet`,
  };
}

/** What the forecast sells at the pace of the goal, and whether that is enough for it. */
function unitsOf({ at, rate, target }: PlacedGoal, { figures }: Draft): PlanText {
  const figure = goalFigure(at);
  const forecast = Number(figures[figure]?.value ?? 0);
  const verdict = target === null ? NO_VERDICT : forecast >= target ? ENOUGH : shortOf(targetFigure(at));
  return perLanguage((language) => {
    const told = {
      es: `{{units}} ${PACE[rate].es}: se prevén {{fig:${figure}}}`,
      en: `{{units}} ${PACE[rate].en}: {{fig:${figure}}} are forecast`,
    };
    return `${told[language]}${verdict[language]}`;
  });
}

const NO_VERDICT: PlanText = { es: '', en: '' };
const ENOUGH: PlanText = { es: ', y la meta cabe', en: ', and the goal fits' };

function shortOf(target: string): PlanText {
  return { es: `, y la meta pide {{fig:${target}}}`, en: `, and the goal asks for {{fig:${target}}}` };
}

const OPEN: PlanText = {
  es: 'por fijar: qué se contará y dónde se apunta',
  en: 'to be settled: what is counted, and where it is written down',
};

function measureOf(draft: Draft, goal: PlacedGoal): PlanText {
  const found = findMeasure(draft, goal)?.measure ?? OPEN;
  return typeof found === 'function' ? found(goal, draft) : found;
}

function nameOf(draft: Draft, goal: PlacedGoal): PlanText | null {
  const found = findMeasure(draft, goal);
  const named = found?.named === ACCOUNTED && isAccount(draft) ? COUNTED : (found?.named ?? null);
  if (named === ACCOUNTED) return perLanguage((language) => [wordOf(goal, language), ACCOUNTED[language]].filter(Boolean).join(' '));
  if (named !== COUNTED) return named;
  return perLanguage((language) => {
    const count = wordOf(goal, language);
    return `${count ? `${count} {{units}}` : COUNTED[language]} ${PACE[goal.rate][language]}`;
  });
}

/** How many it counts, where that is a word. */
function wordOf({ target }: PlacedGoal, language: Language): string | null {
  return target === null ? null : countWord(target, language);
}

/** What the goal is measured by; undefined where nothing tells. */
function findMeasure(draft: Draft, { text, target }: PlacedGoal): Pick<Measure, 'measure' | 'named'> | undefined {
  const said = foldText(text);
  const units = { measure: unitsOf, named: COUNTED };
  if (target !== null && (namesOwnUnit(draft, said) || COUNTS_SALES.test(inDigits(said)))) return units;
  const found = MEASURES.find(({ clues, when }) => clues.test(said) && (when?.(draft) ?? true));
  if (found && (found.measure !== unitsOf || target !== null)) return found;
  return target !== null && namesSale(said) ? units : undefined;
}

/** "Twenty grooms a week": the goal counts what is sold, by the trade's word. */
function namesOwnUnit({ sector: { unit } }: Draft, said: string): boolean {
  const heads = [unit.es.one, unit.es.many].map((name) => name.split(' ')[0] ?? name);
  const tails = [unit.en.one, unit.en.many].map((name) => name.split(' ').at(-1) ?? name);
  return [...heads, ...tails].some((name) => new RegExp(`\\b${foldText(name)}\\b`).test(said));
}
