import { CENSUS } from './census-words.ts';
import { FREQUENCY, FREQUENCY_SAID, METHOD, METHOD_RECURRING, ONCE_EACH, PER_DAY, STAYING } from './customers-needed-words.ts';
import type { Draft } from './draft.ts';
import { findFrequency } from './find-frequency.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Message } from './message.ts';
import type { Block, PlanText } from './plan.ts';
import { label } from './say.ts';
import { figure, heading, paragraph, table, words } from './write-block.ts';

/** The market counted backwards, from the forecast to the customers who would have to exist. */
export function writeCustomersNeeded(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'Cuántos clientes hacen falta', en: 'How many customers it takes' }),
    ...(draft.diagnosis.isRecurring
      ? [
          ...paragraph(draft, [METHOD_RECURRING]),
          { type: 'columns' as const, columns: [[activeCustomers(draft)], [writeFunnel(draft)]] as const },
          ...paragraph(draft, [STAYING, ...CENSUS]),
        ]
      : [
          ...paragraph(draft, [METHOD]),
          { type: 'columns' as const, columns: [[customersByUse(draft)], [writeFunnel(draft)]] as const },
          ...paragraph(draft, [PER_DAY, frequencyOf(draft), ...CENSUS]),
        ]),
  ];
}

const COMMON = 'sometimes';
const USES = ['often', COMMON, 'seldom'] as const;

/** Each number of purchases once. */
function usesIn({ figures }: Draft): readonly (typeof USES)[number][] {
  const value = (use: string) => figures[`uses-${use}`]?.value;
  return USES.filter(
    (use, at) =>
      use === COMMON ||
      !USES.slice(0, at)
        .concat(COMMON)
        .some((other) => value(other) === value(use)),
  );
}

function customersByUse(draft: Draft): Block {
  return table({
    title: { es: 'Clientes, según cuánto compre cada uno', en: 'Customers, by how much each one buys' },
    size: 'text',
    columns: [
      {
        head: label(draft, { es: '{{units^}} al año', en: '{{units^}} a year' }),
        align: 'start',
        width: 4,
      },
      { head: { es: 'Clientes', en: 'Customers' }, align: 'end', width: 3 },
      { head: { es: 'Al alcance', en: 'In reach' }, align: 'end', width: 3 },
    ],
    rows: usesIn(draft).map((use) => ({
      cells: [figure(`uses-${use}`), figure(`customers-${use}`, true), figure(`reach-${use}`, true)],
      ...(use === COMMON ? { style: 'strong' as const } : {}),
    })),
  });
}

/** Back from the customers of the year to those who must hear of it, one step a row. */
function writeFunnel(draft: Draft): Block {
  const who = draft.diagnosis.isRecurring
    ? { es: 'clientes ganados en el año', en: 'customers won in the year' }
    : { es: 'a {{fig:uses-sometimes}} {{units}} al año cada cliente', en: 'at {{fig:uses-sometimes}} {{units}} a year from each' };
  const row = (name: PlanText, id: string, how: PlanText) => ({ cells: [words(name), figure(id, true), words(label(draft, how))] });
  return table({
    title: { es: 'Embudo del primer año', en: 'Funnel of the first year' },
    size: 'text',
    columns: [
      { head: { es: 'Paso', en: 'Step' }, align: 'start', width: 4 },
      { head: { es: 'Cuántos', en: 'How many' }, align: 'end', width: 3 },
      { head: { es: 'La cuenta', en: 'The sum' }, align: 'start', width: 6 },
    ],
    rows: [
      row({ es: 'Lo ven', en: 'See it' }, 'funnel-sees', {
        es: 'pregunta uno de cada {{fig:one-in-sees*}}',
        en: 'one in {{fig:one-in-sees*}} asks',
      }),
      row({ es: 'Preguntan', en: 'Ask' }, 'funnel-asks', {
        es: 'compra uno de cada {{fig:one-in-asks*}}',
        en: 'one in {{fig:one-in-asks*}} buys',
      }),
      row({ es: 'Compran', en: 'Buy' }, 'funnel-customers', who),
    ],
  });
}

/** What is said of how often a customer buys: with one row there is nothing to compare. */
function frequencyOf(draft: Draft): Message {
  if (usesIn(draft).length === 1) return ONCE_EACH;
  return findFrequency(draft.facts) === null ? FREQUENCY : FREQUENCY_SAID;
}

const READ_AT = [1, 6, 12] as const;

function activeCustomers(draft: Draft): Block {
  return table({
    title: { es: 'Cuántos tienen que estar activos', en: 'How many must be active' },
    size: 'text',
    columns: [
      { head: { es: 'Mes', en: 'Month' }, align: 'start', width: 5 },
      { head: label(draft, { es: '{{units^}}', en: '{{units^}}' }), align: 'end', width: 3 },
      { head: { es: 'Al alcance', en: 'In reach' }, align: 'end', width: 3 },
    ],
    rows: READ_AT.map((number) => ({
      cells: [figure(monthFigure(number, 'month')), figure(monthFigure(number, 'units')), figure(monthFigure(number, 'reach'), true)],
    })),
  });
}
