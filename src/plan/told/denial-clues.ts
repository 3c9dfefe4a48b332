// What a plan may not speak of once the founder has said that there is none of it, in folded words.

export interface Presupposed {
  /** What stands after «sin», «no tenemos», “no”, “we don’t take”. */
  readonly nouns: RegExp;
  /** What denies it in words of its own. */
  readonly outright?: RegExp;
  /** Named anywhere in the founder’s own words, what was said outright stands no more. */
  readonly unless?: RegExp;
  /** In the English edition of a clause of the trade; the Spanish one says the same. */
  readonly spoken: RegExp;
}

/** What is sold by a machine, or from a kitchen that only sends out, is served to nobody on the spot. */
const MACHINES = 'maquinas? (?:expendedoras?|de vending)|vending';
const SENT_OUT =
  'dark kitchen|ghost kitchen|cocina (?:fantasma|oculta)|(?:solo|only) (?:delivery|a domicilio|para llevar)|delivery only|take ?away only|only take ?away';

/** «Se compra por la ventana sin entrar», "sold through a hatch": nobody sits down. */
const THROUGH_A_WINDOW =
  '(?:vend|compr|despach|atend|atiend|serv|sirv|sal|entreg|pid|pan|helado|cafe)\\w*(?: \\w+){0,4} (?:por|desde|en) (?:la |una )?(?:ventanas?|ventanilla|ventanita)|sin entrar|(?:through|from|out of) (?:the |a |our )?(?:serving |service |takeaway |small |little )?(?:hatch|window)|(?:takeaway|serving|service) (?:hatch|window)|walk.?up window';
/** Somewhere to sit. */
export const SEATS_TOLD = any(
  'mes(?:as|itas?)|para sentarse|se sient\\w+|sentad[oa]s?|sillas|taburetes|terraza|salon|comedor|banc(?:os|as)|aforo|plazas|tables?|seats?|seating|sit (?:down|in|inside)|stools|benches|terrace|patio|dining room',
);

export const PRESUPPOSED = {
  insurers: {
    nouns: any(
      'mutuas?|aseguradoras?|seguros? (?:medicos?|de salud|privados?)|obras? sociales?|prepagas?|isapres?|insurers?|insurance|medicare',
    ),
    outright: any('cash.based|cash.pay|private pay|self.pay|out.of.network|(?:solo|only) (?:pacientes )?(?:privad[oa]s?|private)'),
    spoken: any('insurers?|insured hours|insurance (?:list|panel|paperwork|company)'),
  },
  delivery: {
    nouns: any(
      'delivery|deliveries|deliver|repartos?|repartidores|repartimos|reparto|entregas? a domicilio|a domicilio|domicilios?|envios?|enviamos|riders?|couriers?|shipping|ship',
    ),
    outright: any(
      '(?:pick ?up|collection) only|only (?:for )?(?:pick ?up|collection)|solo (?:para )?(?:recoger|retirar|retiro|recogida)(?: en (?:el |la )?(?:local|tienda|mostrador))?',
    ),
    spoken: any(
      '(?:home|food) deliver(?:y|ies)|delivery (?:app|commission|vehicles)|covers? deliveries|riders?|insurance that covers deliveries|deliver at set hours|delivered to (?:the|their|your) (?:door|home|office)',
    ),
  },
  online: {
    nouns: any(
      '(?:venta|ventas|tienda|pedidos) (?:online|en linea|por internet|web)|(?:vend(?:o|emos|er) )?(?:por internet|online|en linea)|online (?:shop|store|sales|orders)|e-?commerce|sell online|website|pagina web|web',
    ),
    outright: any('(?:solo|unicamente|only) (?:en (?:la )?tienda|in (?:the )?(?:shop|store|person))'),
    spoken: any('sold online|online (?:shop|store|sales|orders)|google shopping|own (?:web)?site|website'),
  },
  premises: {
    nouns: any(
      'locales|local(?: (?:fisico|a la calle|abierto|comercial))?|tienda(?: fisica)?|oficinas?|premises|(?:physical )?shop|storefront|shopfront|office',
    ),
    outright: any(
      '(?:solo|100 ?%|totalmente|only|fully|entirely|all) (?:online|en linea|por internet|en remoto|remoto|remotely|remote)|desde (?:mi |su )?casa|from (?:my |our )?(?:own )?(?:home|kitchen table|spare room|garage)|home.based',
    ),
    spoken: any(
      'for (?:the )?premises|open the premises|on the premises|premises licen[cs]e|shop window|window (?:with baking|and)|sign or awning|passers-by|who walk past|shop insurance|floor plans?|rent and (?:the )?instal?lment|chairs? left empty|chair hours|written on the wall|rival salon|higher rent|the rent becomes|roadworks outside|couch(?:es)?|authori[sz]ation (?:of|for) the premises',
    ),
  },
  frozen: {
    nouns: any('congelad[oa]s?|congelar|congelamos|congelador(?:es)?|frozen|freeze|freezers?'),
    outright: any(
      'hech[oa]s? (?:cada|en el|el mismo|ese|ese mismo|del) (?:dia|manana)|made (?:that|the same|each|every|on the) (?:day|morning)',
    ),
    spoken: any('frozen|freez(?:e|er|es|ing)|week before'),
  },
  rent: {
    nouns: any('alquiler(?:es)?|renta|arriendo|rent|lease'),
    outright: any(
      'local es (?:propio|mio|nuestro|de mi (?:familia|padre|madre|abuel[oa]))|(?:i|we) own the (?:building|premises|shop|workshop)|rent.free',
    ),
    spoken: any('higher rent|the rent becomes|raises the rent|the lease'),
  },
  staff: {
    nouns: any(
      'emplead[oa]s?|trabajadores|personal contratado|plantilla|ayudantes?|(?:contratar a )?nadie|nominas?|employees?|staff|hires|hiring|payroll|helpers?|one else',
    ),
    outright: any(
      'trabaj(?:o|are) (?:yo )?sol[oa]|yo sol[oa]|sol[oa] yo(?! (?:y|con))|(?:work|working) (?:alone|on my own)|(?:just|only) (?:me|myself)(?! (?:plus|and|with))|on my own|nobody else|nadie mas|one.(?:man|woman|person) (?:band|business|operation)',
    ),
    spoken: any(
      '(?:previous|contractor.s|existing|full) (?:staff|team)|staff (?:change|cost|leave)|employment contracts|pupils per teacher|billed per mechanic|waiter hours|leaves (?:and|for|in mid|in the middle)|whoever runs the kitchen or the counter leaves|double shifts|rider has an accident|resignations',
    ),
  },
  alcohol: {
    nouns: any('alcohol|bebidas alcoholicas|copas|cervezas?|vinos?|licor(?:es)?|alcoholic drinks|beers?|wines?|spirits|liquor|booze'),
    outright: any('alcohol.free'),
    spoken: any('alcohol\\w*|liquor|barrels lost|rounds per night|amount per round|beers?|wines?|pints?|cocktails?'),
  },
  vehicle: {
    nouns: any(
      'furgonetas?|camionetas?|coches?|carros?|autos?|vehiculos?|camion(?:es)?|motos?|vans?|cars?|vehicles?|lorr(?:y|ies)|trucks?',
    ),
    outright: any('(?:todo|solo|siempre) (?:a pie|en bici)|(?:all|only) (?:on foot|by bike)|bici(?:s|cletas?)? de carga|cargo bikes?'),
    unless: any('furgonetas?|camionetas?|coches?|camion(?:es)?|vans?|trucks?|lorr(?:y|ies)'),
    spoken: any(
      '(?:on|in|from|one|hire) (?:the )?vans?|van (?:kept|lined up)|vehicles?|lorr(?:y|ies)|glove box|driving licen[cs]e|tachograph|low-emission',
    ),
  },
  counter: {
    nouns: any('mostrador|(?:venta|atencion) al publico|walk.?ins?|counter|over.the.counter sales'),
    outright: any(MACHINES, '(?:solo|siempre|unicamente) con cita(?: previa)?|by appointment only|appointments? only'),
    spoken: any('counter|walk-?ins?|passers-by|who walk past|people strolling'),
  },
  booking: {
    nouns: any('reservas|reservaciones|bookings|reservations?'),
    outright: any(MACHINES, '(?:por )?orden de llegada|first come,? first served|walk.?ins? only'),
    spoken: any('no-?shows?|bookings that never turn up|(?:online|direct) booking|missed (?:appointments?|visits|sessions)'),
  },
  kitchen: {
    nouns: any('cocinas?|cocinamos|cocinar|salida de humos|kitchen|cooking|cook|hot food|comida caliente'),
    outright: any(MACHINES),
    spoken: any('kitchen extraction|runs the kitchen|weight of food binned|own kitchen|smoke or noise'),
  },
  terrace: {
    nouns: any('terrazas?|mesas (?:fuera|afuera|en la calle)|terrace|outdoor (?:seating|tables)|tables outside|patio'),
    outright: any(MACHINES, SENT_OUT, THROUGH_A_WINDOW),
    unless: SEATS_TOLD,
    spoken: any('outdoor tables|terrace|chairs stacked'),
  },
  subscription: {
    nouns: any(
      'suscripcion(?:es)?|abonos?|cuotas?(?: mensual(?:es)?)?|igualas?|subscriptions?|memberships?|monthly (?:fees?|plans?)|retainers?',
    ),
    outright: any('(?:se )?paga(?:s|n)? por (?:sesion|clase|visita)|pay.(?:per|by).(?:session|class|visit)|pay.as.you.go'),
    spoken: any(
      'active (?:members|memberships|subscri\\w+|passes)|members lost|monthly recurring|subscribers? |subscription boxes|leavers in the month|cancellations in the month|per member|a monthly fee',
    ),
  },
  wholesale: {
    nouns: any(
      '(?:al )?por mayor|mayoristas?|distribuidor(?:es)?|intermediarios?|(?:a )?(?:tiendas|restaurantes|hosteleria)|wholesale|distributors?|middlem[ea]n|trade customers|to (?:shops|restaurants|retailers)',
    ),
    outright: any('solo (?:venta )?directa|solo a particulares|direct (?:sales )?only|only (?:sell )?direct(?:ly)?'),
    spoken: any(
      'calls on shops|(?:restaurant|school|care-home)(?: and \\w+(?:-\\w+)?)? kitchens|shops on sale or return|shops that reorder|single distributor|large restaurant|shops in the district|food shops|round of shops|restaurants (?:that|pay|with)|samples to restaurants',
    ),
  },
  adverts: {
    nouns: any(
      '(?:pagar )?(?:anuncios|publicidad)(?: (?:de pago|pagad[oa]s?))?|pauta|(?:paid )?(?:ads|adverts|advertising|advertisements)',
    ),
    spoken: any('adverts on|google shopping|weeks of adverts|advertising costs?|came by advert|the advert costs|stop the adverts'),
  },
  networks: {
    nouns: any('redes(?: sociales)?|instagram|facebook|tiktok|social (?:media|networks?)'),
    spoken: any('instagram|facebook|tiktok|social media'),
  },
  platforms: {
    nouns: any(
      'plataformas?|portales|glovo|uber ?eats|rappi|pedidos ?ya|booking(?:\\.com)?|airbnb|amazon|etsy|otas?|platforms?|marketplaces?|booking sites?|third.party apps?|delivery apps?',
    ),
    spoken: any(
      '(?:booking|listing) sites?|other people.s marketplaces|portals?|delivery (?:app|commission)|ride apps|craft marketplace|platform closes|marketplace raises',
    ),
  },
  tables: {
    nouns: any('mesas|comedor|servicio en (?:mesa|sala)|tables|table service|seating|dining room'),
    outright: any(MACHINES, SENT_OUT, THROUGH_A_WINDOW),
    unless: SEATS_TOLD,
    spoken: any('tables?|the room|dining room|waiters?|waiting staff'),
  },
  music: {
    nouns: any('musica(?: ambiental)?|music'),
    outright: any(MACHINES),
    spoken: any('music licen[cs]e|licen[cs]e for (?:background )?music'),
  },
  credit: {
    nouns: any('fiado|credito a clientes|pagos? aplazad[oa]s?|credit (?:to|for) customers|invoices? on terms'),
    outright: any(
      '(?:se )?(?:cobr|pag)(?:o|a|amos|an) (?:todo |siempre )?(?:por adelantado|al contado|al reservar|al pedir|en el momento)|pago (?:anticipado|por adelantado)|(?:paid|pay|payment) (?:in advance|up ?front|on the spot|at booking)|prepaid',
    ),
    spoken: any('pays? late|late payment|go(?:es)? unpaid|used unpaid|overdue|days (?:to|until) (?:payment|paid|the last payment)'),
  },
} as const satisfies Readonly<Record<string, Presupposed>>;

export type PresupposedThing = keyof typeof PRESUPPOSED;

function any(...groups: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${groups.join('|')})\\b`);
}
