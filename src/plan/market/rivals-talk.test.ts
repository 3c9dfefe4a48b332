import { describe, expect, it } from 'vitest';
import { onlyUs, reasonsIn, withoutUs } from '../../sectors/concepts/without-us.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from '../told/gather-said.ts';
import { findRivalKind } from './find-rival-kind.ts';
import { gatherRivals } from './gather-rivals.ts';
import { readPrice } from './read-price.ts';
import { readStanding } from './read-standing.ts';

/** `name: price, point…` of each rival of an answer, a number for each figure. */
function rivalsIn(competitors: string, rivals: readonly string[], problem = ''): readonly string[] {
  const facts = { ...fact('competitors', competitors), ...fact('rivals', rivals), ...fact('problem', problem) };
  return gatherRivals(facts).map(({ name, standing: { says, figures } }) => {
    const told = [...says].map(([, { en }]) => en.replace(/\{\{fig:([^*}]+)\*?\}\}/g, (_, id) => String(figures[id]?.value)));
    return told.length > 0 ? `${name}: ${told.join(', ')}` : name;
  });
}

describe('rivals as people tell of them', () => {
  it('ask what was told of each, in digits or in words, alone or between two', () => {
    expect(
      rivalsIn(
        'Mudanzas Royo, que son serios pero caros, unos 950 un piso de dos habitaciones. Los de Wallapop que van sin seguro a 25 la hora. Y alquilar una furgo en Alquiauto por 75 al día.',
        ['Mudanzas Royo', 'Alquiauto'],
      ),
    ).toEqual(['Mudanzas Royo: 950', 'Alquiauto: 75 a day', 'los de Wallapop: 25 an hour, no insurance, as stated']);
    expect(
      rivalsIn("Bounce Beyond charges between £100 and £120, there's also a guy on Facebook for about 60, and the church hall.", [
        'Bounce Beyond',
      ]),
    ).toEqual(['Bounce Beyond: 100 to 120', 'a guy on Facebook: 60', 'the church hall']);
    expect(
      rivalsIn('Lavandería La Burbuja, 8 soles el kilo, y la clínica de la esquina cobra treinta euros', ['Lavandería La Burbuja']),
    ).toEqual(['Lavandería La Burbuja: 8', 'la clínica de la esquina: 30']);
  });

  it('stand somewhere, ask prices in words and close for the night, and none of that is another one', () => {
    expect(
      rivalsIn(
        'Está el carrito de Tacos El Chava a dos cuadras, el de adobada a 18, a las diez ya cerró. Luego Taquería Don Lupe, sobre Federalismo, tacos a 29 y queda a diez minutos en coche. Y el Oxxo, el sándwich frío a 55.',
        ['Tacos El Chava', 'Taquería Don Lupe', 'Oxxo'],
      ).map((told) => told.split(':')[0]),
    ).toEqual(['Tacos El Chava', 'Taquería Don Lupe', 'Oxxo']);
    expect(
      rivalsIn(
        'Costa in Urmston for the coffee, three ninety-five and the cakes come in frozen. And the home bakers on Facebook at forty or fifty quid, but no allergen list.',
        ['Costa'],
      ).map((told) => told.split(',')[0]),
    ).toEqual(['Costa: 3.95', 'the home bakers on Facebook: 40 to 50']);
    expect(
      rivalsIn('Kivet, dentro del Kiwoko, con la consulta a 25. Y el Hospital Aúna, a 65, a ocho kilómetros', [
        'Kivet',
        'Hospital Aúna',
      ]).map((told) => told.split(':')[0]),
    ).toEqual(['Kivet', 'Hospital Aúna']);
  });

  it('are people too, each with their own price', () => {
    expect(rivalsIn('Kids Active in the gym, childminders round here who charge £6 an hour, and grandparents', ['Kids Active'])).toEqual([
      'Kids Active',
      'childminders round here: 6 an hour',
      'grandparents',
    ]);
    expect(rivalsIn('Play Getafe en el gimnasio, canguros del barrio que cobran 10 € la hora, y los abuelos', ['Play Getafe'])).toEqual([
      'Play Getafe',
      'canguros del barrio: 10 an hour',
      'los abuelos',
    ]);
  });

  it('are never what one of them does: «los tiene en jaula» is told of whoever does so', () => {
    expect(
      rivalsIn('Petco, que cobra 480 y los tiene en jaula, y La Patita, que cobra 350 pero tarda medio día', ['Petco', 'La Patita']),
    ).toEqual(['Petco: 480, kept in a cage, as stated', 'La Patita: 350, half a day']);
    expect(rivalsIn('Muebles Dico, caros y los entregan rotos', ['Muebles Dico'])).toEqual(['Muebles Dico: high, as stated']);
    expect(rivalsIn('Merry Maids who charge 55 an hour and a two week wait, and a neighbour', ['Merry Maids'])).toEqual([
      'Merry Maids: 55 an hour, 2 weeks',
      'a neighbour',
    ]);
    expect(rivalsIn('la peluquería de Paco que tiene un local feo y una terraza grande, y mi cuñado', [])).toEqual([
      'la peluquería de Paco',
      'mi cuñado',
    ]);
  });

  it('are never what one of them is like', () => {
    expect(
      rivalsIn('Costa, full of buggies and closed by six, the Rowan Tree, nice but no sockets, and the library', [
        'Costa',
        'Rowan Tree',
      ]).map((told) => told.split(':')[0]),
    ).toEqual(['Costa', 'Rowan Tree', 'the library']);
    expect(rivalsIn('TruGreen, huge and they send a different guy every week', ['TruGreen'])).toEqual([
      expect.stringContaining('different people each time'),
    ]);
    expect(rivalsIn('el taller de Paco, que te da cita para dentro de un mes', [])).toEqual(['el taller de Paco: a month']);
    expect(rivalsIn("99 Bikes, cheap but a week's wait", ['99 Bikes'])).toEqual(['99 Bikes: a week, low, as stated']);
  });

  it('are each told, whoever they are and however far ahead they book', () => {
    expect(
      rivalsIn("TruBlue, which charges 95 an hour and books three weeks out, Angi handymen who don't show up, and a son with a drill", [
        'TruBlue',
      ]),
    ).toEqual(['TruBlue: 95 an hour, 3 weeks', 'Angi handymen: does not turn up, as stated', 'a son']);
    expect(
      rivalsIn('Hay dos: FisioVida, 45 la sesión, y Clínica Sanz, 50, con tres semanas de espera', ['FisioVida', 'Clínica Sanz']),
    ).toEqual(['FisioVida: 45', 'Clínica Sanz: 50, 3 weeks']);
  });

  it('are neither the founder nor what the founder does', () => {
    expect(
      rivalsIn(
        "Way Out Wax, and there's another gal at the market with beeswax. Mine are the ones that smell like here, and I deliver to the shops myself",
        ['Way Out Wax', 'Mine'],
      ),
    ).toEqual(['Way Out Wax', 'another gal at the market']);
    expect(
      rivalsIn(
        'Snapped by Sinéad does it for 1,200 but she’s only started. And then people just ask a friend with a good camera. Couples go with me because they get pictures next morning and the whole lot in four weeks.',
        ['Snapped by Sinéad'],
      ),
    ).toEqual(['Snapped by Sinéad: 1200, only just started, as stated', 'a friend']);
    expect(rivalsIn('La Espiga y el Dia. Aquí horneamos toda la tarde y la masa es nuestra', ['La Espiga', 'Dia'])).toEqual([
      'La Espiga',
      'Dia',
    ]);
  });

  it('are told in one breath of what both do', () => {
    expect(rivalsIn('La Suiza; Liverpool y Suburban que traen pura talla estándar, y la costurera', ['La Suiza', 'Suburban'])).toEqual([
      'La Suiza',
      'Suburban: standard sizes only',
      'Liverpool: standard sizes only',
      'la costurera',
    ]);
    expect(rivalsIn('Woof Gang and a guy called Barkin who only does small dogs', ['Woof Gang', 'Barkin'])).toEqual([
      'Woof Gang',
      'Barkin: only part of it, as stated',
    ]);
  });

  it('keep the queue that the problem tells of them', () => {
    expect(
      rivalsIn('La Bravíssimo y los quioscos', ['La Bravíssimo'], 'No había helado sin hacer cuarenta minutos de fila en la Bravíssimo'),
    ).toEqual(['La Bravíssimo: 40 minutes', 'los quioscos']);
  });
});

describe('a price told', () => {
  it.each([
    ['que sale en unos 600', 600, null],
    ["they're forty-five an hour", 45, null],
    ['that wants 22 a head', 22, null],
    ['a 15 o 20 la carrera', 15, 20],
    ['por ahi 700 lucas', 700_000, null],
    ['three grand', 3_000, null],
    ['i 12 el menu', null, null],
    ['que junta a quince', null, null],
    ['que abre a las 10', null, null],
    ['a 2 cuadras', null, null],
    ['is 15 or 20 minutes away', null, null],
    ['at 55 mill lane', null, null],
    ["he's 50 and works alone", null, null],
  ])('%s', (text, from, to) => {
    const price = readPrice(text, true);
    expect([price?.from ?? null, price?.to ?? null]).toEqual([from, to]);
  });
});

describe('what is said against a rival', () => {
  it.each([
    ['pero entrega tarde', 'wait', 'runs late, as stated'],
    ['que nunca llegan a tiempo', 'wait', 'runs late, as stated'],
    ['but they always turn up late', 'wait', 'runs late, as stated'],
    ['just down the road', 'place', 'nearby'],
    ['who are massive', 'fame', 'great size'],
    ['que acaba de abrir', 'fame', 'only just started, as stated'],
    ['pero cada día te toca uno', 'attention', 'different people each time, as stated'],
  ] as const)('%s', (text, point, told) => {
    expect(readStanding(text, 'rival-1').says.get(point)?.en).toBe(told);
  });

  it('is no wait where it is sold on in that time', () => {
    expect(readStanding('Shops get a local thing that sells in a week instead of sitting', 'own').says.has('wait')).toBe(false);
  });
});

describe('what is told of ourselves among the rivals', () => {
  it.each([
    ['Ikea y Conforama, pero nosotros vendemos madera maciza', 'Ikea y Conforama', 'pero nosotros vendemos madera maciza'],
    ['Hertz and Avis, we’re cheaper', 'Hertz and Avis', 'we’re cheaper'],
    ['We compete with Tesco. I think Lidl as well', 'We compete with Tesco. I think Lidl as well', ''],
    ['Nuestra competencia es La Sirena', 'Nuestra competencia es La Sirena', ''],
    ['Tesco, and I hope people will come to us for the taste', 'Tesco', 'and I hope people will come to us for the taste'],
  ])('%s', (answer, others, us) => {
    expect([withoutUs(answer).replace(/[\s,]+$/, ''), onlyUs(answer)]).toEqual([others, us]);
  });

  it('is why one is chosen, and leads what is promised', () => {
    const answer = 'Riverford, just down the road. People pick us because it’s picked the day before and they can come and see the field.';
    expect(reasonsIn(answer)).toBe('it’s picked the day before and they can come and see the field');
    const said = gatherSaid(
      { ...fact('competitors', answer), ...fact('solution', 'A box left on the doorstep, no plastic') },
      'agriculture',
    );
    expect(said.promise.map(({ en }) => en).slice(0, 2)).toEqual(['picking the day before', 'a field that customers may see']);
    expect(said.edges.map(({ en }) => en)).not.toContain('a service close to home');
  });
});

it('calls a big name big wherever it has a branch, and a van that is hired no firm of movers', () => {
  const kindOf = (name: string, words = '') => findRivalKind({ name, isNamed: true, called: '', words }, 'crafts').id;
  expect([kindOf('Yankee Candle'), kindOf('Mercadona de Cuenca'), kindOf('Riverline', 'Riverline, who are massive')]).toEqual([
    'chain',
    'chain',
    'chain',
  ]);
  expect(kindOf('Alquiauto', 'alquilar una furgo en Alquiauto por 75 al día')).toBe('own-hands');
});

it('parts people of no name from the rival named before them', () => {
  const answer = 'Ger Appliances who is very good but booked for two weeks, and lads on Facebook for 50 quid cash no guarantee';
  const [named, lads] = rivalsIn(answer, ['Ger Appliances']);
  expect(named).not.toMatch(/50|guarantee/);
  expect(lads).toMatch(/^lads on Facebook: 50/);
});

it('parts those who do it themselves from the rival before them', () => {
  const answer =
    "The homes' own visiting hairdresser, who charges £15 and rushes, Snips Mobile which charges £32 but won't do colour, and daughters doing it themselves";
  expect(rivalsIn(answer, ['Snips Mobile']).map((told) => told.split(':')[0])).toEqual([
    'Snips Mobile',
    "the homes' own visiting hairdresser",
    'daughters doing it themselves',
  ]);
});
