import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { HomePage } from '../home/home-page.web.tsx';
import { ChatPanel } from '../interview/chat-panel.web.tsx';
import { OpenByLink } from '../interview/open-by-link.web.tsx';
import type { Language } from '../language/language.ts';
import { HintProvider } from '../ui/hint.web.tsx';
import { LoadingPage } from '../ui/loading-page.web.tsx';
import { makeQueryClient } from '../ui/make-query-client.web.ts';
import { NotFoundPage } from '../ui/not-found-page.web.tsx';
import { PaymentsContext } from '../ui/takes-payments.web.ts';
import { ToastProvider } from '../ui/toast.web.tsx';
import { LanguageProvider } from '../ui/use-language.web.tsx';
import { logGeneratedPlan } from './log-generated-plan.web.ts';

// The home page is what most visitors come for: the other pages are fetched when they are gone to.
const SamplePage = lazy(async () => ({ default: (await import('../sample/sample-page.web.tsx')).SamplePage }));
const PrivacyPage = lazy(async () => ({ default: (await import('../privacy/privacy-page.web.tsx')).PrivacyPage }));
const CheckoutPage = lazy(async () => ({ default: (await import('../payments/checkout-page.web.tsx')).CheckoutPage }));
const PaymentModal = lazy(async () => ({ default: (await import('../payments/payment-modal.web.tsx')).PaymentModal }));

export interface SiteProps {
  /** The language it begins in. */
  readonly language: Language;
  /** Whether plans have a price here. */
  readonly takesPayments: boolean;
  /** The page to draw where there is no address bar. */
  readonly path?: string;
}

/** The whole site, as the browser draws it and as the build draws its first screens: the same tree in both. */
export function Site({ language, takesPayments, path }: SiteProps) {
  const [client] = useState(makeQueryClient);
  return (
    <StrictMode>
      <Router {...(path ? { ssrPath: path } : {})}>
        <QueryClientProvider client={client}>
          <PaymentsContext value={takesPayments}>
            <LanguageProvider first={language}>
              <HintProvider>
                <ToastProvider>
                  <Suspense fallback={<LoadingPage />}>
                    <Pages />
                  </Suspense>
                </ToastProvider>
              </HintProvider>
            </LanguageProvider>
          </PaymentsContext>
        </QueryClientProvider>
      </Router>
    </StrictMode>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/sample" component={SamplePage} />
      <Route path="/privacy" component={PrivacyPage} />
      <Route path="/checkout/:sessionId">{({ sessionId }) => <CheckoutPage sessionId={sessionId} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}

/** The home page, with the payment of a plan that is written and not free. */
function Home() {
  const [unpaid, setUnpaid] = useState<string | null>(null);
  return (
    <>
      <HomePage
        chat={
          <ChatPanel
            onPlanGenerated={(plan, sessionId) => {
              if (plan.paymentRequired) setUnpaid(sessionId);
              else logGeneratedPlan(plan);
            }}
          />
        }
      />
      <OpenByLink />
      {unpaid && (
        <Suspense>
          <PaymentModal sessionId={unpaid} onClose={() => setUnpaid(null)} />
        </Suspense>
      )}
    </>
  );
}
