import { describe, expect, test } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { findWorkTime } from './find-work-time.ts';

describe('how long a piece of work takes', () => {
  test.each([
    ['unas 6 horas', 360],
    ['about forty minutes', 40],
    ['media jornada', 240],
    ['half a day each', 240],
    ["a sale doesn't take forty hours, serving someone takes about five minutes", 5],
    ['hora y media', 90],
    ['una ora y media mas o menos', 90],
    ['1 hora y 20 minutos', 80],
    ['an hour and a half', 90],
    ['1h30', 90],
    ['1:30 h', 90],
    ['5 o 6 horas', 330],
    ['entre 40 y 50 min', 45],
    ['de 2 a 3 horas', 150],
    ['from 45 minutes to an hour', 53],
    ['tres cuartos de hora', 45],
    ['half an hour', 30],
    ['three quarters of an hour', 45],
    ['about a quarter of an hour', 15],
    ['two and a half hours', 150],
    ['2½ h', 150],
    ['toda la mañana', 240],
    ['a full day', 480],
    ['media horita', 30],
    ['dos dias', 960],
    ['a day and a half', 720],
    ['un día entero', 480],
    ['una mañana', 240],
    ['treinta y cinco minutos', 35],
    ['thirty-five minutes', 35],
    ['no 10 horas, 6 horas', 360],
    ['6 horas, no 10', 360],
    ['hago 4 por hora', 15],
    ['3 an hour', 20],
    ['20 velas en 3 horas', 9],
    ['2.5 hrs', 150],
    ['2,5 h', 150],
    ['45min', 45],
    ['a couple of hours', 120],
    ['una semana y media', 3600],
  ] as const)('%s', (words, minutes) => {
    expect(findWorkTime(foldText(words), false)).toBe(minutes);
  });

  test('of somebody who pays by the month, a time a week is part of it', () => {
    expect(findWorkTime('3 horas al mes', true)).toBe(180);
    expect(findWorkTime('una hora a la semana', true)).toBe(260);
    expect(findWorkTime('trabajo 40 horas a la semana', false)).toBeNull();
  });

  test.each(['depende', 'mucho', 'no sé', '25 al mes', 'más rápido que eso'])('no time: %s', (words) => {
    expect(findWorkTime(foldText(words), false)).toBeNull();
  });

  test('hours of each week are no time of a sale', () => {
    expect(findWorkTime(foldText('me full time and Joss twenty hours a week'), false)).toBeNull();
    expect(findWorkTime(foldText('veinte horas a la semana'), false)).toBeNull();
  });
});
