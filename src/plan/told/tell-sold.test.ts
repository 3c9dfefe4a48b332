import { expect, it } from 'vitest';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { Said } from './gather-said.ts';
import { tellSold } from './tell-sold.ts';

const offer = (es: string, en: string): Concept => ({ kind: 'offer', es, en, clues: { es: [], en: [] } });
const edge = (es: string, en: string): Concept => ({ ...offer(es, en), kind: 'edge' });
const saidOf = (...promise: Concept[]): Said => ({
  promise,
  edges: promise.filter(({ kind }) => kind === 'edge'),
  customers: [],
  pains: [],
  lacks: [],
  alternatives: [],
  reasons: [],
  common: [],
});
const shop = sectorOf('retail_shop');
const unit = (es: string, en: string) => ({ ...shop.unit, es: { ...shop.unit.es, many: es }, en: { ...shop.unit.en, many: en } });
const soldAs = (es: string, en: string, ...promise: Concept[]) => tellSold(saidOf(...promise), { pack: shop.pack, unit: unit(es, en) });

it('tells the things sold first, and then how they are sold', () => {
  expect(
    soldAs(
      'compras',
      'purchases',
      edge('envases de vidrio', 'glass packaging'),
      offer('quesos', 'cheeses'),
      offer('reparto a domicilio', 'home delivery'),
    ),
  ).toEqual({ es: 'quesos, con envases de vidrio y reparto a domicilio', en: 'cheeses, with glass packaging and home delivery' });
  expect(soldAs('compras', 'purchases', edge('apertura hasta las ocho', 'opening until eight'), offer('zapatos', 'shoes'))?.en).toBe(
    'shoes, with opening until eight',
  );
  expect(soldAs('compras', 'purchases', offer('quesos', 'cheeses'))?.es).toBe('quesos');
});

it('tells what the trade counts where only its features were named, unless that is no thing', () => {
  const late = edge('apertura hasta las diez', 'opening until ten');
  expect(soldAs('velas', 'candles', late)?.en).toBe('candles, with opening until ten');
  expect(soldAs('velas', 'candles', offer('venta por internet', 'online sales'))?.es).toBe('velas, con venta por internet');
  expect(soldAs('visitas', 'visits', late)).toBeNull();
  expect(soldAs('suscriptores', 'subscribers', late)).toBeNull();
});

it('begins no list with what there is none of', () => {
  expect(
    soldAs('velas', 'candles', edge('nada que pagar si se retrasa', 'nothing to pay if late'), edge('elección en casa', 'choosing at home'))
      ?.es,
  ).toBe('velas, con elección en casa y nada que pagar si se retrasa');
});
