import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language/language.ts';
import { blocksOf, CASES } from '../plan-cases-fixture.ts';

it('a bank’s list names who brings each thing and by which day, five at most, the missing money before the terms', () => {
  let missing = 0;
  for (const [name, plan] of CASES) {
    const [list] = blocksOf(plan).flatMap((block) => (block.type === 'list' && block.style === 'check' ? [block.items] : []));
    expect(list?.length ?? 0, name).toBeGreaterThan(1);
    expect(list?.length ?? 0, name).toBeLessThanOrEqual(5);
    const heads = blocksOf(plan).flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    for (const language of LANGUAGES) {
      expect(
        heads.some((head) => /go-by\}\}, (?:para el banco|for the bank).+(?:emprenden?|founders?)/.test(head[language])),
        name,
      ).toBe(true);
    }
    for (const { en } of (list ?? []).filter((item) => item.en.includes('includes tax')))
      expect(en, name).toContain('with the accountant, before');
    const at = (words: string) => (list ?? []).findIndex(({ en }) => en.includes(words));
    if (at('Bring written commitments') < 0) continue;
    missing += 1;
    expect(at('loan-rate') < 0 || at('Bring written commitments') < at('loan-rate'), name).toBe(true);
  }
  expect(missing).toBeGreaterThan(0);
});

it('no deposit is asked for where hundreds buy for little each', () => {
  let many = 0;
  for (const [name, { pages, figures }] of CASES) {
    const text = JSON.stringify(pages);
    if (Number(figures['m01-units']?.value) < 150) continue;
    expect(text, name).not.toContain('one paid deposit');
    many += Number(text.includes('written standing orders'));
  }
  expect(many).toBeGreaterThan(0);
});
