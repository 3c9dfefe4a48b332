// The name told outright, to whatever question: "my business is called Second Tide", «el negocio es Raíz Verde», "it's the whole thing, X, not
// just Y". It beats what a name was taken for; and so does what that one is said to be: «Winston es el perro», "the roaster I buy from".
import { foldText } from '../../language/fold-text.ts';
import { isPlaceName } from './find-place.ts';
import { findTradeClues } from './known-trades.ts';
import { isNameLike, isTitle, tidy } from './name-like.ts';
import { PROPER } from './named-first.ts';

const JOINT = ' (?:at|by|for|with|con|sin|para|por) ';
const JOINT_HERE = new RegExp(JOINT);
const PROPER_HERE = `["“«]?(${PROPER}(?:${JOINT}${PROPER})?)`;
const BUSINESS =
  '(?:business|company|brand|shop|store|studio|firm|practice|start-?up|project|salon|caf[eé]|bakery|restaurant|app|agency|negocio|empresa|marca|tienda|taller|local|estudio|proyecto|restaurante|academia|cafeter[ií]a|cl[ií]nica|panader[ií]a|aplicaci[oó]n|emprendimiento)';
const OWN = '(?:[Tt]he|[Mm]y|[Oo]ur|[Tt]his|[Ee]l|[Ll]a|[Mm]i|[Nn]uestr[oa])';
const REALLY = '(?: (?:actually|really|just|de verdad|en realidad))?';
/** "The business is Sudsy Mutt", «mi tienda se llama Ceiba Activa». */
const OF_BUSINESS = new RegExp(
  `(?<!\\p{L})${OWN} (?:own |propi[oa] )?${BUSINESS}${REALLY},? ?(?:(?:is|['’]s|will be|es|será)${REALLY}(?: called| named)?|se (?:llama(?:rá)?|va a llamar)) ${PROPER_HERE}`,
  'u',
);
/** "Just the name, it's Steady at Home", «el nombre, que es Raíz Verde». */
const OF_NAME = new RegExp(
  `(?<!\\p{L})(?:[Nn]ame|[Nn]ombre)(?:,? (?:it['’]?s|it is|que es|es)|(?: est[aá] mal| mal| no es es[ea]| is wrong|['’]s wrong| wrong),?(?: (?:it['’]?s|it is|es))?) ${PROPER_HERE}`,
  'u',
);
/** "I'm starting Sudsy Mutt, a mobile van", «creamos Ceiba Activa, una tienda». */
const FOUNDED = new RegExp(
  `(?<!\\p{L})(?:(?:[Ii]|[Ww]e)(?:['’](?:m|re|ve)| am| are| have)? (?:starting|opening|launching|founding|setting up|building|started|founded|launched|created)|(?:[Ee]stoy|[Ee]stamos) (?:abriendo|montando|lanzando|creando)|(?:[Vv]oy|[Vv]amos) a (?:abrir|montar|lanzar|crear)|[Cc]re[eé]|[Cc]reamos|[Ff]und[eé]|[Ff]undamos|[Ll]ancé|[Ll]anzo|[Ll]anzamos|[Aa]brí|[Aa]bro|[Aa]brimos|[Mm]onto|[Mm]ont[eé]|[Mm]ontamos) ${PROPER_HERE}["”»]?, (?:an?|una?|el|la|the|mi|my) `,
  'u',
);

/** "No just Tidy Brew", «solo Grano»: less than it was taken for. */
const ONLY = new RegExp(
  `(?<!\\p{L}|not )(?<!no (?=s))(?:[Jj]ust|[Oo]nly|[Ss][oó]lo|[Ss]implemente|[Aa] secas) ${PROPER_HERE}(?=[.,;!)]|$| no )`,
  'u',
);

/** "It's called Soot & Sons", «se llama Brillo y Laca»: of the business where nothing is told before it but what else is put right. */
const CALLED_SO = new RegExp(
  `(?:^|[,.;:]\\s*|\\s)(?:(?:[Aa]nd|[Yy]|[Bb]ut|[Pp]ero|[Nn]o),? )?(?:(?:[Ii]t|[Ww]e)(?:['’]?s|['’]re| is| are)(?: actually| now)? called|(?:[Aa]hora )?[Ss]e llama(?:rá)?|[Cc]all it) ["“«]?(${PROPER}|[\\p{L}\\d'’&-]+(?: [\\p{L}\\d'’&-]+){0,4}(?=[.!]*$))`,
  'u',
);
const PUTS_RIGHT =
  /^(?:[^\p{L}\d]|no|nope|oh|ah|eh|wait|hang on|espera|perd[oó]na?|sorry|actually|en realidad|and|y|but|pero)*$|(?<!\p{L})(?:no|not|instead of|en vez de)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:no|not)(?!\p{L})|(?<!\p{L})(?:precio|price)(?!\p{L}).*\d/iu;

/** A name, and where it stands with all that says that it is one. */
export interface ToldName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The name that an answer tells outright; `known` is what it was taken for. */
export function ownName(text: string, known?: string): ToldName | null {
  const patterns = [
    OF_BUSINESS,
    OF_NAME,
    FOUNDED,
    ...(known === undefined ? [] : [...(text.includes(known) ? [insteadOf(known)] : []), CALLED_SO, ONLY]),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const name = tidy(withoutPlace(match?.[1] ?? ''));
    if (pattern === CALLED_SO && !PUTS_RIGHT.test(text.slice(0, match?.index ?? 0))) continue;
    // “Just Instagram”: only of what is known is it said that it is no more.
    if (pattern === ONLY && !(known ?? '').startsWith(name ?? ' ')) continue;
    if (match !== null && name !== null && (isNameLike(name) || isTitle(name)) && !DEMONYM.test(name))
      return { name, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** "Sudsy Mutt for Denver". */
function withoutPlace(name: string): string {
  const [first = '', rest] = name.split(JOINT_HERE);
  return rest !== undefined && isPlaceName(rest) ? first : name;
}

/** "The brand is Italian": what it is like. */
const DEMONYM = /^\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ian)$/u;

/** "Steady at Home Physiotherapy, not just Steady", «Raíz Verde, no Raíz». */
function insteadOf(known: string): RegExp {
  return new RegExp(
    `${PROPER_HERE}["”»]?,? (?:and |y )?(?:not|no)(?: just| only| s[oó]lo| solamente)? ["“«]?${escaped(known)}(?![\\p{L}’'])`,
    'u',
  );
}

/** Where a name is said to be something else: a dog, a supplier, one of the things sold. */
export function findTakenBack(text: string, known: string): { readonly start: number; readonly end: number } | null {
  if (!inOneCase(text).includes(inOneCase(known))) return null;
  const match = new RegExp(`(?<!\\p{L})${escaped(known)}(?:['’]s| is| was| es| era| son) ${SOMETHING_ELSE}[^.;!?\\n]*`, 'iu').exec(text);
  const noun = foldText(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
  if (match === null || noun === '' || NO_THING.test(noun) || findTradeClues(noun).clues.length > 0) return null;
  return { start: match.index, end: match.index + match[0].length };
}

const SOMETHING_ELSE =
  '(?:(?:(?:only|just|solo|sólo|solamente|nada más) )?(?:one|una?) (?:of|de) (?:the|my|our|los|las|mis|nuestr[oa]s) (\\p{L}+)|(?:only|just|solo|sólo|solamente|nada más) (?:the|my|our|an?|el|la|mi|una?) (\\p{L}+)|(?:the|my|our|el|la|mi|nuestr[oa]) (\\p{L}+)(?=[.,;!?)]|$))';
/** It is the name all the same. */
const NO_THING = new RegExp(
  `^(?:${BUSINESS}|name|nombre|answer|respuesta|solution|solucion|key|clave|best|mejor|only|unic[oa]|first|primer[oa]?|future|futuro|way|place|sitio|tool|herramienta|platform|plataforma|software|service|servicio|idea|plan)s?$`,
  'i',
);

/** Letters that a pattern without regard to case takes for the same. */
const inOneCase = (words: string) => words.toLowerCase().toUpperCase();

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
