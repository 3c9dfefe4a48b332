// Goals that are done or not: bought, opened, launched, served for the first time.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { itemFigure, type PlacedGoal, shareFigure, targetFigure } from './gather-goals.ts';

/** Hours of somebody who is there already. */
export const COLLEAGUE: PlanText = {
  es: 'su contrato a jornada completa, firmado y con fecha; la previsión no paga más horas que las de hoy',
  en: 'a signed full-time contract with its date; the forecast pays for no more hours than today’s',
};

const DONE: readonly { readonly said: RegExp; readonly told: PlanText }[] = [
  {
    said: /\b(?:sacar|lanzar|estrenar|launch\w*|bring out|release)\b/,
    told: { es: 'la primera venta de ello, con su fecha', en: 'the first sale of it, with its date' },
  },
  {
    said: /\b(?:servir|surtir|abastecer|suministrar|vender(?:le|les)?|supply\w*|serv(?:e|ing)|deliver\w*|sell(?:ing)?) (?:to |a )?(?:la|el|los|las|al|the|un|una|an?) /,
    told: { es: 'el primer pedido servido y cobrado, con su fecha', en: 'the first order delivered and paid for, with its date' },
  },
];

const OPEN: PlanText = {
  es: 'hecho o no en esa fecha, y apuntado qué lo demuestra',
  en: 'done or not by that date, with a note of what shows it',
};

/** What is either done or not, in words of that goal where there are some; a share is counted. */
export function doneOrNot({ at, text, share }: PlacedGoal): PlanText {
  if (share !== null) {
    const asked = `{{fig:${shareFigure(at)}}}`;
    return {
      es: `cuántos de cuántos, contados en esa fecha: la meta es ${asked}`,
      en: `how many out of how many, counted on that date: the goal is ${asked}`,
    };
  }
  return DONE.find(({ said }) => said.test(foldText(text)))?.told ?? OPEN;
}

/** What the plan neither sells nor counts: a list of them. */
export function listThings({ at }: PlacedGoal): PlanText {
  const asked = `{{fig:${targetFigure(at)}}}`;
  return { es: `la cuenta de ese mes, con su lista: hacen falta ${asked}`, en: `that month’s count, with its list: ${asked} are needed` };
}

/** The cash there is for it; what it was told to cost, where it was. */
export function purchase({ at, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const cash = `{{fig:${monthFigure(Math.min(month, model.months.length), 'cash')}}}`;
  const told = { es: `la caja de ese mes, ${cash}, una vez pagado todo`, en: `the cash of that month, ${cash}, once everything is paid` };
  const item = itemFigure(at);
  return figures[item] ? add({ es: `cuesta {{fig:${item}}}; `, en: `it costs {{fig:${item}}}; ` }, told) : told;
}

const PLACE =
  /\b(?:local(?:es)?|tiendas?|sedes?|sucursal(?:es)?|tallere?s?|clinicas?|shops?|stores?|branch(?:es)?|locations?|workshops?|clinics?|salon|salones|restaurantes?|cafes?)\b/;

/** Another place like this one asks for what this one asks; anything else for what it costs. */
export function expansion(goal: PlacedGoal, draft: Draft): PlanText {
  if (PLACE.test(foldText(goal.text)))
    return {
      es: 'caja al cierre del año, {{fig:cash-y1}}; abrir este pide {{fig:opening-uses}}',
      en: 'cash at year end, {{fig:cash-y1}}; opening this one takes {{fig:opening-uses}}',
    };
  const cash = `{{fig:${monthFigure(Math.min(goal.month, draft.model.months.length), 'cash')}}}`;
  return {
    es: `la caja de ese mes, ${cash}, frente a su presupuesto, que falta pedir`,
    en: `the cash of that month, ${cash}, against a quote that is still to be asked for`,
  };
}
