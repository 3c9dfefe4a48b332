import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../ui/call-api.web.ts';
import { CallFailure, codeOf, wordFailure } from '../ui/call-failure.ts';
import { LanguageSelect } from '../ui/language-select.web.tsx';
import { recallTrip } from '../ui/payment-trip.web.ts';
import { SiteFooter } from '../ui/site-footer.web.tsx';
import { SiteHeader } from '../ui/site-header.web.tsx';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { Spinner } from '../ui/spinner.web.tsx';
import { useToast } from '../ui/toast.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { usePageTitle } from '../ui/use-page-title.web.ts';
import { CardPayment } from './card-payment.web.tsx';
import { CHECKOUT_TEXTS, MODAL_TEXTS, NOTICE_TEXTS } from './checkout-texts.ts';
import { PaymentDone } from './payment-done.web.tsx';

const PAID_NOTICE_AFTER_MS = 2000;

interface PaymentIntent {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** Refusals that are good news: somebody paid already, perhaps in another tab. */
const STAGES: Readonly<Record<string, 'paid' | 'processing'>> = { 'already-paid': 'paid', 'payment-processing': 'processing' };

/** Where a plan is paid for: a spinner until there is a client secret, the card form, and what comes of it. */
export function CheckoutPage({ sessionId }: { readonly sessionId: string }) {
  const { language } = useLanguage();
  const [reached, setReached] = useState<'paid' | 'processing' | null>(null);
  // Whoever comes back later, for the receipt or to withdraw, is not told again.
  const [wasPaying] = useState(() => recallTrip('paying') === sessionId);
  const [isUnavailable, setUnavailable] = useState(false);
  usePageTitle(CHECKOUT_TEXTS.pageTitle[language], language);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['payment-intent', sessionId],
    queryFn: () => callApi<PaymentIntent>('POST', '/api/create-payment-intent', { sessionId }),
  });
  const refusal = codeOf(error);
  const stage = reached ?? STAGES[refusal ?? ''] ?? null;
  usePaidNotice(stage === 'paid' && (reached !== null || wasPaying));
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this one line
    if (error && !stage) console.error('The payment could not be prepared', error);
  }, [error, stage]);

  const again = () => {
    // A script that hangs is got rid of with the page only.
    if (isUnavailable) return location.reload();
    void refetch();
  };
  const show = () => {
    if (stage) return <PaymentDone sessionId={sessionId} isProcessing={stage === 'processing'} />;
    if (isPending) return <Waiting />;
    if (error || isUnavailable || !data) return <NothingToPay error={error} onAgain={again} />;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-18 gap-y-10 lg:grid-cols-2">
        <Purchase />
        <CardPayment
          sessionId={sessionId}
          clientSecret={data.clientSecret}
          publishableKey={data.publishableKey}
          onPaid={() => setReached('paid')}
          onProcessing={() => setReached('processing')}
          onUnavailable={() => setUnavailable(true)}
        />
      </div>
    );
  };
  return (
    <>
      <SiteHeader>
        <LanguageSelect />
      </SiteHeader>
      <main className="page-edge py-6 sm:py-12">{show()}</main>
      <SiteFooter language={language} />
    </>
  );
}

/** Two seconds after it is paid. */
function usePaidNotice(isPaid: boolean): void {
  const { language } = useLanguage();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the language of the moment
  useEffect(() => {
    if (!isPaid) return;
    const say = () => toast({ kind: 'news', title: NOTICE_TEXTS.successful[language], text: NOTICE_TEXTS.ready[language] });
    const timer = setTimeout(say, PAID_NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);
}

function Waiting() {
  const { language } = useLanguage();
  return (
    <p role="status" className="flex items-center gap-3 text-ink-2">
      <Spinner />
      {CHECKOUT_TEXTS.waiting[language]}
    </p>
  );
}

/** What one gets for the money. */
function Purchase() {
  const { language } = useLanguage();
  return (
    <div>
      <h1 className="text-38 leading-[1.04] tracking-[-0.028em] sm:text-50">{CHECKOUT_TEXTS.title[language]}</h1>
      <p className="mt-3 font-serif text-19 leading-[1.28] sm:text-24">{CHECKOUT_TEXTS.lead[language]}</p>
      <h2 className="mt-8 border-b-2 border-ink pb-3 text-24 tracking-tight">{CHECKOUT_TEXTS.what[language]}</h2>
      <ul>
        {(['spanish', 'english', 'workbook'] as const).map((name) => (
          <li key={name} className="flex items-center gap-3 border-b border-rule py-2.5">
            <Check aria-hidden size={18} className="shrink-0" />
            {CHECKOUT_TEXTS[name][language]}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between">
        <span className="font-semibold">{CHECKOUT_TEXTS.total[language]}</span>
        <span className="font-serif text-28 font-medium tracking-tight">{MODAL_TEXTS.price[language]}</span>
      </p>
      <p className="mt-1 text-14 text-ink-2">{CHECKOUT_TEXTS.refund[language]}</p>
    </div>
  );
}

/** Plans are free, there is no such plan for this visitor, or the payment could not be prepared: each with its sentence and a way on. */
function NothingToPay({ error, onAgain }: { readonly error: Error | null; readonly onAgain: () => void }) {
  const { language } = useLanguage();
  const status = error instanceof CallFailure ? error.status : null;
  const isNothing = status === 404 || codeOf(error) === 'payments-off';
  const { title, detail } = wordFailure(error, language);
  const words = () => {
    if (isNothing) return CHECKOUT_TEXTS[status === 404 ? 'unknownText' : 'freeText'][language];
    return error ? (detail ?? title) : CHECKOUT_TEXTS.offline[language];
  };
  return (
    <>
      <h1 className="max-w-[34rem] text-38 leading-[1.1] tracking-tight">{CHECKOUT_TEXTS[isNothing ? 'free' : 'failed'][language]}</h1>
      <p className="mt-4 max-w-[34rem] text-ink-2">{words()}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isNothing && status !== 409 && (
          <button type="button" onClick={onAgain} className="button button-primary">
            {CHECKOUT_TEXTS.tryAgain[language]}
          </button>
        )}
        <Link href="/" className="button">
          {SITE_TEXTS.backHome[language]}
        </Link>
      </div>
    </>
  );
}
