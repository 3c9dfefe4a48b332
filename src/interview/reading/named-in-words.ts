// Which of the things read back a remark names that nothing could be made of, so that it can be asked about.
import type { FactId, FactSheet } from '../../facts/fact.ts';
import { CALLED } from './correct-figure.ts';

const BESIDES: Partial<Record<FactId, RegExp>> = {
  unitCost: /(?<![a-z])(?:cost[eo]s?(?! fij)|costs?|material\w*|ingredient\w*)(?![a-z])/,
  name: /(?<![a-z])(?:nombre|llam(?:a|ar|amos|o)|name[d]?|called)(?![a-z])/,
  city: /(?<![a-z])(?:ciudad|pueblo|city|town|location|ubicacion|sitio|place|based|estoy en|estamos en)(?![a-z])/,
  trade: /(?<![a-z])(?:negocio|oficio|rubro|giro|sector|business|trade|industry|kind)(?![a-z])/,
  start: /(?<![a-z])(?:abr(?:o|imos|ir|iremos)|apertura|empez\w+|arranc\w+|open(?:ing)?|start(?:ing)?|launch\w*)(?![a-z])/,
  rivals: /(?<![a-z])(?:competi\w+|rival\w*|compet\w+)(?![a-z])/,
  moneySources: /(?<![a-z])(?:subvencion|ayuda|grant|herman[oa]|padres?|madre|brother|sister|parents|father|mother|regal\w+|gift)(?![a-z])/,
  payIncluded: /(?<![a-z])(?:sueldos?|salarios?|pay|salar(?:y|ies)|wages?)(?![a-z])/,
};
const MOST = 3;

/** At most three of those that are known, the narrowest first; `folded` holds no number. */
export function namedInWords(folded: string, known: FactSheet): readonly FactId[] {
  const patterns = Object.entries({ ...CALLED, ...BESIDES }) as readonly [FactId, RegExp][];
  const named = patterns.filter(([id, words]) => known[id] !== undefined && words.test(folded)).map(([id]) => id);
  const not: readonly FactId[] = named.includes('fixedCosts')
    ? ['price', 'unitCost']
    : named.includes('unitCost')
      ? ['price']
      : named.includes('founderPay')
        ? ['staffPay']
        : [];
  return named.filter((id) => !not.includes(id)).slice(0, MOST);
}
