// What is named among the customers and buys nothing: the children of parents, the streets and towns they live in, what they are said to have behind them.

/** «Villa Allende», “North Street”: two words with capitals inside a sentence are a name, and after «en» one is. */
const NAMES =
  /(?<=[\p{L},;)] )(?:\p{Lu}\p{Ll}+(?: (?:de|del|de la|y|and|of|the))? )+\p{Lu}\p{Ll}+(?!\p{L})|(?<=\b(?:en|in|around|near|round|barrio|calle) )\p{Lu}\p{Ll}+/gu;
/** «Kids older or left home», “since school”: told of the customers' lives. */
const LIVES =
  /\b(?:(?:with |whose |and )?(?:the |their )?(?:kids|children)(?: (?:are|have|all|already|now|who have|who are))*(?: (?:older|grown(?: up)?|left|gone|moved|flown|off))(?: or)?(?: (?:have |are )?(?:left|gone|moved|grown|away|off|out|to))*(?: home| out| up| university| college)*|since (?:leaving )?(?:school|college|university|they were (?:kids|children|at school))|(?:con |y |cuyos )?(?:los |sus )?(?:hijos|ni[nñ]os)(?: ya)? (?:mayores|crecidos|criados|independizados|fuera de casa|que ya se (?:fueron|han ido))|desde (?:el |la )?(?:colegio|instituto|universidad|escuela|ni[nñ][oa]s?))(?!\p{L})/giu;

/** «Rebotadas del veterinario», “referred by their doctor”: whoever sent them. */
const SENT_BY =
  /\b(?:rebotad|derivad|mandad|enviad|remitid|recomendad)[oa]s? (?:de|del|por) (?:(?:el|la|los|las|su|sus|un|una) )?\p{L}+|\b(?:referred|sent|recommended)(?: on| over)? (?:by|from) (?:(?:the|a|an|their|local|other) )*\p{L}+/giu;

/** "Parents of 6 to 11 year olds at two primary schools", «padres con hijos de 3 a 8 años, de dos colegios»: where the children go. */
const AT_SCHOOL =
  /(?<=(?<!\p{L})(?:padres|madres|familias|parents|mothers|mums|moms|families)(?!\p{L})[^.;]{0,60}?),? (?:at|from|de|en|del?) (?:(?:the|our|los|las|el|la|nuestro|un|one|a|dos|two|tres|three|cuatro|four|\d) )+(?:(?:local|nearby|primary|infant|junior|secondary|state) )*(?:schools?|coles?|colegios?|escuelas?)(?: (?:locales|cercan[oa]s|del barrio|de primaria))?(?!\p{L})/giu;

const PLACES =
  '(?:oficinas?|escuelas?|colegios?|institutos?|universidad(?:es)?|hospital(?:es)?|tiendas?|bancos?|f[aá]bricas?|talleres?|restaurantes?|bares|hoteles|comercios?|empresas?|gimnasios?|gyms?|offices?|schools?|colleges?|universit(?:y|ies)|hospitals?|shops?|stores?|banks?|factor(?:y|ies)|restaurants?|bars|hotels|compan(?:y|ies)|firms?|businesses)';
/** «Mujeres que trabajan en oficinas y escuelas del centro», "women who work in offices and schools": where they are by day. */
const AT_WORK = new RegExp(
  `,? (?:(?:que|who|that) )?(?:(?:nunca|never|ya|no) )?(?:trabaja[n]?|estudia[n]?|salen|van?|iban?|fue(?:ron)?|work(?:s|ing)?|study(?:ing)?|teach(?:es|ing)?|go(?:es)?|went) (?:en|in|at|for|para|de|al?|to)(?: (?:el|la|los|las|un|una|the|an?|local|nearby|big|grandes|small))* ${PLACES}(?:(?:,| y| e| o|,? and| or)(?: (?:en|in|at))?(?: (?:el|la|los|las|the|an?))* ${PLACES})*(?: (?:cercan[oa]s|nearby|downtown|del centro|de la zona))?(?!\\p{L})`,
  'giu',
);

const NUMBER =
  '(?:\\d[\\d.,]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
/** «Pymes de menos de diez empleados», "gyms with 100 to 400 members": how large they are. */
const OF_SIZE = new RegExp(
  `,? (?:de|con|with|of|under|over|entre|between)(?: (?:menos de|m[aá]s de|hasta|entre|de|al menos|unos|up to|under|over|fewer than|less than|more than|at least|between|about))* ${NUMBER}(?:(?: (?:a|y|o|to|and|or) |-| ?– ?)${NUMBER})? (?:empleados|trabajadores|asalariados|abogados|empleadas|employees|staff|workers|lawyers|people|personas|sillas?|sillones|chairs|soci[oa]s|members|plazas|seats|mesas|tables|camas|beds|habitaciones|rooms)(?!\\p{L})`,
  'giu',
);

const CHILD = '(?:hij[oa]s?|ni[nñ][oa]s?|nenes|peques|kids|children|toddlers|bab(?:y|ies)|beb[eé]s?)';
/** «Mamás de 28 a 42 con hijos chicos», «mujeres con hijos»: it is they who buy. */
const WITH_CHILDREN = new RegExp(
  `(?<=(?<!\\p{L})(?:padres|madres|pap[aá]s|mam[aá]s|parents|mothers|fathers|mums|moms|dads|mujeres|hombres|se[nñ]oras|adult[oa]s|adults|women|men|gente|people|professionals|profesionales|casas|houses)(?!\\p{L})[^.;]{0,80}?),? (?:con|with) (?:(?:sus|their|an?|un[oa]?|los|las|the|two|three|dos|tres|small|young|little) )*${CHILD}(?: (?:chic|peque[nñ])[oa]s)?(?!\\p{L})`,
  'giu',
);
/** "Families with a parent over 75 living alone", «familias con un padre mayor»: it is the family that buys. */
const WITH_PARENT =
  /(?<=(?:familias|families|hij[oa]s|sons|daughters|children|households|hogares)),? (?:con|with) (?:an? |un[oa]? |su |sus |their |elderly )*(?:parents?|mother|father|mum|mom|dad|relatives?|grandparents?|padres?|madres?|abuel[oa]s?)(?: (?:de |over |aged |above |mayor(?:es)? |m[aá]s )*\d{2}(?: a[nñ]os)?| mayor(?:es)?| living (?:alone|at home)| sol[oa])*(?!\p{L})/giu;
/** "Skating parents, kids 4 to 12". */
const THEIR_AGES = new RegExp(
  `(?<=(?:padres|madres|pap[aá]s|mam[aá]s|parents|mums|moms|dads)), ${CHILD} (?:de |aged |entre |between )?(?=\\d)`,
  'giu',
);

/** The text without the places where they or their children spend the day, how large they are and the children they have: none of them buys. */
export function withoutSchool(text: string): string {
  return [AT_SCHOOL, AT_WORK, OF_SIZE, WITH_CHILDREN, WITH_PARENT]
    .reduce((so, aside) => so.replace(aside, ' '), text)
    .replace(THEIR_AGES, ', ');
}

/** "The regulars would come every two months": whoever comes again, and no kind of customer by themselves. */
const COME_AGAIN =
  /(?<!\p{L})(?:the|my|our|los|las|mis|nuestr[oa]s) (?:regulars|habituales|fij[oa]s|regular (?:customers|clients)|client[ae]s (?:habituales|fij[oa]s))(?= (?:(?:would|will|do|ll|d) )?(?:come|buy|order|visit|vien\p{L}+|vendr\p{L}+|compr\p{L}+|pid\p{L}+|volver\p{L}+))/giu;

/** «Padres de chavales»: it is the parents who buy. */
export function withoutWhose(text: string): string {
  return withoutSchool(text)
    .replace(
      /((?:padres|madres|madre|padre|familias|mam[aá]s|pap[aá]s|parents|mothers|fathers|mums|moms|families)(?: \p{L}+){0,2}? (?:de|con|of|with)) (?:\p{L}+ ){0,3}?(?:chaval\p{L}*|ni[nñ]\p{L}*|hij\p{L}*|alumn\p{L}*|adolescentes?|beb[eé]s?|estudiantes?|chic[oa]s?|kids|children|teens|teenagers|students|babies|toddlers|pupils)/giu,
      '$1',
    )
    .replace(COME_AGAIN, ' ')
    .replace(SIMILE, ' ')
    .replace(OF_AGE, (_, spanish: string | undefined) => (spanish ? 'hijos adultos' : 'adult children'))
    .replace(OF_THEIRS, ' ')
    .replace(SENT_BY, ' ')
    .replace(LIVES, ' ')
    .replace(isInCapitals(text) ? /$^/ : NAMES, ' ');
}

/** «Tratan al perro como de la familia», "treat their dog like a child": how something is loved, and nobody who buys. */
const SIMILE =
  /(?<!\p{L})(?:trat|quier|mim|cuid|treat|lov|spoil|car(?:e|ing) for|see|consider)\p{L}*(?: [^.;,\s]+){0,6}? (?:como|like|as)(?: (?:si|if|a|an|de|del|al|la|el|un[oa]?|su|sus|the|their|own|one|part|of|m[aá]s|member))* (?:familia|hij[oa]s?|ni[nñ][oa]s?|beb[eé]s?|family|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies))(?!\p{L})|(?<!\p{L})(?:parte|uno m[aá]s|part|one|member) (?:de|of) (?:la|the|their) (?:familia|family)(?!\p{L})/giu;

/** «Hijos de 40 a 65 años»: of age, and no children. */
const OF_AGE =
  /(?<!\p{L})(?:(hij[oa]s)(?=,? (?:de |entre |mayores de )?(?:los )?[2-9]\d)|(?<!adult )children(?=,? (?:aged |between )?[2-9]\d))/giu;

/** "Whose parents live alone", «cuyos hijos van al colegio»: somebody of theirs, and not they. */
const OF_THEIRS = /(?<!\p{L})(?:whose|cuy[oa]s?)(?: [^.;,\s]+){1,8}/giu;

const MOST_CAPITALS = 0.6;

/** Somebody who writes Every Word With A Capital names nothing by it. */
function isInCapitals(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * MOST_CAPITALS;
}
