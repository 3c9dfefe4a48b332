import { describe, expect, it } from 'vitest';
import { findLosses } from './find-losses.ts';

const told = (text: string) => findLosses(text).map(({ es, en }) => `${es} = ${en}`);

describe('what a problem has cost somebody', () => {
  it.each([
    [
      "My sister lost a day's pay and a job interview over a nail",
      ['una entrevista perdida = a missed interview', 'un día de sueldo perdido = a day’s lost pay'],
    ],
    ['nos pasamos cuatro noches sin dormir', ['cuatro noches sin dormir = four sleepless nights']],
    ['my brother was up three nights without sleep', ['tres noches sin dormir = three sleepless nights']],
    ['mi hermano perdió el trabajo', ['un empleo perdido = a lost job']],
    ['yo perdí dos mañanas de trabajo en un mes', ['dos mañanas de trabajo perdidas = two lost mornings of work']],
    ['My neighbor sat in bed for nineteen days waiting', ['diecinueve días en cama = nineteen days in bed']],
    ['se le fue el cuchillo y se llevó ocho puntos en la mano', ['ocho puntos de sutura = eight stitches']],
    ['Una clienta mía lloró en el probador', ['lágrimas = tears']],
    ['perdí 2 clientes por eso', ['dos clientes perdidos = two lost customers']],
    ['A un vecino le costó una pierna rota', ['una pierna rota = a broken leg']],
    ['she slipped on the ladder and broke her wrist', ['una muñeca rota = a broken wrist', 'una caída = a fall']],
    ['Mi gata estuvo cinco días sin comer', ['cinco días sin comer = five days without eating']],
    ['My nan got scammed out of it', ['una estafa = a scam']],
    ['My son sat out of four parties', ['cuatro fiestas perdidas = four missed parties']],
    ['a chica tuvo un susto volviendo', ['un susto = a scare']],
    ["my neighbor's goats went lame", ['animales cojos = lame animals']],
    ['Truckers get hit with fines', ['multas = fines']],
    ['the last fitter stood us up twice', ['un plantón = a no-show']],
    ['el tapicero los dejó plantados', ['un plantón = a no-show']],
    ['the plumber never turned up', ['un plantón = a no-show']],
  ])('is told in both languages: %s', (said, losses) => {
    expect(told(said)).toEqual(losses);
  });

  it.each([
    'gana puntos con cada compra',
    'I lost my way',
    'the offer fell through',
    'un sitio sin pérdida',
    'cuatro noches de hotel',
    'half the poles fell off the wall',
    'waited six weeks for someone to fit a grab rail after he slipped in the shower',
    'esperó seis semanas después de que se cayó en la ducha',
    'un arbolado recién plantado',
  ])('is nothing where nothing was lost: %s', (said) => {
    expect(told(said)).toEqual([]);
  });
});
