// Whose the money to open is, told anew where figures are read back: a relative's and no bank's, given and not lent, a grant that is not had.
import { describe, expect, test } from 'vitest';
import { type FactSheet, factValue, type MoneySource, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const sheet = (own: number, loan: number, sources: readonly MoneySource[] = [], isFamily = false): FactSheet =>
  withFacts({}, [
    makeFact('ownFunds', own),
    makeFact('loan', loan),
    makeFact('familyLoan', isFamily),
    ...(sources.length > 0 ? [makeFact('moneySources', sources)] : []),
  ]);
const BANK = sheet(7000, 10_000);
const BROTHER = sheet(7000, 10_000, [{ who: 'mi hermano', kind: 'familyLoan', amount: 10_000 }], true);
const GRANT = sheet(17_000, 3000, [{ who: 'grant', kind: 'grant', amount: 5000 }]);
const after = (language: 'es' | 'en', words: string, known: FactSheet) => withFacts(known, read('read-back', words, language, known).facts);

describe('a bank’s is a relative’s', () => {
  test.each([
    ['es', 'El préstamo no es del banco, me lo deja mi padre', 'mi padre'],
    ['es', 'los 10.000 son de mi tía, no del banco', 'mi tía'],
    ['en', "the 10,000 is my brother's, not the bank's", 'my brother'],
    ['en', "It's not a bank loan, my mother is lending it", 'my mother'],
  ] as const)('%s: %s', (language, words, who) => {
    const facts = after(language, words, BANK);
    expect(facts).toMatchObject({ ownFunds: { value: 7000 }, loan: { value: 10_000 }, familyLoan: { value: true } });
    expect(factValue(facts, 'moneySources')).toEqual([{ who, kind: 'familyLoan', amount: 10_000 }]);
  });
});

test('given, not lent', () => {
  const facts = after('es', 'Los 10.000 de mi hermano no se los tengo que devolver', BROTHER);
  expect(facts).toMatchObject({ ownFunds: { value: 17_000 }, loan: { value: 0 } });
  expect(factValue(facts, 'moneySources')).toEqual([{ who: 'mi hermano', kind: 'gift', amount: 10_000 }]);
});

test('another relative’s', () => {
  const facts = after('es', 'los 10.000 son de mi hermana, no de mi hermano', BROTHER);
  expect(factValue(facts, 'moneySources')).toEqual([{ who: 'mi hermana', kind: 'familyLoan', amount: 10_000 }]);
});

test('a relative’s is a bank’s, at a rate that is asked', () => {
  const { facts, disputed } = read('read-back', 'el préstamo es del banco, no de mi hermano', 'es', BROTHER);
  expect(withFacts(BROTHER, facts)).toMatchObject({ familyLoan: { value: false }, moneySources: { value: [] }, loan: { value: 10_000 } });
  expect(disputed).toContain('loanRate');
});

test.each([
  ['en', 'the grant is not certain', [{ who: 'grant', kind: 'grant', amount: 5000, isPending: true }]],
  ['en', 'There is no grant anymore', []],
  ['es', 'la subvención todavía no está concedida', [{ who: 'grant', kind: 'grant', amount: 5000, isPending: true }]],
  ['es', 'quita la subvención, me la han denegado', []],
] as const)('a grant that is not had: %s: %s', (language, words, sources) => {
  const facts = after(language, words, GRANT);
  expect(facts).toMatchObject({ ownFunds: { value: 12_000 }, loan: { value: 3000 } });
  expect(factValue(facts, 'moneySources')).toEqual(sources);
});

test.each([
  ['es', 'mi hermano no pone nada al final'],
  ['es', 'al final mi hermano no me presta el dinero'],
] as const)('who gives nothing after all: %s: %s', (language, words) => {
  const facts = after(language, words, BROTHER);
  expect(facts).toMatchObject({ ownFunds: { value: 7000 }, loan: { value: 0 }, moneySources: { value: [] } });
});

test('savings, and a loan with its term', () => {
  const facts = after('es', 'de ahorros son 6.000, y el préstamo 3.500 a 4 años', BANK);
  expect(facts).toMatchObject({ ownFunds: { value: 6000 }, loan: { value: 3500 }, loanYears: { value: 4 } });
});

test.each([
  ['es', 'la subvención son 3.000, no 5.000'],
  ['en', 'the grant is 3,000'],
] as const)('what one of them gives, told anew: %s: %s', (language, words) => {
  const facts = after(language, words, GRANT);
  expect(facts).toMatchObject({ ownFunds: { value: 15_000 }, loan: { value: 3000 }, moneySources: { value: [{ amount: 3000 }] } });
});

test('lent by another relative, where one was known already', () => {
  const facts = after('es', 'los 10.000 me los presta mi tía, no el banco', BROTHER);
  expect(facts).toMatchObject({
    loan: { value: 10_000 },
    ownFunds: { value: 7000 },
    moneySources: { value: [{ who: 'mi tía', kind: 'familyLoan', amount: 10_000 }] },
  });
});
