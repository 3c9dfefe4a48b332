import type { FactSheet } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { splitByShares } from '../finance/split-by-shares.ts';
import type { Sector } from '../sectors/sector.ts';
import { isRecurring } from './diagnose-plan.ts';
import type { FigureTable } from './figure.ts';
import { findDenied } from './find-denied.ts';
import { findServiceTime } from './find-service-time.ts';
import { gatherOwnerPay } from './gather-owner-pay.ts';
import { derived } from './make-figure.ts';
import { rolesOf } from './role-words.ts';
import { FULL_MONTH, splitTeam, type Team } from './split-team.ts';

const MONTHS_A_YEAR = 12;

/** The hours of the team, shared out among what the trade needs somebody for, and what the work itself has of them for each unit sold. */
export function gatherCapacityFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  const team = splitTeam(facts, model.assumptions.team.value);
  const hours = team.full * FULL_MONTH + team.partHours;
  const roles = splitByShares(
    hours,
    rolesOf(sector.id, model.assumptions.trade, findDenied(facts)).map(({ share }) => share),
  );
  const work = roles[0] ?? hours;
  const busiest = Math.max(1, ...model.months.slice(0, MONTHS_A_YEAR).map(({ units }) => units));
  return {
    ...teamFigures(team, hours),
    ...gatherOwnerPay(model, team),
    ...Object.fromEntries(roles.map((value, at) => [roleFigure(at), { kind: 'count' as const, value, origin: 'sector' as const }])),
    'minutes-unit': derived('count', Math.floor((work * 60) / busiest)),
    'hours-unit': derived('count', Math.floor(work / busiest)),
    ...(isRecurring(model) || model.assumptions.lodging ? {} : serviceFigures(facts, work, busiest)),
  };
}

/** The id of the hours of a role, counted from 0. */
export function roleFigure(at: number): string {
  return `role-${at + 1}`;
}

function teamFigures({ full, part, partHours, founders }: Team, hours: number): FigureTable {
  return {
    'hours-person': { kind: 'count', value: FULL_MONTH, origin: 'sector' },
    'hours-month': derived('count', hours),
    'team-full': derived('count', full),
    'team-founders': derived('count', founders),
    'hours-founders': derived('count', founders * FULL_MONTH),
    ...(full > 1 ? { 'team-others': derived('count', full - 1), 'hours-others': derived('count', (full - 1) * FULL_MONTH) } : {}),
    ...(full > founders
      ? { 'team-hired': derived('count', full - founders), 'hours-hired': derived('count', (full - founders) * FULL_MONTH) }
      : {}),
    ...(part > 0 ? { 'team-part': derived('count', part), 'hours-part': { kind: 'count', value: partHours, origin: 'sector' } } : {}),
  };
}

/** Where the founder told how long one sale takes: the hours of the busiest month, and how many sales the hours there are allow. */
function serviceFigures(facts: FactSheet, work: number, busiest: number): FigureTable {
  const minutes = findServiceTime(facts);
  if (minutes === null) return {};
  const needed = (busiest * minutes) / 60;
  return {
    'service-minutes': { kind: 'count', value: minutes, origin: 'said' },
    'service-hours': derived('count', Math.ceil(needed)),
    'service-units': derived('count', Math.floor((work * 60) / minutes)),
    'service-use': derived('percent', Math.round((needed * 100) / Math.max(1, work))),
  };
}
