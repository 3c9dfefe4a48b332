import { prerender } from 'react-dom/static';
import type { DrawnScreen, FirstScreen } from './first-screens.ts';
import { Site } from './site.web.tsx';

/** Written before the page by React: fetching what stands on the first screen. */
const PRELOADS = /^(?:<link[^>]*>)*/;

/** A page as markup, as it looks before its script runs. For the build; the browser takes it over. */
export async function drawFirstScreen(screen: FirstScreen): Promise<DrawnScreen> {
  // Whole at once: pieces that come later would be put in place by scripts in the markup, which the site's policy refuses.
  const { prelude } = await prerender(<Site {...screen} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const markup = await new Response(prelude).text();
  const [head = ''] = PRELOADS.exec(markup) ?? [];
  return { head, body: markup.slice(head.length) };
}
