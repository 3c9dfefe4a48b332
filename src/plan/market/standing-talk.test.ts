import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findRivalKind } from './find-rival-kind.ts';
import { gatherRivals, marketStanding } from './gather-rivals.ts';
import { ownStanding } from './own-standing.ts';
import { readStanding } from './read-standing.ts';

const says = (text: string) => Object.fromEntries([...readStanding(text, 'x').says].map(([point, told]) => [point, told.en]));
const told = (competitors: string, rivals: readonly string[]) => ({ ...fact('competitors', competitors), ...fact('rivals', rivals) });

describe('what is said of a rival as people say it', () => {
  it.each([
    ['which is good but Australian and no waiting list filling', { trust: 'good work, as stated' }],
    ['they have a waiting list of months', { wait: 'a waiting list' }],
    ['does everything from a waiting list', {}],
    ['lista de espera para huecos libres', {}],
    ['they send different people every time', { attention: 'different people each time, as stated' }],
    ['que mandan a una chica distinta cada vez', { attention: 'different people each time, as stated' }],
    ['mucha gente lo hace en casa con un vídeo', {}],
    ['siempre hay mucha gente', { attention: 'crowded' }],
    ['nunca viene la misma', { attention: 'different people each time, as stated' }],
    ['y no contesta en junio', { attention: 'does not answer, as stated' }],
    ['but no insurance', { trust: 'no insurance, as stated' }],
    ['que van sin seguro', { trust: 'no insurance, as stated' }],
    ['which doesn’t take bookings', { wait: 'takes no appointments, as stated' }],
    ['but you always wait', { wait: 'customers have to wait, as stated' }],
    ['pero no da cita', { wait: 'takes no appointments, as stated' }],
    ['que no hace degradados', {}],
    ['un señor que trabaja solo', {}],
    ['el pan congelado', { making: 'frozen' }],
    ['tiene buena ubicación y buenas fotos', {}],
    ['with good prices and a great location', {}],
    ['nada baratos', {}],
    ['not exactly cheap', {}],
    ['dear for one person', {}],
    ['si algo falla vuelven al día siguiente', {}],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected);
  });

  it.each([
    ['que dan clase en casa a 12 € la hora', '{{fig:x-price*}} an hour'],
    ['charge $40 an hour', '{{fig:x-price*}} an hour'],
    ['who are cheaper, like 110', '{{fig:x-price*}}'],
    ['más baratos, unos 40', '{{fig:x-price*}}'],
    ['they take 40 minutes', undefined],
  ])('%s: its price', (text, price) => {
    expect(says(text).price).toBe(price);
  });

  it('is said of all that it names together, and of no other', () => {
    const [molly, rosa] = gatherRivals(
      told(
        'Molly Maid, they send different people every time. And Rosa and other independent ladies who are cheaper, like 110, but no insurance.',
        ['Molly Maid', 'Rosa'],
      ),
    );
    expect([...(molly?.standing.says.keys() ?? [])]).toEqual(['attention']);
    expect([...(rosa?.standing.says.keys() ?? [])]).toEqual(['price', 'trust']);
    expect(rosa && findRivalKind(rosa, 'cleaning').id).toBe('one-person');
  });

  it('parts a name with a title from the one before', () => {
    const [salfa, luis] = gatherRivals(told('Salfa que es carísimo, y don Luis que trabaja solo y no da boleta', ['Salfa', 'Luis']));
    expect([salfa?.standing.says.has('price'), luis?.standing.says.has('price')]).toEqual([true, false]);
    expect(luis?.words).toContain('don Luis');
  });

  it('calls those without a name by all that they are called, and says nothing of a mere name', () => {
    const rivals = gatherRivals(told('Norberto, las que peinan a domicilio y una que se llama Petmeals creo', ['Norberto', 'Petmeals']));
    expect(rivals.map(({ name, words }) => [name, words])).toEqual([
      ['Norberto', ''],
      ['Petmeals', ''],
      ['las que peinan a domicilio', ''],
    ]);
    expect(rivals[2]?.standing.says.get('place')?.en).toBe('at the customer’s door');
  });

  it('takes from the problem what it goes on to say of the very thing', () => {
    const facts = {
      ...told('La furgoneta de Panes Rodríguez y el súper Coviran', ['Coviran']),
      ...fact('problem', 'Mi madre no conduce y comería pan de la furgoneta, que viene cuando quiere.'),
    };
    expect(gatherRivals(facts).map(({ words }) => words)).toContain('la furgoneta, que viene cuando quiere');
  });

  it.each([
    ['Smartick', '', 'tool'],
    ['Zumbo', 'Zumbo, que es una app', 'tool'],
    ['Tutorly', 'Tutorly, it’s an online marketplace', 'online'],
    ['La Hacendado de Mercadona', '', 'chain'],
    ['Cervantes', 'La academia Cervantes, que junta a quince', 'same-trade'],
  ])('%s is of the kind it was said to be', (name, words, kind) => {
    expect(findRivalKind({ name, isNamed: true, called: '', words }, 'academy').id).toBe(kind);
  });
});

describe('what is said of the offer and of the area', () => {
  it.each([
    'Same people every time, and if you don’t like a room we come back next day and redo it free.',
    'A booking diary that fills cancellations from a waiting list on its own.',
    'Comida cocida y congelada, con carne de verdad.',
    'Si algo no queda bien, volvemos al día siguiente.',
  ])('%s: no wait and no failing', (solution) => {
    const { says: own, waitDays } = ownStanding(fact('solution', solution));
    expect([own.has('wait'), own.has('making'), waitDays]).toEqual([false, false, null]);
  });

  it.each([
    ['Abrimos hasta las diez de la noche.', true],
    ['Open until 10 at night, every day.', true],
    ['Cuando los demás cierran a las 8, se atiende con cita.', false],
  ])('%s: hours of its own or none', (solution, isOpening) => {
    expect(ownStanding(fact('solution', solution)).says.has('hours')).toBe(isOpening);
  });

  it.each([
    ['My neighbor hadn’t mopped her kitchen in two months.', false],
    ['Estuvo en dos meses con la lavadora rota.', false],
    ['Aquí hay que esperar tres semanas para que miren una bici.', true],
    ['They told her it takes three weeks.', true],
  ])('%s: a wait in the area or none', (problem, isWait) => {
    expect(marketStanding(fact('problem', problem)).says.has('wait')).toBe(isWait);
  });
});
