// The provider's own script, which it demands to be fetched from its site: only here, only now, and never waited for without end.
import type { Stripe } from '@stripe/stripe-js';

const WITHIN_MS = 15_000;

/** Rejects when the script does not come. A script that hangs stays in the page: whoever tries again reloads it. */
export async function loadCardForm(publishableKey: string): Promise<Stripe> {
  // The package's main entry would fetch the script as soon as it is imported.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The card form did not come in time.')), WITHIN_MS);
  });
  try {
    const stripe = await Promise.race([loadStripe(publishableKey), late]);
    if (!stripe) throw new Error('The card form could not be opened.');
    return stripe;
  } finally {
    clearTimeout(timer);
  }
}
