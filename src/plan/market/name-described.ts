// What one without a name of its own is called, of what was told of it: «el maestro de la feria», "charity shops".
import { foldText } from '../../language/fold-text.ts';
import { beginsItem, isItem } from './split-rivals.ts';

const MOST_WORDS_OF_A_NAME = 6;
const MOST_WORDS_OF_DEEDS = 9;

/** What people do instead («esperar a que se pase»). */
export const DOING = /^(?:(?:y|o|u) )?(?:no )?(?!(?:an)?other |every |over |under |after |her |their )[a-zñ]{3,}(?:ar|er|ir)(?= |$)/;
export const UNSURE = /,? (?:creo|supongo|imagino|me parece|no estoy segur[oa]|i think|i guess|i suppose|i believe)$/i;
/** Where its name ends and what is told of it begins: an amount, a clause, a verb. */
const ABOUT = new RegExp(
  [
    String.raw`\s(?:por|for|at|a|from|desde)\s(?:(?:unos|unas|about|around|like)\s)?[$€£]?(?=\d)`,
    String.raw`\s(?:(?:about|around|like|como|sobre|tipo|unos|unas|en)\s)+[$€£]?(?=\d)`,
    String.raw`\s(?:for|at|por|a)\s(?=(?:an? )?(?:tenner|fiver|(?:\p{L}+) (?:bucks|quid|dollars|pounds|euros|pesos|soles)(?!\p{L})))`,
    String.raw`(?<!\s(?:de|of|las|los|the|at|a|con|with))\s(?=[$€£]?\d[\d.,]*$)`,
    String.raw`\s(?:te|se|me|les?|lo|que|cuyo|donde|where|when|cuando|pero|aunque|con|sin|which|who|that|whose|but|with|without|paid|is|are|cobran?|(?<!(?:an?|the|their|own|his|her|your)\s)son|es)\s`,
    String.raw`\s(?:cuestan?|valen?|piden?|venden?|sale|salen|tardan?|tienen?|siempre|nunca|don.?t|doesn.?t|won.?t|can.?t|has|have|wants?|charges?|asks?|takes?|costs?|sells?|go for|goes for|will do|do it|just)\s`,
    '[(:,]',
  ].join('|'),
  'iu',
);
/** Of those who are called by what they do: where they ask for it. */
const ASKED =
  /\s(?:cobran?|piden?|cuestan?|salen?|venden?|tardan?|pero|siempre|nunca|charge|ask|want|cost|but|always|never)\s|\s(?:por|a|for|at)\s[$€£]?(?=\d)|[(:,]/iu;

/** "Or you do it yourself", «o lo hace uno mismo»: whoever does so is nobody else. */
const OWN_HANDS =
  /^(?:(?:(?:(?:plenty|lots|loads|a lot|most|many|some)(?: of)? |most )?(you|people|folks|customers|homeowners|they) (?:(?:just|will|can|still|simply) )*(?:\p{L}+ ){1,3}?(?:(?:yourself|themselves)|(?:on|by) their own|at home))|(?:(?:la |mucha |bastante |hay )?gente(?: que)?|hay quien(?:es)?|much[oa]s|algun[oa]s|la mayor[ií]a) (?:te )?(?:\p{L}+ ){1,3}?(?:(?:uno|una|ellos|ellas|t[uú]) mism[oa]s?|sol[oa]s?|en (?:su )?casa|por su cuenta)|(?:te )?lo hace(?:n|s)? (?:uno|una|ellos|ellas|t[uú]) mism[oa]s?)(?!\p{L})/iu;

/** «A domicilio hay un chico», "round here there's a lady": where, told before who. */
const WHERE_FIRST =
  /^((?:a domicilio|por internet|online|en el (?:centro|barrio|pueblo|mercado)|en la (?:plaza|calle|esquina)|in town|at the market|on the (?:corner|high street)|down the road)),? (?:hay|est[áa]n?|tienes|ten[eé]s|there(?:['’]s| is| are)) (.+)$/iu;
/** "Ground & co down the prom": the place is no part of what it is called. */
const PLACE_AFTER =
  /\s(?:down|up|along|over on|near|round|around|across from|on|off|next to|en|por|cerca de|frente a|al lado de)\s(?:the|el|la|los|las|my|our|mi|here|there|aqu[íi]|all[íi])(?: .*)?$/iu;

/** The name of the thing that a part begins with; empty where it does not begin like a thing or is too long to be one. */
export function nameIn(told: string): string {
  const sure = told.replace(UNSURE, '').replace(/^(?:y|e|o|and|or) (?=\S+ )/i, '');
  if (OWN_HANDS.test(sure)) return OWN_HANDS.exec(sure)?.[1] === undefined ? 'hacerlo uno mismo' : 'doing it yourself';
  const [, where, who] = WHERE_FIRST.exec(sure) ?? [];
  if (where && who) {
    const name = nameIn(who);
    return name && `${name} ${where.toLowerCase()}`;
  }
  const isDeed = WHAT_THEY_DO.test(sure);
  const [head = ''] = isDeed ? sure.split(ASKED) : DOING.test(foldText(sure)) ? [sure] : sure.split(ABOUT);
  if (OTHERS.test(head)) return '';
  const most = isDeed ? MOST_WORDS_OF_DEEDS : MOST_WORDS_OF_A_NAME;
  const [shorter = ''] = isDeed ? sure.split(ABOUT) : [head.replace(PLACE_AFTER, '')];
  return (/\soff\s/.test(head) && asName(shorter, most)) || asName(head, most) || asName(shorter, most);
}

function asName(head: string, most: number): string {
  const words = head.trim().split(/\s+/).filter(Boolean);
  const isOne = (beginsItem(head.trim()) && words.length > 1) || isItem(head.trim());
  return isOne && words.length <= most ? words.join(' ') : '';
}

/** All of them, and so nobody; or only where, which is where the founder is («Acá te vas en una hora»). */
const OTHERS =
  /^(?:hombre|mujer|hij[oa]|bueno|pues|mira|claro|vamos|well|honestly|obviously|right|look|(?:not )?a few(?: really)?|un[oa]s? cuant[oa]s?|(?:(?:los|mis|the|my|our) )?(?:competidores|rivales|competitors|rivals)|my \p{L}+ (?:says|reckons|thinks).*|mi \p{L}+ (?:dice|cree).*)$|^(?:one|two|some|most|none|all|un[oa]|dos|algun[oa]s|vari[oa]s) (?:of them|de ell[oa]s)|^(?:ac[áa]|aqu[íi]|ah[íi]|all[íiáa]|here|there)$|^(?:(?:the|all the|l[oa]s|tod[oa]s l[oa]s) )?(?:others?|rest|otr[oa]s|dem[aá]s)$|^(?:the others|l[oa]s dem[aá]s|l[oa]s otr[oa]s) \p{Ll}/iu;

/** «Las que peinan a domicilio»: what they do is all that they are called. */
export const WHAT_THEY_DO = /^(?:(?:el|la|los|las) que|those (?:who|that)|(?:people|folks) (?:who|that)|la gente que|gente que|quienes?) /i;
