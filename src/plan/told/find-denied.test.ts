import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { findDenied } from './find-denied.ts';

const told = (topic: 'problem' | 'customer' | 'solution' | 'resources' | 'marketing', value: string, team = 1) =>
  findDenied({
    [topic]: { id: topic, value, period: null, unit: null, quote: null, origin: 'said' },
    team: { id: 'team', value: team, period: null, unit: 'people', quote: null, origin: 'said' },
  } as FactSheet);

describe('what the founder said there is none of', () => {
  it.each([
    ['Cash-based clinic, an hour one on one', ['insurers']],
    ["We don't take insurance and we don't deliver", ['insurers', 'delivery']],
    ['No trabajamos con mutuas, solo con cita previa', ['insurers', 'counter']],
    ['Pizza para llevar, sin delivery', ['delivery']],
    ['No repartimos ni vendemos por internet', ['delivery', 'online']],
    ['Doy clases desde casa, sin local ni empleados', ['premises', 'staff']],
    ['Todo es 100% online', ['premises']],
    ['Somos un bar sin alcohol', ['alcohol']],
    ['No vendemos alcohol y no hay terraza', ['alcohol', 'terrace']],
    ['I work alone, no premises and no van', ['premises', 'staff', 'vehicle']],
    ['No subscription, you pay per session', ['subscription']],
    ['Walk-ins only, no reservations', ['booking']],
    ['No vendemos a tiendas, solo venta directa', ['wholesale']],
    ['Se paga por adelantado', ['credit']],
    ['Máquinas expendedoras con comida fresca en oficinas', ['booking', 'counter', 'kitchen', 'music', 'tables', 'terrace']],
    ['Repartimos con tres bicis de carga', ['vehicle']],
    ['A dark kitchen for the district', ['tables', 'terrace']],
    ['Helado con fruta, y se compra por la ventana sin entrar', ['tables', 'terrace']],
    ['Coffee and buns sold through a hatch', ['tables', 'terrace']],
    ['No pagamos alquiler, el local es propio', ['rent']],
    ['Pastas frescas hechas en el día', ['frozen']],
    ['Bread made the same day, nothing else', ['frozen']],
  ] as const)('%s', (solution, denied) => {
    expect(told('solution', solution).toSorted()).toEqual([...denied].toSorted());
  });

  it.each([
    'Webs para negocios sin web',
    'Compras para gente sin coche',
    'Lunch for offices with no kitchen',
    'Café sin esperas, con envío sin gastos',
    'No vendemos alcohol a menores',
    'No delivery fee on orders over twenty',
    'Un local pequeño con terraza',
    'Dos bicis de carga y una furgoneta',
    'Peluquería canina sin jaulas y con reservas por mensaje',
    'Barbería con cita y dos sillones sin cita',
    'El horno se ve por la ventana',
    'Vendemos café por la ventana y hay cuatro mesas dentro',
  ])('is not read where it is the customers who lack it, or where something else is denied: %s', (solution) => {
    expect(told('solution', solution)).toEqual([]);
  });

  it('is not read from what is wrong elsewhere, nor from whom it is for', () => {
    expect(told('problem', 'No hay delivery en el barrio y nadie acepta mutuas')).toEqual([]);
    expect(told('customer', 'Familias sin coche')).toEqual([]);
  });

  it('counts those at work before the words', () => {
    expect(told('resources', 'Trabajo sola')).toEqual(['staff']);
    expect(told('resources', 'Trabajo sola y mi hermana los sábados', 2)).toEqual([]);
  });
});
