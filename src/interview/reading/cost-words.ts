// Words for what a month of running costs, folded. Each is a piece of a pattern.

/** The bill, and not that of a thing which holds or moves it: «máquina de agua», «bomba de agua». */
export const WATER =
  '(?<!(?<!(?:recibo|cuota|factura|boleta|cuenta|gastos?|consumo|servicio|pago|euros?|pesos|soles|dolares|mil|\\d)) de )agua';
/** What a customer hires for a while or one at a time: «el alquiler de fin de semana», no premises of a month. */
export const LET_OUT =
  '(?:de(?:l)? |por |cada |al )(?:un |una |el |la )?(?:fin de semana|finde|dia|jornada|hora|rato|noche|sesion|semana completa|pieza|prenda|vestido|traje|disfraz|bici(?:cleta)?s?|tabla|kayak|patinete|castillo|herramienta|juego|silla|mesa|equipo completo)(?![a-z])';
/** «El taller es rentado, seis mil». */
export const LET = '(?:es|esta) (?:rentad[oa]|alquilad[oa]|arrendad[oa])';
/** Paid every month and hardly ever once. */
const STEADY = `alquiler(?:es)?|renta|arriendo|${LET}|luz|${WATER}|suministros|servicios publicos|gestori\\w+|gestora?|contadora?|nominas?|sueldos?|salarios?|internet|wifi|telefono|autonomos?|cuota de autonomos?|seguridad social|monotributo|nafta|bencina|expensas|gasolina|gasoil|gasoleo|diesel|combustible|plan de datos|rent|utilit\\w+|bills|wages?|salar(?:y|ies)|payroll|electricity|heating|broadband|accountan\\w+|bookkeep(?:er|ing)|fuel|petrol`;
export const STEADY_NOUN = `(?:${STEADY})`;
/** The same with what may also be bought once: an insurance, a licence, a van. */
export const MONTHLY_NOUN = `(?:${STEADY}|local|gas|servicios|contabilidad|contable|seguros?|celu(?:lar)?|estacionamiento|moviles?|movil|software|programas|plataforma|hosting|dominio|parking|mantenimiento|limpieza|almacen|bodega|trastero|publicidad|marketing|coworking|oficina|galpon|nave|despacho|kiosco|puesto|desk|room|studio|workshop|warehouse|stall|lease|insurance|electric|power|water|phones?|accounting|storage|unit|licen[cs]es?|subscriptions?|tools|van(?: upkeep)?|vehicle|truck|jeep|pitch|office|cleaning|maintenance|advertising|ads|rates|memberships?)`;
/** «1.800 de luz y 1.200 la contadora»: named right after the sum, and nothing that is also bought once. */
export const STEADY_AFTER = new RegExp(
  `^ ?(?:€|euros?|pesos|soles|pounds|quid|dollars|bucks)? ?(?:(?:de|del|en|for|on|in) )?(?:(?:el|la|los|the) )?(?:${STEADY_NOUN}|power|electric)(?= ?$| ?[,.;)]| (?:y|e|and|plus|mas) )`,
);
/** "380 propane, 40 phone": what stands right after the sum. */
export const COST_AFTER = new RegExp(
  `^ (?:${MONTHLY_NOUN}|propan[eo])(?: (?:that |which )?i (?:already )?(?:said|mentioned|told you)| que (?:ya )?(?:te )?dije|(?: go(?:es)?| comes?)? on top|(?: van?)? aparte)?(?= ?[,;.)]| (?:y|and|plus|mas) |$)`,
);
const COMMON_EMPLOYEE =
  'ayudantes?|camarer[oa]s?|cociner[oa]s?|dependient[ea]s?|emplead[oa]s?|trabajador(?:as?|es)?|maestr[oa]s?|profesor(?:as?|es)?|profes?|educador(?:as?|es)?|(?<!(?:maquina|aparato|equipo|ordenador|anestesia|torre|teclado|camara|pantalla)[^,;.\\d]{0,30})monitor(?:as?|es)?|entrenador(?:as?|es)?|repartidor(?:as?|es)?|domiciliari[oa]s?|chofer(?:es)?|conductor(?:as?|es)?|operari[oa]s?|vendedor(?:as?|es)?|recepcionistas?|auxiliar(?:es)?|peluquer[oa]s?|barber[oa]s?|aplicador(?:as?|es)?|esteticistas?|estilistas?|lavador(?:es)?|panader[oa]s?|pasteler[oa]s?|limpiador(?:as?|es)?|cuidador(?:as?|es)?|aprendi(?:z|ces)|mesero?s?|meseras?|encargad[oa]s?|barista?s?|muchach[oa]s?|ninas?(?= que )|nineras?|senor(?:it)?as?|taquer[oa]s?|pizzer[oa]s?|costurer[oa]s?|chic[oa]s|pib[ea]s?|chaval(?:es|a|as)?|jornaler[oa]s?';
/** Whoever is paid by the month, never once. */
export const EMPLOYEE = `(?:${COMMON_EMPLOYEE}|employees?|staff|waiters?|waitress(?:es)?|cooks?|chefs?|drivers?|assistants?|attendants?|instructors?|teachers?|tutors?|cleaners?|casuals?|minders?|(?:kitchen|farm|stable|deck) hands?|bakers?|stylists?|receptionists?|help(?:ers?)?|seamstress(?:es)?|girls|lads|labou?rers?|apprentices?|groomers?|carers?|(?:part|full)[- ]timers?|shop ?keepers?|sales ?(?:person|people|assistants?))`;
/** A word that says somebody is employed, whatever the trade. */
export const EMPLOYED =
  '(?:contrat\\w+|sueldos?|salarios?|nominas?|medi[oa] (?:tiempo|jornada)|tiempo (?:parcial|completo)|jornada|part[- ]time|full[- ]time|wages?|salar(?:y|ies)|hir(?:e|ing)|quincenal\\w*)';
/** Paid once though it sounds monthly. */
export const PAID_ONCE =
  '(?:por adelantado|adelantad[oa]s?|up ?front|in advance|fianzas?|deposito|deposit|traspaso|instalacion|alta|apertura|primer (?:ano|mes)|first (?:year|month)|anual\\w*|annual\\w*|para (?:abrir|empezar|arrancar))';
/** A whole month told by its verb: "cada mes se van", "it costs … a month to run". */
export const MONTH_COSTS =
  '(?:cada mes (?:(?:me|nos|se(?: (?:me|nos))?) )?(?:cuestan?|van?|gast(?:o|amos)|salen?|suman?)|el mes (?:(?:ya|me|nos) )?cuesta|(?:each|every) month (?:costs?|takes?|comes to)|(?:a|per) month to (?:run|stay open|keep (?:it )?(?:open|going|running)))';
