// What is done in a channel that rewards whoever brings somebody, and what that comes to.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';

/** What is given to whoever brings somebody is paid once there is a sale. */
const REWARDING: PlanText = {
  es: 'Se cuenta al cobrar y se apunta quién trae a quién. El premio se da cuando compra el nuevo',
  en: 'It is mentioned at payment, with a note of who brings whom. The reward is given once the new customer buys',
};

/** Which money pays for it: the channel's own, kept for it out of the budget, or else the budget's, and where there is none the margin of the sale. */
export function rewarding({ figures }: Draft, id: string): PlanText {
  const sum = `{{fig:${id}-premium}}`;
  const paid =
    amountOf(figures, id) > 0
      ? FROM_THE_CHANNEL(sum)
      : amountOf(figures, 'cost-marketing') > 0
        ? FROM_THE_BUDGET
        : figures[`${id}-premium`]
          ? UNCOUNTED(sum)
          : FROM_THE_MARGIN;
  return perLanguage((language) => `${REWARDING[language]}${paid[language]}`);
}

const FROM_THE_CHANNEL = (sum: string): PlanText => ({
  es: ` y se paga con el presupuesto de este canal, ${sum} al año`,
  en: ` and is paid out of this channel’s budget, ${sum} a year`,
});
const FROM_THE_BUDGET: PlanText = {
  es: ' y sale del presupuesto de publicidad, que no aumenta por ello',
  en: ' and comes out of the marketing budget, which does not grow for it',
};
const UNCOUNTED = (sum: string): PlanText => ({
  es: `, ${sum} al año que hay que añadir a los gastos`,
  en: `, ${sum} a year to be added to the costs`,
});
const FROM_THE_MARGIN: PlanText = {
  es: ' y sale del margen de esa venta',
  en: ' and comes out of the margin on that sale',
};
