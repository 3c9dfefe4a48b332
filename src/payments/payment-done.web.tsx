import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../ui/call-api.web.ts';
import { forgetTrip, rememberTrip } from '../ui/payment-trip.web.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { CHECKOUT_TEXTS, NOTICE_TEXTS } from './checkout-texts.ts';
import { ReceiptLink } from './receipt-link.web.tsx';
import { WithdrawButton } from './withdraw-button.web.tsx';

/** Until the server has heard of the payment too; a bank that takes its time is asked for as long. */
const ASK_EVERY_MS = 2000;
const MOST_ASKED = 150;

interface PlanFiles {
  readonly downloadUrlES: string | null;
  readonly downloadUrlEN: string | null;
  readonly downloadUrl: string | null;
}

interface PaymentDoneProps {
  readonly sessionId: string;
  /** The bank has not said its last word. */
  readonly isProcessing: boolean;
}

/** It is paid: the plan in the visitor's language opens in a new tab. The button waits until its address is known. */
export function PaymentDone({ sessionId, isProcessing }: PaymentDoneProps) {
  const { language } = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: ['paid-plan', sessionId],
    queryFn: () => callApi<PlanFiles>('POST', `/api/chat/${sessionId}/generate`, { language }),
    refetchInterval: ({ state }) => (addressIn(state.data, language) || countAsked(state) >= MOST_ASKED ? false : ASK_EVERY_MS),
  });
  const url = addressIn(data, language);
  const isOpen = Boolean(url) || !isProcessing;
  useEffect(() => {
    forgetTrip('paying');
    rememberTrip('paid', sessionId);
  }, [sessionId]);

  return (
    <div className="max-w-[28rem] rounded-box border border-ink bg-sheet p-6">
      <h1 className="text-28 leading-[1.15] tracking-tight">{(isOpen ? NOTICE_TEXTS.successful : NOTICE_TEXTS.processing)[language]}</h1>
      <p role="status" className="mt-2 mb-6 text-ink-2">
        {(isOpen ? NOTICE_TEXTS.ready : NOTICE_TEXTS.processingText)[language]}
      </p>
      <button type="button" disabled={!url} onClick={() => url && window.open(url, '_blank', 'noopener')} className="button button-primary">
        {CHECKOUT_TEXTS.download[language]}
      </button>
      {!url && !isPending && <p className="mt-3 text-14 text-ink-2">{CHECKOUT_TEXTS.notYet[language]}</p>}
      {url && <WithdrawButton sessionId={sessionId} language={language} />}
      {url && (
        <p className="mt-2 text-14">
          <ReceiptLink sessionId={sessionId} words={CHECKOUT_TEXTS.receipt[language]} language={language} />
        </p>
      )}
      {/* A whole navigation: the conversation has a content security policy of its own, without the provider. */}
      <a href="/" className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {CHECKOUT_TEXTS.toChat[language]}
      </a>
    </div>
  );
}

function addressIn(files: PlanFiles | undefined, language: 'es' | 'en'): string | null {
  return files ? ((language === 'es' ? files.downloadUrlES : files.downloadUrlEN) ?? files.downloadUrl) : null;
}

function countAsked(state: { dataUpdateCount: number; errorUpdateCount: number }): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
