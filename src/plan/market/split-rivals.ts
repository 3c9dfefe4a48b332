// The answer about rivals in parts, one for each thing named.
import { KIN_WORDS } from '../../facts/kin.ts';
import { foldText } from '../../language/fold-text.ts';
import type { AlternativeId } from './alternative-words.ts';
import { findAlternative } from './find-alternative.ts';
import { goesOn } from './goes-on.ts';
import { rivalsAsOne } from './rivals-as-one.ts';
import { withPair } from './told-of-both.ts';

const SEPARATOR = /[.;\n]+(?=\s|$)|,(?!\d)|\s(?:y|e|o|u|and|or|plus|también|además)\s/giu;
/** What a new item begins with: an article, somebody's name or the doing of something. What begins otherwise goes on about the one before. */
const NEW_ITEM =
  /^(?:y |e |o |and |or )?(?:(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|the|an?|some|other|another|my|su|mi)(?! (?:\d|[a-z]+ (?:kilometros?|kms?|metros|minutos?|cuadras?|manzanas?|pasos)(?![a-z])|(?:la|las|los|el|veces|domicilio|tu|su|un|una|mano|pie) |(?:par de|couple of|few|pocos?|tres|dos|three|two) (?:dias|semanas|meses|horas|anos|veces|euros|pesos|calles|manzanas|days|weeks|months|hours|years|times|quid|pounds|dollars|bucks|miles|streets|doors|blocks)))|no (?:hacer|comprar)|doing|[a-zñ]{3,}(?:ar|er|ir)(?:l[oa]s?)?(?= )|just [a-z]+ing)(?: |$)/;
/** «Los tiene en jaula», «la cobra aparte»: a pronoun and what is done to it, which no article opens. */
const DONE_TO_IT =
  /^(?:and |but |y |pero )?(?:(?:l[oa]s?|el) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|findes?|fin(?:es)? de semana|mananas|tardes|noches|veranos?|inviernos?|mediodias?|agosto)|(?:on |the )?(?:weekends|evenings|mornings|(?:mon|tues|wednes|thurs|fri|satur|sun)days|winters?|summers?|bank holidays))(?![a-z])|^(?:and |but )?the [a-z]+ (?:come|comes|arrives?|are made|are baked|tastes?)(?: in)?(?![a-z])|^(?:y |pero )?l[oa]s [a-z]+ (?:llegan|vienen|saben)(?![a-z])|^(?:y |e |o )?l[oa]s? [a-z]+[ae]n? (?:ell[oa]s? mism|un[oa] mism|el mism|sol[oa]s?\b)|^(?:y |e |o )?(?:l[oa]s?|les?|se l[oa]s?) (?:tienen?|hacen?|cobran?|venden?|dejan?|meten?|ponen?|sacan?|llevan?|traen?|dan?|piden?|suben?|abren?|cierran?|atienden?|mandan?|entregan|encierran?|amarran?|atan?|tratan?|bañan?|banan?|lavan?|cuidan?|recogen?|guardan?|calientan|recalientan?|congelan?|sirven?|preparan?|compran|fabrican?|importan?|subcontratan?|revisan?|arreglan?|reparan?|tardan?|devuelven?|mezclan?|sueltan?|hornean?|terminan?|acaban?|esta|estan|es|son|han?|va|van|quiere[n]?|puede[n]?|sabe[n]?)(?![a-z])(?! (?:de|del) )/;
/** "A son with a drill", «su cuñado»: somebody of the customer's own. */
const KIN_NEXT = new RegExp(
  `^(?:y |and |or |o )?(?:their|his|her|your|the|an?|somebody.s|someone.s|su|sus|tu|el|la|un|una) (?:own |older |retired )?(?:${KIN_WORDS})(?![a-z-])`,
);
/** "People just buy at Home Depot": of another, where it names one. */
const HABIT = /^(?:people|folks|most|la gente|muchos)(?: just| still| solo)? (?:buy|use|go|order|compran?|usan?|van?|piden?) /;
const ABOUT_US = /\b(?:yo|nosotr[oa]s|nuestr[oa]s?|conmigo|me elegiran?|porque|i|we|us|our|me|mine|because|choose)\b/;
/** What goes on about the one before, or says that there is nobody. */
const NO_ITEM =
  /^(?:y |and |pero |but )?(?:no|ni|nunca|never|not|que|te|se|me|le|les|lo|hay|es|son|esta|estan|tienen?|cobran?|cierran?|abren?|venden?|tardan?|salen?|hacen?|muy|mas|ya|creo|pues|aunque|pero|it|they|there|is|are|but|which|who|with|con|sin|from|people|la gente|todo|nada|nadie|ningun\w*|none|nobody|do|does|takes?|charges?|sells?|opens?|closes?|shuts?|costs?|asks?|delivers?|bueno|well|honestly|car[oa]s?|carisim[oa]s?|barat[oa]s?|lent[oa]s?|expensive|cheap|slow|dear|pricey|huge|massive|nice|lovely|great|decent|handy|local(?= too| also|$)|busy|packed|brilliant|closed|shut|booked|full(?= of| up|$)|open(?= until| till| only| from)|llen[oa]s?|cerrad[oa]s?|abiert[oa]s?|lej[oa]s|buenisim[oa]s?|enormes?)\b|^\d[\d.,]* ?(?:[a-z]+ )?(?:€|\$|£|el|la|an?|per|each|cada|por)(?: |$)|^(?:in|en|a|de|por) |^(?:y |and |pero |but )?(?:para|to (?=(?:park|get|book|find|reach|eat)(?![a-z])))(?![a-z])/;
/** A clause tells of something; before one there is only a name. */
const CLAUSE =
  /\b(?:que|pero|aunque|donde|cuyo|porque|es|(?<!\b(?:an?|the|their|own|his|her|your|.s) )son|esta|estan|tiene|cobra|which|who|that|but|is|are|has|have|charges?|there)\b/;
const MOST_WORDS = 5;
/** "Rosa and other ladies who are cheaper": what is said of them all is said of Rosa. */
const OF_ITS_LIKE = /^(?:other|otr[oa]s) [^.;,]{3,40} (?:who|that|which|que) /;
const JOINT = /^(?:y|e|and|or|o) /i;
/** «El de Juan, el de la esquina», "Dave's, the one on the corner": which of its name it is, and nobody else. */
const APPOSED =
  /^(?:(?:el|la|los|las) (?:de|del|que (?:esta|queda|hay)|grande|chic[oa]|nuev[oa]|de siempre)\b|the (?:(?:big|small|new|old) )?ones?\b)/;

/** "Aussie Pet Mobile, the big franchise, they're 140": what the one just named is. */
const KIND_OF_ONE =
  /^(?:the|el|la|an?|una?) (?:[a-z]+ ){0,2}(?:franchise|chain|giant|leader|incumbent|one everyone knows|franquicia|cadena|gigante|lider|multinacional|incumbente|de toda la vida)(?: [a-z]+){0,2}$/;

/** «Mari Carmen, cortes a 15 €», "Shannonside, eight weeks wait and €140": what one told by name asks for a thing, or how long it is waited for. */
const OF_ITS_OWN =
  /^(?:(?:a|at|por|de|desde|from|for) )?(?:(?:unos|unas|about|around) )?(?:s\/ ?|[$€£] ?)?\d[\d.,]*(?: (?:euros?|pesos|soles|dollars|pounds|bucks|quid))?(?: (?:el|la|un|una|each|an?|per|cada) [a-z]+)?$|^(?:[a-z]+ ){1,3}(?:a|at|for|por|desde|from) (?:(?:unos|unas|about|around) )?[€$£]?\d|^[€$£]\d|^(?:an? |un[oa]? )?(?:[a-z]+|\d+)[ -](?:minutos|horas?|dias?|semanas?|mes(?:es)?|minutes?|hours?|days?|weeks?|months?)(?:'s?)?(?: (?:de|of))? (?:wait|queue|espera|cola|demora)(?![a-z])/;

/** "A two week wait", «una cola de tres días»: of the one before, whatever article it opens with. */
const ITS_WAIT =
  /^(?:an? |un[oa]? )?(?:[a-z]+|\d+)[ -](?:minutos|horas?|dias?|semanas?|mes(?:es)?|minutes?|hours?|days?|weeks?|months?)(?:'s?)?(?: (?:de|of))? (?:wait|queue|espera|cola|demora)(?![a-z])|^(?:un[oa]? |an? )?(?:\p{L}+ )?(?:lista de espera|colas?|waiting list|wait|queue|demora)(?![a-z])/u;
/** "Has a bare room", «que tiene un local feo»: what it has, which goes on after a bare «y» as long as nobody is named or does anything. */
const HAS_THINGS = /\b(?:tienen?|has|have|con|with) (?:(?!\b(?:que|who|which|pero|but)\b)[^,;.])*$/;
const A_THING = /^(?:un|una|unos|unas|an?|some) (?:[a-z]+ ){0,2}[a-z]+$/;

/** A few words of a list that are a thing by themselves: «señoras por horas», "foam rollers". */
export function isItem(text: string): boolean {
  const count = text.split(/\s+/).length;
  const said = foldText(text);
  return count <= MOST_WORDS && text.length > 2 && !DONE_TO_IT.test(said) && !NO_ITEM.test(said) && !CLAUSE.test(said) && !isAboutUs(text);
}

export function beginsItem(text: string): boolean {
  const said = foldText(text);
  return KIN_NEXT.test(said) || (NEW_ITEM.test(said) && !DONE_TO_IT.test(said));
}

export function isAboutUs(text: string): boolean {
  return ABOUT_US.test(foldText(text));
}

/** Names as they stand in the answer: with the capitals that follow («Goiko On Wheels»), two of one name as one, none told twice. */
export function wholeNames(named: readonly string[], answer: string): readonly string[] {
  const whole = named.map((name) => extend(name, answer));
  const joined = whole.map((name, at) => joinPair(name, whole[at + 1], answer));
  return joined.filter(
    (name, at) => isThere(name, answer) && !joined.some((other, before) => before !== at && isWithin(name, other, before < at)),
  );
}

function extend(name: string, answer: string): string {
  const at = answer.indexOf(name);
  if (at < 0) return name;
  return name + (/^(?: \p{Lu}[\p{L}’']*)+/u.exec(answer.slice(at + name.length))?.[0] ?? '');
}

/** «Concha y Toro, Montes y otras»: what «y» joins before a comma is one name; and so is "Deliveroo for Work". */
function joinPair(name: string, next: string | undefined, answer: string): string {
  if (!next) return name;
  const isShort = !name.includes(' ') && !next.includes(' ');
  const pair = [`${name} y ${next}`, `${name} and ${next}`].find(
    (both) => isShort && answer.includes(`${both}, `) && !OF_EACH.test(answer.slice(answer.indexOf(both) + both.length)),
  );
  const bound = [`${name} for ${next}`, `${name} de ${next}`, `${name} de bolas ${next}`].find((both) => answer.includes(both));
  return pair ?? bound ?? name;
}

/** «Uber y Cabify, que salen a 15»: two, of whom the same is told. */
const OF_EACH = /^, (?:que|who|which|that|los dos|las dos|ambos|ambas|both)\s/;

/** A word before «como» is the kind of thing that the names after it are. */
function isThere(name: string, answer: string): boolean {
  return !new RegExp(
    `${literally(name)} (?:(?!(?:is|are|was|looks?|feels?|does|just|es|son|sale|vale|cuesta|cobran?|piden?) )[a-zñ]+ )?(?:como|like|such as) (?![$€£]?\\d)`,
    'u',
  ).test(answer);
}

/** For a pattern: what stands for something else in one stands for itself. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function isWithin(name: string, other: string, isBefore: boolean): boolean {
  if (foldText(name) === foldText(other)) return isBefore;
  return foldText(other).includes(foldText(name));
}

const OF_SOMEBODY: ReadonlySet<AlternativeId> = new Set([
  'one-person',
  'known-person',
  'own-hands',
  'public',
  'online',
  'tool',
  'same-trade',
]);

function isHad(joint: string, before: string, words: string): boolean {
  const said = foldText(words.trim());
  return (
    /^\s(?:y|e|and)\s$/iu.test(joint) &&
    HAS_THINGS.test(foldText(before)) &&
    A_THING.test(said) &&
    !OF_SOMEBODY.has(findAlternative(said).id)
  );
}

function isApposition(next: string, before: string, named: readonly string[]): boolean {
  const words = next.split(/[.;,\n]|\s(?:y|o|and|or)\s/u)[0] ?? '';
  const isKind = KIND_OF_ONE.test(foldText(words)) && named.some((name) => before.trimEnd().endsWith(name));
  if (isKind) return true;
  return APPOSED.test(foldText(words)) && named.some((name) => before.includes(name)) && !named.some((name) => words.includes(name));
}

/** «Hay una chica, Celi Pastas, a 12.500»: who it is comes after the comma. */
const SOMEBODY_NAMED =
  /^(?:(?:y|and|also|tambien|luego) )?(?:una?|otr[oa]|an?|another) (?:[a-z]+ )?(?:chic[oa]|senora?|muchach[oa]|tip[oa]|mujer|hombre|guy|lad|lady|girl|woman|man|fella|bloke|place|shop|sitio|tienda|taller|local)(?: (?:de|del|in|on|at|near|round|con|with) [a-z ]{2,20})?$/;

/** "Angi handymen who don't show up": after a comma, a plural noun and what those do is of others. */
const OTHERS_WHO =
  /^(?:(?:y|e|o|and|or) )?(?!(?:There|They|People|Lots|Most|Those|The|Hay|Los|Las)(?![\p{L}]))\p{Lu}[\p{L}’'&.-]*(?: \p{Lu}[\p{L}’'&.-]*)* \p{Ll}+(?:s|men|women|people) (?:who|that|which|que) /u;

/** "Childminders round here who charge £6 an hour", «canguros del barrio que cobran 10», "and grandparents": other people, and nothing of the one before. */
const OTHER_PEOPLE =
  /^(?:[a-z]+ )?[a-z]{3,}(?:s|men|women|people) (?:off|from|on) (?:gumtree|craigslist|facebook|rover|marketplace|kijiji|nextdoor|instagram|an app|the (?:app|internet))(?![a-z])|^(?!(?:lots|loads|plenty|most|many|customers|clients|members|parents|kids|children) )(?:[a-z]+ )?[a-z]{4,}s (?:[a-z]+ ){0,3}who (?:charge|do|ask|take|cost|come|sell|work)(?![a-z])|^(?:the |some |a few )?(?:lads?|guys?|fellas?|blokes?|chaps|fellows|students|handymen|cowboys) (?:on|off|from|in|with|who|doing|working|at) |^(?:gente|chavales|tipos|tios|chicos|senoras) (?:de|por|en) (?:facebook|wallapop|marketplace|instagram|internet|milanuncios)|^(?:canguros|nineras|cuidador[ae]s|monitor[ae]s|profes\w*|estudiantes|limpiador[ae]s|particulares|autonomos|vecin[oa]s|senoras|chic[oa]s|modistas|manitas|albaniles|fontaneros) (?:[a-z]+ ){0,3}que (?:cobran|piden|hacen|van|vienen|trabajan)(?![a-z])|^(?:[a-z]+ )?[a-z]{3,}s (?:just |still )?(?!having|being|using|charging|asking|paying)[a-z]+ing (?:it|them|theirs|their own) ?(?:themselves|alone|at home)?(?![a-z])|^(?:grandparents|grannies|nans|childminders|babysitters|nannies|au pairs|abuel[oa]s|canguros|nineras)(?![a-z])/;

/** «Luego está la señora del mercado», "there's another gal", "people just ask a friend": what leads up to a thing told. */
const LEAD_UP =
  /^(?:(?:y|and|also|then|luego|despu[eé]s|tambi[eé]n)\s+)+(?=(?:the|an?|el|la|l[oa]s|un[oa]?s?|otr[oa]s?|dos|tres|two|three|some)\s)|^(?:(?:y|and|also|then|luego|despu[eé]s|tambi[eé]n)\s+)*(?:(?:hay|there are)\s+(?:dos|tres|cuatro|varios|two|three|four|several)(?:\s+\p{Ll}+)?:\s+|(?:hay|est[aá]n?|anda|queda|tienes|ten[eé]s|tenemos|there(?:['’]?s| is| are)|you(?:['’]ve got| have| get)|it['’]s)\s+(?:also\s+|tambi[eé]n\s+)?|(?:people|folks|most(?: people)?|some|others|everybody|la gente|muchos|algunos|hay quien)\s+(?:just\s+|still\s+|simply\s+|solo\s+|directamente\s+)?(?:ask|rope in|call|use|hire|llaman? a|piden? a|se lo piden? a|tiran? de|usan?|recurren? a)\s+)/iu;
const THING_NEXT =
  /^(?:an?(?! (?:\d|las?|los|el|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|media|pie|pocos?)\s)|the|their|another|some|other|un[oa]?s?|el|la|l[oa]s|su|otr[oa]s?|one|two|three|dos|tres|varios|varias|escuelas|academias|talleres|tiendas|cl[ií]nicas|gimnasios|locales|sitios|shops|places|salons|studios|schools)\s/iu;

/** What leads up is left out before a thing, and before a name: "there's Mick", «después está Pepe», «tenés a Pepe». */
function withoutLeadUp(part: string, named: readonly string[]): string {
  const rest = part.replace(LEAD_UP, '');
  const isNamed = named.some((name) => rest.replace(/^a\s/u, '').startsWith(name));
  if (isNamed) return rest.replace(/^a\s/u, '');
  return THING_NEXT.test(rest) ? rest : part;
}

/** "Halfords, who are dear": a name and what is told of it, though it is no rival any more. */
const CLAUSE_OF_ONE =
  /^(?!(?:There|They|It|We|You|I|He|She|People|Hay|No|Yo|Nosotros|Nosotras)\s)\p{Lu}[\p{L}’'&]*(?: \p{Lu}[\p{L}’'&]*)*,? (?:who|which|que|is|are|es|son|charges?|cobran?|tardan?)\s/u;

/** The answer in parts, one for each thing named; a separator inside a name parts nothing. `wares`: what the business sells, in its founder's words. */
export function splitRivals(answer: string, named: readonly string[], wares = ''): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of answer.matchAll(SEPARATOR)) {
    const next = withoutLeadUp(answer.slice(match.index + match[0].length).trimStart(), named);
    const isInName = named.some((name) => {
      const at = answer.indexOf(name);
      return at >= 0 && at < match.index && match.index < at + name.length;
    });
    const opensName = named.some((name) =>
      new RegExp(
        `^(?:(?!(?:que|than|como|like|en|de|in|at|on|con|with) )\\p{Ll}[\\p{Ll}.]* |(?:El|La|Los|Las|The|Don|Doña|Mr\\.?|Mrs\\.?) ){0,2}${literally(name)}`,
        'u',
      ).test(next.split(/[.;\n]\s/u)[0] ?? ''),
    );
    const words = next.split(/[.;,\n]|\s(?:y|o|and|or)\s/u)[0] ?? '';
    const isOfOne = OF_ITS_OWN.test(foldText(words)) && named.some((name) => answer.slice(from, match.index).includes(name));
    const isList = !isOfOne && !CLAUSE.test(foldText(answer.slice(from, match.index))) && isItem(words);
    const isHabit = HABIT.test(foldText(next)) && named.some((name) => next.includes(name));
    const isExtra = /^\s(?:plus|además)\s$/iu.test(match[0]);
    const isItsOwn = ITS_WAIT.test(foldText(words)) || isHad(match[0], answer.slice(from, match.index), words);
    const before = answer.slice(from, match.index);
    const isSomebody =
      opensName ||
      /^[.;\n]/.test(match[0]) ||
      OTHER_PEOPLE.test(foldText(next)) ||
      CLAUSE_OF_ONE.test(next) ||
      (match[0] === ',' && OTHERS_WHO.test(next)) ||
      isHabit;
    const isThing = (beginsItem(next) && !isItsOwn && !isOfOne) || (isList && !isExtra && !isItsOwn);
    const isNext = isSomebody || (isThing && !goesOn(before, next, words, wares));
    const isApposed =
      match[0] === ',' &&
      (opensName ? SOMEBODY_NAMED.test(foldText(withoutLeadUp(before.trim(), named))) : isApposition(next, before, named));
    if (
      isInName ||
      isApposed ||
      !isNext ||
      (OF_ITS_LIKE.test(foldText(next)) && named.includes(answer.slice(from, match.index).replace(JOINT, '').trim()))
    )
      continue;
    parts.push(answer.slice(from, match.index).trim());
    from = match.index + match[0].length;
  }
  const told = [...parts, answer.slice(from).trim()].map((part) => withoutLeadUp(part, named).replace(LIKE, ''));
  const all = rivalsAsOne(told.filter(Boolean), named);
  return all.map((part, at) => withPair(part, all[at - 1], all[at + 1], named, answer));
}

const LIKE = /^.{0,24} (?:como|like|such as) (?=\p{Lu})/u;

/** Names that are places elsewhere («Liverpool»), each a part by itself; what a sentence begins with has its capital from that. */
export function namesAlone(answer: string, named: readonly string[]): readonly string[] {
  return splitRivals(answer, named).filter((part) => {
    const [at, isKnown] = [answer.indexOf(part), named.some((name) => part.includes(name))];
    return !isKnown && PROPER.test(part) && at > 0 && !/[.!?]\s*$/.test(answer.slice(0, at)) && isItem(part);
  });
}

const PROPER = /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:(?:de|del|la|y|of|the|&) )*\p{Lu}[\p{L}\d'’&.-]*){0,4}$/u;
