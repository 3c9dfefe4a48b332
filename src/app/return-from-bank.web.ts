import { recallTrip } from '../ui/payment-trip.web.ts';

const TOLD_BY_PROVIDER = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug'];

/**
 * Somebody comes back from their bank's page to the start of the site: what the provider wrote into the address is taken out at once, and never
 * believed. The checkout then asks the server what became of the payment. True when the page is left for it.
 */
export function returnFromBank(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has('payment_intent')) return false;
  for (const name of TOLD_BY_PROVIDER) address.searchParams.delete(name);
  history.replaceState(null, '', address);
  const sessionId = recallTrip('paying');
  if (sessionId === null || !/^[0-9a-z]+$/.test(sessionId)) return false;
  location.replace(`/checkout/${sessionId}`);
  return true;
}
