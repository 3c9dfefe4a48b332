import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../language/language.ts';
import { callApi } from '../ui/call-api.web.ts';
import { forgetTrip, rememberTrip } from '../ui/payment-trip.web.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { CHECKOUT_TEXTS, NOTICE_TEXTS, WITHDRAWAL_TEXTS } from './checkout-texts.ts';
import { ReceiptLink } from './receipt-link.web.tsx';
import { type Withdrawal, WithdrawButton } from './withdraw-button.web.tsx';

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
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
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

  if (withdrawal) return <Withdrawn sessionId={sessionId} withdrawal={withdrawal} language={language} />;
  return (
    <Card
      title={(isOpen ? NOTICE_TEXTS.successful : NOTICE_TEXTS.processing)[language]}
      words={(isOpen ? NOTICE_TEXTS.ready : NOTICE_TEXTS.processingText)[language]}
    >
      <button type="button" disabled={!url} onClick={() => url && window.open(url, '_blank', 'noopener')} className="button button-primary">
        {CHECKOUT_TEXTS.download[language]}
      </button>
      {(url || !isPending) && <p className="mt-4 text-14 text-ink-2">{CHECKOUT_TEXTS[url ? 'rest' : 'notYet'][language]}</p>}
      {/* A whole navigation: the conversation has a content security policy of its own, without the provider. */}
      <a href="/" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {CHECKOUT_TEXTS.toChat[language]}
      </a>
      {url && (
        <div className="mt-4 border-t border-rule pt-3 text-14">
          <ReceiptLink sessionId={sessionId} words={CHECKOUT_TEXTS.receipt[language]} language={language} />
          <WithdrawButton sessionId={sessionId} language={language} onWithdrawn={setWithdrawal} />
        </div>
      )}
    </Card>
  );
}

interface WithdrawnProps {
  readonly sessionId: string;
  readonly withdrawal: Withdrawal;
  readonly language: Language;
}

/** The acknowledgement: when, for which plan, and a file to keep. Nothing is left to download. */
function Withdrawn({ sessionId, withdrawal: { withdrawnAt, planId }, language }: WithdrawnProps) {
  const moment = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(withdrawnAt),
  );
  return (
    <Card title={WITHDRAWAL_TEXTS.title[language]} words={WITHDRAWAL_TEXTS.done[language](moment, planId)}>
      <ReceiptLink sessionId={sessionId} words={WITHDRAWAL_TEXTS.acknowledgement[language]} language={language} />
    </Card>
  );
}

function Card({ title, words, children }: { readonly title: string; readonly words: string; readonly children: ReactNode }) {
  return (
    <div className="max-w-[28rem] rounded-box border border-ink bg-sheet p-6">
      <h1 className="text-28 leading-[1.15] tracking-tight">{title}</h1>
      <p role="status" className="mt-2 mb-6 text-ink-2 [overflow-wrap:anywhere]">
        {words}
      </p>
      {children}
    </div>
  );
}

function addressIn(files: PlanFiles | undefined, language: Language): string | null {
  return files ? ((language === 'es' ? files.downloadUrlES : files.downloadUrlEN) ?? files.downloadUrl) : null;
}

function countAsked(state: { dataUpdateCount: number; errorUpdateCount: number }): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
