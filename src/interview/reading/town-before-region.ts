// A town that no list knows, told with the region it is in: "in Duluth, Minnesota", «en Alcaudete, Andalucía», "in Otsego, MI".

import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { isTimeName } from './denied-place.ts';
import { STATE_CODE } from './places.ts';

/** Words with capitals, as a town is written. */
export const TOWN =
  "(?:(?:St|Ste|Mt|Ft|Sta|Sto)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|del|de la|de los|la|upon|on|under|le) )?\\p{Lu}[\\p{L}'’-]+){0,3}";
const PREPOSITION = '(?:[Ii]n|[Oo]f|[Nn]ear|[Aa]round|[Oo]utside|[Ee]n|[Dd]e|[Dd]esde|[Aa]t|[Ff]rom|[Ss]erving|[Aa]cross)';
const BEFORE = new RegExp(`(?:^|(?<!\\p{L})${PREPOSITION} )(?!${PREPOSITION} )(${TOWN}),? $`, 'u');
/** «En Covaleda (Soria)», "I live in a village, Belstone (Devon)": whatever the brackets after it hold is where the town is. */
const BRACKETED = new RegExp(
  `(?:(?<!\\p{L})${PREPOSITION} (?:(?:el|la|los|las) )?|(?:[Pp]ueblo|[Aa]ldea|[Vv]ereda|[Mm]unicipio|[Vv]illage|[Tt]own|[Hh]amlet)(?: called| llamad[oa]| que se llama)?,? |, )(?!${PREPOSITION} )(${TOWN}) ?\\((?:[Pp]rovincia de |[Dd]epartamento de |(?:North|South|East|West) )?$`,
  'u',
);
/** «En un pueblo (Castellón), Sant Mateu». */
const AFTER_BRACKET = new RegExp(`^\\),? (?:se llama |que se llama |called )?(${TOWN})(?=[,.;)]|$)`, 'u');
const VILLAGE = /(?:pueblo|aldea|vereda|municipio|village|town|hamlet) ?\((?:provincia de |departamento de )?$/i;
const WITH_STATE = new RegExp(`(?<!\\p{L})${PREPOSITION} (${TOWN})(?=, [A-Z]{2}(?![\\p{L}]))`, 'gu');
const NO_TOWN =
  /^(?:(?:la |el |the )?(?:regi[oó]n|provincia|condado|comunidad|estado|county|rural|north|south|east|west|upper|lower|norte|sur|spanish|english)\b|i$)/iu;

export interface Town {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The town right before the region that starts here; null where there is none. */
export function townBefore(text: string, regionStart: number): Town | null {
  const name = BEFORE.exec(text.slice(Math.max(0, regionStart - 60), regionStart))?.[1];
  if (name === undefined || !isTown(name)) return null;
  const start = text.lastIndexOf(name, regionStart);
  return { name, start, end: start + name.length };
}

/** The town that this place in brackets tells the whereabouts of; null where it stands in none, or after no town. */
export function townBeside(text: string, { start, end }: { readonly start: number; readonly end: number }): Town | null {
  if (text[end] !== ')') return null;
  const before = text.slice(Math.max(0, start - 80), start);
  const after = VILLAGE.test(before) ? AFTER_BRACKET.exec(text.slice(end, end + 60)) : null;
  const name = after?.[1] ?? BRACKETED.exec(before)?.[1] ?? (isLast(text, end) ? ALONE.exec(text.slice(0, start))?.[1] : undefined);
  if (name === undefined || !isTown(name)) return null;
  const at = after ? text.indexOf(name, end) : text.lastIndexOf(name, start);
  return { name, start: at, end: at + name.length };
}

/** «Covaleda (Soria)», and nothing else. */
const ALONE = new RegExp(`^\\s*(${TOWN}) ?\\($`, 'u');
const isLast = (text: string, end: number) => /^\)[\s.!]*$/.test(text.slice(end));

/** The towns told with the code of a state of the United States. */
export const townsWithState = keptForTheTurn((text): readonly Town[] => {
  return [...text.matchAll(WITH_STATE)].flatMap((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(name);
    const isState = STATE_CODE.test(text.slice(start + name.length, start + name.length + 6));
    return isState && isTown(name) ? [{ name, start, end: start + name.length }] : [];
  });
});

function isTown(name: string): boolean {
  return !isTimeName(name) && !NO_TOWN.test(name);
}
