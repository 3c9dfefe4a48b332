import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findWorkInCost, paysWork } from '../../facts/work-in-cost.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatList } from '../../language/format-list.ts';
import { type Bilingual, LANGUAGES, perLanguage } from '../../language/language.ts';
import { costThing } from './cost-thing-words.ts';
import { findCostThings } from './find-cost-things.ts';
import { DIRECT, findListedCosts } from './find-listed-costs.ts';
import { listOf } from './tell-named.ts';

/** What a sale takes in the trade, less what the founder said the customer pays for on top; and that thing, where the trade names it. `directGoods`: as it is asked of a supplier, where that is called otherwise. */
export interface DirectCost {
  readonly directCost: Bilingual;
  readonly directGoods?: Bilingual;
  readonly chargedApart?: Bilingual;
}

/** What the founder named where it was told; else what the trade's sales take, less what was told to be charged apart. The trade's direct cost names the same things in the same order in both languages: what is taken out of one is taken out of both. */
export function tellDirectCost(facts: FactSheet, ofTrade: Bilingual): DirectCost {
  const work = findWorkInCost(facts);
  if (work) return { directCost: tellWorkCost(facts, work.share) };
  const apart = stemOf(factValue(facts, 'chargedApart') ?? '');
  const items = perLanguage((language) => itemsOf(ofTrade[language]));
  const at =
    apart === '' ? -1 : Math.max(...LANGUAGES.map((language) => items[language].findIndex((item) => foldText(item).includes(apart))));
  const isApart = at >= 0 && items.es.length === items.en.length && items.es.length > 1;
  const chargedApart = isApart ? { chargedApart: perLanguage((language) => items[language][at] ?? '') } : {};
  const things = LANGUAGES.map((language) => findCostThings(facts, language)).find((found) => found !== null) ?? findListedCosts(facts);
  if (things) return { directCost: things, ...(things === DIRECT ? { directGoods: BOUGHT } : {}), ...chargedApart };
  if (!isApart) return asUsual(facts, ofTrade);
  const others = perLanguage((language) =>
    formatList(
      items[language].filter((_, index) => index !== at),
      language,
    ),
  );
  return { ...asUsual(facts, others), ...chargedApart };
}

const BOUGHT: Bilingual = { es: 'lo que se compra', en: 'what is bought in' };
const USUAL: Bilingual = { es: '(lo usual en el oficio)', en: '(usual in the trade)' };

/** What it goes on was not told beside a sum that was: the list is the trade's, and says so. */
function asUsual({ unitCost, lines }: FactSheet, ofTrade: Bilingual): DirectCost {
  if (!unitCost) return { directCost: ofTrade };
  // What each thing costs was told, and no words of it are kept.
  if (lines?.value.some((line) => line.unitCost !== undefined)) return { directCost: DIRECT, directGoods: BOUGHT };
  return { directCost: perLanguage((language) => `${ofTrade[language]} ${USUAL[language]}`), directGoods: ofTrade };
}

const PAY: Bilingual = { es: 'lo que cobra quien hace el trabajo', en: 'the pay of whoever does the work' };
const REST: Bilingual = { es: 'el resto del coste', en: 'the rest of the cost' };

/** Pay first, then what else was told to be in it. */
function tellWorkCost(facts: FactSheet, share: number): Bilingual {
  if (share >= 1) return PAY;
  const told = foldText(facts.unitCost?.quote?.text ?? '').split(/[^a-z ]+| (?:y|e|and|mas|plus|son|es|is|de|of) /);
  const things = told.filter((piece) => !paysWork(piece)).flatMap((piece) => costThing(piece.trim()) ?? []);
  return listOf([PAY, ...(things.length > 0 ? things : [REST])]);
}

function itemsOf(list: string): readonly string[] {
  return list.split(/, | y | e | and /);
}

function stemOf(thing: string): string {
  return foldText(thing).replace(/(?<=[a-z]{3})(?:es|s)$/, '');
}
