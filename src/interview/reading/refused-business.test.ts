import { expect, test } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { isRefused } from './refused-business.ts';

test.each([
  'Vendo cocaína a domicilio',
  'distribuimos drogas en discotecas',
  'vender armas ilegales a bandas',
  'We sell guns without a licence to gangs',
  'a drug dealing service for students',
  'fabricamos pasaportes falsos',
  'selling fake passports online',
  'trata de mujeres para clubes',
  'blanqueo de dinero para empresas',
  'money laundering as a service',
  'sicarios por encargo',
  'a murder for hire website',
  'vendo tarjetas robadas',
  'un casino clandestino en un sótano',
  'an unlicensed casino in a basement',
  'organizamos peleas de perros',
  'vender bolsos de marca falsificados',
  'selling counterfeit handbags to tourists',
  'vendemos reseñas falsas a restaurantes',
  'tabaco de contrabando en el barrio',
  'a ransomware kit for beginners',
])('declined: %s', (words) => {
  expect(isRefused(foldText(words))).toBe(true);
});

test.each([
  'un museo de armas antiguas con tienda',
  'a gun shop museum',
  'una tienda de cosmética de cáñamo',
  'a hemp cosmetics shop',
  'mato cucarachas: control de plagas en bares',
  'we kill cockroaches and rats in restaurants',
  'una cerrajería de urgencias',
  'alarmas para que no te roben el coche',
  'a clinic that helps people recover from heroin',
  'droguería y perfumería de barrio',
  'a drugstore in the village',
  'bombas de calor y aire acondicionado',
  'bath bombs made by hand',
  'formación contra el phishing para pymes',
  'una escape room sobre el narcotráfico',
  'una coctelería con carta de vinos',
  'caza y pesca: cartuchos y cañas con licencia',
  'a shooting range with licensed instructors',
  'una asesoría para víctimas de estafas',
  'joyas de imitación y bisutería',
  'a betting tips newsletter about horse racing',
  'flores preservadas y falsas para bodas',
])('taken: %s', (words) => {
  expect(isRefused(foldText(words))).toBe(false);
});
