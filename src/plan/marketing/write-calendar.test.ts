import { expect, it } from 'vitest';
import { TAKES } from '../../sectors/takes/takes.ts';
import type { Cell } from '../plan.ts';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const TITLE = 'Week by week, from four before opening';
const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text.en : '');

it('has a date, a piece, a place, somebody and something counted for each of twelve weeks', () => {
  for (const [name, plan] of CASES.filter(([, { pages }]) => pages.length > 9)) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    expect(rows, name).toHaveLength(12);
    const days = rows.map(({ cells: [day] }) => (day && 'figure' in day ? Date.parse(String(plan.figures[day.figure]?.value)) : 0));
    days.slice(1).forEach((day, at) => {
      expect(day - (days[at] ?? 0), `${name}: the weeks follow one another`).toBe(7 * 86_400_000);
    });
    expect(
      Date.parse(String(plan.figures['talks-week']?.value)),
      `${name}: the conversations end before it is decided`,
    ).toBeLessThanOrEqual(Date.parse(String(plan.figures['go-by']?.value)) - 7 * 86_400_000);
    const sold = ['opening-week', 'm01-units'].map((id) => Number(plan.figures[id]?.value));
    expect(sold, name).not.toContain(Number.NaN);
    expect(sold, `${name}: a week sells no more than its month`).toEqual([...sold].sort((one, other) => one - other));
    const start = String(plan.figures.start?.value);
    expect(new Date(days[4] ?? 0).toISOString().slice(0, 7), `${name}: the week of opening is in the month told`).toBe(start);
    for (const { cells } of rows)
      expect(
        cells.slice(1).every((cell) => textOf(cell) !== ''),
        name,
      ).toBe(true);
  }
});

it('says what this business says: its name, its offer, its price; each channel has its week', () => {
  const plan = compose(SAMPLE_FACTS);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  const pieces = rows.map(({ cells }) => textOf(cells[1])).join(' ');
  expect(pieces).toContain('Txirrin');
  expect(pieces).toContain('collection from home or work');
  expect(pieces).toContain('{{fig:price-charged}}');
  const places = rows.map(({ cells }) => textOf(cells[2]));
  const [, , , announced, , second, , third, , fourth] = places;
  expect(new Set([announced, second, third, fourth]).size).toBe(4);
});

const NOTHING_TOLD = { ...SAMPLE_FACTS, ...fact('solution', 'un taller'), ...fact('problem', 'nada') };

function piecesOf(facts: typeof SAMPLE_FACTS) {
  const plan = compose(facts);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  const note = tablesOf(plan).find(({ title }) => title.en === TITLE)?.note;
  return { plan, pieces: rows.map(({ cells }) => textOf(cells[1])), note: note && 'en' in note ? note.en : '' };
}

it('advertises no proposal of the plan: where no promise was told, what the business is', () => {
  const { pieces } = piecesOf(NOTHING_TOLD);
  expect(pieces[1]).toContain('a bicycle workshop');
  for (const { contrasts } of [TAKES.repair_shop]) for (const { after } of contrasts) expect(pieces.join(' ')).not.toContain(after.en);
});

it('advertises another promise each week', () => {
  const { pieces } = piecesOf(SAMPLE_FACTS);
  // Whoever passes is spoken to from the opening on: the second promise has the week after.
  const [, , , announced, , , second, third] = pieces;
  expect(announced).toContain('collection from home or work');
  expect(second).toMatch(/return the next morning/i);
  expect(third).toContain('a price agreed beforehand');
});

it('opens with the words of the offer, and repeats no promise from week to week', () => {
  const { pieces } = piecesOf({ ...SAMPLE_FACTS, ...fact('solution', 'Un taller; recojo la bici en casa') });
  expect(pieces.filter((piece) => /collection/i.test(piece)).length).toBeLessThan(3);
  expect(pieces[4]).toMatch(/^Opening/);
});

it('announces a trial that was told for a time of its own, and begins it with nobody', () => {
  const { pieces } = piecesOf({ ...SAMPLE_FACTS, ...fact('marketing', 'Instagram y una revisión gratis antes de Navidad') });
  expect(pieces.join(' ')).toContain('Announce it with its date');
  expect(pieces.join(' ')).not.toContain('Let people try it from opening day');
});

it('advertises an average as no price', () => {
  const { pieces } = piecesOf({ ...SAMPLE_FACTS, ...fact('revenue', 'Cada cliente se deja unos 79 € de media') });
  expect(pieces.join(' ')).not.toContain('price-charged');
});

it('begins with those who asked before there was anything to buy', () => {
  const { note } = piecesOf({ ...SAMPLE_FACTS, ...fact('customer', 'Familias, y dos rotiserías que me preguntaron si les vendo') });
  expect(note).toMatch(/those who have already asked/);
});

it('treats nobody before the insurance and the permits are there', () => {
  expect(compose(inSector(SAMPLE_FACTS, 'health_clinic')).pages.length).toBeGreaterThan(9);
  const { pieces } = piecesOf(inSector(SAMPLE_FACTS, 'health_clinic') as typeof SAMPLE_FACTS);
  expect(pieces[2]).toMatch(/nobody (?:is )?served or charged/);
  expect(piecesOf(SAMPLE_FACTS).pieces[2]).not.toMatch(/nobody (?:is )?served/);
});

it('visits the buyers of another kind whom a goal counts, and shows a patient’s words with what the law asks', () => {
  const pubs = { ...SAMPLE_FACTS, ...fact('goals', 'Tener dos pubs con contrato fijo') };
  expect(piecesOf(pubs).pieces[0]).toContain('First visits to pubs');
  const signed = { ...SAMPLE_FACTS, ...fact('goals', 'Tres hoteles con contrato indefinido') };
  expect(piecesOf(signed).pieces[0]).toContain('First visits to hotels');
  const english = { ...SAMPLE_FACTS, ...fact('goals', 'Two gyms on permanent contracts') };
  expect(piecesOf(english).pieces[0]).toContain('First visits to gyms');
  const staff = { ...SAMPLE_FACTS, ...fact('goals', 'Dos mecánicos con contrato fijo') };
  expect(piecesOf(staff).pieces[0]).not.toContain('First visits to');
  const oneBuyer = { ...pubs, ...fact('customer', 'Ciclistas que van al trabajo') };
  expect(piecesOf(oneBuyer).pieces[0]).toContain('First visits to pubs');
  expect(piecesOf({ ...SAMPLE_FACTS, ...fact('goals', 'Ganar dinero') }).pieces[0]).toContain('To those who have bought already');
  const clinic = piecesOf(inSector(SAMPLE_FACTS, 'health_clinic') as typeof SAMPLE_FACTS).pieces.join(' ');
  expect(clinic).not.toContain('with their name and their permission');
});

it('speaks of the part of town that the problem was told of, gives the main unpaid source its week and promises no mere offer in writing', () => {
  const cafe = inSector(
    { ...SAMPLE_FACTS, ...fact('problem', 'En Bilbao, por la zona de Deusto, no hay café de especialidad.') },
    'cafe_restaurant',
  );
  const told = piecesOf({ ...cafe, ...fact('solution', 'Una cafetería con café de especialidad') } as typeof SAMPLE_FACTS).pieces;
  expect(told[5]).toContain('whoever calls or writes');
  expect(told.join(' ')).toContain('at last in Deusto');
  const { customersBrought: _, ...alone } = SAMPLE_FACTS;
  // The sample works by night: nobody is at the counter when people pass.
  expect(piecesOf(alone).pieces[5]).toContain('Ask whoever calls or writes');
  const agency = { ...inSector(SAMPLE_FACTS, 'agency'), ...fact('solution', 'Gestión de redes y campañas de anuncios') };
  expect(piecesOf(agency as typeof SAMPLE_FACTS).pieces.join(' ')).not.toContain('we promise it in writing');
});

it('calls on nobody at Christmas, and first on whoever sends people already', () => {
  const firms = {
    ...inSector(SAMPLE_FACTS, 'agency'),
    ...fact('start', '2027-01'),
    ...fact('customer', 'restaurantes nuevos'),
    ...fact('marketing', 'visitas a restaurantes'),
  };
  const { plan } = piecesOf(firms as typeof SAMPLE_FACTS);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  const festive = rows.filter(
    ({ cells: [day] }) => day && 'figure' in day && /-12-2[1-9]|-12-3/.test(String(plan.figures[day.figure]?.value)),
  );
  expect(festive.length).toBeGreaterThan(0);
  for (const { cells } of festive) expect(textOf(cells[2])).not.toMatch(/[Vv]isits/);
  const told = { ...SAMPLE_FACTS, ...fact('marketing', 'Instagram, carteles y la tienda de telas ya me manda gente') };
  const sent = tablesOf(piecesOf(told).plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  expect(JSON.stringify(sent[3]?.cells[2])).toMatch(/channel-3/);
});

it('sends no piece twice', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    const pieces = rows.map(({ cells }) => textOf(cells[1]));
    expect(new Set(pieces).size, name).toBe(pieces.length);
  }
  const { pieces } = piecesOf({ ...SAMPLE_FACTS, ...fact('marketing', 'clubes, ferias y entrenadores') });
  expect(new Set(pieces).size).toBe(pieces.length);
});

it('says at a café who comes in, and what a café asks of whoever comes back', () => {
  const { pieces, plan } = piecesOf(inSector(SAMPLE_FACTS, 'cafe_restaurant') as typeof SAMPLE_FACTS);
  expect(pieces.join(' ')).not.toMatch(/what we promised|the time it takes/);
  expect(pieces.join(' ')).toContain('while serving them');
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  expect(textOf(rows[3]?.cells[4])).toBe(
    'by the end of {{fig:m01-name}}: reaches {{fig:channel-1-m01-reached}}, {{fig:channel-1-m01-new}} buy',
  );
  expect(textOf(rows[10]?.cells[2])).toBe('At the counter');
  const words = JSON.stringify(plan.pages.filter(({ id }) => id === 'marketing' || id === 'goals'));
  expect(words).not.toMatch(/miran|Compran, de los que|funnel-asks/);
  expect(words).not.toMatch(/[Pp]reguntan (?!la fecha)|un trabajo acabado y la duda/);
});

it('counts in a week those of the channel that stands in it, and gives what takes customers its week once the doors are open', () => {
  const { plan } = piecesOf({ ...SAMPLE_FACTS, ...fact('marketing', 'el primer mes gratis, Instagram y visitas a las empresas') });
  const [channels, weeks] = ['Channel by channel, in the first year', TITLE].map(
    (title) => tablesOf(plan).find((table) => table.title.en === title)?.rows ?? [],
  );
  const trial = textOf(channels?.find(({ cells }) => textOf(cells[0]) !== 'Already customers')?.cells[0]);
  const places = (weeks ?? []).map(({ cells }) => textOf(cells[2]));
  expect(trial).not.toBe('');
  expect(places.slice(0, 4)).not.toContain(trial);
  expect(places.slice(4)).toContain(trial);
  expect(textOf(weeks?.[3]?.cells[4])).not.toContain('channel-1-');
});

it('counts in each channel’s week what the ledger has for it, each of its months once, and closes the month with all of them', () => {
  for (const [name, plan] of CASES.filter(([, { pages }]) => pages.length > 9)) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    const counted = rows.map(({ cells }) => textOf(cells[4]));
    const cells = counted.flatMap((text) =>
      [...text.matchAll(/\{\{fig:((?:channel-\d|free-[a-z]+)-m\d\d)-new\}\}/g)].map(([, cell = '']) => cell),
    );
    expect(new Set(cells).size, name).toBe(cells.length);
    for (const cell of cells) expect(Number(plan.figures[`${cell}-new`]?.value), `${name} ${cell}`).toBeGreaterThan(0);
    expect(counted[8], name).toContain('{{fig:m01-new}}');
    expect(counted[11], name).toContain('{{fig:m02-new}}');
  }
});

it('leaves a price with whoever is called on, and hands cards to customers who tell others', () => {
  const { pieces, plan } = piecesOf({
    ...inSector(SAMPLE_FACTS, 'agency'),
    ...fact('customer', 'restaurantes nuevos'),
    ...fact('goals', 'cobrar cada mes'),
    ...fact('marketing', 'visitas a restaurantes, proveedores de cocina y el boca a boca'),
  } as typeof SAMPLE_FACTS);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  const said = pieces.map((piece, at) => `${textOf(rows[at]?.cells[2])}: ${piece}`);
  const visits = said.filter((piece) => /^[^:]*visit/i.test(piece));
  expect(visits.length).toBeGreaterThan(0);
  for (const visit of visits) expect(visit).toMatch(/price/);
  const toCustomers = pieces.findIndex((piece) => piece.startsWith('Give each client two cards to pass on'));
  expect(textOf(rows[toCustomers]?.cells[2])).toMatch(/mouth|channel-\d/i);
  // Everybody who buys in the first month is a new one: the number stands once.
  expect(textOf(rows[8]?.cells[4])).toBe('{{fig:m01-name}}: {{fig:m01-new}} new clients, {{fig:m01-marketing}} spent');
});

it('reaches nobody through no channel: what its week counts is how many are still to be found', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    expect(JSON.stringify(rows), name).not.toMatch(/free-none-m\d\d-(?:reached|asks)/);
  }
});

it('visits no school while it is shut, and says in which week it does', () => {
  const bookshop = {
    ...inSector(SAMPLE_FACTS, 'retail_shop'),
    ...fact('country', 'ES'),
    ...fact('start', '2027-09'),
    ...fact('customer', 'Familias y seis colegios'),
    ...fact('goals', 'Firmar con cuatro colegios'),
    ...fact('marketing', 'Los propios colegios, el club de lectura de los sábados y WhatsApp'),
  };
  const { pieces } = piecesOf(bookshop as typeof SAMPLE_FACTS);
  expect(pieces[0]).toMatch(/^In the holidays: first visits to schools are in the week of \{\{fig:talks-week\}\}/);
  const rows = tablesOf(compose(bookshop as typeof SAMPLE_FACTS)).find(({ title }) => title.en === TITLE)?.rows ?? [];
  expect(textOf(rows[3]?.cells[2])).toBe('WhatsApp');
});

it('hangs a board with leave and once there is a site of its own', () => {
  const { pieces } = piecesOf({
    ...inSector(SAMPLE_FACTS, 'consulting_freelance'),
    ...fact('marketing', 'Houzz, carteles de obra y constructores que me deben un favor'),
  } as typeof SAMPLE_FACTS);
  expect(pieces.join(' ')).toContain('to hang a board on the day work starts: “Drawings by ');
});
