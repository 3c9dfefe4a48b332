// What a goal is about, by its folded words in either language.
import type { Bilingual } from '../../language/language.ts';

/** Customers that are counted by name and not by what they buy. */
export const ACCOUNTS =
  /\b(hotel|empresa|contrato|rotiseria|farmacia|pubs?\b|finca|herbolario|firms?\b|agents?\b|accounts?\b|bar(?:es|s)?\b|supermercado|almacen|kiosco|clubs?\b|clube|panaderia|gimnasio|ayuntamiento|comunidad(?:es)? de|distribuidor|mayorista|bakery|gym|agenc|council|distributor|wholesaler|convenio|restaurante?s?|restoran|cafeteria|tienda|boutique|clinica|oficina|inmobiliaria|administrador|veterinari|gestoria|concesionari|estate agent|letting agent|colegio|escuela|chain|cadena|compan(?:y|ies)|contract|restaurant|cafe|shop|store|office|clinic|school|wholesale|(?:care|nursing|retirement|residential|funeral) homes?\b|residencias? de)/;

/** Whoever goes on buying, and not what they buy: «300 perros fijos», "80 regular houses". */
export const REGULARS =
  /\d (?:[a-z]+ ){0,2}(?:casas?|hogares?|familias?|perr[oa]s?|gat[oa]s?|mascotas?|caballos?|houses?|homes?|households?|famil(?:y|ies)|dogs?|cats?|pets?|horses?|regulars?|abonad[oa]s?)\b|\d (?:[a-z]+ ){0,2}(?:fij[oa]s|habituales|de siempre)\b|\d (?:regular|steady|standing|returning) [a-z]+/;

/** More days or hours open, and no rest from them: «abrir los domingos», "open on Saturdays too". */
const OPEN_ON =
  /(?<!\b(?:no|not|sin|nunca|never|stop|dejar de|without)\b[^,;]{0,12})\b(?:abrir|abramos|abra|atender|trabajar tambien|open(?:ing)?)(?: (?:tambien|also|up|too))? (?:en |on |at |in |por |de )?(?:(?:el|la|los|las|the) )?(?:domingos?|sabados?|lunes|martes|miercoles|jueves|viernes|festivos|fin(?:es)? de semana|noches?|tardes?|mananas?|mediodia|sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|evenings?|nights?|mornings?|lunch(?:times?)?|holidays)\b/;

/** Work that is counted once it is done, and by whom else it has to be accepted. */
export const FINISHED =
  /\b(?:drawings?|plans|designs?|projects?|houses|homes|extensions?|lofts?|kitchens?|bathrooms?|jobs|sites?|planos|proyectos|obras|reformas|casas|viviendas|cocinas|banos|instalaciones|trabajos|encargos)\b(?: \w+){0,2} (?:aprobad|terminad|entregad|acabad|finalizad|approved|finished|completed|delivered|signed off|handed over|built)/;

export type GoalKind =
  /** The opening itself. */
  | 'open'
  | 'reviews'
  | 'hire'
  | 'suppliers'
  | 'proof'
  | 'again'
  | 'wages'
  | 'loan'
  | 'living'
  | 'days'
  | 'rest'
  | 'profit'
  | 'sales'
  | 'expand'
  | 'full'
  | 'buy'
  | 'churn'
  | 'referred'
  | 'accounts'
  | 'units'
  /** Jobs done to the end: «treinta planos aprobados». */
  | 'finished'
  /** Of one of several things sold. */
  | 'line'
  | 'customers'
  | 'regulars'
  | 'colleague'
  | 'booked'
  | 'partners'
  | 'owed'
  | 'debt'
  | 'cushion'
  /** What customers answer when asked whether they would recommend it. */
  | 'score'
  | 'none';

/** The first that fits, and that the plan has a measure for. */
export const GOAL_CLUES: readonly { readonly kind: GoalKind; readonly clues: RegExp }[] = [
  {
    kind: 'reviews',
    clues:
      /\b(resena|notas?\b|valoracion|estrellas?\b|(?<!\b(?:salir|aparecer|first|top|primer\w*|rank\w*|show up)\b.*)google(?! (?:ads|maps))|review|rating|rated|stars?\b|airbnb|booking\b)/,
  },
  {
    kind: 'hire',
    clues:
      /\b(un (?:chaval|joven|pibe|muchacho|aprendi[zc]|ayudante)(?![a-z])|(?:segund[oa]|otr[oa]|second|2nd|another|one more|an extra|un[oa]|a part.time|an?|one|two|dos|first|primer) (?:persona|emplead\w+|mecanic\w+|camarer\w+|peluquer\w+|profesor\w*|monitor\w*|terapeuta|fisio\w*|ayudante|aprendi[zc]\w*|disenador\w*|therapist|physio\w*|instructor\w*|guia|guide|tapicer\w*|chaval\w*|chic[oa]|joven|pibe|muchach[oa]|young (?:one|person|lad)|trainee|mechanic|groomer|barber|stylist|(?:more )?teachers?|person|pair of hands|crew|cuadrilla|equipo|baker|driver|cleaner|developer|apprentice|helper|supervisor|assistant|employee|seamstress|tailor|receptionist|secretary|cook|chef|waiter|waitress|gardener|walker|painter|joiner|costurer\w+|secretari\w+|recepcionista|cociner\w+|vendedor\w*|jardiner\w+|pintor\w*|oficial\w*)(?![a-z])|(?:part|full).time (?!(?:job|work|living|wage|income|hours|year|month|by|in|at)(?![a-z]))[a-z]{4,}|[a-z]{4,} (?:a media jornada|(?:a|de) medio (?:tiempo|turno|horario)|a tiempo parcial)|more members|nuev[oa]s soci[oa]s|soci[oa]s (?:nuev|trabajador)|contrat(?:ar|o a|e a)|\d+ (?:mas )?(?:aprendi[zc]|emplead|ayudante|mecanic|monitor|oficial|costurer|person on)|tak(?:e|ing) on (?!\d)|fichar|emplead|plantilla|hire|hiring|employ|staff)/,
  },
  { kind: 'suppliers', clues: /\b(proveedor|factura[s]?\b|supplier|invoice|bills)/ },
  { kind: 'proof', clues: /\b(certific|titulo|acredit|premio|diploma|award|qualif|accredit|medalla|medal|campeon|aprueben)/ },
  {
    kind: 'full',
    clues: /\b(ocupacion|occupancy|llen[oa]s?|llenar|agenda complet\w+|fully booked|full diary)\b/,
  },
  { kind: 'again', clues: /\b(repit|repeti|recompr|renuev|renovar|renew|recurren|vuelv|fideli|repeat|retention|churn|come back|bajas)/ },
  {
    kind: 'wages',
    clues:
      /\b(todos|todas|tod[oa] el (?:equipo|personal)|plantilla|cada persona|everyone|everybody|every (?:cleaner|worker)|all (?:the )?(?:staff|cleaners|workers))\b.*\b(sueldo|salario|minimo|wage|pay|salary|contract)/,
  },
  {
    kind: 'loan',
    clues:
      /^(?!.*\b(?:once|cuando|hasta que|until|when) [^,;]*\b(?:loan|prestamo|bank|banco)).*\b((?:pagar|pagado|devolver|devuelto)(?:les?)?(?: (?:la mitad|un tercio|todo|parte|[\d.,]+(?: mil)?(?: \w+)?))? (?:a (?:mis?|nuestr\w+) |al? banco)|prestamo|prestad|presta|prestan|credito|deuda|banco|devolver|devuelto|loan|lent|lend|borrow|credit|debt|bank|(?:pay|paid) (?:\w+ ){0,4}back)/,
  },
  {
    kind: 'living',
    clues:
      /\b(cobrar|(?:me|nos) (?:haya|hayamos|pueda|podamos|pague|paguemos)(?: (?:pagado|pagar))? (?:mis?|el|los|un|\d)|pagar(?:me|nos)|(?:sacar|sacarme|sacarnos|saquemos|llevarme|llevarnos|ganar) (?:\w+ ){0,2}?(?:[\d.,]+|lucas)|sueldo|salario|vivir (?:de|bien|(?:solo|solamente|unicamente|nada mas que) de)|para vivir\b|me queden? (?:limpi|para mi)|dedicarme|me pon(?:dria|ga|go)|nos pon(?:driamos|gamos)|(?:poner|asignar|subir)(?:me|nos) (?:\w+ ){0,2}?(?:[\d.,]+|mil)|para dejar (?:el|la|mi|este)\b|dejando (?:las horas|el|la|mi)\b|ganarme|ganar para|dejar (?:mi|el|la|este|de trabajar (?:en|de|para)) (?:(?:la|el|mi) )?(?:trabajo|oficina|chamba|curro|laburo|pega|empleo|camello|puesto|curre|fabrica|despacho|almacen|banco)|dejar (?:los|mis) turnos|renunciar|(?:leave|give up|hand in|packing in|pack in|leaving) (?:my|the|our) (?:\w+ ){0,2}(?:job|work|office|notice)|pay(?:ing)? (?:[a-z]+ and )?(?:myself|ourselves|me|us|each)\b|take home|(?:earn|make|clear|draw) (?:\w+ ){0,2}?[\d.,]+k?(?: (?:clean|clear|net|each|a month|per month)|$)|drawing (?:\w+ ){1,3}a (?:month|year)|salary|wage|(?<!\b(?:assisted|independent|senior|cost of|standard of)[ -])living|full.?time|quit|[\d.,]+ ?k? [^,;]{0,24}?(?:para (?:mi|nosotr[oa]s)|for (?:me|us|myself|ourselves))(?![a-z]))/,
  },
  { kind: 'days', clues: OPEN_ON },
  {
    kind: 'rest',
    clues:
      /\b(?:no|not|sin|without|stop) (?:trabaj\w+|abrir|work\w*|open\w*) (?:en|in|on|los|las|el|la|during|por) |\bcerrar (?:en|todo) |\b(?:no|sin|dejar de|not|no more|stop|without) (?:\w+ ){0,4}(?:sabado|domingo|fin(?:es)? de semana|saturday|sunday|weekend)|\b(librar|vacacion|descans|(?:menos|pocas|mis) horas|horas (?:a la semana|por semana|libres)|(?:la|mi|nuestra) familia|mis (?:sabados|domingos|fines de semana)|keep (?:my|our) (?:sundays?|saturdays?|weekends?)|trabajar menos|trabajar solo (?:\w+ ){1,2}dias|only work\w* (?:\w+ ){1,2}days|dormir fuera|weekends? off|holiday|days? off|fortnight off|(?:fewer|less|shorter|my|work\w* (?:\w+ ){0,3}) ?hours|hours (?:a|per) week|(?:my|our|the) family)/,
  },
  {
    kind: 'profit',
    clues:
      /\b(rentab|beneficio|ganancia|ganar (?:dinero|un|\d)|cubr\w+ (?:(?:mis|los|nuestros|todos|sus|el|los) )*(?:gastos|costes|costos)|cover\w* (?:(?:all|of|my|our|the|its) )*(?:costs|expenses|bills|overheads)|perdidas|(?:no|sin) perder (?:dinero|plata)|not los(?:e|ing) money|numeros rojos|profit|break.?even|loss|overdraft)/,
  },
  { kind: 'sales', clues: /\b(factur|ingres(?!en?\b)|vender|ventas|revenue|turnover|sales|sell)/ },
  {
    kind: 'expand',
    clues:
      /\b(segund[oa](?! (?:ano|mes|trimestre))|otr[oa] (?:local|tienda|furgoneta|taller|carrito|remolque|sede|clinica|barra|club|sucursal|sala|obrador)|nuev[oa] (?:local|tienda|sede)|local (?:mas grande|propio)|(?:abrir|open) (?:una |otra |a )?(?:sede|sucursal|branch|location)|(?:tener|abrir|have|open|run) (?:dos|tres|\d+|two|three) (?:taller|tienda|local|shop|clinic|branch|workshop)\w*|ampliar|entrar en (?!\d|dos|tres|cuatro|cinco|seis|diez)|exportar|second(?! (?:year|quarter|month))|another|third (?:chair|van|room|shop|site)|tercera silla|expand|bigger)/,
  },
  {
    kind: 'buy',
    clues:
      /(?<!\b(?:not|never|nunca|jamas|no) (?:ever |volver a )?)\b(comprar(?:me|nos|les?|l[oa]s?)?|amortizar|pagar (?:el|la|los|las)|pagad[oa]s?|paid off|poner|buy|pay (?:off|for)|pay back my savings)\b/,
  },
  { kind: 'accounts', clues: ACCOUNTS },
  {
    kind: 'units',
    clues:
      /\b(client|alumn|soci|suscript|hotel|empresa|pedido|reserva|contrato|encargo|customer|student|member|subscriber|compan|order|booking|contract|user)/,
  },
  {
    kind: 'none',
    clues:
      /^(?!(?:no|not|never|que no) (?:more|less|fewer|under|over|menos|mas|baj\w+|pas\w+|llegar)\b)(?:cero|zero|no|sin|ningun\w*|none|never|not|que no haya|que ningun\w*)\b|\b(?:cero|zero) /,
  },
];

/** Whoever leaves, whatever else the goal counts. */
export const CHURN =
  /\b(bajas|(?:se )?d(?:en|e|an|arse) de baja|churn|perder clientes|lost customers|lea(?:ve|ves|ving)|se (?:(?:me|nos) )?(?:vaya|vayan|van|marchen?)|cancel\w*|(?:perder|perdamos|pierda|los(?:e|ing)) (?:(?:(?:more|fewer|less) than|no more than|at most|mas de|menos de|como mucho|a lo sumo) |(?:\w+ ){0,3}(?:client|customer|alumn|student|pacient|patient|soci|member|famil)\w*))\b/;

/** What is sold for a time after the goal's own: it is in the diary by then, and not delivered. */
export const BOOKED_AHEAD =
  /\b(?:booked|reserved|sold|signed|confirmed|reservad[oa]s?|contratad[oa]s?|apuntad[oa]s?|firmad[oa]s?|vendid[oa]s?|cerrad[oa]s?|agendad[oa]s?)\b[^,;]*?\b(?:for|para|del?) (?:20\d\d|next (?:year|season)|the (?:next|following) (?:year|season)|el (?:ano|curso) (?:que viene|siguiente|proximo)|la temporada (?:que viene|siguiente))/;

/** Others who send work, and buy nothing themselves. */
export const SENDS_WORK =
  /\b(?:(?:nos|me) (?:\w+ ){0,1}?(?:mand|envi|deriv|pas(?:en|an|e)|recomiend)\w*|mandarnos|mandarme|send(?:ing|s)? (?:us|me|work|jobs|people)|refer(?:ring|s)? (?:us|me|work|people)|passing (?:us|me) )/;

/** What customers owe. */
export const OWED_TO_US =
  /\b(?:(?:me|nos) (?:deban|deben|queden? a deber|debieran)|ow(?:e|ed|es|ing) (?:to )?(?:me|us)\b|pendientes? de cobr\w+|por cobrar|sin cobrar|unpaid invoices|outstanding invoices)/;

/** Asked of customers on a scale of its own. */
export const SCORE = /\b(?:nps|net promoter)\b/;

/** Money that is what was sold. */
export const SOLD_FOR =
  /\b(?:in|of|de|en) (?:total |yearly |annual )?(?:sales|ventas|revenue|turnover|facturacion|ingresos)\b|^(?:que )?(?:factur\w+|vend(?:er|amos|ido)) [$€£]?\d/;

/** Money that is kept, and not spent. */
export const CUSHION =
  /\b(?:ahorr\w+|colchon|cushion|rainy day|savings? (?:of|for)(?! (?:\w+ ){0,2}(?:clients?|customers?))|to save \W?\d|save \W?\d|put by|(?:en el banco|en la cuenta|en caja|in the bank|in the account)(?! (?:que|de|that|of)\b))/;

/** What the business owes, with a limit of its own. */
export const OWED_BY_US = /\b(?:no (?:deber|debamos|deba)|deber (?:menos|como mucho)|(?:not |never )?ow(?:e|ing)\b)/;

/** Customers whom somebody sent. */
export const REFERRED =
  /\b(?:recomendad[oa]s?|por recomendacion|por el boca a boca|de boca en boca|referred|by referral|from referrals|by word of mouth|recommended)\b/;

/** A part of what is sold that comes in by a way of its own: «la mitad de las reservas por la web». */
export const BY_WAY =
  /\b(?:por|desde|en|through|via|from|on|by) (?:la |el |mi |nuestra |the |my |our )?(?:propia |own )?(?:web|pagina|website|site|tienda en linea|online|telefono|phone)\b|\b(?:reserv\w+|compr\w+|pid\w+|book\w*|buy\w*|order\w*|sales|ventas) direct(?:o|a|as|os|amente|ly)?\b|\bdirect (?:bookings|sales|orders)\b/;

/** Buyers counted by name, as each edition calls them: the first that a goal names. */
const ACCOUNT_NAMES: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\b(?:assisted.living|retirement|nursing homes?|care homes?|residencias? (?:de|para) (?:mayores|ancianos|la tercera edad)|residencias\b)/,
    { es: 'residencias de mayores', en: 'assisted-living homes' },
  ],
  [/\bhotel/, { es: 'hoteles', en: 'hotels' }],
  [/\b(empresa|compan)/, { es: 'empresas', en: 'companies' }],
  [/\brotiseria/, { es: 'rotiserías', en: 'takeaway food shops' }],
  [/\bfarmacia/, { es: 'farmacias', en: 'chemists' }],
  [/\bclub(?:e?s)?\b/, { es: 'clubes', en: 'clubs' }],
  [/\bpubs?\b/, { es: 'pubs', en: 'pubs' }],
  [/\bbar(?:es|s)?\b/, { es: 'bares', en: 'bars' }],
  [/\b(?:restauran|restoran)/, { es: 'restaurantes', en: 'restaurants' }],
  [/\b(cafeteria|cafe)/, { es: 'cafeterías', en: 'cafés' }],
  [/\b(colegio|escuela|school)/, { es: 'colegios', en: 'schools' }],
  [/\b(tienda|shop|store)/, { es: 'tiendas', en: 'shops' }],
  [/\b(?:inmobiliaria|estate agent|letting agent)/, { es: 'inmobiliarias', en: 'estate agents' }],
  [/\b(?:administrador)/, { es: 'administradores', en: 'property managers' }],
  [/\b(?:taller|garages?\b|workshop)/, { es: 'talleres', en: 'workshops' }],
  [/\bveterinari|\bvets?\b/, { es: 'veterinarias', en: 'vets' }],
  [/\b(clinica|clinic)/, { es: 'clínicas', en: 'clinics' }],
  [/\b(oficina|office)/, { es: 'oficinas', en: 'offices' }],
  [/\bagenc/, { es: 'agencias', en: 'agencies' }],
  [/\b(gimnasio|gym)/, { es: 'gimnasios', en: 'gyms' }],
  [/\b(panaderia|bakery)/, { es: 'panaderías', en: 'bakeries' }],
  [/\b(supermercado)/, { es: 'supermercados', en: 'supermarkets' }],
  [/\b(distribuidor|distributor)/, { es: 'distribuidores', en: 'distributors' }],
  [/\b(contrato|contract)/, { es: 'contratos', en: 'contracts' }],
];

/** Whoever has no name of theirs above. */
export const NAMED_BUYERS: Bilingual = { es: 'compradores con nombre propio', en: 'named buyers' };

/** Whether the buyers of the goal come up in what was told of the customers. */
export function isAccountTold(said: string, customer: string): boolean {
  return ACCOUNT_NAMES.some(([clues]) => clues.test(said) && clues.test(customer));
}

export function accountNamed(said: string): Bilingual {
  return ACCOUNT_NAMES.find(([clues]) => clues.test(said))?.[1] ?? NAMED_BUYERS;
}
