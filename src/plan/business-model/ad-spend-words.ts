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
      es: 'Lo que se paga a las plataformas por cada anuncio no está en ese coste ni en el precio: se cuenta con que lo paga el cliente, con su propia tarjeta, y el contrato tiene que decirlo. Si saliera de los {{fig:price}}, el margen sería otro.',
      en: 'What the platforms charge for each ad is neither in that cost nor in the price: the plan counts on the client paying it, on their own card, and the contract has to say so. Paid out of the {{fig:price}}, it would leave another margin.',
    },
  ],
};
