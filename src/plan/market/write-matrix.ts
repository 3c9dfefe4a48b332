import { isTakenOver } from '../../facts/is-taken-over.ts';
import { capitalise } from '../../language/capitalise.ts';
import { foldText } from '../../language/fold-text.ts';
import { perLanguage } from '../../language/language.ts';
import { stemsIn } from '../../language/stem-words.ts';
import type { Draft } from '../draft.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';
import type { Block, Cell, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { capital, table, words } from '../write-block.ts';
import type { Column, Comparison } from './compare-rivals.ts';
import { shareColumns } from './group-alike.ts';
import { KIND_WORDS } from './kind-words.ts';
import { markOrigin } from './mark-origin.ts';
import { AS_AT, AT_EACH, CUSTOM, DAYS, IF_THEY_STAY, NEW, NONE_YET, NOT_KNOWN, noteFor, THEN, TOLD, VISIT } from './matrix-words.ts';
import { headOf, joinAlike, mergeAlike } from './merge-alike.ts';
import { type Known, tellLines, tellPromises, tellReasons, usual } from './tell-lines.ts';
import { tellPrices } from './tell-prices.ts';
import { tellRivals } from './tell-rivals.ts';
import { trialOf } from './trial-words.ts';
import { blankFor, visitForm } from './visit-form.ts';

type Row = Table['rows'][number];
type Told = ReturnType<typeof shareColumns>;

/** Lines of it, with what was told and the price; the visit comes after them. Where no map is drawn there is room for one more. */
const MOST_LINES = 6;
/** Beside four others the columns are narrow, and the lines tall. */
const MOST_OF_FOUR = 5;

/**
 * The matrix, point by point, a column for each that was named: what was told, what is usual in its kind and is called so, and of the rest what
 * there is to fill in on a visit.
 */
export function writeMatrix(draft: Draft, told: Comparison, isBesideMap: boolean): readonly Block[] {
  const comparison = shareColumns(draft, told);
  const { columns } = comparison;
  const spoken = tellRivals(draft, columns);
  const heard = spoken.length > 0 ? [row(TOLD, [words(offerOf(draft)), ...spoken])] : [];
  const custom = tellCustom(draft, columns);
  const most = (columns.length > MOST_NARROW ? MOST_OF_FOUR : MOST_LINES) + (isBesideMap ? 0 : 1) - heard.length - custom.length;
  const chosen = chooseLines(draft, comparison, most);
  const lines = [...heard, ...chosen.map((line, at) => lay(line, chosen.slice(0, at))), ...custom];
  const { groups, rows } = columns.length > MOST_NARROW ? mergeAlike(columns, lines) : joinAlike(columns, lines);
  return [
    table({
      title: { es: 'Matriz de competencia', en: 'Competitor matrix' },
      note: noteFor(rows),
      size: 'text',
      columns: [
        { head: { es: 'Qué se compara', en: 'What is compared' }, align: 'start', width: 4 },
        { head: label(draft, { es: '{{name^}}', en: '{{name^}}' }), align: 'start', width: 3 },
        ...groups.map((group) => ({ head: capital(headOf(group)), align: 'start' as const, width: 3 })),
      ],
      rows: [...rows, tellVisit(draft, groups)],
    }),
  ];
}

const MOST_NARROW = 3;

/** Why they are chosen where anything is known of it, and the price; then what was told of the others, of the business, what is usual, and what is to be asked. */
function chooseLines(draft: Draft, comparison: Told, most: number): readonly Known[] {
  const promises = tellPromises(draft, comparison.columns);
  const points = tellLines(draft, comparison).filter(({ name }) => !promises.some((promised) => sharesWord(promised.name, name)));
  const reasons = [tellReasons(draft, comparison.columns)].filter(isTelling);
  const weigh = (line: Known) => (line.isToldOfThem || line.isLed ? 0 : line.isTold ? 1 : isTelling(line) ? 2 : 3);
  const others = [...promises, ...points].sort((one, other) => weigh(one) - weigh(other));
  return [...reasons, tellPrices(draft, comparison), ...others.filter(isWorthIts)].slice(0, most);
}

/** «Mesas de las que nadie te echa», «cuánto rato se puede estar en la mesa»: one of them is enough. */
function sharesWord(promised: PlanText, asked: PlanText): boolean {
  const said = stemsIn(foldText(promised.es), SHORTEST_WORD);
  return stemsIn(foldText(asked.es), SHORTEST_WORD).some((stem) => said.includes(stem));
}

const SHORTEST_WORD = 4;

/** A line that says nothing of any rival but one is a form, unless something was told in it. */
function isWorthIts({ isToldOfThem, isLed, isPromise, theirs }: Known): boolean {
  return isToldOfThem || isLed || isPromise || theirs.length < FEWEST_COMPARED || theirs.filter((one) => one !== null).length > 1;
}

const FEWEST_COMPARED = 3;

/** Something is known of a rival: of one is enough where any of it was told, of half of them where nothing was. */
function isTelling({ isTold, theirs }: Known): boolean {
  const known = theirs.filter((one) => one !== null).length;
  return known > 0 && (isTold || known * 2 >= theirs.length);
}

/** How to find out stands with what is asked, once for all of whom it is not known and for all the lines found out alike; they have room for the answer. */
function lay({ name, isPromise, ours, theirs, check }: Known, before: readonly Known[]): Row {
  const isAsked = theirs.includes(null) && !before.some((line) => line.theirs.includes(null) && line.check.es === check.es);
  const asked = markOrigin(
    perLanguage((language) => (isAsked ? `**${capitalise(name[language])}**: ${check[language]}` : capitalise(name[language]))),
  );
  return row(
    asked,
    [ours, ...theirs.map((one) => one ?? blankFor(name, isPromise))].map((text) => words(capital(markOrigin(text)))),
  );
}

function row(name: PlanText, cells: readonly Cell[]): Row {
  return { cells: [words(capital(name)), ...cells] };
}

/** What the business leads with, in the row of what was told. */
function offerOf({ slots }: Draft): PlanText {
  return slots.promiseOne ?? NEW;
}

/** Customers of one's own, where anything was told of one's: whoever opens has none, and every other has. */
function tellCustom(draft: Draft, columns: readonly Column[]): readonly Row[] {
  if (columns.every(({ says }) => !says.has('fame'))) return [];
  const theirs = columns.map(({ kind, says }): Cell => {
    const told = says.get('fame') ?? usual(KIND_WORDS[kind.id].usual.fame);
    return words(told ? markOrigin(told) : NOT_KNOWN);
  });
  return [row(CUSTOM, [words(label(draft, isTakenOver(draft.facts) ? IF_THEY_STAY : NONE_YET)), ...theirs])];
}

/** What to bring back from each: of the same trade what one takes of it, on days of its own, and a form to fill in there; of the rest what their kind calls for. */
function tellVisit(draft: Draft, groups: readonly (readonly Column[])[]): Row {
  const trial = trialOf(draft);
  const form = visitForm(saleKindOf(draft));
  const columns = groups.flatMap(([first]) => first ?? []);
  const peers = columns.filter(({ kind }) => kind.id === 'same-trade');
  const theirs = columns.map((column, at): PlanText => {
    const day = DAYS[peers.indexOf(column)];
    if (day && (groups[at]?.length ?? 1) > 1) return perLanguage((language) => `${trial[language]}${AT_EACH[language]}`);
    if (day) return perLanguage((language) => `${trial[language]}${day[language]}. ${capitalise(form[language])}`);
    const alike = columns.slice(0, at).find(({ kind }) => kind.findOut.es === column.kind.findOut.es);
    return alike ? perLanguage((language) => `${AS_AT[language]} ${alike.head[language]}`) : column.kind.findOut;
  });
  return row(label(draft, VISIT), [words(label(draft, THEN)), ...theirs.map((text) => words(capital(text)))]);
}
