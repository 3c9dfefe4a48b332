// The ways of getting known that the founder told, one by one, in their own words.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import { clipQuote } from '../told/clip-quote.ts';
import { findChannelClue } from './channel-clues.ts';
import { isCommission, sumIn, withoutSum } from './channel-sum.ts';
import { isBesideChannels, isOfSomeOfThem, isPromise } from './no-channel.ts';
import { isOfAll, isToldFree, type ToldChannel, withSumsOfThem } from './sums-of-channels.ts';
import { withoutLead } from './without-lead.ts';

const MOST_CHANNELS = 6;
const MOST_WORDS = 9;
/** More is no name, and would not fit a cell. */
const MOST_LETTERS = 120;
/** A name without a clue («Yapo», "Houzz") is short; anything longer is talk. */
const LONGEST_NAME = 4;
const BORDER = new RegExp(`[,;…\\n]+(?!\\d)|${FULL_STOP}(?=\\s|$)|:.*?(?=[,;.\\n]|$)`, 'u');
/** What trails off: «Instagram y poco más», «LinkedIn… no sé qué más». */
const TRAIL =
  /[\s,.…]*(?:\by\s+)?(?:poco m[aá]s|no (?:lo )?s[eé] qu[eé] m[aá]s|otra cosa no s[eé]|not sure what else|not much else)[\s.…]*$/iu;
const NOTHING =
  /^(?:no (?:lo )?se\b.*|otra cosa.*|sobre todo|nada mas|mainly|mostly|not sure.*|i (?:do not|don.?t) know.*|nothing else|that.?s (?:it|all)|etc\w*|jaja.*|(?:y )?(?:no|nada) mas|y (?:ya|punto|listo)|(?:que|sin) remedio|no queda otra|que le vamos a hacer|obvi[oa](?:mente)?|claro|ojala|supongo|por desgracia|de momento|ya sabes|a ver(?: si)?|mira|bueno|vale|venga|pues(?: nada)?|hombre|let.?s see|well|right|ok(?:ay)?|so|h?mm+|uf+|er|ah|oh|eh|btw|by the way|por cierto|(?:of course|obviously|unfortunately|sadly|hopefully|i (?:guess|suppose)|needs must|for now|you know|no choice|like everyone))$/;
/** What goes on it, which is no way of getting known: «En eso, 310 € al mes», "about three hundred bucks a month". */
const MONEY =
  /^(?:(?:en|para|on|for) )?(?:todo |all (?:of )?)?(?:eso|esto|ello|that|this|it)$|[€$£] ?\d|\d ?(?:€|\$|£)|\b(?:euros?|eurillos|pavos|pesos|varos|lucas?|palos?|mangos|dolares|dollars|bucks|grand|pounds|quid|soles|dinero|plata|presupuesto|money|cash|budget)\b|\b(?:al mes|mensual\w*|al ano|a la semana|a month|per month|monthly|a year|a week)\b/;
/** Whoever says what they do not know, do not do or will see is naming no way of getting known. */
const TALK =
  /\b(?:no (?:lo |me |se |le )?(?:se|sabria|tengo|tenemos|creo|conozco|he|hemos)|ni idea|no idea|(?:do not|don.?t|dunno|can.?t|cannot) ?\w*|(?:ya )?(?:vere|veremos|iremos)|(?:we.?ll|i.?ll) see|lo (?:que|normal|usual|de siempre|tipico)|los que|the usual|cuanto|segun|(?:as much|whatever|how much|what(?:ever)? (?:it|we|i))|tried|them|probe|probamos|quiza|a lo mejor|maybe|perhaps|pues|ponle|digamos|let.?s say)\b/;
/** «Publicidad no», «nada de redes», "no adverts": what is not to be done. */
const DENIED =
  /^(?:nada de|ningun[oa]?|sin|nunca|tampoco|no|not|never|without|no need)\b|\b(?:no|not|ni hablar)$|\b(?:aun|todavia|de momento|por ahora) no(?: (?:la |lo )?(?:tengo|tenemos|hay|existe))?$|\b(?:not yet|no yet|yet)$|\bno (?:quiero|queremos|pienso|pensamos|voy a|vamos a) (?:estar|entrar|meterme|usar|hacer|poner|salir)\b|\b(?:won.?t|will not|(?:do not|don.?t) want to|not going to) (?:use|be|do|go|pay)\b/;
/** "The gift set is what people tell their friends about": what is told, and not by whom. */
const IS_TOLD = /\b(?:is what|are what|es lo que|son lo que)\b/;
/** "I spend 60 bucks a month on Etsy ads": what it goes on, and how much. */
const SPENT =
  /^(?:(?:i|we|yo)\s+)?(?:spend|put|pay|invest|(?:le\s+)?(?:voy|vamos)\s+a\s+(?:meter|poner|gastar|invertir)(?:le)?|gasto|gastamos|gastar(?:é|emos)|meto|metemos|pongo|ponemos|pondr(?:é|emos)|invierto|pago|pagamos)\s+(?:(?:maybe|about|around|like|some|unos|unas|como)\s+)*(.+?\s(?:a month|per month|al mes|por mes|each month|cada mes))\s+(?:on|in|into|en|para|a)\s+(?:the\s+|los\s+|las\s+|el\s+|la\s+)?(.+)$/iu;
/** What is carried to whoever is visited is no channel beside the visit. */
const CARRIED =
  /^(?:an? |the |my |un |una |el |mi |la )?(?:box of |caja de |maletin de )?(?:muestrarios?|muestras|samples?|catalogo|catalogue)\b/;
/** «De enero a marzo», "in the autumn": when what was named before is done. */
const WHEN = new RegExp(`^(?:de|entre|from|between|in|en|desde|every|cada) (?:the |el |la )?(?:${MONTH_NAMES})\\b`);
const LEAD =
  /^(?:(?:y|e|o|and|or|plus|hay|est[aá]n?|there(?:['’]s|\s+are)(?:\s+also)?|also|tambi[eé]n|adem[aá]s|luego|despu[eé]s|then|first(?: of all)?|primero(?: de todo)?|antes (?:de|que) nada|sobre todo|(?:quiero|queremos|pienso|pensamos|me gustaría|we.?d|i.?d|we.?ll|i.?ll|we.?re going to|i.?m going to|want to|would like to|(?:voy|vamos) a)|mainly|mostly|creo que|i think|pues|más|plus|aparte|(?:ya )?(?:he|hemos) hablado (?:ya )?con|(?:i.?ve|we.?ve|i have|we have) (?:already )?(?:spoken|talked) (?:to|with)|con|por|through|via|v[ií]a|mediante|a trav[eé]s de|by|using)\s+)+/iu;
/** «Volantes en los edificios y que prueben gratis»: what is wished of it is not part of its name. */
const AFTERTHOUGHT =
  /(?<!\sque)\s+(?:l[oa]s? (?:lleva|llevar[áa]|hace|har[áa])|y que|and then|so that|para que|porque|pq|because|ya que|así que)\s.*$/iu;
const JOINED = /(\s+(?:y|e|and)\s+)/iu;
/** «Instagram sobre todo»: how much of it is no part of its name. */
const MOSTLY = /\s+(?:mostly|mainly|above all|sobre todo|más que nada|principalmente|too|as well|también)$/iu;
/** «Tarjetas en el polideportivo y en dos farmacias»: where else the same is done. */
const ELSEWHERE = /^(?:en|a (?=(?:el|la|l[oa]s|mis?)\s)|al|con|at|in|on|to|with|for|para)\s/iu;
const PLACED =
  /\s(?:en|al|at|in|on|to|con|with|entre|between)\s|\s(?:visitas?|llamadas?|correos?|mensajes?)\sa\s|^(?:visitas?|llamadas?|correos?|mensajes?)\sa\s/iu;
/** «La podóloga con la que comparto el local», after a name, says who that is. */
const APPOSED = /^(?:el|la|los|las|un|una|mi|mis|nuestr[oa]s?|the|an?|my|our|who|que|quien)\s/iu;
const RELATIVE = /^(?:que|quien(?:es)?|donde|who|that|which|where|cada un[oa] con|each with)\s/iu;
/** A person, a shop or a site without a word of what it is. */
const BARE_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?$/u;
/** «@loscuatesatx» is where to find the account, and no other one. */
const HANDLE = /^@[\w.]+$/u;
/** What may be a way of getting known though no list has it: a name, a thing or something to do. */
const NOUN =
  /\p{Lu}|^(?:el|la|l[oa]s|un[oa]?s?|mi|mis|the|an?|my|our|some|\d+|dos|tres|two|three)\s|^\p{L}+(?:ar|er|ir|ing)(?:\s|$)|^\p{L}{4,}$/u;

/** Each way of getting known that was named, six at most. */
export function tellChannels(facts: FactSheet): readonly string[] {
  return readChannels(facts).map(({ words }) => clipQuote(withoutSum(words).replace(DANGLING, ''), MOST_WORDS));
}

/** All that was said of each of them, in the same order. */
export function tellChannelNotes(facts: FactSheet): readonly string[] {
  return readChannels(facts).map(({ words, about }) => `${words} ${about}`.trim());
}

/** What a month of each of them was told to cost, in the same order; null where nothing was told of it. */
export function tellChannelSums(facts: FactSheet): readonly (number | null)[] {
  return readChannels(facts).map(({ words, sum }) => sum ?? sumIn(words, factValue(facts, 'country')));
}

function readChannels(facts: FactSheet): readonly ToldChannel[] {
  const clauses = (factValue(facts, 'marketing') ?? '')
    .replace(TRAIL, '')
    .replace(LISTED_AFTER, listedAfter)
    .split(BORDER)
    .flatMap((clause) => [...partJoined(clean(clause)), ...tellAfterthought(clause)]);
  const told = withSumsOfThem(gatherAbout(clauses.filter((words) => words !== '' && words.length <= MOST_LETTERS)));
  const own = foldText(factValue(facts, 'name') ?? '');
  const isSure = told.some(isTold);
  const named = told.filter((channel) => isTold(channel) || (isName(channel.words, isSure) && foldText(channel.words) !== own));
  return (named.length > 0 ? named : told.slice(0, 1)).slice(0, MOST_CHANNELS);
}

/** Words that no list has are a way of getting known where they are short; beside others that a list has, only as a name or a thing of its own. */
function isName(words: string, isSure: boolean): boolean {
  // «La protectora que lleva las colonias del barrio»: what it does is said of it.
  const [name = ''] = words.split(/\s(?:que|who|which)\s/iu);
  if (!NOUN.test(words) || name.split(' ').length > LONGEST_NAME) return false;
  return !isSure || (THING.test(words) && !TELLS_ABOUT.test(foldText(words)));
}

/** A thing with its article, or a name beyond the capital that opens a sentence. */
const THING = /^(?:el|la|l[oa]s|un[oa]?s?|mi|mis|the|an?|my|our) |^.+ \p{Lu}|^\p{Lu}\p{L}*$/u;
/** How many ways there are, who comes, how it goes on: told about them, and none of them. */
const TELLS_ABOUT =
  /^(?:ademas|tambien|luego|despues|primero|also|besides|then|first|mostly|mainly|honestly|sinceramente|basicamente|basically)$|\b(?:routes?|ways?|channels?|vias?|caminos?|canales|formas?|maneras?|cosas?|things?|steps?|pasos?|clientes?|customers?|twenty|veinte|idea|plan|presupuesto|budget)$|\b(?:ya|already|it['’]?s|is|are|es|son|tengo|have|hago|do)\b/;

/** «Nuestro canal será digital: Instagram y TikTok»: what a name that is none leads to. */
const LISTED_AFTER = /([^,;.:\n]*):([^,;.\n]*)/gu;
function listedAfter(all: string, before: string, after: string): string {
  return !isNamed(before) && isNamed(after) ? after : all;
}

/** "Two bridal shops that already said they'd": what is said of them stops before its verb, which is told after the name. */
const DANGLING =
  /\s+(?:(?:that|who|which|que)\s.*\s)?(?:(?:they|he|she|we|i)['’](?:d|ll)|(?:are|is) (?:gonna|going to)|gonna|will|would|van a|va a|(?:l[oa]s? )?(?:pondr|cobrar|ser)(?:emos|[ée]|[aá]n?))$/iu;

/** What follows a name and says who or what that is, what it takes or where its account is belongs to it. */
function gatherAbout(clauses: readonly string[]): readonly ToldChannel[] {
  const told: ToldChannel[] = [];
  for (const clause of clauses) {
    const last = told.at(-1);
    const again = told.findIndex(({ words }) => foldText(withoutSum(words)) === foldText(withoutSum(clause)));
    if (again >= 0) told[again] = { words: clause, about: told[again]?.about ?? '' };
    else if (last && isToldFree(clause)) told[told.length - 1] = { ...last, sum: 0 };
    else if (last && WHEN.test(foldText(clause))) told[told.length - 1] = { ...last, words: `${last.words}, ${clause}` };
    else if (last && (isRelative(clause) || isOfSomeOfThem(clause) || HANDLE.test(clause) || isTermsOf(clause) || isCarried(last, clause)))
      told[told.length - 1] = { ...last, about: `${last.about} ${clause}` };
    else if (last && BARE_NAME.test(last.words) && !isNamed(last.words) && APPOSED.test(clause))
      told[told.length - 1] = { ...last, words: `${last.words}, ${clause}` };
    else if (last && NAMES_ONLY.test(clause) && !isNamed(clause) && isListing(last))
      told[told.length - 1] = { ...last, about: `${last.about} ${clause}` };
    else if (!isNoChannel(clause)) told.push(withoutSending(clause));
  }
  return told;
}

/** «… en Medellín, Bogotá y Cali», "two distributors, Segovia Produce and Farm to Table": the rest of the places, or who they are. */
const NAMES_ONLY = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|la|of|to|y|and|&) )*\p{Lu}[\p{L}'’.-]*)*$/u;
function isListing({ words }: ToldChannel): boolean {
  return /\s(?:en|in|at) \p{Lu}[\p{L}'’-]*$/u.test(words) || findChannelClue(foldText(words))?.kind === 'partners';
}

/** «La tienda de telas ya me manda gente»: who sends is the name, and that they do is said of it; «quien me manda gente» is a name as it is. */
function withoutSending(clause: string): ToldChannel {
  if (isWished(clause)) return { words: clause, about: '' };
  const [, named, told] = WHO_DO.exec(clause) ?? [];
  if (named && told) return { words: named, about: told };
  const [, who, about] = SENDING.exec(clause) ?? [];
  return who && about && !ENDS_IN_RELATIVE.test(who) ? { words: who, about } : { words: clause, about: '' };
}

/** "Two bridal shops that already said they'd send me people": who they are ends before what they said, know or will do. */
const WHO_DO =
  /^((?:(?:the|los|las|my|mis|our|a couple of|un par de|unos|unas|some|\d+|\p{L}+)\s)(?:(?!(?:que|who|that|which|quien|quienes)\s)[\p{L}’'-]+\s?){1,4}?)\s((?:que|who|that|which)\s(?:(?:ya|already|all|both)\s)?(?:(?:me|nos|se)\s)?(?:said|told|know[s]?|agreed|offered|promised|want|are going to|are gonna|will|would|can|conocen|dijeron|dicen|han dicho|prometieron|ofrecieron|quieren)(?!\p{L}).*)$/iu;
const SENDING =
  /^(.+?)\s+((?:(?:ya|siempre|already|always|often|also|tambi[eé]n)\s+)*(?:(?:me|nos)\s+(?:ya\s+)?(?:va[n]?\s+a\s+)?(?:mand|env[ií]|recom[ie]+nd|deriv|refier|pas|tra[ei])[\p{L}]*|(?:(?:will|would|can|could|has|have)\s+)?(?:sends?|refers?|recommends?|sen(?:d|t)ing|recommended|referred)\s+(?:me|us|people|customers|clients|patients|work|jobs|folks|her|his|their|over)\b)(?!\p{L}).*)$/iu;
const ENDS_IN_RELATIVE = /(?:^|\s)(?:que|quien(?:es)?|(?:who|that|which)(?:['’]\p{L}+)?|to|a)$/iu;

/** «Que me manda a los suyos» tells of whoever was named; «que prueben gratis» and «que nos recomienden» are other ways of getting known. */
function isRelative(clause: string): boolean {
  return RELATIVE.test(clause) && !isWished(clause);
}

/** Something to be tried, or to be passed on by those who have bought. */
function isWished(clause: string): boolean {
  return findChannelClue(foldText(clause))?.kind === 'trial' || PASSED_ON.test(foldText(clause));
}

const PASSED_ON = /^que (?:[a-z]+ ){0,5}?(?:recomiende[ns]?|corran? la voz|hablen? bien|se lo cuenten?)\b/;

function isCarried({ words }: ToldChannel, clause: string): boolean {
  return CARRIED.test(foldText(clause)) && findChannelClue(foldText(words))?.kind === 'visits';
}

/** «Aunque se queda un 15», "I give them five percent": what is paid for each sale it brings. */
function isTermsOf(clause: string): boolean {
  return isCommission(clause) && (!isNamed(clause) || TERMS.test(clause));
}

const TERMS = /^(?:(?:aunque|pero|but|although|though)\s+)?(?:les?|me|nos|se|i|we|they|cobran?|doy|damos|pago|pagamos|con|with)\s/iu;

function isTold({ words, about }: ToldChannel): boolean {
  return isNamed(words) || (about !== '' && isNamed(about));
}

/** «Volantes en los edificios y que prueben en la puerta el primer mes»: what is wished of it may be another way of getting known. */
function tellAfterthought(clause: string): readonly string[] {
  const wished = AFTERTHOUGHT.exec(clause)?.[0].trim().replace(LEAD, '') ?? '';
  return isWished(wished) ? [wished] : [];
}

/** "About half of the new ones come by": how many, and not from where. */
const PART_OF_THEM =
  /^(?:(?:y|and|pero|but)\s+)?(?:(?:about|around|roughly|maybe|more or less|casi|como|m[aá]s o menos)\s+)*(?:half|most|a third|two thirds|la mitad|la mayor[ií]a|un tercio|\d{1,2} ?%)(?:\s(?:of|de)(?:\s(?:the|my|them|it|l[oa]s|mis))?(?:\s(?:new|nuev[oa]s))?(?:\s(?:ones|people|customers|clients|client[ea]s|personas))?)?\s(?:will\s)?(?:come|comes|find (?:me|us)|vien\p{L}+|vendr\p{L}+|lleg\p{L}+)\s(?:by|from|through|via|por|de|con)\s/iu;
function clean(clause: string | undefined): string {
  return withoutLead(
    (clause ?? '').trim().replace(PART_OF_THEM, '').replace(SPENT, '$2 $1').replace(AFTERTHOUGHT, '').trim().replace(LEAD, ''),
  )
    .replace(LEAD, '')
    .replace(MOSTLY, '')
    .trim();
}

/** «Carteles y Google» are two; «fotos y vídeos en Instagram» and «tarjetas en el polideportivo y en dos farmacias», one. */
function partJoined(clause: string): readonly string[] {
  const [first = '', ...rest] = clause.split(JOINED);
  const parts = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [joint = '', piece = ''] = rest.slice(at, at + 2);
    const last = parts.at(-1) ?? '';
    const next = clean(piece);
    if (DONE_SO_FAR.test(foldText(last))) parts[parts.length - 1] = `${last}${joint}${piece}`;
    else if (isOfSomeOfThem(next) || LIKEWISE.test(piece) || (isNamed(next) && isBesideChannels(foldText(last)))) parts.push(next);
    else if (isNamed(next) && isNoChannel(last)) parts[parts.length - 1] = next;
    else if (isNamed(last) && isNamed(next) && !goesOn(last, next)) parts.push(next);
    else parts[parts.length - 1] = `${last}${joint}${piece}`;
  }
  return parts.map((part) => part.trim());
}

/** «Por la ficha de Google y por la peluquería canina Pelut»: a way of its own. */
const LIKEWISE = /^(?:por|a trav[eé]s de|through|via|v[ií]a) (?:el|la|l[oa]s|the|my|mi) /iu;

/** Where else the same thing is done, or for whom. */
function goesOn(last: string, next: string): boolean {
  if (AGREED.test(foldText(next))) return false;
  if (/^(?:de|of) /u.test(next) && / (?:de|of) /u.test(last)) return true;
  return ELSEWHERE.test(next) || (PLACED.test(last) && findChannelClue(foldText(next))?.kind === 'partners' && !RECOMMENDS.test(next));
}

/** An agreement is another way, wherever the one before is done. */
const AGREED = /^(?:un |una |an? |the |el )?(?:convenios?|acuerdos?|alianzas?|deals?|agreements?|referrals?|recomendacion\w*) /;
const RECOMMENDS = /\s(?:que|who|that)\s/iu;

/** What one has done already and for whom, or what others have paid: of the business so far, and no way of being found. */
const DONE_SO_FAR =
  /(?<![a-z])(?:(?:he|hemos|llevo|llevamos) (?!en cuenta)(?:[a-z]+(?:ado|ido|cho|sto|rto)|[a-z]+ (?:anos|meses))|(?<!(?:where|who|that|which|whom|when) )(?:i|we)(?:.ve| have)?(?: also)?(?: already)? (?:did|done|made|sold|been|worked|had|baked|fixed|finished|built|sewn|altered|cut|designed|installed|taught)|(?:ya|el (?:ano|mes|verano) pasado) (?:hice|hicimos|vendi|vendimos|monte|montamos|arregle|arreglamos|entregue|entregamos|hornee|cosi|cosimos)|(?:\d+|two|three|dos|tres|some|algun[oa]s) (?:of them )?(?:have|has|han|me han|nos han) (?:already |ya )?(?:signed|paid|booked|left|firmado|pagado|reservado|dejado)|(?:that.s |it.s |es |eso es )?(?:a head start|una ventaja))(?![a-z])/;

function isNoChannel(words: string): boolean {
  const said = foldText(words);
  if (DONE_SO_FAR.test(said) || isOfAll(said) || isBesideChannels(said)) return true;
  if (NOTHING.test(said) || IS_TOLD.test(said) || isPromise(said) || DENIED.test(said)) return true;
  return (MONEY.test(said) || TALK.test(said)) && !isNamed(words);
}

function isNamed(words: string): boolean {
  return findChannelClue(foldText(words)) !== undefined;
}
