// What a business says it does, against what it only touches: whoever puts the shopping in a fridge repairs none.
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';

/**
 * Sectors whose words name what is worked on (a fridge, a violin, a flat) and not the work, each with the words of its work: without any of
 * them, what was named is only something met on the way.
 */
const WORK: Readonly<Partial<Record<SectorId, RegExp>>> = {
  repair_shop:
    /\b(?:arregl|repar|restaur|afil|afin|tapiz|remend|cos(?:o|e|er|emos|id[oa]s?)\b|zurc|costur|modist|suelas?\b|taller|tecnic|mecanic|cambi|instal|mantenimiento|revis(?![a-z]+ (?:el|tu|su) (?:plan|trabajo|texto|tarea))|puesta a punto|cerraj|llaves\b|duplicad|pulid|barniz|desbloque|recuper|fix|repair|mend|restor|sharpen|tun(?:e|er|ing)|servic|patch|refurb|re-?upholst|upholst|alter|hem|sew|stitch|replac|support|workshop|mechanic|garage|keys\b|locksmith|technician|unlock|diagnos|reproof|restring|polish|weld|recover|tyres?\b|tires?\b|batter|screens?\b|pantalla)/,
  academy:
    /\b(?:aprend|ensen|clases?\b|curs|escuela|academia|colegio|talleres\b|leccion|alumn|profe|tutor|refuerzo|deberes|formacion|entren|autoescuela|guarderia|ludoteca|campament|apoyo|school|class|lesson|learn|teach|course|student|pupil|coach|train|workshop|nursery|childcare|homework|kinder|daycare|camp|instruct|monitor|study|studies|tarea|spelling)/,
  real_estate:
    /\b(?:pisos?|casas|vivienda|local(?:es)?|inmueble|inmobil|apartament|departament|habitacion|terreno|fincas?|nave|plazas?|trastero|bodega|cowork|co-?working|espacio|sala|escritorio|puestos? de trabajo|inquilin|hipotec|tasacion|propietari|flats?|apartment|house|homes|propert|landlord|tenant|letting|mortgage|estate|realt|storage|desk|meeting room|workspace|space|units?|studio|plots?|land|rooms?|cottages?|villas?|chalets?|rentals?|holiday lets?|airbnb|huesped|guest)\b/,
  construction_trades:
    /\b(?:reform|obra|instal|mont|pint|alban|fontan|plomer|electric|carpint|constru|azulej|alicat|solad|parquet|tejad|cubierta|pod(?:a|o|amos|ar)\b|jardin|cesped|pasto|sieg|herr|sold|vallad|cerc|aisl|impermeab|solar|climat|aire acond|caldera|chapuz|manitas|arregl|repar|coloc|excav|persian|build|built|fit|install|paint|plumb|roof|til(?:e|er|es|ing)\b|renovat|remodel|garden|lawn|mow|landscap|handyman|carpent|joiner|plaster|deck|weld|insulat|hvac|boiler|heat|fix|repair|dig|pav|hedge|tree|drill|rebuil|walls?\b|masonr|ston(?:e|ew)|scaffold|andami|encimer|marmol|fenc|odd jobs|wire|wiring|grass|yard|weed|plant|leak|drain|taps?\b|fugas?\b|desague|atasc|grifo)/,
  health_clinic:
    /\b(?:terapi|terapeu|clinic|consult|tratam|trat(?:o|amos)\b|pacient|salud|fisi|masaj|cuid|acompan|dent|psic|nutri|diet|podolog|enferm|veterin|mayores|ancian|abuel|logoped|rehabil|lesion|sesion|evalua|therap|treat|patient|health|massage|care|carer|nurs|dietit|psych|physio|feet|foot|hearing|elder|senior|companion|osteo|acupunct|vet\b|vets\b|vaccin|rehab|injur|session|assess|counsel|speech and)/,
  crafts:
    /\b(?:hac|hag|fabric|elabor|artesan|a mano|cos(?:o|e|er|emos|id[oa]s?)\b|tej|bord|tall(?:o|a|amos|ad[oa]s?)\b|forj|encargo|a medida|imprim|pieza|vend|mad|mak|hand|craft|sew|sewn|knit|weav|carv|throw|print|bespoke|custom|sell|engrav)/,
  ecommerce:
    /\b(?:vend|venta|envi|mand|tienda|pedid|catalog|cajas?\b|suscri|despach|se pide|domicilio|sell|sold|ship|post(?:ed|age)?\b|store|shop|box|order|subscri|deliver)/,
  retail_shop:
    /\b(?:vend|venta|tiend|comerci|almacen|kiosc|quiosc|puesto|mostrador|escaparate|vitrina|estant|surtid|product|articul|marca|stock|local\b|compr|elij|seleccion|trae|import|ofre|sell|sold|shop|store|stall|stock|shel(?:f|v)|counter|display|goods|brand|buy|pick|choos|select|import|source|carry|offer|retail|bouquet|ramo)/,
  agriculture:
    /\b(?:cultiv|siembr|sembr|cri(?:o|a|amos|anza)\b|cosech|produc|huert|granj|finca|colmen|abej|vin(?:a|edo)|oliv|hectarea|invernadero|rebano|ganad|orden|grow|grown|farms?\b|rais|harvest|keep|kept|breed|hens?\b|bees|hives|herd|flock|acre|orchard|vineyard|nursery|plant|our own)/,
};

/** Where it is done or brought: «en la nevera», "to charity shops". */
const PLACED =
  /\b(?:del (?:colegio|cole)|(?:en|a|de|por|hasta|junto a|at|to|into|in|by|from|through|over) (?:el|la|los|las|su|sus|tu|tus|the|your|their) [a-z]{3,}|(?:to|from|into|at|a|por|para|for) (?:[a-z]+ )?(?:shops|stores|tiendas|oficinas|offices)|go(?:ing)? shopping)\b/g;

/** What they say they do, but for what a business of any kind says: sell, offer, open. */
const DONE =
  /\b(?!(?:vend|ofrec|ten|trabaj|abr|som|monta?r|lanz)[a-z]*(?:amos|emos|imos)\b)[a-z]{2,}(?:amos|emos|imos)\b|(?:^|[,;.:] |\b(?:y|que|donde|les|te|los|las|la|lo|me|yo) )(?:llev|transport|traslad|recoj|acompan|ayud|pase|cuid|cocin|limpi|lav|planch|reg|rieg|toc|cant|actu|compr|grab|edit|visit|vigil|orden|organiz|prob|traduzc|hag|pong)o\b|\b(?:talleres|clases) de\b|\b(?:i|we)(?: will|'ll|’ll)? (?!(?:sell|offer|open|have|are|am|want|run|plan|own)\b)[a-z]{2,}/;

/** Which sectors an offer is not of, though it names a thing of theirs: it tells what is done, and none of that is their work. */
export function findOutOfWork(offer: string): (sector: SectorId | null) => boolean {
  const folded = foldText(offer).replace(/\s+/g, ' ');
  if (!DONE.test(folded)) return () => false;
  const own = folded.replace(PLACED, ' ');
  return (sector) => sector !== null && WORK[sector]?.test(own) === false;
}

/** Whether an offer says in so many words what its business does. */
export function tellsWhatIsDone(offer: string): boolean {
  return offer.length >= LEAST_TOLD && DONE.test(foldText(offer).replace(/\s+/g, ' '));
}

const LEAST_TOLD = 40;
