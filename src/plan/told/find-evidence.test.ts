import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { evidenceFigures, holdsHygiene, tellEvidence } from './find-evidence.ts';

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

it.each<[string, RegExp, RegExp | null]>([
  [
    'abro en mayo; el precontrato del local lo tengo firmado, el carné de manipuladora también',
    /el precontrato del local, firmado.*higiene de los alimentos/,
    null,
  ],
  [
    'en primavera vendí treinta tartas a conocidas y cinco restaurantes ya me dijeron que sí',
    /ya han dicho que sí.*ya vendidas a conocidos/,
    null,
  ],
  ['hemos firmado ya el alquiler, y el préstamo no', /el alquiler del local, firmado/, null],
  [
    "opening in may. four pubs already said yes, i sold sixty jars to friends at christmas, and we've signed the lease",
    /ya han dicho que sí.*ya vendidas a conocidos.*el alquiler del local, firmado/,
    null,
  ],
  ['el contrato del local no está firmado y tres dijeron que si bajo el precio lo piensan', /.^/, /firmado|dicho que sí/],
  ["the lease isn't signed yet, and nobody has said yes", /.^/, /firmado|dicho que sí/],
])('what is done before opening is told as done: %s', (told, has, lacks) => {
  const said = tellEvidence(fact('soFar', told))?.es ?? '';
  if (lacks === null) expect(said).toMatch(has);
  else expect(said).not.toMatch(lacks);
});

it('a food handler’s card is there where it was told to be, and not where it is still to be had', () => {
  expect(holdsHygiene(fact('soFar', 'el carné de manipuladora ya lo tengo'))).toBe(true);
  expect(holdsHygiene(fact('soFar', 'got my food hygiene level 2 in may'))).toBe(true);
  expect(holdsHygiene(fact('soFar', 'me falta el carné de manipulador y la licencia'))).toBe(false);
  expect(holdsHygiene(fact('soFar', 'i still need to do my food hygiene certificate'))).toBe(false);
});
