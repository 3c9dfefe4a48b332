import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
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
    return [...intro, writeAlternatives(draft, comparison), ...paragraph(draft, [REASON, RIVAL_TEST]), ...drawMap(draft, comparison)];
  }
  const map = drawMap(draft, comparison);
  const isAllTold = comparison.columns.every(({ rival }) => rival !== null);
  return [
    ...writeMatrix(draft, comparison, map.length > 0),
    ...paragraph(withOthers(draft, comparison), isAllTold ? [ALSO, RIVAL_TEST] : [RIVAL_TEST]),
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
      es: 'También compite lo que la gente usa sin llamarlo competencia: {{others}}.',
      en: 'Substitutes count as competition too: {{others}}.',
    },
    {
      es: 'Y está lo que se hace por costumbre: {{others}}.',
      en: 'And there is what people do out of habit: {{others}}.',
    },
    {
      es: 'También compite lo que ya se hace por costumbre: {{others}}.',
      en: 'What people already do out of habit competes as well: {{others}}.',
    },
  ],
};

const KINDS: Message = {
  id: 'comp.kinds',
  variants: [
    {
      es: 'Se dijo qué clase de rival hay y no cómo se llama ninguno. La tabla abre esa clase y las demás del oficio; con tres nombres y una tarde, cada línea pasa de lo corriente a lo sabido.',
      en: 'The kind of rival was given, but no names. The table covers that kind and the trade’s others; three names and an afternoon will turn each line from usual into known.',
    },
    {
      es: 'Sin nombres todavía, se compara por clases: de cada una se sabe por qué la gente la elige y dónde suele dejarla sola. Ponerle nombre a tres es la primera tarea.',
      en: 'With no names as yet, the comparison is by type: why people choose each and where it tends to let them down. Naming three is the first task.',
    },
  ],
};

const RIVALS_MISSING: Message = {
  id: 'comp.missing',
  variants: [
    {
      es: 'No se nombró ningún competidor. Siempre hay uno, aunque sea no comprar: conviene encontrarlo antes que el cliente. Mientras tanto se anotan las alternativas habituales, clase por clase.',
      en: 'No rival was named. There is always one, even if it is not buying at all; better to find it before customers do. Meanwhile the usual alternatives are listed by type.',
    },
    {
      es: 'Un negocio sin rivales suele ser uno que no los ha buscado. La tabla recoge las alternativas de costumbre; los de verdad se encuentran en una tarde.',
      en: 'A business without rivals is usually one that has not looked. The table lists the customary alternatives; the real ones take an afternoon to find.',
    },
    {
      es: 'La lista de abajo es la corriente en el oficio, a falta de nombres. Hasta quien no compra ha elegido otra cosa: conviene saber cuál antes de abrir.',
      en: 'The list below is the trade’s usual one, as no names were given. Even those who do not buy have chosen something else: find out what before opening.',
    },
  ],
};

const REASON: Message = {
  id: 'comp.reason',
  variants: [
    {
      es: 'La entrevista da las opciones y no los motivos para dejarlas. Un cliente que ya compra en otro sitio necesita una razón que pueda comprobar por sí mismo, y este plan no la inventa.',
      en: 'The interview named the options, not the reasons to leave them. Customers who already buy elsewhere need a reason they can check for themselves, and this plan does not make one up.',
    },
    {
      es: 'La última columna cabe en una tarde de trabajo. Hasta hacerla, cualquier ventaja frente a esas opciones es una suposición.',
      en: 'The last column is one afternoon’s work. Until it is done, any edge over those options is a guess.',
    },
    {
      es: 'Saber quién más vende no explica por qué alguien cambiaría. Ese motivo tiene que poder verse o medirse, y aquí queda por escribir hasta que se encuentre.',
      en: 'Knowing who else sells does not explain why anybody would switch. The reason has to be one that can be seen or measured, and it stays unwritten here until it is found.',
    },
  ],
};

const RIVAL_TEST: Message = { id: 'comp.test', variants: [{ es: '{{rivalTest}}', en: '{{rivalTest}}' }] };
