// Which plan this tab went to pay for, so that whoever comes back (from the bank's page, or to the conversation) is taken up where they left.

/** `paying`: the card is at the bank · `paid`: it went through, and the conversation does not know yet. */
type Stage = 'paying' | 'paid';

const keyOf = (stage: Stage) => `trama-${stage}`;

/** The session's id; null where there is none, or where the browser refuses storage. */
export function recallTrip(stage: Stage): string | null {
  try {
    return sessionStorage.getItem(keyOf(stage));
  } catch {
    return null;
  }
}

export function rememberTrip(stage: Stage, sessionId: string): void {
  try {
    sessionStorage.setItem(keyOf(stage), sessionId);
  } catch {}
}

export function forgetTrip(stage: Stage): void {
  try {
    sessionStorage.removeItem(keyOf(stage));
  } catch {}
}
