/** Whether plans have a price on this site. The server says so in the page itself, so that nothing is promised that another call takes back. */
export function takesPayments(): boolean {
  return document.querySelector('meta[name="trama-payments"]') !== null;
}
