import type { Draft } from './draft.ts';
import { rivalsOf } from './gather-quotes.ts';
import type { Message } from './message.ts';
import type { Block, Cell, Page, PlanText } from './plan.ts';
import { figure, heading, pairs, paragraph, table, words } from './write-block.ts';

/** How many customers the forecast needs, counted backwards, and what they use today instead. */
export function writeMarket(draft: Draft): Page {
  return {
    id: 'market',
    title: { es: 'Mercado y competencia', en: 'Market and competition' },
    blocks: [
      heading({ es: 'Cuántos clientes hacen falta', en: 'How many customers it takes' }),
      ...paragraph(draft, [METHOD]),
      writeCustomersNeeded(),
      ...paragraph(draft, [READING, FREQUENCY]),
      heading({ es: 'Con quién se compara el cliente', en: 'What the customer compares it with' }),
      ...writeRivals(draft),
      ...paragraph(draft, [REASON, RIVAL_TEST]),
    ],
  };
}

function writeCustomersNeeded(): Block {
  const row = (often: PlanText, id: string) => ({
    cells: [words(often), figure(`purchases-${id}`), figure(`customers-${id}`, true), figure(`reach-${id}`, true)],
  });
  return table({
    title: { es: 'Del primer año hacia atrás', en: 'From the first year backwards' },
    size: 'text',
    columns: [
      { head: { es: 'Si cada cliente compra…', en: 'If each customer buys…' }, align: 'start', width: 4 },
      { head: { es: 'Veces al año', en: 'Times a year' }, align: 'end', width: 2 },
      { head: { es: 'Clientes necesarios', en: 'Customers needed' }, align: 'end', width: 3 },
      { head: { es: 'Personas en la zona', en: 'People in reach' }, align: 'end', width: 3 },
    ],
    rows: [
      row({ es: 'cada mes', en: 'every month' }, 'monthly'),
      row({ es: 'cada tres meses', en: 'every three months' }, 'quarterly'),
      row({ es: 'una vez al año', en: 'once a year' }, 'yearly'),
    ],
  });
}

function writeRivals(draft: Draft): readonly Block[] {
  const named = rivalsOf(draft.facts);
  const rows = [
    {
      cells: [words({ es: draft.slots.name?.es ?? '', en: draft.slots.name?.en ?? '' }), words(OWN), figure('price', true)],
      style: 'strong' as const,
    },
    ...named.map((rival) => ({ cells: [words({ es: rival, en: rival }), words(NAMED), words(UNCHECKED)] })),
    ...competitorsQuote(draft, named).map((cell) => ({ cells: [cell, words(NAMED), words(UNCHECKED)] })),
    ...pairs(draft.sector.pack.substitutes)
      .slice(0, 3)
      .map((substitute) => ({ cells: [words(substitute), words(USUAL), words(VARIES)] })),
  ];
  return [
    ...(named.length === 0 && !draft.quotes.competitors ? paragraph(draft, [RIVALS_MISSING]) : []),
    table({
      title: { es: 'Las opciones que hay hoy', en: 'The options there are today' },
      size: 'text',
      columns: [
        { head: { es: 'Opción', en: 'Option' }, align: 'start', width: 5 },
        { head: { es: 'De dónde sale', en: 'Where it comes from' }, align: 'start', width: 4 },
        { head: { es: 'Precio', en: 'Price' }, align: 'end', width: 2 },
      ],
      rows,
    }),
  ];
}

/** The answer itself, where no name could be read from it. */
function competitorsQuote(draft: Draft, named: readonly string[]): readonly Cell[] {
  return named.length === 0 && draft.quotes.competitors ? [{ quote: 'competitors' }] : [];
}

const OWN = { es: 'este plan', en: 'this plan' };
const NAMED = { es: 'se nombró en la entrevista', en: 'named in the interview' };
const USUAL = { es: 'alternativa habitual del sector', en: 'usual alternative in the sector' };
const UNCHECKED = { es: 'por comprobar', en: 'to be checked' };
const VARIES = { es: 'variable', en: 'varies' };

const METHOD: Message = {
  id: 'mkt.method',
  variants: [
    {
      es: 'En lugar de partir de un mercado enorme y quedarse con un porcentaje, este plan cuenta hacia atrás. La previsión del primer año es de {{fig:units-y1*}} {{units}}, y para cumplirla tienen que existir estos clientes; la última columna supone que compra una de cada {{fig:one-in}} personas de la zona.',
      en: 'Most plans take a vast market and claim a sliver. This one counts backwards. The first year forecasts {{fig:units-y1*}} {{units}}, and these are the customers who have to exist for it; the last column supposes that one person in {{fig:one-in}} within reach buys.',
    },
  ],
};

const READING: Message = {
  id: 'mkt.reading',
  variants: [
    {
      es: 'Son {{fig:units-day*}} {{units}} por día de trabajo, contando {{fig:days-month*}} días al mes. El padrón o el censo dirán si en la zona vive gente suficiente; si no la hay, toca ampliar la zona o vender más a menudo.',
      en: 'That makes {{fig:units-day*}} {{units}} for each working day, at {{fig:days-month*}} days a month. The population register will show whether enough people live there; if they do not, the area must widen or the purchases come more often.',
    },
    {
      es: 'Con {{fig:days-month*}} días de trabajo al mes, son {{fig:units-day*}} {{units}} al día. Antes de firmar un local conviene pedir al ayuntamiento cuántas personas viven o trabajan alrededor.',
      en: 'At {{fig:days-month*}} working days a month it comes to {{fig:units-day*}} {{units}} a day. Before signing for premises, ask the council how many people live or work nearby.',
    },
  ],
};

const FREQUENCY: Message = {
  id: 'mkt.frequency',
  variants: [
    {
      es: 'Con qué frecuencia compra cada cliente es el dato que más mueve esta tabla, y se aprende preguntando a los veinte primeros.',
      en: 'How often each customer buys is what moves this table most, and asking the first twenty is how to learn it.',
    },
  ],
};

const RIVALS_MISSING: Message = {
  id: 'comp.missing',
  variants: [
    {
      es: 'No se nombró ningún competidor. Siempre hay uno, aunque sea no comprar: conviene encontrarlo antes que el cliente. Mientras tanto se anotan las alternativas habituales.',
      en: 'No rival was named. There always is one, if only not to buy; better to find it before the customer does. Meanwhile the usual alternatives are listed.',
    },
  ],
};

const REASON: Message = {
  id: 'comp.reason',
  variants: [
    {
      es: 'La entrevista da las opciones y no los motivos para dejarlas. Un cliente que ya compra en otro sitio necesita una razón que pueda comprobar por sí mismo, y este plan no la inventa.',
      en: 'The interview gives the options, not the reasons to leave them. Customers who already buy elsewhere need a reason they can check for themselves, and this plan does not make one up.',
    },
    {
      es: 'Donde pone «por comprobar» falta una tarde de trabajo. Hasta hacerla, cualquier ventaja frente a esas opciones es una suposición.',
      en: 'Where it says “to be checked”, an afternoon of work is missing. Until it is done, any edge over those options is a guess.',
    },
  ],
};

const RIVAL_TEST: Message = { id: 'comp.test', variants: [{ es: '{{rivalTest}}', en: '{{rivalTest}}' }] };
