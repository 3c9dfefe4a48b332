// Whether words about the problem, the customer, the offer or the rivals leave a plan with nothing to tell.
import { foldText } from '../language/fold-text.ts';

const FEWEST_WORDS = 4;
const LONGEST = 200;

/** Words that carry nothing of their own, and praise that every founder gives. */
const EMPTY = new Set(
  (
    'a al con de del el ella ellos en es la las le les lo los me mi mis muy mas no o para pero por que se si sin somos son soy su sus tener tiene un una unas unos y ya algo nada hay ser ' +
    'the an and are at be for from have i in is it my of on or our so than that they this to very we will with you your more no not ' +
    'mes month euros pesos soles dolares dollars pounds ' +
    'buen gran who what quiere quieren busca buscan necesita necesitan ofrece ofrecer dar want wants need needs look looking offer give ' +
    'todo todos toda todas mundo gente persona personas cualquiera cualquier publico general clientes cliente usuarios muchos muchas mucho varios nadie alguien ' +
    'everyone everybody anyone anybody all people person public general customers customer users many lots several nobody someone ' +
    'calidad precio precios bueno buena buenos buenas mejor mejores barato barata baratos baratas caro cara rapido rapida rapidos rapidas bonito bonita facil comodo comoda moderno moderna innovador innovadora diferente ' +
    'unico unica profesional excelente servicio servicios atencion trato personalizado personalizada producto productos cosas solucion redes sociales internet online experiencia confianza ' +
    'quality price prices good great best better cheap cheaper expensive fast quick nice easy modern innovative different unique professional excellent service services attention product products things solution social media experience trust'
  ).split(' '),
);

/** Fewer than four words, or only such words and numbers. */
export function isVague(words: string): boolean {
  const said = foldText(words.slice(0, LONGEST))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return said.length < FEWEST_WORDS || said.every((word) => EMPTY.has(word) || /^\p{N}+$/u.test(word));
}

/** «Hay dos o tres por la zona», "loads of them on the high street": that there are rivals, and none of them. */
export function namesNobody(words: string): boolean {
  const said = foldText(words.slice(0, LONGEST));
  return SOME.test(said) && !TELLS_ONE.test(said);
}

const SOME =
  /\b(?:(?:dos o tres|tres o cuatro|two or three|three or four|a (?:few|couple)|un par|unos cuantos|unas cuantas)|loads|lots|plenty|several|many|some|varios|varias|muchos|muchas|algun[oa]s|bastantes|un monton|hay (?:de todo|otr[oa]s)|there are others)\b/;
/** Nobody at all, or one of them told by what it is, does or asks. */
const TELLS_ONE =
  /\b(?:no hay|nadie|ningun[oa]?|none|nobody|no one|not any|(?:el|la|un|una|the|a|an) [a-z]+ (?:de|del|que|who|that|in|on|at)|cobran?|charges?|that (?:do|charge|sell)|que (?:hacen|cobran|venden|llevan))\b|\d{2}/;
