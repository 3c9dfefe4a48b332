import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'Yo sola, y mi mamá me ayuda sin cobrar', 1],
  ['es', 'yo sola, y mi mamá sin cobrar', 1],
  ['en', 'just me, my dad helps Saturdays for nothing', 1],
  ['en', 'a mother and I', 2],
  ['en', 'we’re three counting Lety', 3],
  ['es', 'yo, y mi mamá cobra por día', 2],
  ['es', 'Leidy y yo', 2],
  ['es', 'estamos la Juani y yo', 2],
  ['es', 'mi cuñado y yo', 2],
  ['es', 'Paco, María y yo', 3],
  ['es', 'trabajamos Leidy y yo, ella media jornada', 2],
  ['en', 'Dave and I', 2],
  ['en', 'my mate Dave and me', 2],
  ['en', 'me, Dave and Sarah', 3],
  ['en', 'me and Dave, we’ll each take 1,500', 2],
] as const)('who works there, and not who helps without pay: %s %s', (language, text, team) => {
  expect(figures('team', text, language)).toMatchObject({ team });
});

test.each([
  ['es', 'yo sola, mi tía solo presta el dinero', 1],
  ['es', 'yo solo, mi cuñado nada más pone la lana', 1],
  ['es', 'yo y un ayudante, mi padre invierte pero no trabaja', 2],
  ['en', 'Just me, my brother put money in but does not work here', 1],
  ['en', 'me and a part timer, my sister invests but does not work in it', 2],
  ['es', 'yo y mi hermano, que pone dinero y trabaja los sábados', 2],
  ['en', 'me and a cook, my sister puts in 40 hours too', 3],
  ['es', 'Yo sola, los ayudantes son por boda', 1],
  ['es', 'yo solo y un chico por evento', 1],
  ['en', 'just me, and a lad by the job', 1],
] as const)('who only puts in money, or comes for one job, is none of the team: %s %s', (language, text, team) => {
  expect(figures('team', text, language)).toMatchObject({ team });
});

test.each([
  ['en', 'me n Dave', 2],
  ['en', 'me n the wife so two', 2],
  ['en', 'My brother and me, 2. He takes no wage', 2],
  ['en', 'me, Ana and Tom, three', 3],
  ['es', 'Mi mujer y yo, 2. Ella no cobra', 2],
  ['es', 'yo y mi primo, o sea dos', 2],
] as const)('each of them, and then all: %s %s', (language, text, team) => {
  expect(figures('team', text, language)).toMatchObject({ team });
});

test.each([
  [
    'en',
    'Three people work in it: I, Ana Ruiz, run it and sell; Dan, my cofounder, builds it; and Pia, a contractor, answers the phone.',
    3,
  ],
  ['es', 'Abrimos con 40.000 €. Trabajamos Nico, yo y dos profes.', 4],
  ['es', 'Laburamos mi hermana, yo y una moza.', 3],
  ['en', 'Two founders and four part-time taproom staff will run it.', 6],
  ['en', 'Two founders and three part-time gallery assistants will run it.', 5],
  ['en', 'We pay a part-time packer. Priya, my business partner, works on design one day a week without pay.', 3],
] as const)('all who are told of among the means: %s %s', (language, text, team) => {
  expect(figures('resources', text, language)).toMatchObject({ team });
});

test('so many sold in a month are nobody', () => {
  expect(
    figures('team', 'Abro el 3 de marzo de 2027. Desde hace dos años vendo desde mi casa unas veinte cajas al mes.', 'es').team,
  ).toBeUndefined();
});
