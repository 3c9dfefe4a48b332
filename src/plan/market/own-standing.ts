import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { withoutQuoteTime } from '../../sectors/concepts/term-clues.ts';
import { onlyUs } from '../../sectors/concepts/without-us.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { cleanWords } from '../told/clip-quote.ts';
import { isFailing, readStanding, type Standing } from './read-standing.ts';

/** What the founder's own offer says on the points that are compared: nobody offers a failing, and words that would tell one are about something else; but until when one opens is the offer. */
export function ownStanding(facts: FactSheet): Standing {
  const said = withoutQuoteTime(
    foldText(cleanWords(`${factValue(facts, 'solution') ?? ''}. ${onlyUs(factValue(facts, 'competitors') ?? '')}`)),
  );
  const { says, figures, waitDays } = timed(readStanding(said, 'own'), said, factValue(facts, 'sector'));
  const isOpening = !OTHERS_CLOSE.test(said);
  const kept = new Map([...says].filter(([point, told]) => (point === 'hours' && isOpening) || !isFailing(point, told)));
  return { says: kept, figures, waitDays: kept.has('wait') ? waitDays : null };
}

/** Where whoever buys is there for as long as it takes, nothing is handed over, or a first answer is compared and not the whole job: only these words tell of a wait. */
const WAITS_FOR: Readonly<Partial<Record<SectorId, RegExp>>> = (() => {
  const attended =
    /\b(?:citas?|turnos?|plazas?|hora libre|espera\w*|lista|appointments?|slots?|wait\w*|(?:same|next).?(?:day|week)|mism[oa] (?:dia|semana)|dia siguiente)\b/;
  const inUse =
    /\b(?:instala\w*|configura\w*|puesta en marcha|en marcha|alta|set.?ups?|setting up|install\w*|onboard\w*|up and running|in use)\b/;
  const answered =
    /\b(?:respond\w*|respuestas?|contest\w*|devuelv\w* la llamada|presupuestos? en|repl(?:y|ies|ied)|answer\w*|respon[ds]\w*|call(?:s|ed)? back|get back|quotes? (?:in|within))\b/;
  return {
    consulting_freelance: answered,
    health_clinic: attended,
    beauty_salon: attended,
    academy: attended,
    gym: attended,
    cleaning: attended,
    saas: inUse,
    marketplace_app: inUse,
  };
})();

/** Its wait from those of its sentences that tell of one: fifty minutes of a visit are none, nor the day in which a recording comes. */
function timed(standing: Standing, said: string, sector: SectorId | undefined): Standing {
  const words = sector && WAITS_FOR[sector];
  if (!words || !standing.says.has('wait')) return standing;
  const told = readStanding(
    said
      .split(/[.;]+/)
      .filter((sentence) => words.test(sentence))
      .join('. '),
    'own',
  );
  const wait = told.says.get('wait');
  const says = new Map([...standing.says].filter(([point]) => point !== 'wait'));
  const { 'own-wait': _, ...others } = standing.figures;
  const figure = told.figures['own-wait'];
  return {
    says: wait ? says.set('wait', wait) : says,
    figures: figure ? { ...others, 'own-wait': figure } : others,
    waitDays: wait ? told.waitDays : null,
  };
}

const OTHERS_CLOSE = /\b(?:cierran?|no abren?|clos(?:es?|ed))\b/;
