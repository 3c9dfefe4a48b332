import { findConcepts } from '../sectors/concepts/find-concepts.ts';
import type { Draft } from './draft.ts';
import { itemFigure } from './gather-figures.ts';
import { itemQuote } from './gather-quotes.ts';
import type { Message } from './message.ts';
import type { Block, Cell, Page, PlanText } from './plan.ts';
import { sayFirst } from './say.ts';
import { bullets, capital, figure, heading, pairs, paragraph, table, words } from './write-block.ts';

/** Who does the work, whether the hours are enough, what the month costs and which permits it takes. */
export function writeOperations(draft: Draft): Page {
  return {
    id: 'operations',
    title: { es: 'Operaciones y equipo', en: 'Operations and team' },
    blocks: [
      heading({ es: 'Si las manos dan abasto', en: 'Whether there are hands enough' }),
      { type: 'paragraph', text: sayFirst(draft, HOURS) },
      ...paragraph(draft, [STRAIN, TIMING]),
      heading({ es: 'El equipo y lo que cuesta el mes', en: 'The team, and what the month costs' }),
      ...paragraph(draft, [draft.diagnosis.fixedCostsSaid ? TEAM : TEAM_ASSUMED]),
      writeCosts(draft),
      ...paragraph(draft, [OWNER_PAY]),
      ...writeOutlay(draft),
      heading({ es: 'Permisos y seguros por comprobar', en: 'Permits and insurance to check' }),
      ...paragraph(draft, [PERMITS]),
      listPermits(draft),
    ],
  };
}

/** Side by side: short lines, and many of them. */
function listPermits(draft: Draft): Block {
  const permits = pairs(draft.sector.pack.permits).map(capital);
  const half = Math.ceil(permits.length / 2);
  return { type: 'columns', columns: [[bullets(permits.slice(0, half), 'check')], [bullets(permits.slice(half), 'check')]] };
}

function writeCosts(draft: Draft): Block {
  const row = (name: PlanText, use: PlanText, id: string) => ({ cells: [words(name), words(use), figure(id, true)] });
  return table({
    title: { es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' },
    note: {
      es: 'El total se reparte según los pesos habituales del sector; cada partida está por confirmar.',
      en: 'The total is split by the usual weights in the sector; each line is to be confirmed.',
    },
    size: 'text',
    columns: [
      { head: { es: 'Partida', en: 'Line' }, align: 'start', width: 3 },
      { head: { es: 'Qué incluye', en: 'What it holds' }, align: 'start', width: 6 },
      { head: { es: 'Al mes', en: 'A month' }, align: 'end', width: 3 },
    ],
    rows: [
      ...PAY.filter(({ id }) => draft.figures[id]?.value !== 0).map(({ name, use, id }) => row(name, use, id)),
      row({ es: 'Local', en: 'Premises' }, { es: 'alquiler o espacio de trabajo', en: 'rent or a place to work' }, 'cost-rent'),
      row(
        { es: 'Darse a conocer', en: 'Marketing' },
        { es: 'el presupuesto de la página de marketing', en: 'the budget on the marketing page' },
        'cost-marketing',
      ),
      row(
        { es: 'Otros', en: 'Other' },
        { es: 'suministros, seguros, asesoría, programas', en: 'utilities, insurance, accountant, software' },
        'cost-other',
      ),
      { cells: [words({ es: 'Total', en: 'Total' }), { empty: true }, figure('month-costs', true)], style: 'total' },
    ],
  });
}

const PAY: readonly { readonly name: PlanText; readonly use: PlanText; readonly id: string }[] = [
  {
    name: { es: 'Quien dirige', en: 'The founder' },
    use: { es: 'lo que cobra antes de su propia cuota e impuestos', en: 'taken before their own contributions and tax' },
    id: 'cost-founder',
  },
  { name: { es: 'Sueldos', en: 'Wages' }, use: { es: 'brutos, de las demás personas', en: 'gross, of everybody else' }, id: 'cost-wages' },
  {
    name: { es: 'Cargas sociales', en: 'Social charges' },
    use: {
      es: 'a cargo de la empresa, el {{fig:employer-cost}} del bruto',
      en: 'paid by the employer, {{fig:employer-cost}} of the gross',
    },
    id: 'cost-charges',
  },
];

/** A purchase in the visitor's words, with what it is in the other language where that has a word for it. */
function sayItem(draft: Draft, name: string, at: number): Cell {
  const [known] = findConcepts(name, draft.sector.id, ['resource']);
  return { quote: itemQuote(at), ...(known ? { gloss: { es: known.es, en: known.en } } : {}) };
}

/** What the money is spent on, in the visitor's words, where they listed all of it. */
function writeOutlay(draft: Draft): readonly Block[] {
  const listed = draft.facts.investmentItems?.value ?? [];
  const sum = listed.reduce((total, { amount }) => total + Math.round(amount), 0);
  const isWhole = sum === draft.model.assumptions.investment.value && listed.every((_, at) => draft.quotes[itemQuote(at)]);
  if (listed.length < 2 || !isWhole) return [];
  return [
    table({
      title: { es: 'En qué se va la inversión', en: 'Where the investment goes' },
      size: 'text',
      columns: [
        { head: { es: 'Compra', en: 'Purchase' }, align: 'start', width: 9 },
        { head: { es: 'Importe', en: 'Amount' }, align: 'end', width: 3 },
      ],
      rows: [
        ...listed.map((item, at) => ({ cells: [sayItem(draft, item.label, at), figure(itemFigure(at), true)] })),
        { cells: [words({ es: 'Total', en: 'Total' }), figure('investment', true)], style: 'total' as const },
      ],
    }),
  ];
}

const LONG_UNIT_HOURS = 3;

const HOURS: readonly Message[] = [
  {
    id: 'cap.hours',
    when: ({ figures }) => Number(figures['hours-unit']?.value ?? 0) >= LONG_UNIT_HOURS,
    variants: [
      {
        es: 'A jornada completa, un equipo de {{fig:team*}} reúne {{fig:hours-month*}} horas al mes, {{fig:hours-person*}} por persona. En {{fig:strongest-month}}, el mes más fuerte del primer año, tocan a {{fig:hours-unit*}} horas por {{unit}}.',
        en: 'Working full time, a team of {{fig:team*}} has {{fig:hours-month*}} hours a month, {{fig:hours-person*}} each. In {{fig:strongest-month}}, the busiest month of the first year, that is {{fig:hours-unit*}} hours for each {{unit}}.',
      },
      {
        es: 'Cada {{unit}} dispone de {{fig:hours-unit*}} horas en {{fig:strongest-month}}, el mes de más trabajo del primer año: es lo que dan las {{fig:hours-month*}} horas de un equipo de {{fig:team*}} a jornada completa, a {{fig:hours-person*}} por persona.',
        en: 'Each {{unit}} has {{fig:hours-unit*}} hours to it in {{fig:strongest-month}}, the month with most work in the first year: that is what a full-time team of {{fig:team*}} allows, with {{fig:hours-month*}} hours a month, {{fig:hours-person*}} each.',
      },
      {
        es: 'Son {{fig:hours-month*}} horas de trabajo al mes, {{fig:hours-person*}} por persona, con un equipo de {{fig:team*}} a tiempo completo. Repartidas en {{fig:strongest-month}}, cuando más se vende el primer año, dan {{fig:hours-unit*}} por {{unit}}.',
        en: 'There are {{fig:hours-month*}} working hours a month, {{fig:hours-person*}} each, in a full-time team of {{fig:team*}}. Shared out in {{fig:strongest-month}}, when the first year sells most, they give {{fig:hours-unit*}} for each {{unit}}.',
      },
    ],
  },
  {
    id: 'cap.minutes',
    variants: [
      {
        es: 'A jornada completa, un equipo de {{fig:team*}} reúne {{fig:hours-month*}} horas al mes, {{fig:hours-person*}} por persona. En {{fig:strongest-month}}, el mes más fuerte del primer año, tocan a {{fig:minutes-unit*}} minutos por {{unit}}.',
        en: 'Working full time, a team of {{fig:team*}} has {{fig:hours-month*}} hours a month, {{fig:hours-person*}} each. In {{fig:strongest-month}}, the busiest month of the first year, that is {{fig:minutes-unit*}} minutes for each {{unit}}.',
      },
      {
        es: 'Cada {{unit}} dispone de {{fig:minutes-unit*}} minutos en {{fig:strongest-month}}, el punto alto del primer año. Salen de las {{fig:hours-month*}} horas mensuales de un equipo de {{fig:team*}} a jornada completa, a {{fig:hours-person*}} por persona.',
        en: 'Each {{unit}} has {{fig:minutes-unit*}} minutes to it in {{fig:strongest-month}}, the high point of the first year. They come from the {{fig:hours-month*}} hours a month of a full-time team of {{fig:team*}}, {{fig:hours-person*}} each.',
      },
      {
        es: 'Con un equipo de {{fig:team*}} a tiempo completo se trabajan {{fig:hours-month*}} horas al mes, a {{fig:hours-person*}} por persona. Repartidas en {{fig:strongest-month}}, cuando más se vende el primer año, dan {{fig:minutes-unit*}} minutos por {{unit}}.',
        en: 'A full-time team of {{fig:team*}} works {{fig:hours-month*}} hours a month, at {{fig:hours-person*}} each. Shared out in {{fig:strongest-month}}, when the first year sells most, they give {{fig:minutes-unit*}} minutes for each {{unit}}.',
      },
    ],
  },
];

const STRAIN: Message = { id: 'cap.strain', variants: [{ es: '{{strain}}', en: '{{strain}}' }] };

const TIMING: Message = {
  id: 'cap.timing',
  variants: [
    {
      es: 'La entrevista no dice cuánto tiempo pide cada {{unit}}, con la preparación y la recogida incluidas. Cronometrar diez bastará para saber si el equipo alcanza; si no alcanza, antes de contratar conviene subir el precio.',
      en: 'The interview does not say how long each {{unit}} takes, setting up and clearing away included. Timing ten will show whether the team is enough; if it is not, raise the price before hiring.',
    },
    {
      es: 'Falta saber cuánto dura de verdad cada {{unit}}, de principio a fin. Diez mediciones con reloj valen más que una estimación, y dirán si hay que mover horarios o precio.',
      en: 'How long each {{unit}} really takes, from start to finish, is not known. Ten of them timed by the clock are worth more than an estimate, and will tell whether hours or prices have to move.',
    },
    {
      es: 'El reloj está por consultar: no consta el tiempo de cada {{unit}} ni el de lo que va antes y después. Con diez anotaciones se sabrá si falta equipo o si conviene cobrar más antes de contratar.',
      en: 'The clock has yet to be consulted: no time is given for each {{unit}}, nor for what comes before and after it. Ten notes will tell whether the team is short or whether to charge more before hiring.',
    },
  ],
};

const TEAM: Message = {
  id: 'team.costs',
  variants: [
    {
      es: 'Cada mes cuesta {{fig:fixed-costs*}} antes de la primera venta. Así se reparten de ordinario en este sector:',
      en: 'Each month costs {{fig:fixed-costs*}} before the first sale. This is how the sector usually splits them:',
    },
    {
      es: 'Antes de vender nada, el mes ya cuesta {{fig:fixed-costs*}}. El sector los distribuye más o menos así:',
      en: 'Before anything is sold the month already costs {{fig:fixed-costs*}}. The sector spreads it more or less like this:',
    },
    {
      es: 'Los gastos fijos suman {{fig:fixed-costs*}} al mes. Partida a partida, con las proporciones del sector:',
      en: 'Fixed costs come to {{fig:fixed-costs*}} a month. Line by line, in the proportions of the sector:',
    },
  ],
};

const TEAM_ASSUMED: Message = {
  id: 'team.assumed',
  variants: [
    {
      es: 'No se dijo cuánto cuesta un mes. El plan supone {{fig:fixed-costs*}}, lo corriente en el sector para este volumen, repartidos así:',
      en: 'What a month costs was not said. The plan supposes {{fig:fixed-costs*}}, the ordinary amount in the sector at this volume, split like this:',
    },
    {
      es: 'A falta de un dato propio, se cuenta con {{fig:fixed-costs*}} al mes, lo que suele gastar un negocio con estas ventas. Por partidas:',
      en: 'For want of a figure of its own, the plan counts on {{fig:fixed-costs*}} a month, what a business with these sales tends to spend. By line:',
    },
    {
      es: 'El gasto de un mes, {{fig:fixed-costs*}}, es el valor corriente en el sector, porque la entrevista no da otro. Se divide de esta manera:',
      en: 'The cost of a month, {{fig:fixed-costs*}}, is the ordinary value in the sector: the interview gives no other. It divides this way:',
    },
  ],
};

const OWNER_PAY: Message = {
  id: 'team.pay',
  variants: [
    {
      es: 'Son {{fig:cost-staff-person*}} por persona y mes, cargas sociales incluidas. Si con eso quien dirige no puede vivir, hay que decirlo ahora: nadie aguanta tres años con un sueldo sin escribir, y un banco lo preguntará.',
      en: 'That is {{fig:cost-staff-person*}} for each person a month, social charges included. If the founder cannot live on it, now is the time to say so: nobody lasts three years on an unwritten salary, and a bank will ask.',
    },
    {
      es: 'A cada persona le tocan {{fig:cost-staff-person*}} al mes con las cargas sociales. Quien emprende debería comparar esa cifra con lo que necesita para vivir y, si no llega, corregir el plan antes que la vida.',
      en: 'Each person’s part is {{fig:cost-staff-person*}} a month with social charges. The founder should hold that figure against the cost of living and, if it falls short, correct the plan first.',
    },
    {
      es: 'Dividido entre las personas del equipo, el gasto de personal da {{fig:cost-staff-person*}} al mes, cargas incluidas. Si ese sueldo no alcanza para vivir, el plan está cojo, y es mejor saberlo antes que el banco.',
      en: 'Divided among the team, staff cost gives {{fig:cost-staff-person*}} a month each, charges included. If that wage is not enough to live on, the plan limps, and it is better to know before the bank does.',
    },
  ],
};

const PERMITS: Message = {
  id: 'permits',
  variants: [
    {
      es: 'La lista es la habitual del oficio y no sustituye una consulta: el ayuntamiento y la asesoría dirán qué hace falta en cada caso y cuánto tarda.',
      en: 'The list is the usual one for the trade and does not replace a consultation: the local council and an accountant will say what is needed in each case and how long it takes.',
    },
    {
      es: 'Esto es lo que suele pedirse en el oficio. Qué se exige aquí, y en cuánto tiempo, lo confirman el ayuntamiento y la asesoría antes de firmar nada.',
      en: 'This is what the trade is usually asked for. What is required here, and how long it takes, is for the local council and an accountant to confirm before anything is signed.',
    },
    {
      es: 'Una consulta en el ayuntamiento y otra en la asesoría convierten esta lista, que es la general del oficio, en la de este caso, con sus plazos.',
      en: 'One visit to the local council and one to an accountant turn this list, the general one of the trade, into the list for this case, with its waiting times.',
    },
  ],
};
