import { Link } from 'wouter';
import type { Language } from '../language/language.ts';
import { SITE_TEXTS } from './site-texts.ts';

export function SiteFooter({ language }: { readonly language: Language }) {
  return (
    <footer className="mt-18 border-t border-rule text-14 text-ink-2 print:hidden">
      <div className="page-edge flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
        <p>{SITE_TEXTS.disclaimer[language]}</p>
        <nav aria-label={SITE_TEXTS.more[language]} className="flex gap-x-6">
          <Link href="/privacy" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {SITE_TEXTS.privacy[language]}
          </Link>
          <Link href="/sample" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {SITE_TEXTS.sample[language]}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
