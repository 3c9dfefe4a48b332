// What of a fact changed, as it is said after a correction: of a list only the things of it that are not what they were.
import type { Fact, MoneyItem } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import { type Setting, wordAddition, wordFact, wordParts } from './word-fact.ts';

/** Before what is no longer in a list. */
const WITHOUT: Bilingual = { es: 'sin', en: 'without' };

/** Its value, of a list the things that are new or other than before and those that are gone; null where it has no words. */
export function wordChange(fact: Fact, old: Fact | undefined, setting: Setting): string | null {
  if (old === undefined || !isParts(fact) || !isParts(old)) {
    const changed = withoutSame(fact, old);
    return wordFact(changed, setting) ?? wordAddition(changed, setting);
  }
  const [now, before] = [fact.value, old.value];
  const fresh = now.filter((item) => !before.some((other) => isSame(item, other)));
  const gone = before.filter((item) => !now.some(({ label, amount }) => label === item.label || amount === item.amount));
  const words = [
    ...(fresh.length > 0 ? [wordParts(fresh, setting)] : []),
    ...(gone.length > 0 ? [`${WITHOUT[setting.language]} ${wordParts(gone, setting)}`] : []),
  ];
  return words.length > 0 ? words.join(', ') : wordParts(now, setting);
}

/** What it was before in words; null for a list of purchases or costs. */
export function wordBefore(old: Fact, fact: Fact, setting: Setting): string | null {
  return wordFact(withoutSame(old, fact), setting);
}

/** Whether it is a list of which a correction names some. */
export function isList({ id }: Fact): boolean {
  return id === 'lines' || id === 'investmentItems' || id === 'costLines';
}

function isParts(fact: Fact): fact is Fact<'investmentItems' | 'costLines'> {
  return fact.id === 'investmentItems' || fact.id === 'costLines';
}

/** Of the same sum, and called by the same first word: «mostrador», «mostrador refrigerado». */
function isSame(one: MoneyItem, other: MoneyItem): boolean {
  return one.amount === other.amount && firstWord(one) === firstWord(other);
}

function firstWord({ label }: MoneyItem): string {
  return foldText(label).split(' ')[0] ?? '';
}

/** Of several things sold only those that are not alike in both. */
function withoutSame(fact: Fact, other: Fact | undefined): Fact {
  if (fact.id !== 'lines' || other?.id !== 'lines') return fact;
  const told = new Set((other as Fact<'lines'>).value.map((line) => JSON.stringify(line)));
  const lines = (fact as Fact<'lines'>).value.filter((line) => !told.has(JSON.stringify(line)));
  return lines.length === 0 ? fact : ({ ...fact, value: lines } as Fact);
}
