import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const ecommerce: Sector = {
  id: 'ecommerce',
  family: 'comercio',
  name: { es: 'Tienda en línea', en: 'Online shop' },
  unit: { es: { one: 'pedido', many: 'pedidos' }, en: { one: 'order', many: 'orders' } },
  revenueModel: 'transaction',
  variableCostPct: estimate(50, 58, 65),
  staffPct: estimate(8, 12, 18),
  rentPct: estimate(1, 2, 4),
  marketingPct: estimate(10, 15, 20),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(1, 4, 8),
  price: estimate(25, 48, 90),
  monthlyUnits: estimate(120, 320, 800),
  usualTeam: 1,
  season: [0.9177, 0.8827, 1.0068, 1.0028, 1.0548, 0.9927, 1.0258, 1.0188, 0.9667, 1.0178, 1.0148, 1.0988],
  otherSeasons: [
    {
      id: 'clothing',
      season: [0.7522, 0.8911, 1.003, 0.952, 1.009, 0.9421, 0.9131, 1.032, 0.9131, 0.9411, 1.0959, 1.5554],
      basis: 'V Census 448, 2012-13, old',
    },
    {
      id: 'hobby',
      season: [0.9564, 0.8304, 0.9524, 0.8704, 0.9214, 0.9704, 0.9104, 1.1562, 0.9374, 0.8534, 1.0413, 1.5999],
      basis: 'V Census 451, 2012-13, old, proxy',
    },
  ],
  rampMonths: 9,
  daysToCollect: 3,
  daysToPay: 30,
  daysOfStock: 45,
  customerCost: estimate(15, 31, 66),
  capex: estimate(5000, 12000, 30000),
  capexLifeYears: 4,
  targets: [{ measure: { es: 'visitas que acaban en pedido', en: 'visits that end in an order' }, unit: 'percent', from: 1.5, to: 3 }],
  codes: { cnae: '47.91', naics: '4541' },
  basis: { variableCost: 'K; Damodaran Retail for a check (S)', netMargin: 'K', season: 'V Census total retail; CLO/HOB per category' },
  evidence: [
    {
      figure: 'conversion 1.85-2.7%; CAC about 45 USD search, 66 USD display (2018)',
      source: 'askwonder.com, mintseo.co.uk',
      tag: 'V',
      cite: false,
    },
    {
      figure: 'US monthly seasonal factors by kind of business, 2024-25',
      source: 'US Census MRTS, census.gov/retail/mrts/www/nadjusts.txt (public domain)',
      tag: 'V',
      cite: true,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una tienda en línea', en: 'an online shop' },
    theBusiness: { es: 'la tienda', en: 'the shop' },
    scene: {
      es: 'Son las once de la noche y hay cinco pestañas abiertas con lo mismo. En una falta la medida, en otra el envío aparece al final y en la tercera las reseñas hablan de otra cosa. El móvil se apaga sin haber comprado.',
      en: 'It is eleven at night and five tabs show the same thing. One leaves out the measurements, another adds postage on the last screen, and the reviews in the third are about something else. The phone goes face down with nothing bought.',
    },
    stakes: {
      es: 'Equivocarse cuesta una caja de vuelta, dos semanas hasta ver el reembolso y llegar a la fecha sin lo que hacía falta.',
      en: 'Choosing wrong means a box to send back, a fortnight until the refund, and the date it was wanted for gone by.',
    },
    story: {
      wish: {
        es: 'Compra de noche, con el móvil y sin nadie a quien preguntar. Quiere acertar con la talla, la medida o el regalo sin tener que devolver nada.',
        en: 'Somebody shopping at night, on a phone, with no one to ask. They want to get the size or the present right and send nothing back.',
      },
      obstacle: {
        es: 'La foto no enseña lo que hace falta ver, y el chat contesta mañana.',
        en: 'The picture does not show the part that matters, and the chat replies tomorrow.',
      },
      hurt: {
        es: 'La caja equivocada se queda una semana en la entrada, con la cinta a medio pegar, hasta que pasa el plazo de devolverla.',
        en: 'The wrong box sits by the front door for a week, half taped up, until the time to return it has gone.',
      },
    },
    usualCustomer: {
      es: 'quienes buscan desde el móvil lo que ninguna tienda de su zona tiene',
      en: 'people searching on a phone for what no shop near them stocks',
    },
    directCost: { es: 'el producto, la caja y el envío', en: 'product, packaging and postage' },
    costDoubt: {
      es: 'el coste por pedido no cuenta las devoluciones, la comisión del cobro ni el segundo envío de lo que llegó roto',
      en: 'the cost per order leaves out returns, the payment fee and the second parcel for what arrived broken',
    },
    substitutes: {
      es: ['el gran portal que entrega mañana', 'una tienda física del centro', 'la web del fabricante', 'otro de segunda mano'],
      en: ['the giant site that delivers tomorrow', 'a shop in the town centre', 'the maker’s own site', 'a second-hand one'],
    },
    rivalTest: {
      es: 'Comprar algo pequeño en la tienda rival y devolverlo: contar los días de ida, los de vuelta hasta el reembolso y los correos que hicieron falta.',
      en: 'Order something small from the rival and send it back, counting the days out, the days to the refund and the emails it took.',
    },
    steps: {
      es: ['Busca por medida, uso o presupuesto', 'Mira el precio final antes de pagar', 'Abre la caja y decide con calma'],
      en: ['Search by size, use or budget', 'See the full price before you pay', 'Open the box and decide in your own time'],
    },
    before: { es: 'cinco pestañas abiertas y ninguna respuesta', en: 'five open tabs and no answer' },
    after: {
      es: 'una caja el día previsto con lo mismo que se veía en la foto',
      en: 'a box on the day it was due, with what the picture showed inside',
    },
    proof: {
      es: 'fotos propias, medidas tomadas con cinta y veinte envíos de prueba con su plazo real',
      en: 'its own photographs, measurements taken with a tape, and twenty trial parcels with their real delivery times',
    },
    strain: {
      es: 'Las rebajas de noviembre meten un mes de pedidos en dos semanas de embalar, y las devoluciones llegan cuando ya empieza Navidad.',
      en: 'The November sales push a month of orders across the packing table in a fortnight, and the returns land just as Christmas begins.',
    },
    channels: [
      {
        name: { es: 'anuncios en Instagram y Facebook', en: 'adverts on Instagram and Facebook' },
        purpose: { es: 'quien aún no sabía que existía', en: 'people who did not know it existed' },
        share: 30,
      },
      {
        name: { es: 'Google Shopping', en: 'Google Shopping' },
        purpose: { es: 'quien ya compara precio y plazo', en: 'people already comparing price and delivery' },
        share: 30,
      },
      {
        name: { es: 'guías y fichas para buscadores', en: 'guides and product pages for search' },
        purpose: { es: 'dudas de medida, uso o cuidado', en: 'questions of size, use or care' },
        share: 15,
      },
      {
        name: { es: 'correo a quien ya compró', en: 'email to past buyers' },
        purpose: { es: 'el segundo pedido, que no paga anuncio', en: 'the second order, which pays for no advert' },
        share: 15,
      },
      {
        name: { es: 'portales de otros', en: 'other people’s marketplaces' },
        purpose: { es: 'salir del almacén lo que se queda', en: 'clearing what lingers in the stockroom' },
        share: 10,
      },
    ],
    permits: {
      es: [
        'aviso legal con condiciones de venta',
        'derecho del comprador a desistir',
        'aviso de privacidad con gestión de cookies',
        'garantía legal del producto',
        'obligaciones sobre envases',
        'seguro de responsabilidad por producto',
      ],
      en: [
        'legal notice with terms of sale',
        'the buyer’s right to cancel',
        'privacy notice with cookie choices',
        'statutory product guarantee',
        'packaging waste duties',
        'product liability insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'cada comprador nuevo cuesta más que lo que deja', en: 'a new buyer costs more than they leave' },
        hits: 'adverts',
        trigger: {
          es: 'tres semanas con el anuncio por encima del margen del primer pedido',
          en: 'three weeks of adverts above the margin of a first order',
        },
        response: { es: 'parar la campaña y escribir a quien ya compró', en: 'pause the campaign and write to past buyers' },
      },
      {
        risk: { es: 'demasiadas cajas de vuelta', en: 'too many boxes coming back' },
        hits: 'sales',
        trigger: { es: 'una referencia con uno de cada cinco pedidos devuelto', en: 'one line with every fifth order returned' },
        response: {
          es: 'rehacer foto, tabla de medidas o retirar el artículo',
          en: 'redo the photograph or the size chart, or drop the line',
        },
      },
      {
        risk: { es: 'un portal cierra la cuenta o cambia las reglas', en: 'a platform closes the account or changes the rules' },
        hits: 'month',
        trigger: { es: 'más de la mitad de los pedidos por la misma puerta', en: 'over half the orders through one door' },
        response: { es: 'lista de correo propia desde el primer paquete', en: 'an email list of its own from the first parcel on' },
      },
      {
        risk: { es: 'rotura de existencias en plena campaña', en: 'selling out in the middle of the season' },
        hits: 'sales',
        trigger: { es: 'menos de tres semanas de género del artículo principal', en: 'under three weeks of stock of the main line' },
        response: {
          es: 'pedido firme en septiembre y segundo proveedor probado',
          en: 'a firm order in September and a second supplier already tried',
        },
      },
    ],
    measures: {
      es: [
        'visitas que acaban en pedido',
        'importe medio por pedido',
        'margen por pedido después del envío',
        'coste de un comprador nuevo',
        'pedidos devueltos',
        'compradores que repiten en un trimestre',
      ],
      en: [
        'visits that end in an order',
        'average order value',
        'margin per order after postage',
        'cost of a new buyer',
        'orders returned',
        'buyers back within a quarter',
      ],
    },
  },
};
