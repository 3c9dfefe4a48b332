import { useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { callApi } from '../ui/call-api.web.ts';
import { wordFailure } from '../ui/call-failure.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import { CHECKOUT_TEXTS, WITHDRAWAL_TEXTS } from './checkout-texts.ts';

export interface Withdrawal {
  readonly planId: string;
  /** ISO 8601. */
  readonly withdrawnAt: string;
}

interface WithdrawButtonProps {
  readonly sessionId: string;
  readonly language: Language;
  readonly onWithdrawn: (withdrawal: Withdrawal) => void;
}

/** The right to change one's mind, in two presses: one says so, the other confirms it. */
export function WithdrawButton({ sessionId, language, onWithdrawn }: WithdrawButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  const withdraw = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      onWithdrawn(await callApi<Withdrawal>('POST', '/api/payments/withdraw', { sessionId }));
    } catch (error) {
      const { title, detail } = wordFailure(error, language);
      setFailure(detail ?? title);
    }
    isUnderWay.current = false;
    setAsked(false);
  };

  return (
    <>
      <p className="mt-1 text-ink-2">
        {CHECKOUT_TEXTS.refund[language]}{' '}
        <button type="button" onClick={() => setAsked(true)} className="cursor-pointer underline underline-offset-2">
          {WITHDRAWAL_TEXTS.withdraw[language]}
        </button>
      </p>
      {failure && (
        <p role="alert" className="mt-2 font-semibold">
          {failure}
        </p>
      )}
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={WITHDRAWAL_TEXTS.withdraw[language]}>
        <p className="mt-3 text-ink-2">{WITHDRAWAL_TEXTS.meaning[language]}</p>
        <div className="dialog-buttons">
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
