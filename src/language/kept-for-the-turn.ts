const MOST_KEPT = 500;

/** The same finding, made once for each text while one answer is read, which asks it hundreds of times; when that is done nothing of it is left. */
export function keptForTheTurn<Found>(find: (text: string) => Found): (text: string) => Found {
  const kept = new Map<string, { readonly found: Found }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.found;
    if (kept.size === 0) queueMicrotask(() => kept.clear());
    else if (kept.size >= MOST_KEPT) kept.clear();
    const found = find(text);
    kept.set(text, { found });
    return found;
  };
}
