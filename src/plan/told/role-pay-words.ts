// Who is paid among a month's costs, told by the job: one a line, in Spanish one and several = in English one and several, after the names founders use.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';

interface Role {
  readonly words: RegExp;
  readonly one: Bilingual;
  readonly several: Bilingual;
}

const role = (words: RegExp, one: readonly [string, string], several: readonly [string, string]): Role => ({
  words,
  one: { es: one[0], en: one[1] },
  several: { es: several[0], en: several[1] },
});

const ROLES: readonly Role[] = [
  role(
    /^(?:ayudantes? de cocina|kitchen (?:assistants?|helpers?|hands?))/,
    ['ayudante de cocina', 'kitchen assistant'],
    ['ayudantes de cocina', 'kitchen assistants'],
  ),
  role(
    /^(?:mozos?|meser[oa]s?|camarer[oa]s?|waiters?|waitress(?:es)?|servers?)/,
    ['atención en mesa', 'table service'],
    ['atención en mesa', 'table service'],
  ),
  role(
    /^(?:repartidor(?:as?|es)?|domiciliari[oa]s?|motorizad[oa]s?|couriers?|delivery drivers?|riders?)/,
    ['reparto', 'delivery'],
    ['reparto', 'deliveries'],
  ),
  role(/^(?:cociner[oa]s?|cooks?|chefs?)/, ['cocina', 'cooking'], ['cocina', 'cooking']),
  role(/^(?:panader[oa]s?|bakers?)/, ['panadería', 'baking'], ['panadería', 'baking']),
  role(/^(?:dependient[ea]s?|vendedor(?:as?|es)?|shop assistants?|sales assistants?)/, ['venta', 'sales'], ['venta', 'sales']),
  role(/^(?:recepcionistas?|receptionists?)/, ['recepción', 'reception'], ['recepción', 'reception']),
  role(/^(?:limpiador(?:as?|es)?|cleaners?)/, ['limpieza', 'cleaning'], ['limpieza', 'cleaning']),
  role(
    /^(?:ayudantes?|auxiliar(?:es)?|muchach[oa]s?|chic[oa]s?|pib[ea]s?|assistants?|helpers?|lads?$)/,
    ['ayudante', 'assistant'],
    ['ayudantes', 'assistants'],
  ),
  role(/^(?:chofer(?:es)?|conductor(?:as?|es)?|drivers?)/, ['conducción', 'driving'], ['conducción', 'driving']),
  role(
    /^(?:profesor(?:as?|es)?|profes?|maestr[oa]s?|teachers?|instructors?|monitor(?:as?|es)?)/,
    ['clases', 'teaching'],
    ['clases', 'teaching'],
  ),
  role(/^(?:aprendi(?:z|zas?|ces)|apprentices?)/, ['aprendiz', 'apprentice'], ['aprendices', 'apprentices']),
  role(/^(?:tecnic[oa]s?|technicians?)/, ['técnico', 'technician'], ['técnicos', 'technicians']),
  role(/^(?:mecanic[oa]s?|mechanics?)/, ['taller', 'workshop'], ['taller', 'workshop']),
  role(
    /^(?:oficinista|administrativ[oa]s?|office manager|office assistants?|admin(?:istrators?)?)/,
    ['oficina', 'office'],
    ['oficina', 'office'],
  ),
  role(/^(?:asistentes?|support (?:person|staff|workers?))/, ['asistente', 'assistant'], ['asistentes', 'assistants']),
  role(/^(?:operari[oa]s?|obrer[oa]s?|workers?|labourers?|laborers?|crew)/, ['operarios', 'crew'], ['operarios', 'crew']),
  role(/^(?:costurer[oa]s?|modistas?|seamstress(?:es)?|tailors?)/, ['costura', 'sewing'], ['costura', 'sewing']),
  role(/^(?:cuidador(?:as?|es)?|dog handlers?|handlers?)/, ['cuidado', 'handlers'], ['cuidado', 'handlers']),
  role(
    /^(?:emplead[oa]s?|trabajador(?:as?|es)?|personas? de refuerzo|part[- ]?timers?|help$|employees?)/,
    ['personal', 'staff'],
    ['personal', 'staff'],
  ),
];
const COUNT =
  /^(?:(?:el )?(?:sueldo|pago) de(?:l| la| los| las)? |(?:the )?(?:pay|wages?) (?:of|for) )?(?:(\d|un|una|uno|an?|one|dos|tres|cuatro|cinco|two|three|four|five|el|la|the|mi|my) )?/;
const PART_TIME = /(?<![a-z])(?:medi[oa] (?:tiempo|jornada)|part[- ]?time|half[- ]?time)(?![a-z])/;

/** «Dos repartidores a medio tiempo»: the pay for that work, and of how many; null for a job without its words. */
export function payOfRole(label: string): Bilingual | null {
  const said = foldText(label).trim();
  const job = said.replace(PART_TIME, ' ').replace(/\s+/g, ' ').trim();
  const [opening, number] = COUNT.exec(job) ?? [''];
  const found = ROLES.find(({ words }) => words.test(job.slice((opening ?? '').length)));
  if (!found) return null;
  const people = /^\d$/.test(number ?? '') ? Number(number) : (smallNumber(number ?? '') ?? 1);
  const name = people > 1 ? found.several : found.one;
  const isPart = PART_TIME.test(said);
  const more = {
    es: `${people > 1 ? `, ${numberWord(people, 'es')} personas` : ''}${isPart ? ', media jornada' : ''}`,
    en: `${people > 1 ? `, ${numberWord(people, 'en')} people` : ''}${isPart ? ', part time' : ''}`,
  };
  return { es: `Sueldos: ${name.es}${more.es}`, en: `Wages: ${name.en}${more.en}` };
}
