// What a percentage is of, by the words around it: a 10 % off is no commission, and 60 % of the rooms full is no growth.
import type { Amount, Ground, Percent } from './amount.ts';

export type PercentRole =
  | 'margin'
  | 'commission'
  | 'churn'
  | 'retention'
  | 'occupancy'
  | 'tax'
  | 'discount'
  | 'interest'
  | 'deposit'
  | 'waste'
  | 'conversion'
  | 'growth';

const CUES: readonly (readonly [PercentRole, RegExp])[] = [
  ['margin', /\b(?:margen(?:es)?|margins?|beneficios?|profits?|ganancia|markup)\b/g],
  [
    'discount',
    /\b(?:descuentos?|rebajas?|discounts?|off|promocion(?:es)?|(?:baj|sub|recort|aument)\w+ (?:(?:de|el|la|los|las|mis|nuestros|del) )*(?:precios?|tarifas?|cuotas?)|(?:rais|cut|lower|increas|drop)\w* (?:(?:the|our|my) )?(?:prices?|rates?)|mas barat\w+|cheaper)\b/g,
  ],
  [
    'occupancy',
    /\b(?:ocupacion|ocupad[oa]s?|ocupar\w*|llen[oa]s?|llenar\w*|occupancy|occupied|full|of the (?:nights|rooms)|de las (?:noches|habitaciones))\b/g,
  ],
  [
    'churn',
    /\b(?:de baja|bajas|churn|cancel\w*|abandon\w*|attrition|drops? ?outs?|se (?:nos |me )?(?:va|van|marchan?|iran|marcharan|borran?)|rotacion|(?:perdemos|perder\w*|perdere\w*|pierdo|los[et]s?|losing|leav(?:e|es|ing)|quits?)(?= |$))/g,
  ],
  ['retention', /\b(?:retencion|retention|renuev\w+|renovacion\w*|renew\w*|fidelidad)\b/g],
  [
    'commission',
    /\b(?:comision(?:es)?|corretaje|commissions?|take rate|brokerage|(?:me|nos) (?:quedo|quedamos|quedaremos|quedare|llevo|llevamos)|(?:we|i) (?:take|keep|get|retain)|cut|fees?)\b/g,
  ],
  ['tax', /\b(?:iva|igic|igv|itbis|impuestos?|vat|tax(?:es)?|gst|irpf|retencion de irpf)\b/g],
  ['interest', /\b(?:interes(?:es)?|tae|tin|apr|interest|euribor|prestamo|loan|hipoteca|mortgage)\b/g],
  [
    'deposit',
    /\b(?:senal|anticipos?|por adelantado|deposits?|up ?front|down payment|de entrada|fianza|al (?:firmar|encargar|reservar|acabar|terminar|entregar|recoger|finalizar)|a la (?:firma|entrega|reserva)|cuando (?:acab|termin|entreg)\w+|(?:when|once) (?:(?:we|i|it|they|the [a-z]+) )?(?:(?:is|are|'s) )?(?:finish\w*|done|complete[sd]?|deliver\w*|sign\w*)|(?:on|at|upon) (?:completion|delivery|signing|collection|booking|the end))\b/g,
  ],
  ['waste', /\b(?:mermas?|desperdici\w+|se tira\w*|waste|spoil\w*|breakages?|roturas?)\b/g],
  ['conversion', /\b(?:conversion|convert\w*|convier\w+)\b/g],
  [
    'growth',
    /\b(?:crec\w+|aument\w*|sub(?:ir|iendo|ida|e|iremos)\w*|increment\w*|grow\w*|increas\w*|ris(?:e|ing)|more (?:each|every|per)|mas (?:cada|al|por|clientes|ventas)|(?<!(?:start|set|top|sign|back)[- ])up(?![- ]?(?:front|to date)))\b/g,
  ],
];
const REACH = 90;
const STOP = /[.;!?](?=\s|$)|\n/g;
const BREAK = /,| y | and | plus | mas | pero | but |\(|\)/;

/** The nearest role on either side of the percentage, in its own breath; null where no word tells. */
export function roleOfPercent({ folded }: Ground, percent: Percent, others: readonly Amount[]): PercentRole | null {
  const { left, right } = surroundings(folded, percent, others);
  let best: { role: PercentRole; distance: number } | null = null;
  for (const [order, [role, pattern]] of CUES.entries()) {
    const before = [...left.matchAll(pattern)].at(-1);
    const after = right.matchAll(pattern).next().value;
    const distances = [before ? left.length - before.index - before[0].length : Infinity, after ? after.index : Infinity];
    const distance = Math.min(...distances) + order / 100;
    if (Number.isFinite(distance) && (best === null || distance < best.distance)) best = { role, distance };
  }
  return best?.role ?? null;
}

/** The words before a percentage and after it that may be about it: up to the next amount, and no further than the sentence. */
export function surroundings(
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
  others: readonly Amount[],
): { readonly left: string; readonly right: string } {
  const previous = others.filter((other) => other.end <= start).at(-1);
  const next = others.find((other) => other.start >= end);
  let left = folded.slice(Math.max(previous?.end ?? 0, start - REACH), start);
  for (const stop of [...left.matchAll(STOP)].slice(-1)) left = left.slice(stop.index + 1);
  const cut = previous && previous.end > start - REACH ? BREAK.exec(left) : null;
  if (cut) left = left.slice(cut.index + cut[0].length);
  const sentence = folded.slice(end, Math.min(next?.start ?? folded.length, end + REACH));
  const stop = sentence.search(/[.;!?](?=\s|$)|\n/);
  const tail = stop === -1 ? sentence : sentence.slice(0, stop);
  const broken = tail.search(next ? BREAK : /,|\(| pero | but /);
  return { left, right: broken === -1 ? tail : tail.slice(0, broken) };
}
