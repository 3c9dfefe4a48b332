// Words of a business plan in two sentences each: for a visitor who asks what one of them means.
import type { Bilingual } from '../language/language.ts';

export type TermId =
  | 'fixed-costs'
  | 'unit-cost'
  | 'margin'
  | 'break-even'
  | 'vat'
  | 'own-funds'
  | 'grace'
  | 'loan'
  | 'interest'
  | 'competition'
  | 'value-proposition'
  | 'investment'
  | 'average-ticket'
  | 'volume'
  | 'cash'
  | 'churn'
  | 'commission'
  | 'profit'
  | 'revenue'
  | 'segment';

interface Term {
  /** The words it is asked for by, folded; tried in order, so the narrower term comes first. */
  readonly asked: RegExp;
  /** Two sentences. */
  readonly meaning: Bilingual;
}

export const GLOSSARY: Readonly<Record<TermId, Term>> = {
  'break-even': {
    asked: /punto (?:de equilibrio|muerto)|umbral de rentabilidad|break-? ?even/,
    meaning: {
      es: 'El punto de equilibrio es el número de ventas al mes con el que ni ganas ni pierdes. A partir de la siguiente venta, el negocio empieza a dejar dinero.',
      en: 'Break-even is the number of sales a month at which you neither make nor lose money. From the next sale on, the business starts to leave something.',
    },
  },
  'unit-cost': {
    asked:
      /(?:costes?|costos?|gastos?) (?:por venta|variables?|directos?|unitarios?|por unidad)|materias? primas?|(?:unit|variable|direct) costs?|costs? (?:per|of a|of each) sale/,
    meaning: {
      es: 'El coste por venta es lo que gastas solo porque vendes una vez más: el material, el producto, la comisión. Si un día no vendes nada, ese día no lo gastas.',
      en: 'The cost per sale is what you spend only because you sell once more: material, goods, fees. On a day without sales you do not spend it.',
    },
  },
  'fixed-costs': {
    asked: /(?:gastos?|costes?|costos?) (?:fijos?|generales|de estructura)|\bfijos\b|fixed (?:costs?|expenses?)|overheads?|running costs?/,
    meaning: {
      es: 'Un gasto fijo es lo que pagas todos los meses vendas mucho o poco: alquiler, sueldos, seguros, luz, gestoría. Se distingue del coste por venta, que solo aparece cuando vendes.',
      en: 'A fixed cost is what you pay every month whether you sell a lot or a little: rent, wages, insurance, power, the accountant. It differs from the cost per sale, which only appears when you sell.',
    },
  },
  margin: {
    asked: /margen(?:es)?|\bmargins?\b|mark-? ?up/,
    meaning: {
      es: 'El margen es lo que te queda de cada venta después de pagar lo que esa venta cuesta. Con la suma de todos los márgenes se pagan los gastos fijos, y lo que sobra es beneficio.',
      en: 'The margin is what is left of each sale once you have paid what that sale costs. All the margins together pay the fixed costs, and what remains is profit.',
    },
  },
  vat: {
    asked: /\b(?:iva|igic|igv|itbis)\b|impuestos? (?:sobre|de) (?:las )?ventas|\bvat\b|sales tax/,
    meaning: {
      es: 'El IVA es un impuesto que el cliente paga con el precio y que tú entregas a Hacienda cada trimestre o cada mes. No es dinero tuyo: por eso el plan lo cuenta aparte.',
      en: 'VAT, or sales tax, is paid by the customer with the price and handed over by you to the tax office every few weeks or months. It is not your money, which is why the plan counts it apart.',
    },
  },
  'own-funds': {
    asked: /fondos propios|dinero propio|recursos propios|capital propio|own (?:funds|money)|equity/,
    meaning: {
      es: 'Los fondos propios son el dinero que pones tú o ponen tus socios, y que nadie puede reclamar en una fecha. Un banco mira cuánto arriesgas tú antes de prestar el resto.',
      en: 'Own funds are the money that you or your partners put in, which nobody can claim back on a date. A bank looks at how much you risk before it lends the rest.',
    },
  },
  grace: {
    asked: /carencia|grace(?: period| months?)?/,
    meaning: {
      es: 'La carencia son los primeros meses de un préstamo en los que solo pagas intereses. Da aire al principio, aunque después las cuotas son algo más altas.',
      en: 'A grace period is the first months of a loan in which you pay interest only. It helps at the start, although the instalments after it are somewhat higher.',
    },
  },
  interest: {
    asked: /(?:tipo|tipos|tasa) de interes|\binteres(?:es)?\b|interest(?: rates?)?/,
    meaning: {
      es: 'El interés es lo que cobra quien te presta, como un porcentaje al año de lo que aún debes. El plan usa el habitual de tu país si no dices otro.',
      en: 'Interest is what a lender charges, as a percentage a year of what you still owe. The plan uses the usual one of your country unless you give another.',
    },
  },
  loan: {
    asked: /prestamos?|creditos?|financiacion|\bloans?\b|\bfunding\b|\bcredit\b/,
    meaning: {
      es: 'Un préstamo es dinero que devuelves en cuotas, con intereses, en los años que pactes. En el plan cuentan la cantidad y los años, porque de ahí sale la cuota de cada mes.',
      en: 'A loan is money you pay back in instalments, with interest, over the years you agree. The plan needs the amount and the years, because they give the instalment of each month.',
    },
  },
  'value-proposition': {
    asked: /propuesta de valor|value proposition/,
    meaning: {
      es: 'La propuesta de valor es la razón por la que alguien te elige a ti y no a otro, dicha en una frase. Nombra qué se lleva el cliente y qué deja de sufrir.',
      en: 'A value proposition is the reason somebody chooses you rather than another, in one sentence. It names what the customer gets and what they stop putting up with.',
    },
  },
  competition: {
    asked: /competencia|competidor(?:es)?|rival(?:es)?|competitors?|competition/,
    meaning: {
      es: 'La competencia es todo lo que la gente usa hoy en lugar de lo tuyo: otra tienda, una web, o apañarse por su cuenta. No hace falta que sea un negocio igual que el tuyo.',
      en: 'Competition is whatever people use today in place of yours: another shop, a website, or doing it themselves. It need not be a business like yours.',
    },
  },
  investment: {
    asked: /inversion(?: inicial)?|invertir|investment|start-? ?up costs?|upfront costs?/,
    meaning: {
      es: 'La inversión es lo que compras una sola vez para poder abrir: obra, máquinas, muebles, web, primera mercancía. Lo que se paga todos los meses no entra aquí.',
      en: 'The investment is what you buy once to be able to open: works, machines, furniture, website, first stock. What is paid every month does not belong here.',
    },
  },
  'average-ticket': {
    asked: /(?:ticket|tique|precio|gasto|compra) medi[oa]|average (?:ticket|price|spend|order)/,
    meaning: {
      es: 'El precio medio es lo que deja cada cliente por compra si juntas las grandes y las pequeñas. Sirve para pasar de número de ventas a dinero.',
      en: 'The average price is what each customer leaves per purchase, large and small ones taken together. It turns a number of sales into money.',
    },
  },
  volume: {
    asked: /volumen(?: de ventas)?|numero de ventas|unidades vendidas|volume|units sold|number of sales/,
    meaning: {
      es: 'El volumen son las ventas que haces en un mes: ramos, cortes, cuotas, noches, lo que cobres cada vez. Con el precio da tus ingresos.',
      en: 'Volume is how many sales you make in a month: bouquets, haircuts, fees, nights, whatever you charge for each time. With the price it gives your revenue.',
    },
  },
  cash: {
    asked: /tesoreria|flujo de caja|liquidez|cash ?flow|liquidity|treasury/,
    meaning: {
      es: 'La tesorería es el dinero que hay de verdad en la cuenta cada mes. Un negocio con beneficio puede quedarse sin caja si cobra tarde y paga pronto.',
      en: 'Cash flow is the money really in the account each month. A profitable business can run out of cash if it is paid late and pays early.',
    },
  },
  churn: {
    asked: /tasa de (?:bajas|abandono)|\bbajas\b|abandono|churn/,
    meaning: {
      es: 'Las bajas son los clientes con cuota que se van cada mes, de cada cien. Si entran menos de los que se van, el negocio encoge aunque venda.',
      en: 'Churn is how many subscribers out of a hundred leave each month. If fewer join than leave, the business shrinks even while it sells.',
    },
  },
  commission: {
    asked: /comision(?:es)?|commissions?|take rate/,
    meaning: {
      es: 'Una comisión es la parte de cada venta que se queda quien pone en contacto o cobra por ti. Puede ser un coste tuyo, como la del datáfono, o tu ingreso si tú haces de intermediario.',
      en: 'A commission is the share of each sale kept by whoever connects the parties or takes the payment. It may be a cost of yours, like the card terminal’s, or your income if you are the one in between.',
    },
  },
  profit: {
    asked: /beneficios?|rentabilidad|ganancias?|\bprofits?\b/,
    meaning: {
      es: 'El beneficio es lo que queda de los ingresos después de pagar todos los costes y los impuestos. No es tu sueldo: eso se paga antes.',
      en: 'Profit is what is left of the revenue once all costs and taxes are paid. It is not your pay, which comes before it.',
    },
  },
  revenue: {
    asked: /ingresos?|facturacion|\brevenues?\b|turnover/,
    meaning: {
      es: 'Los ingresos son todo lo que pagan los clientes en un mes, sin el IVA. Salen de multiplicar el precio por el número de ventas.',
      en: 'Revenue is all that customers pay in a month, without sales tax. It is the price times the number of sales.',
    },
  },
  segment: {
    asked:
      /segmentos?(?: de (?:clientes|mercado))?|publico objetivo|cliente (?:ideal|objetivo)|target (?:customer|market|audience)|segments?/,
    meaning: {
      es: 'Es el grupo de personas o empresas parecidas a las que te diriges primero. Cuanto más concreto, más fácil es saber dónde encontrarlas y qué decirles.',
      en: 'It is the group of similar people or companies you turn to first. The narrower it is, the easier it is to know where to find them and what to tell them.',
    },
  },
};
