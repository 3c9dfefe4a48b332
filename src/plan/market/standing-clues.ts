// What people say of a rival, or of their own offer, on the points that customers compare.
import type { PointId } from './comparison-points.ts';

interface StandingClue {
  readonly point: PointId;
  readonly words: RegExp;
  readonly es: string;
  readonly en: string;
}

const clue = (point: PointId, words: RegExp, es: string, en: string): StandingClue => ({ point, words, es, en });

/** Of one point, the first that is found. `#`: the number that the words hold. */
export const STANDING_CLUES: readonly StandingClue[] = [
  clue('price', /\b(?:gratis|gratuit[oa]s?|free of charge|for free|is free|are free)\b/, 'gratis', 'free'),
  clue(
    'price',
    /\b(?:carisim\w+|car[oa]s?|expensive|dear|dearer|pricey|overpriced)\b(?! (?:for (?:one|a single|small)|para (?:una? sol|uno|quien)|si|if)\b)/,
    'alto, según se contó',
    'high, as stated',
  ),
  clue('price', /\b(?:barat\w+|economic[oa]s?|cheap|cheaper|cheapest|low.?cost|undercut\w*)\b/, 'bajo, según se contó', 'low, as stated'),
  clue(
    'wait',
    /\b(?:sin (?:hacer )?(?:colas?|esperas?)|(?:no|without(?: an?| any)?) (?:queues?|queuing|waiting))\b(?! (?:list|room|area))/,
    'sin espera, según se contó',
    'no wait, as stated',
  ),
  clue(
    'wait',
    /\b(?:con|hay|tienen?|tiene siempre|has|have|with|there is|there.s|s got|on) (?:an? |una |la |the )?(?:[\w-]+ ){0,2}(?:lista de espera|waiting list|wait.?list)\b(?! (?:fill|manag|softw|feature|autom|tool))/,
    'con lista de espera',
    'a waiting list',
  ),
  clue(
    'wait',
    /\b(?:no (?:dan?|cogen?|toman?|trabajan? con|atienden? con) (?:cita|hora|turno)s?|(?:no|not|never|[a-z]+n.t) (?:takes?|gives?|do|does|accepts?)(?: \w+)? (?:appointments?|bookings?))\b/,
    'no da cita, según se contó',
    'takes no appointments, as stated',
  ),
  clue('wait', /\b(?:mismo dia|same.?day)\b/, 'el mismo día', 'the same day'),
  clue('wait', /\b(?:misma semana|same.?week)\b/, 'la misma semana', 'the same week'),
  clue(
    'wait',
    /\b(?:al dia siguiente|a la manana siguiente|de un dia para otro|next.?day|next morning|(?<!\b(?:clos\w+|shuts?|shut|open|opens|stays?|leave|left|dog|dogs|pet|pets) )overnight(?! (?:stays?|boarding|guests?|parking|shift)))\b/,
    'al día siguiente',
    'the next day',
  ),
  clue(
    'wait',
    /\b(?:en el momento|al momento|al instante|sin cita|while you wait|on the spot|no appointment|without an appointment)\b/,
    'en el momento',
    'on the spot',
  ),
  clue(
    'wait',
    /\b(?:tard\w+|demor\w+|esper\w+|espera de|takes?|wait\w*) (?:casi |about |almost )?(?:medio dia|half a day)\b/,
    'medio día',
    'half a day',
  ),
  clue(
    'wait',
    /\b(?:(?:no|nunca|never|not|n.t|rarely) (?:se )?(?:show\w* up|turn\w* up|aparec\w+|presentan?|vienen? cuando dicen)|(?:don|doesn|didn).?t (?:even |always |ever )?(?:show|turn) up|dejan? plantad[oa]s?|no.?shows? on)\b/,
    'no aparece, según se contó',
    'does not turn up, as stated',
  ),
  clue('wait', /\b(?:takes?|tardan?|demoran?) (?:them |le |te )?(?:meses|months)\b/, 'meses, según se contó', 'months, as stated'),
  clue('wait', /\b(?:takes?|tardan?|demoran?) (?:them |le |te )?(?:semanas|weeks)\b/, 'semanas, según se contó', 'weeks, as stated'),
  clue(
    'wait',
    /\b(?:(?:entreg|lleg|vien|apare[cz])\w+ (?:siempre |muy |casi siempre |a veces )?(?:tarde|con retraso)|se (?:retras|atras)\w+|nunca (?:entreg|lleg|vien|termin|acab)\w+ a tiempo|(?:no|nunca) cumpl\w+ (?:con )?(?:la|las|el|los) (?:fechas?|plazos?|horas?|horarios?)|te clavan con la fecha|(?:deliver\w*|turn\w* up|show\w* up|arriv\w+|finish\w*|is|are|.s|always|often|running|runs) (?:always |often |usually )?late(?! (?:night|at night|open))|never on time|miss\w* (?:the |every |their )?(?:dates?|deadlines?))\b/,
    'se retrasa, según se contó',
    'runs late, as stated',
  ),
  clue(
    'wait',
    /(?<!no )\b(?:tarda\w*|demora\w*|lent[oa]s?|colas?|slow|slowly|queues?|booked (?:up|out)|takes? (?:ages|days|weeks|months|forever)|(?:you|people|customers|they) (?:always|often|have to|will|must)(?: have to)? wait|always waiting|siempre (?:hay que )?esper\w+|(?:hay|tienes|toca) (?:que )?esperar|hacen esperar)\b/,
    'hay que esperar, según se contó',
    'customers have to wait, as stated',
  ),
  clue('wait', /\b(?:rapid[oa]s?|fast|quick|quickly)\b/, 'poca espera, según se contó', 'little wait, as stated'),
  // «En menos de 24 horas» is a wait.
  clue(
    'hours',
    /(?<!\b(?:en|de|antes de|plazo de|tardan?|a las|in|within|under|than|of|takes?) )\b(?:veinticuatro horas|24 ?h(?:oras)?|24\/7|24 hours|round the clock)\b/,
    'todo el día',
    'all day and night',
  ),
  clue('hours', /\b(?:(?:clos\w+|shuts?) (?:overnight|at night)|cierran? (?:de|por la) noche)\b/, 'cierra de noche', 'closes at night'),
  clue(
    'hours',
    /\b(?:solo (?:los )?(?:fines de semana|sabados|domingos)|only (?:at |on )?(?:weekends|saturdays|sundays))\b/,
    'solo en fin de semana',
    'weekends only',
  ),
  clue(
    'hours',
    /\b(?:cierran?|no abren?|clos(?:es|ed)) (?:los |el |on )?(?:fines? de semana|sabados?|domingos?|weekends?|saturdays?|sundays?)\b/,
    'cierra en fin de semana',
    'closes at weekends',
  ),
  clue(
    'hours',
    /\b(?:abr\w+|open\w*) (?:los |el |on )?(?:fines? de semana|sabados?|domingos?|weekends?|saturdays?|sundays?)\b/,
    'abre en fin de semana',
    'opens at weekends',
  ),
  clue(
    'hours',
    /\b(?:horario (?:amplio|extendido|ampliado|de \d|hasta)|extended hours|long hours|early mornings?|late evenings?)/,
    'el horario que dice la oferta',
    'the hours the offer states',
  ),
  clue(
    'place',
    /\b(?:no|ni|tampoco) (?:te |lo |la |los |las |se )?(?:(?:llev|reparte|reparti|entreg|envi|mand)\w*|hac\w+ (?:reparto|envios?|entregas?|domicilios?|delivery)|tienen? (?:reparto|envios?|domicilios?|delivery|servicio a domicilio))\b|\bsin (?:reparto|envios?|domicilios?|delivery)\b|\b(?:no|without(?: any)?) (?:home )?deliver(?:y|ies)\b|(?:\b(?:not|never|without)|n.t) deliver(?:s|ing)?\b/,
    'no lleva a domicilio',
    'does not deliver',
  ),
  clue(
    'place',
    /\b(?:no|ni|tampoco) (?:van?|vienen?|atienden?|trabajan?) (?:a (?:domicilio|(?:tu |la )?casas?)|a domicilio)\b|\b(?:no|without(?: any)?) home visits?\b|(?:\b(?:not|never)|n.t) (?:come|go|travel)s? to (?:you|your|the|people)\b/,
    'no va a domicilio',
    'does not go to the customer',
  ),
  clue(
    'place',
    /\b(?:a domicilio|(?:en tu|a (?:tu|su)) (?:casa|oficina|puerta)|home visits?|(?:to|at) your (?:door|home|house|office|driveway)|mobile(?! (?:apps?|phones?|version|homes?)))\b/,
    'a domicilio',
    'at the customer’s door',
  ),
  clue('place', /\b(?:recogemos|recojo|(?:we|i) (?:collect|pick (?:it |them )?up))\b/, 'se recoge', 'collected'),
  clue(
    'wait',
    /\b(?:solo|solamente|unicamente|only|just) (?:con|por|a traves de(?: la| su)?|by|through|on|via|with|using) (?:la |su |an? |the |their |una? )?apps?\b/,
    'cita solo por aplicación',
    'booking by app only',
  ),
  clue(
    'place',
    /\b(?:online|on.?line|en linea|por internet|por facebook|por instagram|on facebook|on instagram|amazon|(?<!\b(?:con|por|by|the|su|la|an?|una?) )apps?|en la web|website)\b/,
    'por internet',
    'online',
  ),
  clue(
    'place',
    /\b(?:en el (?:mall|centro comercial)|in the mall|shopping cent(?:re|er)|retail park)\b/,
    'en un centro comercial',
    'in a shopping centre',
  ),
  clue('place', /\b(?:lej[oa]s|otra ciudad|far away|far off|too far|out of town|other side of town)\b/, 'lejos', 'far away'),
  clue(
    'place',
    /\b(?:al lado|a la vuelta|en la misma calle|enfrente|cerca|next door|round the corner|around the corner|same street|nearby|(?:just|right|are|is|.s) (?:down|up|along|over|across) the (?:road|street|lane)|two doors (?:down|up)|a (?:un[oa]|dos|tres|\d) (?:calles?|cuadras?|manzanas?|pasos))\b/,
    'cerca',
    'nearby',
  ),
  clue(
    'trust',
    /\b(?:(?:sin|ni|no (?:tienen?|llevan?|hay)(?: ningun)?) (?:seguro|asegurar)\b|(?:no|without(?: an?| any)?|not|n.t(?: have)?(?: any)?) insur(?:ance|ed)|uninsured)/,
    'sin seguro, según se contó',
    'no insurance, as stated',
  ),
  clue(
    'trust',
    /\b(?:(?:sin|ni|no (?:da|dan|ofrecen?|tienen?|hay)(?: ninguna?)?) garantia|no garanti\w+|(?:no|without(?: an?| any)?|(?:do|does)(?: not|n.?t) (?:give|offer|have)(?: an?| any)?) (?:warranty|guarantee)s?)\b/,
    'sin garantía',
    'no guarantee',
  ),
  clue(
    'trust',
    /\b(?:no dan? facturas?|sin facturas?|en negro|off the books|cash in hand|no (?:invoice|receipt)s?)\b/,
    'sin factura',
    'no invoice',
  ),
  clue(
    'trust',
    /\b(?:(?:llev\w+|ten\w+|vamos|va|con) (?:un |el )?(?:seguro|asegurad[oa]s?)(?! (?:medic|de vida|dental|de salud))|(?:fully|properly) insured|(?:are|is|.re|.m) insured)/,
    'con seguro',
    'insured',
  ),
  clue('trust', /\b(?:garanti\w+|warranty|guarantee\w*|lifetime|money.?back|devol\w+ el dinero)\b/, 'con garantía', 'guaranteed'),
  clue(
    'trust',
    /\b(?:se rompen?|rompe|dura(?:n)? poco|se estropea\w*|breaks?|falls? apart|wears? out)\b/,
    'dura poco, según se contó',
    'does not last, as stated',
  ),
  clue(
    'trust',
    /\b(?:mal[oa]s? (?:experiencias?|trabajos?|servicio|trato|calidad|fama|resultados?|resenas?|opiniones)|(?:es|son|muy|bastante) mal[oa]s?(?= (?:y|pero|aunque)\b|[,.;]|$)|chapuza\w*|poco fiables?|no (?:es|son) fiables?|unreliable|poor (?:work|quality)|bad (?:reviews|work|quality|service))\b/,
    'malas experiencias, según se contó',
    'poor experiences, as stated',
  ),
  clue(
    'trust',
    /\b(?:buen(?:a|os|as)? (?:trabajos?|servicio|profesional\w*|calidad|mano|fama|resultados?)|(?:es|son|muy|bastante|realmente) buen[oa]s?(?= (?:y|pero|aunque|en|con)\b|[,.;]|$)|(?:hacen?|trabajan?|lo hacen?) (?:muy )?bien|muy bien(?= (?:y|pero|aunque)\b|[,.;]|$)|fiables?|de confianza|(?:is|are|very|really|s) good(?! (?:value|price|for|at))|great (?:work|service|job|quality)|(?:is|are|s) great|reliable|trusted|solid (?:work|job|service))/,
    'buen trabajo, según se contó',
    'good work, as stated',
  ),
  clue(
    'trust',
    /\b(?:nunca sab\w+ si (?:hay|tiene\w*|abre\w*|esta\w*)|(?:never|not always) (?:know if|there|open|in stock))\b/,
    'no siempre hay, según se contó',
    'not always to be had, as stated',
  ),
  clue(
    'attention',
    /\b(?:un[oa]? (?:\w+ )?a la vez|one (?:\w+ )?at a time)\b[^.;]*\b(?:sin jaulas?|no (?:cages?|crates?)|without (?:cages?|crates?)|cage.free)\b/,
    'de uno en uno y sin jaula',
    'one at a time, with no cage',
  ),
  clue('attention', /\b(?:sin jaulas?|no (?:cages?|crates?)|without (?:cages?|crates?)|cage.free)\b/, 'sin jaula', 'no cage'),
  clue(
    'attention',
    /\b(?:en jaulas?|enjaulad[oa]s?|encerrad[oa]s?|crated|caged|in (?:a |the )?(?:cages?|crates?|kennels?))\b/,
    'en jaula, según se contó',
    'kept in a cage, as stated',
  ),
  clue(
    'attention',
    /\b(?:(?:un|una|un solo|una sola) (?:\w+ )?a la vez|de a uno|one (?:\w+ )?at a time)\b/,
    'de uno en uno',
    'one at a time',
  ),
  clue(
    'attention',
    /\b(?:impersonal\w*|trato frio|no (?:te )?(?:atiende|escucha)\w*)\b/,
    'impersonal, según se contó',
    'impersonal, as stated',
  ),
  clue(
    'attention',
    /\b(?:no contestan?|nadie contesta|no (?:te )?(?:cogen?|contestan?|responden?)(?: (?:nunca|jamas))? (?:el|al|los|a los) (?:telefono|movil|mensajes?|whatsapps?)|(?:do not|don.?t|doesn.?t|never) (?:answers?|repl(?:y|ies)|calls? (?:you )?back|picks? up))\b/,
    'no contesta, según se contó',
    'does not answer, as stated',
  ),
  clue(
    'attention',
    /\b(?:masificad\w+|llen[oa]s?|abarrotad\w+|mucha gente|crowded|packed|busy|too many people)\b/,
    'con mucha gente',
    'crowded',
  ),
  clue(
    'attention',
    /\b(?:(?:un[oa]?|otr[oa]|alguien|gente|persona) (?:\w+ )?(?:distint|diferent)[oae]s? cada (?:vez|dia|semana|visita)|a? ?different (?:\w+ )?(?:every|each) (?:time|week|visit|day|month)|(?:cada|toda) (?:vez|semana|dia|visita) (?:viene |mandan? |va |llega )?(?:una |otra |a otra |distint[oa]s? |a una )?(?:persona|gente|chica|senora|cara)s?(?: (?:distint|diferent|nuev)\w+)?|(?:mandan?|viene|vienen|envian?|mandan? a|cambian? de) (?:a )?(?:una |otra |cada vez |siempre )*(?:persona|gente|chica|senora|personal|cara)s?(?: (?:distint|diferent|nuev)\w+| cada)|(?:different|new|other) (?:people|person|faces?|cleaners?|staff|carers?|girls?) (?:every|each)|never (?:send )?the same (?:person|people|two|face|cleaner)|(?:nunca|no) (?:viene|mandan?|es) (?:siempre )?la misma|cada (?:vez|dia|semana) te (?:toca|atiende|ve|coge|viene) (?:un[oa]|otr[oa])|(?:gets? |have |see |with )?(?:an?|somebody|someone) (?:different|new)(?: \w+)? (?:every|each) (?:time|week|visit|day))\b/,
    'cada vez otra persona, según se contó',
    'different people each time, as stated',
  ),
  clue(
    'attention',
    /\b(?:mism[oa]s? (?:dos )?(?:personas?|profesional\w*)|same (?:two )?(?:people|person|team))\b/,
    'siempre las mismas personas',
    'always the same people',
  ),
  clue(
    'attention',
    /\b(?:de uno en uno|uno a uno|trato (?:personal|cercano)|one.(?:to|on).one|personal (?:attention|service))\b/,
    'trato personal',
    'personal attention',
  ),
  clue(
    'making',
    /\b(?:hech[oa]s? (?:en el|del|cada) dia|recien hech[oa]s?|made (?:that|the same|every|each) (?:day|morning)|(?:made|baked|cooked) (?:fresh )?daily|freshly (?:made|baked))\b/,
    'hecho en el día',
    'made the same day',
  ),
  clue('making', /\b(?:industrial\w*|de bolsa|precocinad\w+|factory.?made|mass.?produced|pre.?packed)\b/, 'industrial', 'factory made'),
  clue(
    'making',
    /\b(?:tallas? (?:estandar|unicas?|normales)|(?:standard|fixed|set) siz(?:e|es|ing)|one.size|off the (?:peg|rack|shelf))\b/,
    'solo tallas estándar',
    'standard sizes only',
  ),
  clue('making', /\b(?:congelad\w+|frozen)\b/, 'congelado', 'frozen'),
  clue('making', /\b(?:hech[oa]s? en casa|caser[oa]s?|home.?made|home.?baked)\b/, 'hecho en casa', 'home-made'),
  clue('making', /\b(?:artesan\w+|hech[oa]s? a mano|hand.?made|by hand)\b/, 'hecho a mano', 'made by hand'),
  clue('making', /\b(?:(?:pan|pescado|producto|hecho) del dia|fresc[oa]s?|fresh|freshly)\b/, 'fresco', 'fresh'),
  clue('making', /\bse (?:desarma|deshace|desmenuza)\w*/, 'se deshace, según se contó', 'it falls apart, as stated'),
  clue(
    'making',
    /\b(?:(?:just )?(?:buy|buys|bought|buying) (?:a )?new\b(?! \w+ing)|(?:se )?compran? (?:uno |una |otr[oa] )?nuev[oa]s?)/,
    'se compra nuevo',
    'people buy new',
  ),
  clue('making', /\b(?:leather|de cuero)\b/, 'de cuero', 'leather'),
  clue('making', /\b(?:franquicias?|cadenas?|franchises?|chains?)\b/, 'de cadena', 'from a chain'),
  clue('making', /\b(?:ecologic[oa]s?|organic[oa]?s?)\b/, 'producción ecológica', 'organic'),
  clue(
    'fame',
    /\b(?:(?:muy|mas|bien|super) conocid[oa]s?|famos[oa]s?|de moda|en tod[oa]s l[oa]s (?:tiendas|sitios|lados)|lo conoce todo el mundo|well.?known|famous|trendy|popular|everywhere|in (?:all|every) (?:the )?shops?)\b/,
    'nombre ya hecho',
    'an established name',
  ),
  clue(
    'fame',
    /\b(?:(?:only|just|only just|newly|recently)(?: just)? (?:started|starting|opened|set up|begun)|(?:is|are|.s|.re) (?:brand )?new(?= (?:and|but|to|at)\b|[,.;]| ?$)|acab\w+ de (?:empez|abr|mont|lleg|sal)\w+|recien (?:empez|abr|abi|mont|lleg|sal)\w+|(?:lleva|hace)\w* (?:muy )?poco(?= (?:y|pero|que|abiert|en)\b|[,.;]| ?$))/,
    'acaba de empezar, según se contó',
    'only just started, as stated',
  ),
  clue(
    'fame',
    /\b(?:enormes?|gigante\w*|multinacional\w*|huge|massive|giant|multinational|(?:is|are|very) big)\b/,
    'gran tamaño',
    'great size',
  ),
  clue(
    'scope',
    /\b(?:only in english|english only|solo en ingles|solo ingles|only (?:speaks?|works in) english)\b/,
    'atiende solo en inglés, según se contó',
    'English only, as stated',
  ),
  clue(
    'scope',
    /(?<!\b(?:trabajan?|estan?|van?|vive|el|ella|yo|uno) )\b(?:solo|solamente|unicamente|only|just does)(?! (?:in |con |by |through |via |por ir|por venir|uno|una?|one|if|si|when|cuando|(?:just )?(?:started|starting|opened|set up|begun|been|got going)|lleva|hace|empez\w+|acaba\w*|los|las|en|por|abren?|desde|hasta|cobran?|cuestan?|una persona|one person|on|at|opens?|open|charges?|costs?)\b)/,
    'solo una parte, según se contó',
    'only part of it, as stated',
  ),
];
