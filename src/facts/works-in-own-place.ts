// Whether the place of work is told to be the founder's: at home, in a house or premises of their own, with no rent to pay.
import { foldText } from '../language/fold-text.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const MINE_ES = '(?:casa|vivienda|piso|garaje|cochera|sotano|patio|finca|terreno|cocina|jardin|bajo)';
const MINE_EN = '(?:home|house|garage|basement|kitchen|spare room|back yard|backyard|barn|shed|farm|land|property)';
/** «En mi propia casa», «trabajo desde casa», «el local es nuestro», “a home daycare”, “out of my garage”, “no rent, we own the house”. */
const THEIRS = new RegExp(
  [
    `(?:en|desde) (?:mi|nuestr[oa]) (?:propi[oa] )?${MINE_ES}`,
    '(?:trabajo|trabajare|trabajamos|trabajaremos|cocino|coso|lo hago|lo hacemos)(?: (?:yo )?sol[oa]| siempre)? (?:en|desde) (?:la )?casa',
    `(?:local|nave|taller|obrador|tienda|edificio|${MINE_ES}) (?:ya )?es (?:propi[oa]|mi[oa]|nuestr[oa]|de mi (?:famili\\w+|padres?|madre|abuel[oa]s?|marido|mujer))`,
    'no (?:pago|pagamos|pagare|pagaremos|hay|tengo|tenemos) (?:que pagar )?(?:el |ningun )?(?:alquiler|arriendo|renta)|sin (?:pagar )?(?:alquiler|arriendo)',
    '(?:el |de )?(?:alquiler|arriendo|renta)(?: (?:de momento|por ahora))?,? no(?= (?:porque|pues|que|hay|tengo|pago|por|aplica|va)|[ ,.]*$)|(?:el |de )?(?:alquiler|arriendo|renta),? (?:cero|nada)',
    '(?:home|house)[- ]based|home (?:daycare|day care|childcare|child care|preschool|nursery|bakery)|(?:daycare|childcare|child care|bakery|salon|studio) (?:in|at|from) (?:my|our) (?:own )?(?:home|house)',
    `(?:in|from|out of|at) (?:my|our) (?:own )?${MINE_EN}`,
    "(?:i|we)(?:'ll| will)? (?:work|bake|cook|sew|make (?:it|them|everything)|do (?:it|this)) (?:all )?(?:from|at) home",
    `(?:i|we) (?:already )?own the (?:building|premises|shop|workshop|place|unit|${MINE_EN})`,
    `(?:it'?s |its )?(?:my|our) (?:dad|father|mum|mom|mother|parents|uncle|brother|grandad|grandfather|grandpa|family)(?:'s|s'?)? (?:old |own )?${MINE_EN}`,
    `(?:shop |yard |workshop |barn |shed )?rent (?:is |'s )?(?:nothing|free|zero|nil)`,
    "(?:no|without|don'?t pay|do not pay|not paying)(?: any)? rent|rent[- ]free",
  ]
    .map((words) => `(?<![a-z])(?:${words})(?![a-z])`)
    .join('|'),
  'g',
);
/** Told of after all: then a place is paid for beside it. */
const RENTED = /\b(?:alquil\w+|arriend\w+|arrend\w+|rentar|rento|fianzas?|traspasos?|coworking|leas(?:e|ed|ing)|rent(?:ed|ing|al|als)?)\b/;
/** How it was done before the opening, and not after it. */
const UNTIL_THEN = /\b(?:hasta ahora|de momento|antes lo hacia|until now|so far|for now)\b/;

/** Neither a rent nor a place that is rented was told, and the place is said to be theirs. */
export const worksInOwnPlace = keptWithFacts((facts): boolean => {
  if (facts.rent) return false;
  const told = foldText(
    [factValue(facts, 'solution'), factValue(facts, 'resources'), factValue(facts, 'costList'), facts.fixedCosts?.quote?.text]
      .map((words) => words ?? '')
      .join('. '),
  ).replaceAll('’', "'");
  const apart = told.replace(THEIRS, '');
  return apart !== told && !RENTED.test(apart) && !UNTIL_THEN.test(told);
});
