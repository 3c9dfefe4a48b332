import { expect, it } from 'vitest';
import { CONCEPTS } from '../../sectors/concepts/concepts.ts';
import { listWithArticles, withArticle } from './with-article.ts';

it('gives what was told without an article its own, by the gender and the number of its noun', () => {
  const phrases = [
    'cita en la misma semana',
    'fotos borrosas',
    'mensajes sin contestar',
    'gestión de redes',
    'dificultad para aparcar',
    'idiomas',
    'camión',
  ];
  expect(phrases.map(withArticle)).toEqual([
    'la cita en la misma semana',
    'las fotos borrosas',
    'los mensajes sin contestar',
    'la gestión de redes',
    'la dificultad para aparcar',
    'los idiomas',
    'el camión',
  ]);
  expect(['taller móvil', 'agua caliente', 'análisis de sangre', 'uñas de gel'].map(withArticle)).toEqual([
    'el taller móvil',
    'el agua caliente',
    'el análisis de sangre',
    'las uñas de gel',
  ]);
});

it('leaves what has one, and gives none to what is no noun', () => {
  expect(withArticle('una hora de atención individual')).toBe('una hora de atención individual');
  expect(withArticle('no encontrar pan')).toBeNull();
  expect(withArticle('siempre el mismo equipo')).toBeNull();
  expect(listWithArticles([{ es: 'no encontrar pan', en: 'not finding bread' }])).toEqual({
    es: 'esto: no encontrar pan',
    en: 'not finding bread',
  });
});

it('says a list of them', () => {
  const pains = CONCEPTS.agency.filter(({ es }) => es === 'fotos borrosas' || es === 'mensajes sin contestar');
  expect(listWithArticles(pains).es).toBe('las fotos borrosas y los mensajes sin contestar');
});
