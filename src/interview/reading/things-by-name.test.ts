// Several things sold, told in lists: their prices, their numbers, what each costs and how long each takes, sentence by sentence.
import { describe, expect, test } from 'vitest';
import type { FactSheet, SaleLine } from '../../facts/fact.ts';
import { takeTogether } from '../../facts/sale-lines.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

/** Label, units, price and, where it was told, cost. */
type Line = readonly [string, number | null, number, (number | undefined)?];
type Known = Readonly<Record<string, unknown>>;

function sheet(lines: readonly Line[], more: Known = {}): FactSheet {
  const value = lines.map(([label, units, price, unitCost]) => ({ label, units, price, ...(unitCost !== undefined && { unitCost }) }));
  const told = value.filter((line): line is SaleLine & { units: number } => line.units !== null);
  const together = told.length > 0 && told.length === value.length ? takeTogether(told) : null;
  const facts = {
    ...(lines.length > 0 && { lines: value }),
    ...(together && { price: together.price, volume: together.units }),
    ...(together?.unitCost !== undefined && { unitCost: together.unitCost }),
    ...more,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([id, value]) => [
      id,
      { id, value, origin: id === 'lines' ? 'said' : 'derived', quote: null, period: id === 'volume' ? 'month' : 'unit', unit: null },
    ]),
  );
}

/** Every fact that is listed here, `null` for one that must not be told. */
type Expected = Readonly<Record<string, unknown>>;
type Case = readonly [QuestionId, Language, string, FactSheet, Expected];

const SHOES = (costs: readonly number[] = []): readonly Line[] => [
  ['cambio de suelas', 45, 280, costs[0] as number],
  ['tapas', 160, 70, costs[1] as number],
  ['lavado y pintado de tenis', 90, 150, costs[2] as number],
];
const CHAIRS = (costs: readonly number[] = []): readonly Line[] => [
  ['silla', 30, 65, costs[0] as number],
  ['butaca', 7, 320, costs[1] as number],
  ['cojín', 25, 34, costs[2] as number],
];
const KEYS = (costs: readonly number[] = []): readonly Line[] => [
  ['key copy', 300, 4, costs[0] as number],
  ['lock change', 40, 85, costs[1] as number],
  ['safe opening', 6, 160, costs[2] as number],
];
const DAYCARE: readonly Line[] = [
  ['daycare days', 440, 42],
  ['boarding nights', 110, 68],
  ['baths', 40, 35],
];
const PHYSIO: readonly Line[] = [
  ['sesión de fisioterapia', 96, 42, 2.5],
  ['pilates', 54, 75, 4],
];
const open = (lines: readonly Line[]): readonly Line[] => lines.map(([label, , price]) => [label, null, price] as const);
const lines = (told: readonly Line[]) =>
  told.map(([label, units, price, cost]) => `${label.toLowerCase()} ${units} ${price}${cost === undefined ? '' : ` ${cost}`}`).join('; ');

const REVENUE: readonly Case[] = [
  [
    'revenue',
    'es',
    'La silla son 65 €, la butaca 320 y el cojín 34. Al mes unas 30 sillas, 7 butacas y 25 cojines.',
    {},
    { lines: lines(CHAIRS()), volume: 62 },
  ],
  [
    'revenue',
    'es',
    'El cambio de suelas a 280, las tapas a 70 y el lavado y pintado de tenis a 150. Al mes serían unas 45 suelas, 160 tapas y 90 tenis.',
    {},
    { lines: lines(SHOES()), volume: 295 },
  ],
  [
    'revenue',
    'en',
    "A key copy is $4, a lock change is $85 and a safe opening $160. In a month that'd be about 300 keys, 40 locks and 6 safes.",
    {},
    { lines: lines(KEYS()), volume: 346 },
  ],
  [
    'revenue',
    'es',
    'La limpieza facial la cobro a 35 €, el masaje a 50 y la depilación a 22. Calculo al mes 60 limpiezas, 40 masajes y 90 depilaciones.',
    {},
    { lines: 'limpieza facial 60 35; masaje 40 50; depilación 90 22', volume: 190 },
  ],
  [
    'revenue',
    'en',
    'Bike tune-ups are $75, flat fixes $15 and wheel builds $220. We figure about 60 tune-ups, 110 flats and 4 wheels a month.',
    {},
    { lines: 'bike tune-ups 60 75; flat fixes 110 15; wheel builds 4 220', volume: 174 },
  ],
  [
    'revenue',
    'es',
    'La tarta entera son 28 €, la caja de galletas 12. Cada semana salen unas 20 tartas y 35 cajas.',
    {},
    { lines: 'tarta entera 87 28; caja de galletas 152 12', volume: 239 },
  ],
  [
    'revenue',
    'en',
    'A family portrait is £180, a headshot 60 and a newborn shoot 250. Each month I expect 10 portraits, 25 headshots and 6 newborns.',
    {},
    { lines: 'family portrait 10 180; headshot 25 60; newborn shoot 6 250', volume: 41 },
  ],
];

const VOLUME: readonly Case[] = [
  [
    'volume',
    'es',
    'Ya te dije, al mes 45 cambios de suelas, 160 de tapas y 90 lavados de tenis.',
    sheet(open(SHOES())),
    { lines: lines(SHOES()), volume: 295 },
  ],
  [
    'volume',
    'es',
    'Ya te lo he dicho: 30 sillas, 7 butacas y 25 cojines al mes.',
    sheet(open(CHAIRS())),
    { lines: lines(CHAIRS()), volume: 62 },
  ],
  ['volume', 'es', 'Ya te lo he dicho: 30 sillas, 7 butacas y 25 cojines al mes.', sheet([], { price: 65 }), { volume: 62 }],
  ['volume', 'en', 'Like I said, 300 keys, 40 locks and 6 safes a month.', sheet(open(KEYS())), { lines: lines(KEYS()), volume: 346 }],
  ['volume', 'en', '10 a day of the daycare days, 4 boarding nights and 2 baths', sheet(open(DAYCARE)), {}],
  ['volume', 'es', 'De suelas 45, de tapas 160 y de tenis 90', sheet(open(SHOES())), { lines: lines(SHOES()), volume: 295 }],
];

const COST: readonly Case[] = [
  [
    'unit-cost',
    'es',
    'No, no me cuadra, son unos 37,300 al mes sumando las tres cosas. De material se van 90 en cada suela, 15 en las tapas y 30 en los tenis.',
    sheet(SHOES()),
    { lines: lines(SHOES([90, 15, 30])), volume: 295, price: 126.44, unitCost: 31.02 },
  ],
  [
    'unit-cost',
    'es',
    'No, no me cuadra, son unos 37,300 al mes sumando las tres cosas. De material se van 90 en cada suela, 15 en las tapas y 30 en los tenis.',
    sheet(open(SHOES()), { price: 166.67, volume: 45 }),
    { volume: null, price: null, unitCost: null },
  ],
  [
    'unit-cost',
    'es',
    'No, no me cuadra, son unos 5.040 € al mes entre las sillas, las butacas y los cojines. En material se me van 18 € por silla, 105 por butaca y 11 por cojín.',
    sheet(CHAIRS()),
    { lines: lines(CHAIRS([18, 105, 11])), price: 81.29, volume: 62, unitCost: 25 },
  ],
  [
    'unit-cost',
    'en',
    "No, that's off, it's around 5,560 a month between the three. Materials are $1 a key, $30 a lock and $20 a safe.",
    sheet(KEYS()),
    { lines: lines(KEYS([1, 30, 20])), price: 16.07, volume: 346 },
  ],
  [
    'unit-cost',
    'en',
    'About a dollar of thread on a hem, $8 on a dress and $5 on a zipper or repair',
    sheet([
      ['Hems', 110, 20],
      ['dresses and bridal', 18, 150],
      ['zippers and repairs', 60, 30],
    ]),
    { lines: 'hems 110 20 1; dresses and bridal 18 150 8; zippers and repairs 60 30 5' },
  ],
  [
    'unit-cost',
    'en',
    "it's $3 for a daycare day, $6 for a boarding night and $7 for a bath",
    sheet(DAYCARE),
    { lines: 'daycare days 440 42 3; boarding nights 110 68 6; baths 40 35 7' },
  ],
  [
    'unit-cost',
    'en',
    "it's $3 for a daycare day, $6 for a boarding night and $7 for a bath",
    sheet([], { price: 47.2, volume: 550, unitCost: 34.8 }),
    { price: null, volume: null },
  ],
  ['unit-cost', 'es', 'La silla 18, la butaca 105 y el cojín 11', sheet(CHAIRS()), { lines: lines(CHAIRS([18, 105, 11])) }],
  ['unit-cost', 'es', 'Unos 90 las suelas, las tapas 15 y 30 los tenis', sheet(SHOES()), { lines: lines(SHOES([90, 15, 30])) }],
];

const DENIED: readonly Case[] = [
  [
    'service-time',
    'es',
    'No son 37,300 arreglos, son 37,300 pesos de ventas; arreglos son 295 al mes.',
    sheet(open(SHOES()), { price: 166.67, volume: 37300 }),
    { volume: 295 },
  ],
  ['read-back', 'es', 'El precio no es 5.040, eso es lo que vendo en todo el mes.', sheet(CHAIRS(), { price: 5040 }), { price: 81.29 }],
  ['read-back', 'en', 'The price is not 5,560, that is what I sell in the whole month.', sheet(KEYS(), { price: 5560 }), { price: 16.07 }],
];

const READ_BACK: readonly Case[] = [
  [
    'read-back',
    'es',
    'El costo está mal: 90 es de cada suela, 15 de las tapas y 30 de los tenis. Y son 45 suelas a 280, 160 tapas a 70 y 90 tenis a 150.',
    sheet(open(SHOES()), { price: 166.67, volume: 37300, unitCost: 135 }),
    { lines: lines(SHOES([90, 15, 30])), volume: 295, price: 126.44 },
  ],
  [
    'read-back',
    'es',
    '90 en las suelas, 15 en las tapas y 30 en los tenis, como 31 en promedio.',
    sheet(SHOES(), { unitCost: 135 }),
    { lines: lines(SHOES([90, 15, 30])) },
  ],
  [
    'read-back',
    'es',
    'El material son 18 € por silla, 105 por butaca y 11 por cojín.',
    sheet(CHAIRS(), { unitCost: 105 }),
    { lines: lines(CHAIRS([18, 105, 11])) },
  ],
  [
    'read-back',
    'en',
    'The cost is wrong: $1 is per key, $30 per lock and $20 per safe',
    sheet(KEYS(), { unitCost: 51 }),
    { lines: lines(KEYS([1, 30, 20])) },
  ],
  [
    'read-back',
    'es',
    'Además de las sesiones y las alumnas, doy talleres a empresas, dos al mes a 180 euros más IVA, que me cuestan unos 15 euros cada uno.',
    sheet(PHYSIO),
    { lines: 'sesión de fisioterapia 96 42 2.5; pilates 54 75 4; talleres a empresas 2 180 15' },
  ],
  [
    'read-back',
    'es',
    'Falta añadir los talleres a lo que se vende: 2 al mes a 180 euros más IVA.',
    sheet(PHYSIO),
    { lines: 'sesión de fisioterapia 96 42 2.5; pilates 54 75 4; talleres 2 180' },
  ],
  [
    'read-back',
    'en',
    'Besides the sessions I run workshops for companies, two a month at $180, they cost me about $15 each.',
    sheet([
      ['sessions', 96, 42, 2.5],
      ['pilates', 54, 75, 4],
    ]),
    { lines: 'sessions 96 42 2.5; pilates 54 75 4; workshops for companies 2 180 15' },
  ],
];

const TIMES: readonly Case[] = [
  ['service-time', 'es', 'Una silla hora y media, una butaca nueve horas y un cojín una hora.', sheet(CHAIRS()), { minutesPerSale: 129 }],
  ['service-time', 'en', 'A key takes 5 minutes, a lock an hour and a safe three hours.', sheet(KEYS()), { minutesPerSale: 14 }],
  ['service-time', 'es', 'La suela 40 minutos, las tapas 15 y los tenis media hora', sheet(SHOES()), { minutesPerSale: 23 }],
  ['service-time', 'es', 'Me salen 133 horas al mes', sheet(CHAIRS()), { minutesPerSale: 129 }],
  [
    'read-back',
    'es',
    'El tiempo también está mal: las nueve horas son solo de la butaca; la silla es hora y media y el cojín una hora.',
    sheet(CHAIRS(), { minutesPerSale: 540 }),
    { minutesPerSale: 129 },
  ],
  ['read-back', 'es', 'De media son dos horas por encargo.', sheet(CHAIRS(), { minutesPerSale: 540 }), { minutesPerSale: 120 }],
  ['read-back', 'en', 'On average it is two hours an order, not nine.', sheet(CHAIRS(), { minutesPerSale: 540 }), { minutesPerSale: 120 }],
];

const ONE_THING: readonly Case[] = [
  [
    'revenue',
    'en',
    "We charge $9,500 on average, small ones start at $6,500 and the big ones get to $14,000. I figure four yards a month once we're rolling. First month just one, and it'd take until about month six to get to the four.",
    {},
    { price: 9500, volume: 4 },
  ],
  [
    'revenue',
    'es',
    'El pilates es una cuota mensual de 75 euros con el IVA del 21 ya dentro, y calculo 54 alumnas.',
    {},
    { price: 75, volume: 54 },
  ],
  [
    'revenue',
    'es',
    'La sesión de fisioterapia son 42 euros, que va exenta de IVA, y cuando vayamos rodadas, hacia el noveno mes, calculo unas 96 al mes. El pilates con máquinas es una cuota mensual de 75 euros con el IVA del 21 ya dentro, por dos clases a la semana, y ahí espero llegar a 54 alumnas.',
    {},
    { lines: 'sesión de fisioterapia 96 42; pilates con máquinas 54 75', volume: 150 },
  ],
  ['revenue', 'es', 'El día completo son 42 euros. Calculo 20 perros al día, 22 días al mes, así que 440', {}, { price: 42, volume: 440 }],
  ['revenue', 'en', "full day is 42 bucks, I'd figure 20 dogs a day, 22 days a month, so 440", {}, { price: 42, volume: 440 }],
];

function told([question, language, text, known]: Case): Readonly<Record<string, unknown>> {
  const { facts } = readAnswer(text, { answer: 3, question, language, known, today: '2026-11-20' });
  return Object.fromEntries(
    facts.map(({ id, value }) => [
      id,
      id === 'lines'
        ? lines((value as readonly SaleLine[]).map(({ label, units, price, unitCost }) => [label, units, price, unitCost]))
        : value,
    ]),
  );
}

describe.each([
  ['prices in one sentence, numbers in the next', REVENUE],
  ['how many of each that is known', VOLUME],
  ['what each costs', COST],
  ['what a figure was taken for is denied', DENIED],
  ['figures read back', READ_BACK],
  ['how long each takes', TIMES],
  ['one thing sold', ONE_THING],
] as const)('%s', (_, cases) => {
  test.each(cases.map((one) => [one[0], one[2], one] as const))('%s: %s', (_question, _text, one) => {
    const found = told(one);
    const expected = one[4];
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, found[id] ?? null]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([id, value]) => [id, value])),
    );
  });
});
