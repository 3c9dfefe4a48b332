// What opens a sentence and is never the name of a business: what one says while thinking, and common nouns.
import { foldText } from '../../language/fold-text.ts';

const OPENER =
  "(?:y |and |but |pero )?(?:bueno|bien|pues|pos|mira|mire|miren|oye|oiga|a ver|vamos a ver|veamos|vale|venga|dale|hombre|mujer|hola|buenas|buenos d[ií]as|buenas tardes|claro|ya|s[ií]|no|nada|perd[oó]n|perdona|perdone|disculpa|disculpe|gracias|ok|okay|okey|eh+|em+|mm+|hm+|ay|uy|uf+|bah|che|[oó]rale|[aá]ndale|f[ií]jate|la verdad|la verdad es que|sinceramente|en realidad|de momento|por ahora|de hecho|o sea|es decir|digamos|correcto|exacto|perfecto|genial|well|so|right|right then|alright|all right|yeah|yep|yes|yup|nope|nah|oh|ah|aye|um+|uh+|er+|erm|hi|hiya|hello|hey|look|listen|sorry|sure|actually|honestly|basically|anyway|really|now|now then|cheers|thanks|thank you|good question|great|perfect|correct|let me (?:see|think)|let[’']?s see|i mean|you know|to be honest|at the moment|for now|in fact|of course)";
const OPENERS = new RegExp(`^[¡¿\\s]*(?:${OPENER}\\s+)*${OPENER}\\s*[,.!?…:;–—]+\\s+`, 'iu');

/** The answer without what one says while thinking: «Bueno, pues mira, …», "Right, so, …". A name that only begins so keeps it («Bueno Pan»). */
export function withoutOpeners(text: string): string {
  const rest = text.replace(OPENERS, '');
  return rest === text ? text : withoutOpeners(rest);
}

const COMMON_NOUNS = new Set(
  'price|prices|pricing|delivery|parking|labour|labor|food|quality|service|payment|booking|bookings|pickup|collection|training|cheese|bread|coffee|lunch|dinner|breakfast|mum|mom|dad|nurse|everything|everyone|anything|nothing|something|work|money|time|business|people|word|rent|stock|experience|friends|family|tax|demand|summer|winter|spring|autumn|christmas|today|tomorrow|each|all|one|both|he|she|they|you|whoever|whatever|mine|ours|cash|help|precio|precios|calidad|servicio|comida|pan|queso|cafe|entrega|recogida|reparto|pago|todo|todos|todas|nada|algo|nadie|alguien|gente|trabajo|dinero|tiempo|negocio|alquiler|experiencia|familia|demanda|verano|invierno|primavera|otono|hoy|manana|cada|uno|una|ambos|ella|ellos|ellas|quien|lo|eso|esto|mama|papa|madre|padre|atencion|horario|local'.split(
    '|',
  ),
);
/** «Atención», "Booking": what is done or how it is, never who does it. */
const ABSTRACT = /(?:cion|sion|dad|miento|ing|ment|ness)$/;

/** Whether one word that opens a sentence is the capital of any noun: a list of the commonest, what ends like a doing, and what the answer says in small letters too. */
export function isCommonNoun(word: string, text: string): boolean {
  const folded = foldText(word);
  if (word.includes(' ')) return false;
  return COMMON_NOUNS.has(folded) || ABSTRACT.test(folded) || new RegExp(`(?<!\\p{L})${word.toLowerCase()}s?(?!\\p{L})`, 'u').test(text);
}
