// What founders tell that happened to somebody, in the words of both languages: what it was, why it matters to anybody, and how it ends for that person.
import type { Bilingual } from '../../language/language.ts';

export interface Deed {
  /** In folded text of either language; `count`, `all`, `unit` and `sum` are what is told in numbers. */
  readonly clue: RegExp;
  /** Goes on from the person. What stands in braces is told as this plan writes it, `what` being what could not be had. */
  readonly told: Bilingual;
  /** True of anybody it happens to. */
  readonly matters?: Bilingual;
  /** Goes on from the same person, once served. */
  readonly after?: Bilingual;
  /** What the rest of the problem adds to that, by its folded words. */
  readonly besides?: { readonly clue: RegExp; readonly after: Bilingual };
}

type Moral = Pick<Deed, 'matters' | 'after'>;

const COUNT = '(?<count>\\d{1,3}|[a-z]{2,12})';
const MONEY = '(?:[€$£] ?(?<sum>\\d[\\d.,]*)|(?<amount>\\d[\\d.,]*) ?(?:€|£|\\$|euros?|pesos|dollars|pounds|soles))';
const SUM = `(?:an? |una? |unos |about )?${MONEY}`;

const NEAR: Moral = {
  matters: {
    es: 'lo que debería estar a mano cuesta cada vez un viaje de ida y otro de vuelta, y el día que no hay tiempo se pasa sin ello',
    en: 'what should be close at hand takes a trip there and another back each time, and on a day with no time for it people go without',
  },
  after: { es: 'que ya tiene a mano lo que iba a buscar', en: 'who now has close at hand what took a trip' },
};
const tripBy = (clue: string, es: string, en: string): Deed => ({
  clue: new RegExp(
    `\\b(?:coge|cogio|toma|tomo|takes?|took|gets? on|catch(?:es)?|caught|pays?|paid|paga|pago) (?:for )?(?:el |un |the |an? )?${clue}\\b|\\ben ${clue} (?:[a-z]+ ){0,2}hasta\\b`,
  ),
  told: { es: `que ${es} para ir a por {what}`, en: `who ${en} to get {what}` },
  ...NEAR,
});

const ON_TIME_MATTERS: Bilingual = {
  es: 'a esas horas ya no se encuentra a otro, y el fallo lo paga quien contrató',
  en: 'by then nobody else can be found, and the customer pays for the failure',
};

/** In this order where two are told by the same words. */
export const DEEDS: readonly Deed[] = [
  {
    clue: /\b(?:signs?|signed) (?:\w+ )?(?:forms?|papers?|documents?|letters?) (?:that )?(?:she|he|they) (?:can.?t|cannot|couldn.?t|doesn.?t|does not)\b|\bfirm(?:a|o|an|aba) (?:\w+ )?(?:papeles|formularios|documentos|cartas) que no (?:sabe|puede|entiende|entendia|podia)\w*/,
    told: { es: 'que firma papeles que no sabe leer', en: 'who signs forms without being able to read them' },
    matters: {
      es: 'quien no puede leer lo que firma depende de otro para cada trámite',
      en: 'anyone who cannot read what they sign depends on somebody else for every form',
    },
    after: { es: 'que ya lee un papel antes de firmarlo', en: 'who now reads a form before signing it' },
    besides: {
      clue: /\b(?:doctors?|medic[oa]s?)\b/,
      after: {
        es: 'que ya lee un papel antes de firmarlo y se explica con su médico',
        en: 'who now reads a form before signing it and can talk to the doctor',
      },
    },
  },
  tripBy('(?:auto)?bus', 'coge el autobús', 'takes the bus'),
  tripBy('(?:train|tren|metro|tube)', 'coge el tren', 'takes the train'),
  tripBy('(?:taxi|cab)', 'paga un taxi', 'pays for a taxi'),
  {
    clue: /\b(?:drives?|drove) (?:\d+|[a-z]+)(?:-[a-z]+)? (?:miles|kilomet(?:re|er)s|km)\b|\b(?:conduce|condujo|hace|hizo) (?:\d+|[a-z]+) (?:kilometros|km)\b/,
    told: { es: 'que coge el coche para ir a por {what}', en: 'who drives to get {what}' },
    ...NEAR,
  },
  {
    clue: /\b(?:le |les |me )?fall(?:o|aron) (?:la limpiadora|la de la limpieza|quien limpia)\b|\b(?:the |her |his )?cleaners? (?:never |didn.?t |did not |failed to )(?:came|come|turn up|show up|showed up|turned up)/,
    told: { es: 'a quien le falló la limpiadora', en: 'whose cleaner did not come' },
    matters: ON_TIME_MATTERS,
    after: { es: 'que ya tiene quien limpie el día y a la hora dichos', en: 'whose cleaner now comes on the day and at the time agreed' },
  },
  {
    clue: /\b(?:le|les) fall(?:o|aron)\b|\bwho (?:never|didn.?t) (?:showed?|turned?) up\b|\b(?:le|les) dej(?:o|aron) plantad[oa]s?\b|\bnunca (?:aparecio|vino)\b/,
    told: { es: 'a quien le fallaron el día señalado', en: 'who was let down on the day' },
    matters: ON_TIME_MATTERS,
    after: {
      es: 'que ya cuenta con alguien el día y a la hora dichos',
      en: 'who now has somebody there on the day and at the time agreed',
    },
  },
  {
    clue: new RegExp(
      `\\b(?:devolvi\\w+|sent back|returned) ${COUNT} (?:de (?:l[oa]s )?|of (?:the )?|out of )(?<all>\\d{1,3}|[a-z]{2,12})\\b`,
    ),
    told: { es: 'que devolvió {count} de {all}', en: 'who sent back {count} out of {all}' },
    matters: {
      es: 'lo que se compra sin verlo se paga dos veces, en dinero y en el tiempo de devolverlo',
      en: 'what is bought unseen is paid for twice, in money and in the time it takes to send it back',
    },
    after: { es: 'que ya elige con lo que compra en la mano', en: 'who now chooses with the thing itself in hand' },
  },
  {
    clue: new RegExp(`\\b(?:devolvi\\w+|refund\\w*|gave back|had to give back) ${SUM}`),
    told: { es: 'que devolvió {sum}', en: 'who had to refund {sum}' },
  },
  {
    clue: new RegExp(
      `\\b(?:cayeron|cayo|pago|pusieron|paid|got|fined) ${SUM} (?:de |in |of )?(?:recargo|multa|fines?|surcharges?|penalt(?:y|ies))`,
    ),
    told: { es: 'que pagó {sum} de recargo', en: 'who paid a penalty of {sum}' },
    matters: {
      es: 'un recargo no compra nada, y se evita presentando a tiempo',
      en: 'a penalty buys nothing, and filing on time avoids it',
    },
    after: { es: 'que ya presenta a tiempo y no paga recargos', en: 'who now files on time and pays no penalties' },
  },
  {
    clue: new RegExp(`\\b(?:waited|esper(?:o|aron)|wait(?:s|ing)?|espera) (?:for |unos |about )?${COUNT} (?<unit>[a-z]+)\\b`),
    told: { es: 'que esperó {count} {unit}', en: 'who waited {count} {unit}' },
    matters: { es: 'mientras se espera, nada se arregla', en: 'nothing gets any better while one waits' },
    after: { es: 'que ya no espera', en: 'whose wait is over' },
  },
  {
    clue: new RegExp(`\\b(?:perdio|lost) (?:el mes pasado |last month )?${SUM}`),
    told: { es: 'que perdió {sum}', en: 'who lost {sum}' },
  },
  { clue: new RegExp(`\\b(?:pago|gasto|paid|spent) ${SUM}`), told: { es: 'que pagó {sum}', en: 'who paid {sum}' } },
  {
    clue: /\b(?:throws?|threw|bins?|binned) (?:out |away )?half\b|\btir(?:a|o) (?:la mitad|a medias)\b/,
    told: { es: 'que tira la mitad de lo que compra', en: 'who throws away half of what is bought' },
    matters: { es: 'se paga entero lo que se aprovecha a medias', en: 'what is half used is paid for in full' },
    after: { es: 'que ya no tira la mitad', en: 'who no longer throws half away' },
  },
  {
    clue: /\b(?:le piden|piden|asks? (?:him|her|them)|people ask)\b.*\b(?:no (?:tiene|hay|lo tiene)|nothing to (?:give|offer|sell)|hasn.?t)\b/,
    told: { es: 'a quien le piden lo que no tiene', en: 'who is asked for something there is none of' },
    matters: { es: 'cada vez que no lo tiene, la venta se la lleva otro', en: 'each time there is none, somebody else makes the sale' },
    after: { es: 'que ya tiene qué ofrecer a quien lo pide', en: 'who now has something to offer whoever asks' },
  },
  {
    clue: /\b(?:pierde|perdio|loses?|lost) (?:llamadas|calls)\b/,
    told: { es: 'que pierde llamadas', en: 'who loses calls' },
    matters: { es: 'quien no da con el negocio llama al siguiente', en: 'whoever cannot reach a business calls the next one' },
    after: { es: 'que ya recibe las llamadas que perdía', en: 'who now gets the calls that were being lost' },
  },
];
