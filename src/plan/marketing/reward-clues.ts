// What is given to whoever brings somebody or comes back, and who refers their own, by their folded words.
import { foldText } from '../../language/fold-text.ts';

/** Something for whoever brings somebody, or for both: «un descuento a la que traiga una amiga», "$25 off when somebody refers a friend". */
export const FOR_BRINGING =
  /(?=.*(?:\b(?:descuentos?|rebaja|no paga\w*|regal\w+|gratis|premi\w+|vales?|bonos?|puntos|dinero|discounts?|off|free|vouchers?|rewards?|gifts?|credit|points)\b|[%€$£])).*\b(?:trai\w+|traen?|trae[rn]?|invit\w+|recomiend\w+|refer(?:s|red|ring)?|bring(?:s|ing)?|recommend(?:s|ing)?|sends?|mand[ea]\w*|env[ií]e\w*|introduc(?:e|es|ing)|tells?) (?:a |an |us |nos )?(?:a )?(?:otr[oa]s?|another|(?:su |un |una |sus |a |their |new |dos |tres |two |three |\d )*(?:amig[oa]s?|conocid[oa]s?|vecin[oa]s?|compan\w+|client\w+|alguien|familiares?|friends?|neighbou?rs?|somebody|someone|mates?|colleagues?|customers?|others?))\b|\b(?:programa de )?referidos?\b|\brefer[- ]a[- ]friend\b|\breferral (?:scheme|program\w*|reward|bonus|discount|credit)\b|\breferrals? (?:gets?|earns?) |\bbring[- ]a[- ](?:friend|mate|neighbou?r)\b|\btrae a un[ao]? amig[oa]\b|\bpor cada (?:[a-z]+ )?(?:amig[oa]s?|client[ea]s?|vecin[oa]s?|conocid[oa]s?)\b|\b(?:plan|programa) (?:amigo|de referidos|de recomendacion)/;

/** "Referrals from occupational therapists", «recomendación de los fontaneros»: of whoever serves the same people, and not of those who bought. */
export const REFERRED =
  /\b(?:referrals?|recommendations?|introductions?) (?:from|by|through|via)(?! (?:(?:my|our|past|existing|happy|satisfied|old|former|current|previous|other|regular|the|all|local|first|word) )*(?:customers?|clients?|friends?|famil(?:y|ies)|neighbou?rs?|patients?|parents?|people|word|of mouth|members?|guests?|students?|brides?|couples|owners?|buyers?|moms?|mums?|each|them|those|regulars|colleagues|contacts|homeowners|tenants|users?|one)\b)|\b(?:recomendacion(?:es)?|derivacion(?:es)?|que (?:me|nos) (?:recomienden?|deriven?|manden?)) (?:de|del|de l[ao]s|los|las|el|la)(?! (?:(?:l[ao]s?|mis?|nuestr[oa]s|otr[oa]s|antigu[oa]s|actuales|primer[oa]s|un[oa]s|propi[oa]s|boca) )*(?:client\w+|amig\w+|famil\w+|conocid\w+|vecin\w+|pacientes?|alumn\w+|padres|madres|mamas|papas|gente|quien\w*|que|boca|otros?|otras?|novi[oa]s|parejas|huespedes|socios|duen\w+|propietari\w+|personas|mismos?|usuari\w+|compradores?|mis|contactos|companer\w+|colegas|todos?|unos|uno|una)\b)/;

/** «Tarjeta de ocho cafés, el noveno gratis», "buy nine, the tenth is free": earned by coming back, and no trial. */
export const EARNED_FREE =
  /\b(?:tarjetas?|cartill\w+|cupon\w*|cards?|punch)\b.*\b(?:gratis|free|de regalo|va por la casa|on the house)\b|\b(?:el|la|the|every|cada) (?:\d+(?:\.?[oa]|th|st|nd|rd)?|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)\b[^,;.]*\b(?:gratis|free|de regalo|on the house)\b|\b(?:punch|stamp) cards?\b|\btarjetas? de \d+ /;

/** Whether it gives something to whoever brings somebody. */
export function isReward(words: string): boolean {
  return FOR_BRINGING.test(foldText(words));
}
