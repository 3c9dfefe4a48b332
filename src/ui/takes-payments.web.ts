import { createContext, useContext } from 'react';

/** Whether plans have a price on this site. */
export const PaymentsContext = createContext(false);

export function useTakesPayments(): boolean {
  return useContext(PaymentsContext);
}

/** The server says so in the page itself, so that nothing is promised that another call takes back. */
export function saysPayments(): boolean {
  return document.querySelector('meta[name="trama-payments"]') !== null;
}
