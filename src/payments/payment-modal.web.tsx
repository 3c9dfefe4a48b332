import { useRef, useState } from 'react';
import { callApi } from '../ui/call-api.web.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import { useToast } from '../ui/toast.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { MODAL_TEXTS, NOTICE_TEXTS } from './checkout-texts.ts';

interface PaymentModalProps {
  /** The session whose plan is written and not paid for; null while there is none. */
  readonly sessionId: string | null;
  readonly onClose: () => void;
}

/** The plan is written: what it costs, and the ways to pay. It may be closed; the plan stays where it is. */
export function PaymentModal({ sessionId, onClose }: PaymentModalProps) {
  const { language } = useLanguage();
  const [isProcessing, setProcessing] = useState(false);
  const [notice, setNotice] = useState('');
  /** Two presses in one tick both see the state before either. */
  const isUnderWay = useRef(false);
  const toast = useToast();

  /** The toast is for the eye: behind an open dialog a screen reader hears nothing, so the dialog says it too. */
  const say = (words: Parameters<typeof toast>[0]) => {
    toast(words);
    setNotice([words.title, words.text].filter(Boolean).join('. '));
  };
  const pay = async () => {
    if (!sessionId || isUnderWay.current) return;
    isUnderWay.current = true;
    setProcessing(true);
    try {
      await callApi('POST', '/api/create-payment-intent', { sessionId });
      // A whole navigation: the checkout has a content security policy of its own, which lets the card form in.
      location.assign(`/checkout/${sessionId}`);
    } catch {
      isUnderWay.current = false;
      setProcessing(false);
      say({ kind: 'failure', title: NOTICE_TEXTS.failed[language], text: NOTICE_TEXTS.failedText[language] });
    }
  };

  return (
    <Dialog open={sessionId !== null} onClose={onClose} title={MODAL_TEXTS.title[language]}>
      <p className="mt-2 text-ink-2">{MODAL_TEXTS.text[language]}</p>
      <p className="mt-4 font-serif text-38 leading-none font-medium tracking-tight">{MODAL_TEXTS.price[language]}</p>
      <p className="mt-1.5 text-14 text-ink-2">{MODAL_TEXTS.once[language]}</p>
      <div className="mt-6 flex flex-col gap-3">
        <button type="button" disabled={isProcessing} onClick={() => void pay()} className="button button-primary">
          {MODAL_TEXTS[isProcessing ? 'processing' : 'stripe'][language]}
        </button>
        <button type="button" onClick={() => say({ kind: 'news', title: MODAL_TEXTS.cryptoSoon[language] })} className="button">
          {MODAL_TEXTS.crypto[language]}
        </button>
        <button type="button" onClick={onClose} className="min-h-11 cursor-pointer self-center font-semibold underline underline-offset-4">
          {MODAL_TEXTS.cancel[language]}
        </button>
      </div>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </Dialog>
  );
}
