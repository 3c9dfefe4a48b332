import { formatList } from '../language/format-list.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import { comparedAs, type Point } from './comparison-points.ts';
import type { Draft } from './draft.ts';
import { capitalise } from './fill-slots.ts';
import { pickVariant } from './pick-variant.ts';
import type { Block, PlanText } from './plan.ts';
import { checksOf } from './point-check-words.ts';
import { withoutHearsay } from './read-standing.ts';
import { join, label, say } from './say.ts';
import { bullets } from './write-block.ts';
import type { Column, Comparison, Line } from './write-matrix.ts';

const MOST_CONTRASTS = 2;
const MOST_CHECKS = 3;

/** Where the business stands apart from a rival by what was said of both; of whom no reason to leave is known; and what to look at by when. */
export function writeContrasts(draft: Draft, { columns, price, lines }: Comparison): readonly Block[] {
  const contrasts = columns.flatMap((column, at) => sayContrast(draft, column, at, lines)).slice(0, MOST_CONTRASTS);
  const unmatched = columns.filter(({ rival, says }, at) => rival?.isNamed && says.size === 0 && !findShared(lines, at));
  const texts = [...contrasts, ...(unmatched.length > 0 ? [sayWith(draft, 'comp.bare', BARE, { rivals: listHeads(unmatched) })] : [])];
  const checks = [price, ...lines].flatMap((line) => sayCheck(draft, line, columns)).slice(0, MOST_CHECKS);
  return [
    ...(texts.length > 0 ? [{ type: 'paragraph' as const, text: join(texts, ' ') }] : []),
    ...(checks.length > 0 ? [{ type: 'paragraph' as const, text: say(draft, BY_WHEN) }, bullets(checks, 'check')] : []),
  ];
}

/** A rival and the point on which the business stands apart from it, by what was said of both; null where there is none. */
export function findContrast({ columns, lines }: Comparison): Readonly<Record<'rival' | 'point' | 'ours' | 'theirs', PlanText>> | null {
  for (const [at, { head, rival }] of columns.entries()) {
    const shared = rival && findShared(lines, at);
    if (shared) return { rival: head, point: shared.point.name, ours: shared.ours, theirs: shared.theirs };
  }
  return null;
}

/** The first point on which something is known of the business and of the rival in this column. */
function findShared(
  lines: readonly Line[],
  at: number,
): { readonly point: Point; readonly ours: PlanText; readonly theirs: PlanText } | null {
  for (const { point, own, theirs } of lines) {
    const told = theirs[at];
    if (own && told) return { point, ours: withoutHearsay(own), theirs: withoutHearsay(told) };
  }
  return null;
}

function sayContrast(draft: Draft, { head, rival }: Column, at: number, lines: readonly Line[]): readonly PlanText[] {
  const shared = rival && findShared(lines, at);
  if (!shared) return [];
  const slots = { rival: head, point: shared.point.name, ours: shared.ours, theirs: shared.theirs };
  return [sayWith(draft, `comp.contrast ${at}`, CONTRASTS, slots)];
}

/** What is unknown of whom on a point, and how to find out; none where all is known. */
function sayCheck(draft: Draft, { point, theirs }: Line, columns: readonly Column[]): readonly PlanText[] {
  const unknown = columns.filter(({ rival }, at) => rival !== null && !rival.isDoing && !theirs[at]);
  if (unknown.length === 0) return [];
  const check = pickVariant(`${draft.id} check ${point.id}`, checksOf(comparedAs(draft), point.id));
  const name = label(draft, point.name);
  const whom = listHeads(unknown);
  return [perLanguage((language) => `${capitalise(name[language])} (${whom[language]}): ${check[language]}.`)];
}

function listHeads(columns: readonly Column[]): Bilingual {
  return perLanguage((language) =>
    formatList(
      columns.map(({ head }) => head[language]),
      language,
    ),
  );
}

function sayWith(draft: Draft, id: string, variants: readonly Bilingual[], slots: Readonly<Record<string, Bilingual>>): PlanText {
  return say({ ...draft, slots: { ...draft.slots, ...slots } }, { id, variants });
}

const CONTRASTS: readonly Bilingual[] = [
  {
    es: 'Frente a {{rival}}, la diferencia está en este punto, {{point}}: allí, {{theirs}}; aquí se promete {{ours}}.',
    en: 'Against {{rival}} the difference lies in one point, {{point}}: there, {{theirs}}; here the promise is {{ours}}.',
  },
  {
    es: 'A quien hoy acude a {{rival}} se le habla de una cosa, {{point}}: de «{{theirs}}» a «{{ours}}».',
    en: 'Those who now go to {{rival}} are told one thing, {{point}}: from “{{theirs}}” to “{{ours}}”.',
  },
  {
    es: 'Con {{rival}} decide un solo punto, {{point}}. Allí se encuentra esto: {{theirs}}. Lo de {{name}}: {{ours}}, y tiene que notarse el primer día.',
    en: 'With {{rival}} one point decides, {{point}}. What one finds there: {{theirs}}. With {{name}}: {{ours}}, and it has to show on day one.',
  },
];

const BARE: readonly Bilingual[] = [
  {
    es: 'De {{rivals}} solo se dio el nombre: falta saber por qué alguien cambiaría, y sin ese motivo no hay argumento de venta.',
    en: 'Of {{rivals}} only the name was given: why anybody would switch is not known yet, and without that reason there is no case to make.',
  },
  {
    es: '{{rivals}}: nombre sin motivo. Hasta saber qué le falta a su clientela, este plan no promete quitársela.',
    en: '{{rivals}}: a name without a reason. Until it is known what its customers lack, this plan does not promise to win them.',
  },
  {
    es: 'Sobre {{rivals}} no se contó nada más, y es la laguna comercial que antes conviene cerrar.',
    en: 'Nothing more was told about {{rivals}}, and that is the commercial gap to close first.',
  },
];

const BY_WHEN = {
  id: 'comp.by-when',
  variants: [
    {
      es: 'Lo que pone «por ver» se cierra antes del {{fig:week-1}}, en este orden:',
      en: 'What reads “to check” is closed before {{fig:week-1}}, in this order:',
    },
    {
      es: 'Estas visitas caben en una semana y deben estar hechas el {{fig:week-1}}:',
      en: 'These visits fit in one week and should be done by {{fig:week-1}}:',
    },
    {
      es: 'Antes de gastar en anuncios, con fecha límite el {{fig:week-1}}, toca averiguar esto:',
      en: 'Before any money goes on advertising, and by {{fig:week-1}} at the latest, find out this:',
    },
  ],
};
