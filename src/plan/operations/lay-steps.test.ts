// In every sector and country: nothing ends after what it comes before, and nothing but what goes on runs beyond opening.
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { SECTOR_IDS, type SectorId } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { monthsOfRoad, roadFigure } from '../figures/gather-roadmap-figures.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { laySteps, type Steps } from './lay-steps.ts';
import { disorderOf } from './lay-steps-fixture.ts';

const TODAY = '2026-11-22';
const SHEET = SHEETS['all said, money missing'] ?? {};

const isTownOngoing = ({ id, isOngoing }: Steps['list'][number]) => id === 'permit-town' && isOngoing === true;

function lay(facts: object): Steps {
  const model = buildFundedModel(facts as never, TODAY);
  return laySteps(facts as never, model.assumptions, sectorOf(model.assumptions.sector, model.assumptions.trade), TODAY);
}

describe('the steps to opening', () => {
  it.each(SECTOR_IDS)('are in order in every country for %s, whenever it is to open', (sector: SectorId) => {
    for (const start of ['2026-12', '2027-01', '2027-03', '2027-10'])
      for (const works of ['La obra 14.000 € y la caldera 3.000 €', 'Un ordenador 900 €']) {
        const facts = { ...inSector(SHEET, sector), ...fact('start', start), ...fact('resources', works) };
        const { assumptions } = buildFundedModel(facts as never, TODAY);
        for (const country of Object.keys(COUNTRIES) as CountryCode[]) {
          const steps = laySteps(facts as never, { ...assumptions, country }, sectorOf(sector, assumptions.trade), TODAY);
          expect(disorderOf(steps, TODAY), `${country} ${start}`).toEqual([]);
          const hasRoom = steps.readyBy > `${start}-01` && steps.readyBy <= `${start}-15` && steps.list.some(isTownOngoing);
          expect(steps.shortWeeks > 0, `${country} ${start} ${steps.readyBy}`).toBe(steps.readyBy > `${start}-01` && !hasRoom);
        }
      }
  });

  it('ask for the licence of whoever treats before a lease is signed, and the decision names it', () => {
    const clinic = { ...inSector(SHEET, 'health_clinic'), ...fact('trade', 'physiotherapy_clinic'), ...fact('start', '2027-09') };
    const { list, goBy, signBy } = lay(clinic);
    const licence = list.find(({ id }) => id === 'permit-profession');
    expect(licence && licence.from < signBy && licence.to <= goBy).toBe(true);
    const pages = JSON.stringify(compose(clinic as never).pages);
    expect(pages).toContain('stays personally liable for that treatment');
    expect(JSON.stringify(compose({ ...inSector(SHEET, 'cafe_restaurant') } as never).pages)).not.toContain('stays personally liable');
    const studio = { ...inSector(SHEET, 'consulting_freelance'), ...fact('trade', 'architecture_studio'), ...fact('start', '2027-09') };
    const signed = JSON.stringify(compose(studio as never).pages);
    expect(signed).not.toMatch(/treats a patient|daño en una consulta/);
    expect(signed).toContain('Whoever signs professional work');
    const plumber = { ...inSector(SHEET, 'construction_trades'), ...fact('trade', 'plumber_electrician'), ...fact('start', '2027-09') };
    expect(JSON.stringify(compose(plumber as never).pages)).not.toMatch(
      /personally liable for that treatment|Whoever signs professional work/,
    );
  });

  it('end by the told opening where there is time, and the plan then says nothing of it', () => {
    const facts = { ...inSector(SHEET, 'cafe_restaurant'), ...fact('start', '2027-09') };
    expect(lay(facts).readyBy).toBe('2027-09-01');
    expect(compose(facts as never).figures['short-weeks']).toBeUndefined();
  });

  it('leave weeks to build between the permit and the opening, and a week to spare; the use of the place is cleared before signing', () => {
    const works = { ...fact('resources', 'La obra 14.000 €'), ...fact('start', '2027-09') };
    const { list, readyBy, signBy, goBy } = lay({ ...inSector(SHEET, 'cafe_restaurant'), ...works });
    const day = (id: string, end: 'from' | 'to') => Date.parse(list.find((step) => step.id === id)?.[end] ?? '');
    const weeks = (from: number, to: number) => (to - from) / 604_800_000;
    expect(weeks(day('permit-works', 'to'), Date.parse(readyBy))).toBeGreaterThanOrEqual(5);
    expect(weeks(day('fit', 'from'), day('fit', 'to'))).toBeGreaterThan(3);
    for (const { id, to, isOngoing } of list)
      if (id.startsWith('permit-') && !isOngoing) expect(weeks(Date.parse(to), Date.parse(readyBy)), id).toBeGreaterThanOrEqual(1);
    expect(day('permit-zoning', 'to')).toBeLessThanOrEqual(Date.parse(goBy));
    expect(goBy < signBy).toBe(true);
  });

  it('say that the month told is too soon: a café opens when all is ready, and is counted from then; an agency begins away from premises', () => {
    const soon = (sector: SectorId) => compose({ ...inSector(SHEET, sector), ...fact('start', '2027-01') } as never);
    const [cafe, agency] = [soon('cafe_restaurant'), soon('agency')].map(({ pages }) => JSON.stringify(pages));
    expect(cafe).toContain('There is no time to open in');
    expect(agency).not.toContain('There is no time to open in');
    const { figures, pages } = soon('cafe_restaurant');
    expect(figures['told-start']?.value).toBe('2027-01');
    expect(figures['short-weeks']).toBeUndefined();
    expect(String(figures.start?.value)).toBe(String(figures['ready-by']?.value).slice(0, 7));
    expect(String(figures.start?.value) > '2027-01').toBe(true);
    // Also on the first page.
    expect(JSON.stringify(pages.find(({ id }) => id === 'summary'))).toContain('the whole plan counts from there');
  });

  it('have the calendar open in the week in which everything is ready, where that is later in the month told', () => {
    const plans = ['2027-02', '2027-03', '2027-04'].map((start) =>
      compose({ ...inSector(SHEET, 'cafe_restaurant'), ...fact('start', start) } as never),
    );
    const later = plans.filter(({ figures }) => {
      return figures['first-days'] !== undefined;
    });
    expect(later.length).toBeGreaterThan(0);
    for (const { figures } of later) {
      expect(Number(figures['first-days']?.value)).toBe(daysFrom(String(figures['ready-by']?.value)));
      const [opens, next, ready] = ['week-5', 'week-6', 'ready-by'].map((id) => String(figures[id]?.value));
      expect([`${opens}` <= `${ready}`, `${ready}` < `${next}`]).toEqual([true, true]);
    }
  });

  it('fit before the month told where no premises are needed: figures, calendar and roadmap begin in one', () => {
    const plan = compose({
      ...inSector(SHEET, 'agency'),
      ...fact('start', '2027-01'),
      ...fact('resources', 'Un ordenador 900 €'),
    } as never);
    expect(plan.figures['short-weeks']).toBeUndefined();
    expect(String(plan.figures['ready-by']?.value).slice(0, 7)).toBe('2027-01');
    expect(String(plan.figures['week-5']?.value)).toBe('2027-01-04');
    expect(String(plan.figures['fit-from']?.value) < '2027-01-01').toBe(true);
    // Of premises that nobody told of no permit is waited for.
    expect(JSON.stringify(plan.pages).includes('comes after opening')).toBe(false);
    const rented = {
      ...inSector(SHEET, 'agency'),
      ...fact('start', '2027-01'),
      ...fact('resources', 'Un ordenador 900 € y un despacho alquilado'),
    };
    expect(JSON.stringify(compose(rented as never).pages).includes('comes after opening: until then work is done from home')).toBe(true);
  });

  it('have the calendar open once the work itself is allowed: an architect’s register comes before the first week', () => {
    const studio = {
      ...inSector(SHEET, 'consulting_freelance'),
      ...fact('trade', 'architecture_studio'),
      ...fact('country', 'GB'),
      ...fact('start', '2027-01'),
      ...fact('resources', 'Un ordenador 900 €'),
    };
    const { figures } = compose(studio as never);
    const asked = Date.parse(String(figures['permit-by-profession']?.value));
    const weeks = Number(figures['permit-weeks-profession']?.value);
    expect(Date.parse(String(figures['week-5']?.value))).toBeGreaterThanOrEqual(asked + weeks * 604_800_000);
    expect(String(figures['week-5']?.value).slice(0, 7)).toBe(String(figures.start?.value));
  });

  it('are the bars of the roadmap: what comes before opening has ended when it begins', () => {
    for (const start of ['2027-01', '2027-03', '2027-10']) {
      const plan = compose({ ...inSector(SHEET, 'cafe_restaurant'), ...fact('start', start) } as never);
      const [road] = blocksOf(plan).flatMap((block) => (block.type === 'chart' && block.chart.type === 'roadmap' ? [block.chart] : []));
      const task = (words: string) => road?.tasks.find(({ label }) => label.en.startsWith(words));
      const opening = task('opening')?.from ?? 0;
      expect(task('money')?.to, start).toBeLessThanOrEqual(task('signatures')?.from ?? -1);
      expect(road?.months[opening], start).toBe(roadFigure(opening));
      expect(plan.figures[roadFigure(opening)]?.value, start).toBe(plan.figures.start?.value);
      if (plan.figures['first-days']) continue;
      for (const before of ['money', 'signatures', 'purchases'])
        expect(task(before)?.to, `${start} ${before}`).toBeLessThanOrEqual(opening);
      expect(road?.months.length, start).toBeGreaterThan(12);
    }
  });

  it('of a business that is open already are not drawn', () => {
    const facts = { ...inSector(SHEET, 'cafe_restaurant'), ...fact('start', '2026-09') };
    const { assumptions } = buildFundedModel(facts as never, TODAY);
    expect(monthsOfRoad(assumptions, lay(facts))[0]).toBe('2026-09');
    expect(JSON.stringify(compose(facts as never).pages).includes('money in writing, and the count')).toBe(false);
  });
});

/** Days left of the month of that day, itself included. */
function daysFrom(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - Number(day.slice(8)) + 1;
}
