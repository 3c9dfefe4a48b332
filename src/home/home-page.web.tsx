import { Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '../ui/language-select.web.tsx';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { WeaveDivider } from '../ui/weave-divider.web.tsx';
import { FeatureCards } from './feature-cards.web.tsx';
import { FEATURE_BADGES, HOME_TEXTS } from './home-texts.ts';
import { SampleSummary } from './sample-summary.web.tsx';
import { TrustBadges } from './trust-badges.web.tsx';

/** The home page: what one gets on the right, how one gets it on the left. The chat is handed in. */
export function HomePage({ chat }: { readonly chat: ReactNode }) {
  const { language } = useLanguage();
  usePageTitle(HOME_TEXTS.pageTitle[language], language);
  return (
    <>
      <SiteHeader>
        <Link href="/sample" className="hidden min-h-11 items-center underline underline-offset-4 sm:inline-flex">
          {SITE_TEXTS.sample[language]}
        </Link>
        <LanguageSelect />
      </SiteHeader>
      <main className="overflow-x-clip">
        <div className="page-edge grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,590fr)_minmax(0,642fr)]">
          <div className="flex flex-col print:block">
            <h1 className="text-34 leading-[1.04] tracking-[-0.028em] sm:text-50 xl:text-62">{HOME_TEXTS.title[language]}</h1>
            <p className="mt-1.5 font-serif text-17 leading-[1.28] sm:mt-3 sm:text-24">{HOME_TEXTS.subtitle[language]}</p>
            <p className="mt-5 max-w-[34rem] text-ink-2 max-lg:order-1 lg:mt-2 print:hidden">{HOME_TEXTS.description[language]}</p>
            <div className="-mx-1.5 mt-2.5 sm:mx-0 sm:mt-3.5">{chat}</div>
            <Offer />
          </div>
          <SampleSummary />
        </div>
        <div className="print:hidden">
          <WeaveDivider />
          <FeatureCards />
          <TrustBadges />
        </div>
      </main>
      <SiteFooter language={language} />
    </>
  );
}

function Offer() {
  const { language } = useLanguage();
  return (
    <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 max-lg:order-2 print:hidden">
      <p>
        <span className="font-serif text-28 leading-none font-medium tracking-tight">{HOME_TEXTS.price[language]}</span>
        <span className="mt-1 block text-14 text-ink-2">{HOME_TEXTS.priceNote[language]}</span>
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-14 font-medium max-sm:order-first max-sm:w-full max-sm:flex-col">
        <li className="flex items-center gap-2.5">
          <Lock aria-hidden size={18} className="text-thread" />
          {FEATURE_BADGES.secure[language]}
        </li>
        <li className="flex items-center gap-2.5">
          <Clock aria-hidden size={18} className="text-thread" />
          {FEATURE_BADGES.quick[language]}
        </li>
      </ul>
    </div>
  );
}
