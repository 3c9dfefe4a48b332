// What is set against one rival: `rival` its name, `theirs` what is known of it, `ours` what the offer has, as a clause.
import type { Bilingual } from '../../language/language.ts';

/** A failing told of it, and what the offer says on the same. */
export const FAILING: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Según se contó, {{theirs}}; en cambio, {{ours}}.',
    en: '**Against {{rival}}.** By the founder’s account, {{theirs}}, whereas {{ours}}.',
  },
];

/** The same failing of another: the same advantage holds. */
export const FAILING_TOO: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Según se contó, {{theirs}}; también aquí la ventaja es que {{ours}}.',
    en: '**Against {{rival}}.** By the founder’s account, {{theirs}}; here too the advantage is that {{ours}}.',
  },
];

/** Why anybody pays more here than there: said of the first that is cheaper; of the others, what that means. */
export const CHEAPER_THERE: readonly Bilingual[] = [
  {
    es: 'El precio aquí es más alto, {{fig:price-charged}} frente a {{price}}, y esa ventaja es la que lo justifica.',
    en: 'The price here is higher, {{fig:price-charged}} against {{price}}, and that advantage is what justifies it.',
  },
];
export const CHEAPER_AS_WELL: readonly Bilingual[] = [
  {
    es: 'Allí cobran {{price}}, así que los clientes que solo miren el precio no cambiarán.',
    en: 'They charge {{price}}, so customers who look only at price will stay there.',
  },
];
export const LOW_THERE: readonly Bilingual[] = [
  {
    es: 'Se contó que allí cobran menos, y esa ventaja es la que justifica la diferencia.',
    en: 'They are said to charge less, and that advantage is what justifies the difference.',
  },
];
export const DEARER_THERE: readonly Bilingual[] = [
  {
    es: 'Además, el precio aquí es más bajo: {{fig:price-charged}} frente a {{price}}.',
    en: 'The price here is also lower: {{fig:price-charged}} against {{price}}.',
  },
];
export const HIGH_THERE: readonly Bilingual[] = [
  {
    es: 'También se contó que allí los precios son altos; aquí se pagan {{fig:price-charged}}.',
    en: 'They are also said to be expensive; here the customer pays {{fig:price-charged}}.',
  },
];

/** It was said not to do what the business promises. */
export const BROKEN: readonly Bilingual[] = [{ es: 'Tampoco ofrecen {{edge}}.', en: 'Nor do they offer {{edge}}.' }];

/** A failing told of it, on which the offer has said nothing and the trade has an answer. */
export const PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Según se contó, {{theirs}}, y por eso este plan propone aquí {{ours}}.',
    en: '**Against {{rival}}.** By the founder’s account, {{theirs}}, so this plan proposes {{ours}} here.',
  },
];

/** It is ahead on the one thing told of it. */
export const AHEAD: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí llevan ventaja en un punto, {{point}} ({{theirs}}), y no conviene competir en él. A cambio, {{ours}}.',
    en: '**Against {{rival}}.** They are ahead on one point, {{point}} ({{theirs}}), and it is not worth competing on it. In return, {{ours}}.',
  },
];

/** Words about it that fit no point. */
export const QUOTED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** En la entrevista se describió con estas palabras: {{told}}. En cambio, {{ours}}.',
    en: '**Against {{rival}}.** It was described in these words: {{told}}. By contrast, {{ours}}.',
  },
];

/** The same, in the edition whose language they are not in: there the matrix has them. */
export const CITED: readonly Bilingual[] = [{ es: '**Frente a {{rival}}.** {{ours^}}.', en: '**Against {{rival}}.** {{ours^}}.' }];

/** Only its kind is known: what is said of it is what is usual in that. */
export const KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Lo habitual es que se elija por esto: {{why}}. Su punto débil suele ser que {{fails}}. En cambio, {{ours}}.',
    en: '**Against {{rival}}.** The usual reason to choose it: {{why}}. Its weak point tends to be that {{fails}}. By contrast, {{ours}}.',
  },
];

/** What its kind cannot do is certain of any of them. */
export const KIND_LACKS: readonly Bilingual[] = [
  { es: '**Frente a {{rival}}.** {{lack^}}. En cambio, {{ours}}.', en: '**Against {{rival}}.** {{lack^}}. By contrast, {{ours}}.' },
];

/** The same where the answer to it is only proposed. */
export const KIND_LACKS_PROPOSED: readonly Bilingual[] = [
  { es: '**Frente a {{rival}}.** {{lack^}}. Por eso {{ours}}.', en: '**Against {{rival}}.** {{lack^}}. So {{ours}}.' },
];

/** The same where what answers it was set against another already: something is proposed besides. */
export const KIND_LACKS_BESIDES: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{lack^}}. Por eso este plan propone {{pledge}}. También aquí {{ours}}.',
    en: '**Against {{rival}}.** {{lack^}}. So this plan proposes {{pledge}}. Here too, {{ours}}.',
  },
];

/** The same of one with a name, who may have it all the same. */
export const SEEN_THERE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{lack^}}. En cambio, {{ours}}. Si la visita demuestra que allí también lo tienen, habrá que anunciar primero otra cosa.',
    en: '**Against {{rival}}.** {{lack^}}. By contrast, {{ours}}. If the visit shows that they have it too, something else will have to be advertised first.',
  },
];

/** The same with what the plan proposes on what the kind cannot do. */
export const SEEN_THERE_PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{lack^}}. En cambio, {{ours}}, y este plan propone además {{pledge}}. La visita dirá cuál de las dos cosas les falta, y esa es la que conviene anunciar.',
    en: '**Against {{rival}}.** {{lack^}}. By contrast, {{ours}}, and this plan also proposes {{pledge}}. The visit will show which of the two they lack, and that is the one to advertise.',
  },
];

/** Somebody who works alone, beside a team. */
export const ONE_PERSON: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Quien trabaja por su cuenta no tiene quien le sustituya si enferma o se le acumula el trabajo. {{name^}} cuenta con {{fig:team}} personas y, además, {{ours}}.',
    en: '**Against {{rival}}.** Anyone who works alone has nobody to step in when they are ill or too busy. {{name^}} has {{fig:team}} people and, besides, {{ours}}.',
  },
];

/** Beside another who works alone. */
export const ALONE_TOO: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** En ambos casos el trabajo depende de una sola persona, así que la diferencia tiene que estar en la oferta. {{ours^}}.',
    en: '**Against {{rival}}.** Both depend on one person, so the difference has to lie in the offer. {{ours^}}.',
  },
];

/** It costs its users nothing: what is paid here has to buy what is not had there. */
export const FREE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí no se paga nada, así que por {{fig:price-charged}} hay que dar algo que allí falte. {{ours^}}, y {{look}} antes de firmar dirá si basta para que alguien pague.',
    en: '**Against {{rival}}.** It costs nothing, so {{fig:price-charged}} has to buy something that is missing there. {{ours^}}, and {{look}} before signing will show whether that is enough for people to pay.',
  },
];

/** Only the names are known, and the problem tells how long one waits in the area; `tested` how that is found out there. */
export const MARKET: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** En la zona hay que esperar {{theirs}}, según se contó; en cambio, {{ours}}. Antes de firmar hay que {{tested}}. Si la espera es la misma, esa es la diferencia que se anuncia; si es más corta, habrá que convencer con otra cosa.',
    en: '**Against {{rival}}.** The wait in the area is put at {{theirs}}, whereas {{ours}}. Before signing, {{tested}}. If the wait is the same, that is the difference to advertise; if it is shorter, customers will need another reason to change.',
  },
];

/** The same with what the plan proposes where the wait is no reason. */
export const MARKET_PLEDGED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** En la zona hay que esperar {{theirs}}, según se contó; en cambio, {{ours}}. Antes de firmar hay que {{tested}}. Si la espera es la misma, esa es la diferencia que se anuncia; si es más corta, este plan propone {{pledge}}.',
    en: '**Against {{rival}}.** The wait in the area is put at {{theirs}}, whereas {{ours}}. Before signing, {{tested}}. If the wait is the same, that is the difference to advertise; if it is shorter, this plan proposes {{pledge}}.',
  },
];

/** Only the names are known, and the problem tells what cannot be had, which the business offers. */
export const MISSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Se contó que hoy no hay {{lack}}, y eso es justo lo que ofrece {{name}}. Conviene pedirlo {{there}} antes de firmar. Si ya lo tienen, el argumento cambia: {{ours}}.',
    en: '**Against {{rival}}.** It was said that there is no {{lack}} today, and that is exactly what {{name}} offers. Ask for it {{there}} before signing. If they have it already, the argument changes: {{ours}}.',
  },
];

/** The next of them: another thing is set against it, and both are looked at. */
export const MISSED_TOO: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Además de {{lack}}, {{ours}}, y las dos cosas juntas son la razón para cambiar. La visita, otro día, tiene que comprobar ambas; si allí las tienen ya, este plan propone {{pledge}}.',
    en: '**Against {{rival}}.** Besides {{lack}}, {{ours}}, and the two together are the reason to change. The visit, on another day, has to check both; if they have them already, this plan proposes {{pledge}}.',
  },
];

/** The same where nothing is left to propose. */
export const MISSED_TOO_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Además de {{lack}}, {{ours}}, y las dos cosas juntas son la razón para cambiar. La visita, otro día, tiene que comprobar ambas; si allí las tienen ya, hay que encontrar otro motivo antes de abrir.',
    en: '**Against {{rival}}.** Besides {{lack}}, {{ours}}, and the two together are the reason to change. The visit, on another day, has to check both; if they have them already, another reason has to be found before opening.',
  },
];

/** Where somebody goes today for it was told, and nobody’s name. */
export const ELSEWHERE: readonly Bilingual[] = [
  {
    es: '**Falta un nombre.** No se dijo cuál es el sitio {{where}} al que hoy se va por esto. Conviene preguntar a {{whom}} si es uno de los de arriba y, si no, cuál es, cuánto cobran allí y cuánto se tarda en ir. La ventaja frente a ese sitio es la cercanía.',
    en: '**One name is missing.** The place {{where}} where people go for it today was not named. Ask {{whom}} whether it is one of those above and, if not, which it is, what it charges and how long the trip takes. The advantage over it is being close at hand.',
  },
];

/** Only the names are known; {{trial}}: what one takes there, in the trade's word. */
export const BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{ours^}}, y esa es la diferencia que puede anunciar hoy. Con {{trial}} {{there}}, antes de firmar, se sabrá si también lo ofrecen. Si es así, este plan propone además {{pledge}}.',
    en: '**Against {{rival}}.** {{ours^}}, which is the difference it can advertise today. {{trial^}} {{there}} before signing will show whether they offer it too. If they do, this plan also proposes {{pledge}}.',
  },
];

/** The same where nothing is left to propose. */
export const BARE_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{ours^}}, y esa es la diferencia que puede anunciar hoy. Con {{trial}} {{there}}, antes de firmar, se sabrá si también lo ofrecen; si es así, hay que encontrar otra antes de abrir.',
    en: '**Against {{rival}}.** {{ours^}}, which is the difference it can advertise today. {{trial^}} {{there}} before signing will show whether they offer it too; if they do, another has to be found before opening.',
  },
];

/** What was told of the offer is what the trade sells: the difference is only proposed. */
export const BARE_OF_TRADE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** De la oferta se contó esto: {{ours}}. Como es posible que allí también lo haya, este plan propone {{pledge}}. Con {{trial}} {{there}}, antes de firmar, se sabrá si ya lo hacen; si es así, hay que elegir otra promesa antes de abrir.',
    en: '**Against {{rival}}.** The offer was described as {{ours}}. As they may have that too, this plan proposes {{pledge}}. {{trial^}} {{there}} before signing will show whether they do so already; if they do, another promise has to be chosen before opening.',
  },
];

/** What answers the problem is only proposed: it is the difference. */
export const BARE_PROPOSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Este plan propone que la diferencia sea esta: {{ours}}.{{cost}} Con {{trial}} {{there}}, antes de firmar, se sabrá si ya lo hacen. Si es así, la propuesta pasa a ser {{pledge}}.',
    en: '**Against {{rival}}.** This plan proposes the following difference: {{ours}}.{{cost}} {{trial^}} {{there}} before signing will show whether they do so already. If they do, the proposal becomes {{pledge}}.',
  },
];

/** The same where nothing else is left to propose. */
export const BARE_PROPOSED_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Este plan propone que la diferencia sea esta: {{ours}}.{{cost}} Con {{trial}} {{there}}, antes de firmar, se sabrá si ya lo hacen; si es así, hay que encontrar otra antes de abrir.',
    en: '**Against {{rival}}.** This plan proposes the following difference: {{ours}}.{{cost}} {{trial^}} {{there}} before signing will show whether they do so already; if they do, another has to be found before opening.',
  },
];

/** Only the names are known, and what is offered is told in one whole sentence, quoted above. */
export const BARE_WHOLE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** De momento solo se puede comparar con la oferta citada arriba. Con {{trial}} {{there}}, antes de firmar, se sabrá qué parte de esa oferta no tienen, y esa parte es la que conviene anunciar primero.',
    en: '**Against {{rival}}.** For now there is only the offer quoted above to compare it with. {{trial^}} {{there}} before signing will show which part of that offer they lack, and that part should be advertised first.',
  },
];

/** Others of whom the name is all that is known, each a promise on a point of its own: `kept` what is left where they have it too. In the order in which they are told. */
export const NEXT: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Este plan propone una promesa distinta: {{pledge}}. {{seen}} hay que anotar {{asked}}; si allí ya lo hacen igual, {{kept}}.',
    en: '**Against {{rival}}.** This plan proposes a different promise: {{pledge}}. {{seen}} note {{asked}}; if they do the same already, {{kept}}.',
  },
  {
    es: '**Frente a {{rival}}.** De este rival interesa saber {{asked}}. Si ese resulta ser su punto débil, la propuesta de este plan es {{pledge}}; si no lo es, conviene elegir otra promesa antes de abrir.',
    en: '**Against {{rival}}.** What matters here is {{asked}}. If that turns out to be a weak point, this plan’s proposal is {{pledge}}; if not, another promise should be chosen before opening.',
  },
];

/** The same of a kind without a name. */
export const NEXT_NAMELESS: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Primero hay que averiguar cuáles son y anotar de cada uno {{asked}}. Este plan propone {{pledge}}; si alguno ya lo hace, {{kept}}.',
    en: '**Against {{rival}}.** First find out which they are and note of each {{asked}}. This plan proposes {{pledge}}; if one of them does so already, {{kept}}.',
  },
];

/** Of the same kind as one before it, and nothing is left to say of the kind: a promise told that stands against nobody else. */
export const NEXT_OF_KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{ours^}}. {{look}}, antes de firmar, se sabrá si allí ofrecen lo mismo.',
    en: '**Against {{rival}}.** {{ours^}}. {{look}}, before signing, will show whether they offer the same.',
  },
];

/** Somebody of the trade to whom people are used to go. */
export const ONE_OF_TRADE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** A quien se conoce desde hace años se vuelve por costumbre, así que hay que dar un motivo para probar. {{ours^}}.',
    en: '**Against {{rival}}.** People go back out of habit to somebody they have known for years, so they need a reason to try another. {{ours^}}.',
  },
];

/** No promise is left to propose. */
export const NEXT_KNOWN: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** {{ours^}}. La visita, otro día, tiene que comprobar si {{there}} ofrecen lo mismo y a qué precio; si es así, decidirá el precio.',
    en: '**Against {{rival}}.** {{ours^}}. The visit, on another day, has to check whether they offer the same {{there}}, and at what price; if they do, price will decide.',
  },
];

/** What is left to say where a rival has it too: what was told of the offer, or that something is still to be found. */
export const KEPT: Bilingual = {
  es: '{{name}} cuenta también con {{kept}}',
  en: '{{name}} also has {{kept}}',
};
export const KEPT_NOTHING: Bilingual = { es: 'hay que elegir otra antes de abrir', en: 'another has to be chosen before opening' };

/** How long one waits there was told with its end: by the opening it may be over. */
export const BOOKED: readonly Bilingual[] = [
  {
    es: 'Es posible que esa espera ya haya pasado el día de la apertura, así que conviene pedir fecha otra vez un mes antes.',
    en: 'That wait may be over by the opening, so ask for a date again a month before.',
  },
];

/** Its price is all that was told of it. */
export const DEAR: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí cobran {{theirs}} y aquí son {{fig:price-charged}} por {{unit}}. Además, {{ours}}.',
    en: '**Against {{rival}}.** They charge {{theirs}}; here it is {{fig:price-charged}} per {{unit}}. Besides, {{ours}}.',
  },
];
export const HIGH: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Se contó que allí los precios son altos; aquí son {{fig:price-charged}} por {{unit}}. Además, {{ours}}. Antes de firmar hay que ver cuánto cuesta allí lo mismo.',
    en: '**Against {{rival}}.** They are said to be expensive; here it is {{fig:price-charged}} per {{unit}}. Besides, {{ours}}. Check what the same costs there before signing.',
  },
];
/** The same, where the own price is an average: the two are not held against each other. */
export const HIGH_BESIDE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Se contó que allí los precios son altos. {{ours^}}. Antes de firmar hay que ver cuánto cuesta allí lo mismo.',
    en: '**Against {{rival}}.** They are said to be expensive. {{ours^}}. Check what the same costs there before signing.',
  },
];
export const HIGH_BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Se contó que allí los precios son altos. Antes de firmar hay que ver cuánto cuesta allí lo mismo, y con esa cifra se decide si conviene hablar de precio.',
    en: '**Against {{rival}}.** They are said to be expensive. Check what the same costs there before signing, and decide with that figure whether price is worth mentioning.',
  },
];
export const CHEAP: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí cobran {{theirs}} y aquí son {{fig:price-charged}}. Lo que justifica la diferencia es que {{ours}}.',
    en: '**Against {{rival}}.** They charge {{theirs}}; here it is {{fig:price-charged}}. What justifies the difference is that {{ours}}.',
  },
];

/** The same, where all that was told is set against others: what is only proposed is no reason for a price of today. */
export const DEAR_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí cobran {{theirs}} y aquí son {{fig:price-charged}} por {{unit}}.',
    en: '**Against {{rival}}.** They charge {{theirs}}; here it is {{fig:price-charged}} per {{unit}}.',
  },
];
export const HIGH_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Se contó que allí los precios son altos; aquí son {{fig:price-charged}} por {{unit}}. Antes de firmar hay que ver cuánto cuesta allí lo mismo.',
    en: '**Against {{rival}}.** They are said to be expensive; here it is {{fig:price-charged}} per {{unit}}. Check what the same costs there before signing.',
  },
];
export const CHEAP_ALONE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}.** Allí cobran {{theirs}} y aquí son {{fig:price-charged}}. Todavía no se ha dicho qué justifica esa diferencia; {{trial}} allí, antes de firmar, debe aclararlo.',
    en: '**Against {{rival}}.** They charge {{theirs}}; here it is {{fig:price-charged}}. What justifies the difference has not been said yet; {{trial}} there before signing should settle it.',
  },
];
