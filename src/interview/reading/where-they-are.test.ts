import { expect, it } from 'vitest';
import { findRivals } from './find-rivals.ts';

it.each([
  ['Horno Blasco, en Monreal, tiene la hogaza a 3,60 pero no reparte', ['Horno Blasco']],
  ['Hoff & Pepper, local too. Secret Aardvark is about 6 bucks at Kroger', ['Hoff & Pepper', 'Secret Aardvark']],
  ['La Guadalupana da el kilo a 24 pero es de pura Maseca', ['Guadalupana']],
  ['Two Men and a Truck would be like 1,200 but they don’t sort a thing', ['Two Men and a Truck']],
  ['Y Carpintería Hermanos Ruiz, de Maracena, trabajan bien, cobran unos 1.900 por armario', ['Carpintería Hermanos Ruiz']],
  ['Pan Lourdes, de Burlada, y Hornos del Norte, de Tafalla, que abre los domingos', ['Pan Lourdes', 'Hornos del Norte']],
  ['Miller Joinery, from Leith, and Oak & Co, of Dalkeith, who charge 2,000', ['Miller Joinery', 'Oak & Co']],
  ['Voya seaweed baths in Strandhill, lovely but it’s 40 euro', ['Voya']],
  ['Yarnia online, 12 or so plus shipping and its from the States', ['Yarnia']],
  ['Bundlee is £39 a month. Otherwise charity shops, a quid a vest', ['Bundlee']],
  ['Panadería Sol cobra 3 y un señor de Daroca pasa los sábados', ['Panadería Sol']],
])('where it is, where it is bought and what it is made of is no rival: %s', (answer, names) => {
  expect(findRivals(answer)).toEqual(names);
});

it.each([
  ['Amaya en la plaza y Bodegas Ruiz en la carretera', ['Amaya', 'Bodegas Ruiz']],
  ['Mark at Yorkshire Tiling is good', ['Yorkshire Tiling']],
])('who sells there stays: %s', (answer, names) => {
  expect(findRivals(answer)).toEqual(names);
});
