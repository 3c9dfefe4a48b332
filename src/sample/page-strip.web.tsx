import { SAMPLE_TEXTS } from './sample-texts.ts';

/** Every page of the Spanish sample, drawn from its PDF before the build. */
const PICTURES = import.meta.glob<string>('/build/sample/pages/es-*.svg', { query: '?url', import: 'default', eager: true });
const PAGES = Object.keys(PICTURES)
  .sort()
  .map((path) => PICTURES[path]);
/** A4, points. */
const [WIDTH, HEIGHT] = [595, 842];

/** The pages themselves, side by side; the strip scrolls, with the arrow keys too. */
export function PageStrip({ titles }: { readonly titles: readonly string[] }) {
  return (
    <section
      aria-label={SAMPLE_TEXTS.pages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="strip overflow-x-auto border-y border-rule bg-wash -outline-offset-3"
    >
      <ol className="page-edge flex w-max max-w-none gap-6 py-9 sm:gap-7">
        {PAGES.map((src, index) => (
          <li key={src}>
            <img
              src={src}
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
