// Words that are not about the business: an order to the assistant, an insult, a question about something else.
import { isOrder } from './classify-words.ts';

const LONGEST = 120;
const SWEAR =
  '(?:idiota|imbecil|gilipollas|tont[oa]s?|estupid[oa]|inutil|subnormal|capull[oa]|cabron[a]?|mierda|puta|put[oa] (?:robot|maquina|bot)|pendej[oa]|bolud[oa]|asqueros[oa]|payas[oa]|basura|idiot|stupid|moron|dumb(?:ass)?|asshole|bastard|crap|shit|bitch|useless|rubbish|garbage|loser|jerk)';
const INSULT = new RegExp(
  `^(?:(?:eres|sois|vaya|menud[oa]|que|valiente|maldit[oa]|pedazo de|you(?:'re| are)|what|such|this is|esto es|este bot es|this bot is) )*(?:(?:un|una|tan|muy|mas|a|an|so|total|complete|piece of|pedazo de|bot|robot|maquina|machine) )*${SWEAR}(?: (?:bot|robot|maquina|machine|y punto|de mierda))*$|\\b(?:vete a la mierda|que te den|que te jodan|jodete|hijo de puta|hija de puta|vete al carajo|chinga tu madre|me cago en|fuck (?:you|off)|go to hell|screw you|shut up|callate|shove it)\\b`,
);
const ELSEWHERE =
  /^(?:oye |hey |por cierto |by the way )?(?:que (?:tiempo hace|hora es|dia es|opinas de|piensas de|edad tienes)|quien (?:es (?:el|la) (?:presidente|presidenta|rey|reina|papa|mejor)|gano|gana|eres|te (?:hizo|creo|programo))|cual es la capital|cuantos anos tienes|cuentame un (?:chiste|cuento)|dime un chiste|hazme (?:un poema|los deberes|una receta|una foto)|escribe(?:me)? (?:un poema|una cancion|codigo)|como te llamas|eres (?:una persona|humano|humana|un robot|una ia|chatgpt)|te (?:quiero|amo)|casate conmigo|what(?:'s| is) (?:the (?:capital|time|weather|date)|your name|the meaning of life)|what do you think (?:of|about)|who (?:is the (?:president|king|queen|pope|best)|won|are you|made you)|tell me a (?:joke|story)|write (?:me )?(?:a poem|a song|code)|are you (?:human|a robot|real|chatgpt|an ai)|how are you|how old are you|i love you|marry me|que tal)\b/;
const MORE_ORDERS =
  /\b(?:olvida(?:te de)? (?:todo )?lo (?:anterior|que te (?:han|he) dicho)|a partir de ahora (?:eres|actua|responde|seras)|from now on (?:you|act|respond|answer)|pretend (?:you are|to be)|finge (?:que eres|ser)|haz como si fueras|repite (?:tu|el) (?:prompt|mensaje)|repeat (?:your|the) (?:prompt|instructions)|no hagas caso (?:a|de) (?:lo|las|tus|los)|(?:do not|don't) follow (?:the|your|any|those|previous) (?:rules|instructions|prompts?)|stop being (?:an? )?(?:assistant|ai|bot)|respond only with|responde solo con|answer only with|do anything now)\b/;
/** "People forget the rules of recycling" is about people. */
const OF_OTHERS =
  /\b(?:people|they|who|customers|clients|users|kids|children|parents|drivers|companies|we|gente|personas|clientes|usuarios|padres|vecinos|empresas|que|se|nos|les) (?:(?:often|always|still|just|siempre|a menudo|muchas veces|se|les) )*(?:forget|ignore|disregard|override|bypass|olvidan?|olvidamos|ignoran?|ignoramos)\b/;

/** Whether the answer must not be taken as one. */
export function isOffTopic(folded: string): boolean {
  if ((isOrder(folded) && !OF_OTHERS.test(folded)) || MORE_ORDERS.test(folded)) return true;
  const words = folded
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length < LONGEST && !/\d/.test(words) && (INSULT.test(words) || ELSEWHERE.test(words));
}
