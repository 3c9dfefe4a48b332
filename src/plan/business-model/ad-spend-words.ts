// Who pays for the advertisements that an agency places: as much again as its fee, and on no line of the sums.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const TOPICS = ['solution', 'revenue', 'unitCost'] as const;
const PLACES_ADS = /\b(?:anuncios?|publicidad|pauta|ads?|adverts?|advertis\w+|ppc|google ads|meta ads|campan\w* de pago|paid campaigns?)\b/;
const SAYS_WHO =
  /\b(?:pauta|inversion en (?:anuncios|publicidad)|presupuesto (?:de|en) (?:anuncios|publicidad)|ad ?spend|media (?:spend|budget)|ad budget)\b/;

const told = ({ facts }: Pick<Draft, 'facts'>) => TOPICS.map((topic) => foldText(String(factValue(facts, topic) ?? ''))).join('. ');

/** Where an agency places advertisements and nobody told who pays the networks for them. */
export const AD_SPEND: Message = {
  id: 'cost.ad-spend',
  when: (draft) => draft.model.assumptions.sector === 'agency' && PLACES_ADS.test(told(draft)) && !SAYS_WHO.test(told(draft)),
  variants: [
    {
      es: 'Lo que cobran las plataformas por los anuncios no está ni en ese coste ni en el precio. El plan supone que lo paga el cliente con su propia tarjeta, y el contrato tiene que decirlo, porque si saliera de los {{fig:price}} el margen sería mucho menor.',
      en: 'What the platforms charge for ads is in neither that cost nor the price. The plan assumes that the client pays it on their own card, and the contract has to say so, because paid out of the {{fig:price}} it would leave a far smaller margin.',
    },
  ],
};
