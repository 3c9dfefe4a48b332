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
  es: 'su contrato a jornada completa, firmado y con fecha; la previsión no paga más horas que las de hoy',
  en: 'a signed full-time contract with its date; the forecast pays for no more hours than today’s',
};

const DONE: readonly { readonly said: RegExp; readonly told: PlanText }[] = [
  {
    said: /\b(?:sacar (?:la|el|un|una|mi|nuestra|nuestro) |lanzar|estrenar|launch\w*|bring out|release)/,
    told: { es: 'la primera venta de ello, con su fecha', en: 'the first sale of it, with its date' },
  },
  {
    said: /\b(?:servir|surtir|abastecer|suministrar|vender(?:le|les)?|supply\w*|serv(?:e|ing)|deliver\w*|sell(?:ing)?) (?:to |a )?(?:la|el|los|las|al|the|un|una|an?) /,
    told: { es: 'el primer pedido servido y cobrado, con su fecha', en: 'the first order delivered and paid for, with its date' },
  },
  {
    said: /\b(?:lista de espera|wait(?:ing)? ?list)\b/,
    told: {
      es: 'los nombres apuntados, con su fecha, cuando ya no queda plaza; propuesta, cinco',
      en: 'the names on it, each dated, once no place is free; proposed number, five',
    },
  },
  {
    said: /\b(?:viajes?|excursion(?:es)?|salidas?|trips?|outings?|excursions?)\b/,
    told: {
      es: 'su fecha, quiénes fueron y el precio por persona; ese precio, y quién lo paga, se averigua en {{fig:m03-name}}, y entonces entra en el calendario',
      en: 'its date, who went and the price per head; that price, and who pays it, is found out in {{fig:m03-name}}, when it enters the calendar',
    },
  },
];

const OPEN: PlanText = {
  es: 'hecho o no en esa fecha, y apuntado qué lo demuestra',
  en: 'done or not by that date, with a note of what shows it',
};

/** What is either done or not, in words of that goal where there are some; a share is counted. */
export function doneOrNot({ at, text, share, isCeiling }: PlacedGoal): PlanText {
  if (share !== null) {
    const asked = `{{fig:${shareFigure(at)}}}`;
    return isCeiling
      ? {
          es: `cuántos de cuántos, contados cada mes: la meta es ${asked} como mucho`,
          en: `how many out of how many, counted each month: the goal is ${asked} at most`,
        }
      : {
          es: `cuántos de cuántos, contados en esa fecha: la meta es ${asked}`,
          en: `how many out of how many, counted on that date: the goal is ${asked}`,
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
const OF_A_YEAR: PlanText = { es: 'la cuenta hasta esa fecha, con su lista', en: 'the count up to that date, with its list' };
const OF_A_MONTH: PlanText = { es: 'la cuenta de ese mes, con su lista', en: 'that month’s count, with its list' };
const COUNTED: Readonly<Record<PlacedGoal['rate'], PlanText>> = {
  day: { es: 'la cuenta de cada día, apuntada', en: 'each day’s count, noted' },
  week: { es: 'la cuenta de cada semana, apuntada', en: 'each week’s count, noted' },
  month: OF_A_MONTH,
  active: OF_A_MONTH,
  total: OF_A_MONTH,
};

/** Money that is to be kept: the cash of that month, and what it is short of it. */
export function cushion({ at, month, money }: PlacedGoal, { figures, model }: Draft): PlanText {
  const cash = monthFigure(Math.min(month, model.months.length), 'cash');
  const told = { es: `la caja de ese mes, {{fig:${cash}}}`, en: `the cash of that month, {{fig:${cash}}}` };
  if (money === null) return told;
  const asked = `{{fig:${moneyFigure(at)}}}`;
  return amountOf(figures, cash) >= money
    ? add(told, { es: `; la meta pide ${asked} y cabe`, en: `; the goal is ${asked}, within reach` })
    : add(told, { es: `; la meta pide ${asked} y no llega`, en: `; the goal is ${asked}, not reached` });
}

/** What is to be in the diary for a later year is not what is sold by then. */
export function bookedAhead(goal: PlacedGoal): PlanText {
  return add(
    { es: 'la agenda, con nombre, fecha y señal cobrada de cada cual', en: 'the diary, with the name, date and deposit of each' },
    howMany(goal),
  );
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

/** «Una tercera silla ocupada»: it is there already, and what is asked is who works at it. */
const SEAT_TAKEN =
  /\b(?:sillas?|sillon(?:es)?|mesas? de trabajo|chairs?|benches?)\b.*\b(?:ocupad[oa]s?|cubiert[oa]s?|occupied|taken|filled|busy)\b/;
const WORKED_AT: PlanText = {
  es: 'quién trabaja en ella y cuántas horas a la semana, apuntado cada lunes',
  en: 'who works at it and for how many hours a week, noted each Monday',
};

const PAID_FOR: PlanText = {
  es: '; cada {{fig:hire-cost}} al mes de sueldo y cargas piden {{fig:hire-units}} {{units}} más',
  en: '; each {{fig:hire-cost}} a month of wage and employer charges takes {{fig:hire-units}} more {{units}}',
};

/** Another place like this one asks for what this one asks; anything else for what it costs. */
export function expansion(goal: PlacedGoal, draft: Draft): PlanText {
  if (PLACE.test(foldText(goal.text)))
    return {
      es: 'caja al cierre del año, {{fig:cash-y1}}; abrir este pide {{fig:opening-uses}}',
      en: 'cash at year end, {{fig:cash-y1}}; opening this one takes {{fig:opening-uses}}',
    };
  if (SEAT_TAKEN.test(foldText(goal.text))) return draft.figures['hire-units'] ? add(WORKED_AT, PAID_FOR) : WORKED_AT;
  const cash = `{{fig:${monthFigure(Math.min(goal.month, draft.model.months.length), 'cash')}}}`;
  return {
    es: `la caja de ese mes, ${cash}, frente a su presupuesto, que falta pedir`,
    en: `the cash of that month, ${cash}, against a quote that is still to be asked for`,
  };
}
