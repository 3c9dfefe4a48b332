// "I charge £400. Paint and filler comes to 90 a job", «cobro 300 €. Tela y clavos me vienen saliendo a 40 por silla»: what goes into each, no currency said.
import type { QuestionId } from '../interview.ts';
import { type Ground, leftOf, rightOf } from './amount.ts';
import { thingAfter } from './find-period.ts';
import type { Numeral } from './numeral.ts';

const SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'unit-cost']);
const COMES_TO =
  /(?<![a-z])(?:comes? (?:out |in )?(?:to|at)|works? out (?:at|to)|(?:me |nos )?(?:vien(?:e|en) (?:saliendo )?a|suman))(?: (?:unos|unas|about|around|like|roughly))* $/;
const PRICED = /[€£$]|(?<![a-z])(?:euros?|dollars?|pounds|quid|pesos|soles|lucas|charg\w+|cobr\w+|prices?|precios?)(?![a-z])/;

/** Whether a number is what things come to in each sale, once a price was told. */
export function comesToEach(ground: Ground, numeral: Numeral): boolean {
  if (!SALES.has(ground.question) || numeral.isArticle) return false;
  const isOfThing = COMES_TO.test(leftOf(ground, numeral)) && thingAfter(rightOf(ground, numeral)) !== null;
  return isOfThing && PRICED.test(ground.folded.slice(0, numeral.start));
}
