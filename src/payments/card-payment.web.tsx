import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { Spinner } from '../ui/spinner.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { CardForm } from './card-form.web.tsx';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { loadCardForm } from './load-card-form.web.ts';

/** The page's own values; the form is drawn in a frame that cannot see its styles. */
const LOOK: Appearance = {
  theme: 'flat',
  variables: { colorPrimary: '#a81e3a', colorText: '#17211f', colorBackground: '#ffffff', borderRadius: '6px', fontSizeBase: '16px' },
  rules: { '.Input': { border: '1px solid #7c8782' }, '.Input:focus': { border: '1px solid #a81e3a', outline: '2px solid #a81e3a' } },
};

interface CardPaymentProps {
  readonly sessionId: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly onPaid: () => void;
  /** The bank takes its time. */
  readonly onProcessing: () => void;
  /** The provider's form did not come. */
  readonly onUnavailable: () => void;
}

/** The frame of the card form: a word of patience until the provider's script is there. */
export function CardPayment({ clientSecret, publishableKey, onUnavailable, ...rest }: CardPaymentProps) {
  const { language } = useLanguage();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  // One secret, one form: in another language it would lose what was filled in.
  const [options] = useState(() => ({ clientSecret, locale: language, appearance: LOOK }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the script is loaded once
  useEffect(() => {
    let left = false;
    loadCardForm(publishableKey).then(
      (loaded) => !left && setStripe(loaded),
      () => !left && onUnavailable(),
    );
    return () => {
      left = true;
    };
  }, [publishableKey]);

  return (
    <section className="min-h-[26rem] rounded-box border border-edge bg-sheet p-5 sm:p-9">
      <h2 className="font-sans text-19 font-semibold">{CHECKOUT_TEXTS.card[language]}</h2>
      {stripe ? (
        <Elements stripe={stripe} options={options}>
          <CardForm onUnavailable={onUnavailable} {...rest} />
        </Elements>
      ) : (
        <p role="status" className="mt-4 flex items-center gap-3 text-ink-2">
          <Spinner />
          {CHECKOUT_TEXTS.waiting[language]}
        </p>
      )}
    </section>
  );
}
