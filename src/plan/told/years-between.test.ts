import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { yearsBetween } from './years-between.ts';

it('has the years that were told before those of the trade, and none where customers come back', () => {
  const years = (customer: string, trade: string | null) => yearsBetween(fact('customer', customer), trade, null)?.value;
  expect(years('Negocios que cambian la web cada cuatro o cinco años', 'web_studio')).toBe(5);
  expect(years('Couples with one good chair', 'upholsterer')).toBe(15);
  expect(years('Quien va a diario la trae tres veces al año', 'upholsterer')).toBeUndefined();
  expect(yearsBetween(fact('customer', 'novios'), 'removals', 'couples-to-marry')).toBeNull();
});

it('asks for no tenth of all homes to buy a thing of once in years, and gives the second customer a line of their own', () => {
  const told = {
    ...SAMPLE_FACTS,
    ...fact('trade', 'upholsterer'),
    ...fact('customer', 'Couples in Ecclesall and Dore who own their house. And a couple of pubs that rip their banquettes.'),
  };
  const plan = compose(told);
  expect(plan.figures['one-in-base']?.value).toBe(60);
  const tables = JSON.stringify(tablesOf(plan));
  expect(tables).toMatch(/if it comes up every \{\{fig:years-between\*\}\} years/);
  expect(tables).toContain('Second customer: pubs');
  expect(tables).toContain(', for Ecclesall and Dore');
  expect(plan.figures['customers-named']?.value).toBe(2);
});
