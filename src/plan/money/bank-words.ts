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
        es: 'Rehacer la cuenta del precio y del coste de cada {{unit}}: con la actual no se pide dinero.',
        en: 'Rework the price and cost of each {{unit}}: on today’s figures no money should be requested.',
      },
      {
        es: 'Antes de pedir dinero, corregir el precio o el coste de cada {{unit}}: hoy la cuenta no sale.',
        en: 'Before requesting money, correct the price or the cost of each {{unit}}: as they stand, the figures do not work.',
      },
      {
        es: 'No mostrar todavía esta cuenta: cada {{unit}} tiene que dejar más de lo que deja ahora.',
        en: 'Do not show these figures yet: each {{unit}} has to leave more than it does now.',
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
        es: 'Poner nombre a quien hará las horas que faltan desde {{fig:short-month}}, a {{fig:hands-hour}} la hora con cargas.',
        en: 'Name who will work the extra hours from {{fig:short-month}}, at {{fig:hands-hour}} an hour including employer’s charges.',
      },
    ],
  },
  {
    id: 'bank.family',
    when: (draft) => draft.diagnosis.hasLoan && draft.model.assumptions.isFamilyLoan && !isRateSaid(draft),
    variants: [
      {
        es: 'Poner por escrito el préstamo de la familia, {{fig:loan}}: fechas, cuota y si lleva interés. Aquí se supone que no, y un banco preguntará quién cobra antes.',
        en: 'Put the family’s loan of {{fig:loan}} in writing: dates, instalment and whether it bears interest. The plan assumes it does not, and a bank will ask who is paid first.',
      },
      {
        es: 'Firmar con la familia un papel por los {{fig:loan}}, con su plazo: el plan devuelve ese dinero sin interés porque nadie ha dicho otro, y con interés la cuota sube.',
        en: 'Sign an agreement with the family for the {{fig:loan}}, with its term: the plan repays it without interest because nobody has said otherwise, and interest would raise the instalment.',
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
        es: 'Pedir presupuestos cerrados de los {{fig:purchases}} de inversión con los impuestos dentro: aquí no se recuperan.',
        en: 'Get fixed quotes for the {{fig:purchases}} of investment with all taxes included: none of it is recovered here.',
      },
      {
        es: 'Reunir presupuesto o factura de cada compra hasta sumar los {{fig:purchases}}, impuestos incluidos, que es como se han contado.',
        en: 'Collect a quote or invoice for every purchase until they add up to {{fig:purchases}}, tax included, as the plan counts them.',
      },
    ],
  },
  {
    id: 'bank.quotes',
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
    variants: [
      {
        es: 'Pedir presupuestos cerrados de los {{fig:purchases}} de inversión, y preguntar si el impuesto de ventas está dentro: aquí se ha contado aparte.',
        en: 'Get fixed quotes for the {{fig:purchases}} of investment, and ask whether they include sales tax: the plan adds it on top.',
      },
      {
        es: 'Cambiar la estimación de {{fig:purchases}} por presupuestos firmados, con el impuesto de ventas en línea aparte, que es como se ha contado aquí.',
        en: 'Replace the estimate of {{fig:purchases}} with signed quotes, with sales tax on a separate line, as the plan counts it.',
      },
      {
        es: 'Reunir presupuesto o factura de cada compra hasta sumar los {{fig:purchases}}, y mirar si incluyen impuesto de ventas: en este plan va por fuera.',
        en: 'Collect a quote or invoice for every purchase until they add up to {{fig:purchases}}, and check whether sales tax is included: this plan adds it on top.',
      },
      {
        es: 'Reunir presupuestos firmados por los {{fig:purchases}}: uno por partida, con fecha de validez y sin impuesto de ventas, que en estas cuentas se suma después.',
        en: 'Back the {{fig:purchases}} with signed quotes, one for each item, with its expiry date and before sales tax, which these accounts add afterwards.',
      },
      {
        es: 'Preguntar a dos proveedores por cada compra importante de los {{fig:purchases}}, siempre sin impuesto de ventas, que aquí va en otra línea.',
        en: 'Get prices from two suppliers for each large purchase in the {{fig:purchases}}, always before sales tax, which has its own line here.',
      },
    ],
  },
  {
    id: 'bank.volume.passing',
    when: (draft) => sellsByHundreds(draft) && PASSED_BY.has(draft.sector.id),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: una semana apuntando quién pasa y quién entra en el sitio más parecido, y los nombres de quienes pidieron aviso.',
        en: 'Back the opening month, {{fig:m01-units}} {{units}}, with something countable: a week’s count of who passes and who goes into the nearest place of the kind, and the names of those who asked to be told.',
      },
    ],
  },
  {
    id: 'bank.volume.many',
    when: (draft) => sellsByHundreds(draft) && !PASSED_BY.has(draft.sector.id),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: encargos fijos por escrito de oficinas o comercios cercanos, y cuántos compraron de quienes probaron.',
        en: 'Back the opening month, {{fig:m01-units}} {{units}}, with something countable: written standing orders from offices or shops nearby, and how many of those who tried it bought.',
      },
    ],
  },
  {
    id: 'bank.volume.shut',
    when: opensShut,
    variants: [
      {
        es: 'Juntar nombres para {{fig:first-sales}}, el primer mes con ventas: quién, cuándo y cuánto, con una señal pagada si se puede.',
        en: 'Gather names for {{fig:first-sales}}, the first month with sales: who, when and how much, with a paid deposit where possible.',
      },
    ],
  },
  {
    id: 'bank.volume.served',
    when: (draft) => isByTheDozen(draft) && hasServed(draft.facts),
    variants: [
      {
        es: 'Llevar la lista de quién ha comprado ya, cuánto y en qué fecha: es la mejor prueba del mes de apertura, {{fig:m01-units}} {{units}}.',
        en: 'Bring the list of who has bought already, how much and when: it is the best proof of the opening month’s {{fig:m01-units}} {{units}}.',
      },
    ],
  },
  {
    id: 'bank.volume.spot',
    when: (draft) => isByTheDozen(draft) && !hasServed(draft.facts) && !isSoldAhead(draft),
    variants: [
      {
        es: 'Respaldar con un recuento las ventas del mes de apertura, {{fig:m01-units}} {{units}}: cuánta gente lo ha preguntado o ha pedido aviso, con nombre y fecha.',
        en: 'Back the opening month’s {{fig:m01-units}} {{units}} with something countable: how many people have asked or left their name for the opening, and when.',
      },
      {
        es: 'Contar una semana entera a quien pasa por delante y a quien pregunta: de ahí, y no de la esperanza, salen {{fig:m01-units}} {{units}} en el primer mes.',
        en: 'Count for a whole week who walks past and who asks: {{fig:m01-units}} {{units}} in a first month come from that, and not from hope.',
      },
      {
        es: 'Preguntar en un negocio parecido de otra ciudad cuánto hizo en su primer mes y llevar la respuesta al lado de lo previsto aquí, {{fig:m01-units}} {{units}}.',
        en: 'Ask a similar business in another town what its first month brought, and lay the answer beside what is forecast here: {{fig:m01-units}} {{units}}.',
      },
      {
        es: 'Juntar los avisos pedidos, con nombre y teléfono: cada uno hace más creíble el mes de apertura, {{fig:m01-units}} {{units}}.',
        en: 'Keep every request to be told of the opening, with a name and a phone number: each is part of the {{fig:m01-units}} {{units}} counted on that month.',
      },
      {
        es: 'Decir de qué se parte para abrir con {{fig:m01-units}} {{units}}: cuántas viviendas hay cerca, cuántas tienen lo que se arregla o se compra, y cada cuánto.',
        en: 'Say what an opening with {{fig:m01-units}} {{units}} rests on: how many homes are near, how many own what is mended or buy what is sold, and how often.',
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
        es: 'Buscar quien ponga por escrito que comprará: un primer mes de {{fig:m01-units}} {{units}} no se sostiene con intenciones.',
        en: 'Get people to say in writing that they will buy: good intentions will not deliver a first month of {{fig:m01-units}} {{units}}.',
      },
      {
        es: 'Mostrar de dónde saldrán las ventas del mes de apertura, {{fig:m01-units}} {{units}}: encargos, compromisos firmados o una lista con nombres.',
        en: 'Show where the opening month’s {{fig:m01-units}} {{units}} will come from: orders, signed commitments or a list of names.',
      },
      {
        es: 'Juntar nombres para el primer mes, {{fig:m01-units}} {{units}}: quién, cuándo y cuánto, aunque sea en una hoja a mano.',
        en: 'Gather names for the first month, {{fig:m01-units}} {{units}}: who, when and how much, even on a handwritten sheet.',
      },
      {
        es: 'Convertir en compromisos una parte de lo previsto para abrir, {{fig:m01-units}} {{units}} en un mes: una señal pagada vale más que diez promesas.',
        en: 'Turn part of what is forecast for opening, {{fig:m01-units}} {{units}} in a month, into commitments: one paid deposit is worth more than ten promises.',
      },
    ],
  },
  {
    id: 'bank.family.rate',
    when: (draft) => draft.diagnosis.hasLoan && draft.model.assumptions.isFamilyLoan && isRateSaid(draft),
    variants: [
      {
        es: 'Poner por escrito el préstamo de la familia, {{fig:loan}}, con el interés acordado, las fechas y la cuota: un banco preguntará quién cobra antes.',
        en: 'Put the family’s loan of {{fig:loan}} in writing, with the interest agreed, the dates and the instalment: a bank will ask who is paid first.',
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
        es: 'Preguntar el tipo de interés y las garantías: el {{fig:loan-rate}} de aquí es orientativo.',
        en: 'Ask for the rate and the security: the {{fig:loan-rate}} here is a guide.',
      },
      {
        es: 'El {{fig:loan-rate}} de interés es una referencia: pedir al banco el tipo real y qué avales exige.',
        en: 'Interest at {{fig:loan-rate}} is a reference: ask the bank for its actual rate and the security it wants.',
      },
      {
        es: 'Comparar dos ofertas de préstamo, con sus garantías: aquí se ha contado un {{fig:loan-rate}} de orientación.',
        en: 'Compare two loan offers, security included: the {{fig:loan-rate}} used here is only a guide.',
      },
    ],
  },
];

export const CREDIBILITY: Message = {
  id: 'credibility',
  when: ({ model }) => model.openQuestions.length > 0,
  variants: [
    {
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras clave. Lo que más añadiría es saber de primera mano {{openQuestions}}.',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} key figures. What would add most is first-hand knowledge of {{openQuestions}}.',
    },
    {
      es: 'De primera mano se conocen {{fig:said-count*}} de las {{fig:key-count*}} cifras clave. Averiguar {{openQuestions}} es lo que más añadiría.',
      en: 'So far {{fig:said-count*}} of the {{fig:key-count*}} key figures are known at first hand. Finding out {{openQuestions}} would add most.',
    },
  ],
};
