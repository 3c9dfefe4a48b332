import type { FactSheet } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatList } from '../../language/format-list.ts';
import { type Bilingual, LANGUAGES, type Language, perLanguage } from '../../language/language.ts';
import { tellPhrases } from '../../sectors/concepts/phrase.ts';
import { readPhrases } from '../../sectors/concepts/read-phrase.ts';
import { soldLabel } from '../../sectors/concepts/sold-labels.ts';
import { SALE_UNITS, saleUnitNamed } from '../../sectors/sale-units.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { lineFigure } from '../figures/gather-line-figures.ts';
import type { Plan } from '../plan.ts';
import { lineQuote } from './gather-quotes.ts';
import { tellItem } from './tell-item.ts';

/** What each of the things sold is called: in the visitor's words, and natively in the other language where it has a word; none where one thing is sold. */
export function nameLines(facts: FactSheet, quotes: Plan['quotes'], sector: SectorId): readonly Bilingual[] {
  return (saleLines(facts) ?? []).map(({ label }, at) => {
    const quote = lineQuote(at);
    const told = quotes[quote]?.language ?? 'es';
    const native = nameNatively(label, told, sector);
    return perLanguage((language) => (language === told ? plainly(label) : (native?.[language] ?? `{{quote:${quote}}}`)));
  });
}

/** Only where every word of it is known. */
function wholePhrase(label: string, language: Language): Bilingual | null {
  const phrases = readPhrases(label, language);
  return phrases && tellPhrases(phrases);
}

/** As it stands within a sentence: a name in capitals keeps them. */
function plainly(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** A thing that is counted has its word in both languages; so has much of what a trade sells. */
function nameNatively(label: string, language: Language, sector: SectorId): Bilingual | null {
  const unit = saleUnitNamed(foldText(label));
  if (unit === undefined) return soldLabel(label, sector) ?? tellItem(label, language, sector) ?? wholePhrase(label, language);
  const { es, en } = SALE_UNITS[unit].unit;
  const isOne = foldText({ es, en }[language].one) === foldText(label);
  return isOne ? { es: es.one, en: en.one } : { es: es.many, en: en.many };
}

/**
 * `linesPriced`: «menú a 13,50 € y cafés a 2 €»; `linesShort`: the same in a cell; `linesAdvertised`: those of them that both editions have a name
 * for, as an advertisement quotes nobody. Nothing where one thing is sold.
 */
export function lineSlots(facts: FactSheet, quotes: Plan['quotes'], sector: SectorId): Readonly<Record<string, Bilingual>> {
  const names = nameLines(facts, quotes, sector);
  if (names.length === 0) return {};
  const priced = (language: Language, at: number) => `${names[at]?.[language]} ${AT[language]} {{fig:${lineFigure(at, 'price')}}}`;
  const all = [...names.keys()];
  const named = all.filter((at) => LANGUAGES.every((language) => !names[at]?.[language].includes('{{quote:')));
  const list = (ats: readonly number[]) =>
    perLanguage((language) =>
      formatList(
        ats.map((at) => priced(language, at)),
        language,
      ),
    );
  return {
    linesPriced: list(all),
    ...(named.length > 0 ? { linesAdvertised: list(named) } : {}),
    linesShort: perLanguage((language) => names.map((name, at) => `${name[language]}, {{fig:${lineFigure(at, 'price')}}}`).join('; ')),
  };
}

const AT: Bilingual = { es: 'a', en: 'at' };
