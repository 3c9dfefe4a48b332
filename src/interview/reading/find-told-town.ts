// A town that no list knows, told so that it is one: where the founder says to live or to open, or named again where the story was told.
import { foldText } from '../../language/fold-text.ts';
import { isTimeName } from './denied-place.ts';
import { isPlaceName } from './find-place.ts';
import { TOWN } from './town-before-region.ts';
import { standingOf } from './weigh-place.ts';

const OUTRIGHT = new RegExp(
  `(?<!\\p{L})(?:[Bb]ased (?:in|near|outside)|[Ll]ocated in|I live in|[Ww]e live in|(?:town|village|ciudad|pueblo|municipio|villa) (?:of|de)|(?:[Vv]ivo|[Vv]ivimos|[Ee]stoy|[Ee]stamos) en|(?:[Uu]bicad[oa]s?|[Cc]on base) en) (${TOWN})`,
  'gu',
);
const PLACED = new RegExp(`(?<!\\p{L})(?:in|en|at|around|outside|near) (${TOWN})`, 'gu');
/** What is written with a capital where a town would be: networks and shops online, languages, quarters and streets, rooms. */
const NO_TOWN =
  /^(?:google|instagram|insta|whatsapp|facebook|face|tik ?tok|you ?tube|amazon|etsy|linked ?in|internet|wallapop|vinted|marketplace|market|telegram|pinterest|nextdoor|shopify|mercado|excel|english|spanish|french|german|chinese|welsh|irish|ingles|espanol|catalan|frances|plaza|calle|avenida|paseo|barrio|colonia|centro|parque|mall|street|road|square|high|main|old|new|downtown|central|north|south|east|west|norte|sur|este|oeste|san valentin|dios|god|whole|the|our|my|jardin|colegio|escuela|hospital|hotel|universidad|university|school|church|iglesia|club|casa|bar|cafe|station|terminal|airport|aeropuerto)(?![a-z])/;

/** The name of the town where it is offered, told outright or, `stories` being what was told before, once more; null where none is. */
export function toldTown(text: string, stories: readonly string[]): string | null {
  const outright = [...text.matchAll(OUTRIGHT)].map((match) => match[1] ?? '').find(isTown);
  if (outright !== undefined) return outright;
  const again = [...text.matchAll(PLACED)].find((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    return isTown(name) && standingOf(text, start) !== 'elsewhere' && stories.some((story) => isPlacedIn(story, name));
  });
  return again?.[1] ?? null;
}

/** Named there too as where something is or somebody is from, and not only with the rest of a longer name. */
function isPlacedIn(story: string, name: string): boolean {
  return [...story.matchAll(new RegExp(`(?<!\\p{L})(?:in|en|at|around|outside|near|from|de|of|desde) (${TOWN})`, 'gu'))].some(
    ([, other]) => other === name,
  );
}

function isTown(name: string): boolean {
  return !isTimeName(name) && !NO_TOWN.test(foldText(name)) && !isPlaceName(name);
}
