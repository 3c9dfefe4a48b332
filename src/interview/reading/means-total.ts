// By which words all that opening takes, or a month, is told in a clause of its own.

export type Means = 'investment' | 'fixedCosts';

/** The same in the words before and after the sum: all that opening takes, or a month. */
const TOTALS: readonly (readonly [Means, RegExp, RegExp])[] = [
  [
    'investment',
    /(?<![a-z])(?:(?:la |mi |nuestra )?inversion(?: total| inicial)?(?: en total)?|lo de abrir|abrir|(?:the |my |our )?(?:total )?investment|(?:the )?opening(?: budget| costs?)?|opening up|to open(?: up)?)(?: en total| altogether| all in)? (?:son|es|suma|serian?|sigue (?:siendo |en |en los )?|sigue siendo|queda en|is|are|it's|stays at|is still|still|comes to|come to|adds up to)(?: (?:de|los|en|about|unos|todo|at|en total))* ?[$€£]?$/,
    /^(?: ?(?:de inversion|en total|in total|all in|altogether|all told|todo (?:junto|incluido)))?(?: (?:con|with|including)(?: (?:el|la|the|mi|my))? (?:colchon|reserva|cushion|buffer|reserve|rainy day money))?(?: (?:y|and)(?: all)?| (?:y )?todo| included| incluid[oa])*$/,
  ],
  [
    'investment',
    /^ ?(?:(?:que|it's|its|it is|son|es|no|eso|necesito|i need|we need|need|we're at|that's|pero|but) ?)*(?:unos |about |around )?[$€£]?$/,
    /^ (?:de inversion|de la inversion|para abrir|para la apertura|to open(?: up)?|to get (?:open|going|started)|of investment|for the opening|for opening|for the investment)(?: (?:en total|in total|all in|altogether))?(?: (?:con|with|including)(?: (?:el|la|the|mi|my))? (?:colchon|reserva|cushion|buffer|reserve))?(?: (?:y|and)(?: all)?| (?:y )?todo| included| incluid[oa])*$/,
  ],
  [
    'fixedCosts',
    /(?<![a-z])(?:(?:los |mis |nuestros )?(?:gastos |costes |costos )?fijos(?: al mes| mensuales)?|(?:the |my |our )?(?:monthly )?(?:fixed costs|overheads|outgoings|running costs|monthly costs|fixed))(?: (?:tod[oa]s|junt[oa]s|en total|a month|all|together|altogether|in all|in total))* (?:son|suman|salen (?:a|en|por)|hacen|dan|quedan en|come to|comes to|add up to|are|is|total|make)(?: (?:unos|about|around|en total|a))* ?[$€£]?$/,
    /^(?: (?:al mes|mensuales|a month|per month|por mes|each month))?(?: (?:en total|todo junto|all in|altogether|in all|all together|todos juntos))?$/,
  ],
  [
    'fixedCosts',
    /^ ?(?:(?:que|it's|they're|that's|son|suman|es|no) ?)+(?:unos |about )?[$€£]?$/,
    /^ (?:(?:al mes|a month) )?(?:(?:los|mis|de|for|is|are|in)(?: (?:los|the|my))? )*(?:gastos fijos|costos fijos|fijos|fixed costs|overheads)(?: (?:al mes|a month|en total|altogether))?$/,
  ],
];
/** Which of both a clause tells, by its words before and after its sum; `denied` is the one just said to be another. Folded words. */
export function meansTold(lead: string, tail: string, denied: Means | null): Means | null {
  const named = TOTALS.find(([, before, after]) => before.test(lead) && after.test(tail))?.[0];
  if (named !== undefined) return named;
  const isInstead = denied !== null && INSTEAD.test(lead) && TOTALS.some(([id, , after]) => id === denied && after.test(tail));
  return isInstead ? denied : null;
}

const INSTEAD = /^ ?(?:(?:que|no|eso|esto|that's|it's|its|it is|they're|son|es|eran|era|pero|but|sino) ?)+(?:unos |about )?[$€£]?$/;
