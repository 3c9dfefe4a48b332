// What goes wrong and what is done about it, as founders promise it: each by its folded words in either language, and how both editions say it.
import { NUMBER, UNIT as SEVERAL } from './term-clues.ts';

/** «En un mes» too. */
export const UNIT = SEVERAL.replace('meses', 'mes(?:es)?');

export type Saying = readonly [es: string, en: string];

/** What has to happen; said after «si» and as a clause of its own in English. */
export interface Trigger {
  readonly clue: RegExp;
  /** The words for its number and its time, each empty where none was told. */
  readonly say: (count: Saying, span: Saying) => Saying;
  /** Its span is that of what it tells, and not by when it has to happen. */
  readonly isSpanned?: true;
}

const plain =
  (es: string, en: string): Trigger['say'] =>
  () => [es, en];
const trigger = (clue: RegExp, es: string, en: string): Trigger => ({ clue, say: plain(es, en) });

/** The first whose words are there. What the customer does or brings about is none of these. */
export const TRIGGERS: readonly Trigger[] = [
  {
    clue: new RegExp(`\\b(?:menos de|(?:less|fewer) than|under|below) ${NUMBER} (?:estrellas|stars)\\b`),
    say: ([es, en]) => [`si hay menos de ${es} estrellas`, `if there are fewer than ${en} stars`],
  },
  {
    clue: new RegExp(
      `\\b(?:por encima de|mas de|pasa de|supera(?: las)?|above|over|more than) ${NUMBER} (?:partes por millon|parts per million|ppm)\\b`,
    ),
    say: ([es, en]) => [`si se pasa de ${es} partes por millón`, `if there are more than ${en} parts per million`],
  },
  {
    clue: new RegExp(`\\b(?:no|not) (?:[a-z]+ ){0,3}?(?:ahorr\\w+|save[sd]?)(?: [a-z]+){0,4}? ${NUMBER} ${UNIT}`),
    say: (_, [es, en]) => [`si no se ahorran ${es}`, `unless it saves ${en}`],
    isSpanned: true,
  },
  {
    clue: new RegExp(
      `\\b(?:tard\\w+|pas\\w+ de|esper\\w+|mas de|takes?|wait\\w*|longer than|more than|later than|over)\\b(?: (?:mas|de|en|los|las|you|longer|than|more|us|about|for|llegar|a))* ${NUMBER} ?${UNIT}`,
    ),
    say: (_, [es, en]) => [`si se tarda más de ${es}`, `if it takes more than ${en}`],
    isSpanned: true,
  },
  {
    clue: new RegExp(
      `\\b(?:no|not) (?:[a-z]+ ){0,3}?(?:list[oa]s?|terminad[oa]s?|hech[oa]s?|entreg\\w+|lleg\\w+|ready|done|finished|there|deliver\\w*|arrive\\w*|seen)\\b(?: [a-z]+){0,2}? (?:en|antes de|in|within|inside|under|by) ${NUMBER} ?${UNIT}`,
    ),
    say: (_, [es, en]) => [`si se tarda más de ${es}`, `if it takes more than ${en}`],
    isSpanned: true,
  },
  trigger(/\b(?:llueve|llueva|lloviera|lluvia|rain(?:s|ing)?)\b/, 'si llueve', 'if it rains'),
  trigger(/\b(?:mal tiempo|bad weather|weather (?:is|turns) bad)\b/, 'si hace mal tiempo', 'if the weather is bad'),
  trigger(/\bse (?:te |le |les |os |me )?(?:muer[ae]n?|mueran?)\b|\b(?:dies?|died|carks? it|drops? dead)\b/, 'si se muere', 'if it dies'),
  trigger(/\bse (?:te |le |les |os )?(?:seca|seque|marchit[ae])n?\b|\bwilts?\b/, 'si se seca', 'if it wilts'),
  trigger(
    /\blleg[au]\w* (?:\w+ )?(?:rot[oa]s?|danad[oa]s?|golpead[oa]s?|en mal estado)\b|\b(?:arrives?|comes?|gets? there) (?:\w+ )?(?:broken|damaged|squashed|dead|spoil\w*)\b/,
    'si llega en mal estado',
    'if it arrives damaged',
  ),
  trigger(/\blleg[au]\w* (?:\w+ )?fri[oa]s?\b|\b(?:arrives?|comes?|gets? there|turns up) cold\b/, 'si llega frío', 'if it arrives cold'),
  trigger(
    /\bvuelven? a (?:salir|aparecer|fallar|estropearse|romperse|pasar|atascarse|gotear)\b|\breaparec\w+|\b(?:it|they|problem|fault|bugs?|pests?|ants|mice|stains?|damp|moss|weeds?|pain) (?:comes? back|returns?)\b/,
    'si vuelve a pasar',
    'if it comes back',
  ),
  trigger(/\b(?:gotea\w*|goteras?|pierde agua|fugas?|leaks?|leaking)\b/, 'si hay fugas', 'if it leaks'),
  trigger(
    /\bse (?:te |le |les |os |me )?(?:despeg\w+|suelt\w+|levant\w+|descascar\w+|desconch\w+|salt[ae]n?)\b|\b(?:comes? (?:off|loose|unstuck)|falls? (?:off|out)|lifts?|peels?|chips?|chipped)\b/,
    'si se despega',
    'if it comes off',
  ),
  trigger(
    /\bse (?:te |le |les |os |me )?(?:romp[ae]n?|estrope[ae]n?|descos\w+|desarm[ae]n?|quiebr[ae]n?|descompon\w+|parten?)\b|\b(?:breaks?|snaps?|comes? (?:apart|undone)|falls? apart|rips?|splits?)\b/,
    'si se rompe',
    'if it breaks',
  ),
  trigger(
    /\bno (?:te |le |les |se )?(?:aprueb\w+|apruebes?)\b|\bsuspend[ea]\w*\b|\b(?:do|does) not pass\b|\bfails? (?:the |your |their |his |her |first )?(?:test|exam)\b/,
    'si no se aprueba',
    'if the exam is not passed',
  ),
  trigger(
    /\bno (?:ingres[ae]\w*|entr[ae]s? a la)\b|\b(?:do|does) not (?:get in|get admitted)\b/,
    'si no se ingresa',
    'if there is no admission',
  ),
  trigger(
    /\b(?:no (?:hay mejora|mejor\w+|not\w+ (?:\w+ )?(?:mejora|cambios?|diferencia)|ve[sn]? (?:\w+ )?(?:resultados?|cambios?|mejora))|(?:no|not (?:see|feel|notice|get|have)) (?:\w+ )?(?:improvements?|better|results?|change|difference|progress)|does not (?:improve|help)|(?:not|no) (?:better|improve\w*|stronger))\b/,
    'si no hay mejora',
    'if there is no improvement',
  ),
  trigger(
    /\bno (?:lo |la |los |las |se (?:te |le )?(?:lo |la )?)?(?:arregl\w+|repar\w+|solucion\w+|resuelv\w+|soluciona)|\bno queda arreglad|\bcan not (?:fix|mend|repair|solve|sort)\b|\b(?:do|does|did|will) not (?:fix|mend|repair|solve|sort)\b|\bnot (?:fixed|mended|repaired|sorted|solved)\b|\bno fix\b/,
    'si no queda arreglado',
    'if it is not fixed',
  ),
  trigger(/\bno (?:te |le |les )?cort[ae]n?\b|\b(?:does|will) not cut\b/, 'si no corta', 'if it does not cut'),
  trigger(
    /\bno (?:te |le |les |os )?(?:qued[ae]n?|est[ae]n?) (?:impecable|perfect\w*|limpi[oa]s?)\b|\bnot (?:\w+ )?(?:clean|spotless)\b/,
    'si no queda limpio',
    'if it is not clean',
  ),
  trigger(
    /\bno (?:te |le |les |os )?(?:cab[ea]n?|encaj[ae]n?|entr[ae]n?|val(?:e|ga)n?|sirv[ea]n?)\b|\b(?:does|do|will) not fit\b|\bwrong size\b/,
    'si no encaja',
    'if it does not fit',
  ),
  trigger(
    /\bno (?:te|le|les|os|nos|se|me) (?:gust\w+|convenc\w+|encant\w+)|\bno (?:estas?|estan?|queda[sn]?|quedais|sales?|salen) (?:\w+ )?(?:content\w+|conformes?|satisfech\w+|a gusto)\b|\bnot (?:\w+ )?(?:happy|satisfied|convinced|pleased|thrilled|impressed)\b|\b(?:do|does|did) not (?:\w+ )?(?:like|love|enjoy|think (?:it|that))\b|\bhates? it\b|\bnot (?:right )?for (?:you|them|him|her)\b|\bunhappy\b/,
    'si no convence',
    'if it disappoints',
  ),
  trigger(/\bno (?:te |le |les |os |me |nos )?queda[n]?\b/, 'si no queda bien', 'if it does not come out right'),
  trigger(
    /\b(?:nos|me) (?:equivo\w+)|\bpor (?:error|culpa) nuestr[oa]\b|\bwrong (?:bit|item|part|piece|order|one|thing)\b|\b(?:we|i) (?:get|got) (?:it|one|something) wrong\b|\b(?:we|i) (?:mess|make a mistake|screw)\b|\b(?:llega|viene|mando|mandamos) (?:\w+ ){0,2}?equivocad[oa]\b/,
    'si hay un error',
    'if there is a mistake',
  ),
  trigger(/\bllor[ae]n?\b|\bcr(?:y|ies)\b/, 'si hay llanto', 'if there are tears'),
  trigger(
    /\b(?:tech\w*|gear|equipment|kit|machine|equipo|tecnica|maquina|sistema|system|aparato) (?:\w+ )?(?:fail|fall|break|stop|goes)\w*|\bfalla[n]? (?:\w+ ){0,2}(?:equipo|tecnica|maquina|sistema|aparato)/,
    'si falla el equipo',
    'if the equipment fails',
  ),
  trigger(
    /\b(?:sal(?:e|ga|io)|v(?:a|aya)|(?:algo|trabajo) falla|goes?|went|anything) (?:mal|wrong)\b|\bno (?:te |le )?(?:funcion\w+|arranc\w+|prend[ea]|enciend[ea])\b|\b(?:does|do|will) not (?:work|start|run)\b|\bstops? working\b|^ ?(?:te |le |se |algo )?falla[n]?\b|\bit fails\b/,
    'si falla',
    'if it fails',
  ),
  trigger(
    /\b(?:lleg[auo]\w*|llegue\w*|entreg\w+|voy|vamos|estoy) (?:\w+ )?tarde\b|\b(?:me|nos) (?:retras\w+|atras\w+|pas\w+ del? (?:plazo|hora|fecha|dia))|\bno (?:llego|llegamos|llega|cumpl\w+) (?:a tiempo|a la hora|el plazo|con (?:la fecha|el plazo))\b|\b(?:i am|i'm|we are|we're|it is|it's|is|arrives?|turns? up|shows? up|running|comes?|delivery is) (?:\w+ )?late\b|\bnot (?:\w+ )?on time\b|\bmiss (?:the|a|your|our) (?:deadline|date|slot)\b/,
    'si se llega tarde',
    'if it is late',
  ),
];

/** Said of the day the delay would spoil. */
export const LATE_FOR: readonly { readonly clue: RegExp; readonly said: Saying }[] = [
  { clue: /\b(?:bodas?|weddings?)\b/, said: [' a una boda', ' for a wedding'] },
];

/** What is given without being paid, or for less, where it is named beside that. */
export const THINGS: readonly { readonly clue: RegExp; readonly free: Saying; readonly half: Saying; readonly back: Saying }[] = [
  thing(/\b(?:mano de obra|labou?r)\b/, 'la mano de obra', 'labour'),
  thing(/\b(?:valoracion|evaluacion|assessment|evaluation)\b/, 'la valoración', 'the assessment'),
  thing(/\b(?:siguientes?|proxim[oa]s?|next (?:one|time|visit|box|order|round|clean|coffee|drink))\b/, 'lo siguiente', 'the next one'),
  thing(/\b(?:ultima|last|final) (?:cuota|mensualidad|fee|month\w*|instalment)\b/, 'la última cuota', 'the last fee'),
  thing(/\b(?:ciclo|curso|course|term)\b/, 'otro curso', 'another course'),
  thing(/\b(?:temporada|season)\b/, 'una temporada', 'a season'),
  thing(/\b(?:primera hora|first hour)\b/, 'la primera hora', 'the first hour'),
  thing(/\b(?:primera (?:clase|sesion)|first (?:lesson|class|session))\b/, 'la primera clase', 'the first lesson'),
  thing(/\b(?:el dia siguiente|segundo dia|(?:second|next) day)\b/, 'el segundo día', 'the second day'),
  thing(/\b(?:un mes|(?:free|a) month)\b/, 'un mes', 'a month'),
  thing(/\b(?:envio|reparto|entrega|delivery|shipping)\b/, 'la entrega', 'delivery'),
  thing(/\b(?:right one|correct one|l[oa] correct[oa])\b/, 'lo correcto', 'the right one'),
  thing(/\b(?:postre|dessert|pudding)\b/, 'el postre', 'dessert'),
  thing(/\b(?:cafe|coffee)\b/, 'el café', 'the coffee'),
  thing(/\b(?:senal|sena|anticipo|deposito|deposit)\b/, 'la señal', 'the deposit'),
];

function thing(clue: RegExp, es: string, en: string): (typeof THINGS)[number] {
  return {
    clue,
    free: [`${es} gratis`, `${en} free`],
    half: [`${es} a mitad de precio`, `${en} at half price`],
    back: [`devolución de ${es}`, `${en} refunded`],
  };
}

export interface Remedy {
  readonly clue: RegExp;
  /** By the words of what is done then; null where they promise too little. */
  readonly say: (words: string) => Saying | null;
}

const FREE =
  /\b(?:gratis|gratuit[oa]s?|no (?:se |te |le |les |os |me |nos )*(?:l[oa]s? )?(?:cobr\w+|pag[ao]\w*|paguen?|paguess?|debe[sn]?)|(?:sin|cero) (?:cobrar\w*|cargo|coste|costo)|invita la casa|invito yo|(?:corre )?(?:por|de) (?:mi|nuestra) cuenta|for free|free of charge|(?:is|it's|go(?:es)?|get|gets|one|again|out|day|back|a|an|come|whole|it|them) (?:\w+ ){0,2}?free\b|(?:do|does|will|are|is) not (?:be )?(?:pay|owe|charged?)\b|(?:pay|owe|charge)s? (?:you |me |us )?nothing|no (?:charge|fee)|on (?:us|me|the house))\b/;

/** The first that is told. */
export const REMEDIES: readonly Remedy[] = [
  {
    clue: /\b(?:devuelv\w+|devolv\w+|devolucion|reembols\w+|regres\w+)\b(?=[^,]{0,40}\b(?:dinero|plata|pasta|lana|importe|cuota|mensualidad|matricula|senal|sena|anticipo|deposito|pagad[oa]|costo|cobrado)\b)|\b(?:refund\w*|money back|(?:give|gives|get|have) (?:you |them )?(?:back )?(?:your|their|the) money|deposit back)\b/,
    say: (words) => THINGS.find(({ clue }) => clue.test(words) && BACK.test(words))?.back ?? ['devolución del dinero', 'money back'],
  },
  {
    clue: /\b(?:(?:te|le|les|se|os|nos) )?l[oa]s? (?:cambi\w+|repon\w+|reemplaz\w+|sustitu\w+)|\b(?:te|le|les|os) (?:do[yi]|damos|mando|mandamos|pongo|ponemos|hago|hacemos|regal\w+|llevo|llevamos) (?:otr[oa]s?|un[oa] nuev[oa])\b|\b(?:replac\w+|swap\w*|exchang\w+) (?:it|them|one)\b|\breplacement\b|\b(?:get|gets|give you|have|bring you|send you|make you) (?:another|a new)\b/,
    say: () => ['reposición sin coste', 'a free replacement'],
  },
  {
    clue: /\b(?:mitad de precio|half.price|half off|(?:pag|cobr)\w+ la mitad|pay half|charge half)\b/,
    say: (words) => THINGS.find(({ clue }) => clue.test(words))?.half ?? ['mitad de precio', 'half price'],
  },
  {
    clue: /\b(?:no (?:se |te |le |les )?(?:cobr\w+|pag\w+) (?:nada )?(?:de mas|extra|recargo)|sin recargo|no (?:extra|late) (?:charge|fee)|nothing extra)\b/,
    say: () => ['ningún recargo', 'no extra charge'],
  },
  {
    clue: /\b(?:repit\w+|repet\w+|rehac\w+|rehag\w+|vuelv\w+ a hacer\w*|vuelvo|volvemos|retoc\w+|redo|do (?:it|them) (?:again|over)|make (?:it|them) again|play again|(?<!\b(?:they|it) )(?:come|go) back|put (?:it|them) right|fix (?:it|them)|l[oa] arregl\w+)\b/,
    say: (words) => redone(words),
  },
  {
    clue: FREE,
    say: (words) => THINGS.find(({ clue }) => clue.test(words))?.free ?? ['nada que pagar', 'nothing to pay'],
  },
];
const BACK = /\b(?:ultima|last|final|senal|sena|anticipo|deposit\w*)\b/;

function redone(words: string): Saying | null {
  if (!FREE.test(words)) return null;
  const course = THINGS.find(({ clue, free }) => clue.test(words) && /curso/.test(free[0]));
  if (course) return course.free;
  if (/\b(?:fix (?:it|them)|l[oa] arregl\w+)\b/.test(words)) return ['arreglo gratis', 'a free fix'];
  if (/\b(?:(?:come|go) back|vuelvo|volvemos)\b/.test(words) && !/\b(?:redo|re(?:pet|pit|hac|hag)\w+|again)\b/.test(words))
    return ['otra visita gratis', 'another visit free'];
  return /\bplay again\b/.test(words) ? ['otra partida gratis', 'another game free'] : ['repetición gratis', 'a free redo'];
}
