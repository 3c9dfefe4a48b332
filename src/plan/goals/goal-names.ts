// What each kind of goal is called in both languages, in few words.
import type { Bilingual } from '../../language/language.ts';
import type { GoalKind } from './goal-clues.ts';

/** A new way to sell, and no level of sales. */
export const SELLS_ONLINE =
  /\b(?:vender|venta|tienda|sell(?:ing)?|shop|store)\b (?:\w+ ){0,2}(?:online|on.line|en linea|por internet|por la web)\b|\bonline (?:shop|store|sales)\b/;

/** What has no plain name stands in the founder's words. */
export const PLAIN: Readonly<Partial<Record<GoalKind, Bilingual>>> = {
  reviews: { es: 'buenas reseñas', en: 'good reviews' },
  hire: { es: 'sumar a alguien al equipo', en: 'add somebody to the team' },
  suppliers: { es: 'pagar a tiempo a los proveedores', en: 'pay suppliers on time' },
  proof: { es: 'un título, un certificado o un premio', en: 'a qualification, a certificate or an award' },
  again: { es: 'clientes que vuelven', en: 'customers who come back' },
  wages: { es: 'un sueldo digno para todo el equipo', en: 'a decent wage for the whole team' },
  loan: { es: 'devolver lo prestado', en: 'pay back what was borrowed' },
  living: { es: 'un sueldo para quien emprende', en: 'a living for the founder' },
  rest: { es: 'tiempo libre', en: 'time off' },
  profit: { es: 'ganar dinero', en: 'make a profit' },
  sales: { es: 'un nivel de ventas', en: 'a level of sales' },
  score: { es: 'clientes que lo recomendarían (NPS)', en: 'customers who would recommend it (NPS)' },
  full: { es: 'trabajar al completo', en: 'be fully booked' },
  buy: { es: 'pagar una compra grande', en: 'pay for something big' },
  churn: { es: 'que se vayan pocos clientes', en: 'few customers leaving' },
  referred: { es: 'clientes que llegan recomendados', en: 'customers who come recommended' },
  owed: { es: 'lo que deban los clientes', en: 'what customers owe' },
  debt: { es: 'lo que se deba', en: 'what is owed' },
  cushion: { es: 'un colchón en la caja', en: 'a cash cushion' },
};

/** Those that say more than the plain one, by the words that are there. */
export const CLOSER: readonly { readonly kind: GoalKind; readonly clues: RegExp; readonly name: Bilingual }[] = [
  {
    kind: 'loan',
    clues: /\b(?:antes de (?:tiempo|plazo|lo previsto|que venza)|por adelantado|anticipad\w+|early|ahead of (?:time|schedule)|sooner)\b/,
    name: { es: 'devolver lo prestado antes de tiempo', en: 'pay back what was borrowed ahead of time' },
  },
  {
    kind: 'living',
    clues: /\b((?:cobrar todos los meses|cada mes) desde el (?:primero|principio)|every month from the (?:first|start|beginning))/,
    name: { es: 'cobrar todos los meses desde el primero', en: 'get paid every month from the first' },
  },
  {
    kind: 'living',
    clues: /\b(cobrar todos los meses|cada mes|pay myself (?:each|every) month|every month)/,
    name: { es: 'cobrar todos los meses', en: 'get paid every month' },
  },
  { kind: 'proof', clues: /\baward entry|candidatura\b/, name: { es: 'una candidatura a un premio', en: 'an award entry' } },
  { kind: 'proof', clues: /\b(?:premios?|awards?)\b/, name: { es: 'un premio', en: 'an award' } },
  { kind: 'suppliers', clues: /\b(?:deber|owe)\b/, name: { es: 'no deber nada a los proveedores', en: 'owe suppliers nothing' } },
  { kind: 'reviews', clues: /\bgoogle\b/, name: { es: 'nota en Google', en: 'Google rating' } },
  {
    kind: 'living',
    clues: /\b(vivir (?:(?:solo|solamente|unicamente|nada mas que) )?de|(?<!assisted.)living)/,
    name: { es: 'vivir de ello', en: 'make a living from it' },
  },
  {
    kind: 'rest',
    clues: /\b(sabados? por la tarde|saturday afternoons?)/,
    name: { es: 'no trabajar los sábados por la tarde', en: 'no work on Saturday afternoons' },
  },
  { kind: 'rest', clues: /\b(sabado|saturday)/, name: { es: 'no trabajar los sábados', en: 'no work on Saturdays' } },
  { kind: 'rest', clues: /\b(domingo|sunday)/, name: { es: 'no trabajar los domingos', en: 'no work on Sundays' } },
  { kind: 'rest', clues: /\b(vacacion|holiday|fortnight)/, name: { es: 'vacaciones', en: 'a holiday' } },
  { kind: 'hire', clues: /\b(crew|cuadrilla)\b/, name: { es: 'una segunda cuadrilla', en: 'a second crew' } },
  {
    kind: 'expand',
    clues: /\b(?:segund[oa]|otr[oa]|second|another) (?:sillon|silla|chair)\b/,
    name: { es: 'un segundo sillón', en: 'a second chair' },
  },
  { kind: 'expand', clues: /\btercera silla ocupada/, name: { es: 'una tercera silla ocupada', en: 'a third chair in use' } },
  { kind: 'expand', clues: /\b(?:tercera silla|third chair)\b/, name: { es: 'una tercera silla', en: 'a third chair' } },
  { kind: 'rest', clues: /\b(?:agosto|august)\b/, name: { es: 'no trabajar en agosto', en: 'no work in August' } },
  {
    kind: 'living',
    clues: /\b(?:dejar|dejando|renunciar|quit|leave|leaving|give up)\b/,
    name: { es: 'dejar el empleo de ahora', en: 'leave the present job' },
  },
  { kind: 'hire', clues: /\b(fisio|physio|therapist|terapeuta)/, name: { es: 'una persona más en consulta', en: 'one more therapist' } },
  {
    kind: 'hire',
    clues: /^(?=.*\b(?:assistant|helper|ayudante)\b).*(?:part.?time|media jornada|medio tiempo)/,
    name: { es: 'un ayudante a media jornada', en: 'a part-time assistant' },
  },
  {
    kind: 'hire',
    clues: /\b(?:media jornada|medio tiempo|part.?time|medio turno)\b/,
    name: { es: 'una persona más a media jornada', en: 'one more person, part time' },
  },
  {
    kind: 'hire',
    clues: /\b(?:chaval\w*|joven|pibe|muchach[oa]|young (?:one|person|lad)|trainee)\b/,
    name: { es: 'alguien joven que aprenda el oficio', en: 'a young person learning the trade' },
  },
  { kind: 'hire', clues: /\binstructor/, name: { es: 'una persona más que enseñe', en: 'one more instructor' } },
  { kind: 'hire', clues: /\b(ayudante|helper|assistant)/, name: { es: 'una persona que ayude', en: 'a helper' } },
  { kind: 'hire', clues: /\b(aprendi|apprentice)/, name: { es: 'una persona aprendiz', en: 'an apprentice' } },
  {
    kind: 'expand',
    clues:
      /\b((?:segund[oa]|otr[oa]) (?:local|tienda|barra|punto|sede|sucursal|taller|clinica|obrador|sitio)|(?:second|another) (?:shop|place|location|branch|site|outlet|store|cafe|bakery|studio|clinic|premises))\b/,
    name: { es: 'un segundo local', en: 'a second shop' },
  },
  {
    kind: 'expand',
    clues: /\b(?:otro remolque|otro carrito|another (?:trailer|truck|cart)|second (?:trailer|truck|cart))\b/,
    name: { es: 'otro puesto sobre ruedas', en: 'another place on wheels' },
  },
  { kind: 'expand', clues: /\b(?:otro club|(?:second|another) club)\b/, name: { es: 'otro club', en: 'another club' } },
  { kind: 'expand', clues: /\b(?:tercera sala|third room)\b/, name: { es: 'una tercera sala', en: 'a third room' } },
  { kind: 'expand', clues: /\b(furgoneta|van)\b/, name: { es: 'otra furgoneta', en: 'another van' } },
  {
    kind: 'profit',
    clues: /\b(break.?even|cubrir gastos|(?:no|sin) perder (?:dinero|plata)|not los(?:e|ing) money)/,
    name: { es: 'cubrir gastos', en: 'break even' },
  },
  {
    kind: 'none',
    clues: /^(?:no|not|never)\b.*\b(?:crecer|grow)\b.*\b(?:a lo loco|deprisa|de prisa|rapido|sin control|fast|quickly|too big)\b/,
    name: { es: 'crecer sin prisas', en: 'grow without haste' },
  },
  {
    kind: 'none',
    clues: /\b(?:papeleo|paperwork)\b.*\b(?:segur|insur)|\b(?:segur|insur)\w* (?:papeleo|paperwork)/,
    name: { es: 'nada de papeleo con aseguradoras', en: 'no insurance paperwork' },
  },
  {
    kind: 'none',
    clues: /\b(papeleo|paperwork)/,
    name: { es: 'nada de papeleo', en: 'no paperwork' },
  },
  { kind: 'none', clues: /\b(reclamacion|queja|complaint)/, name: { es: 'ninguna reclamación', en: 'no complaints' } },
];

/** What a share is of, the closest first. */
export const PARTS: readonly { readonly clues: RegExp; readonly name: Bilingual }[] = [
  { clues: /\b(?:devolucion|returns?\b|refund)/, name: { es: 'devoluciones', en: 'returns' } },
  {
    clues: /\b(?:reduc\w+|menos|bajar?|less|cut\w*|lower\w*)\b.*\b(?:merma|desperdici|spoilage|wast)/,
    name: { es: 'menos desperdicio', en: 'less waste' },
  },
  { clues: /\b(?:merma|desperdici|spoilage|wast)/, name: { es: 'desperdicio', en: 'waste' } },
  {
    clues: /\b(?:damage claims?|claims? for damages?|reclamaci\w+ por danos)\b/,
    name: { es: 'reclamaciones por daños', en: 'damage claims' },
  },
  {
    clues:
      /\b(?:sig[au]n?|permanezcan|se queden|continuen|stay(?:ing)?|still (?:there|with us|coming))\b.*\b(?:mes(?:es)?|ano|anos|months?|years?)\b/,
    name: { es: 'clientes que siguen', en: 'customers who stay' },
  },
  { clues: /\b(?:no.?shows?|plantones|ausencias|faltan sin avisar)/, name: { es: 'citas a las que nadie viene', en: 'no-shows' } },
  {
    clues: /\b(?:rappi|pedidosya|uber ?eats|glovo|just eat|deliveroo|doordash|grubhub|delivery apps?|apps? de reparto)\b/,
    name: { es: 'ventas por aplicaciones de reparto', en: 'sales through delivery apps' },
  },
  {
    clues: /\b(?:web|website|online shop|tienda (?:online|en linea|propia))\b/,
    name: { es: 'ventas por la tienda en línea', en: 'sales through the web shop' },
  },
];

/** What is done once or is not, by what it is. */
export const DOINGS: readonly { readonly clues: RegExp; readonly name: Bilingual }[] = [
  {
    clues: /\b(?:contratos? (?:fij[oa]s?|indefinid[oa]s?)|permanent contracts?)\b/,
    name: { es: 'contrato fijo para quienes trabajan', en: 'permanent contracts for the team' },
  },
  {
    clues: /\b(?:lista de espera)\b|(?<!\b(?:rather|prefer)\b.*)\b(?:a )?waiting list\b/,
    name: { es: 'una lista de espera', en: 'a waiting list' },
  },
  {
    clues: /\btak(?:e|es|ing) (?:it )?over\b|\b(?:tom[ae]\w*|coj[ae]) el relevo\b|\bse quede con el negocio\b/,
    name: { es: 'que alguien tome el relevo', en: 'somebody taking over' },
  },
  {
    clues:
      /\b(?:dar|impartir|montar|empezar) (?:un |una |los |unos )?(?:cursos?|talleres|clases)\b|\b(?:run|teach|start|offer)(?:ing)? (?:a |some |evening |weekend )*(?:courses?|classes|class|workshops?)\b/,
    name: { es: 'dar cursos', en: 'run courses' },
  },
  {
    clues:
      /\b(?:sacar|lanzar|tener|hacer) (?:mi|nuestra|nuestro|una) propi[oa] (?:linea|marca|crema|producto|salsa|coleccion)|\b(?:launch|bring out|have|start) (?:my|our) own (?:line|brand|label|product|range|sauce|collection)\b/,
    name: { es: 'un producto propio', en: 'a product of its own' },
  },
  {
    clues: /\b(?:evening events?|events? in the evening|eventos? (?:por|de) la (?:tarde|noche))\b/,
    name: { es: 'eventos por la tarde', en: 'evening events' },
  },
  {
    clues:
      /\b(?:no (?:retir\w+|cobr\w+|sac\w+|llev\w+)|sin cobrar|(?:take|taking|draw) (?:no|nothing)|not (?:take|draw|pay)\w*|neither of us takes?)\b.*\b(?:primer\w*|first|hasta|until)\b/,
    name: { es: 'ningún sueldo al principio', en: 'no pay at first' },
  },
  {
    clues: /\b(?:licitacion|concurso publico|contrato (?:publico|con el ayuntamiento)|public (?:contract|tender)|council contract)\b/,
    name: { es: 'un contrato público', en: 'a public contract' },
  },
  {
    clues: /\b(?:ingresen?|apruebe?n?)\b|\bpass(?:es)? (?:the|their|first)\b/,
    name: { es: 'alumnos que aprueban', en: 'pupils who get through' },
  },
  {
    clues:
      /\b(?:recuperar|amortizar) (?:lo (?:invertido|que (?:puse|pusimos|metí|meti))|(?:la|mi|nuestra) inversion)\b|\b(?:recoup|get back|earn back|make back|recover) (?:what (?:i|we) (?:put in|invested)|(?:my|our|the) (?:investment|outlay|stake))\b/,
    name: { es: 'recuperar lo invertido', en: 'get back what was invested' },
  },
  {
    clues: /\b(?:abrir|poner|montar) (?:otr[oa]|un[oa] segund[oa])(?= (?:por|en|cerca|para|al)\b|$)|\bopen (?:another|a second) one\b/,
    name: { es: 'abrir un segundo local', en: 'open a second place' },
  },
  {
    clues:
      /\b(?:cocina|local|taller|obrador|nave|espacio) (?:mas grande|mayor)\b|\b(?:bigger|larger) (?:kitchen|place|shop|workshop|unit|space|premises|studio)\b/,
    name: { es: 'un sitio más grande', en: 'a bigger place' },
  },
  {
    clues:
      /\b(?:local|taller|obrador|estudio|espacio|sitio) propio\b|\b(?:space|place|workshop|premises|studio|unit|kitchen) of (?:my|our) own\b|\b(?:my|our) own (?:space|place|workshop|premises|studio|unit|kitchen)\b/,
    name: { es: 'un local propio', en: 'premises of its own' },
  },
  {
    clues: /^(?:maybe |quiza |tal vez |y |and )?(?:(?:dar|hacer|ofrecer|do|offer) )?catering\b/,
    name: { es: 'dar servicio de catering', en: 'cater for others' },
  },
  {
    clues:
      /\b(?:agarrar|hacer|atender|tomar|cubrir|coger) (?:tambien )?eventos\b|\b(?:do|take on|cover|cater) (?:for )?(?:private )?events\b/,
    name: { es: 'atender eventos', en: 'take on events' },
  },
  {
    clues: /^(?:(?:hacer|atender|cubrir|do|take on|cover) )?(?:bodas|weddings)\b/,
    name: { es: 'atender bodas y fiestas', en: 'take on weddings and parties' },
  },
  {
    clues:
      /\b(?:reparto propio|propio reparto|own (?:delivery|couriers|riders))\b.*\b(?:mayoria|most|majority)\b|\b(?:mayoria|most|majority)\b.*\b(?:reparto propio|own (?:delivery|couriers|riders))\b/,
    name: { es: 'la mayoría de los pedidos con reparto propio', en: 'most orders by its own delivery' },
  },
  { clues: SELLS_ONLINE, name: { es: 'vender por internet', en: 'sell online' } },
  {
    clues: /\b(?:salir|aparecer|show up|first|top|rank\w*)\b.*\bgoogle\b/,
    name: { es: 'salir entre los primeros en Google', en: 'be among the first on Google' },
  },
  { clues: /\b(?:pagina web|web propia|own (?:web)?site|a website)\b/, name: { es: 'una página web propia', en: 'its own website' } },
];
