import { ArrowLeft, Download } from 'lucide-react';
import { Link } from 'wouter';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { PageStrip } from './page-strip.web.tsx';
import { SampleBreakEven } from './sample-break-even.web.tsx';
import sample from './sample-contents.json';
import { SampleMonths } from './sample-months.web.tsx';
import { SAMPLE_FILES, SAMPLE_TEXTS } from './sample-texts.ts';

/** What a plan holds, and both editions of the sample to download. Always in Spanish. */
export function SamplePage() {
  usePageTitle(SAMPLE_TEXTS.pageTitle, 'es');
  return (
    <>
      <SiteHeader>
        <Link href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {SITE_TEXTS.home.es}
        </Link>
      </SiteHeader>
      <main>
        <div className="page-edge pt-3 pb-10">
          <Link href="/" className="inline-flex min-h-11 items-center gap-2.5 text-14 underline underline-offset-4">
            <ArrowLeft aria-hidden size={16} />
            {SITE_TEXTS.backHome.es}
          </Link>
          <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-2">
            <h1 className="text-38 leading-[1.04] tracking-[-0.028em] sm:text-50 xl:text-62">{SAMPLE_TEXTS.title}</h1>
            <div>
              <p className="max-w-[34rem] font-serif text-19 leading-[1.28] text-balance sm:text-24">
                {sample.name} {SAMPLE_TEXTS.lead}
              </p>
              <Downloads />
            </div>
          </div>
        </div>
        <PageStrip titles={[SAMPLE_TEXTS.cover, ...sample.contents.map(({ title }) => title)]} />
        <div className="page-edge grid gap-x-18 gap-y-12 py-12 lg:grid-cols-[7fr_5fr]">
          <Contents />
          <Charts />
        </div>
        <section className="page-edge pb-6">
          <h2 className="mb-6 text-28 tracking-tight sm:text-38">{SAMPLE_TEXTS.alive}</h2>
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
            <SampleMonths />
            <SampleBreakEven />
          </div>
        </section>
        <section className="page-edge pt-12">
          <h2 className="text-28 tracking-tight sm:text-38">{SAMPLE_TEXTS.yours}</h2>
          <p className="mt-2 mb-6 text-ink-2">{SAMPLE_TEXTS.yoursText}</p>
          <Link href="/" className="button button-primary">
            {SAMPLE_TEXTS.begin}
          </Link>
        </section>
      </main>
      <SiteFooter language="es" />
    </>
  );
}

function Downloads() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-3 gap-y-4">
      <li>
        <a href={SAMPLE_FILES.spanish} download className="button button-primary">
          <Download aria-hidden size={18} />
          {SAMPLE_TEXTS.downloadSpanish}
        </a>
        <p className="mt-1.5 text-14 text-ink-2">PDF, {SAMPLE_TEXTS.length}</p>
      </li>
      <li>
        <a href={SAMPLE_FILES.english} download hrefLang="en" className="button">
          <Download aria-hidden size={18} />
          {SAMPLE_TEXTS.downloadEnglish}
        </a>
        <p className="mt-1.5 text-14 text-ink-2">PDF, {SAMPLE_TEXTS.length}</p>
      </li>
    </ul>
  );
}

function Contents() {
  return (
    <section>
      <h2 className="mb-5 text-28 tracking-tight sm:text-38">{SAMPLE_TEXTS.contents}</h2>
      <ol className="font-serif text-17 sm:text-19">
        {[{ title: SAMPLE_TEXTS.cover, page: 1 }, ...sample.contents].map(({ title, page }) => (
          <li key={page} className="flex items-baseline gap-3 py-2">
            <span>{title}</span>
            <span aria-hidden="true" className="min-w-6 grow border-b border-dotted border-edge" />
            <Page number={page} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Charts() {
  return (
    <section>
      <h2 className="mb-5 text-28 tracking-tight sm:text-38">{SAMPLE_TEXTS.charts}</h2>
      <ul className="border-t-2 border-ink">
        {[{ title: SAMPLE_TEXTS.weave, page: 1 }, ...sample.charts].map(({ title, page }) => (
          <li key={`${page} ${title}`} className="flex items-baseline justify-between gap-4 border-b border-rule py-2.5">
            {title}
            <Page number={page} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{SAMPLE_TEXTS.note}</p>
    </section>
  );
}

function Page({ number }: { readonly number: number }) {
  return (
    <span className="font-sans text-14 font-semibold tabular-nums">
      <span className="sr-only">página </span>
      {number}
    </span>
  );
}
