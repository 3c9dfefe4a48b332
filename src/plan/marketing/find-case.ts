// What happened to whom the problem was told of, in the words of both languages, and how the story ends for that person.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import { detailFigure, gatherDetails } from '../told/gather-details.ts';
import { readNumeral } from '../told/quoted-numbers.ts';
import { problemFigures } from '../told/tell-measured.ts';
import { DEEDS, type Deed } from './case-deeds.ts';

interface Case {
  readonly told: Bilingual;
  readonly matters: Bilingual | null;
  readonly after: Bilingual | null;
}

const MOST_DEEDS = 2;
const NOT_NEARBY: Bilingual = { es: 'lo que no hay cerca', en: 'what cannot be had nearby' };

/** `missing` what could not be had, where it was told; null where no list of words tells any of the statement. */
export function findCase(facts: FactSheet, statement: string, missing: Bilingual | null): Case | null {
  const said = foldText(statement);
  const found = DEEDS.flatMap((deed) => {
    const match = deed.clue.exec(said);
    const told = match && tellDeed(facts, deed, match.groups ?? {}, missing ?? NOT_NEARBY);
    return match && told ? [{ deed, told, at: match.index }] : [];
  });
  // "Paid a penalty" is no second payment.
  const once = found.filter(({ at }, place) => found.findIndex((other) => other.at === at) === place).slice(0, MOST_DEEDS);
  if (once.length === 0) return null;
  const told = listInBoth(once.toSorted((one, other) => one.at - other.at).map((one) => one.told));
  const [matters] = once.flatMap(({ deed }) => deed.matters ?? []);
  const [after] = once.flatMap(({ deed }) => endOf(facts, deed) ?? []);
  return { told, matters: matters ?? null, after: after ?? null };
}

/** Null where a number of it cannot be written in both editions. */
function tellDeed(
  facts: FactSheet,
  { told }: Deed,
  { sum, amount, count, all, unit }: Readonly<Record<string, string | undefined>>,
  what: Bilingual,
): Bilingual | null {
  const money = sum ?? amount;
  const parts: Readonly<Record<string, Bilingual | null>> = {
    '{what}': what,
    '{sum}': money === undefined ? null : slotOfSum(facts, readNumeral(money.replace(/[.,]$/, ''))),
    '{count} {unit}': count === undefined || unit === undefined ? null : spanOf(facts, count),
    '{count}': inWords(count),
    '{all}': inWords(all),
  };
  const filled = Object.entries(parts).reduce<Bilingual>(
    (text, [name, part]) => (part === null ? text : perLanguage((language) => text[language].replace(name, part[language]))),
    told,
  );
  return /\{(?:sum|count|all|unit)\}/.test(filled.es) ? null : filled;
}

function slotOfSum(facts: FactSheet, value: number): Bilingual | null {
  const id = Object.entries(problemFigures(facts)).find(([, figure]) => figure.value === value)?.[0];
  return id === undefined ? null : { es: `{{fig:${id}}}`, en: `{{fig:${id}}}` };
}

/** «Seis semanas», or the same as a figure where it was told in digits. */
function spanOf(facts: FactSheet, count: string): Bilingual | null {
  const details = gatherDetails(facts);
  const at = details.findIndex(({ value }) => value === (smallNumber(count) ?? Number(count)));
  const detail = details[at];
  if (!detail) return null;
  const slot = /\d/.test(count) ? `{{fig:${detailFigure(at)}}}` : null;
  return perLanguage((language) => `${slot ?? numberWord(detail.value, language) ?? ''} ${detail.unit[language].many}`.trim());
}

/** Small numbers told in words, which both languages have. */
function inWords(count: string | undefined): Bilingual | null {
  const value = smallNumber(count ?? '');
  const [es, en] = value === undefined ? [null, null] : [numberWord(value, 'es'), numberWord(value, 'en')];
  return es && en ? { es, en } : null;
}

function endOf(facts: FactSheet, { after, besides }: Deed): Bilingual | undefined {
  return besides?.clue.test(foldText(factValue(facts, 'problem') ?? '')) ? besides.after : after;
}
