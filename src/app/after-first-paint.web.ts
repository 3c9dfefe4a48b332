/** A browser that tells of no paint is not waited for any longer. */
const MOST_WAIT_MS = 1000;

/** Once what the page holds already has been painted; at once where nobody looks, for there nothing is. */
export function afterFirstPaint(act: () => void): void {
  const paint = Promise.withResolvers<void>();
  const observer = new PerformanceObserver(() => paint.resolve());
  if (document.visibilityState === 'hidden') paint.resolve();
  else observer.observe({ type: 'paint', buffered: true });
  setTimeout(paint.resolve, MOST_WAIT_MS);
  void paint.promise.then(act).finally(() => observer.disconnect());
}
