import { expect, test } from 'vitest';
import { tellCostLine } from './tell-cost-line.ts';

test.each([
  ['mi sueldo', 'own', 'Sueldo propio', 'The founder’s pay'],
  ['nuestros sueldos', 'own', 'Sueldo de los socios', 'The founders’ pay'],
  ['Toño', 'hired', 'Sueldo de Toño', 'Toño’s pay'],
  ['dos repartidores a medio tiempo', 'hired', 'Sueldos: reparto, dos personas, media jornada', 'Wages: deliveries, two people, part time'],
  ['dos muchachas', 'hired', 'Sueldos: ayudantes, dos personas', 'Wages: assistants, two people'],
  ['2 profes', 'hired', 'Sueldos: clases, dos personas', 'Wages: teaching, two people'],
  ['part-time cleaner', 'hired', 'Sueldos: limpieza, media jornada', 'Wages: cleaning, part time'],
  ['sueldo del mecánico', 'hired', 'Sueldos: taller', 'Wages: workshop'],
  ['una empleada', 'hired', 'Sueldos: personal', 'Wages: staff'],
  ['truck insurance', 'other', 'Seguro de la camioneta', 'Truck insurance'],
  ['light and heat', 'other', 'Luz y calefacción', 'Electricity and heating'],
  ['teléfono y la web', 'other', 'Teléfono y web', 'Phone and website'],
  ['alquiler del local', 'rent', 'Alquiler', 'Rent'],
] as const)('%s, %s', (label, kind, es, en) => {
  expect(tellCostLine({ label, kind, amount: 900 })).toEqual({ es, en });
});
