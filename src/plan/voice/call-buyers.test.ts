import { describe, expect, it } from 'vitest';
import { callBuyers } from './call-buyers.ts';

const said = (en: string, sector: 'agency' | 'repair_shop', names: readonly string[] = []) =>
  (
    callBuyers({ kicker: { es: 'cliente', en } } as never, { sector, trade: null, areFirms: false }, names) as {
      kicker: { en: string };
    }
  ).kicker.en;

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

describe('a clinic has patients', () => {
  const ofClinic = (es: string, en: string, trade: string | null = 'dental_clinic', areFirms = false) =>
    (
      callBuyers({ kicker: { es, en } } as never, { sector: 'health_clinic', trade, areFirms }, []) as {
        kicker: { es: string; en: string };
      }
    ).kicker;

  it('in both languages, and not in the accounts', () => {
    expect(ofClinic('Clientes por ganar; a cada cliente', 'Customers to win; each customer')).toEqual({
      es: 'Pacientes por ganar; a cada paciente',
      en: 'Patients to win; each patient',
    });
    expect(ofClinic('Clientes y proveedores', 'Receivables, payables').es).toBe('Clientes y proveedores');
    expect(ofClinic('La clientela', 'Its customers').es).toBe('La clientela');
  });

  it('where whoever pays is somebody treated', () => {
    expect(ofClinic('Segundo cliente: empresas', 'Second customer: companies')).toEqual({
      es: 'Segundo cliente: empresas',
      en: 'Second customer: companies',
    });
    expect(ofClinic('Cada cliente', 'Each customer', 'vet_clinic').en).toBe('Each customer');
    expect(ofClinic('Cada cliente', 'Each customer', 'physiotherapy_clinic', true).es).toBe('Cada cliente');
  });
});
