import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { callApi } from '../ui/call-api.web.ts';
import { codeOf } from '../ui/call-failure.ts';
import { rememberTrip } from '../ui/payment-trip.web.ts';
import { useToast } from '../ui/toast.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { CHECKOUT_TEXTS, NOTICE_TEXTS } from './checkout-texts.ts';
import { type Confirmation, judgeConfirmation, judgeRefusal } from './judge-confirmation.ts';

interface CardFormProps {
  readonly sessionId: string;
  readonly onPaid: () => void;
  readonly onProcessing: () => void;
  readonly onUnavailable: () => void;
}

/** Card, optional address for the receipt, and the button that pays. Whatever is refused, what was filled in stays. */
export function CardForm({ sessionId, onPaid, onProcessing, onUnavailable }: CardFormProps) {
  const { language } = useLanguage();
  const [stripe, elements, toast] = [useStripe(), useElements(), useToast()];
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const emailId = useId();
  /** Two presses in one tick both see the state before either. */
  const isUnderWay = useRef(false);

  const confirm = async (): Promise<Confirmation> => {
    if (!stripe || !elements) return { kind: 'lost' };
    await callApi('POST', '/api/payments/agree', { sessionId, language });
    rememberTrip('paying', sessionId);
    // Some banks ask on a page of their own: the visitor comes back to the start of the site.
    const confirmParams = { return_url: location.origin, ...(email.trim() && { receipt_email: email.trim() }) };
    return judgeConfirmation(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isUnderWay.current) return;
    isUnderWay.current = true;
    setPaying(true);
    setRefusal(null);
    const outcome = await confirm().catch((error: unknown) => judgeRefusal(codeOf(error)));
    isUnderWay.current = false;
    setPaying(false);
    if (outcome.kind === 'paid') return onPaid();
    if (outcome.kind === 'processing') return onProcessing();
    const words = outcome.kind === 'lost' ? NOTICE_TEXTS.lost[language] : (outcome.words ?? NOTICE_TEXTS.again[language]);
    setRefusal(words);
    toast({ kind: 'failure', title: NOTICE_TEXTS.failed[language], text: words });
  };

  return (
    <form onSubmit={(event) => void pay(event)} className="mt-4">
      <PaymentElement onReady={() => setReady(true)} onLoadError={onUnavailable} />
      <label htmlFor={emailId} className="mt-4 block text-14 text-ink-2">
        {CHECKOUT_TEXTS.email[language]}
      </label>
      <input
        id={emailId}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="mt-1 min-h-11 w-full rounded-box border border-edge bg-sheet px-3"
      />
      {refusal && (
        <p role="alert" className="mt-4 font-semibold">
          {refusal}
        </p>
      )}
      <p className="mt-6 text-14">{CHECKOUT_TEXTS.agreement[language]}</p>
      <button type="submit" disabled={!isReady || isPaying} className="button button-primary mt-3 w-full text-19">
        {CHECKOUT_TEXTS[isPaying ? 'paying' : 'pay'][language]}
      </button>
      <p className="mt-4 flex items-start gap-2.5 text-14 text-ink-2">
        <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
        {CHECKOUT_TEXTS.byStripe[language]}
      </p>
    </form>
  );
}
