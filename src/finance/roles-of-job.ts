// Which parts of a trade's work somebody does who was told to do one thing, by what the trade calls those parts.
import type { Job } from '../facts/find-told-jobs.ts';
import { foldText } from '../language/fold-text.ts';
import type { Role } from '../sectors/role-words.ts';

const PARTS: Readonly<Record<Job, RegExp>> = {
  front:
    /\b(?:counter|taking payment|customers|replies|bookings|appointments|calls|answering|onboarding|enrolment|reception|diary|joiners)\b/,
  kitchen: /\b(?:kitchen|preparation|preparing ahead|production|making|cooking)\b/,
  delivery: /\b(?:deliver\w+|driving|collecting|shipping)\b/,
  papers: /\b(?:accounts)\b/,
  sales: /\b(?:sales|finding|getting known|traffic|quotes|viewings|demand)\b/,
};

/** At work with their hands: what is left of their day helps there, and nobody has them do the accounts. */
const HANDS: readonly Job[] = ['kitchen', 'delivery'];

/** Places of the roles, the one meant first; what remains of the day goes to what stands beside the work, the accounts excepted. */
export function rolesOfJob(job: Job, roles: readonly Pick<Role, 'name' | 'tasks'>[]): readonly number[] {
  const meant = [...roles.keys()].filter((at) => PARTS[job].test(foldText(`${roles[at]?.name.en} ${roles[at]?.tasks.en}`)));
  const others = HANDS.includes(job) ? [0] : [...roles.keys()].slice(1, -1).toReversed();
  return [...new Set([...meant, ...others])];
}

/** Whether the work that is sold is none of theirs. */
export function isBesideWork(job: Job | null, roles: readonly Pick<Role, 'name' | 'tasks'>[]): boolean {
  return job !== null && !rolesOfJob(job, roles).includes(0);
}
