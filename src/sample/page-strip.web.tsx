import { type RefObject, useEffect, useRef, useState } from 'react';
import { SAMPLE_TEXTS } from './sample-texts.ts';

/** Every page of the Spanish sample, drawn from its PDF before the build. */
const PICTURES = import.meta.glob<string>('/build/sample/pages/es-*.svg', { query: '?url', import: 'default', eager: true });
const PAGES = Object.keys(PICTURES)
  .sort()
  .map((path) => PICTURES[path]);
/** A4, points. */
const [WIDTH, HEIGHT] = [595, 842];
/** What a phone shows of the strip before it is moved. */
const AT_FIRST = 2;
/** A picture is fetched a quarter of the strip before it comes into sight: left to the browser, a phone would fetch seven at once. */
const AHEAD = '0px 25%';

/** The pages themselves, side by side; the strip scrolls, with the arrow keys too. */
export function PageStrip({ titles }: { readonly titles: readonly string[] }) {
  const strip = useRef<HTMLElement>(null);
  const reached = useReached(strip);
  return (
    <section
      ref={strip}
      aria-label={SAMPLE_TEXTS.pages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="strip overflow-x-auto border-y border-rule bg-wash -outline-offset-3"
    >
      <ol className="page-edge flex w-max max-w-none gap-6 py-9 sm:gap-7">
        {PAGES.map((src, index) => (
          <li key={src}>
            <img
              src={index < reached ? src : undefined}
              alt={`${SAMPLE_TEXTS.page} ${index + 1}: ${titles[index] ?? ''}`}
              width={WIDTH}
              height={HEIGHT}
              // The first page is the largest thing on the first screen; the others wait for the strip to be moved.
              loading={index === 0 ? 'eager' : 'lazy'}
              className="h-auto w-[17rem] max-w-[78vw] bg-sheet shadow-sheet sm:w-[21rem]"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many of the pictures, from the first on, have come near to being seen. */
function useReached(strip: RefObject<HTMLElement | null>): number {
  const [reached, setReached] = useState(AT_FIRST);
  useEffect(() => {
    const items = [...(strip.current?.querySelectorAll('li') ?? [])];
    const observer = new IntersectionObserver(
      (seen) => {
        const last = Math.max(
          ...seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => items.indexOf(target as HTMLLIElement)),
        );
        setReached((before) => Math.max(before, last + 1));
      },
      { root: strip.current, rootMargin: AHEAD },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [strip]);
  return reached;
}
