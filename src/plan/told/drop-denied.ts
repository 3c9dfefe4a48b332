import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorPack } from '../../sectors/sector.ts';
import { fittingOf } from '../takes-for.ts';
import { PRESUPPOSED, type PresupposedThing } from './denial-clues.ts';

/** Whether a clause speaks of something that the founder said there is none of. */
export function speaksOf(denied: readonly PresupposedThing[], ...clauses: readonly string[]): boolean {
  const words = foldText(clauses.join(' | '));
  return denied.some((thing) => PRESUPPOSED[thing].spoken.test(words));
}

/** The pack without the channels, permits, risks and measures that presuppose what the founder denies; of a kind that would be left empty, all. */
export function dropDenied<Pack extends SectorPack>(pack: Pack, denied: readonly PresupposedThing[]): Pack {
  if (denied.length === 0) return pack;
  const fits = (...clauses: readonly string[]) => !speaksOf(denied, ...clauses);
  return {
    ...pack,
    channels: fittingOf(pack.channels, ({ name, purpose }) => fits(name.en, purpose.en)),
    risks: fittingOf(pack.risks, ({ risk, trigger, response }) => fits(risk.en, trigger.en, response.en)),
    permits: someOf(pack.permits, fits),
    measures: someOf(pack.measures, fits),
  };
}

/** Of lists that say the same in both languages, the places whose English fits; of «licencia con salida de humos» the licence stays. */
function someOf({ es, en }: Bilingual<readonly string[]>, fits: (clause: string) => boolean): Bilingual<readonly string[]> {
  const lines = en.map((clause, at) => ({ es: es[at] ?? '', en: clause }));
  const kept = lines.map((line) => (fits(line.en) ? line : { es: line.es.replace(/ con .+$/, ''), en: line.en.replace(/ with .+$/, '') }));
  const fitting = fittingOf(kept, (line) => fits(line.en));
  return { es: fitting.map((line) => line.es), en: fitting.map((line) => line.en) };
}
