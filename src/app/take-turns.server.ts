/**
 * Lets whoever waits go on one at a time, in order, and in between whatever else the event loop has: many answers that arrive at once
 * are otherwise read in one go, and until the last of them is done nobody else is heard.
 */
export function createTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const letNext = () => {
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (!next) return;
    setImmediate(letNext);
    next();
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isTaken) letNext();
    });
}
