import type { Draft } from './draft.ts';
import { drawMap } from './draw-map.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label } from './say.ts';
import { figure, heading, pairs, paragraph, table, words } from './write-block.ts';
import { writeContrasts } from './write-contrasts.ts';
import { writeCustomersNeeded } from './write-customers-needed.ts';
import { type Comparison, compareRivals, writeMatrix } from './write-matrix.ts';

/** How many customers the forecast needs, counted backwards, and what they use today instead. */
export function writeMarket(draft: Draft): Page {
  const comparison = compareRivals(draft);
  return {
    id: 'market',
    title: { es: 'Mercado y competencia', en: 'Market and competition' },
    blocks: [
      ...writeCustomersNeeded(draft),
      heading({ es: 'Con quién se compara el cliente', en: 'What the customer compares it with' }),
      ...writeRivals(draft, comparison),
      drawMap(draft, comparison),
    ],
  };
}

/** Point by point where rivals or an edge were named, and what is still to be looked at; else the options there are. */
function writeRivals(draft: Draft, comparison: Comparison): readonly Block[] {
  const matrix = writeMatrix(draft, comparison);
  const isNamed = comparison.columns.some(({ rival }) => rival !== null);
  if (matrix.length > 0) return [...matrix, ...writeContrasts(draft, comparison), ...paragraph(draft, [isNamed ? ALSO : MORE, RIVAL_TEST])];
  return [
    ...(draft.quotes.competitors ? [] : paragraph(draft, [RIVALS_MISSING])),
    writeOptions(draft),
    ...paragraph(draft, [REASON, RIVAL_TEST]),
  ];
}

function writeOptions(draft: Draft): Block {
  return table({
    title: { es: 'Las opciones que hay hoy', en: 'The options there are today' },
    size: 'text',
    columns: [
      { head: { es: 'Opción', en: 'Option' }, align: 'start', width: 5 },
      { head: { es: 'De dónde sale', en: 'Where it comes from' }, align: 'start', width: 4 },
      { head: { es: 'Precio', en: 'Price' }, align: 'end', width: 2 },
    ],
    rows: [
      {
        cells: [words(label(draft, { es: '{{name^}}', en: '{{name^}}' })), words(OWN), figure('price', true)],
        style: 'strong' as const,
      },
      ...(draft.quotes.competitors ? [{ cells: [{ quote: 'competitors' }, words(NAMED), words(UNCHECKED)] }] : []),
      ...pairs(draft.sector.pack.substitutes)
        .slice(0, 4)
        .map((substitute) => ({ cells: [words(substitute), words(USUAL), words(VARIES)] })),
    ],
  });
}

const OWN = { es: 'este plan', en: 'this plan' };
const NAMED = { es: 'se nombró en la entrevista', en: 'named in the interview' };
const USUAL = { es: 'alternativa habitual del sector', en: 'usual alternative in the sector' };
const UNCHECKED = { es: 'por comprobar', en: 'to be checked' };
const VARIES = { es: 'variable', en: 'varies' };

const ALSO: Message = {
  id: 'comp.also',
  variants: [
    {
      es: 'También compite lo que la gente usa sin llamarlo competencia: {{substitutes}}.',
      en: 'What people use without calling it competition counts too: {{substitutes}}.',
    },
    {
      es: 'Y está lo que se hace por costumbre: {{substitutes}}.',
      en: 'And there is what people do out of habit: {{substitutes}}.',
    },
    {
      es: 'Sin rótulo ni anuncios compite además la salida de costumbre: {{substitutes}}.',
      en: 'With no sign and no advertising, the usual way out competes as well: {{substitutes}}.',
    },
  ],
};

const MORE: Message = {
  id: 'comp.more',
  variants: [
    {
      es: 'No se nombró ninguna empresa rival: las columnas son las alternativas habituales del oficio, y conviene cambiarlas por nombres.',
      en: 'No rival firm was named: the columns are the usual alternatives in the trade, and are best replaced by names.',
    },
    {
      es: 'Faltan nombres de rivales, así que se compara con las alternativas corrientes del oficio. Cada nombre que se averigüe mejora la tabla.',
      en: 'Names of rivals are missing, so the comparison is with the common alternatives in the trade. Each name found improves the table.',
    },
    {
      es: 'La tabla compara con alternativas y no con empresas, porque no se nombró ninguna: en cuanto haya nombres, ocuparán esas columnas.',
      en: 'The table compares with alternatives and not with firms, because none was named: as soon as there are names, they take those columns.',
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
    {
      es: 'Un negocio sin rivales suele ser uno que no los ha buscado. La tabla recoge las alternativas de costumbre; los de verdad se encuentran en una tarde.',
      en: 'A business without rivals is usually one that has not looked. The table lists the customary alternatives; the real ones take an afternoon to find.',
    },
    {
      es: 'La lista de abajo es la corriente en el oficio, a falta de nombres. Hasta quien no compra ha elegido otra cosa: conviene saber cuál antes de abrir.',
      en: 'The list below is the common one in the trade, for want of names. Even those who do not buy have chosen something else: find out what before opening.',
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
    {
      es: 'Saber quién más vende no explica por qué alguien cambiaría. Ese motivo tiene que poder verse o medirse, y aquí queda por escribir hasta que se encuentre.',
      en: 'Knowing who else sells does not explain why anybody would switch. The reason has to be one that can be seen or measured, and it stays unwritten here until it is found.',
    },
  ],
};

const RIVAL_TEST: Message = { id: 'comp.test', variants: [{ es: '{{rivalTest}}', en: '{{rivalTest}}' }] };
