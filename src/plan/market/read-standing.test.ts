import { describe, expect, it } from 'vitest';
import { readStanding } from './read-standing.ts';

const says = (text: string) => Object.fromEntries([...readStanding(text, 'x').says].map(([point, told]) => [point, told.en]));
const figures = (text: string) => Object.fromEntries(Object.entries(readStanding(text, 'x').figures).map(([id, { value }]) => [id, value]));

describe('what a clause says of somebody', () => {
  it.each([
    ['que es más caro y muy conocido', { price: 'high, as stated', fame: 'an established name' }],
    ['which is huge and only wants big buildings', { fame: 'great size', scope: 'only part of it, as stated' }],
    ['con su pan de bolsa', { making: 'factory made' }],
    ['que no garantiza nada pero es rápido', { wait: 'little wait, as stated', trust: 'no guarantee' }],
    ['que no da garantía', { trust: 'no guarantee' }],
    ['que no es caro ni está lejos', {}],
    ['que tarda una semana', { wait: 'a week' }],
    ['de vuelta a la mañana siguiente', { wait: 'the next day' }],
    ['an hour one on one, same week', { attention: 'an hour with each person', wait: 'the same week' }],
    ['que es rica pero cierra a la una', { hours: 'until one' }],
    [
      'small stuff at about £55 an hour but you wait till autumn',
      { price: '{{fig:x-price*}} an hour', wait: 'customers have to wait until autumn' },
    ],
    ['shut till a new baker is found', {}],
    ['Pastas frescas hechas en el día', { making: 'made the same day' }],
    ['café y bollería hecha en casa', { making: 'home-made' }],
    ['Recogemos la bici por la tarde en el portal', { place: 'collected' }],
    ['fixed price from a photo, and I collect and bring it back', { place: 'collected' }],
    ['a store down the road', {}],
    ['hay que hacer cola y no lleva a domicilio', { wait: 'customers have to wait, as stated', place: 'does not deliver' }],
    ['they are ordinary and they don’t deliver', { place: 'does not deliver' }],
    ['no van a domicilio', { place: 'does not go to the customer' }],
    ['reparten a domicilio', { place: 'at the customer’s door' }],
    ['abierto 24 horas', { hours: 'all day and night' }],
    ['va en menos de 24 horas', { wait: '{{fig:x-wait*}} hours' }],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected);
  });

  it.each([
    ['which is leather and costs 90 dollars', { 'x-price': 90 }],
    ['que cobra 1.500 pesos', { 'x-price': 1500 }],
    ['cobra 12,50 € por pieza', { 'x-price': 12.5 }],
    ['cuesta 18 mil al mes', { 'x-price': 18_000 }],
    ['te da cita a los seis meses', { 'x-wait': 6 }],
    ['que es bilingüe pero cierra a las 4', { 'x-hours': 4 }],
    ['groups of twelve and a bare room', { 'x-attention': 12 }],
    ['45 minutos con cada paciente', { 'x-attention': 45 }],
    ['sesiones de 50 minutos', {}],
    ['pan que caduca en tres meses', {}],
  ])('%s: its number', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });
});

it('whoever takes customers without an appointment is not said to serve them on the spot', () => {
  expect(readStanding('dos sillones sin cita', 'own').says.get('wait')).toEqual({ es: 'sin cita', en: 'without an appointment' });
  expect(readStanding('lo arreglan en el momento', 'own').says.get('wait')?.en).toBe('on the spot');
});
