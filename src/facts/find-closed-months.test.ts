import { describe, expect, it } from 'vitest';
import type { FactId, FactSheet } from './fact.ts';
import { findClosedMonths } from './find-closed-months.ts';
import { findLeaningMonths } from './find-leaning-months.ts';

const told = (id: FactId, value: string): FactSheet => ({ [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' } });
const closed = (id: FactId, value: string) => findClosedMonths(told(id, value))?.months ?? [];

describe('months without sales', () => {
  it.each([
    ['goals', 'Llenar los doce grupos, que apruebe el 85 % y no trabajar en agosto', [7]],
    ['revenue', 'unos 40 al mes, en agosto cerramos', [7]],
    ['revenue', '40 a month; we shut in January and February', [0, 1]],
    ['resources', 'A mill and a truck. We shut down January thru March.', [0, 1, 2]],
    ['resources', 'Somos dos, cerramos en enero', [0]],
    ['solution', 'Cerrado de noviembre a febrero', [0, 1, 10, 11]],
    ['revenue', 'We are closed from December to March', [0, 1, 2, 11]],
    ['customer', 'Padres de chavales de la ESO. Se apuntan de octubre a junio.', [6, 7, 8]],
    ['customer', 'Padres de niños de 6 a 16 años, pagan de octubre a junio.', [6, 7, 8]],
    ['revenue', '45 a month each, parents pay from September to June', [6, 7]],
    ['revenue', '30 a day, we only open from May to September', [0, 1, 2, 3, 9, 10, 11]],
    ['revenue', '200 raciones a la semana, abrimos de abril a octubre', [0, 1, 2, 10, 11]],
    ['customer', 'Kids of ten to fourteen, they sign up from September to June', [6, 7]],
    ['goals', 'Two full classes and not working in August', [7]],
    ['solution', 'En agosto no hay clases', [7]],
    ['customer', "They'd be every week for mowing april till mid november", [0, 1, 2, 11]],
    ['customer', 'Propietarios que nos llaman cada semana de abril a octubre', [0, 1, 2, 10, 11]],
    ['customer', 'Homeowners, weekly from April to October', [0, 1, 2, 10, 11]],
    ['solution', 'We mow from April to November', [0, 1, 2, 11]],
    ['solution', 'Segamos de abril a octubre', [0, 1, 2, 10, 11]],
    ['revenue', 'Nothing comes in December, January or February', [0, 1, 11]],
    ['revenue', 'The sales in december january and february are zero', [0, 1, 11]],
    ['revenue', 'No mowing in the winter', [0, 1, 11]],
    ['revenue', 'En invierno nada', [0, 1, 11]],
  ] as const)('%s: %s', (id, value, months) => {
    expect(closed(id, value)).toEqual(months);
  });

  it.each([
    ['customer', 'Parejas de treinta a cincuenta, vienen sobre todo de octubre a junio'],
    ['revenue', '40 a la semana de mayo a septiembre, el resto del año unas 15'],
    ['resources', 'Cerramos dos semanas en agosto'],
    ['solution', 'Abrimos en marzo'],
    ['solution', 'We open in March'],
    ['customer', 'Vecinos cuyo bar cierra en agosto'],
    ['resources', 'De mayo a septiembre contrato a un camarero'],
    ['goals', 'Cerrar en diciembre con 200 clientes'],
    ['goals', 'Close December with 200 customers'],
    ['goals', 'Cerrar agosto sin pérdidas'],
    ['solution', 'Cerramos los domingos de agosto'],
    ['revenue', 'Vendemos 30 al mes de enero'],
    ['goals', 'Close the first deal in March'],
    ['goals', 'Cerrar el contrato con el hotel en mayo'],
    ['revenue', 'we closed 12 sales in June'],
    ['revenue', 'In March we closed three contracts'],
    ['resources', 'Marcus, 18 an hour, march thru november, nothing in winter'],
    ['revenue', 'No hiring in January'],
    ['customer', 'Homeowners who go away from April to June'],
  ] as const)('not for %s: %s', (id, value) => {
    expect(closed(id, value)).toEqual([]);
  });
});

it('hears the months without sales in the answer on when it opens', () => {
  const text = 'April 2027, can’t saw in mud season. We shut down January thru March.';
  const quote = { answer: 9, start: 0, end: text.length, text };
  const start = { id: 'start', value: '2027-04', period: null, unit: null, quote, origin: 'said' } as const;
  expect(findClosedMonths({ start })?.months).toEqual([0, 1, 2]);
});

it('the months without one of several things are weak ones, and the others go on', () => {
  const lines = [
    { label: 'mowing', price: 190, units: 60 },
    { label: 'cleanups', price: 320, units: 10 },
  ];
  const facts: FactSheet = {
    ...told('customer', "They'd be every week for mowing april till mid november and the cleanups is like once or twice a yr"),
    lines: { id: 'lines', value: lines, period: null, unit: null, quote: null, origin: 'said' },
  };
  expect(findClosedMonths(facts)).toBeNull();
  expect([...findLeaningMonths(facts, false).keys()]).toEqual([0, 1, 2, 11]);
});
