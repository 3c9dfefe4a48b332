// What each thing told among the purchases is to the accounts: most wear out, but a cushion is kept, a deposit comes back, goods are sold and papers are spent.
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';

/**
 * `thing` wears out, a website among them. `reserve`: cash that is kept. `deposit`: paid back when the premises are left. `rent`: paid ahead, before
 * opening. `goods`: sold or used up. `formalities`: licences, registration, legal help and insurance. `launch`: advertising and training before the first sale.
 */
export type PurchaseKind = 'thing' | 'reserve' | 'deposit' | 'rent' | 'goods' | 'formalities' | 'launch';

/** The kinds of what one label names, each once: "opening stock and permits" is two. */
export const purchaseKinds = keptForTheTurn((label): readonly PurchaseKind[] => {
  const folded = foldKeepingCampaign(label).trim();
  const whole = RULES.find(({ words, isWhole }) => isWhole && words.test(folded));
  if (whole) return [whole.kind];
  const parts = folded
    .split(/,|[.;:()](?= |$)| (?:y|e|and|mas|plus) | ?[&+/] ?/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const kinds: PurchaseKind[] = [];
  for (const part of parts) {
    // "First rolls of webbing and foam": what follows the goods in a word is more of them.
    const isMore = kinds.at(-1) === 'goods' && !part.includes(' ') && kindOf(part) === 'thing';
    kinds.push(isMore ? 'goods' : kindOf(part));
  }
  return [...new Set(kinds)];
});

/** Whether words that are no list name such a thing: a total told for many things at once. */
export function namesPurchase(words: string, kind: Exclude<PurchaseKind, 'thing'>): boolean {
  const folded = foldKeepingCampaign(words);
  return (
    folded.split(/,|[.;:()](?= |$)| (?:y|e|and|mas|plus) /).some((part) => kindOf(part.trim()) === kind) ||
    SURELY[kind]?.test(folded) === true
  );
}

/** Folded like any text, but a «campaña» without its tilde would be a «campana», the hood over a stove or a bell: it is put in the other language first. */
const foldKeepingCampaign = keptForTheTurn((words): string => {
  return foldText(words.normalize('NFC').replace(/campaña/gi, 'campaign'));
});

const kindOf = keptForTheTurn((part): PurchaseKind => {
  return RULES.find(({ words, but }) => words.test(part) && !but?.test(part))?.kind ?? 'thing';
});

const LEASE = '(?:alquiler|renta|arriendo)';

const RENT = new RegExp(
  [
    `\\b(?:adelantos?|anticipos?) (?:de|del|por) (?:la |el )?${LEASE}`,
    `\\b${LEASE} (?:adelantad[oa]|anticipad[oa]|por (?:adelantado|anticipado)|hasta abrir)`,
    `\\b(?:primer|primeros) (?:mes|meses) de ${LEASE}(?! en garantia)`,
    `\\bmes(?:es)? (?:de ${LEASE} )?(?:adelantad|anticipad|de adelanto|de anticipo|por adelantado)`,
    `\\b(?:rent|lease) (?:in advance|up ?front|paid ahead|until (?:we )?open)|\\b(?:advance|prepaid|first (?:month|quarter)[’']?s?) rent\\b|^(?:the |el )?(?:first month|primer mes)$`,
  ].join('|'),
);

/** A tank is a «depósito» too: with an article of its own it is no deposit. */
const DEPOSIT =
  /\bfianzas?\b|\blast month.?s'? rent\b|\bfirst and last\b|\b(?:primer|ultimo) mes de (?:renta|alquiler) en garantia\b|\bdeposito (?:del?|para|por) (?:el |la |un )?(?:local|alquiler|renta|arriendo|garantia|contrato)\b|\bdeposito en garantia\b|\bmes(?:es)? (?:de|en) (?:deposito|garantia)\b|\bgarantia (?:del?|para|por) (?:el |la |un )?(?:local|alquiler|renta|arriendo)\b|\b(?:lease|rent(?:al)?|security|tenancy|premises|shop|unit|landlord'?s?)(?: \w+)? deposit\b|\bdeposit (?:on|for) (?:the |a |our |my )?(?:lease|rent|unit|shop|premises|place|space|studio)\b|\b(?:months?|months?[’'])(?: of)?(?: rent)? deposit\b|^(?:the |a |el |la |un |una |de )?(?:deposit|deposito|garantia)(?:$|[ (]+(?:of |de |que son )?\w+ (?:months?|mes(?:es)?)\b)|\bmes(?:es)? de (?:renta|alquiler|arriendo) (?:de|en) (?:deposito|garantia)\b/;

const WARES =
  '(?:ropa|ropita|prendas|zapatos|calzado|bolsos|juguetes|libros|cuentos|comics|discos|plantas|flores|semillas|vinos?|bebidas|lanas?|telas?|abarrotes|alimentos?|viveres|fruta|verdura|carne|quesos?|cosmeticos?|cosmetica|joyas|bisuteria|piezas|repuestos|recambios|insumos|materias? primas?|material(?:es)?|clothes|clothing|shoes|bags|toys|books|comics|records|plants|flowers|seeds|wines?|drinks?|foodstuffs|produce|yarn|groceries|cosmetics|jewell?ery|materials|supplies|parts|spare parts|spares|ingredients|raw materials?|consumables|consumibles|fungibles)';
/** Wares only where they are bought to open with: a «producto» is built, games stand in a playroom. */
const WARES_TO_OPEN = `(?:${WARES}|juegos|comida|articulos|regalos|productos?|games|gifts|food|products?)`;
/** What says of wares that they are those a business opens with. */
const TO_OPEN =
  '(?:para (?:vender|la venta|empezar|arrancar|abrir|la apertura|el primer mes|los primeros \\w+)|de (?:segunda mano|repuesto|arranque|apertura|inicio)|inicial(?:es)?|to (?:sell|start|open|begin)(?: with)?|for (?:sale|(?:the )?(?:opening|first \\w+)))';

const GOODS = new RegExp(
  [
    '\\b(?:mercancias?|mercaderias?|existencias|inventarios?|inventory|merchandise|stock|generos?|insumos|materias? primas?|raw materials?|assortment)\\b',
    '(?<!\\b(?:bien|mal|mas|muy) )\\bsurtido\\b',
    '^(?:(?:la|una|mi|the|a|our|my) )?(?:despensa|pantry|larder)\\b|\\bdespensa inicial\\b|\\b(?:initial|opening|starting) (?:pantry|larder)\\b',
    `\\bfondo (?:inicial )?(?:de (?:los )?${WARES_TO_OPEN}|editorial|bibliografico)\\b|\\b(?:opening|initial|starting) (?:fund|range|selection|collection) of (?:[\\w']+ )?${WARES_TO_OPEN}\\b`,
    `^(?:la |el |los |las |de )?${WARES}(?: ${TO_OPEN})?$`,
    `\\b${WARES_TO_OPEN} ${TO_OPEN}$|\\b(?:lote|compra|pedido|remesa|carga) inicial\\b`,
    '^(?:the |some |our )?bulk \\w+',
    '\\bprimer(?:as?|os?)? (?:ropa|ropita|remesas?|cargas?|libros|cuentos|juguetes|juegos|zapatos|plantas|flores|vinos?|bebidas|lanas?|abarrotes|alimentos|despensa|frutas?|verduras?|carnes?|cajas|bolsas|piezas?|telas?|compras?|pedidos?|materiales?|lotes?|ingredientes?|prendas?|productos?|maderas?|tableros?|barnices|pinturas?|hilos?|cueros?|pieles|cristales|harinas?|cafes?|cervezas?|velas?|ceras?|aceites?|papeles|tintes?|colas?|esmaltes?|arcillas?|telas)\\b',
    '\\b(?:first|opening|initial|starting) (?:clothes|clothing|books|toys|games|shoes|plants|flowers|wines?|yarn|groceries|food|purchase|rolls?|batch|order|supplies|materials|ingredients|pieces|parts|goods|products?|wares|fabrics?|beans|woods?|timber|varnish(?:es)?|paints?|threads?|leathers?|flours?|coffees?|beers?|wax(?:es)?|oils?|dyes?|glues?|clays?)\\b',
  ].join('|'),
);
/** What is lent out or used again at each event is no stock to sell, and neither is what keeps it or counts it. */
const USED_AGAIN =
  /\b(?:decor\w*|props?|rental|linens?|mobiliario|muebles?|equip\w*|furniture|menaje|software|programas?|sistemas?|systems?|app|estant\w*|shel(?:f|ves|ving)|racks?|lector\w*|scanners?|armarios?|cabinets?|freezer|fridge|congelador\w*|neveras?)\b/;

const LEAD =
  '^(?:(?:el|la|un|una|a|an|the|our|my|mi|some|de|of|in|en|as|como|para|for|pequen[oa]|small|algo|little|lo|demas|resto|rest) )*';
const RESERVE = new RegExp(
  [
    `${LEAD}(?:colchon|tesoreria|circulante|reservas?|reserve|cushion|buffer|float|runway|contingency|contingencias?|imprevistos?|emergencias?|liquidez|treasury|efectivo|cash)(?: (?:to (?:start|get going)|para (?:empezar|arrancar)|inicial))?$`,
    '\\bworking (?:capital|cash)\\b|\\bcapital (?:de (?:trabajo|giro|maniobra|operacion)|operativo)\\b',
    '\\bfondo (?:de |para )(?:maniobra|reserva|caja|emergencias?|contingencias?|imprevistos|operacion|rotacion)\\b',
    '\\b(?:cash|operating|emergency|contingency|safety|start-?up|opening) (?:reserves?|cushion|buffer|float|fund(?! of)|pot)\\b|\\bcash (?:on hand|in hand|in the bank|at bank)\\b',
    '\\b(?:reserve|cushion|buffer|money|cash) (?:for|to cover|to get through) (?:the )?(?:first|slow|lean|quiet|\\w+ months?)',
    '\\breservas? (?:de|en|para) (?:la )?(?:caja|efectivo|liquidez|tesoreria|seguridad|emergencias?|imprevistos|\\w+ meses|el principio|los primeros)',
    '\\bcolchon (?:de|para|financiero|inicial|economico)\\b|\\bcaja (?:chica|inicial|de seguridad)\\b',
    '\\b(?:dinero|efectivo|plata|lana) (?:en caja|en el banco|para (?:aguantar|los primeros|el dia a dia))',
    '\\bmeses de (?:gastos|caja|colchon)\\b|\\bmonths? of (?:costs|expenses|cash|runway)\\b|\\brainy[- ]day\\b',
  ].join('|'),
);

const FORMALITIES =
  /\b(?:licencias?|licen[cs]es?|licensing|permisos?|permits?|tramites?|papeles|papeleo|paperwork|constitucion|incorporation|registros?|registrations?|trade ?marks?|legal(?:es|s)?|lawyers?|solicitors?|attorneys?|abogad[oa]s?|notari[oa]s?|notary|gestoria|llc|escrituras?|itse|inspeccion(?:es)?|inspections?|audit|auditoria|certificad[oa]s?|certificat\w+|certificacion\w*|habilitacion(?:es)?|proteccion civil|uso de suelo|aviso de funcionamiento|cofepris|alta (?:en|de) (?:hacienda|autonom[oa]s?)|seguros?|insurance|polizas?|comision (?:de la |de |del )?(?:inmobiliaria|corredor|agencia)|inmobiliaria|(?:agent|broker|letting agent|realtor)[’']?s? fees?|corretaje|tasas)\b/;
/** A program's licence is used for years, and one that is dearly bought can be sold again. */
const LASTING_LICENCE =
  /\b(?:software|programas?|app|taxi|vtc|liquor|alcohol|farmacia|pharmacy|estanco|franquicia|franchise|desarrollo|development)\b/;

const LAUNCH =
  /\b(?:lanzamiento|launch\w*|publicidad|marketing|mercadeo|promocion(?:es)?|promotion|anuncios|ads|advertising|adverts|leaflets?|flyers?|folletos|volantes|campaigns?|campanas? (?:inicial|de (?:apertura|captacion|redes))|inauguracion|grand opening|pauta|difusion|formacion|capacitacion|training|cursos?|courses?)\b/;
const KEPT =
  /\b(?:equip\w*|maquin\w*|machines?|gear|tables?|mesas?|salas?|rooms?|studio|estudio|mats?|pistas?|software|web\w*|sitio|site|app|furniture|muebles|van|kit|material(?:es)?|vehicle|aulas?)\b/;

interface Rule {
  readonly kind: PurchaseKind;
  readonly words: RegExp;
  /** What such words name where these stand with them. */
  readonly but?: RegExp;
  /** Whether its words hold an "and". */
  readonly isWhole?: true;
}

/** The first that holds. */
const RULES: readonly Rule[] = [
  { kind: 'deposit', words: /\bfirst and last\b/, isWhole: true },
  { kind: 'rent', words: RENT },
  { kind: 'deposit', words: DEPOSIT },
  { kind: 'reserve', words: RESERVE },
  { kind: 'goods', words: GOODS, but: USED_AGAIN },
  { kind: 'formalities', words: FORMALITIES, but: LASTING_LICENCE },
  { kind: 'launch', words: LAUNCH, but: KEPT },
];

/** Words that name one of them wherever they stand. */
const SURELY: Readonly<Partial<Record<PurchaseKind, RegExp>>> = {
  deposit: DEPOSIT,
  goods: GOODS,
  reserve:
    /\bworking capital\b|\bcapital de (?:trabajo|giro|maniobra)\b|\bfondo de (?:maniobra|emergencias?|contingencias?)\b|\bcash (?:reserve|cushion|buffer)\b|\breserva de (?:caja|efectivo|liquidez|tesoreria)\b|\bcolchon (?:de (?:caja|tesoreria|seguridad|liquidez)|financiero)\b/,
};
