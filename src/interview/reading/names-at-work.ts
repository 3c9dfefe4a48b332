// Who is told by name with how or when they work: «y Leire desde el mes 4 a media jornada», "Zoe joins in month four".
import type { Ground } from './amount.ts';

const OPENS = String.raw`(?<=^|[.;,:(] ?| {4,}|(?<!\p{L})(?:[yY]|and|con|with|plus|m[aá]s|luego|then|entra(?:r[aá])?|se incorpora|contrat(?:o|ar[eé]) a|(?:mes|month) (?:\d{1,2}|\p{L}+),?) )`;
const NAME = String.raw`(?!(?:Yo|Me|My|Mi|Just|Only|Solo|And|We|Then|Luego|Desde|From|Ella|She|They|Tengo|Trabaj|Antes|Before)(?!\p{L}))(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}+)?`;
const WORKS = String.raw`,? (?:que |who |will )?(?:desde (?:el|que)|a partir|a (?:media|jornada|tiempo)|media jornada|medio tiempo|entra|se incorpora|empieza|trabaja|viene|vendr[aá]|ayuda|ba[nñ]a|part[- ]time|full[- ]time|half[- ]time|half days|from (?:month|the)|joins?|starts?|works?|comes|helps|(?:\p{L}+ |\d+ )(?:horas|hours)|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos|fines)|on (?:\p{L}+days|weekends))(?!\p{L})`;
const WORKER = new RegExp(`${OPENS}${NAME}${WORKS}`, 'gu');
/** «En el mes 4 entra Leire». */
const JOINS =
  /(?<!\p{L})(?:entra(?:r[aá])?|se incorpora(?:r[aá])?|(?:contrat|fich|coj)(?:o|ar[eé]) a|hire|take on|bring in) (\p{Lu}\p{Ll}{2,})(?=[ ,.;]|$)/gu;

/** How many people are named so; the same name counts once. */
export function countNamesAtWork({ text }: Pick<Ground, 'text'>): number {
  return new Set([WORKER, JOINS].flatMap((pattern) => [...text.matchAll(pattern)].map(({ 1: name }) => name))).size;
}
