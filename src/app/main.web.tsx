import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { HomePage } from '../home/home-page.web.tsx';
import { ChatPanel } from '../interview/chat-panel.web.tsx';
import { CheckoutPage } from '../payments/checkout-page.web.tsx';
import { SamplePage } from '../sample/sample-page.web.tsx';
import { HintProvider } from '../ui/hint.web.tsx';
import { makeQueryClient } from '../ui/make-query-client.web.ts';
import { NotFoundPage } from '../ui/not-found-page.web.tsx';
import { ToastProvider } from '../ui/toast.web.tsx';
import { LanguageProvider } from '../ui/use-language.web.tsx';
import { logGeneratedPlan } from './log-generated-plan.web.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <LanguageProvider>
        <HintProvider>
          <ToastProvider>
            <Pages />
          </ToastProvider>
        </HintProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <HomePage chat={<ChatPanel onPlanGenerated={logGeneratedPlan} />} />
      </Route>
      <Route path="/sample" component={SamplePage} />
      <Route path="/checkout/:sessionId">{({ sessionId }) => <CheckoutPage sessionId={sessionId} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
