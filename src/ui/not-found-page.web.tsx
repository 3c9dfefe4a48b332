import { Link } from 'wouter';
import { LanguageSelect } from './language-select.web.tsx';
import { SiteFooter } from './site-footer.web.tsx';
import { SiteHeader } from './site-header.web.tsx';
import { NOT_FOUND_TEXTS, SITE_TEXTS } from './site-texts.ts';
import { useLanguage } from './use-language.web.tsx';
import { usePageTitle } from './use-page-title.web.ts';

/** Any address that is not a page. */
export function NotFoundPage() {
  const { language } = useLanguage();
  usePageTitle(`Trama: ${NOT_FOUND_TEXTS.heading}`, language);
  return (
    <>
      <SiteHeader>
        <LanguageSelect />
      </SiteHeader>
      <main className="page-edge py-12">
        <div className="max-w-[25rem] rounded-box border border-ink bg-sheet p-6">
          <h1 lang="en" className="text-28 leading-[1.15] tracking-tight">
            {NOT_FOUND_TEXTS.heading}
          </h1>
          <p className="mt-2 mb-6 text-ink-2">{NOT_FOUND_TEXTS.text[language]}</p>
          <Link href="/" className="button">
            {SITE_TEXTS.backHome[language]}
          </Link>
        </div>
      </main>
      <SiteFooter language={language} />
    </>
  );
}
