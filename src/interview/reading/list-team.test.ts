import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { prepareGround } from './find-amounts.ts';
import { countBeforeNames, countTeamListed, findMeAnd } from './list-team.ts';

test.each<readonly [Language, string, number | null]>([
  ['es', 'Yo y mi ayudante Karen de medio tiempo', 2],
  ['en', 'Just me for the first year, my wife does the books', 1],
  ['es', 'solo yo el primer año, mi marido me lleva las cuentas', 1],
  ['es', 'mi mujer en cocina, yo en sala y una camarera', 3],
  ['en', 'me, my sister (both full time) and two weekend girls', 4],
  ['es', 'yo de directora, dos educadoras y la cocinera', 4],
  ['es', 'Yo en el obrador y una chica de dependienta por las mañanas', 2],
  ['es', 'yo, mi mamá que no cobra y una empleada', 2],
  ['es', 'dos barberos, yo soy uno', 2],
  ['es', 'Marta, mi socia, y yo', 2],
  ['en', 'My wife and I plus a packer Thursdays', 3],
  ['en', 'me and a labourer, I pay him 110 a day three days a week', 2],
  ['en', 'my brother, my cousin and me, all three mechanics', 3],
  ['es', 'mi hermano y yo, los dos, y contratamos a dos camareros', 4],
  ['es', 'yo sola, mi hija me echa una mano con las cuentas', 1],
  ['en', 'me and a kitchen hand 25 hours a week', 2],
  ['en', 'Me, Travis, 36', null],
  ['es', 'dos personas, mi hermano y yo', null],
  ['es', 'mi hermana, yo y las tres que te dije', null],
  ['es', 'Yo y un pibe que aprende, Nahuel', 2],
  ['es', 'Yo, Martín Ochoa, y mi sobrino Iván medio tiempo', 2],
  ['es', 'Yo, Rosa y Tomás', 3],
  ['en', 'Me and one more person: Cian, part time at weekends, at €1,150 a month.', 2],
  ['en', "Me, Dana Whitfield, I'm 41, and Luis Ortega as part-time crew lead", 2],
  ['es', 'Lorena, media jornada, que me cuesta 950, y yo, que me pondré 1.400 al mes', 2],
  ['en', 'me and an apprentice, Tyson', 2],
  ['en', 'It’s me only, I was 14 years a lab tech in Shannon', 1],
])('%s: %s', (language, text, people) => {
  expect(countTeamListed(prepareGround(text, 'team', language, '2026-11-20'))).toBe(people);
});

test.each<readonly [Language, string, number | null]>([
  ['es', 'somos 3 Marta yo y un chico', 3],
  ['es', 'Tres: yo, mi hermana Pamela y la señora Rosa', 3],
  ['en', 'four of us: me, Sam and the twins', 4],
  ['es', '3 hornos y yo', null],
  ['es', 'somos dos socios y yo pongo el local', null],
])('%s: %s, named after their number', (language, text, people) => {
  expect(countBeforeNames(prepareGround(text, 'team', language, '2026-11-20'))).toBe(people);
});

test('me and somebody, wherever in the answer it is told', () => {
  const ground = (text: string) => prepareGround(text, 'team', 'en', '2026-11-20');
  const people = (text: string) => findMeAnd(ground(text))?.people;
  expect(people("I've run a stall with about 55 customers each time. It's just me and Joss, who's the part-time assistant.")).toBe(2);
  expect(people("It's just me and nobody else")).toBeUndefined();
});
