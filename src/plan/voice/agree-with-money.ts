// In Spanish the words around an amount agree with its money: «los 320 € reunidos», «las 320 £ reunidas».
import type { CurrencyCode } from '../../countries/country.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

/** The moneys that are feminine in Spanish; the texts are written for the others: euros, pesos, dollars and soles. */
const FEMININE: readonly CurrencyCode[] = ['GBP'];

const BEFORE = /(?<!\p{L})(l|un|otr|es|est|tod|cuant|sumad|descontad)os(?= (?:(?:l|otr)[oa]s )?(?:\*\*)?\{\{fig:([\w-]+)\*?\}\})/giu;
/** «Reunidas las 6.560 £». */
const AHEAD = /(?<!\p{L})(reunid|cubiert|prestad|guardad|contad)os(?= (?:l[oa]s )?(?:\*\*)?\{\{fig:([\w-]+)\*?\}\})/giu;
const AFTER =
  /(?<=\{\{fig:([\w-]+)\*?\}\}(?:\*\*)? )(reunid|propi|prestad|puest|fij|guardad|contad|vendid|gastad|limpi|brut|invertid|previst|mism|salen enter)os(?!\p{L})/giu;

/** Who puts up a sum that stands before them: «Faltan 320 £, y este plan propone que las ponga quien entre». */
const PUTS = /(?<!\p{L})los (?=(?:pon|aport|prest)\p{L}+(?: (?:quien|alguien|sin)|,|\.| no ))/gu;
const SUM_BEFORE = /\{\{fig:([\w-]+)\*?\}\}[^}]*$/u;

/** The cover or the pages with the Spanish words beside an amount in the gender of its money. */
export function agreeWithMoney<Part extends Plan['cover'] | Plan['pages']>(part: Part, currency: CurrencyCode, figures: FigureTable): Part {
  if (!FEMININE.includes(currency)) return part;
  const isMoney = (id: string) => ['money', 'price'].includes(figures[id]?.kind ?? '');
  return changeTexts(part, (text) => ({
    ...text,
    es: text.es
      .replace(BEFORE, (was, stem: string, id: string) => (isMoney(id) ? `${stem}as` : was))
      .replace(AHEAD, (was, stem: string, id: string) => (isMoney(id) ? `${stem}as` : was))
      .replace(AFTER, (was, id: string, stem: string) => (isMoney(id) ? `${stem}as` : was))
      .replace(PUTS, (was, at: number, whole: string) => (isMoney(SUM_BEFORE.exec(whole.slice(0, at))?.[1] ?? '') ? 'las ' : was)),
  }));
}
