// A verb as each language says it of somebody: its tense, «no» and what is done to whom.
import type { Group } from './read-group.ts';
import { BE, CAN, englishForm, HAVE, spanishBare, spanishForm, type Tense, type Verb, verbOf } from './verb-forms.ts';

export interface Sayable {
  readonly verb: Verb;
  readonly tense: Tense | 'infinitive' | 'gerund';
  readonly isNot: boolean;
  readonly aspect: 'perfect' | 'progressive' | null;
}

type Subject = Pick<Group, 'who' | 'isFeminine'>;

/** "Cannot read", "did not turn up", "has lost". */
export function sayEnglish({ verb, tense, isNot, aspect }: Sayable, { who }: Subject, rest: string): string {
  const { head, rest: particle } = verb.en;
  const after = `${particle === '' ? '' : ` ${particle}`}${rest}`;
  const not = isNot ? ' not' : '';
  if (tense === 'infinitive' || tense === 'gerund') return `${englishForm(head, tense, who)}${after}`;
  const time = tense === 'present' ? 'present' : 'past';
  if (aspect === 'perfect') return `${englishForm('have', time, who)}${not} ${englishForm(head, 'participle', who)}${after}`;
  if (aspect === 'progressive') return `${englishForm('be', time, who)}${not} ${englishForm(head, 'gerund', who)}${after}`;
  if (verb === CAN) return isNot ? `${time === 'present' ? 'cannot' : 'could not'}${after}` : `${englishForm('can', time, who)}${after}`;
  if (head === 'be') return `${englishForm('be', time, who)}${not}${after}`;
  if (isNot && head === 'find') return `${time === 'present' ? 'cannot' : 'could not'} find${after}`;
  if (!isNot || / nothing(?!\p{L})/u.test(rest)) return `${englishForm(head, time, who)}${after}`;
  return `${englishForm('do', time, who)} not ${head}${after}`;
}

/** Time is not spent as money is. */
const SPENT_TIME = /^ \p{L}+ (?:fin(?:es)? de semana|minuto|hora|día|semana|mes|año|noche|tarde)/u;
const PASS = verbOf('pasar', 'spend');
const READING = /^ (?:leer|escribir|nadar|cocinar)(?!\p{L})/u;
const STATES = /^ (?:llen|vací|cerrad|abiert|frí|perdid|cansad|sol|rot|ocupad|disponible|list|aquí|allí|en )/u;
const STAY = / (?:durante )?(?<span>(?:un|una|\p{L}+|⟦\d+⟧) (?:minuto|hora|día|semana|mes|año|noche)(?:e?s)?)(?!\p{L})/u;

/** «No puede leer», «no se presentó», «lleva diez años». */
export function saySpanish({ verb: said, tense, isNot, aspect }: Sayable, { who }: Subject, rest: string, object: string): string {
  const verb = said.es.head === 'gastar' && SPENT_TIME.test(rest) ? PASS : said;
  const pronoun = / ⟨(?<pronoun>los?)⟩/.exec(rest)?.groups?.pronoun ?? object;
  const after = rest.replace(/ ⟨los?⟩/, '');
  const no = isNot ? 'no ' : '';
  const self = verb.es.isReflexive ? `${{ '1s': 'me', '2s': 'te', '3s': 'se', '1p': 'nos', '3p': 'se' }[who]} ` : '';
  const before = `${no}${self}${pronoun === '' ? '' : `${pronoun} `}`;
  const particle = verb.es.rest === '' ? '' : ` ${verb.es.rest}`;
  if (tense === 'infinitive' || tense === 'gerund')
    return `${spanishBare(verb, tense)}${verb.es.isReflexive ? 'se' : ''}${pronoun}${particle}${after}`;
  if (aspect === 'perfect') return sayPerfect(verb, who, before, `${particle}${after}`);
  if (verb === CAN && READING.test(after))
    return `${no}${tense === 'present' ? { '1s': 'sé', '2s': 'sabes', '3s': 'sabe', '1p': 'sabemos', '3p': 'saben' }[who] : 'sabía'}${after}`;
  const one = verb === BE.ser && STATES.test(after) ? BE.estar : verb;
  return `${before}${spanishForm(one, aspect === 'progressive' ? tense : tense, who)}${particle}${after}`.replace(
    /(?<!\p{L})(de|a) el(?!\p{L})/gu,
    (_, word) => `${word}l`,
  );
}

/** "Have been on the coast ten years": they still are. */
function sayPerfect(verb: Verb, who: Subject['who'], before: string, after: string): string {
  const span = STAY.exec(after)?.groups?.span;
  if (verb === BE.ser && span) {
    const carry = { '1s': 'llevo', '2s': 'llevas', '3s': 'lleva', '1p': 'llevamos', '3p': 'llevan' }[who];
    return `${before}${carry} ${span}${after.replace(STAY, '')}`;
  }
  return `${before}${spanishForm(HAVE, 'present', who)} ${spanishBare(verb, 'participle')}${after}`;
}
