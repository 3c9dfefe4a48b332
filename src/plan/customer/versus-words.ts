// What is set against one rival: `rival` its name, `theirs` what is known of it, `ours` what the offer has.
import type { Bilingual } from '../../language/language.ts';

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
    es: '**Frente a {{rival}}**, que va por delante en un punto, {{point}} ({{theirs}}): ahí no se compite. Aquí, {{ours}}.',
    en: '**Against {{rival}}**, which is ahead on one thing, {{point}} ({{theirs}}), that point is conceded. Here, {{ours}}.',
  },
];

/** Words about it that fit no point. */
export const QUOTED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, según se contó: {{told}}. Aquí, {{ours}}.',
    en: '**Against {{rival}}**, as stated: {{told}}. Here, {{ours}}.',
  },
];

/** The same, in the edition whose language they are not in: there the matrix has them. */
export const CITED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: aquí, {{ours}}.',
    en: '**Against {{rival}}**: here, {{ours}}.',
  },
];

/** Only its kind is known: what is said of it is what is usual in that. */
export const KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**. A su favor, por lo común: {{why}}. En contra: {{fails}}. Aquí, {{ours}}.',
    en: '**Against {{rival}}**. Usually in its favour: {{why}}. Against it: {{fails}}. Here, {{ours}}.',
  },
];

/** What its kind cannot do is certain of any of them. */
export const KIND_LACKS: readonly Bilingual[] = [
  { es: '**Frente a {{rival}}**: {{lack}}; aquí, {{ours}}.', en: '**Against {{rival}}**: {{lack}}; here, {{ours}}.' },
];

/** The same of one with a name, who may have it all the same. */
export const SEEN_THERE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: {{lack}}; aquí, {{ours}}. La visita dirá si allí también lo hay.',
    en: '**Against {{rival}}**: {{lack}}; here, {{ours}}. The visit will show whether they have it too.',
  },
];

/** The same with what the plan proposes on what the kind cannot do. */
export const SEEN_THERE_PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: {{lack}}; aquí, {{ours}} y, como propuesta, {{pledge}}. La visita dirá qué hay de eso también allí.',
    en: '**Against {{rival}}**: {{lack}}; here, {{ours}} and, as a proposal, {{pledge}}. The visit will show how much of that they have too.',
  },
];

/** Somebody who works alone, beside a team. */
export const ONE_PERSON: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: quien trabaja por su cuenta no tiene quien supla si enferma o no da abasto; aquí son {{fig:team}} personas y, además, {{ours}}.',
    en: '**Against {{rival}}**: whoever works alone has nobody to step in when ill or busy; here there are {{fig:team}} people and, besides, {{ours}}.',
  },
];

/** Beside another who works alone. */
export const ALONE_TOO: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que trabaja por su cuenta, igual que aquí, la diferencia ha de ser esta: {{ours}}.',
    en: '**Against {{rival}}**, working alone as is the case here, the difference has to be this: {{ours}}.',
  },
];

/** It costs its users nothing: what is paid here has to buy what is not had there. */
export const FREE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que no se paga: los {{fig:price-charged}} de aquí han de comprar algo que allí falte, y una visita lo dirá. Lo que se le opone: {{ours}}.',
    en: '**Against {{rival}}**, which costs nothing: the {{fig:price-charged}} charged here must buy something it lacks, and a visit will tell. Set against it: {{ours}}.',
  },
];

/** Only the names are known, and the problem tells how long one waits in the area; `tested` how that is found out there. */
export const MARKET: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la espera que se mencionó, {{theirs}}, es la de la zona. {{tested^}} antes del {{fig:go-by}}: si la suya es más corta, no es motivo para cambiar; si es igual, esta es la diferencia: {{ours}}.',
    en: '**Against {{rival}}**: the wait described, {{theirs}}, is that of the area. {{tested^}} before {{fig:go-by}}: if theirs is shorter, it is no reason to change; if it is the same, this is the difference: {{ours}}.',
  },
];

/** Only the names are known, and the problem tells what cannot be had. */
export const MISSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: se pide {{lack}} {{there}} antes del {{fig:go-by}}. Si no lo hay, esa es la diferencia; si lo hay, es esta otra: {{ours}}.',
    en: '**Against {{rival}}**: ask for {{lack}} {{there}} before {{fig:go-by}}. If there is none, that is the difference; if there is, it is this one: {{ours}}.',
  },
];

/** The next of them: the same is asked on another day, and something else is left. */
export const MISSED_TOO: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la misma prueba, otro día. Si allí hay {{lack}}, queda este motivo para elegir {{name}}: {{ours}}.',
    en: '**Against {{rival}}**: the same test on another day. If {{lack}} can be had there, this is the reason left to choose {{name}}: {{ours}}.',
  },
];

/** Where somebody goes today for it was told, and nobody’s name. */
export const ELSEWHERE: readonly Bilingual[] = [
  {
    es: '**Falta un nombre**: el sitio {{where}} al que hoy se va por esto. Se le pregunta a {{whom}} si es uno de los de arriba y, si no, cuál; qué paga allí y cuánto tarda en ir. La ventaja frente a ese sitio es la cercanía.',
    en: '**One name is missing**: the place {{where}} where people go for it today. Ask {{whom}} whether it is one of those above and, if not, which; what they pay there and how long the trip takes. The advantage over it is being close at hand.',
  },
];

/** Only the names are known; {{trial}}: what one takes there, in the trade's word. */
export const BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la diferencia ha de ser esta: {{ours}}. {{trial^}} {{there}}, antes del {{fig:go-by}}, dirá si ya lo ofrecen. Si es así, este plan propone además esto: {{pledge}}.',
    en: '**Against {{rival}}**: the difference has to be this: {{ours}}. {{trial^}} {{there}} before {{fig:go-by}} will show whether they offer it already. If so, this plan also proposes this: {{pledge}}.',
  },
];

/** What answers the problem is only proposed: it is the difference. */
export const BARE_PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: la diferencia que este plan propone es esta: {{ours}}. {{trial^}} {{there}}, antes del {{fig:go-by}}, dirá si ya lo hacen.',
    en: '**Against {{rival}}**: the difference this plan proposes is this: {{ours}}. {{trial^}} {{there}} before {{fig:go-by}} will show whether they do so already.',
  },
];

/** The same, where what is offered is told in one whole sentence. */
export const BARE_WHOLE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: {{trial}} {{there}}, antes del {{fig:go-by}}, dirá qué les falta de lo que se ofrece aquí. Eso, y no otra cosa, será la diferencia.',
    en: '**Against {{rival}}**: {{trial}} {{there}} before {{fig:go-by}} will show what they lack of what is offered here. That and nothing else will be the difference.',
  },
];

/** Another of whom the name is all that is known: a promise on a point of its own. */
export const NEXT: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, otro día, la visita mira esto: {{asked}}. Ahí este plan propone {{pledge}}.',
    en: '**Against {{rival}}**, on another day, the visit looks at this: {{asked}}. There this plan proposes {{pledge}}.',
  },
];

/** The same of a kind without a name. */
export const NEXT_NAMELESS: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, se apunta quiénes son y se mira en cada uno esto: {{asked}}. Ahí este plan propone {{pledge}}.',
    en: '**Against {{rival}}**, write down who they are and look at this in each: {{asked}}. There this plan proposes {{pledge}}.',
  },
];

/** Of the same kind as the one before: what that cannot do was said of it. */
export const NEXT_OF_KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de la misma clase que {{first}}, se compara además esto: {{asked}}. Ahí este plan propone {{pledge}}.',
    en: '**Against {{rival}}**, of the same kind as {{first}}, compare this as well: {{asked}}. There this plan proposes {{pledge}}.',
  },
];

/** No promise is left to propose. */
export const NEXT_KNOWN: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, otro día, la visita mira {{there}} si ofrecen lo mismo: {{ours}}.',
    en: '**Against {{rival}}**, on another day, the visit looks {{there}} for the same: {{ours}}.',
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
    es: '**Frente a {{rival}}** ({{theirs}}): aquí, {{fig:price-charged}} por {{unit}}; además, {{ours}}.',
    en: '**Against {{rival}}** ({{theirs}}): here, {{fig:price-charged}} per {{unit}}; plus {{ours}}.',
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
    es: '**Frente a {{rival}}** ({{theirs}}): aquí son {{fig:price-charged}}, y la diferencia paga esto: {{ours}}.',
    en: '**Against {{rival}}** ({{theirs}}): here it is {{fig:price-charged}}, and this is what the difference pays for: {{ours}}.',
  },
];

/** The same, where all that was told is set against others: what is only proposed is no reason for a price of today. */
export const DEAR_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** ({{theirs}}): aquí, {{fig:price-charged}} por {{unit}}.',
    en: '**Against {{rival}}** ({{theirs}}): here, {{fig:price-charged}} per {{unit}}.',
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
    es: '**Frente a {{rival}}** ({{theirs}}): aquí son {{fig:price-charged}}. Qué compra esa diferencia está por escribir; lo dirá {{trial}} allí, antes del {{fig:go-by}}.',
    en: '**Against {{rival}}** ({{theirs}}): here it is {{fig:price-charged}}. What the difference buys is still to be written down; {{trial}} there, before {{fig:go-by}}, will settle it.',
  },
];
