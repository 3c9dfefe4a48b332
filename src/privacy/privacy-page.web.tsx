import { ERROR_TEXTS } from '../ui/error-texts.ts';
import { LanguageSelect } from '../ui/language-select.web.tsx';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';
import { useNotice } from './use-notice.web.ts';

/** What is kept, what for, for how long, and how to have it back or erased. */
export function PrivacyPage() {
  const { language } = useLanguage();
  const { sections, isLost } = useNotice();
  usePageTitle(PRIVACY_TEXTS.pageTitle[language], language);
  return (
    <>
      <SiteHeader>
        <LanguageSelect />
      </SiteHeader>
      <main className="page-edge pt-6 pb-4 sm:pt-12">
        <h1 className="max-w-[46rem] text-38 leading-[1.04] tracking-[-0.028em] sm:text-50">{PRIVACY_TEXTS.title[language]}</h1>
        <p className="mt-4 max-w-[34rem] font-serif text-19 leading-[1.28] sm:text-24">{PRIVACY_TEXTS.lead[language]}</p>
        <div className="mt-10 grid gap-x-18 gap-y-10 border-t-2 border-ink pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <nav aria-label={PRIVACY_TEXTS.contents[language]} className="lg:sticky lg:top-8 lg:self-start">
            <ul className="flex flex-wrap gap-x-6 lg:flex-col">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {title[language]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-col gap-9">
            {isLost && <p role="alert">{ERROR_TEXTS['error.network'][language]}</p>}
            {sections.map(({ id, title, paragraphs }) => (
              <section key={id} id={id} className="max-w-[38rem] scroll-mt-6">
                <h2 className="text-28 tracking-tight">{title[language]}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph.en} className="mt-3 text-ink-2">
                    {paragraph[language]}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      </main>
      <SiteFooter language={language} />
    </>
  );
}
