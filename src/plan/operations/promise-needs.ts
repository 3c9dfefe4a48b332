// What is promised and takes something that the purchases do not hold: it is asked about before anything is signed.
import { factValue } from '../../facts/fact.ts';
import { unpricedPurchases } from '../../facts/unpriced-purchases.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

interface Need {
  /** Words of the promise, folded. */
  readonly promised: RegExp;
  /** Words of the resources that see to it, folded. */
  readonly held: RegExp;
  readonly asks: Bilingual;
}

const NEEDS: readonly Need[] = [
  {
    promised:
      /\b(?:bolleria|pasteler?ia|reposteria|tartas|bizcochos|pan)\b.{0,20}\b(?:casa|casera|caseras|caseros|horno|propi[oa]s?)\b|\b(?:baked|baking) (?:here|in-house|on site|daily|every)|\b(?:home-?made|home-?baked) (?:cakes?|pastr|bread|bakes)/,
    held: /\b(?:hornos?|cocina|obrador|ovens?|kitchen|bakery)\b/,
    asks: { es: 'un horno y quien hornee', en: 'an oven and somebody to bake' },
  },
  {
    promised: /\b(?:tienda online|venta online|venta por internet|online (?:shop|store|sales)|sell online|vendemos online)\b/,
    held: /\b(?:web|website|pagina|tienda online|online store|online shop|shopify|dominio|plataforma|platform)\b/,
    asks: { es: 'una tienda en línea y quien la lleve', en: 'an online shop and somebody to run it' },
  },
];

/** What the promise needs and nobody listed; empty where the purchases were not told one by one. */
export function unheldNeeds({ facts }: Pick<Draft, 'facts'>): readonly Bilingual[] {
  const isListed = (facts.investmentItems?.value.length ?? 0) > 1 || unpricedPurchases(facts).length > 1;
  if (!isListed) return [];
  const promise = foldText(factValue(facts, 'solution') ?? '');
  const held = foldText(factValue(facts, 'resources') ?? '');
  return NEEDS.filter((need) => need.promised.test(promise) && !need.held.test(held)).map(({ asks }) => asks);
}

/** As a slot: what is still to be settled. */
export function needSlot(draft: Draft): Readonly<Record<string, Bilingual>> {
  return { needs: listInBoth(unheldNeeds(draft)) };
}

/** Beside what is bought: what is missing there. */
export const UNHELD: Message = {
  id: 'team.needs',
  when: (draft) => unheldNeeds(draft).length > 0,
  variants: [
    {
      es: 'La promesa necesita además {{needs}}: hay que presupuestarlos antes de firmar.',
      en: 'The promise also needs {{needs}}, to be priced before signing.',
    },
  ],
};
