import { expect, it } from 'vitest';
import type { Page } from '../plan.ts';
import { speakFreeOfInterest } from './speak-free-of-interest.ts';

const owed = (rate: number) =>
  ({
    loan: { value: 4000, origin: 'said' },
    raisedLoan: { value: 0, origin: 'derived' },
    isFamilyLoan: true,
    loanRateBasisPoints: { value: rate, origin: 'said' },
    raisedRateBasisPoints: { value: 650, origin: 'sector' },
    loanYears: { value: 2, origin: 'said' },
    raisedYears: { value: 5, origin: 'sector' },
    graceMonths: { value: 12, origin: 'derived' },
    ownFunds: { value: 7500, origin: 'said' },
    raisedOwn: { value: 0, origin: 'derived' },
  }) as const;
const page = (es: string, en: string): readonly Page[] => [
  { id: 'summary', title: { es: 'a', en: 'a' }, blocks: [{ type: 'paragraph', text: { es, en } }] },
];
const said = (es: string, en: string, rate: number) => {
  const [block] = speakFreeOfInterest(page(es, en), owed(rate))[0]?.blocks ?? [];
  return block?.type === 'paragraph' ? [block.text.es, block.text.en] : [];
};

it('a loan without interest has months without instalments; one that bears it keeps its months of interest', () => {
  const [es, en] = ['recomienda 12 meses de solo intereses', 'For 12 months the loan is interest-only, 12 interest-only months'];
  expect(said(es, en, 0)).toEqual([
    'recomienda 12 meses sin cuotas',
    'For 12 months the loan asks for no instalments, 12 months without instalments',
  ]);
  expect(said(es, en, 300)).toEqual([es, en]);
});
