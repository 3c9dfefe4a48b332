// Who buys, as the founder's words tell it: a person for their home, or a firm.
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { type Buyer, WIDER_BUYER } from '../sectors/buyer.ts';
import type { SectorPack } from '../sectors/sector.ts';
import { BUSINESS, NARROWER, PEOPLE, SOLD_TO } from './buyer-clues.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

/** Who pays first: whom the founder names, else the usual customer of the trade, who is never told apart more narrowly. */
export function findBuyer(facts: FactSheet, { usualCustomer }: Pick<SectorPack, 'usualCustomer'>): Buyer | null {
  return toldBuyer(facts) ?? widest(tellBuyer(usualCustomer.es));
}

/** The first buyer named among the customers, else whom the offer is made for; null where the founder names nobody. */
export const toldBuyer = keptWithFacts((facts): Buyer | null => {
  const offeredTo = SOLD_TO.exec(foldText(factValue(facts, 'solution') ?? ''))?.[1] ?? '';
  return tellBuyer(factValue(facts, 'customer') ?? '') ?? tellBuyer(offeredTo);
});

function widest(buyer: Buyer | null): Buyer | null {
  return buyer && (WIDER_BUYER[buyer] ?? buyer);
}

/** The buyer whom the first telling part of an answer names; a part ends at a comma or at «y». */
export const tellBuyer = keptForTheTurn((answer): Buyer | null => {
  for (const part of foldText(answer).split(/[,;:.()]|\b(?:y|e|o|and|or|plus)\b/)) {
    const buyer = buyerIn(part);
    if (buyer) return buyer;
  }
  return null;
});

/** «Empleados de oficinas» are people and «una pyme de diez empleados» is a firm: whichever is named first. */
function buyerIn(part: string): Buyer | null {
  if (OWN_BUSINESS.test(part)) return null;
  const [people, business] = [part.search(PEOPLE), part.search(BUSINESS)];
  const isBusiness = business >= 0 && (people < 0 || business < people);
  const narrower = NARROWER.find(({ within, clue }) => (within === 'business') === isBusiness && clue.test(part));
  if (narrower) return narrower.buyer;
  if (isBusiness) return 'business';
  return people >= 0 ? 'household' : null;
}

/** "The business is gonna be called …", «mi negocio se llamará …»: who sells, and nobody who buys. */
const OWN_BUSINESS =
  /(?<![a-z])(?:the|my|our|this|el|mi|nuestro|la|nuestra|este|esta) (?:business|company|firm|negocio|empresa)(?: [a-z']+){0,4}? (?:called|named|llam[a-z]+)(?![a-z])/;
