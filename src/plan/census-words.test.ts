import { describe, expect, it } from 'vitest';
import { BUYERS } from '../sectors/buyer.ts';
import { SECTOR_IDS, type SectorId } from '../sectors/sector.ts';
import { CENSUS } from './census-words.ts';
import type { Draft } from './draft.ts';

const told = (id: SectorId, buyer: Draft['buyer']) =>
  CENSUS.filter(({ when }) => when?.({ sector: { id }, buyer } as Draft)).map((message) => message.id);

describe('where the customers are counted', () => {
  it('is one place for each sector and each buyer', () => {
    for (const id of SECTOR_IDS) for (const buyer of [...BUYERS, null]) expect(told(id, buyer), `${id} ${buyer}`).toHaveLength(1);
  });

  it('is a list of firms where firms buy, and the street where households do', () => {
    expect(told('cleaning', 'business')).toEqual(['mkt.census.firms']);
    expect(told('saas', 'practice')).toEqual(['mkt.census.firms']);
    expect(told('saas', 'household')).toEqual(['mkt.census.online']);
    expect(told('logistics', 'household')).toEqual(['mkt.census']);
    expect(told('food_manufacturing', 'business')).toEqual(['mkt.census.route']);
    expect(told('food_manufacturing', 'household')).toEqual(['mkt.census']);
  });
});
