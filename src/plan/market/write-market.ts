import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { Block, Page } from '../plan.ts';
import { heading, pairs, paragraph } from '../write-block.ts';
import { type Comparison, compareRivals } from './compare-rivals.ts';
import { drawMap } from './draw-map.ts';
import { findAlternative } from './find-alternative.ts';
import { writeAlternatives } from './write-alternatives.ts';
import { writeCustomersNeeded } from './write-customers-needed.ts';
import { writeMatrix } from './write-matrix.ts';

/** How many customers the forecast needs, counted backwards, and what they use today instead. */
export function writeMarket(draft: Draft): Page {
  const comparison = compareRivals(draft);
  return {
    id: 'market',
    title: { es: 'Mercado y competencia', en: 'Market and competition' },
    blocks: [
      ...writeCustomersNeeded(draft),
      heading({ es: 'Con quién compara el cliente', en: 'What customers compare it with' }),
      ...writeRivals(draft, comparison),
    ],
  };
}

/** Point by point where somebody was named or anything told of them; else the kinds of thing there are. A map beside either, where there is one to draw. */
function writeRivals(draft: Draft, comparison: Comparison): readonly Block[] {
  const isKnown = comparison.columns.some(({ rival, says }) => rival !== null && (rival.isNamed || says.size > 0));
  if (!isKnown) {
    const intro = draft.quotes.competitors
      ? [{ type: 'quote' as const, quote: 'competitors' }, ...paragraph(draft, [KINDS])]
      : paragraph(draft, [RIVALS_MISSING]);
    return [
      ...intro,
      writeAlternatives(draft, comparison),
      ...paragraph(withTest(draft), [REASON, RIVAL_TEST]),
      ...drawMap(draft, comparison),
    ];
  }
  const map = drawMap(draft, comparison);
  const isAllTold = comparison.columns.every(({ rival }) => rival !== null);
  return [
    ...writeMatrix(draft, comparison, map.length > 0),
    ...paragraph(withTest(withOthers(draft, comparison)), isAllTold ? [ALSO, RIVAL_TEST] : [RIVAL_TEST]),
    ...map,
  ];
}

/** What people do instead, but for what stands in the matrix already under its name or its kind. */
function withOthers(draft: Draft, { columns }: Comparison): Draft {
  const others = pairs(draft.sector.pack.substitutes)
    .filter(({ es }) => !columns.some(({ kind, head }) => kind.id === findAlternative(es).id || isAlike(head.es, es)))
    .slice(0, MOST_OTHERS);
  return { ...draft, slots: { ...draft.slots, others: listInBoth(others, 'or') } };
}

const MOST_OTHERS = 2;
const TELLING_LETTERS = 6;

/** «Megadeporte» is a shop of «deportes». */
function isAlike(name: string, other: string): boolean {
  const said = foldText(name);
  const words = foldText(other).split(/[^a-z]+/);
  return words.some((word) => word.length >= TELLING_LETTERS && said.includes(word.replace(/e?s$/, '')));
}

const ALSO: Message = {
  id: 'comp.also',
  when: ({ slots }) => slots.others?.es !== '',
  variants: [
    {
      es: 'También compiten otras soluciones que la gente ya usa, como {{others}}.',
      en: 'Other things that people already use compete as well, such as {{others}}.',
    },
    {
      es: 'Hay que contar además con lo que se hace por costumbre, como {{others}}.',
      en: 'What people do out of habit counts as well, such as {{others}}.',
    },
    {
      es: 'También compite lo que ya se hace por costumbre, como {{others}}.',
      en: 'What people already do out of habit competes as well, such as {{others}}.',
    },
  ],
};

const KINDS: Message = {
  id: 'comp.kinds',
  variants: [
    {
      es: 'Se dijo qué clase de rivales hay, pero no cómo se llaman. La tabla recoge lo habitual en esa clase y en las demás del oficio, y con tres nombres y una tarde de visitas se puede comprobar cada línea.',
      en: 'The kind of rival was given, but no names. The table shows what is usual for that kind and for the trade’s others, and three names and an afternoon of visits will check each line.',
    },
    {
      es: 'Como no se dieron nombres, la tabla compara por clases por qué se elige cada una y en qué suele fallar. La primera tarea es poner nombre a tres rivales.',
      en: 'As no names were given, the table compares types, with why people choose each and where it tends to fail. The first task is to name three rivals.',
    },
  ],
};

const RIVALS_MISSING: Message = {
  id: 'comp.missing',
  variants: [
    {
      es: 'En la entrevista no se nombró a ningún competidor, aunque siempre lo hay. Hasta que se conozcan los de la zona, la tabla recoge las alternativas habituales del oficio.',
      en: 'No rival was named in the interview, although there always is one. Until those of the area are known, the table lists the trade’s usual alternatives.',
    },
    {
      es: 'No se dieron nombres de rivales, y encontrarlos lleva una tarde. Mientras tanto, la tabla recoge las alternativas habituales del oficio.',
      en: 'No rivals were named, and finding them takes an afternoon. Meanwhile the table lists the trade’s usual alternatives.',
    },
    {
      es: 'A falta de nombres, la tabla recoge las alternativas habituales del oficio. Antes de abrir conviene saber cuáles usa hoy la clientela de la zona.',
      en: 'As no names were given, the table lists the trade’s usual alternatives. Before opening, find out which of them people in the area use today.',
    },
  ],
};

const REASON: Message = {
  id: 'comp.reason',
  variants: [
    {
      es: 'Un cliente que ya compra en otro sitio necesita una razón para cambiar que pueda comprobar por sí mismo. En la entrevista no se dio ninguna y este plan no la inventa.',
      en: 'Customers who already buy elsewhere need a reason to change that they can check for themselves. The interview gave none, and this plan does not make one up.',
    },
    {
      es: 'Averiguar lo que pide la última columna lleva una tarde. Hasta entonces, cualquier ventaja frente a esas opciones es una suposición.',
      en: 'Finding out what the last column asks takes an afternoon. Until then, any advantage over those options is a guess.',
    },
    {
      es: 'Falta saber por qué alguien cambiaría esas opciones por {{name}}. El motivo tiene que poder verse o medirse, y se escribirá cuando se encuentre.',
      en: 'What is missing is why anybody would leave those options for {{name}}. The reason has to be one that can be seen or measured, and it will be written down when it is found.',
    },
  ],
};

const RIVAL_TEST: Message = { id: 'comp.test', variants: [{ es: '{{rivalTestToDo}}', en: '{{rivalTest}}' }] };

/** «Llevar una bici…» as something to do; an order to whoever reads it stands as it is. */
function withTest(draft: Draft): Draft {
  const { rivalTest } = draft.slots;
  if (!rivalTest || !INFINITIVE.test(rivalTest.es)) return { ...draft, slots: { ...draft.slots, rivalTestToDo: rivalTest ?? NO_WORDS } };
  const toDo = `Conviene ${rivalTest.es.charAt(0).toLowerCase()}${rivalTest.es.slice(1)}`;
  return { ...draft, slots: { ...draft.slots, rivalTestToDo: { es: toDo, en: rivalTest.en } } };
}

const INFINITIVE = /^\p{L}*[aei]r(?:se)?(?!\p{L})/iu;
