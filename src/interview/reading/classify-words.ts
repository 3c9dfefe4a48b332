import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';

// What an answer is, by its words alone: a don't-know, a question back, a yes, an order to the assistant, noise.
// Every pattern is tried on folded text of at most 4,000 characters.

const DONT_KNOW = [
  /^(?:pues |bueno |ay |uf |eh |hmm+ |la verdad(?: es que)? |well |honestly |sorry,? )*(?:no (?:lo |la )?se\b|no tengo (?:ni )?(?:idea|claro|pensad|decidid|nombre)|ni idea|ni (?:flores|papa|zorra)|no (?:lo )?(?:tengo|tenemos) (?:claro|pensado|decidido|calculado|ni idea)|aun no (?:lo )?(?:se|tiene|tengo|hay)|todavia no (?:lo )?(?:se|tiene|tengo|hay)|no tiene nombre|sin nombre|no estoy segur|no sabria|no (?:lo )?sabemos|desconozco|npi\b|ns\/?nc\b|paso\b|salta\b|saltar\b|siguiente$|siguiente pregunta|prefiero no|no quiero decir|lo que (?:tu )?(?:digas|creas|veas)|tu (?:diras|mismo)|ponlo tu|pon lo que|lo normal\b|ninguna idea|quien sabe|a saber|no lo he (?:pensado|decidido|calculado)|no me acuerdo|no recuerdo)/,
  /^(?:well,? |um+,? |uh,? |hmm+,? |honestly,? |sorry,? |oh,? )*(?:i )?(?:really |honestly |still |just )*(?:don'?t (?:really |actually )?(?:know|have (?:a name|one|any idea|a clue)|remember)|do not know|dunno|no idea|not (?:really |quite |too |very )?sure|haven'?t (?:decided|thought|worked)|have not decided|no clue|idk\b|unsure|can'?t (?:say|tell)|couldn'?t say|rather not|prefer not|skip\b|pass\b|next$|next question|you (?:tell me|decide|choose)|whatever you|no name yet|it has no name|it (?:doesn'?t|does not) have (?:a|one)|not yet\b|not decided|who knows|beats me|undecided|tbd\b|to be (?:decided|determined|confirmed)|haven'?t got a clue|i wish i knew|hard to say|nothing yet)/,
  /\b(?:no (?:lo )?se todavia|no lo tengo claro|ni idea|no tengo ni idea|i don'?t know|no idea|not sure yet|dunno|aun no tiene nombre|no name yet)\b/,
];

const HELP = [
  /\b(?:que (?:significa|quiere decir|quieres decir|quiere decir|entiendes por)|a que te refieres|que es eso|por que (?:me )?(?:lo )?(?:preguntas?|quieres saber|necesitas)|para que (?:lo |quieres|necesitas|sirve)|no (?:lo |la |te )?entiendo|no comprendo|no he entendido|explica(?:me|melo|melo mejor|lo)?\b|puedes (?:explicar|aclarar|repetir|poner)\w*|como (?:lo |se )?calculo|como se calcula|ponme un ejemplo|un ejemplo\b|dame un ejemplo|por ejemplo\?|que pongo|que tengo que poner|(?:^|[,.;] |(?:favor|necesito|quiero|tu) )ayuda(?:me)?$|que cuenta como|que incluye|que entra en)/,
  /\b(?:what (?:does|do|did) (?:this|that|the|you|it|your)\b.{0,40}\bmean|what is meant|what'?s that|why (?:do|are|would) you (?:ask|need|want)|why (?:this|that) question|i don'?t (?:get|understand)|do not understand|don'?t follow|explain\b|can you (?:explain|clarify|rephrase|repeat|give)|could you (?:explain|clarify|rephrase|repeat|give)|how do i (?:work|calculate|figure|estimate)|how is (?:it|that|this) calculated|for example\?|give me an example|an example\?|what (?:should|do) i (?:put|write|say|answer|include)|(?:^|[,.;] |(?:please|need|want|some|your) )help(?: me)?$|what counts as|what does .{1,30} include)/,
  /(?:^|¿ ?)(?:y )?que (?:es|son) (?:eso de )?(?:el |la |los |las |un |una )?(?:gastos?|costes?|costos?|margen|inversion|volumen|ticket|precio medio|competidor|clientes?|financiacion|fijos?|variables?|prestamo|ventas?|punto de equilibrio|fondos propios|sector|objetivos?|recursos)/,
  /^(?:and |so )?what(?:'s| is| are|s) (?:an? |the |my )?(?:fixed|variable|unit|direct|running|start-?up|overhead|investment|margin|volume|funding|average price|competitor|sale\b|customer\b|target|own funds|loan term|break-?even)/,
];

const YES =
  /^(?:(?:si|sii+|sip|claro(?: que si)?|vale|ok|okay|okey|perfecto|exacto|exactamente|correcto|todo (?:esta )?(?:correcto|bien|ok|perfecto)|(?:ya )?esta (?:todo )?(?:bien|perfecto|correcto|ok)(?: asi)?|asi|tal cual|(?:todo |me )?cuadra(?: todo)?|es correcto|asi es(?:ta bien)?|asi esta (?:bien|perfecto)|de acuerdo|adelante|genial|muy bien|confirmo|confirmado|confirmad[oa]|eso es|me parece bien|por supuesto|desde luego|senor|todo bien|bien|dale|listo|hazlo|sigue|yes|yep|yeah|yup|ya|y|s|sure|correct|right|exactly|perfect|fine|great|good|confirmed|i confirm|confirm|that(?:'ll| will) do|that'?s (?:right|correct|it|all|fine|good)|that is (?:right|correct|all|fine)|all (?:good|correct|right|fine|is (?:right|correct|well))|it'?s (?:all )?(?:right|correct|fine|good)|it is (?:all )?(?:right|correct)|looks? (?:right|good|fine|correct|great)|everything (?:is|looks) (?:right|correct|good|fine|ok)|go ahead|go on|please do|of course|absolutely|spot on|sounds (?:good|right)|(?:that )?works(?: for me)?|all set|it is|(?:whatever|anyway|lo que sea|da igual|me da igual)(?=[\s,.;:-]+[a-z])|that'?s (?:really |all |just )?fine|thats ok|gracias|muchas gracias|thanks|thank you|por favor|please|todo|ahora(?: si)?|now|lo es|it does|they are|you can|puedes|generate it|generalo|escribelo|write it|with everything|no changes|sin cambios|nothing to change|nada que cambiar|bueno|pues|no,? (?:nada mas|nothing else|gracias|thanks|thank you)|nada mas|eso es todo|ya quedo(?: bien)?|quedo bien|deje?moslo(?: asi| como esta)?|lo dejamos(?: asi)?|dejalo(?: asi| como esta)?|(?:adelante|sigue|seguimos|vamos) con (?:el plan|ello|eso)|(?:ahora |asi )?(?:si )?esta todo|(?:las cifras|los datos|los numeros)(?: (?:ahora|ya|asi))?(?: si| estan bien| son correct[oa]s)?|ahora si|leave it(?: like that| as it is| there)?|go ahead with (?:the plan|it|that)|(?:those|these|they)(?: figures| numbers)? are (?:all )?(?:right|correct|good|fine)|nothing else|(?:it|that)'?s all (?:right|good|fine|correct)|write the plan|let'?s (?:go|do it)|that'?s everything|alright|all right|well|venga|no,? nada|nada|que (?:es|esta) (?:correcto|todo bien|bien|perfecto)|thank you (?:so|very) much|thanks (?:so much|very much|a lot|a million|a bunch)|(?:muchisimas|mil) gracias|oh|then|mate|pal|man|hombre|tio|tia|wey|guey|bro|lol+|(?:ja|ha){2,}|cheers|to me|tira|vamos|estupendo|fenomenal|brilliant|lovely|cool|nice|no(?=,? (?:that'?s|it'?s|they'?re|(?:ya )?esta|todo|all|asi) ?(?:all|todo|esta|is)? ?(?:fine|right|good|bien|correcto|ok))|(?:neither|none(?: of (?:them|those|these))?|ningun[oa])(?: lol)?,? (?:(?!but |pero |no |not )[a-z']+,? ){0,6}?(?:are|is|estan?|son|todo)(?: all| todo)? (?:fine|right|good|ok|correct|bien|correct[oa]s?)|nothing|that'?s it|got it|lo tienes|eso)[\s,.;:-]*)+$/;

const NO =
  /^(?:no|nop|nope|nah|not (?:quite|really|exactly|right)|no (?:es|esta) (?:correcto|bien)|incorrecto|mal|esta mal|wrong|that'?s wrong|incorrect|hay (?:un|algun) error|hay que (?:cambiar|corregir)|quiero (?:cambiar|corregir)|cambiar|corregir|change|there'?s (?:a|an) (?:mistake|error)|i want to (?:change|correct)|no,? (?:quiero|i want|hay|espera|wait)|espera|wait)\b/;

const CORRECTION =
  /^(?:(?:no,? )?(?:perdon|perdona|disculpa|me (?:he )?(?:equivoque|equivocado)|corrijo|correccion|rectifico|mejor dicho|quise decir|queria decir|cambia(?:r|lo|me)?|pon|corrige|sorry|correction|my mistake|i meant|actually|i made a mistake|let me correct|change|make (?:it|that)|fix)\b)|\b(?:en vez de|en lugar de|instead of|rather than)\b|,? (?:y )?(?:no|not) (?:de )?[$€£]?\d/;

const ORDERS =
  /\b(?:ignor[ae]\w*|olvid[ae]\w*|disregard|forget|override|bypass) (?:(?:all|any|every|the|your|my|these|those|previous|prior|above|earlier|todas?|las|tus|los|anteriores|cualquier|it|lo|el|all of) ){0,4}(?:instructions?|instrucciones|prompts?|rules?|reglas|directions|ordenes|messages?|anterior(?:es)?|above|previous)\b|\b(?:system prompt|prompt del sistema|jailbreak|developer mode|modo desarrollador|you are now (?:a|an|in|dan)|ahora eres (?:un|una)|act as (?:an? )?(?:ai|assistant|system|admin|root)|actua como (?:un |una )?(?:ia|asistente|sistema|administrador)|reveal (?:your|the) (?:prompt|instructions|system)|muestra(?:me)? (?:tu|el) (?:prompt|instrucciones)|print your (?:prompt|instructions)|<\/?(?:system|script|assistant|user)\b|\[\/?(?:inst|system)\]|drop table|new instructions|nuevas instrucciones)/;

const VAGUE =
  /^(?:(?:ja|je|ji){2,}\w*|jaja.*|lol+|xd+|haha\w*|depende(?: mucho| del mes| de muchas cosas| de la temporada| de todo)?|it (?:all )?depends|depends|mucho|muchos|muchas|poco|pocos|a lot|lots|loads|some|algo|normal|barato|caro|cheap|expensive|whatever|lo que sea|cualquiera|hola|hello|hi|hey|buenas|buenos dias|test(?:ing)?|prueba|probando|nada|nothing|asdf\w*|qwer\w*|bla(?: bla)*|si|no|yes|ok|vale|maybe|quizas?|tal vez|puede)(?: (?:lol|xd|jaja\w*|haha\w*|gracias|thanks|tbh|la verdad))?$/;

const FILLER =
  /^(?:jaja|jeje|haha)|\bque pesad[oa] eres\b|\bmake (?:lots|a lot|loads) of money\b|\bganar mucho dinero\b|^(?:que (?:tiempo|hora|dia)|quien (?:es|gano)|cual es la capital|what(?:'s| is) (?:the (?:capital|time|weather|date)|your name)|who (?:is|won)|tell me a joke|cuentame un chiste|como te llamas|how are you|que tal)\b/;

/** Punctuation away, spaces closed up. */
function bare(folded: string): string {
  return folded
    .replace(/[¿?¡!."'«»()…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "no sé": short and without a figure; "no sé, unos 500" is an answer. */
export function isDontKnow(folded: string): boolean {
  const words = folded
    .replace(/[¿?¡!".«»()…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // "Aún no tiene nombre, sería en Valladolid" tells the place.
  if (/\b(?:nombre|name)\b[^,;.]{0,20}[,;.] ?(?:pero |but )?[a-z' ]{0,20}\b(?:en|in) [a-z]{3}/.test(folded)) return false;
  return words.length < 60 && !/\d/.test(words) && DONT_KNOW.some((pattern) => pattern.test(words));
}

/** The visitor asks what the question means, or why it is asked. */
export function isHelp(folded: string): boolean {
  return (
    folded.length < 200 &&
    !/\d/.test(folded) &&
    HELP.some(
      (pattern) =>
        pattern.test(
          folded
            .trim()
            .replace(/[.!?]+$/, folded.includes('?') ? '?' : '')
            .replace(/\?$/, ''),
        ) || pattern.test(folded.trim()),
    )
  );
}

/** A plain yes, nothing else. */
export function isYes(folded: string): boolean {
  const words = bare(folded.replaceAll('’', "'")).replace(/^,/, '');
  return words.length > 0 && words.length < 80 && !/\d/.test(words) && YES.test(bareKeepingApostrophes(folded));
}

/** A no to the read-back. */
export function isNo(folded: string): boolean {
  return NO.test(bareKeepingApostrophes(folded));
}

/** Words that take something back: "perdón", "no 32", "instead of". */
export function isCorrection(folded: string): boolean {
  return CORRECTION.test(bareKeepingApostrophes(folded));
}

/** An order to the assistant instead of an answer. */
export function isOrder(folded: string): boolean {
  return ORDERS.test(folded);
}

/** Too vague, beside the point, or no language at all. */
export function isNoise(folded: string): boolean {
  const words = bare(folded);
  return words === '' || (words.length < 200 && (VAGUE.test(words) || FILLER.test(words) || isGibberish(words)));
}

function bareKeepingApostrophes(folded: string): string {
  return folded
    .replace(/[¿?¡!."«»()…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const KEYS = /^(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer|ert|rty|tyu|uio|zxc|xcv|cvb|vbn|bnm|a{3,}|(.)\1{3,})/;

/** Keyboard runs, or long words without a vowel. */
const isGibberish = keptForTheTurn((words): boolean => {
  const parts = words.split(/[^\p{L}\d]+/u).filter((part) => part !== '');
  if (parts.some((part) => /\d/.test(part))) return false;
  const strange = parts.filter((part) => part.length > 2 && (KEYS.test(part) || (part.length > 4 && /^[b-df-hj-np-tv-xz]+$/.test(part))));
  return parts.length === 0 || (strange.length > 0 && strange.length === parts.filter((part) => part.length > 2).length);
});

/** «Unas 80 a la semana», "about 20 a day": how many are sold in a while. Folded words; nobody puts a price right so. */
export function isCountOfAWhile(folded: string): boolean {
  return COUNT_OF_A_WHILE.test(folded);
}

const COUNT_OF_A_WHILE =
  /^(?:(?:unas|unos|como|about|around|some|roughly|maybe|y|and) )*\d+(?: ?(?:o|a|or|to|-) ?\d+)?(?: [a-z]+){0,2} (?:(?:a la|por|cada|al|a|per|each|every) (?:semana|dia|mes|week|day|month)|(?:semanales|diari[oa]s|mensuales|weekly|daily|monthly))$/;
