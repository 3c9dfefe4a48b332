// Whether what is promised is the answer to what is complained of: both by the Spanish words of what was named, which every concept has.
import { foldText } from '../../language/fold-text.ts';
import { stemsIn } from '../../language/stem-words.ts';
import { type Concept, isAmong } from '../../sectors/concepts/concept.ts';

interface Remedy {
  readonly pain: RegExp;
  readonly answer: RegExp;
  /** What mends one complaint of this kind mends another, and they are different troubles: hard bread is no bread from a factory. */
  readonly isManyTroubles?: true;
}

const REMEDIES: readonly Remedy[] = [
  {
    pain: /\b(?:espera\w*|colas?|tarda\w*|retras\w+|alarga\w*|meses|lent[oa]s?|agendas llenas|no dan fecha|aplazad\w+|antelacion|a la carrera)\b/,
    answer:
      /\b(?:plazos?|misma semana|mismo dia|(?<!hecho )en el dia|al dia siguiente|manana siguiente|de un dia para otro|sin (?:esperas?|demora|cita)|urgent\w+|rapid[oa]s?|se espera|pedido (?:el|los)|recogida (?:el|los)|encargo|fecha|si se (?:tarda|llega tarde)|de retraso|hora (?:exacta|concreta)|siempre a la hora|en (?:minutos|pocos dias|una hora|dos semanas))\b/,
  },
  {
    pain: /\b(?:cort[ao]s|minutos|masificad\w+|llenos|varios pacientes|impersonal\w*|iguales|distint[oa]s?|cambian?|no corrigen|mal trato|algoritmo)\b/,
    answer:
      /\b(?:a solas|un solo paciente|hora completa|una hora|grupos de|grupos reducidos|plazas limitadas|mism[oa] (?:persona|mano|profesional|profesor|cuidadora)|una sola persona|cada (?:caso|cual)|a medida|trato (?:cercano|por|con)|sin prisas|elegid[oa]s?)\b/,
  },
  {
    pain: /\b(?:precios?|presupuestos?|facturas?|costes?|car[oa]s?|cuotas|gastos|cobran|comision\w*|tarifas?|suben|por sorpresa)\b/,
    answer:
      /\b(?:precios?|presupuestos?|cerrad[oa]|fij[oa]|honorarios|tarifa|comision|sin comision|cuota|con todo dentro|por escrito|gratis|gratuit[oa])\b/,
  },
  {
    pain: /\b(?:se acaba|se agota|falta de existencias|descuadradas|dificil(?:es)? de encontrar)\b/,
    answer: /\b(?:pedidos?|encargos?|reservas?|existencias|apartad\w+|bajo pedido)\b/,
  },
  {
    pain: /\b(?:viajes largos|lejos|muy lejos|taxis|autobuses|aparcar|afueras|cargar con|oferta en la zona|cierres de|esfuerzo fisico|pesados|falta de taxis)\b/,
    answer:
      /\b(?:domicilio|recogida|reparto|entrega|(?<!hech[oa] )en casa|puerta|a un paso|centrica|punto cercano|videollamada|en linea|del barrio|desplazamiento|proximidad)\b/,
  },
  {
    isManyTroubles: true,
    pain: /\b(?:borros\w+|industrial|congelad\w+|de fabrica|recalentad\w+|fria|dur[oa]|plastico|mal cafe|mediocres|mal hechos|chapuzas|en serie|por encima|insipid\w+|no sabe|sabor|desarman|deshac\w+|aditivos|imitan|imitacion|catalogo|anticuada|mala imagen|sin vida|sin gracia|gastada|estropea\w*)\b/,
    answer:
      /\b(?:hech[oa]s? (?:en|a|al)|casera?s?|masa madre|artesan\w*|fresc\w+|a mano|elaboracion|obrador|recetas?|recien|origen|calidad|acabados|fotos|imagen|contenidos?|videos?|de oficio|de siempre|sin (?:conservantes|mezclas)|originales|restaur\w+|tapizad\w+|gestion de redes)\b/,
  },
  {
    pain: /\b(?:contest\w+|respuesta|respond\w+|no coge\w*|contestadores|redes (?:abandonadas|paradas)|poca visibilidad|nadie encuentra|reservas que se pierden|sin avisar|no aparecen|incumpl\w+|fallan)\b/,
    answer:
      /\b(?:respuesta|mensajes?|redes|whatsapp|aviso\w*|llamada|soporte|posicionamiento|garantia|fecha|sustitucion|puntual\w*|noticias)\b/,
  },
  {
    pain: /\b(?:cerrad[oa]s?|horarios?|noches?|a deshora|abren tarde|media tarde|falta de tiempo|nada de tiempo|poco (?:tiempo|rato)|fines de semana)\b/,
    answer:
      /\b(?:noche|nocturn[oa]s?|horario|hasta las|desde las|domingos?|sabados?|lunes|madrugada|a cualquier hora|temprana|a primera hora|fuera de horario|a domicilio|en casa|a mediodia|manana siguiente)\b/,
  },
  {
    pain: /\b(?:quedarse sin|dias sin|tirados?|basura|contenedor|otro nuevo|averias?|sin arreglar|de usar y tirar|usar para tirar)\b/,
    answer:
      /\b(?:prestamo|sustitucion|manana siguiente|mismo dia|nocturn[oa]|reparacion\w*|arreglo\w*|urgent\w+|recogida|restaur\w+|segunda mano|plazo)\b/,
  },
  {
    pain: /\b(?:desconfianza|estafas?|miedo|enganan?|sin garantia|de fiar|extrano|opacas|sorpresa|sin necesidad|jerga|nadie explica|nadie entiende|pago|anticipos)\b/,
    answer:
      /\b(?:garantia|comprobad\w+|por escrito|a la vista|certific\w+|seguro|lenguaje llano|fotos|informes?|antes de (?:tocar|empezar|pagar)|consejo|conocid\w+|de confianza)\b/,
  },
  {
    pain: /\b(?:asma|alergi\w+|lejia|quimicos|toxic\w+|productos fuertes)\b/,
    answer: /\b(?:origen vegetal|sin lejia|poco agresivos|ecologic\w+|sin toxicos|sin olor)\b/,
  },
  {
    pain: /\b(?:se transparenta\w*|se baja\w*)\b/,
    answer: /\b(?:no se transparenta|no se baja|tallas)\b/,
  },
  {
    pain: /\b(?:fotos que se pierden|mandados fuera|datos perdidos)\b/,
    answer: /\b(?:no se borran|delante del cliente)\b/,
  },
  {
    pain: /\b(?:a ojo|basura)\b/,
    answer: /\b(?:ya calculad[oa]|nada que contar|prevision\w*)\b/,
  },
  {
    pain: /\b(?:nadie corrige|masificad\w+|de pie y sin guia)\b/,
    answer: /\b(?:postura|misma? profesora?|grupos de)\b/,
  },
  {
    pain: /\b(?:bloqueo al hablar|miedo a hablar)\b/,
    answer: /\b(?:ensayo de|grupos de|errores comentados|conversacion)\b/,
  },
  {
    pain: /\b(?:con el medico|papeles que no se entienden|idioma)\b/,
    answer: /\b(?:clases de (?:espanol|ingles|frances|aleman|idiomas?)|(?:espanol|ingles) para|conversacion)\b/,
  },
  {
    pain: /\b(?:a ciegas|hay que devolver\w*)\b/,
    answer: /\bantes de pagar\b/,
  },
  {
    pain: /\ben pocas horas\b/,
    answer: /\bentre huespedes\b/,
  },
  {
    pain: /\blimpiadoras que fallan\b/,
    answer: /\bsuplentes?\b/,
  },
  {
    pain: /\b(?:jugadores que fallan|a mano)\b/,
    answer: /\b(?:jugador que falta|pago dividido|reserva de canchas)\b/,
  },
  {
    pain: /\b(?:papeleo|normativa|licencias|tramites|aseguradoras?|sanciones|multas)\b/,
    answer: /\b(?:papeleo|tramit\w+|permisos|pago directo|cumplimiento|adaptacion|plazo|firma electronica|gestion)\b/,
  },
];

/** In how many ways it answers what is complained of: by what mends it, and by the same thing named in both. */
export function countAnswers(offered: Pick<Concept, 'es' | 'en'>, pains: readonly Concept[]): number {
  const answer = foldText(offered.es);
  const complaints = pains.map(({ es }) => foldText(es));
  const mended = REMEDIES.filter(({ pain, answer: words }) => words.test(answer) && complaints.some((complaint) => pain.test(complaint)));
  const heard = new Set(complaints.flatMap((complaint) => stemsIn(complaint, SHORTEST_WORD)));
  const shared = new Set(stemsIn(answer, SHORTEST_WORD).filter((stem) => heard.has(stem)));
  return mended.length + shared.size;
}

/** Whether one of these complaints is one of those, or of the same kind: a wait, a price, how something is made. */
export function isSameTrouble(some: readonly Concept[], others: readonly Concept[]): boolean {
  const kindsOf = (pains: readonly Concept[]) =>
    REMEDIES.filter(({ pain, isManyTroubles }) => !isManyTroubles && pains.some(({ es }) => pain.test(foldText(es))));
  const told = kindsOf(others);
  return some.some((pain) => isAmong(pain, others)) || kindsOf(some).some((kind) => told.includes(kind));
}

/** Shorter words are in every sentence. */
const SHORTEST_WORD = 5;
