import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import { withoutConditions } from '../../sectors/concepts/split-conditions.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresNamed } from '../told/quoted-numbers.ts';
import type { PointId } from './comparison-points.ts';
import { type PriceOf, readPrice } from './read-price.ts';
import { readWaitUntil } from './read-wait-until.ts';
import { STANDING_CLUES } from './standing-clues.ts';

/** What a text says on the points that customers compare, told in both languages; a number in it is a figure. */
export interface Standing {
  readonly says: ReadonlyMap<PointId, Bilingual>;
  readonly figures: Readonly<Record<string, Figure>>;
  /** How long the customer waits, in days; `LONG` where it is only said that one waits; null where it was not told. */
  readonly waitDays: number | null;
}

const COUNT = '(\\d{1,3}|an?|un|[a-z]{3,12})';
const UNTIL_DONE =
  '(?:en|in|within|dentro de|tard(?:an?|aban?|aron|o)|demor(?:an?|aban?|aron|o)|takes?|took|after|a l[oa]s|esperas? de|(?:col|fil)as? de|queues? of|lines? of|esperar|waits?|wait of|menos de|under|plazo de)(?: unos| unas| about| como| hasta| up to)?';
const SPAN = new RegExp(
  `\\b${UNTIL_DONE} ${COUNT} (minuto|hora|dia|semana|mes|minute|hour|day|week|month)(?:e?s)?\\b(?! (?:a|al|per|por) )`,
);
/** «Cuarenta minutos de cola», "an hour in line", «tres semanas de espera». */
const QUEUE = new RegExp(
  `\\b${COUNT}[ -](minuto|hora|dia|semana|mes|minute|hour|day|week|month)(?:e?s|.s)?(?:[ -]long)? (?:(?:de|haciendo|en|in|in a|in the|of|on the|queuing|standing|waiting) ?)?(?:colas?|filas?|esperas?|lista de espera|queues?|queuing|lines?|waits?|waiting)\\b`,
);
/** "Books three weeks out", "a month out", «tiene agenda a tres semanas». */
const AHEAD = new RegExp(
  `\\b(?:book\\w*|scheduling|schedul\\w+|out|appointments?|agenda|cita|turno|hora|citas|turnos)(?: [a-z]+){0,2}?,? (?:a |para (?:dentro de )?|con )?${COUNT} (dia|semana|mes|day|week|month)(?:e?s)?(?: (?:out|ahead|away|in advance|vista|de antelacion|de anticipacion))?\\b(?! (?:a|al|per|por) )`,
);
/** A span that is no wait: how long it lasts, or in how long it is sold on. */
const LASTS = /\b(?:caduc|expir|garant|warrant|guarant|dura|sells? (?:out )?(?:in|within)|se vend\w+ en)/;
const CLOSING = new RegExp(
  `\\b(?:(?:cierran?|closes?|shuts?)(?: a)?(?: las?| at)?|hasta las?|until|till) (?!(?:an?|un)\\b)${COUNT}\\b(?!:)(?! ?(?:%|€|\\$|euros?|pesos|anos?|years?|meses|months?))`,
);
const GROUP = new RegExp(
  `\\b(?:grupos? (?:de|of)|groups? of|maximo|at most|up to|maximum of|hasta) ${COUNT} (?!(?:minuto|hora|dia|semana|mes|ano|minute|hour|day|week|month|year|euro|peso|dollar|pound))`,
);
/** How long somebody has for each customer alone. */
const ALONE = new RegExp(
  `\\b${COUNT} (minuto|hora|minute|hour)s? (?:(?:a solas|de uno en uno|uno a uno|individual(?:es)?|one.(?:to|on).one)\\b|(?:con|por|with|per|for) (?:cada |each )?(?:persona|paciente|cliente|alumno|person|patient|client|customer|student)\\b|(?:con|with) (?:an?|una?) (asistente|ayudante|auxiliar|assistant|aide)\\b)`,
);
const SPANS: Readonly<Record<string, Bilingual>> = {
  minuto: { es: 'minutos', en: 'minutes' },
  hora: { es: 'horas', en: 'hours' },
  dia: { es: 'días', en: 'days' },
  semana: { es: 'semanas', en: 'weeks' },
  mes: { es: 'meses', en: 'months' },
};
const ONE_OF: Readonly<Record<string, Bilingual>> = {
  hora: { es: 'una hora', en: 'an hour' },
  dia: { es: 'un día', en: 'one day' },
  semana: { es: 'una semana', en: 'a week' },
  mes: { es: 'un mes', en: 'a month' },
};
const ENGLISH_SPANS: Readonly<Record<string, string>> = { minute: 'minuto', hour: 'hora', day: 'dia', week: 'semana', month: 'mes' };

/** "One for ten dogs instead of twenty like the chains": what others do, told with one's own. */
const OF_OTHERS =
  /(?<![a-z])(?:instead of|rather than|unlike|en vez de|en lugar de|a diferencia de|no como)(?![a-z])[^,.;]*|(?<![a-z])(?:like|como) (?:the|las|los|las de|otr[oa]s|other|big|grandes|most)(?![a-z])[^,.;]*/g;

/** Reads a clause about somebody. `id` names the figures it gives: the amount, the wait, the hour of closing, the size of a group. */
export function readStanding(text: string, id: string, priceOf?: PriceOf): Standing {
  const said = id.startsWith('own') ? foldText(text).replace(OF_OTHERS, ' ') : foldText(text);
  // «Si falla, volvemos al día siguiente» tells what is answered for, and nothing of how long one waits.
  const offered = withoutConditions(said);
  const says = new Map<PointId, Bilingual>();
  const figures: Record<string, Figure> = {};
  const count = (point: PointId, kind: Figure['kind'], value: number, tell: (slot: string) => Bilingual) => {
    if (!Number.isFinite(value) || value < 2 || says.has(point)) return;
    figures[`${id}-${point}`] = { kind, value, origin: 'said' };
    says.set(point, tell(`{{fig:${id}-${point}*}}`));
  };
  const price = readPrice(offered, id.startsWith('rival'), priceOf);
  if (price?.to) {
    figures[`${id}-price-to`] = { kind: 'price', value: price.to, origin: 'said' };
    figures[`${id}-price-middle`] = { kind: 'price', value: (price.from + price.to) / 2, origin: 'derived' };
  }
  const upTo = price?.to ? `{{fig:${id}-price-to*}}` : '';
  if (price)
    count('price', 'price', price.from, (slot) => ({
      es: `${upTo ? `de ${slot} a ${upTo}` : slot}${price.measure?.es ?? ''}`,
      en: `${upTo ? `${slot} to ${upTo}` : slot}${price.measure?.en ?? ''}`,
    }));
  const span = QUEUE.exec(offered) ?? SPAN.exec(offered) ?? AHEAD.exec(offered);
  const length = ENGLISH_SPANS[span?.[2] ?? ''] ?? span?.[2] ?? '';
  const unit = SPANS[length];
  const single = numberOf(span?.[1]) === 1 ? ONE_OF[length] : undefined;
  if (single && !LASTS.test(said)) says.set('wait', single);
  else if (span && unit && !LASTS.test(said))
    count('wait', 'count', numberOf(span[1]), (slot) => ({ es: `${slot} ${unit.es}`, en: `${slot} ${unit.en}` }));
  const until = readWaitUntil(offered);
  if (until && !says.has('wait')) says.set('wait', until);
  const closing = CLOSING.exec(offered);
  if (closing && numberOf(closing[1]) === 1) says.set('hours', { es: 'hasta la una', en: 'until one' });
  if (closing && numberOf(closing[1]) <= 24)
    count('hours', 'count', numberOf(closing[1]), (slot) => ({ es: `hasta las ${slot}`, en: `until ${slot}` }));
  const group = GROUP.exec(offered);
  if (group) count('attention', 'count', numberOf(group[1]), (slot) => ({ es: `${slot} como mucho`, en: `${slot} at most` }));
  const alone = ALONE.exec(said);
  const each = ENGLISH_SPANS[alone?.[2] ?? ''] ?? alone?.[2] ?? '';
  if (numberOf(alone?.[1]) === 1 && each === 'hora')
    says.set('attention', { es: 'una hora con cada persona', en: 'an hour with each person' });
  else if (alone && each === 'minuto')
    count('attention', 'count', numberOf(alone[1]), (slot) => ({
      es: `${slot} minutos con ${alone[3] ? 'un ayudante' : 'cada persona'}`,
      en: `${slot} minutes with ${alone[3] ? 'an assistant' : 'each person'}`,
    }));
  for (const { point, words, es, en } of STANDING_CLUES)
    if (!says.has(point) && isSaid(point === 'trust' ? said : offered, words)) says.set(point, { es, en });
  return { says, figures, waitDays: LASTS.test(said) ? null : (waitIn(offered, span, length) ?? (isSlow(says.get('wait')) ? LONG : null)) };
}

const HALF_A_DAY = 0.5;
const DAYS: Readonly<Record<string, number>> = { minuto: 1 / 1440, hora: 1 / 24, dia: 1, semana: 7, mes: 30 };

/** «Tarda medio día». */
const HALF =
  /\b(?:tard\w+|demor\w+|en|esper\w+|espera de|takes?|wait\w*|in|within) (?:casi |unos? |about |almost )?(?:medio dia|half a day)\b/;

/** «La misma semana» is some day of it. */
const WITHIN_A_WEEK = 5;

/** A wait without a measure: longer than any that has one. */
const LONG = 9_999;

function isSlow(wait: Bilingual | undefined): boolean {
  return /^(?:hay que esperar|con lista de espera|meses|semanas)/.test(wait?.es ?? '');
}

function waitIn(said: string, span: RegExpExecArray | null, length: string): number | null {
  if (span && DAYS[length] !== undefined && Number.isFinite(numberOf(span[1]))) return numberOf(span[1]) * DAYS[length];
  if (
    /\b(?:mismo dia|same.?day|sin (?:hacer )?colas?|sin esperas?|(?:no|without an?y?) (?:queue|wait)\w*|en el momento|al instante|while you wait|on the spot)\b/.test(
      said,
    )
  )
    return 0;
  if (HALF.test(said)) return HALF_A_DAY;
  if (/\b(?:misma semana|same.?week)\b/.test(said)) return WITHIN_A_WEEK;
  return /\b(?:al dia siguiente|a la manana siguiente|de un dia para otro|next.?day|next morning|(?<!\b(?:clos\w+|shuts?|open|opens|stays?) )overnight)\b/.test(
    said,
  )
    ? 1
    : null;
}

/** Whether the words are there, and nobody says that they are not so: «no es caro». */
function isSaid(said: string, words: RegExp): boolean {
  const match = words.exec(said);
  return match !== null && !DENIED.test(said.slice(0, match.index));
}

const DENIED =
  /\b(?:no|ni|sin|nunca|tampoco|nada|poco|not|never|nor|without|hardly|barely|[a-z]+n.t|dont|doesnt|wont|cant|isnt|arent)(?: (?:do|does|offer|make|hacen?|ofrecen?|es|son|esta|estan|da|dan|hay|hacer|tener|muy|tan|nada|siempre|precisamente|especialmente|very|so|that|be|is|are|any|an?|la|el|always|exactly|particularly|really|all))* $/;

/** Whether what was told on a point is against whoever it was told of. */
export function isFailing(point: PointId, { es }: Bilingual): boolean {
  return FAILINGS[point]?.test(es) ?? false;
}

const FAILINGS: Readonly<Partial<Record<PointId, RegExp>>> = {
  wait: /^(?:con lista de espera|no da cita|no aparece|hay que esperar|se retrasa|meses|semanas)/,
  trust: /^(?:sin seguro|sin garantía|sin factura|dura poco|malas experiencias|no siempre hay)/,
  making: /^(?:industrial|congelado|se deshace|se compra nuevo|solo tallas)/,
  attention: /^(?:en jaula|impersonal|no contesta|con mucha gente|cada vez otra)/,
  hours: /^(?:hasta l|cierra en|solo en|abre más tarde)/,
  place: /^(?:lejos|no (?:lleva|va))/,
};

/** A point without the remark that somebody told it. */
export function withoutRemark(told: Bilingual): Bilingual {
  return perLanguage((language) => told[language].replace(/, (?:según se contó|as stated)$/, ''));
}

/** A point as it goes into a sentence that itself says who told it: without that remark, nor the mark of where a figure comes from. */
export function withoutHearsay(told: Bilingual): Bilingual {
  const bare = withoutRemark(told);
  return perLanguage((language) => bare[language].replace('*}}', '}}'));
}

/** How a price was told: as an amount, by the id of its figure, or as high or low; null where it is for another measure than the sale, as an hour beside a month. */
export function readPriceTold({ es, en }: Bilingual, saleUnit: string): { readonly figure: string } | 'high' | 'low' | null {
  if (OTHERWISE_PRICED.test(en)) return null;
  const [from, to] = figuresNamed(es);
  const figure = to && from ? `${from}-middle` : from;
  const measure = / an? (\w+)$/.exec(en)?.[1] ?? saleUnit;
  if (figure !== undefined) return measure === saleUnit ? { figure } : null;
  if (es.startsWith('alto')) return 'high';
  return es.startsWith('bajo') || es === 'gratis' ? 'low' : null;
}

/** For another thing than a sale, or on top of it. */
const OTHERWISE_PRICED = / (?:\(another unit\)|for delivery|just to come out)$/;

function numberOf(word = ''): number {
  return /^(?:an?|una?)$/.test(word) ? 1 : (smallNumber(word) ?? Number(word));
}
