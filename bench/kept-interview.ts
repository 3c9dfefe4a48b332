/** What one visitor was told, to be held against what is there after a kill. */
export interface KeptInterview {
  readonly sessionId: string;
  /** Answers that were acknowledged. */
  acknowledged: number;
  /** One was sent whose reply never came: it may be there or not. */
  isOneInFlight: boolean;
  isComplete: boolean;
  /** The plan was asked for. */
  isOrdered: boolean;
  /** The links that were given out; null before. */
  links: Readonly<Record<string, string>> | null;
}

interface AnswerReply {
  readonly isComplete: boolean;
  readonly topic: string | null;
}

const LINKS = ['downloadUrlES', 'downloadUrlEN', 'workbookUrl'] as const;

export async function startInterview(base: string): Promise<KeptInterview> {
  const { sessionId } = await post<{ sessionId: string }>(`${base}/api/chat/start`, {});
  return { sessionId, acknowledged: 0, isOneInFlight: false, isComplete: false, isOrdered: false, links: null };
}

/** Answers to the end of the interview and has the plan written; whatever breaks off throws, with what was acknowledged noted. */
export async function goThrough(base: string, interview: KeptInterview): Promise<void> {
  await finishInterview(base, interview);
  await orderPlan(base, interview);
}

export async function finishInterview(base: string, interview: KeptInterview): Promise<void> {
  let topic: string | null = 'problem';
  while (!interview.isComplete) {
    interview.isOneInFlight = true;
    const reply: AnswerReply = await post(`${base}/api/chat/${interview.sessionId}/answer`, { answer: topic === null ? 'sí' : 'no sé' });
    interview.acknowledged += 1;
    interview.isOneInFlight = false;
    interview.isComplete = reply.isComplete;
    topic = reply.topic;
  }
}

export async function orderPlan(base: string, interview: KeptInterview): Promise<void> {
  interview.isOrdered = true;
  const reply = await post<Record<string, string>>(`${base}/api/chat/${interview.sessionId}/generate`, {});
  const links = Object.fromEntries(LINKS.flatMap((name) => (reply[name] ? [[name, reply[name]]] : [])));
  if (Object.keys(links).length === LINKS.length) interview.links = links;
}

/** Acknowledged answers that are not there any more. */
export async function countLostAnswers(base: string, interview: KeptInterview): Promise<number> {
  const reply = await fetch(`${base}/api/chat/${interview.sessionId}`);
  if (reply.status !== 200) return interview.acknowledged;
  const { transcript } = (await reply.json()) as { transcript: { isUser: boolean }[] };
  const found = transcript.filter(({ isUser }) => isUser).length;
  const most = interview.acknowledged + (interview.isOneInFlight ? 1 : 0);
  if (found > most) throw new Error(`${found} answers are there, and ${most} were sent`);
  // One whose reply never came is there after all.
  interview.acknowledged = Math.max(found, interview.acknowledged);
  interview.isOneInFlight = false;
  return interview.acknowledged - found;
}

/** True when every document of the plan comes whole. */
export async function isPlanWhole(base: string, { links }: KeptInterview): Promise<boolean> {
  if (!links) return false;
  for (const link of Object.values(links)) {
    const reply = await fetch(base + link);
    const bytes = await reply.arrayBuffer();
    if (reply.status !== 200 || bytes.byteLength !== Number(reply.headers.get('content-length')) || bytes.byteLength < 10_000) return false;
  }
  return true;
}

async function post<Reply>(url: string, body: object): Promise<Reply> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
