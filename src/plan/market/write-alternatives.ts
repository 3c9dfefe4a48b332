import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { capital, pairs, table, words } from '../write-block.ts';
import { type Alternative, SAME_TRADE } from './alternative-words.ts';
import type { Comparison } from './compare-rivals.ts';
import { comparedAs, pointsOf } from './comparison-points.ts';
import { findAlternative } from './find-alternative.ts';
import { fitKind } from './fit-kind.ts';

const MOST_ROWS = 5;

/** What customers of the trade use instead, by its kind: why they do, where it usually lets them down, and how to find out by when. */
export function writeAlternatives(draft: Draft, comparison: Comparison): Block {
  return table({
    title: { es: 'Qué usa hoy el cliente en su lugar', en: 'What customers use today instead' },
    note: label(draft, NOTE),
    size: 'text',
    columns: [
      { head: { es: 'Alternativa', en: 'Alternative' }, align: 'start', width: 4 },
      { head: { es: 'Por qué la eligen', en: 'Why they choose it' }, align: 'start', width: 4 },
      { head: { es: 'Dónde suele fallar', en: 'Where it usually fails' }, align: 'start', width: 4 },
      { head: { es: 'Qué averiguar, y cómo', en: 'What to find out, and how' }, align: 'start', width: 5 },
    ],
    rows: optionsOf(draft, comparison)
      .slice(0, MOST_ROWS)
      .map(({ name, kind }) => ({
        cells: [words(capital(name)), words(capital(kind.why)), words(capital(kind.fails)), words(tellFindOut(draft, kind))],
      })),
  });
}

export interface Option {
  readonly name: PlanText;
  readonly kind: Alternative;
}

/** What was described first, then somebody of the same trade, what is usual in it, and buying nothing: each kind once. */
export function optionsOf(draft: Draft, { columns }: Comparison): readonly Option[] {
  const option = (name: PlanText): Option => ({ name, kind: fitKind(findAlternative(name.es), draft.sector.id, null) });
  const told = columns.flatMap(({ head, rival, kind }): readonly Option[] => (rival ? [{ name: head, kind }] : []));
  const usual = pairs(draft.sector.pack.substitutes).map((name) => option(name));
  const all = [...told, { name: label(draft, draft.diagnosis.isKindTold ? PEER : RIVAL), kind: SAME_TRADE }, ...usual, option(NO_PURCHASE)];
  return all.filter(({ kind }, at) => all.findIndex((other) => other.kind.id === kind.id) === at);
}

/** Of the same trade one asks what its customers compare; of the rest, what their kind is known for. */
function tellFindOut(draft: Draft, { id, findOut }: Alternative): PlanText {
  const [first, second] = pointsOf(comparedAs(draft)).map(({ name }) => name);
  if (id !== 'same-trade' || !first || !second) return capital(findOut);
  return capital({ es: `${findOut.es}: precio, ${first.es} y ${second.es}`, en: `${findOut.en}: price, ${first.en} and ${second.en}` });
}

const PEER: PlanText = { es: '{{aBusiness}} que ya trabaja en la zona', en: '{{aBusiness}} already established nearby' };
/** Of the same kind, where the kind has no name. */
const RIVAL: PlanText = { es: 'otro que ya ofrece lo mismo en la zona', en: 'another offering the same nearby' };
const NO_PURCHASE: PlanText = { es: 'no comprar, por ahora', en: 'not buying, for now' };

const NOTE: PlanText = {
  es: 'La tabla recoge lo habitual en el oficio, y cada línea debe comprobarse antes de firmar.',
  en: 'The table shows what is common in the trade, and each line has to be checked before signing.',
};
