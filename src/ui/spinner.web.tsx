/** Turns while something is waited for; with reduced motion it stands still, so words stand beside it. */
export function Spinner() {
  return <span aria-hidden="true" className="size-5 shrink-0 animate-spin rounded-full border-2 border-rule border-t-thread" />;
}
