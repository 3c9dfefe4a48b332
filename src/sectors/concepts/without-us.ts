// «A mí me eligen porque mido niño por niño», "mine are the ones that smell like here": what is told of the own business among its rivals.

const CLAUSE = '(?:^\\s*|[,;:(–—-]\\s*|\\b(?:y|e|pero|porque|aunque|and|but|so|because|while|whereas)\\s+)';
/** Whoever chooses, chooses us. */
const CHOSEN =
  '\\b(?:a\\s+(?:m[ií]|nosotr[oa]s)\\s+(?:s[ií]\\s+)?(?:me|nos)\\b|(?:me|nos)\\s+(?:van\\s+a\\s+|iban\\s+a\\s+|pueden\\s+)?(?:elig|eleg|escog|prefier|prefer)\\w*|(?:conmigo|con\\s+nosotr[oa]s)\\b|(?:choos\\w+|pick(?:s|ing)?|prefers?|com(?:e|es|ing)(?:\\s+back)?\\s+to|go(?:es|ing)?\\s+(?:with|to|for)|buy(?:s|ing)?\\s+from|hires?|trusts?)\\s+(?:us|me)\\b|(?:we|i)\\s+get\\s+(?:picked|chosen)\\b)';
/** We are, do or have something. */
const WE = `${CLAUSE}(?:nosotr[oa]s|yo|ours|mine|lo\\s+(?:m[ií]o|nuestro)|l[oa]s\\s+(?:m[ií][oa]s|nuestr[oa]s)|nuestr[oa]s?\\s+(?!(?:competencia|competidor|rival|zona|barrio|pueblo|ciudad|calle|principal))\\p{L}+|(?:aqu[ií]\\s+)?(?:(?:les?|lo|la|los|las|se|te|os|no|nos)\\s+)*(?!(?:ten|conoc|sab|cre|competi|compet|pens|perd|cont|hab|est|v|h|pod)[aei]mos)(?:somos|damos|\\p{L}{2,}[aei]mos)|(?:my|our|mis)\\s+\\p{L}{3,}\\s+(?:starts?|begins?|costs?|sells?\\s+(?:for|at)|comes?\\s+(?:to|at|in)|empiezan?|cuestan?|valen?|salen?\\s+(?:a|por))|(?:we|i)(?:['’]re|['’]m|['’]ll|\\s+(?:are|am|will|do|make|open|deliver|offer|sell|use|charge|give|bring|beat|win|don['’]?t))(?!\\s+(?:not|sure|guess\\w*|think\\w*|aware|told|know|have|lose|losing|compet\\w+|up\\s+against|say)\\b))(?![\\p{L}’'])`;
const IS_CHOSEN = new RegExp(CHOSEN, 'iu');
const IS_WE = new RegExp(WE, 'iu');
/** Beside whom, where a name follows: "cheaper than Tesco", «a diferencia de Ikea». */
const BESIDE = /\b(?:than|unlike|beat|diferencia|frente|contra|versus|vs|como|like|que)\s[^.;]*\p{Lu}\p{L}/u;

const SENTENCE = /[^.;!?\n]+(?:\.(?=\S)[^.;!?\n]*)*/gu;

/** An answer about rivals without what it tells of the own business: from where somebody speaks of themselves to the end of the sentence. */
export function withoutUs(answer: string): string {
  return withoutStops(answer).replace(SENTENCE, (sentence) => {
    const from = startOfUs(sentence);
    return BESIDE.test(sentence.slice(from)) ? sentence : sentence.slice(0, from);
  });
}

/** «Más barato que el Express», "cheaper than Tesco": against one of them, and no promise by itself. */
const THAN_ANOTHER =
  /(?<!\p{L})(?:(?:m[aá]s|menos) \p{L}+ que|(?:cheaper|dearer|less expensive|more expensive) than) (?:(?:el|la|los|las|un|una|the|an?) )?\p{Lu}[\p{L}'’]*(?: (?:de |del )?\p{Lu}[\p{L}'’]*)*,?/gu;

/** What it tells of the own business, and nothing else. */
export function onlyUs(answer: string): string {
  const told = withoutStops(answer).replace(THAN_ANOTHER, '').match(SENTENCE) ?? [];
  return told
    .map((sentence) => sentence.slice(startOfUs(sentence)).replace(/^[\s,:–—-]+/u, ''))
    .filter(Boolean)
    .join('. ');
}

/** Why one is chosen, without that one is: of «me escogen porque mido niño por niño», what follows. */
export function reasonsIn(answer: string): string {
  const [first = ''] = onlyUs(answer).split('. ');
  return first.replace(/^.*?(?:\b(?:because|porque|por que|ya que|since)|['’]cause|\bcuz)\s+/iu, '');
}

function startOfUs(sentence: string): number {
  const chosen = IS_CHOSEN.exec(sentence);
  const froms = [chosen ? startOfClause(sentence, chosen.index) : undefined, IS_WE.exec(sentence)?.index];
  return Math.min(...froms.filter((at) => at !== undefined), sentence.length);
}

/** «Ms. Carol», «Sizzle Co. is new»: the full stop of a title or of a firm ends no sentence. */
function withoutStops(answer: string): string {
  return answer.replace(
    /(?<=\b(?:M[rs]|Mrs|Dra?|Sra?|St|Ing|Lic|Arq|Profa?))\.(?= \p{Lu})|(?<=\b(?:Co|Inc|Ltd|Bros))\.(?=,| \p{Ll})/gu,
    '',
  );
}

/** Whoever chooses stands before it: "couples go with me". */
function startOfClause(sentence: string, at: number): number {
  const before = sentence.slice(0, at);
  const borders = [...before.matchAll(/,\s|\s(?:y|e|pero|and|but|so)\s/giu)];
  return borders.at(-1)?.index ?? 0;
}
