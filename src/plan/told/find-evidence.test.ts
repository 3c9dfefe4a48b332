import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { evidenceFigures, tellEvidence } from './find-evidence.ts';

it('tells the people asked, the work already paid for and the letter', () => {
  const facts = fact(
    'soFar',
    'food hygiene level 2, got a letter off TfW for a 12 month pitch. asked 41 people on the platform one morning and 26 said theyd buy at least twice a week. oh and did 2 paid events w borrowed kit',
  );
  expect(tellEvidence(facts)?.en).toMatch(/people asked.*say they would buy.*jobs already paid for.*letter/);
  expect(evidenceFigures(facts)).toMatchObject({
    'evidence-asked-1': { value: 41 },
    'evidence-asked-2': { value: 26 },
    'evidence-paid-1': { value: 2 },
  });
});

it('tells sales agreed by word of mouth, and nothing of what is only hoped for', () => {
  const facts = fact('marketing', 'La hermana de Mercedes y un vecino mío ya me tienen apalabradas dos cocinas.');
  expect(tellEvidence(facts)?.es).toContain('ya apalabradas');
  expect(evidenceFigures(facts)['evidence-agreed-1']?.value).toBe(2);
  expect(tellEvidence(fact('soFar', 'Quiero hablar con diez bares y abrir en marzo.'))).toBeNull();
});
