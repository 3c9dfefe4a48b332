// What the founder listed among the purchases and the model would otherwise buy, wear out and add once more: a cushion, a deposit, rent ahead, first goods, papers and the launch.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { namesPurchase, type PurchaseKind, purchaseKinds } from '../facts/purchase-kinds.ts';
import { foldText } from '../language/fold-text.ts';
import { saidItems } from './said-figure.ts';

type Apart = Exclude<PurchaseKind, 'thing'>;

/** What of the investment is no thing that wears out, whole currency units. */
export type Split = Readonly<Record<Apart, number>>;

/** What each usually comes to: the measure of what is told inside a larger sum. Whole currency units, 0 where nobody knows. */
export type Usual = Readonly<Pick<Split, 'deposit' | 'goods' | 'reserve'>>;

const APART: readonly Apart[] = ['deposit', 'goods', 'reserve', 'rent', 'formalities', 'launch'];

interface Purchase {
  readonly kinds: readonly PurchaseKind[];
  readonly amount: number;
}

/** Read from the labels of the purchases; without a list, from the answer that told the sum. */
export function toldKinds(facts: FactSheet): ReadonlySet<PurchaseKind> {
  return new Set(purchasesOf(facts, 0).flatMap(({ kinds }) => kinds));
}

/** What is told apart stands as told; inside a larger sum it is what is usual, and never more than half of that sum. */
export function splitPurchases(facts: FactSheet, investment: number, usual: Usual): Split {
  const split: Record<Apart, number> = { deposit: 0, goods: 0, reserve: 0, rent: 0, formalities: 0, launch: 0 };
  let left = investment;
  const give = (kind: Apart, amount: number) => {
    const given = Math.min(left, Math.round(amount));
    split[kind] += given;
    left -= given;
  };
  const goods = goodsOfTotal(facts);
  if (goods > 0) give('goods', goods);
  for (const purchase of purchasesOf(facts, investment)) {
    for (const [kind, amount] of partsOf(purchase, goods > 0 ? { ...usual, goods: 0 } : usual)) give(kind, amount);
  }
  return split;
}

function purchasesOf(facts: FactSheet, investment: number): readonly Purchase[] {
  const items = saidItems(facts)?.value ?? [];
  if (items.length > 0) return items.map(({ label, amount }) => ({ kinds: purchaseKinds(label), amount }));
  const told = facts.investment ? (factValue(facts, 'resources') ?? '') : '';
  return [{ kinds: ['thing', ...APART.filter((kind) => namesPurchase(told, kind))], amount: investment }];
}

/** How much of one purchase each kind in it is. */
function partsOf({ kinds, amount }: Purchase, usual: Usual): readonly (readonly [Apart, number])[] {
  const apart = APART.filter((kind) => kinds.includes(kind));
  const [only] = apart;
  if (only === undefined) return [];
  const isWithThings = kinds.includes('thing');
  if (isWithThings) return apart.map((kind) => [kind, Math.min(usualOf(usual, kind), Math.floor(amount / (apart.length + 1)))]);
  const rest = apart.at(apart[0] === 'deposit' && apart[1] === 'goods' ? 1 : -1) as Apart;
  const before = apart
    .filter((kind) => kind !== rest)
    .map((kind): readonly [Apart, number] => {
      const most = usualOf(usual, kind);
      return [kind, most > 0 && most < amount ? Math.min(most, amount) : Math.floor(amount / apart.length)];
    });
  const taken = before.reduce((sum, [, part]) => sum + part, 0);
  return [...before, [rest, Math.max(0, amount - taken)]];
}

function usualOf(usual: Usual, kind: Apart): number {
  return kind === 'deposit' || kind === 'goods' || kind === 'reserve' ? usual[kind] : 0;
}

/** "Sixty-two thousand to open: opening stock is 40 of that", «de los que 8.000 son mercancía». */
const PART_OF_TOTAL =
  /\b(?:(?:opening|first|initial|starting) )?(?:stock|inventory) (?:is|are|will be|being|takes?) (?:about |around )?[€$£]?(\d[\d.,]*) ?(k|grand|thousand)? of (?:that|it|this)\b|\bde (?:ellos|eso|los que|los cuales|las que) (\d[\d.,]*) ?(mil)? (?:son|van|es) (?:de |para |en |a )?(?:la |el )?(?:primera? )?(?:mercancia|genero|existencias|inventario|stock)\b/;
const THOUSAND = 1_000;

/** The goods inside a total told without a list, in whole currency units: a short number is of thousands where it would be next to nothing. 0 where none was told. */
function goodsOfTotal(facts: FactSheet): number {
  if (saidItems(facts)) return 0;
  const total = factValue(facts, 'investment') ?? 0;
  const found = PART_OF_TOTAL.exec(foldText(factValue(facts, 'resources') ?? ''));
  const told = Number((found?.[1] ?? found?.[3] ?? '').replace(/[.,](?=\d{3})/g, ''));
  if (!found || !(told > 0)) return 0;
  const isShort = found[2] !== undefined || found[4] !== undefined || (told < THOUSAND && total >= THOUSAND * told);
  const goods = isShort ? told * THOUSAND : told;
  return goods < total ? goods : 0;
}
