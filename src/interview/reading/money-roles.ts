// What an amount of money is for, by the words around it.
import type { Ground, Money } from './amount.ts';
import { LET, LET_OUT, MONTH_COSTS, WATER } from './cost-words.ts';
import { BENCH } from './funding-words.ts';

export type MoneyRole =
  | 'price'
  | 'unitCost'
  | 'cost'
  | 'fixedCosts'
  | 'fixedPart'
  | 'founderPay'
  | 'ownFunds'
  | 'loan'
  /** From a grant or the family: nobody asks it back. */
  | 'given'
  /** From an investor, for a part of the business. */
  | 'invested'
  | 'investment'
  | 'turnover'
  | 'spend';

interface Cue {
  readonly role: MoneyRole;
  readonly pattern: RegExp;
}

const MONTHLY_SUM =
  /\b(?:(?:gastos?|costes?|costos?) (?:mensual(?:es)? )?fijos?|fijos|(?:gastos|costes|costos) (?:mensuales|generales|del mes|de cada mes|al mes|de estructura)|fixed(?: monthly)?(?: running)? (?:cost|expens|overhead|outgoing)\w*|overheads?|running costs?|monthly (?:costs?|expenses|bills|outgoings)|outgoings|fixed)\b/;

const CUES: readonly Cue[] = [
  {
    role: 'fixedCosts',
    pattern: new RegExp(`${MONTH_COSTS}|${MONTHLY_SUM.source}`, 'g'),
  },
  {
    role: 'unitCost',
    pattern:
      /\b(?:(?:me|nos) (?:cuesta\w*|sale\w*|costar\w*|cobran?)(?: (?:a|por))?|se (?:me |nos )?van?|(?:costes?|costos?) (?:por|de (?:cada|la|el|los|las|un)|unitarios?|variables?|directos?|del?)|materias? primas?|(?<= y (?:el |la |los |las )?[a-z]{3,} )salen a|(?:piezas|recambios|repuestos|refacciones|telas?|envases?|harina|material(?:es)?|insumos|ingredientes|consumibles|parts|supplies|materials|charging|fuel|petrol|diesel|wear|wear and tear) (?:me |nos )?(?:salen?|cuestan?|comes? to|cost|run)(?: (?:a|en|por|us|me|about))?|material(?:es)?|ingredientes?|genero|mercancia|envoltorio|insumos|(?:hacer|fabricar|producir|elaborar)(?:l[oa]s?)?|proveedor(?:es)?|cuesta (?:hacer|producir)\w*|parts|ingredients?|materials?|supplies|cogs|cost of goods|to (?:make|produce|buy|deliver)|costs? (?:me|us)|(?:unit|variable|direct|food) costs?|costs? per|cost of (?:each|one|a|every)|what (?:i|we) pay (?:for|to)|lo que (?:yo )?(?:pago|pagamos|gasto) (?:por|en)|lo que (?:me|nos) (?:cuesta|cuestan|sale|salen)|wholesaler|gastos? por (?:hora|venta|cliente|servicio|pedido|persona|unidad|cada)|variables?|le compro|la compro|lo compro|los compro|las compro)\b/g,
  },
  {
    role: 'cost',
    pattern:
      /\b(?:(?<!\b(?:abrir|montarl[oa]|empezar) (?:me |nos )?)cuestan?|costara|coste|costo|(?<!\b(?:opening|start-?up|launch|set-?up|initial|up-?front) )costs?|costing|en costes?|gasto)\b/g,
  },
  {
    role: 'price',
    pattern:
      /\b(?:precios?|pvp|tarifas?|cuotas?(?! (?:mensual )?(?:de(?:l| la| los)? )?(?:autonom|prestamo|colegi|comunidad|banco|leasing|seguridad|hipoteca))|tickets?(?: medio)?|ticket|cobr\w+|vend\w+|(?<=(?:mama|madre|familia|gente|persona|client[ea]|uno|una|quien) )(?:se )?gastan?(?! en)|ventas? a|(?<! y (?:el |la |los |las )?[a-z]{3,} )salen? a|mensualidad|suscripcion(?:es)?|abonos?|pagan|paga|valen?|valdr\w+|prices?|priced|charg(?!ing (?:and|costs?|the (?:car|van|bike|batter)|is|comes|points?))\w+|sell(?:s|ing|er|ers)?|sold|(?<!\b(?:card|payment|pitch|booking|platform|transaction) )fees?(?! (?:costs?|runs?|comes?|are|and))|rates?|membership|subscription|customers? pays?|clients? pays?|average (?:\w+ ){0,2}(?:is|of|at|:)|avg \w+|spend|spends|per session|bill)\b/g,
  },
  {
    role: 'founderPay',
    pattern:
      /\b(?:me (?:pago|pagare|pagaria|asigno|asignare|pondre|pongo)|nos (?:pagamos|pagaremos|asignamos|ponemos|pondremos)|pagarme|mi (?:propio )?(?:sueldo|salario|nomina|paga)|yo (?:cobro|cobrare|cobraria|gano)|(?:sueldo|salario) (?:mio|para mi|propio)|pay(?:ing)? myself|my (?:own )?(?:salary|pay|wages?|draw|income)|i (?:take|draw|earn|will take)|take home)\b/g,
  },
  {
    role: 'loan',
    pattern:
      /\b(?:prestamos?|prestad[oa]s?|prestan?|(?:me|nos) dejan?|creditos?|microcredito|financiacion|financiar\w*|financiad[oa]s?|ico|banco|(?:los|varios|dos|otros) bancos|hipoteca|pedir\w*|pido|pedimos|on (?:the|a|my|our) (?:credit )?card|con (?:la |mi )?tarjeta|loans?|borrow(?!ed (?!money|cash|funds|capital|from|against|the)[a-z]{3,} (?!from|against))\w*|credit|bank|lend\w*|lender|mortgage|financ(?:e|ed|ing))\b/g,
  },
  {
    role: 'ownFunds',
    pattern:
      /\b(?:(?:mi|nuestro) dinero|(?:my|our)(?: own)? money|lo que (?:pongo|ponemos)|what (?:i|we)(?:'m| am|'re| are)? put(?:ting)? in|ahorr\w+|(?:propi[oa]s?|mi[oa]s)(?! a (?:un[oa]s )?(?:[$€£]?\d|$))|(?<!not |n't |n’t )mine(?! at )|own(?!(?: [a-z]+){1,2} (?:at|for) )|mi bolsillo|nuestro bolsillo|(?<!\b(?:me|nos) )(?:pongo|pondre|ponemos|pondremos)|aport\w+|tengo(?! que )|tenemos(?! que )|cuento con|contamos con|dispongo|disponemos|capitalizar|paro|tanda|cundina|natillera|finiquito|liquidacion|cesantias|indemnizacion|herencia|severance|redundancy|inheritance|savings?|saved|own (?:money|funds|cash|capital|pocket)|put(?:ting)? in|puts in|i have(?! to )|we have(?! to )|i've got(?! to )|we've got(?! to )|in cash|set aside)\b/g,
  },
  {
    role: 'investment',
    pattern:
      /\b(?:inversion(?: inicial| total)?|invert(?:ir\w*|imos)|invierto|para (?:empezar|arrancar|abrir|montar\w*|ponerl[oa] en marcha)|en total|total|puesta en marcha|capital inicial|capital|arranque|presupuesto|(?:gastos?|costes?|costos?) (?:de (?:la )?(?:apertura|abrir|arranque|puesta en marcha)|iniciales|para abrir)|(?:lo que )?(?:hace falta|cuesta|costara) (?:para )?abrir|(?:abrir|montarl[oa]) (?:me |nos )?(?:cuesta|costara|costaria)|opening (?:costs?|budget|bill|total)|the opening(?= (?:is|comes|costs?|totals?|comes out) )|costs? (?:of|to) open(?:ing)?|what it takes to (?:open|start|get open)|to get open|to (?:open|start|launch|get (?:going|started)|set (?:it )?up)|invest\w*|start[- ]?up costs?|start[- ]?up|up ?front|in total|altogether|all in|capital)\b/g,
  },
  {
    role: 'fixedPart',
    pattern: new RegExp(
      String.raw`\b(?:(?<!\bcada )(?:alquiler(?:es)?|renta|arriendo)(?! ${LET_OUT})|${LET}|luz|${WATER}|suministros|gestori\w+|nominas?|sueldos?|salarios?|seguros?|internet|telefono|autonomos?|seguridad social|software|(?:rent|lease)(?! deposit)|utilit\w+|wages?|salar(?:y|ies)|payroll|insurance|electricity|water|phone|broadband|accountan\w+)\b`,
      'g',
    ),
  },
  {
    role: 'turnover',
    pattern:
      /\b(?:factur\w+|ingres(?:os?|ar|amos|aremos|o)|(?<!\b(?:per|a|each|every) )turnover(?!s)|revenues?|ventas de|sales of|income of|ganar|beneficios?|profits?|margen|margin|earn)\b/g,
  },
  {
    role: 'spend',
    pattern:
      /\b(?:publicidad|marketing|anuncios|campañas?|campanas?|ads|advertising|flyers|promo\w*|descuentos?|discounts?|referral|vales?|vouchers?|propinas?|tips)\b/g,
  },
];

/** How far a sentence is looked through on either side. */
const REACH = 300;
const SENTENCE_END = /[.;!?](?=\s|$)|\n/g;
/** What is named only to say that the amount leaves it out. */
const LEFT_OUT =
  /\b(?:(?:sin|with(?:out)?|before|con|incluid[oa]s?|incluyendo|contando|including|counting|excluding|besides|aparte de) (?:(?:mi|my|el|los|nuestr[oa]s?|our|own|the|all|todos) )*(?:sueldos?|salarios?|nominas?|pay|salar(?:y|ies)|wages?|drawings)|sin (?:contar|incluir)|not (?:counting|including)|excluding|without (?:counting )?(?:my|any|the)|aparte de|apart from)\b/;
/** "Los gastos fijos con mi sueldo son 2.400": no word for the amount. */
const PAY_COUNTED =
  /\b(?:gastos?|costes?|costos?|fijos|costs?|overheads?|outgoings|expenses)\b[^.;,]*\b(?:con|sin|incluido|incluyendo|contando|with|without|including|counting)(?: contar)? (?:mi|my) (?:propio |own )?(?:sueldo|salario|nomina|pay|salary|wages?|draw)\b/g;
const BREAK = /[,:](?= )| \+ | y (?:(?:los|las|el|la) )?| and | plus | mas | pero | but |;| con (?:un|una) /;

/** The nearest role before the amount in its own breath, or said right after it ("10.000 € ahorrados"); null where no word tells. */
export function roleOf(
  ground: Ground,
  money: Money,
  others: readonly { readonly start: number; readonly end: number }[],
): MoneyRole | null {
  const folded = withoutLentGoods(withoutDenied(ground.folded));
  const from = lastSentenceEnd(folded, money.start);
  const previous = others.filter(({ end }) => end <= money.start && end > from).at(-1);
  const next = others.find(({ start }) => start >= money.end);
  let left = folded.slice(Math.max(previous?.end ?? 0, from, money.start - 160), money.start);
  if (previous) {
    const cut = BREAK.exec(left);
    if (cut) left = left.slice(cut.index + cut[0].length);
  }
  // What one ticket costs is said "por ticket"; the ticket itself is a price.
  const inside = folded.slice(money.start, money.end).replace(/\b(?:por|per|cada|each) (?:ticket|cover)s?\b/, ' ');
  const sentence = folded.slice(money.end, nextSentenceEnd(folded, money.end));
  const until = next === undefined ? sentence.length : Math.min(sentence.length, next.start - money.end);
  const tail = sentence.slice(0, until);
  const said = tail.search(LEFT_OUT);
  const spoken = said === -1 ? tail : tail.slice(0, said);
  const cut = spoken.search(
    next !== undefined && next.start < money.end + sentence.length
      ? BREAK
      : /,|;|\(|\)| y (?!(?:l[oa]s?(?! (?:demas|otro|restante|que))|todo|eso) )| and (?!(?:it|them|all|that) |i(?:'ll)? borrow)| but | pero /,
  );
  const right = cut === -1 ? spoken : spoken.slice(0, cut);
  return nearest(left.replace(PAY_COUNTED, ' ').replace(COST_OF_TICKET, '$1'), `${inside.replace(/[\d.,$€£ ]+/, ' ')}${right}`);
}

/** "Cost per ticket is 5.25": what is named is the cost. */
const COST_OF_TICKET = /\b((?:costs?|costes?|costos?) (?:per|por|of (?:each|one|a|every)|del?|de cada)) (?:tickets?|covers?)\b/g;

/** "No pido préstamo, tengo 3.000": the loan that is not taken is no word for what follows. */
export function withoutDenied(folded: string): string {
  return folded.replace(DENIED, (words) => ' '.repeat(words.length));
}

/** «120 cuchillos de préstamo a 11 euros», "30 loan bikes", «cada bar me deja diez», «un banco de acabado»: things lent, what a sale leaves and a bench are no loan of money. */
export function withoutLentGoods(folded: string): string {
  return folded.replace(LENT_GOODS, (words) => ' '.repeat(words.length)).replace(A_BENCH, (words) => ' '.repeat(words.length));
}

const A_BENCH = new RegExp(`(?<![a-z])${BENCH}`, 'g');
const LENT_GOODS =
  /(?<=(?<![a-z\d.,])(?:\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|doce) (?!(?:euros?|pesos|soles|dolares|millones|miles|mil|cuotas|letras|plazos|pagos|anos|meses)(?![a-z]))[a-z]{3,} )de prestamo(?= [$€£]?\d)|(?<=(?<![a-z])(?!(?:euros?|pesos|soles|dolares|millones|miles|cuotas|letras|plazos|pagos|anos|meses|gastos|intereses|bancos)(?![a-z]))[a-z]{2,}s )(?:de|en) prestamo(?= (?:a|de|por) (?:unos |unas )?[$€£]?\d)|(?<=(?<![a-z\d.,])\d{1,4} )(?:loan(?:er)?|lending)(?= [a-z]{2,}s(?![a-z]))|(?<=(?<![a-z])(?:cada|por) (?:[a-z]+ )?[a-z]+ )(?:me|nos) dejan?(?![a-z])/g;

const DENIED =
  /\bno (?:pido|pedimos|pediremos|pedire) nada\b|\b(?:yo )?no (?:me )?cobr(?:o|are|aria|amos|aremos)\b|\b(?:sin|ningun|no (?:pido|pedire|pediria|necesito|quiero|hay|habra|tengo)(?: ningun| un)?|no|not|without(?: a| any)?|zero) (?:prestamos?|creditos?|loans?|debt|bank loans?)(?: needed)?\b/g;

function nearest(left: string, right: string): MoneyRole | null {
  let best: { role: MoneyRole; distance: number } | null = null;
  for (const [order, { role, pattern }] of CUES.entries()) {
    const before = [...left.matchAll(pattern)].at(-1);
    const after = right.matchAll(pattern).next().value;
    const distances = [
      before ? left.length - before.index - before[0].length : Number.POSITIVE_INFINITY,
      after ? after.index + 6 : Number.POSITIVE_INFINITY,
    ];
    // What the amount is for outweighs a verb nearer to it; equal cues go to the more telling one, which comes first.
    const distance = Math.min(...distances) + order / 100 + (SOFT.has(role) ? 25 : 0);
    if (Number.isFinite(distance) && (best === null || distance < best.distance)) best = { role, distance };
  }
  return best?.role ?? null;
}

const SOFT: ReadonlySet<MoneyRole> = new Set(['cost', 'ownFunds', 'investment', 'fixedPart', 'spend']);

function lastSentenceEnd(folded: string, at: number): number {
  const from = Math.max(0, at - REACH);
  let last = from;
  for (const match of folded.slice(from, at).matchAll(SENTENCE_END)) last = from + match.index + 1;
  return last;
}

function nextSentenceEnd(folded: string, at: number): number {
  const rest = folded.slice(at, at + REACH).search(SENTENCE_END);
  return rest === -1 ? Math.min(folded.length, at + REACH) : at + rest;
}
