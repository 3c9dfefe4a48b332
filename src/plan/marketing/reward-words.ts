// What is done in a channel that rewards whoever brings somebody, and what that comes to.
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

/** What is given to whoever brings somebody is paid once there is a sale to pay it from. */
const REWARDING: PlanText = {
  es: 'Se cuenta al cobrar y se apunta quién trae a quién; el premio se da con la compra del nuevo, y sale de su margen',
  en: 'Mentioned at payment, with a note of who brings whom; the reward is given once the new customer buys, out of that margin',
};

/** The same with what it comes to in a year, which no cost of the plan holds. */
export function rewarding(figures: Draft['figures'], id: string): PlanText {
  if (!figures[`${id}-premium`]) return REWARDING;
  const sum = `{{fig:${id}-premium}}`;
  return {
    es: `Se cuenta al cobrar y se apunta quién trae a quién; el premio se da con la compra del nuevo: ${sum} al año, por sumar a los gastos`,
    en: `Mentioned at payment, with a note of who brings whom; the reward is given once the new customer buys: ${sum} a year, to be added to the costs`,
  };
}
