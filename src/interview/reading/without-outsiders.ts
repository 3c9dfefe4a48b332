// Who puts in money and does not work, and who is called in for one job: told beside the team, and none of it.
import type { Ground } from './amount.ts';
import { KIN } from './people-words.ts';

const OPENS = '(?:^|[,.;] ?)(?:(?:y|and|but|pero) )?';
const ENDS = '(?=[,.;]|$| (?:y|and) (?:el|la|l[oa]s|una?|the|an?)(?![a-z]))';
const WORKS_TOO = '(?![^,.;]*(?<!(?:no|not|n.t|nor|ni) (?:me )?)(?<![a-z])(?:trabaj|ayud|works?(?![a-z])|helps?(?![a-z])))';
/** «Beto nomás pone el dinero», "my sister invests but does not work in it". */
const BACKER = new RegExp(
  `${OPENS}${WORKS_TOO}(?:(?:mi|my) (?:${KIN})(?: (?!y |and )[a-z]+)?|(?!yo |me |i )[a-z]{3,}) (?:(?:nomas|nada mas|solo|solamente|only|just|que|who|would|will|did) )*(?:(?:pone|aporta|puts?|put) (?:(?:in|up|el|la|los|su|un|algo de|todo el|the|some|all the|her|his) )*(?:dinero|plata|lana|guita|capital|money|cash|savings|ahorros)|presta|invierte|lends|lent|invests|invested)(?![a-z])[^,.;]*?${ENDS}`,
  'g',
);
/** «El muchacho es por evento», "the helpers are paid by the job". */
const BY_THE_JOB =
  /(?:(?:^|[,.;] ?)(?:y |and )?|(?<![a-z])(?:y|and) )(?:el|la|l[oa]s|una?|un[oa]s|the|an?|my|mi) (?:(?!yo |me |i )[a-z]+ ){1,3}?(?:(?:es|son|va|van|is|are|viene|vienen|cobran?|hired|paid|comes?|se contratan?) ){0,2}(?:por|per|by the) (?:evento|boda|fiesta|encargo|event|wedding|party|job|gig)(?![a-z])/g;
/** "My friend Jess who used to be a vet nurse", «mi prima, que era cocinera»: what somebody was is nobody else. */
const ONCE =
  /,? (?:who (?:used to be|was|has been|is) an? |que (?:era|fue|ha sido|es) (?:una? )?)(?:[a-z]+ (?=(?:nurse|teacher|chef|cook|trainer|designer|engineer|manager)(?![a-z])))?[a-z]{4,}/g;
/** «De supervisora con 9 personas a mi cargo», "with nine people under me": those of another house. */
const UNDER_ME =
  /(?<![a-z])(?:con|de|a|with|of|managing|supervising|leading|over) (?:\d{1,3}|[a-z]+) (?:personas?|people|emplead[oa]s|trabajador[ae]?s|staff|gente)(?: [a-z]+)? (?:a (?:mi|su) cargo|bajo mi (?:mando|cargo)|under (?:me|my)|reporting to me)(?![a-z])/g;
/** "Me n Dave": typed as it is said. */
const JOINED = /(?<= )n(?= )/g;

/** «Que no somos 4, somos 2», "we are two, not four": what is taken back. */
const DENIED =
  /(?<![a-z])(?:no|not)(?: (?:somos|seremos|son|seran|vamos a ser|we are|we're))? (?:\d{1,2}|un[oa]|dos|tres|cuatro|cinco|seis|one|two|three|four|five|six)(?: (?:personas|people|of us))?(?=[ ]?(?:[,.;:!?)]|$|(?:sino|but|que|y|and)(?![a-z])))|(?<![a-z])(?:como que|what do you mean,?|de donde sale[n]?) \d{1,2}(?: (?:personas|people))?\b/g;
/** «Los últimos 4 de encargada», «en el mes 4», "the last four as manager": years and months. */
const OF_TIME =
  /(?<![a-z])(?:(?:l[oa]s )?(?:ultim[oa]s|primer[oa]s)|(?:the )?(?:last|past|first)|(?:el |del |al )?mes(?: numero)?|(?:the )?month(?: number)?) (?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|two|three|four|five|six|seven|eight|nine|ten)(?![a-z\d.,])(?! (?:of us|personas|people))/g;

/** What is told of a team with blanks for whoever is not of it, and each word where it was. */
export function withoutOutsiders(ground: Ground): Ground {
  const blanks = [BACKER, BY_THE_JOB, ONCE, DENIED, OF_TIME, UNDER_ME].flatMap((pattern) =>
    [...ground.folded.matchAll(pattern)].map(({ index, 0: words }) => [index, words.length] as const),
  );
  const isSameLength = ground.text.length === ground.folded.length;
  const clean = (words: string) =>
    blanks.reduce((so, [at, length]) => so.slice(0, at) + ' '.repeat(length) + so.slice(at + length), words).replace(JOINED, '&');
  return { ...ground, folded: clean(ground.folded).trimEnd(), text: isSameLength ? clean(ground.text).trimEnd() : ground.text };
}
