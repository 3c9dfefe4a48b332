// What is set against one rival: `rival` its name, `theirs` what is known of it, `ours` what the offer has.
import type { Bilingual } from '../../language/language.ts';
import type { AlternativeId } from '../market/alternative-words.ts';

/** A failing told of it, and what the offer says on the same. */
export const FAILING: readonly Bilingual[] = [
  { es: '**Frente a {{rival}}**: {{theirs}}; aquí, {{ours}}.', en: '**Against {{rival}}**: {{theirs}}; here, {{ours}}.' },
];

/** Why anybody pays more here than there: said of the first that is cheaper; of the others, what that means. */
export const CHEAPER_THERE: readonly Bilingual[] = [
  {
    es: 'Aquí se paga más, {{fig:price-charged}} frente a {{price}}, y la diferencia compra eso.',
    en: 'The price here is higher, {{fig:price-charged}} against {{price}}, and that is what the difference buys.',
  },
];
export const CHEAPER_AS_WELL: readonly Bilingual[] = [
  {
    es: 'Allí son {{price}}: quien solo mire el precio se queda.',
    en: 'There it is {{price}}: customers who look only at price will stay.',
  },
];
export const LOW_THERE: readonly Bilingual[] = [
  {
    es: 'Allí se paga menos, según se contó: la diferencia compra eso.',
    en: 'They are said to charge less: the difference buys exactly that.',
  },
];
export const DEARER_THERE: readonly Bilingual[] = [
  {
    es: 'Y aquí se paga menos, {{fig:price-charged}} frente a {{price}}.',
    en: 'And the price here is lower, {{fig:price-charged}} against {{price}}.',
  },
];
export const HIGH_THERE: readonly Bilingual[] = [
  {
    es: 'Allí es caro, según se contó; aquí, {{fig:price-charged}}.',
    en: 'They are said to be expensive; here, {{fig:price-charged}}.',
  },
];

/** It was said not to do what the business promises. */
export const BROKEN: readonly Bilingual[] = [{ es: 'Tampoco ofrece {{edge}}.', en: 'Nor do they offer {{edge}}.' }];

/** A failing told of it, on which the offer has said nothing and the trade has an answer. */
export const PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: {{theirs}}, según se contó. Este plan propone aquí {{ours}}.',
    en: '**Against {{rival}}**: {{theirs}}, by the founder’s account. What this plan proposes here: {{ours}}.',
  },
];

/** It is ahead on the one thing told of it. */
export const AHEAD: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que va por delante en esto, {{point}} ({{theirs}}), no se discute ese punto. Enfrente: {{ours}}.',
    en: '**Against {{rival}}**, which is ahead on one thing, {{point}} ({{theirs}}), that point is conceded. Against it: {{ours}}.',
  },
];

/** Words about it that fit no point. */
export const QUOTED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** se dijo esto: {{told}}. Lo que se ofrece aquí: {{ours}}.',
    en: '**Compared with {{rival}}**, of which this was said: {{told}}. Offered here: {{ours}}.',
  },
];

/** The same, in the edition whose language they are not in: there the matrix has them. */
export const CITED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, lo que se ofrece aquí: {{ours}}.',
    en: '**Against {{rival}}**, what is offered here: {{ours}}.',
  },
];

/** Only its kind is known: what is said of it is what is usual in that. */
export const KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**. A favor de esa opción, por lo común: {{why}}. En contra: {{fails}}. Aquí: {{ours}}.',
    en: '**Against {{rival}}**. Usually in its favour: {{why}}. Against it: {{fails}}. Here: {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}**. Su fuerte suele ser este: {{why}}. Donde suele fallar: {{fails}}. Aquí: {{ours}}.',
    en: '**Against {{rival}}**. Its usual strength: {{why}}. Where it usually falls short: {{fails}}. Here: {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}**. Por qué suele elegirse: {{why}}. Por qué se dejaría: {{fails}}. Lo que se ofrece aquí: {{ours}}.',
    en: '**Against {{rival}}**. Why it is usually chosen: {{why}}. Why it would be left: {{fails}}. Offered here: {{ours}}.',
  },
];

/** It costs its users nothing: what is paid here has to buy what is not had there. */
export const FREE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que no se paga: los {{fig:price-charged}} de aquí han de comprar algo que allí falte, y una visita lo dirá. Lo que se le opone: {{ours}}.',
    en: '**Against {{rival}}**, which costs nothing: the {{fig:price-charged}} charged here must buy something it lacks, and a visit will tell. Set against it: {{ours}}.',
  },
];

/** Only the name is known, and the problem tells how long one waits in the area. */
export const MARKET: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la espera que se contó, {{theirs}}, es de la zona. Se pide cita allí antes del {{fig:go-by}}: si la dan antes, ese motivo cae; si no, aquí, {{ours}} y, además, {{also}}.',
    en: '**Against {{rival}}**: the wait described, {{theirs}}, is the area’s. Ask for an appointment there before {{fig:go-by}}: if they give one sooner, that reason falls; if not, here, {{ours}} and, besides, {{also}}.',
  },
];

export const MARKET_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la espera que se contó, {{theirs}}, es de la zona. Se pide cita allí antes del {{fig:go-by}}: si la dan antes, ese motivo cae; si no, aquí, {{ours}}.',
    en: '**Against {{rival}}**: the wait described, {{theirs}}, is the area’s. Ask for an appointment there before {{fig:go-by}}: if they give one sooner, that reason falls; if not, here, {{ours}}.',
  },
];

/** Only the name is known, and the problem tells what cannot be had. */
export const MISSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: que falta {{lack}} se contó de la zona, no de ese sitio. Se pide allí antes del {{fig:go-by}}: si no lo tienen, es lo primero que se ofrece aquí; si lo tienen, queda esto: {{ours}}.',
    en: '**Against {{rival}}**: a lack of {{lack}} was described for the area, not for this place. Ask for it there before {{fig:go-by}}: if they do not have it, it is the first thing offered here; if they do, what is left is {{ours}}.',
  },
];

/** Where somebody goes today for it was told, and nobody’s name. */
export const ELSEWHERE: readonly Bilingual[] = [
  {
    es: '**Falta un nombre**: el sitio {{where}} al que hoy se va por esto. Se le pregunta a {{whom}} si es uno de los de arriba y, si no, cuál; qué paga y cuánto tarda en ir. Frente a él cuenta tenerlo cerca.',
    en: '**One name is missing**: the place {{where}} where people go for it today. Ask {{whom}} whether it is one of those above and, if not, which; what they pay there and how long the trip takes. The case against it is being close by.',
  },
];

/** Others of whom only the name is known: the argument is that of the first, and what is left is to compare. The second and the third in turn. */
export const NEXT_BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** queda por averiguar, antes del {{fig:go-by}}, esto: {{points}}. Lo que se pone enfrente: {{ours}}.',
    en: '**Against {{rival}}**, still to be found out before {{fig:go-by}}: {{points}}. What is set against it here: {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}**, la misma prueba otro día. Si allí no lo dan, la diferencia es esta: {{ours}}.',
    en: '**Against {{rival}}**, the same test on another day. If they do not offer it, the difference is this: {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}**, que se mira el último, cuenta esto: {{ours}}.',
    en: '**Against {{rival}}**, visited last, what counts is this: {{ours}}.',
  },
];

/** Only the name is known; {{trial}}: what one takes there, in the trade's word. */
export const BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, del mismo oficio, el motivo para cambiar ha de ser este: {{ours}}. {{trial^}} allí antes del {{fig:go-by}} dirá si ya lo ofrecen; entonces hay que buscar otro.',
    en: '**Against {{rival}}**, in the same trade, the reason to switch has to be this: {{ours}}. {{trial^}} there before {{fig:go-by}} will show whether they offer it; if so, another reason is needed.',
  },
  {
    es: '**Frente a {{rival}}**, que ya tiene clientes, cuenta esto, si allí no se encuentra: {{ours}}. Lo dirá {{trial}} antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, which has its customers already, this counts unless they offer it too: {{ours}}. {{trial^}} before {{fig:go-by}} will tell.',
  },
];

/** A name known for its kind and for no failing: what the kind is known for is not held against somebody named. The first of a kind and the next in turn. */
export const NAMED: Readonly<Partial<Record<AlternativeId, readonly Bilingual[]>>> = {
  tool: [
    {
      es: '**Frente a {{rival}}**, un programa sin nadie al otro lado: aquí, {{ours}}.',
      en: '**Against {{rival}}**, a program with nobody behind the screen: here, {{ours}}.',
    },
    {
      es: '**Frente a {{rival}}**, otra pantalla que se usa a solas, se ofrece esto: {{ours}}.',
      en: '**Against {{rival}}**, another screen one is alone with, this is offered: {{ours}}.',
    },
  ],
  online: [
    {
      es: '**Frente a {{rival}}**, donde se elige y se pide en una pantalla: aquí, {{ours}}.',
      en: '**Against {{rival}}**, where one chooses and orders on a screen: here, {{ours}}.',
    },
    {
      es: '**Frente a {{rival}}**, también por internet, lo que no cabe en un envío es esto: {{ours}}.',
      en: '**Against {{rival}}**, online as well, this is what no parcel holds: {{ours}}.',
    },
  ],
  chain: [
    {
      es: '**Frente a {{rival}}**, un nombre que todos conocen: aquí, {{ours}}. Una visita dirá si lo ofrecen.',
      en: '**Against {{rival}}**, a name everybody knows: here, {{ours}}. A visit will show whether they offer it.',
    },
    {
      es: '**Frente a {{rival}}**, conocido también, lo que aquí se pone delante es esto: {{ours}}.',
      en: '**Against {{rival}}**, well known too, what leads here is this: {{ours}}.',
    },
  ],
};

/** The same of any other kind. */
export const NAMED_OTHERWISE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que se visita antes del {{fig:go-by}}: aquí, {{ours}}.',
    en: '**Against {{rival}}**, to be visited before {{fig:go-by}}: here, {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}**, que también se visita, se ofrece esto: {{ours}}.',
    en: '**Against {{rival}}**, to be visited as well, this is offered: {{ours}}.',
  },
];

/** How long one waits there was told with its end: by the opening it may be over. */
export const BOOKED: readonly Bilingual[] = [
  {
    es: 'Esa espera puede haber acabado al abrir: se pide fecha otra vez un mes antes.',
    en: 'That wait may be over by the opening: ask for a date again a month before.',
  },
];

/** Its price is all that was told of it. */
export const DEAR: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, a {{theirs}}: aquí, {{fig:price-charged}} por {{unit}}; además, {{ours}}.',
    en: '**Against {{rival}}**, at {{theirs}}: here, {{fig:price-charged}} per {{unit}}; plus {{ours}}.',
  },
];
export const HIGH: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de precio alto según se contó: aquí, {{fig:price-charged}} por {{unit}}; además, {{ours}}. Se mira allí qué cuesta lo mismo antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, said to be expensive: here, {{fig:price-charged}} per {{unit}}; plus {{ours}}. Check what the same costs there before {{fig:go-by}}.',
  },
];
/** The same, where the own price is an average: the two are not held against each other. */
export const HIGH_BESIDE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de precio alto según se contó; aquí, {{ours}}. Se mira allí qué cuesta lo mismo antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, said to be expensive; here, {{ours}}. Check what the same costs there before {{fig:go-by}}.',
  },
];
export const HIGH_BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de precio alto según se contó: se mira allí qué cuesta lo mismo antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, said to be expensive: check what the same costs there before {{fig:go-by}}.',
  },
];
export const CHEAP: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, a {{theirs}}: aquí son {{fig:price-charged}}, y la diferencia paga esto: {{ours}}.',
    en: '**Against {{rival}}**, at {{theirs}}: here it is {{fig:price-charged}}, and this is what the difference pays for: {{ours}}.',
  },
];

/** The same, where all that was told is set against others: what is only proposed is no reason for a price of today. */
export const DEAR_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, a {{theirs}}: aquí, {{fig:price-charged}} por {{unit}}.',
    en: '**Against {{rival}}**, at {{theirs}}: here, {{fig:price-charged}} per {{unit}}.',
  },
];
export const HIGH_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de precio alto según se contó: aquí, {{fig:price-charged}} por {{unit}}. Se mira allí qué cuesta lo mismo antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, said to be expensive: here, {{fig:price-charged}} per {{unit}}. Check what the same costs there before {{fig:go-by}}.',
  },
];
export const CHEAP_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, a {{theirs}}: aquí son {{fig:price-charged}}. Qué compra esa diferencia está por escribir; lo dirá {{trial}} allí, antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, at {{theirs}}: here it is {{fig:price-charged}}. What the difference buys is still to be written down; {{trial}} there, before {{fig:go-by}}, will settle it.',
  },
];
