import type { Fact } from '../../facts/fact.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import { roleOfPercent, surroundings } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const CUSTOMERS =
  /\b(?:client\w*|customers?|clients?|soci[oa]s?|alumn\w+|abonad\w+|suscriptor\w*|suscrit\w+|miembros?|members?|subscribers?|students?|users?|usuari\w+|accounts?|familias|families|pacientes|patients)\b/;
/** Words that lose nothing else than customers. */
const OF_ITSELF =
  /\b(?:de baja|bajas|churn|attrition|retencion|retention|drop(?:s|ping)? ?outs?|se (?:nos|me) van?|(?:leaves?|quits?|se van?)(?: each| every| a| cada| al)? (?:month|year|mes|ano))\b/;

/** «60 de cada 100 euros se van en género»: money that goes on something, and nobody who leaves. */
const OF_MONEY =
  /^(?:[^.;]{0,12})(?:euros?|pesos|soles|dolares|dollars|pounds|quid|[$€£])|^ ?(?:se (?:me |nos )?van?|goes?) (?:en|on|para|to|in) /;

const SHARE = / (?:de cada|in|out of) /;

/** Customers lost in a month, percent. A year's loss, or what is kept, is turned into the monthly loss that compounds to it. */
export function findChurn(ground: Ground, amounts: readonly Amount[], { answer }: ReadingContext): readonly Fact[] {
  for (const percent of amounts) {
    if (percent.kind !== 'percent') continue;
    const role = roleOfPercent(ground, percent, amounts);
    if (role !== 'churn' && role !== 'retention') continue;
    const { left, right } = surroundings(ground.folded, percent, amounts);
    if (OF_MONEY.test(right)) continue;
    const words = `${left} ${right}`;
    const earlier = ground.folded.slice(Math.max(0, percent.start - 120), percent.start);
    // "Se va uno de cada cuarenta": somebody, and nobody else was told of.
    const isSomebody = SHARE.test(ground.folded.slice(percent.start, percent.end));
    if (!isSomebody && !OF_ITSELF.test(words) && !CUSTOMERS.test(`${earlier.slice(earlier.search(/[^.;\n]*$/))} ${words}`)) continue;
    const per = percent.per ?? periodIn(words);
    const lost = role === 'churn' ? middle(percent) : 100 - middle(percent);
    if (lost < 0 || lost >= 100) continue;
    const value = monthlyLoss(lost, per);
    const quote = quoteOf(ground.text, answer, percent.start, percent.end);
    const isSaid = role === 'churn' && value === percent.low && percent.low === percent.high;
    return [makeFact('churn', value, { unit: 'percent', period: 'month', quote, origin: isSaid ? 'said' : 'derived' })];
  }
  return [];
}

function periodIn(words: string): AmountPeriod | null {
  if (/\b(?:anual\w*|al ano|cada ano|annual\w*|yearly|a year|per year|each year|every year)\b/.test(words)) return 'year';
  return /\b(?:trimestral\w*|al trimestre|quarterly|a quarter)\b/.test(words) ? 'quarter' : null;
}

function monthlyLoss(lost: number, per: AmountPeriod | null): number {
  const months = per === 'year' ? 12 : per === 'quarter' ? 3 : per === 'bimonth' ? 2 : per === 'week' ? 12 / 52 : 1;
  return months === 1 ? Math.round(lost * 100) / 100 : Math.round((1 - (1 - lost / 100) ** (1 / months)) * 10_000) / 100;
}
