import type { Ground } from './amount.ts';
import { findPlace } from './find-place.ts';

/** "En Gijón", "Edinburgh obviously", "Hebden Bridge, West Yorkshire": where, and nothing of what was asked. */
export function isBarePlace({ text, folded }: Pick<Ground, 'text' | 'folded'>): boolean {
  const place = findPlace(text);
  if (place === null || text.length > LONGEST) return false;
  const after = folded.slice(place.end + (findPlace(REGION_AFTER.exec(text.slice(place.end))?.[0] ?? '')?.end ?? 0));
  const isEnd = after.replace(FILLERS, '') === '';
  if (place.city === null && isEnd && TOWN_BEFORE.test(text.slice(0, place.start))) return true;
  const rest = `${folded.slice(0, place.start)} ${after}`;
  return rest.replace(FILLERS, '') === '';
}

const LONGEST = 60;
/** "Hebden Bridge, West Yorkshire": the town, and the region it is in. */
const REGION_AFTER = /^, (?:(?:West|North|South|East) )?\p{Lu}[\p{L}'’ -]+$/u;
const TOWN_BEFORE = /^(?:(?:en|in|at) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, (?:(?:West|North|South|East) )?$/u;
const FILLERS =
  /(?<![a-z])(?:en|in|at|de|from|es|it's|is|pues|bueno|ah|aqui|here|claro|obviously|obvio|of course|la|el|the|ciudad|city|town|mexico|argentina|colombia|chile|peru|espana|spain|uk|usa?|england|scotland|wales)(?![a-z])|[^a-z\d]/g;
