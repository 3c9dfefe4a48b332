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
/** "Me n Dave": typed as it is said. */
const JOINED = /(?<= )n(?= )/g;

/** What is told of a team with blanks for whoever is not of it, and each word where it was. */
export function withoutOutsiders(ground: Ground): Ground {
  const blanks = [BACKER, BY_THE_JOB, ONCE].flatMap((pattern) =>
    [...ground.folded.matchAll(pattern)].map(({ index, 0: words }) => [index, words.length] as const),
  );
  const isSameLength = ground.text.length === ground.folded.length;
  const clean = (words: string) =>
    blanks.reduce((so, [at, length]) => so.slice(0, at) + ' '.repeat(length) + so.slice(at + length), words).replace(JOINED, '&');
  return { ...ground, folded: clean(ground.folded).trimEnd(), text: isSameLength ? clean(ground.text).trimEnd() : ground.text };
}
