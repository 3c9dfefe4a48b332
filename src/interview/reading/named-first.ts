// A name that opens the answer, followed by what it is or where: "Chairful, software that fills cancelled slots", "Cholla Plumbing, Tucson".
import { foldText } from '../../language/fold-text.ts';
import { findPlace } from './find-place.ts';
import { findTradeClues } from './known-trades.ts';

/** One or more words with a capital, joined by small ones: "Flor de Azahar", "Spoke & Gear". Never "… and I'm in Dublin". */
export const PROPER =
  "\\p{Lu}(?:[\\p{L}\\d'’&-]|\\.(?=[\\p{L}\\d]))*(?: (?:(?:de|del|la|las|los|el|a|y|e|i|&|and|of|the|n'|’n’|\\+) ){0,2}(?!I(?:['’]\\p{Ll}+)?(?![\\p{L}\\d'’&-]))[\\p{Lu}\\d](?:[\\p{L}\\d'’&-]|\\.(?=[\\p{L}\\d]))*){0,5}";
/** "Chairful, software that fills cancelled slots", "Pan de Nube: repostería natural". */
const NAMED_FIRST = new RegExp(`^(${PROPER})(?:,|:| [–—-]) (\\p{Ll}[^.;\\n]{3,160})`, 'u');
/** "Cholla Plumbing, Tucson, Arizona.", «Camping Los Ulmos, en Villarrica»: a sentence that opens with a name, and then where. */
const IN_PLACE = new RegExp(`(?:^|[.;!?] )(${PROPER})(?:,? (?:en|in) |, )(?=\\p{Lu})`, 'gu');
/** A word with a capital is no name by itself, save with another inside it. */
const IS_LONG = /\p{Lu}.*[ ’'&-]\p{Lu}|\p{Ll}\p{Lu}/u;

/** A word of a trade that opens what is offered, folded. */
export const TRADE_FIRST =
  /^(?:tienda|taller|bar|cafeteria|restaurante|floristeria|panaderia|peluqueria|academia|gimnasio|clinica|agencia|servicio|clases|curso|venta|app|web|software|shop|store|service|classes|lavanderia|traduccion|turnover|casa|hotel|estudio|escuela|centro|alquiler|fabrica|consulta|gestora|marca|[a-z]+eria)(?![a-z])/;
const OFFERED =
  /(?<![a-z])(?:software|app|aplicacion|tienda|taller|clases?|cursos?|servicio|lavado|plataforma|web|shop|store|service|studio|estudio|bar|restaurante?|escuela|club|marca|brand|platform|tool|herramienta|programa|entrega|reparto|alquiler|fabrica|cocina|almuerzos|comida|zapatillas|ropa)(?![a-z])/;

/** The name that opens the answer, where it is plainly one. */
export function openingName(text: string): string | undefined {
  return namedInPlace(text) ?? namedFirst(text);
}

function namedInPlace(text: string): string | undefined {
  const match = [...text.matchAll(IN_PLACE)].find(({ index, 0: words, 1: name = '' }) => {
    const isName = IS_LONG.test(name) && !TRADE_FIRST.test(foldText(name)) && findPlace(name) === null;
    return isName && findPlace(text.slice(index + words.length))?.start === 0;
  });
  return match?.[1];
}

/** A name and what it is. One word alone must be followed by the word of a trade: «Calidad, trato y precio» names nobody. */
function namedFirst(text: string): string | undefined {
  const match = NAMED_FIRST.exec(text);
  const [, name = '', rest = ''] = match ?? [];
  if (match === null || TRADE_FIRST.test(foldText(name))) return undefined;
  const isLong = IS_LONG.test(name);
  const head = foldText(rest).split(/,| (?:que|that|which|con|with|para|for|de|of|por|by) /)[0] ?? '';
  const isTrade = OFFERED.test(head) || findTradeClues(head).clues.length > 0;
  return isLong || (isTrade && !/(?:s|cion|dad|ing)$/.test(foldText(name))) ? name : undefined;
}
