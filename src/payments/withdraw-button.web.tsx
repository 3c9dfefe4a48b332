import { useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { callApi } from '../ui/call-api.web.ts';
import { wordFailure } from '../ui/call-failure.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import { CHECKOUT_TEXTS, WITHDRAWAL_TEXTS } from './checkout-texts.ts';
import { ReceiptLink } from './receipt-link.web.tsx';

interface Withdrawal {
  readonly planId: string;
  readonly withdrawnAt: string;
}

/** The right to change one's mind, in two presses: one says so, the other confirms it. What comes back is the acknowledgement. */
export function WithdrawButton({ sessionId, language }: { readonly sessionId: string; readonly language: Language }) {
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<Withdrawal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  const withdraw = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      setDone(await callApi<Withdrawal>('POST', '/api/payments/withdraw', { sessionId }));
    } catch (error) {
      const { title, detail } = wordFailure(error, language);
      setFailure(detail ?? title);
    }
    isUnderWay.current = false;
    setAsked(false);
  };

  if (done) {
    return (
      <p role="status" className="mt-4 text-14">
        {WITHDRAWAL_TEXTS.done[language](writeMoment(done.withdrawnAt, language), done.planId)}{' '}
        <ReceiptLink sessionId={sessionId} words={WITHDRAWAL_TEXTS.acknowledgement[language]} language={language} />
      </p>
    );
  }
  return (
    <>
      <p className="mt-4 text-14 text-ink-2">
        {CHECKOUT_TEXTS.refund[language]}{' '}
        <button type="button" onClick={() => setAsked(true)} className="cursor-pointer underline underline-offset-2">
          {WITHDRAWAL_TEXTS.withdraw[language]}
        </button>
      </p>
      {failure && (
        <p role="alert" className="mt-2 text-14 font-semibold">
          {failure}
        </p>
      )}
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={WITHDRAWAL_TEXTS.withdraw[language]}>
        <p className="mt-3 text-ink-2">{WITHDRAWAL_TEXTS.meaning[language]}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" onClick={() => setAsked(false)} className="button">
            {WITHDRAWAL_TEXTS.keep[language]}
          </button>
          <button type="button" onClick={() => void withdraw()} className="button button-primary">
            {WITHDRAWAL_TEXTS.confirm[language]}
          </button>
        </div>
      </Dialog>
    </>
  );
}

function writeMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
}
