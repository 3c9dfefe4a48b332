// The parts of town that the founder told of, whose people can be counted: a city is too wide for a business of one street.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';

const NAME = String.raw`(?:(?:El|La|Los|Las) )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|del|la|las|los|of|upon) )*\p{Lu}[\p{L}’'-]+)*`;
/** «Entre Abando, San Francisco y Deusto», "in south Sheffield, Ecclesall and Dore". */
const LISTS = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ee]n|[Ee]ntre|[Ii]n|[Aa]round|[Bb]etween|zona de|barrio de)(?: (?:north|south|east|west|the|el norte de|el sur de))? (${NAME}(?:(?:,| y| e| and|, and) ${NAME})*)`,
  'gu',
);
/** Of the problem, where it happens and not where anybody once went: «acá en Fisherton», «por la zona de El Llano». */
const OPENING = new RegExp(String.raw`(?:^|[.!?] |\b(?:[Aa]cá|[Aa]quí|[Hh]ere) )${LISTS.source}|(?:zona|barrio) de (${NAME})`, 'gu');
const WHERE = [
  ['customer', LISTS],
  ['problem', OPENING],
] as const;
const MOST = 4;
/** Where one is seen or when, and no place. */
const NO_PLACE =
  /^(?:instagram|facebook|google|whatsapp|nextdoor|tiktok|linkedin|amazon|airbnb|booking|internet|spain|espana|mexico|argentina|alemania|germany|francia|france|portugal|italia|italy|colombia|chile|peru|ecuador|ireland|england|scotland|wales|uk|usa|colorado|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|navidad|christmas|semana santa|easter|english|spanish)$/;

/** By name, in the order they were told, of the customer first and then of the problem; null where none was. */
export function findDistricts(facts: FactSheet): Bilingual | null {
  const known = [factValue(facts, 'city') ?? '', factValue(facts, 'name') ?? ''].map((name) => foldText(name.split(',')[0] ?? ''));
  for (const [topic, where] of WHERE) {
    const names = namesIn(factValue(facts, topic) ?? '', where, known);
    if (names.length > 0) return listInBoth(names.slice(0, MOST).map((name) => ({ es: name, en: name })));
  }
  return null;
}

function namesIn(text: string, where: RegExp, known: readonly string[]): readonly string[] {
  return [...text.matchAll(where)].flatMap(([, listed, named]) => {
    const list = listed ?? named ?? '';
    const all = list.split(/, and |,? y |,? e |,? and |, /);
    const parts = all.filter((name) => !known.includes(foldText(name)) && !NO_PLACE.test(foldText(name)));
    // «Boulder, Colorado»: what follows the city alone is where the city lies.
    return all.length === 2 && parts.length === 1 && known.includes(foldText(all[0] ?? '')) ? [] : parts;
  });
}
