// What a founder tells beside the ways of getting known and is none of them: what goes on publicity altogether, and who has said so far that they will come.
import { SMALL_NUMBERS } from '../../language/small-numbers.ts';

const NUMBER = `(?:[$€£]? ?\\d[\\d.,]*|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const PUBLICITY = '(?:la |el |the )?(?:publicidad|propaganda|promocion|marketing|anuncios|ads|adverts|advertising|promotion)';
const EVENT = '(?:la |el |the )?(?:inauguracion|apertura|lanzamiento|opening|launch)';
const SPENDS =
  "(?:(?:nos |me |yo |nosotros |i |we )*(?:(?:'|’)?(?:d|ll) |would |will |can )?(?:gast|pon|pond|met|invert|inviert|destin|dedic)[a-z]+|(?:(?:i|we)(?:.d|.ll| would| will| can)? )?(?:put|spend|invest|budget|set aside|pay)(?:ing)?)";

/** «Nos gastaremos 250 euros al mes en publicidad», "put maybe eighty pounds a month into ads", «para publicidad unos 2.000 al mes»: folded. */
const OF_BUDGET = new RegExp(
  [
    `^${SPENDS} .*${NUMBER}.* (?:en|on|into|for|to|para) ${PUBLICITY}(?: al mes| a month)?(?:,? (?:y|and) ${NUMBER} .*${EVENT})?$`,
    `^(?:para|en|de|for|on) ${PUBLICITY},? .*${NUMBER}`,
    `^(?:${SPENDS} )?${NUMBER} .*(?:para|en|for|on|at) ${EVENT}$`,
    `^${PUBLICITY},? ${NUMBER}(?: .*)?(?:al mes|a month|mensuales|per month)$`,
  ].join('|'),
);
const PEOPLE =
  '(?:conocid[oa]s|interesad[oa]s|personas|clientes?|clientas|vecin[oa]s|amig[oa]s|famili\\w+|mujeres|hombres|padres|people|customers|neighbou?rs|friends|families|women|men|parents|households|folks)';
/** «Ya hay cuarenta conocidos que…», «de sesenta vecinos que preguntamos, 42…», «ya hicimos tres sábados de prueba», "thirty are on the waiting list". */
const SO_FAR = new RegExp(
  [
    `^(?:ya )?(?:hay|tengo|tenemos|contamos con) (?:ya )?(?:unos |unas )?${NUMBER} ${PEOPLE}`,
    `^(?:(?:i|we)(?:.ve| have)(?: got)?|there are) (?:already )?(?:about |some )?${NUMBER} ${PEOPLE}`,
    `^(?:out )?(?:de|of) (?:l[oa]s |the |un[oa]s )?${NUMBER} ${PEOPLE} (?:que|a (?:los|las) que|who|that|we|i)(?![a-z])`,
    `^ya (?:hicimos|hice|probamos|probe|vendimos|vendi|llevamos|estuvimos|hemos)(?![a-z])`,
    `^(?:i|we) (?:have )?(?:already )?(?:ran|run|held|tested|trialled|tried out) ${NUMBER}`,
    `^(?:about |some )?${NUMBER} (?:${PEOPLE} )?(?:are|is|have|estan|se han) (?:already |ya )?(?:on|signed|en|apuntad)`,
  ].join('|'),
);

/** "I've been a vet tech for 7 years", «hay 14 en la lista de espera»: who one is, whom one has already or what one has done wins nobody. */
const NOBODY_WON =
  /^(?:i['’]?ve (?:been|worked) |i(?: was|['’]m| am) an? |i worked |soy |he sido |he trabajado |trabaj[eé] |llevo )|^(?=.*(?:\d|\bhay\b|\btengo\b)).*\b(?:wait(?:ing)? ?list|lista de espera)\b|\b(?:ya (?:he|hemos)|(?:i|we)['’]?ve already|(?:i|we) already) [a-z]+(?:ado|ido|ed|t)\b.*\d/;
/** «En publicidad no más de ochenta», "on ads, nothing": how much goes on all of it. */
const LIMIT_OF_ALL =
  /^(?:(?:en|para|on|for) )?(?:la |the )?(?:publicidad|propaganda|anuncios|promocion|marketing|ads|advertising|adverts)\b,?(?: (?:i |we )?(?:\w+ )?)??(?: ?)(?:no (?:(?:quiero|queremos|voy a|vamos a) )?(?:gastar |poner |meter )?mas|como mucho|maximo|nada|cero|at most|no more than|up to|nothing|none|hasta|zero)\b/;

/** «El año pasado, los fines de semana, …»: when something else was done. */
const TIME_ALONE =
  /^(?:(?:en|on|at|por|durante|during) )?(?:(?:l[oa]s|the) )?(?:fines de semana|findes|weekends?|sabados|domingos|saturdays|sundays|tardes|evenings|(?:(?:el|este|this|last) )?(?:ano|mes|verano|invierno|year|month|summer|winter)(?: pasado)?)$/;

const SOME_OF_THEM =
  /^(?:un[oa]|dos|tres|cuatro|algun[oa]s|ambos|one|two|three|four|some|both|\d+)(?: (?:de ell[oa]s|of them|of those))? (?:(?:ya|already|siempre|always) )?(?:(?:me|nos) (?:ya )?(?:mand|env[ií]|recom[ie]+nd|deriv|refier|pas|tra[ei])|(?:sends?|refers?|recommends?|pass(?:es)?|brings?|gives?) (?:me|us|people|customers|clients|work|jobs)(?!\p{L}))/iu;

/** «Tres reformistas conocidos y dos ya me pasan trabajo», "… and two already send me work": some of those just named. */
export function isOfSomeOfThem(words: string): boolean {
  return SOME_OF_THEM.test(words);
}

/** Whether words, folded, tell of what is spent altogether, of what there is so far or of nothing but when. */
export function isBesideChannels(said: string): boolean {
  return [OF_BUDGET, LIMIT_OF_ALL, SO_FAR, NOBODY_WON, TIME_ALONE].some((way) => way.test(said));
}

/** «Un vecino mío ya me tiene apalabrada una cocina», "two have already booked": who has promised to buy is no way of finding the next. */
export function isPromise(folded: string): boolean {
  return PROMISED.test(folded);
}

const PROMISED =
  /\b(?:me|nos) (?:(?:han|ha|tienen?) (?:ya )?(?:apalabrad|encargad|pedid|reservad|comprometid)|encargaron|pidieron|reservaron)|\b(?:have|has) (?:already )?(?:ordered|booked|promised|signed up)\b/;
