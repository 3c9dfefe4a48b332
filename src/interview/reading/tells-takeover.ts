// Whether a business that already runs is taken over from somebody, and nothing is opened anew.
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const TAKEOVER =
  /(?<![a-z])(?:(?:es|seria|por|un|el|del|este) traspaso|(?:me|nos|le) (?:lo |la )?traspas\w+|me (?:lo|la) quedo (?:con|de)|(?:cog|tom|compr|adquir|asum)\w+ (?:el|la|su|este|esta) (?:negocio|bar|panaderia|tienda|taller|peluqueria|empresa|fondo de comercio|restaurante|cafeteria|kiosco|quiosco|farmacia|gimnasio|academia|clientela|cartera)(?! de segunda)|(?:quedarme|quedarnos|me quedo|nos quedamos) con (?:el|la|su) (?:negocio|bar|panaderia|horno|tienda|taller|peluqueria|restaurante|cafeteria|kiosco|quiosco)|relevo|(?:tak(?:e|ing)|took) over (?=(?:the|an?|my|his|her|their|from) )[a-z]+|takeover|(?:buy(?:ing)?|bought|purchas\w+) (?:the |an? |my |his |her |their )?(?:existing |going |running |established )?(?:business|practice|bakery|salon|shop|cafe|company|goodwill|book of business)(?! (?:cards|rates|insurance))|(?:as )?an? going concern|buy(?:ing)? (?:him|her|them) out|goodwill)(?![a-z])/;
const NOT_SO =
  /(?<![a-z])(?:no (?:es|hay|es ningun|se trata de)(?: un| ningun)? traspaso|sin traspaso|not? (?:a )?take ?over|nada de traspaso)(?![a-z])/;
/** Premises alone may be given over. */
const PREMISES_ONLY = /traspaso (?:del|de un|de) local(?! (?:en marcha|abierto|funcionando|con clientela))/;

/** The fact, where the words say so. */
export function tellsTakeover({ folded, text }: Pick<Ground, 'folded' | 'text'>, { answer }: ReadingContext): readonly Fact[] {
  const denied = NOT_SO.exec(folded);
  if (denied) return [makeFact('takeover', false, { quote: quoteOf(text, answer, denied.index, denied.index + denied[0].length) })];
  const match = TAKEOVER.exec(folded);
  if (match === null || PREMISES_ONLY.test(folded)) return [];
  return [makeFact('takeover', true, { quote: quoteOf(text, answer, match.index, match.index + match[0].length) })];
}
