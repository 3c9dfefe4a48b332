import type { FactSheet } from '../../facts/fact.ts';
import { toldOfTeam } from '../../facts/split-team.ts';
import { foldText } from '../../language/fold-text.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';

const MOST_WORDS = 18;
const FEWEST_WORDS = 2;

/** Who works: «somos dos socios», «yo y un mecánico», "me and my sister", "one part-timer". */
const PEOPLE =
  /\b(?:somos|seremos|est(?:oy|are|amos|aremos) (?:yo )?(?:sol[oa]s?|los dos|las dos|dos|tres)|trabaj(?:o|are|amos|aremos|aran) (?:yo|sol[oa]|los|las|mi|con|dos|tres|cuatro)|yo sol[oa]|contandome|myself|on my own|work alone|founders|cuadrilla|nadie mas|(?:yo|conmigo|me|myself|i) (?:y|and|full|part|plus|con)|y yo|and i|and me|solo yo|just me|only me|(?:mi|my) (?:herman[oa]|mujer|marido|pareja|espos[oa]|soci[oa]|hij[oa]|padre|madre|cunad[oa]|prim[oa]|sister|brother|wife|husband|partner|son|daughter|dad|mum|mother|father|cousin|business partner)|soci[oa]s|contrat(?:o|are|aremos|ado|ada|aria|amos)|media jornada|part.?time\w*|full.?time\w*|we are|there are (?:two|three|four|five|six) of us|(?:two|three|four|five|six) of us|hire|hiring|emplead[oa]s?|ayudante|aprendiz|apprentice|helper)\b/;
/** Money in the same breath: the words are about something else. */
const MONEY = /[$€£]|\b(?:mil|millones|euros?|pesos|dolares|soles|pounds|dollars)\b|\d ?k\b|\d[\d.,]{2,}/;

/** What the founder said of who does the work, in their words; empty where nothing was said. */
export function findTeamWords(facts: FactSheet): string {
  const said = cleanWords(toldOfTeam(facts));
  const sentences = said.split(/[.;](?=\s|$)/).flatMap((sentence) => [sentence, ...sentence.split(/,(?=\s)/)]);
  const telling = sentences
    .map((words) => words.trim())
    .filter((words) => PEOPLE.test(foldText(words)) && !MONEY.test(foldText(words)))
    .find((words) => words.split(/\s+/).length >= FEWEST_WORDS);
  return telling ? clipQuote(telling.replace(/^(?:y|e|and|pero|but) /i, ''), MOST_WORDS) : '';
}

const WOMEN = /\b(?:dos|tres|cuatro|cinco|las) (?:amigas|hermanas|socias|primas|mujeres|companeras|fundadoras|chicas)\b|\bnosotras\b/;

/** Whether the founders told of themselves in the feminine. */
export function areWomen(facts: FactSheet): boolean {
  return WOMEN.test(foldText(toldOfTeam(facts)));
}
