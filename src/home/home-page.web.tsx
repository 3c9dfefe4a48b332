import { Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '../ui/language-select.web.tsx';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { useTakesPayments } from '../ui/takes-payments.web.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { WeaveDivider } from '../ui/weave-divider.web.tsx';
import { FeatureCards } from './feature-cards.web.tsx';
import { FEATURE_BADGES, HOME_TEXTS } from './home-texts.ts';
import { SampleSummary } from './sample-summary.web.tsx';
import { TrustBadges } from './trust-badges.web.tsx';

/**
 * The home page: what one gets on the right, how one gets it on the left. On a low screen (most laptops) the chat stands on the right and
 * what one gets comes below, so that what it is, what it costs and the chat are all on the first screen. The chat is handed in.
 */
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
        <div className="page-edge grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,590fr)_minmax(0,642fr)] low:grid-cols-[minmax(0,1fr)]">
          <div className="flex flex-col low:grid low:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] low:grid-rows-[auto_auto_auto_auto_1fr] low:gap-x-16 print:block">
            <h1 className="text-34 leading-[1.04] tracking-[-0.028em] sm:text-50 low:mt-6 tall:mt-4 xl:text-62 print:hidden">
              {HOME_TEXTS.title[language]}
            </h1>
            <p className="mt-1.5 font-serif text-17 leading-[1.28] text-balance sm:mt-2.5 sm:text-24 low:mt-4 tall:mt-4 print:hidden">
              {HOME_TEXTS.subtitle[language]}
            </p>
            <p className="mt-5 text-ink-2 max-sm:text-17 max-lg:order-1 lg:mt-2.5 low:mt-4 tall:mt-4 print:hidden">
              {HOME_TEXTS.description[language]}
            </p>
            <Price />
            <div className="-mx-1.5 mt-2.5 sm:mx-0 sm:mt-4 lg:mt-3 tall:mt-5 low:col-start-2 low:row-span-5 low:row-start-1">{chat}</div>
            <Badges />
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

function Price() {
  const { language } = useLanguage();
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 sm:mt-2.5 lg:mt-2 low:mt-6 tall:mt-4 print:hidden">
      <span className="font-serif text-17 leading-tight font-medium tracking-tight sm:text-24 low:text-34">
        {HOME_TEXTS.price[language]}
      </span>
      <span className="text-14 text-ink-2">{HOME_TEXTS[useTakesPayments() ? 'oncePaid' : 'whileFree'][language]}</span>
    </p>
  );
}

function Badges() {
  const { language } = useLanguage();
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-14 font-medium max-lg:order-2 max-sm:flex-col low:mt-4 low:self-start print:hidden">
      <li className="flex items-center gap-2.5">
        <Lock aria-hidden size={18} className="text-thread" />
        {FEATURE_BADGES.secure[language]}
      </li>
      <li className="flex items-center gap-2.5">
        <Clock aria-hidden size={18} className="text-thread" />
        {FEATURE_BADGES.quick[language]}
      </li>
    </ul>
  );
}
