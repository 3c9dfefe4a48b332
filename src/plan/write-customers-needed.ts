import { CENSUS } from './census-words.ts';
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

const METHOD: Message = {
  id: 'mkt.method',
  variants: [
    {
      es: 'En lugar de partir de un mercado enorme y quedarse con un porcentaje, este plan cuenta hacia atrás. La previsión del primer año es de {{fig:units-y1*}} {{units}}, y para cumplirla tienen que existir estos clientes; la última columna supone que compra uno de cada {{fig:one-in}} posibles.',
      en: 'Most plans take a vast market and claim a sliver. This one counts backwards. The first year forecasts {{fig:units-y1*}} {{units}}, and these are the customers who have to exist for it; the last column supposes that one in {{fig:one-in}} of those within reach buys.',
    },
    {
      es: 'La pregunta útil no es cuánto mueve el sector, sino cuántas personas con nombre y calle hacen falta. Para llegar a {{fig:units-y1*}} {{units}} en el primer año serían estas, según lo que deje cada una; la última columna supone que compra una de cada {{fig:one-in}}.',
      en: 'The useful question is not what the sector turns over but how many people, with names and streets, are needed. To reach {{fig:units-y1*}} {{units}} in the first year it takes these, by what each of them brings; the last column supposes that one in {{fig:one-in}} buys.',
    },
    {
      es: 'Aquí no se reparte ningún mercado; se empieza por el final. Un primer año de {{fig:units-y1*}} {{units}} exige los clientes de la tabla, y la última columna cuenta que compra uno de cada {{fig:one-in}}.',
      en: 'No market is carved up here; the sum starts at the end. A first year of {{fig:units-y1*}} {{units}} demands the customers in the table, and the last column reckons that one in {{fig:one-in}} buys.',
    },
    {
      es: 'El tamaño del sector no paga facturas; las pagan clientes que se pueden contar. Vender {{fig:units-y1*}} {{units}} el primer año pide los de esta tabla y, en la última columna, todos a los que hay que llegar si compra uno de cada {{fig:one-in}}.',
      en: 'The size of the sector pays no bills; customers who can be counted do. Selling {{fig:units-y1*}} {{units}} in the first year takes those in this table and, in the last column, all who must be reached if one in {{fig:one-in}} buys.',
    },
    {
      es: 'La cuenta va de las ventas a las caras: {{fig:units-y1*}} {{units}} en un año son tantos clientes como dice cada fila, según lo que compre cada uno. A su derecha está el público que haría falta si solo compra uno de cada {{fig:one-in}}.',
      en: 'The sum goes from sales to faces: {{fig:units-y1*}} {{units}} in a year are as many customers as each row says, by what each of them buys. To the right is the public it would take if only one in {{fig:one-in}} buys.',
    },
  ],
};

const METHOD_RECURRING: Message = {
  id: 'mkt.method.recurring',
  variants: [
    {
      es: 'Aquí cada cliente paga todos los meses, de modo que la previsión es una cuenta de personas que se quedan. Estas son las que tienen que estar activas; la última columna supone que se apunta una de cada {{fig:one-in}} a las que se llega.',
      en: 'Here each customer pays every month, so the forecast is a count of people who stay. These must be active; the last column supposes that one in {{fig:one-in}} of those reached signs up.',
    },
    {
      es: 'Una cuota mensual solo vale lo que dura, así que la tabla cuenta cuántas personas deben seguir pagando. Su última columna supone que, de cada {{fig:one-in}} que se enteran, se apunta una.',
      en: 'A monthly fee is worth only as long as it lasts, so the table counts how many people must keep paying. Its last column supposes that, of every {{fig:one-in}} who hear of it, one signs up.',
    },
    {
      es: 'Lo que se prevé no son ventas sueltas, sino clientes que pagan cada mes. La tabla dice cuántos deben seguir activos y, al final, a cuántos hay que llegar si responde uno de cada {{fig:one-in}}.',
      en: 'What is forecast is not single sales but customers who pay each month. The table says how many must stay active and, at the end, how many have to be reached if one in {{fig:one-in}} responds.',
    },
  ],
};

const PER_DAY: Message = {
  id: 'mkt.per-day',
  when: ({ figures }) => Number(figures['units-day']?.value ?? 0) > 1,
  variants: [
    {
      es: 'Son {{fig:units-day*}} {{units}} por jornada, con {{fig:days-month*}} jornadas al mes.',
      en: 'That makes {{fig:units-day*}} {{units}} a day, at {{fig:days-month*}} working days a month.',
    },
    {
      es: 'Repartido en {{fig:days-month*}} jornadas al mes, el ritmo es de {{fig:units-day*}} {{units}} al día.',
      en: 'Spread over {{fig:days-month*}} working days a month, the pace is {{fig:units-day*}} {{units}} a day.',
    },
    {
      es: 'Cada jornada, de las {{fig:days-month*}} que tiene el mes, pide {{fig:units-day*}} {{units}}.',
      en: 'Every working day, of {{fig:days-month*}} in the month, calls for {{fig:units-day*}} {{units}}.',
    },
  ],
};

const STAYING: Message = {
  id: 'mkt.staying',
  variants: [
    {
      es: 'La cuenta ya incluye reponer a quien se va, y por eso se ganan más clientes de los que quedan. Preguntar por qué se marcha cada persona, el mismo día, vale más que cualquier anuncio.',
      en: 'The sums already include replacing those who leave, which is why more customers are won than remain. Asking why people go, on the day they go, is worth more than any advertisement.',
    },
    {
      es: 'Las bajas están contadas: cada persona que se marcha obliga a encontrar otra solo para quedarse igual. La pregunta que más ahorra se hace ese mismo día: por qué se va.',
      en: 'Departures are counted: each person who goes means finding another just to stand still. The question that saves most is asked that same day: why they are leaving.',
    },
    {
      es: 'Que el total crezca depende también de quién se queda: las bajas que se suponen ya piden gente nueva todos los meses. Una llamada el día de cada despedida, para saber el motivo, rinde más que un anuncio.',
      en: 'Whether the total grows also depends on who stays: the departures supposed already call for new people every month. A call on the day of each goodbye, to learn the reason, does more than an advertisement.',
    },
  ],
};

const FREQUENCY: Message = {
  id: 'mkt.frequency',
  variants: [
    {
      es: 'Cuánto compra cada cliente en un año es el dato que más mueve esta tabla, y se aprende preguntando a los veinte primeros.',
      en: 'How much each customer buys in a year is what moves this table most, and asking the first twenty is how to learn it.',
    },
    {
      es: 'La tabla depende sobre todo de las compras que hace al año cada cliente: una pregunta a los veinte primeros la corrige.',
      en: 'The table depends above all on the purchases each customer makes in a year: one question to the first twenty corrects it.',
    },
    {
      es: 'Entre una fila y otra solo cambia la frecuencia, y nadie la sabe aún: conviene preguntarla a los veinte primeros clientes.',
      en: 'From one row to the next only the frequency changes, and nobody knows it yet: ask the first twenty customers.',
    },
  ],
};

/** A thing that each customer buys once, such as a licence or a wedding. */
const ONCE_EACH: Message = {
  id: 'mkt.frequency.once',
  variants: [
    {
      es: 'Aquí nadie repite en el año: hacen falta tantos clientes como {{units}}, y cada uno que acaba contento es el camino más corto hasta el siguiente.',
      en: 'Here nobody comes back within the year: it takes as many customers as {{units}}, and each one left pleased is the shortest way to the next.',
    },
    {
      es: 'Cada cliente compra una sola vez, así que la cuenta no tiene atajos. Lo que la acorta es pedir, al terminar, el nombre de alguien que esté en lo mismo.',
      en: 'Each customer buys just once, so the sum has no short cuts. What shortens it is asking, at the end, for the name of somebody in the same position.',
    },
    {
      es: 'La tabla tiene una fila porque no hay segunda compra en el año: por cada una de estas ventas hay que encontrar a una persona nueva.',
      en: 'The table has one row because there is no second purchase within the year: for each of these sales a new person has to be found.',
    },
  ],
};

const FREQUENCY_SAID: Message = {
  id: 'mkt.frequency.said',
  variants: [
    {
      es: 'La fila en negrita sale de lo que se dijo en la entrevista, {{fig:uses-sometimes*}} compras al año por cliente; las otras enseñan cuánto cambia la cuenta con más o con menos.',
      en: 'The row in bold follows from what was said in the interview, {{fig:uses-sometimes*}} purchases a year from each customer; the others show how the sum moves with more or fewer.',
    },
    {
      es: 'En la entrevista se habló de clientes que compran {{fig:uses-sometimes*}} veces al año: es la fila en negrita. Veinte clientes con su fecha apuntada dirán si la cuenta va por ahí o por otra fila.',
      en: 'The interview spoke of customers who buy {{fig:uses-sometimes*}} times a year: that is the row in bold. Twenty customers with the date noted will tell whether the sum runs there or on another row.',
    },
    {
      es: 'Con las {{fig:uses-sometimes*}} compras al año que se contaron, la fila que vale es la marcada en negrita; las demás son lo que pasaría si la costumbre fuera otra.',
      en: 'At the {{fig:uses-sometimes*}} purchases a year that were told, the row that counts is the one in bold; the rest is what would happen if the habit were another.',
    },
  ],
};
