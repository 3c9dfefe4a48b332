// What the price is: that of one sale, what a customer leaves on average, or a price that leaves something out, which is said wherever it stands beside another.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Sector } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';

const SPEND =
  /\b(?:se (?:deja|gasta)n?|gastan?|(?:ticket|tique|gasto|consumo) (?:medio|promedio)|average (?:spend\w*|ticket|bill|check)|spends?)\b/;
const BY_VISIT: readonly Sector['id'][] = ['cafe_restaurant', 'food_truck'];

/** `priceName`: what it is called; `priceShown`: with its sum. */
export function priceNames(facts: FactSheet, { id, unit }: Pick<Sector, 'id' | 'unit'>): Readonly<Record<string, Bilingual>> {
  if (!isAverageSpend(facts))
    return {
      priceName: { es: `precio de cada ${unit.es.one}`, en: `price of each ${unit.en.one}` },
      priceShown: { es: 'el precio, {{fig:price-charged}},', en: 'the price, {{fig:price-charged}},' },
    };
  if (saleLines(facts))
    return {
      priceName: { es: 'precio', en: 'price' },
      priceShown: { es: 'una venta media de {{fig:price-charged}}', en: 'an average sale of {{fig:price-charged}},' },
    };
  const [es, en] = BY_VISIT.includes(id) ? ['por visita', 'per visit'] : ['por ticket', 'per sale'];
  return {
    priceName: { es: `gasto medio ${es}`, en: `average spend ${en}` },
    priceShown: { es: `un gasto medio ${es} de {{fig:price-charged}}`, en: `an average spend of {{fig:price-charged}} ${en},` },
  };
}

/** The price shown to whoever is asked before opening, where a dearer one is on trial meanwhile: that one alone, told as what it is. */
export function onTrial(shown: Bilingual): Bilingual {
  return perLanguage((language) => shown[language].replace(PRICE, '{{fig:mended-price}}').replace(THE_PRICE[language], TRIED[language]));
}

const THE_PRICE = { es: 'el precio,', en: 'the price,' };
const TRIED = { es: 'el precio de la prueba,', en: 'the price on trial,' };

/** «Cada cliente se deja unos 5,80 €», or the average of several things sold: no label has that sum. */
export function isAverageSpend(facts: FactSheet): boolean {
  return saleLines(facts) !== null || SPEND.test(saidOfPrice(facts));
}

/** The sentence in which the price was told, folded. */
export function saidOfPrice(facts: FactSheet): string {
  const revenue = foldText(factValue(facts, 'revenue') ?? '');
  const quote = foldText(facts.price?.quote?.text ?? '');
  return revenue.split(/[.;](?=\s)/).find((sentence) => quote !== '' && sentence.includes(quote)) ?? revenue;
}

const PRICE = /\{\{fig:price-charged\*?\}\}/g;

/** The same with what the customer pays for on top after each price of the business, where anything is: «320 £ más la tela». */
export function withApart({ slots }: Pick<Draft, 'slots'>, text: Bilingual): Bilingual {
  const { chargedApart } = slots;
  if (!chargedApart) return text;
  return perLanguage((language) => text[language].replace(PRICE, (price) => `${price} ${PLUS[language]} ${chargedApart[language]}`));
}

const PLUS = { es: 'más', en: 'plus' };
