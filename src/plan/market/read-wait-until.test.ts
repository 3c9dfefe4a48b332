import { expect, it } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { readWaitUntil } from './read-wait-until.ts';

it.each([
  ['Mylor yard does small stuff but you wait till autumn', 'customers have to wait until autumn'],
  ['he’s booked till the spring', 'customers have to wait until spring'],
  ['fully booked until next year', 'customers have to wait until the next year'],
  ['no te dan cita hasta el año que viene', 'customers have to wait until the next year'],
  ['tiene la agenda llena hasta el verano', 'customers have to wait until summer'],
  ['open from spring until autumn', undefined],
  ['abre hasta el otoño', undefined],
  ['waits for nobody, and shuts until spring', undefined],
])('%s', (text, en) => {
  expect(readWaitUntil(foldText(text))?.en).toBe(en);
});
