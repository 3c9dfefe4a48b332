// Whether the work is done where the customer is, with no place of one's own.
import { foldText } from '../language/fold-text.ts';
import type { SectorId } from '../sectors/sector.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

/** The work goes there, and not only its goods: «voy a su casa», «clases a domicilio», “we come to you”. */
const GOES =
  /\b(?:(?:voy|vamos|iremos|acudo|acudimos|me desplazo|nos desplazamos) (?:yo )?(?:(?:un[oa]s?|dos|tres|cuatro|cinco|cada|\d) (?:mananas?|tardes?|dias?|veces|horas?|semanas?) )?(?:a|al|hasta) (?:su|sus|la|las|tu|el|cada)? ?(?:casas?|domicilios?|pisos?|oficinas?|donde)|en (?:su|la) (?:propia )?(?:casa|domicilio) del client\w*|en casa del cliente|(?:servicio|reparacion\w*|clases?|sesion\w*|masajes?|fisioterapia|peluqueria|corte\w*|visitas?|limpieza|cuidado\w*|arreglos?|manicur\w*|pedicur\w*|depilacion|maquillaje|peinados?|unas(?: \w+){0,4}|estetica|barberia|entrenamientos?) a domicilio|(?:van|va) a (?:su |la |las |tu )?casas?\b(?! de los)|(?:i|we) (?:come|go|drive|travel) (?:out )?to (?:you|them|their|your|the customers?|the clients?|people)\b|at (?:your|their|the (?:customer|client|owner)s?'?s?) (?:own )?(?:home|house|door(?:step)?|yard|driveway)|mobile (?:(?:dog|pet|car|bike|phone|tyre|tire|nail|beauty) )?(?:groom\w*|mechanic|hairdress\w*|hair stylist|stylist|barber|beautician|nails?|technician|repair\w*|fitt\w+|detail\w*|valet\w*|wash\w*|service|workshop|vet|massage|clinic)|(?:comes?|goes|travels?) (?:out )?to (?:the |their |your )?(?:care |nursing )?(?:homes?|offices?|schools?|houses?|driveways?))/;
/** What is fetched is worked on elsewhere; and a place of one's own, as it is told. */
const HAS_A_PLACE =
  /\b(?:recoge(?:mos|r)?|recojo|recogida|collect(?:s|ion)?|pick (?:it |them )?up|local(?:es)?|taller|tienda|nave|obrador|clinica|consulta|estudio|salon|academia|gimnasio|bajo comercial|alquiler|fianza|premises|shop|workshop|studio|clinic|salon|unit|rent|lease|deposit)\b/;
/** «Sin local», “a mobile workshop”: no place to pay for. */
const NOT_A_PLACE =
  /\b(?:sin|ni|without|no|mobile) (?:\w+ )?(?:local|taller|tienda|clinica|estudio|premises|shop|workshop|rent|studio|clinic)\b/g;
/** “9 years in a salon in Hazel Grove”, «ocho años en un taller»: where somebody else paid them, and no place of their own. */
const WORKED_BEFORE =
  /\b(?:years?|months?|anos|meses|worked|working|trained|trabaj(?:e|ado|aba|ando)|de empleada|de empleado)\b(?:(?! (?:and|y|plus) )[^.;,\d]){0,30}? (?:in|at|for|with|en|para|con) (?:(?! (?:and|y|plus) )[^.;,\d]){0,40}/g;
/** "Walk to the shop again", «volver a la tienda»: where a customer goes, and no place of the founder's. */
const GONE_TO =
  /\b(?:walk(?:ing)?|go(?:ing)?|get|drive|driven|come back|back|caminar|andar|ir|llegar|bajar|salir|volver|llevar\w*) (?:[a-z]+ ){0,2}?(?:to|a|al|hasta) (?:the |a |their |la |el |una? |su )?(?:local|tienda|clinica|shop|clinic|salon|studio|gym)\b/g;
/** A founder who says so of themselves, in whatever answer: “I pull up to the curb”, “I come to the house”, «hago visitas a domicilio». */
const I_GO =
  /\b(?:i|we) (?:can |will |'ll )?(?:come|go|drive|travel|pull up|show up|turn up) (?:out |right |straight )?(?:up )?(?:to|at|in front of) (?:the|your|their|each|every|people.?s?|a client.?s|the customer.?s) (?:own )?(?:front )?(?:homes?|houses?|doors?|doorsteps?|curbs?|kerbs?|driveways?|yards?|offices?)\b|\b(?:i|we) (?:can |will |'ll )?(?:come|drive) (?:out |right |straight )?to (?:you|them)\b|\b(?:i|we) park (?:up )?(?:right )?(?:outside|in front of) (?:the|your|their|every|each) (?:own )?(?:homes?|houses?|doors?)\b|\b(?:aparco|aparcamos|me pongo|estaciono) (?:en|a|delante de|frente a) (?:la|su) (?:puerta|casa)\b|\b(?:i|we) (?:do|make|offer) (?:only )?(?:home|house) (?:visits|calls)\b|\b(?:hago|hacemos|hare|haremos) (?:solo )?(?:visitas a domicilio|(?:todo |el servicio )?(?:a domicilio|en (?:su|la) casa))/;
/** "Muddy Paws Mobile Grooming", «Uñas a domicilio Vera». */
const NAMED_SO = /\b(?:mobile (?!phone|app|game)[a-z]|a domicilio)/;
const TOLD_IN = ['solution', 'resources'] as const;
const SAID_IN = ['problem', 'customer', 'solution', 'revenue', 'resources', 'competitors'] as const;
/** With their own wheels and tools, and costs that were listed without a rent or a place: the work is where the customers are. */
const WHEELS = /\b(?:truck|pickup|van|camioneta|furgoneta|furgon)\b/;
const TOOLS = /\b(?:tools|herramientas|ladders?|escaleras?|mower|cortacesped|hidrolimpiadora|pressure washer)\b/;

/** The founder goes to whoever pays, and told of no place to work in; a rent that was told is one. */
export const worksAtCustomers = keptWithFacts((facts): boolean => {
  if (facts.rent) return false;
  const told = toldIn(facts, TOLD_IN).replace(WORKED_BEFORE, ' ').replace(NOT_A_PLACE, '').replace(GONE_TO, ' ');
  if (HAS_A_PLACE.test(told)) return false;
  if (NAMED_SO.test(foldText(factValue(facts, 'name') ?? ''))) return true;
  return GOES.test(told) || isDoneOnTheSpot(facts) || I_GO.test(toldIn(facts, SAID_IN)) || isEquippedToGo(facts);
});

function toldIn(facts: FactSheet, topics: readonly (typeof SAID_IN)[number][]): string {
  return foldText(topics.map((topic) => factValue(facts, topic) ?? '').join('. ')).replaceAll('’', "'");
}

/** Trades whose work is nowhere but at the customer's, where a place was told neither among the means nor among the costs. */
const NOWHERE_ELSE: readonly string[] = ['home_cleaning', 'holiday_flat_cleaning', 'window_cleaning'];

function isDoneOnTheSpot(facts: FactSheet): boolean {
  const paid = foldText(`${factValue(facts, 'costList') ?? ''} ${facts.fixedCosts?.quote?.text ?? ''}`);
  return NOWHERE_ELSE.includes(factValue(facts, 'trade') ?? '') && !HAS_A_PLACE.test(paid.replace(NOT_A_PLACE, ''));
}

const ON_THE_SPOT: ReadonlySet<SectorId> = new Set(['construction_trades', 'cleaning', 'repair_shop']);

/** Of no kind that was told, or of one whose work is done on the spot. */
function isEquippedToGo(facts: FactSheet): boolean {
  const resources = foldText(factValue(facts, 'resources') ?? '');
  const paid = foldText(`${factValue(facts, 'costList') ?? ''} ${facts.fixedCosts?.quote?.text ?? ''}`).replace(NOT_A_PLACE, '');
  const sector = factValue(facts, 'sector');
  return (
    (!sector || ON_THE_SPOT.has(sector)) && paid.trim() !== '' && WHEELS.test(resources) && TOOLS.test(resources) && !HAS_A_PLACE.test(paid)
  );
}
