import { describe, expect, it } from 'vitest';
import type { Buyer } from '../sectors/buyer.ts';
import { ANYBODY, takesFor } from './takes-for.ts';

const offer = (...buyers: (Buyer | undefined)[]) => buyers.map((buyer) => ({ take: { about: buyer ?? 'all' }, buyer }));
const told = (buyer: Buyer | null, ...buyers: (Buyer | undefined)[]) =>
  takesFor({ ...ANYBODY, buyer }, offer(...buyers)).map(({ about }) => about);

describe('the takes for a buyer', () => {
  it('are not about another while one of theirs or an unmarked one remains', () => {
    expect(told('business', 'household', undefined, 'business')).toEqual(['all', 'business']);
    expect(told('household', 'business', undefined, 'parent')).toEqual(['all']);
    expect(told('business', 'household', 'household')).toEqual(['household', 'household']);
  });

  it('are the narrowest there are, then the unmarked, then those of the wider kind', () => {
    expect(told('athlete', 'household', undefined, 'athlete')).toEqual(['athlete']);
    expect(told('athlete', 'household', undefined)).toEqual(['all']);
    expect(told('practice', 'household', 'business')).toEqual(['business']);
  });

  it('are all where nobody can tell who buys', () => {
    expect(told(null, 'household', undefined, 'athlete')).toHaveLength(3);
  });

  it('are about people of their ages, of the same buyer, where there are any', () => {
    const fits = (take: object) => !JSON.stringify(take).includes('parent');
    const about = takesFor({ buyer: 'parent', fits }, offer('parent', undefined)).map((take) => take.about);
    expect(about).toEqual(['parent']);
  });
});
