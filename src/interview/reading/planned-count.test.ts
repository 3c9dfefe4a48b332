import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  [
    'es',
    'A 74 €. Los dos bancos dan para ocho reparaciones diarias, pero nuestro plan cuenta solo con la mitad de esa capacidad, y abrimos 24 días al mes.',
    96,
  ],
  ['es', 'salen 550 x servicio. hago 4 al dia y trabajo 25 dias', 100],
  ['es', '14 soles el menu. la cocina da pa 90 diarios pero empezamos con 55, de lunes a viernes, 22 dias', 1210],
  ['es', 'A 3.900 por alumno. En teoría podría meter cuarenta al mes, pero no, yo hago mis cuentas con veintiséis.', 26],
  [
    'es',
    'A 28.000 la sesión. El estudio da como para cuarenta y cinco sesiones por semana, pero nosotros vamos con veinticuatro por semana.',
    104,
  ],
  [
    'en',
    '$215 a visit. Our schedule assumes four visits a day on eighteen working days each month, although the rigs could physically manage seven.',
    72,
  ],
  ['en', "$34 a ride. We could do twenty-four rides a day. I'm figuring fourteen a day, call it twenty-one days a month.", 294],
  ['en', '$149 a month. We are planning around 54 subscribed rinks, while the servers could carry several hundred.', 54],
  ['en', '135 a month per pool. reckon 65 pools. we could do 110 flat out', 65],
] as const)('what is planned, and not what could be done, %s: %s', (language, text, volume) => {
  expect(figures('revenue', text, language)).toMatchObject({ volume });
});
