import { describe, expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, RIVALS_TOLD } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { marketStanding } from './gather-rivals.ts';
import { matrixOf, rowOf, told } from './matrix-fixture.ts';

/** Common in its kind, by its sign or by that of its figures. */
const isUsual = (cell: string) => / \(usual\)|usual-charged/.test(cell);
/** What is left to fill in. */
const FORM = /^(?:…+|…+ (?:min|days|weeks|months)|…… to ……|To be checked)$/;

describe('the competitor matrix', () => {
  it('says of a promise who was said to break it, and small numbers in words in the other edition', () => {
    const matrix = matrixOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(rowOf(matrix, /^Collection from home or work$/)?.[3]).toBe('No (told)');
    expect(rowOf(matrix, /^From the interview$/)?.[2]).toBe('takes five days');
    expect(rowOf(matrix, /^From the interview$/)?.[2]).not.toContain('{{quote:');
  });

  it('calls a price a price where it stands for the quote', () => {
    const matrix = matrixOf(told('Megadeporte es muy caro.', ['Megadeporte']));
    expect(rowOf(matrix, /^From the interview$/)?.[2]).toBe('high in price');
  });

  it('tells a quote that holds a figure in the other edition, with its figure and no other number', () => {
    const matrix = matrixOf(told('Ciclos Arana, que cobra 70 € y tarda cinco días.', ['Ciclos Arana']));
    expect(rowOf(matrix, /^From the interview$/)?.[2]).toBe('charges {{fig:rival-1-price}}, takes five days');
  });

  it('tells of a rival who was only named what is usual in its kind, as usual, and leaves room for what the visit gives', () => {
    const matrix = matrixOf(told('Ciclos Arana, Decathlon y un cuñado.', ['Ciclos Arana', 'Decathlon']));
    const lines = matrix.rows.slice(0, -1);
    const named = lines.flatMap(([, , arana, decathlon]) => [arana ?? '', decathlon ?? '']);
    expect(named.length).toBeGreaterThan(7);
    expect(named.filter((cell) => !FORM.test(cell) && !isUsual(cell))).toEqual([]);
    expect(named.filter((cell) => isUsual(cell)).length).toBeGreaterThan(named.length / 2);
    expect(lines.filter(([asked, , arana]) => arana?.includes('…') && !/: \p{Ll}/u.test(asked ?? ''))).toEqual([]);
    expect(lines.map((row) => row.at(-1) ?? '').every((cell) => isUsual(cell) || FORM.test(cell))).toBe(true);
    expect(matrix.rows.flat().join()).not.toMatch(/as stated|to check|to be asked|not applicable/i);
  });

  it('what one rival was told of in both answers is nothing of the others', () => {
    const problem = fact('problem', 'Carol called the big landscaper, heard fourteen thousand and a three-month wait, and gave up.');
    const two = told('Barton Natives charges $14,000 and makes you wait three months. Lone Star does it for $7,000.', [
      'Barton Natives',
      'Lone Star',
    ]);
    const cells = matrixOf({ ...two, ...problem }).rows.flat();
    expect(cells.filter((cell) => /months in the area/.test(cell))).toEqual([]);
    const other = told('Barton Natives charges $14,000. Lone Star does it for $7,000.', ['Barton Natives', 'Lone Star']);
    expect(
      matrixOf({ ...other, ...problem })
        .rows.flat()
        .some((cell) => /months in the area/.test(cell)),
    ).toBe(true);
  });

  it('takes a library for a library, and a coffee chain for a chain', () => {
    const cafe = { ...inSector(told('Costa and the library.', ['Costa', 'the library']), 'cafe_restaurant') };
    const matrix = matrixOf(cafe);
    expect(matrix.heads).toContain('The library');
    const last = matrix.rows.at(-1) ?? [];
    expect(last.some((cell) => cell.startsWith('Go one evening'))).toBe(true);
    expect(matrix.rows.flat().join()).not.toMatch(/library[^.]*buy/i);
  });

  it('gives the usual price of the trade for a seller without a name, counted in the same unit and in no other', () => {
    const priced = (unit: 'repair' | 'class') =>
      rowOf(
        matrixOf({ ...told('Otro taller de bicis del barrio, que tarda un mes.', []), ...fact('saleUnit', unit) }),
        /^Price of each/,
      )?.[2];
    expect(priced('repair')).toMatch(/usual-charged-low/);
    expect(priced('class') ?? 'left out').not.toMatch(/usual-charged-low/);
  });

  it('has no empty cell, and no hearsay about the business itself', () => {
    const { rows } = matrixOf(told('Ciclos Arana, que cobra 70 €, el cuñado y hacerlo en casa.', ['Ciclos Arana']));
    expect(rows.flat()).not.toContain('');
    expect(rows.map(([, own]) => own).join()).not.toMatch(/as stated/);
  });

  it('is fair: each kind of rival has what it is chosen for, and nobody who is not open yet', () => {
    const matrix = matrixOf(told('Ciclos Arana, un cuñado y hacerlo en casa.', ['Ciclos Arana']));
    const [, own, named, ...others] = rowOf(matrix, /^Why people choose it$/) ?? [];
    expect(own).toMatch(/^Not open yet/);
    expect(isUsual(named ?? '')).toBe(true);
    expect(others.every((cell) => isUsual(cell))).toBe(true);
    expect(rowOf(matrix, /^Customers of its own$/)).toBeUndefined();
  });

  it('calls nobody what was told of another, and leaves words that nothing tells as they are', () => {
    const facts = told('DFS, que patrocina al equipo de fútbol, y Ciclos Arana, que es una empresa nacional.', ['DFS', 'Ciclos Arana']);
    expect((rowOf(matrixOf(facts), /^From the interview$/) ?? []).join()).toMatch(/\{\{quote:rival-1\}\}/);
  });

  it('answers opening hours, a guarantee or a qualification with nothing that is about another thing', () => {
    const clinic = inSector(told('Alfa y Beta.', ['Alfa', 'Beta']), 'health_clinic');
    expect(rowOf(matrixOf(clinic), /^Qualification and registration/)).toBeUndefined();
    expect(rowOf(matrixOf(SAMPLE_FACTS), /^Guarantee on the repair$/)?.[1]).toMatch(/guarantee/);
    const pasta = inSector(
      { ...told('La Pasta, que cierra a las 14.', ['La Pasta']), ...fact('trade', 'fresh_pasta') },
      'food_manufacturing',
    );
    expect(rowOf(matrixOf(pasta), /^Days and hours/)?.slice(1, 3)).toEqual([
      'To be decided before signing',
      'Until {{fig:rival-1-hours*}}',
    ]);
  });

  it('ends with one row of what to find out, another way for each rival', () => {
    const [, , ...theirs] = matrixOf(told('Ciclos Arana, Decathlon y un cuñado.', ['Ciclos Arana', 'Decathlon'])).rows.at(-1) ?? [];
    expect(new Set(theirs).size).toBe(3);
    expect(theirs.every((cell) => cell.length > 20)).toBe(true);
  });

  it('shows a description that fits no point, and has three columns where two were told', () => {
    const matrix = matrixOf(told('Una señora que nunca sabés si está y Megadeporte.', ['Megadeporte']));
    expect(matrix.heads).toHaveLength(5);
    expect(
      tablesOf(compose(told('Una señora que nunca sabés si está y Megadeporte.', ['Megadeporte'])))
        .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map((cell) => ('text' in cell ? cell.text.es : ''))))
        .join(),
    ).toContain('{{quote:rival-2}}');
  });

  it('asks each for their own wait, beside the one told of the area', () => {
    const facts = {
      ...told('Alfa y Beta.', ['Alfa', 'Beta']),
      ...fact('problem', 'Aquí hay que esperar tres semanas para que miren una bici.'),
    };
    const wait = rowOf(matrixOf(facts), /^(?:\*\*)?Days until it is ready \(.*weeks in the area \(told\)\)/);
    expect(wait?.slice(2, 4).join()).not.toContain('(told)');
  });

  it('takes what the problem says of the super for the super that is named, and the minutes told for whoever attends', () => {
    const facts = {
      ...told('Ciclos Arana y el súper Gallega.', ['Ciclos Arana', 'Gallega']),
      ...fact('problem', 'Mi suegra compra las del súper, que se desarman en la olla.'),
    };
    expect(rowOf(matrixOf(facts), /^From the interview$/)?.[3]).toBe('it falls apart');
    expect(marketStanding(fact('problem', 'Runners get fifteen minutes with an assistant.')).says.get('attention')?.en).toBe(
      '{{fig:market-attention*}} minutes with an assistant',
    );
  });

  it('keeps what was told of nobody in particular out of a rival’s own column', () => {
    const facts = {
      ...told('Alfa, Beta y un cuñado.', ['Alfa', 'Beta']),
      ...fact('problem', 'En el barrio no hay recogida de la bici en casa, y a un vecino le pidieron 120 euros por un arreglo.'),
    };
    expect(rowOf(matrixOf(facts), /^Bike collection from home$/)?.slice(2) ?? []).toEqual([]);
    const [, , alfa, other] =
      matrixOf(facts).rows.find(([name]) => /^Price of each .*asked in the area: .*\(told\)/.test(name ?? '')) ?? [];
    expect([alfa, other].map((cell) => isUsual(cell ?? ''))).toEqual([true, true]);
    expect([alfa, other].join()).not.toContain('market-price');
  });

  it('answers the question of each line: a guarantee is no review, and the usual price bears the tax that the own one bears', () => {
    const plan = compose(told('Ciclos Arana.', ['Ciclos Arana']));
    const rows = matrixOf({
      ...told('Otro taller de bicis del barrio, que tarda un mes.', []),
      ...fact('solution', 'Un taller de bicis.'),
    });
    expect(rowOf(rows, /^Guarantee on the repair$/)?.[2]).toBe('The legal guarantee, seldom in writing (usual)');
    const [low, taxed] = ['usual-price-low', 'usual-charged-low'].map((id) => Number(plan.figures[id]?.value));
    const bears = Number(plan.figures['price-charged']?.value) / Number(plan.figures.price?.value);
    expect(bears).toBeGreaterThan(1.2);
    expect((taxed ?? 0) / (low ?? 1)).toBeCloseTo(bears, 1);
  });

  it('names beneath it nothing that stands in it already', () => {
    const also = (rivals: readonly string[], said: string) =>
      JSON.stringify(compose(told(said, rivals)).pages.find(({ id }) => id === 'market'));
    const MESSAGE = 'la tienda grande de deportes';
    expect(also(['Ciclos Arana', 'Megadeporte', 'Bicis Norte'], 'Ciclos Arana, Megadeporte y Bicis Norte.')).not.toContain(MESSAGE);
    expect(also(['Ciclos Arana', 'Beta', 'Bicis Norte'], 'Ciclos Arana, Beta y Bicis Norte.')).toContain(MESSAGE);
  });

  it('says of a machine what the map says: that it promises nothing', () => {
    const matrix = matrixOf({
      ...told('El Cafetón y las máquinas de la oficina.', ['El Cafetón']),
      ...fact('problem', 'En la zona no hay donde tomar un buen café de especialidad por la mañana.'),
      ...fact('sector', 'cafe_restaurant'),
      ...fact('trade', null as never),
    });
    expect(rowOf(matrix, /^Specialty coffee$/)?.slice(2, 4)).toEqual(['To be checked', 'No (usual)']);
  });

  it('has a column for each who was told apart, one for those whom nothing tells apart, and a visit to each', () => {
    const matrix = matrixOf(told('Alfa, que cobra 40 €, Beta y un cuñado.', ['Alfa', 'Beta']));
    expect(matrix.heads.slice(2, 4)).toEqual(['Alfa', 'Beta']);
    const BOX = 'Price: ……; date offered: ……; falls short in: ……';
    const [alfa, beta] = (matrix.rows.at(-1) ?? []).slice(2);
    expect([alfa, beta]).toEqual([`A quote for the same repair. ${BOX}`, `A quote for the same repair, another day. ${BOX}`]);
    const four = matrixOf(told('Alfa, Beta, Gama y Delta.', ['Alfa', 'Beta', 'Gama', 'Delta']));
    expect(four.heads.slice(2)).toEqual(['Alfa, Beta, Gama and Delta (to be visited)']);
    expect(four.rows.at(-1)?.[2]).toBe('A quote for the same repair at each, on different days');
    const columns = four.heads.map((_, at) => four.rows.map((row) => row[at]).join('|'));
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('gives two of one trade a column each where there is room, with what is usual of both in one cell and what is to be found out in two', () => {
    const facts = told('Pelayo Bicis, Taller Sella y un cuñado.', ['Pelayo Bicis', 'Taller Sella']);
    const matrix = tablesOf(compose(facts)).find(({ title }) => title.en === 'Competitor matrix');
    expect(matrixOf(facts).heads.slice(2, 4)).toEqual(['Pelayo Bicis', 'Taller Sella']);
    const cells = matrix?.rows.map((row) => row.cells.slice(2, 4)) ?? [];
    const isJoined = cells.map(([, second]) => second !== undefined && 'joined' in second);
    expect(isJoined.filter(Boolean).length).toBeGreaterThan(2);
    expect(isJoined.at(-1)).toBe(false);
    expect(cells.filter(([first], at) => /to be checked|……/i.test(JSON.stringify(first)) && isJoined[at])).toEqual([]);
  });

  it('explains no mark that stands in no cell, and gives one person of the trade what is usual in one', () => {
    const barber = inSector(
      { ...told('Marco Aldany y el peluquero de mi padre.', ['Marco Aldany']), ...fact('trade', 'barber_shop') },
      'beauty_salon',
    );
    const matrix = tablesOf(compose(barber)).find(({ title }) => title.en === 'Competitor matrix');
    const cells = JSON.stringify(matrix?.rows);
    for (const sign of ['{{mark:said}}', '{{mark:sector}}', 'Propuesta'])
      expect(matrix?.note?.es.includes(sign === 'Propuesta' ? 'propuestas' : sign)).toBe(cells.includes(sign));
    expect(matrixOf(barber).heads).toContain('The founder’s father’s barber');
    expect(rowOf(matrixOf(barber), /^Who /) ?? []).toContain('Always the same person (usual)');
  });

  it('finds out about each in the way one deals with it, and calls nothing cheap that is a new one or a set rate', () => {
    const check = (competitors: string, rivals: readonly string[], at = 2) => matrixOf(told(competitors, rivals)).rows.at(-1)?.[at];
    expect(check('Plumbs, que es una empresa nacional.', ['Plumbs'])).toMatch(/^Ask for a quote/);
    expect(check('DFS, people just buy new.', ['DFS'])).toMatch(/delivery date of a new one/);
    expect(check('Una señora que trabaja sola y Megadeporte.', ['Megadeporte'], 3)).toMatch(/^Ask for price and date for the same/);
    expect(rowOf(matrixOf(told('DFS, people just buy new.', ['DFS'])), /^Price of each/)?.[2] ?? '').not.toMatch(/cheap|lower/);
    const shop = inSector(told('Mercadona y Alfa.', ['Mercadona', 'Alfa']), 'retail_shop');
    expect(matrixOf(shop).rows.at(-1)?.[2]).toMatch(/^Look at the nearest thing there/);
  });

  it('tells how a thing fails beside how it is made, and calls by where they sell whoever has no name', () => {
    const pasta = inSector(
      {
        ...told('La Gallega, que se deshace en la olla, y una señora que vende por Facebook.', ['La Gallega']),
        ...fact('trade', 'fresh_pasta'),
      },
      'food_manufacturing',
    );
    const matrix = matrixOf(pasta);
    expect(matrix.heads[3]).toBe('The woman who sells on Facebook');
    expect(rowOf(matrix, /^What is made there/)?.[2]).toMatch(/\(usual\); it falls apart \(told\)$/i);
  });
});
