// Personal data that a plan has no use for: telephone numbers, identity papers, bank accounts, the illness of somebody named.

const SPANISH_ID = /\b(?:\d{8}[ -]?[a-hj-np-tv-z]|[xyz][ -]?\d{7}[ -]?[a-z])\b/;
const US_ID = /\b\d{3}-\d{2}-\d{4}\b/;
const ACCOUNT = /\b[a-z]{2}\d{2}(?: ?\d{4}){4,6}\b|\b\d{4}(?:[ -]\d{4}){3}\b/;
const ID_WORD =
  /\b(?:dni|nie|pasaporte|curp|rfc|cedula|passport(?: number)?|social security(?: number)?|ssn|national insurance(?: number)?|numero de la seguridad social)\b[^.;\n]{0,25}\d{4}/;
const PHONE_SHAPE =
  /(?:\+\d{1,3}[ -]?(?:\d[ -]?){8,11}\d)\b|\(\d{3}\) ?\d{3}[ -]\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b[679]\d{2} \d{2} \d{2} \d{2}\b/;
const PHONE_WORD =
  /\b(?:tel|telf|telefono|movil|celular|llam\w*|whatsapp|wasap|numero|phone|mobile|cell|call|number|text)\b[^.;\n\d]{0,40}\d{3}[ -]?\d{2,3}[ -]?\d{2,4}(?:[ -]?\d{2})?\b(?! ?(?:€|\$|£|euros?|dolares|pesos|dollars|pounds|clientes|customers|al mes|a month))/;

const KIN =
  '(?:vecin[oa]|jef[ea]|soci[oa]|companer[oa]|emplead[oa]|client[ea]|amig[oa]|exmarido|exmujer|ex|cunad[oa]|herman[oa]|hij[oa]|prim[oa]|ti[oa]|marido|mujer|novi[oa]|neighbou?r|boss|partner|colleague|employee|friend|husband|wife|brother|sister|cousin|uncle|aunt|son|daughter)';
const NAMED = String.raw`\p{Lu}\p{L}+(?: (?:de |del |de la )?\p{Lu}\p{L}+){0,3}`;
const ILLNESS =
  '(?:cáncer|cancer|sida|VIH|HIV|AIDS|depresión|depression|esquizofrenia|schizophrenia|bipolar|alcohólic[oa]|alcoholic|drogadict[oa]|hepatitis|epilepsia|epilepsy|embarazada|pregnant|diabetes|leucemia|leukaemia|leukemia|un tumor|a tumou?r|VPH|demencia|dementia|alzheimer|Alzheimer)';
const HAS =
  '(?:tiene|tenía|padece|sufre|está|estaba|es|era|murió de|se muere de|has|had|suffers from|is|was|died of|is dying of|got)(?: (?:una?|la|el|enferm[oa] de|en tratamiento por|with|from|ill with|terminal|severe|mucha?))*';
const NAMED_ILLNESS = new RegExp(
  `(?:^|[^\\p{L}])(?:${KIN},? ${NAMED}|\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+),?(?: \\p{L}+,?){0,4}? ${HAS} ${ILLNESS}(?![\\p{L}])`,
  'u',
);
const NEIGHBOUR_ILLNESS = new RegExp(
  `(?:^|[^\\p{L}])(?:mi|nuestr[oa]|my|our) (?:vecin[oa]|jef[ea]|soci[oa]|emplead[oa]|exmarido|exmujer|ex|neighbou?r|boss|employee)(?: \\p{L}+,?){0,4}? ${HAS} ${ILLNESS}(?![\\p{L}])`,
  'u',
);
// A cheap test before the long ones.
const ILL = new RegExp(ILLNESS, 'u');
const LONGEST = 1_500;

/** Whether an answer holds such data. A founder's own mother with dementia is a reason for a business; a neighbour by name is not. */
export function hasPrivateData(text: string, folded: string): boolean {
  const cut = folded.slice(0, LONGEST);
  if (/\d{3}/.test(cut) && [SPANISH_ID, US_ID, ACCOUNT, ID_WORD, PHONE_SHAPE, PHONE_WORD].some((pattern) => pattern.test(cut))) return true;
  const said = text.slice(0, LONGEST);
  return ILL.test(said) && (NAMED_ILLNESS.test(said) || NEIGHBOUR_ILLNESS.test(said));
}
