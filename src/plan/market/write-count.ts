// The count to be made before signing: in which source they are counted, and what each outcome decides.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Block, PlanText, Table } from '../plan.ts';
import { add, label } from '../say.ts';
import { findDistricts } from '../told/find-districts.ts';
import { findNationals } from '../told/find-nationals.ts';
import { findReach, type Reach } from '../told/find-reach.ts';
import { areHouseholds, areNew, type Trait } from '../told/find-trait.ts';
import { table, words } from '../write-block.ts';
import { censusSource } from './census-sources.ts';
import { isGroup, ofWhich, thresholdsOf } from './count-threshold-words.ts';
import { mealOf } from './eaters-out.ts';
import { COUNTED, COUNTED_HOMES, COUNTED_NEW, JUST, JUST_TOLD, REDO, ROOM, SHORT } from './reach-words.ts';
import { writeBooks } from './takeover-count.ts';
import { groupOf, traitOf } from './tell-group.ts';
import { isInTheCensus, traitSource } from './trait-sources.ts';

type Row = Table['rows'][number];

const MORE_THAN_THAT: PlanText = { es: 'más de uno de cada {{fig:one-in-tight}}', en: 'more than one in {{fig:one-in-tight}}' };

/** Four outcomes of the count, what share each asks for and what to do then. */
export function writeCount(draft: Draft): Block {
  if (isTakenOver(draft.facts)) return writeBooks(draft);
  const reach = findReach(draft.facts, draft.sector);
  const trait = traitOf(draft);
  const thresholds = thresholdsOf(draft);
  const source = trait ? traitSourceOf(draft, trait) : sourceOf(draft, reach);
  const where = whereOf(draft, reach, trait);
  const oneIn = (id: string): PlanText => ({ es: `uno de cada {{fig:${id}}}`, en: `one in {{fig:${id}}}` });
  const row = (from: PlanText, share: PlanText, then: Bilingual, isStrong = false): Row => ({
    cells: [words(from), words(share), words(then)],
    ...(isStrong ? { style: 'strong' as const } : {}),
  });
  return table({
    title: { es: 'El recuento que falta, y qué decide', en: 'The count to make, and what it decides' },
    note: label(draft, {
      es: `Hay que hacerlo antes de firmar ${source.es}${where.es}.`,
      en: `It has to be done before signing ${source.en}${where.en}.`,
    }),
    size: 'text',
    columns: [
      { head: headOf(draft, reach), align: 'start', width: 4 },
      { head: { es: 'Debe comprar', en: 'Must buy' }, align: 'start', width: 3 },
      { head: { es: 'Qué decidir entonces', en: 'What to decide then' }, align: 'start', width: 6 },
    ],
    rows: [
      row(thresholds.loose, oneIn('one-in-loose'), ROOM),
      row(thresholds.base, oneIn('one-in-base'), draft.figures['reach-told'] ? JUST_TOLD : JUST[reach], true),
      row(thresholds.between, oneIn('one-in-tight'), REDO),
      row(thresholds.tight, MORE_THAN_THAT, SHORT[reach]),
    ],
  });
}

/** The parts of town that were told, in the census where that is the count; else what the census gives of them beside it. */
function whereOf(draft: Draft, reach: Reach, trait: Trait | null): PlanText {
  const places = findDistricts(draft.facts);
  if (!places || reach !== 'people') return { es: '', en: '' };
  if (!trait || isInTheCensus(trait.id)) return { es: `, para ${places.es}`, en: `, for ${places.en}` };
  const census = censusSource(draft.country.code, 'people');
  return {
    es: `. Cuántos viven en ${places.es} lo da ${census.es}: si no llegan a {{fig:reach-all}}, hay que sumar otra zona`,
    en: `. How many live in ${places.en} is in ${census.en}: with fewer than {{fig:reach-all}}, another area is needed`,
  };
}

/** Where those of a trait are counted; those who eat out, at the hour of their meal. */
function traitSourceOf({ country, facts }: Draft, { id }: Trait): PlanText {
  return (id === 'eaters-out' ? mealOf(facts)?.source : null) ?? traitSource(country.code, id);
}

/** The register of the country; of firms that have just opened, its entries of a year. */
function sourceOf(draft: Draft, reach: Reach): PlanText {
  const { es, en } = censusSource(draft.country.code, reach);
  if (reach === 'people' && findNationals(draft.facts)) return { es: `en ${es}, y por nacionalidad`, en: `in ${en}, and by nationality` };
  const source = { es: `en ${es}`, en: `in ${en}` };
  if (reach !== 'firms' || !areNew(draft.facts)) return source;
  return { es: `${source.es}: cuentan las altas del último año`, en: `${source.en}: count the last year’s new ones` };
}

function headOf(draft: Draft, reach: Reach): PlanText {
  const trait = traitOf(draft);
  if (trait) return add(trait.name, ofWhich(draft));
  if (reach === 'firms' && areNew(draft.facts)) return COUNTED_NEW;
  if (reach === 'people' && (isGroup(draft) || findNationals(draft.facts))) return add(groupOf(draft), IN_REACH);
  return reach === 'people' && areHouseholds(draft.facts) ? COUNTED_HOMES : COUNTED[reach];
}

const IN_REACH: PlanText = { es: ' en la zona', en: ' in the area' };
