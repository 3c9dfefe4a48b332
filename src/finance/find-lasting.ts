// What the founder listed among the purchases and the model would otherwise add once more: the deposit and the first goods.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { saidItems } from './said-figure.ts';

/** A tank is a «depósito» too: the word alone is a deposit where a lease is told with it. */
const DEPOSIT =
  /\bfianzas?\b|\blast month.?s'? rent\b|\bfirst and last\b|\b(?:primer|ultimo) mes de (?:renta|alquiler) en garantia\b|\bdeposito (?:del?|para|por) (?:el |la |un )?(?:local|alquiler|renta|arriendo|garantia|contrato)\b|\bdeposito en garantia\b|\bmes(?:es)? de (?:deposito|garantia)\b|\bgarantia (?:del?|para|por) (?:el |la |un )?(?:local|alquiler|renta|arriendo)\b|\b(?:lease|rent(?:al)?|security|tenancy|premises|shop|unit|landlord'?s?)(?: \w+)? deposit\b|\bdeposit (?:on|for) (?:the |a |our |my )?(?:lease|rent|unit|shop|premises|place|space|studio)\b|^(?:the |a )?deposit$/;
const GOODS =
  /\bmercancias?\b|\bmercaderia\b|\bexistencias\b|\binventarios?\b|\binventory\b|\bstock\b|^(?:la |el |los |las |de )?(?:ropa|ropita|prendas|zapatos|calzado|juguetes|libros|plantas|flores|vinos?|bebidas|lanas?|telas?|abarrotes|clothes|clothing|toys|books|shoes|plants|flowers|wines?|yarn|groceries)(?: (?:para vender|de segunda mano|to sell|to start))?$|\bprimer(?:as?|os?)? (?:ropa|ropita|remesas?|cargas?|libros|juguetes|zapatos|plantas|flores|vinos?|bebidas|lanas?|abarrotes|frutas?|verduras?|carnes?|cajas|bolsas|piezas?|generos?|telas?|compras?|pedidos?|materiales?|lotes?|ingredientes?|insumos?|prendas?|productos?|surtido|materias? primas?)\b|\b(?:first|opening|initial|starting) (?:clothes|clothing|books|toys|shoes|plants|flowers|wines?|yarn|groceries|purchase|rolls?|batch|order|supplies|materials|ingredients|pieces|goods|fabrics?|beans)\b/;

/** Which of the two are told inside the investment, and how much of it each is where that is told apart. */
export interface Lasting {
  readonly hasDeposit: boolean;
  readonly hasGoods: boolean;
  /** The sum of the items that are nothing but a deposit; 0 where it stands inside a larger one. Whole currency units. */
  readonly deposit: number;
  /** The sum of those that are nothing but goods. */
  readonly goods: number;
  /** The sum of those that are a deposit and goods and nothing else: "deposit and stock 6k". */
  readonly both: number;
}

/** Read from the labels of the purchases; without a list, from the answer that told the sum. */
export function findLasting(facts: FactSheet): Lasting {
  const items = saidItems(facts)?.value ?? [];
  const kinds = items.map(({ label, amount }) => ({ amount, ...kindOf(label) }));
  const told =
    kinds.length > 0
      ? kinds
      : [{ amount: 0, ...kindOf(items.length === 0 && facts.investment ? (factValue(facts, 'resources') ?? '') : '') }];
  const sumOf = (isCounted: (kind: Kind) => boolean) =>
    Math.round(kinds.reduce((sum, kind) => sum + (kind.isAlone && isCounted(kind) ? kind.amount : 0), 0));
  const partly = kinds.length > 0 ? 0 : goodsOfTotal(facts);
  return {
    hasDeposit: told.some(({ hasDeposit }) => hasDeposit),
    hasGoods: told.some(({ hasGoods }) => hasGoods),
    deposit: sumOf(({ hasDeposit, hasGoods }) => hasDeposit && !hasGoods),
    goods: partly + sumOf(({ hasDeposit, hasGoods }) => hasGoods && !hasDeposit),
    both: sumOf(({ hasDeposit, hasGoods }) => hasDeposit && hasGoods),
  };
}

/** "Sixty-two thousand to open: opening stock is 40 of that", «de los que 8.000 son mercancía». */
const PART_OF_TOTAL =
  /\b(?:(?:opening|first|initial|starting) )?(?:stock|inventory) (?:is|are|will be|being|takes?) (?:about |around )?[€$£]?(\d[\d.,]*) ?(k|grand|thousand)? of (?:that|it|this)\b|\bde (?:ellos|eso|los que|los cuales|las que) (\d[\d.,]*) ?(mil)? (?:son|van|es) (?:de |para |en |a )?(?:la |el )?(?:primera? )?(?:mercancia|genero|existencias|inventario|stock)\b/;
const THOUSAND = 1_000;

/** The goods inside a total told without a list, in whole currency units: a short number is of thousands where it would be next to nothing. 0 where none was told. */
function goodsOfTotal(facts: FactSheet): number {
  const total = factValue(facts, 'investment') ?? 0;
  const found = PART_OF_TOTAL.exec(foldText(factValue(facts, 'resources') ?? ''));
  const told = Number((found?.[1] ?? found?.[3] ?? '').replace(/[.,](?=\d{3})/g, ''));
  if (!found || !(told > 0)) return 0;
  const isShort = found[2] !== undefined || found[4] !== undefined || (told < THOUSAND && total >= THOUSAND * told);
  const goods = isShort ? told * THOUSAND : told;
  return goods < total ? goods : 0;
}

interface Kind {
  readonly hasDeposit: boolean;
  readonly hasGoods: boolean;
  /** Nothing else stands in the item. */
  readonly isAlone: boolean;
}

function kindOf(label: string): Kind {
  const folded = foldText(label);
  const parts = folded.split(/,|[.;:()](?= |$)| y | e | and | mas | plus | & /).map((part) => part.trim());
  const isDeposit = (part: string) => DEPOSIT.test(part);
  const hasGoods = GOODS.test(folded) || parts.some((part) => GOODS.test(part));
  const hasDeposit = isDeposit(folded) || parts.some(isDeposit);
  // "Table, shockwave machine and lease deposit": which part of it lasts is not known.
  const first = parts.findIndex((part) => GOODS.test(part));
  const isAlone =
    (hasDeposit || hasGoods) &&
    parts.every((part, at) => isDeposit(part) || GOODS.test(part) || (hasGoods && at > first && isOneWord(part)));
  return { hasDeposit, hasGoods, isAlone };
}

/** "First rolls of webbing and foam": what follows the goods is more of them; "furniture, fridge and first stock" is not. */
function isOneWord(part: string): boolean {
  return part.split(' ').length === 1;
}
