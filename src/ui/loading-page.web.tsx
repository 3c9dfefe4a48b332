import { SiteHeader } from './site-header.web.tsx';
import { SITE_TEXTS } from './site-texts.ts';
import { Spinner } from './spinner.web.tsx';
import { useLanguage } from './use-language.web.tsx';

/** While a page that is not the home page is fetched. */
export function LoadingPage() {
  const { language } = useLanguage();
  return (
    <>
      <SiteHeader>{null}</SiteHeader>
      <main className="page-edge py-12">
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner />
          {SITE_TEXTS.loading[language]}
        </p>
      </main>
    </>
  );
}
