// Whether words about the problem, the customer, the offer or the rivals leave a plan with nothing to tell.
import { foldText } from '../language/fold-text.ts';

const FEWEST_WORDS = 4;
const LONGEST = 200;

/** Words that carry nothing of their own, and praise that every founder gives. */
const EMPTY = new Set(
  (
    'a al con de del el ella ellos en es la las le les lo los me mi mis muy mas no o para pero por que se si sin somos son soy su sus tener tiene un una unas unos y ya algo nada hay ser ' +
    'the an and are at be for from have i in is it my of on or our so than that they this to very we will with you your more no not ' +
    'buen gran who what quiere quieren busca buscan necesita necesitan ofrece ofrecer dar want wants need needs look looking offer give ' +
    'todo todos toda todas mundo gente persona personas cualquiera cualquier publico general clientes cliente usuarios muchos muchas mucho varios nadie alguien ' +
    'everyone everybody anyone anybody all people person public general customers customer users many lots several nobody someone ' +
    'calidad precio precios bueno buena buenos buenas mejor mejores barato barata baratos baratas caro cara rapido rapida rapidos rapidas bonito bonita facil comodo comoda moderno moderna innovador innovadora diferente ' +
    'unico unica profesional excelente servicio servicios atencion trato personalizado personalizada producto productos cosas solucion redes sociales internet online experiencia confianza ' +
    'quality price prices good great best better cheap cheaper expensive fast quick nice easy modern innovative different unique professional excellent service services attention product products things solution social media experience trust'
  ).split(' '),
);

/** Fewer than four words, or only such words. */
export function isVague(words: string): boolean {
  const said = foldText(words.slice(0, LONGEST))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return said.length < FEWEST_WORDS || said.every((word) => EMPTY.has(word));
}
