import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const retailShopTrades = [
  {
    id: 'florist',
    sector: 'retail_shop',
    name: { es: 'Floristería', en: 'Florist' },
    clues: {
      es: ['floristería', 'florista', 'flores', 'ramos', 'ramo de flores', 'centros de flores'],
      en: ['florist', 'flower shop', 'flowers', 'bouquets', 'bouquet', 'floral'],
    },
    figures: {
      unit: { es: { one: 'ramo', many: 'ramos' }, en: { one: 'bouquet', many: 'bouquets' } },
      variableCostPct: estimate(38, 43, 50),
      price: estimate(22, 32, 48),
      monthlyUnits: estimate(180, 330, 600),
      usualTeam: 2,
      staffPct: estimate(20, 25, 30),
      rentPct: estimate(6, 8, 11),
      capex: estimate(15_000, 26_000, 50_000),
      season: [0.8, 1.2, 1.0, 0.95, 1.35, 1.05, 0.8, 0.6, 0.9, 1.15, 1.05, 1.15],
      vatClass: 'flowers',
      daysToPay: 0,
      daysOfStock: 7,
    },
    words: {
      aBusiness: { es: 'una floristería', en: 'a florist’s' },
      theBusiness: { es: 'la floristería', en: 'the shop' },
      usualCustomer: {
        es: 'los vecinos que regalan flores unas pocas veces al año',
        en: 'neighbours who give flowers a few times a year',
      },
      directCost: { es: 'la flor y el envoltorio', en: 'flowers and wrapping' },
      costDoubt: {
        es: 'el coste por ramo deja fuera la flor que se abre antes de venderse y acaba en el cubo',
        en: 'the cost per bouquet leaves out the flowers that open before anyone buys them and end in the bin',
      },
      substitutes: {
        es: ['el ramo del supermercado', 'un envío de flores por internet', 'una planta en maceta', 'una caja de bombones'],
        en: ['a supermarket bunch', 'flowers sent through a website', 'a potted plant', 'a box of chocolates'],
      },
      strain: {
        es: 'La víspera de San Valentín y la semana de Todos los Santos piden en tres días lo que un mes corriente: la mesa de trabajo se queda corta antes que la cámara.',
        en: 'The eve of Valentine’s and the week of Mother’s Day ask in three days for what a usual month does, and the workbench runs out of room before the cold store.',
      },
    },
  },
] as const satisfies readonly Trade[];
