// Goals that are done or not: bought, opened, launched, served for the first time.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { itemFigure, moneyFigure, type PlacedGoal, shareFigure } from './gather-goals.ts';
import { howMany } from './measure-buyers.ts';

/** Hours of somebody who is there already. */
export const COLLEAGUE: PlanText = {
  es: 'su contrato a jornada completa, firmado y con fecha. La previsión no paga más horas que las actuales',
  en: 'a signed and dated full-time contract. The forecast pays for no more hours than today’s',
};

const DONE: readonly { readonly said: RegExp; readonly told: PlanText }[] = [
  {
    said: /\b(?:sacar (?:la|el|un|una|mi|nuestra|nuestro) |lanzar|estrenar|launch\w*|bring out|release)/,
    told: { es: 'la fecha de la primera venta', en: 'the date of its first sale' },
  },
  {
    said: /\b(?:servir|surtir|abastecer|suministrar|vender(?:le|les)?|supply\w*|serv(?:e|ing)|deliver\w*|sell(?:ing)?) (?:to |a )?(?:la|el|los|las|al|the|un|una|an?) /,
    told: { es: 'la fecha del primer pedido servido y cobrado', en: 'the date of the first order delivered and paid for' },
  },
  {
    said: /\b(?:lista de espera|wait(?:ing)? ?list)\b/,
    told: {
      es: 'los nombres apuntados, con fecha, cuando ya no queda plaza. El plan propone cinco',
      en: 'the names on it, each dated, once no place is free. The plan proposes five',
    },
  },
  {
    said: /\b(?:viajes?|excursion(?:es)?|salidas?|trips?|outings?|excursions?)\b/,
    told: {
      es: 'la fecha, los asistentes y el precio por persona. En {{fig:m03-name}} se averigua cuánto cuesta y quién lo paga',
      en: 'its date, who went and the price per head. What it costs, and who pays, is found out in {{fig:m03-name}}',
    },
  },
];

const OPEN: PlanText = {
  es: 'si está hecho en esa fecha, con un documento que lo demuestre',
  en: 'whether it is done by that date, with a document that shows it',
};

/** What is either done or not, in words of that goal where there are some; a share is counted. */
export function doneOrNot({ at, text, share, isCeiling }: PlacedGoal): PlanText {
  if (share !== null) {
    const asked = `{{fig:${shareFigure(at)}}}`;
    return isCeiling
      ? {
          es: `el porcentaje de cada mes; la meta es ${asked} como mucho`,
          en: `the share, counted each month: the goal is ${asked} at most`,
        }
      : {
          es: `el porcentaje en esa fecha; la meta es ${asked}`,
          en: `the share on that date: the goal is ${asked}`,
        };
  }
  return DONE.find(({ said }) => said.test(foldText(text)))?.told ?? OPEN;
}

/** What the plan neither sells nor counts: a list of them. */
export function listThings(goal: PlacedGoal): PlanText {
  const isOfYear = goal.rate === 'total' && OVER_THE_YEAR.test(foldText(goal.text));
  return add(isOfYear ? OF_A_YEAR : COUNTED[goal.rate], howMany(goal));
}

/** «En todo el año», "over the year": what has been done by its end. */
const OVER_THE_YEAR =
  /\b(?:over|in|during|across|within|en|durante|a lo largo de) (?:todo )?(?:the|our|my|el|mi|nuestro) (?:whole |first |primer )?(?:year|ano)\b/;
const OF_A_YEAR: PlanText = { es: 'una lista con la cuenta hasta esa fecha', en: 'a list with the count up to that date' };
const OF_A_MONTH: PlanText = { es: 'una lista con la cuenta de ese mes', en: 'a list with that month’s count' };
const COUNTED: Readonly<Record<PlacedGoal['rate'], PlanText>> = {
  day: { es: 'la cuenta anotada cada día', en: 'the count noted each day' },
  week: { es: 'la cuenta anotada cada semana', en: 'the count noted each week' },
  month: OF_A_MONTH,
  active: OF_A_MONTH,
  total: OF_A_MONTH,
};

/** Money that is to be kept: the cash of that month, and what it is short of it. */
export function cushion({ at, month, money }: PlacedGoal, { figures, model }: Draft): PlanText {
  const cash = monthFigure(Math.min(month, model.months.length), 'cash');
  const told = { es: `la caja prevista ese mes, {{fig:${cash}}}`, en: `the cash forecast that month, {{fig:${cash}}}` };
  if (money === null) return told;
  const asked = `{{fig:${moneyFigure(at)}}}`;
  return amountOf(figures, cash) >= money
    ? add(told, { es: `, suficiente para la meta de ${asked}`, en: `, enough for the goal of ${asked}` })
    : add(told, { es: `, que no llega a la meta de ${asked}`, en: `, short of the goal of ${asked}` });
}

/** What is to be in the diary for a later year is not what is sold by then. */
export function bookedAhead(goal: PlacedGoal): PlanText {
  return add(
    {
      es: 'la agenda, con el nombre, la fecha y la señal de cada cliente',
      en: 'the diary, with the name, date and deposit of each customer',
    },
    howMany(goal),
  );
}

/** The cash there is for it; what it was told to cost, where it was. */
export function purchase({ at, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const cash = `{{fig:${monthFigure(Math.min(month, model.months.length), 'cash')}}}`;
  const told = {
    es: `la caja prevista ese mes, una vez pagado todo, es de ${cash}`,
    en: `the cash forecast that month, once everything is paid, is ${cash}`,
  };
  const item = itemFigure(at);
  return figures[item] ? add({ es: `cuesta {{fig:${item}}}, y `, en: `it costs {{fig:${item}}}, and ` }, told) : told;
}

const PLACE =
  /\b(?:local(?:es)?|tiendas?|sedes?|sucursal(?:es)?|tallere?s?|clinicas?|shops?|stores?|branch(?:es)?|locations?|workshops?|clinics?|salon|salones|restaurantes?|cafes?)\b/;

/** «Una tercera silla ocupada»: it is there already, and what is asked is who works at it. */
const SEAT_TAKEN =
  /\b(?:sillas?|sillon(?:es)?|mesas? de trabajo|chairs?|benches?)\b.*\b(?:ocupad[oa]s?|cubiert[oa]s?|occupied|taken|filled|busy)\b/;
const WORKED_AT: PlanText = {
  es: 'quién trabaja en ella y cuántas horas a la semana, anotado cada lunes',
  en: 'who works at it and for how many hours a week, noted each Monday',
};

const PAID_FOR: PlanText = {
  es: '. Para pagar cada {{fig:hire-cost}} al mes de sueldo y cargas hacen falta {{fig:hire-units}} {{units}} más',
  en: '. Every {{fig:hire-cost}} a month of wages and employer charges takes {{fig:hire-units}} more {{units}}',
};

/** Another place like this one asks for what this one asks; anything else for what it costs. */
export function expansion(goal: PlacedGoal, draft: Draft): PlanText {
  if (PLACE.test(foldText(goal.text)))
    return {
      es: 'la caja al cierre del año, {{fig:cash-y1}}, frente a lo que cuesta abrir este, {{fig:opening-uses}}',
      en: 'cash at year end, {{fig:cash-y1}}, against what opening this one takes, {{fig:opening-uses}}',
    };
  if (SEAT_TAKEN.test(foldText(goal.text))) return draft.figures['hire-units'] ? add(WORKED_AT, PAID_FOR) : WORKED_AT;
  const cash = `{{fig:${monthFigure(Math.min(goal.month, draft.model.months.length), 'cash')}}}`;
  return {
    es: `la caja prevista ese mes, ${cash}, frente a un presupuesto que falta pedir`,
    en: `the cash forecast that month, ${cash}, against a quote still to be asked for`,
  };
}
