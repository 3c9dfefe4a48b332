import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { callApi } from '../ui/call-api.web.ts';
import { CallFailure, wordFailure } from '../ui/call-failure.ts';
import { LanguageSelect } from '../ui/language-select.web.tsx';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';

/** With payments off: asks for a payment intent, and says that there is nothing to pay. A spinner until the call answers. */
export function CheckoutPage({ sessionId }: { readonly sessionId: string }) {
  const { language } = useLanguage();
  usePageTitle(CHECKOUT_TEXTS.pageTitle[language], language);
  const { isPending, error } = useQuery({
    queryKey: ['payment-intent', sessionId],
    queryFn: () => callApi<{ clientSecret: string }>('POST', '/api/create-payment-intent', { sessionId }),
  });
  // 404: the call itself does not exist while payments are off; 409: it does, and says so.
  const free = error instanceof CallFailure && (error.status === 404 || error.status === 409);
  return (
    <>
      <SiteHeader>
        <LanguageSelect />
      </SiteHeader>
      <main className="page-edge min-h-[60vh] py-12">
        <div role="status">{isPending && <Spinner words={CHECKOUT_TEXTS.waiting[language]} />}</div>
        {!isPending && (
          <>
            <h1 className="max-w-[34rem] text-38 leading-[1.1] tracking-tight">
              {free ? CHECKOUT_TEXTS.heading[language] : wordFailure(error, language).title}
            </h1>
            {free && <p className="mt-4 max-w-[34rem] text-ink-2">{CHECKOUT_TEXTS.free[language]}</p>}
            <Link href="/" className="button mt-6">
              {SITE_TEXTS.backHome[language]}
            </Link>
          </>
        )}
      </main>
      <SiteFooter language={language} />
    </>
  );
}

function Spinner({ words }: { readonly words: string }) {
  return (
    <div className="flex items-center gap-3 text-ink-2">
      <span aria-hidden="true" className="size-6 animate-spin rounded-full border-2 border-rule border-t-thread" />
      {words}
    </div>
  );
}
