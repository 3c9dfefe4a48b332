// What to have in hand before the plan is shown to a bank, and how much of it was said.
import { hasServed } from '../../facts/has-served.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { isSoldAhead } from '../marketing/is-sold-ahead.ts';
import type { Message } from '../message.ts';
import { LICENCES } from '../operations/licence-words.ts';
import { BANK_TAX } from './bank-tax-words.ts';
import { LENDERS } from './lender-words.ts';
import { asksForGrace, GRACE_ASKED, MISSING } from './missing-words.ts';

/** From so many sales a month on each is too small for a deposit. */
const MANY_SALES = 150;
const sellsByHundreds = ({ figures }: Draft) => amountOf(figures, 'm01-units') >= MANY_SALES;
/** Places that nobody orders from in writing: who passes is what can be counted. */
const PASSED_BY: ReadonlySet<SectorId> = new Set(['retail_shop', 'beauty_salon']);
/** It opens in a month of the year in which nothing is sold. */
const opensShut = ({ figures }: Draft) => figures['first-sales'] !== undefined;
const isByTheDozen = (draft: Draft) => !sellsByHundreds(draft) && !opensShut(draft);
const isRateSaid = ({ model }: Draft) => model.assumptions.loanRateBasisPoints.fact !== undefined;

export const BANK: readonly Message[] = [
  {
    id: 'bank.loss',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Revisar el precio y el coste de cada {{unit}} antes de pedir dinero, porque con los actuales no se puede pedir.',
        en: 'Rework the price and the cost of each {{unit}} before requesting money, because today’s figures do not support a request.',
      },
      {
        es: 'Antes de pedir dinero, corregir el precio o el coste de cada {{unit}}, porque con las cifras actuales el negocio no gana.',
        en: 'Before requesting money, correct the price or the cost of each {{unit}}, because on today’s figures the business makes no profit.',
      },
      {
        es: 'No enseñar todavía estas cuentas: cada {{unit}} tiene que dejar más margen que ahora.',
        en: 'Do not show these figures yet: each {{unit}} has to leave a bigger margin than it does now.',
      },
    ],
  },
  ...MISSING,
  ...LENDERS,
  GRACE_ASKED,
  {
    id: 'bank.hands',
    when: ({ figures }) => figures['hands-hour'] !== undefined && figures['short-month'] !== undefined,
    variants: [
      {
        es: 'Decir quién hará las horas que faltan desde {{fig:short-month}}, a {{fig:hands-hour}} la hora con cargas.',
        en: 'Name who will work the extra hours from {{fig:short-month}}, at {{fig:hands-hour}} an hour including employer’s charges.',
      },
    ],
  },
  {
    id: 'bank.family',
    when: (draft) => draft.diagnosis.hasLoan && draft.model.assumptions.isFamilyLoan && !isRateSaid(draft),
    variants: [
      {
        es: 'Poner por escrito el préstamo de la familia, {{fig:loan}}: fechas, cuota y si lleva interés. El plan supone que no lo lleva, y un banco preguntará quién cobra antes.',
        en: 'Put the family’s loan of {{fig:loan}} in writing: dates, instalment and whether it bears interest. The plan assumes it does not, and a bank will ask who is paid first.',
      },
      {
        es: 'Firmar con la familia un acuerdo por los {{fig:loan}}, con su plazo. El plan devuelve ese dinero sin interés porque no se dijo otra cosa; con interés, la cuota sube.',
        en: 'Sign an agreement with the family for the {{fig:loan}}, with its term. The plan repays it without interest because nothing else was said; interest would raise the instalment.',
      },
    ],
  },
  ...BANK_TAX,
  ...LICENCES,
  { id: 'bank.trade', variants: [{ es: '{{bankAsk}}', en: '{{bankAsk}}' }] },
  {
    id: 'bank.quotes.gross',
    when: ({ model }) => model.assumptions.vatEveryMonths === 0,
    variants: [
      {
        es: 'Pedir presupuestos cerrados de los {{fig:purchases}} de inversión con los impuestos dentro, porque aquí no se recuperan.',
        en: 'Get fixed quotes for the {{fig:purchases}} of investment with all taxes included, because none of it is recovered here.',
      },
      {
        es: 'Reunir un presupuesto o una factura de cada compra hasta sumar los {{fig:purchases}}, impuestos incluidos, que es como los cuenta el plan.',
        en: 'Collect a quote or invoice for every purchase until they add up to {{fig:purchases}}, tax included, as the plan counts them.',
      },
    ],
  },
  {
    id: 'bank.quotes',
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
    variants: [
      {
        es: 'Pedir presupuestos cerrados de los {{fig:purchases}} de inversión, y preguntar si el impuesto de ventas está dentro, porque el plan lo cuenta aparte.',
        en: 'Get fixed quotes for the {{fig:purchases}} of investment, and ask whether they include sales tax, because the plan adds it on top.',
      },
      {
        es: 'Sustituir la estimación de {{fig:purchases}} por presupuestos firmados, con el impuesto de ventas en línea aparte, que es como lo cuenta el plan.',
        en: 'Replace the estimate of {{fig:purchases}} with signed quotes, with sales tax on a separate line, as the plan counts it.',
      },
      {
        es: 'Reunir un presupuesto o una factura de cada compra hasta sumar los {{fig:purchases}}, y mirar si incluyen el impuesto de ventas, que el plan cuenta aparte.',
        en: 'Collect a quote or invoice for every purchase until they add up to {{fig:purchases}}, and check whether sales tax is included, because the plan adds it on top.',
      },
      {
        es: 'Reunir presupuestos firmados por los {{fig:purchases}}: uno por partida, con fecha de validez y sin impuesto de ventas, que el plan suma después.',
        en: 'Back the {{fig:purchases}} with signed quotes: one for each item, with an expiry date and before sales tax, which the plan adds afterwards.',
      },
      {
        es: 'Pedir precio a dos proveedores por cada compra importante de los {{fig:purchases}}, siempre sin impuesto de ventas, que el plan cuenta aparte.',
        en: 'Get prices from two suppliers for each large purchase in the {{fig:purchases}}, always before sales tax, which the plan adds on top.',
      },
    ],
  },
  {
    id: 'bank.volume.passing',
    when: (draft) => sellsByHundreds(draft) && PASSED_BY.has(draft.sector.id),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: apuntar durante una semana quién pasa y quién entra en el sitio más parecido, y reunir los nombres de quienes pidieron aviso.',
        en: 'Back the opening month, {{fig:m01-units}} {{units}}, with a count: note for a week who passes and who goes into the nearest place of the kind, and gather the names of those who asked to be told.',
      },
    ],
  },
  {
    id: 'bank.volume.many',
    when: (draft) => sellsByHundreds(draft) && !PASSED_BY.has(draft.sector.id),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: encargos fijos por escrito de oficinas o comercios cercanos, y cuántos compraron de quienes probaron.',
        en: 'Back the opening month, {{fig:m01-units}} {{units}}, with a count: written standing orders from offices or shops nearby, and how many of those who tried it bought.',
      },
    ],
  },
  {
    id: 'bank.volume.shut',
    when: opensShut,
    variants: [
      {
        es: 'Reunir nombres para {{fig:first-sales}}, el primer mes con ventas: quién, cuándo y cuánto, con una señal pagada si se puede.',
        en: 'Gather names for {{fig:first-sales}}, the first month with sales: who, when and how much, with a paid deposit where possible.',
      },
    ],
  },
  {
    id: 'bank.volume.served',
    when: (draft) => isByTheDozen(draft) && hasServed(draft.facts),
    variants: [
      {
        es: 'Llevar la lista de quién ha comprado ya, cuánto y en qué fecha, porque es la mejor prueba del mes de apertura, {{fig:m01-units}} {{units}}.',
        en: 'Bring the list of who has bought already, how much and when, because it is the best proof of the opening month’s {{fig:m01-units}} {{units}}.',
      },
    ],
  },
  {
    id: 'bank.volume.spot',
    when: (draft) => isByTheDozen(draft) && !hasServed(draft.facts) && !isSoldAhead(draft),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: cuánta gente ha preguntado o ha pedido aviso, con nombre y fecha.',
        en: 'Back the opening month’s {{fig:m01-units}} {{units}} with a count: how many people have asked or left their name for the opening, and when.',
      },
      {
        es: 'Contar durante una semana a quien pasa por delante y a quien pregunta, para respaldar con ese dato {{fig:m01-units}} {{units}} en el primer mes.',
        en: 'Count for a week who walks past and who asks, and use that count to back {{fig:m01-units}} {{units}} in the first month.',
      },
      {
        es: 'Preguntar en un negocio parecido de otra ciudad cuánto vendió en su primer mes y comparar la respuesta con lo previsto aquí, {{fig:m01-units}} {{units}}.',
        en: 'Ask a similar business in another town how much it sold in its first month, and compare the answer with the forecast here: {{fig:m01-units}} {{units}}.',
      },
      {
        es: 'Reunir los avisos pedidos, con nombre y teléfono, porque cada uno hace más creíble el mes de apertura, {{fig:m01-units}} {{units}}.',
        en: 'Keep every request to be told of the opening, with a name and a phone number, because each makes the {{fig:m01-units}} {{units}} of that month more credible.',
      },
      {
        es: 'Explicar en qué se basa abrir con {{fig:m01-units}} {{units}}: cuántas viviendas hay cerca, cuántas tienen lo que se arregla o se compra, y cada cuánto.',
        en: 'Explain what an opening with {{fig:m01-units}} {{units}} rests on: how many homes are near, how many own what is mended or buy what is sold, and how often.',
      },
    ],
  },
  {
    id: 'bank.volume',
    when: (draft) => isByTheDozen(draft) && !hasServed(draft.facts) && isSoldAhead(draft),
    variants: [
      {
        es: 'Llevar alguna prueba de lo que se venderá el primer mes, {{fig:m01-units}} {{units}}: reservas, cartas o una lista de espera.',
        en: 'Bring some proof of the {{fig:m01-units}} {{units}} of the first month: bookings, letters or a waiting list.',
      },
      {
        es: 'Pedir a los clientes que pongan por escrito que comprarán, porque un primer mes de {{fig:m01-units}} {{units}} necesita compromisos.',
        en: 'Ask customers to say in writing that they will buy, because a first month of {{fig:m01-units}} {{units}} needs commitments.',
      },
      {
        es: 'Mostrar de dónde saldrán las ventas del mes de apertura, {{fig:m01-units}} {{units}}: encargos, compromisos firmados o una lista con nombres.',
        en: 'Show where the opening month’s {{fig:m01-units}} {{units}} will come from: orders, signed commitments or a list of names.',
      },
      {
        es: 'Reunir nombres para el primer mes, {{fig:m01-units}} {{units}}: quién, cuándo y cuánto, aunque sea en una hoja a mano.',
        en: 'Gather names for the first month, {{fig:m01-units}} {{units}}: who, when and how much, even on a handwritten sheet.',
      },
      {
        es: 'Convertir en compromisos una parte de lo previsto para abrir, {{fig:m01-units}} {{units}} en un mes, si es posible con una señal pagada.',
        en: 'Turn part of what is forecast for opening, {{fig:m01-units}} {{units}} in a month, into commitments, with a paid deposit where possible.',
      },
    ],
  },
  {
    id: 'bank.family.rate',
    when: (draft) => draft.diagnosis.hasLoan && draft.model.assumptions.isFamilyLoan && isRateSaid(draft),
    variants: [
      {
        es: 'Poner por escrito el préstamo de la familia, {{fig:loan}}, con el interés acordado, las fechas y la cuota, porque un banco preguntará quién cobra antes.',
        en: 'Put the family’s loan of {{fig:loan}} in writing, with the interest agreed, the dates and the instalment, because a bank will ask who is paid first.',
      },
    ],
  },
  {
    id: 'bank.rate.said',
    when: (draft) => draft.diagnosis.hasLoan && !draft.model.assumptions.isFamilyLoan && isRateSaid(draft),
    variants: [
      {
        es: 'Llevar por escrito la oferta al {{fig:loan-rate}} con que cuenta el plan, y preguntar qué garantías pide.',
        en: 'Bring the written offer at {{fig:loan-rate}} on which the plan relies, and ask what security it requires.',
      },
    ],
  },
  {
    id: 'bank.rate',
    when: (draft) => draft.diagnosis.hasLoan && !draft.model.assumptions.isFamilyLoan && !isRateSaid(draft) && !asksForGrace(draft),
    variants: [
      {
        es: 'Preguntar el tipo de interés y las garantías, porque el {{fig:loan-rate}} de este plan es orientativo.',
        en: 'Ask for the interest rate and the security, because the {{fig:loan-rate}} in this plan is only a guide.',
      },
      {
        es: 'Pedir al banco el tipo de interés real y los avales que exige, porque el {{fig:loan-rate}} de este plan es una referencia.',
        en: 'Ask the bank for its actual interest rate and the security it wants, because the {{fig:loan-rate}} in this plan is a reference.',
      },
      {
        es: 'Comparar dos ofertas de préstamo, con sus garantías, porque el {{fig:loan-rate}} de este plan es orientativo.',
        en: 'Compare two loan offers, security included, because the {{fig:loan-rate}} in this plan is only a guide.',
      },
    ],
  },
];

export const CREDIBILITY: Message = {
  id: 'credibility',
  when: ({ model }) => model.openQuestions.length > 0,
  variants: [
    {
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras clave. Lo que más ayudaría es conocer de primera mano {{openQuestions}}.',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} key figures. What would help most is first-hand knowledge of {{openQuestions}}.',
    },
    {
      es: 'De primera mano se conocen {{fig:said-count*}} de las {{fig:key-count*}} cifras clave. Lo que más ayudaría es averiguar {{openQuestions}}.',
      en: 'So far {{fig:said-count*}} of the {{fig:key-count*}} key figures are known at first hand. Finding out {{openQuestions}} would help most.',
    },
  ],
};
