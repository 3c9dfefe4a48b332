// The words of an answer that may tell its trade: folded, and without those that another trade has in common with something else.
import { foldText } from '../../language/fold-text.ts';
import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';

/** What a site is called says little, and its ending nothing. */
const WEB_ADDRESS = /\b[a-z0-9-]+\.(?:com|es|net|org|app|io|co|mx|uk|shop|eu)(?:\.[a-z]{2})?\b/g;
const IN_LINE = /\b(tiendas?|ventas?|vend(?:er|o|emos)|comercio) en linea\b/g;
/** As parcels are called in Chile; elsewhere a "despacho" is an office. */
const SHIPPING = /\bdespachos? a (?=todo|domicilio|regiones|casa)/g;
/** Folded, nails are an article, but for those in the name of the trade. */
const NAILS = /(?<!\p{L}|sal[oó]n de )uñas?(?!\p{L})/giu;
/** One stem with «tapas», «solar», «cañas», «canto», “car” or “social media”, and nothing to do with any of them. */
const HOMOGRAPHS =
  /\bvino(?= (?:mi|mis|su|sus|a|al|mucha|gente|conmigo)\b)|\b(?:me|se|nos|le|les|no) vino\b|(?<!on )\b(?:taps?|tapan?|sol[oa]s?|can|cant)\b|\bmedias\b|\barregl(?:o|amos) (?:[a-z]+ )?a (?=\d|las? |los |una? |sus? )|\bstores? (?:them|it|your|their|his|her)\b|\bcar[ao]s?\b|\bban(?:a(?:mos|r|rl[oa]s?)?|o a|an)\b(?!.*\b(?:perr|gat|mascot))|\bmedia(?= (?:jornada|hora|manana|tarde|docena|pension)\b)/g;
/** A workshop that comes by is no workshop of phones. */
const MOVING = /\b(taller|mecanic[oa]|servicio|unidad) movil\b/g;
/** "IT support": folded, the first word says nothing. */
const OF_COMPUTERS = /\bIT (?=support|services?|technicians?|help|compan|consult|guy|person)/g;
/** What is done meanwhile, and the day on which it is. */
const MEANWHILE = /\b(?:while|mientras) [^,.;]*|\b(?:el|del) dia de (?:la|su|tu) boda\b|\b(?:on|of) (?:the|your|their|her) wedding day\b/g;
/** "The rest to charity shops and then go shopping": where something ends. */
const GONE_TO = /\b(?:to|into) (?:[a-z]+ )?(?:shops|stores)\b|\bgo(?:es|ing)? shopping\b/g;
const LONGEST = 800;

/** “Uñas” called by a word that is no article once it is folded. */
export function withNailsNamed(text: string): string {
  return text.replace(NAILS, 'manicura');
}

/** Folded, without what would be taken for another trade. */
export const wordsOfTrade = keptForTheTurn((text): string => {
  return foldText(withNailsNamed(text.slice(0, LONGEST)).replace(OF_COMPUTERS, 'tech '))
    .replace(WEB_ADDRESS, ' ')
    .replace(IN_LINE, '$1 online')
    .replace(SHIPPING, 'envios a ')
    .replace(MOVING, '$1 itinerante')
    .replace(HOMOGRAPHS, ' ')
    .replace(MEANWHILE, ' ')
    .replace(GONE_TO, ' ')
    .replace(/\bcomercio electronico\b/g, 'ecommerce');
});
