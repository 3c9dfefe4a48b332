import { expect, it } from 'vitest';
import { callBuyers } from './call-buyers.ts';

const said = (en: string, sector: 'agency' | 'repair_shop', names: readonly string[] = []) =>
  (callBuyers({ kicker: { es: 'cliente', en } } as never, sector, names) as { kicker: { en: string } }).kicker.en;

it('calls whoever buys by one name', () => {
  expect(said('Customers pay {{fig:customer-year}}; each customer’s file', 'agency')).toBe(
    'Clients pay {{fig:customer-year}}; each client’s file',
  );
  expect(said('Three clients; {{quote:customer}}; the clientele', 'repair_shop')).toBe(
    'Three customers; {{quote:customer}}; the clientele',
  );
});

it('leaves names as they are', () => {
  expect(said('Against Client First: a client', 'repair_shop', ['Client First'])).toBe('Against Client First: a customer');
});
