// How often they come to this business, told as such: «a nosotros vendrían dos veces por semana», "they come to us once a week".
import { foldText } from '../../language/fold-text.ts';

const COME =
  /\b(?:a nosotr[oa]s|con nosotr[oa]s|a mi (?:tienda|local|taller|puesto)|aqui|to us|with us|from us|from me|to me|our (?:shop|cafe|place|bakery)|vienen|vendrian|vendran|(?:me|nos) (?:compran|comprarian|piden|pedirian|visitan)|visit us|come (?:in|by|back|to (?:us|me))|they(?:'d| would|'ll| will)? come)\b/;
const OFTEN = /\b(?:vez|veces|times?|once|twice|cada|every|semanal\w*|weekly|monthly|diario|daily)\b/;

/** The piece that tells it, folded; null where no piece tells both that they come here and how often. */
export function findToldHere(customer: string): string | null {
  const pieces = foldText(customer)
    .replaceAll('’', "'")
    .split(/[.;]|, | (?:y|and|but|pero) (?=[a-z]+ )/);
  return pieces.find((piece) => COME.test(piece) && OFTEN.test(piece)) ?? null;
}
