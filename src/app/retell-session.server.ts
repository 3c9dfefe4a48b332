import { TOPICS } from '../facts/topic.ts';
import type { ChatResponse } from '../interview/chat-calls.ts';
import { foldTurns } from '../interview/fold-turns.ts';
import { retell } from '../interview/retell.ts';
import type { PaymentDesk } from '../payments/payment-desk.server.ts';
import { findPlan } from '../plan/plan-store.server.ts';
import type { Session } from '../visitors/session-store.server.ts';
import { readInterview } from './answer-session.server.ts';
import type { Database } from './database.server.ts';
import { readPlanLinks } from './plan-links.server.ts';

/** Everything a page needs to go on after a reload. A plan that is not paid for counts as not generated: asking for it again says so. */
export async function retellSession(database: Database, session: Session, payments: PaymentDesk | null): Promise<ChatResponse> {
  const interview = await readInterview(database, session);
  const plan = await findPlan(database, session.id);
  const isGenerated = plan?.state === 'ready' && (payments === null || (await payments.isOpen(plan.id)));
  const last = interview.turns.at(-1)?.reply;
  return {
    language: session.language,
    state: isGenerated ? 'generated' : foldTurns(interview).status,
    transcript: retell(interview),
    progress: last?.progress ?? { answered: 0, total: TOPICS.length },
    topic: last ? last.topic : TOPICS[0],
    suggestions: [...(last?.suggestions ?? [])],
    links: isGenerated ? await readPlanLinks(database, plan.id) : null,
  };
}
