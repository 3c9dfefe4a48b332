// A purchase in the words both languages have for it, with how many and what they are like.
import type { Bilingual, Language } from '../../language/language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { findNamed } from '../../sectors/concepts/find-named.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { listSaid } from './gather-said.ts';
import { listOf } from './tell-named.ts';

const MOST_IN_ITEM = 3;
const JOINTS = /,| y | e | and | & /;

/** What goes by another name where it is bought. */
const PLAIN: readonly { readonly words: RegExp; readonly only?: SectorId; readonly told: Bilingual }[] = [
  {
    words: /^(?:(?:the|an?|el|un|una|de) )*(?:colch[oó]n(?: de caja)?|(?:cash |safety )?cushion)$/i,
    told: { es: 'colchón de caja', en: 'cash cushion' },
  },
  {
    words: /^(?:(?:the|an?|la|una|de) )*(?:reserva(?: de (?:caja|efectivo))?|fondo de reserva|(?:cash )?reserves?|rainy.day fund)$/i,
    told: { es: 'reserva de caja', en: 'cash reserve' },
  },
  {
    words: /^(?:(?:the|el|un|de) )*(?:capital de trabajo|fondo de maniobra|working (?:cash|capital)|operating cash)$/i,
    told: { es: 'capital de trabajo', en: 'working capital' },
  },
  { words: /^(?:the |a )?(?:lease|rent(?:al)?) deposit$/i, told: { es: 'depósito del alquiler', en: 'lease deposit' } },
  { words: /^(?:the |a )?(?:treatment )?table$/i, only: 'health_clinic', told: { es: 'camilla', en: 'treatment table' } },
];

/** Things by name where all are known and that says more than the list’s word for them; null where neither tells it. */
export function tellItem(label: string, language: Language, sector: SectorId): Bilingual | null {
  const plain = PLAIN.find(({ words, only }) => words.test(label.trim()) && (only ?? sector) === sector);
  if (plain) return plain.told;
  const known = findConcepts(label, sector, ['resource']);
  const parts = label.split(JOINTS).length;
  // Half of what was bought, or one of several, would be told for all of it.
  const isWhole = known.length >= parts && !SEVERAL.test(label);
  const listed = isWhole ? listSaid(known, MOST_IN_ITEM) : null;
  const things = findNamed(label, language);
  if (things.length < parts || (SEVERAL.test(label) && things.every(({ count }) => count.es === ''))) return listed;
  // «Una máquina de pasta» names a machine and pasta, and is bought as neither.
  if (things.length > parts && !isWith(label, things.length)) return listed;
  const named = isWith(label, things.length) ? joinWith(things) : listOf(things.slice(0, MOST_IN_ITEM));
  return listed === null || named.en.length > listed.en.length ? named : listed;
}

const SEVERAL = /^(?:[2-9]|\d{2,}|dos|tres|cuatro|cinco|seis|two|three|four|five|six|several|varios|varias)\s/iu;

/** One thing that comes with another, and nothing else: «dos bicis de carga con remolque». */
function isWith(label: string, things: number): boolean {
  return things === 2 && / con | with /.test(label) && !JOINTS.test(label);
}

function joinWith([thing, other]: readonly Bilingual[]): Bilingual {
  return { es: `${thing?.es} con ${other?.es}`, en: `${thing?.en} with ${other?.en}` };
}
