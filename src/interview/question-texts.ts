// The words of every question, both languages side by side. `ask` is the first wording, `again` the shorter second one,
// `help` says in two sentences what is meant and why it is asked. Only the read-back may ask for a yes.
import type { Bilingual } from '../language/language.ts';
import type { ScriptQuestion } from './interview.ts';
import { TOPIC_QUESTIONS } from './topic-texts.ts';

export interface QuestionText {
  readonly ask: Bilingual;
  readonly again: Bilingual;
  readonly help: Bilingual;
}

/** What the identity question still lacks; `all` is the place and at least one other thing. */
export type IdentityGap = 'all' | 'place' | 'country' | 'which-country' | 'trade' | 'name' | 'name-and-place' | 'name-and-trade';

/** `{price}` stands for the price as said. */
export const QUESTION_TEXTS: Readonly<Record<Exclude<ScriptQuestion, 'identity' | 'read-back'>, QuestionText>> = {
  problem: {
    ask: TOPIC_QUESTIONS.problem,
    again: {
      es: 'Cuéntamelo con un caso: ¿a quién le hace falta tu negocio y qué hace hoy sin él?',
      en: 'Give me one case: who needs your business, and what do they do without it today?',
    },
    help: {
      es: 'Quiero saber qué le falta hoy a la gente a la que vas a atender. Un plan convence cuando empieza por alguien con un problema real.',
      en: 'I want to know what the people you will serve lack today. A plan convinces when it begins with somebody who has a real problem.',
    },
  },
  customer: {
    ask: TOPIC_QUESTIONS.customer,
    again: {
      es: 'Si solo pudieras atender a una clase de cliente, ¿a quién elegirías y cada cuánto te compraría?',
      en: 'If you could serve only one kind of customer, who would it be and how often would they buy?',
    },
    help: {
      es: 'Busco a la primera persona o empresa que te pagaría, no a todas las que podrían hacerlo. Con eso el plan explica cómo llegar a ellas.',
      en: 'I mean the first person or company that would pay you, not everyone who could. The plan uses it to explain how to reach them.',
    },
  },
  solution: {
    ask: TOPIC_QUESTIONS.solution,
    again: {
      es: 'Dicho de otro modo: cuando alguien te compra, ¿qué se lleva y qué le resuelve?',
      en: 'Put another way: when somebody buys from you, what do they take away and what does it solve?',
    },
    help: {
      es: 'Es lo que entregas, contado por quien lo compra. Sirve para explicar en el plan por qué vale lo que cuesta.',
      en: 'It is what you hand over, told by the person who buys it. The plan uses it to explain why it is worth the money.',
    },
  },
  marketing: {
    ask: TOPIC_QUESTIONS.marketing,
    again: {
      es: '¿Por qué camino llegarían a ti: Google, Instagram, la calle, alguien que te recomienda?',
      en: 'Which way would they come to you: Google, Instagram, the street, somebody who recommends you?',
    },
    help: {
      es: 'Son los caminos por los que alguien oirá hablar de ti: un buscador, una red social, un cartel, un conocido. El plan reparte entre ellos el presupuesto y las primeras semanas.',
      en: 'These are the ways in which somebody will hear of you: a search engine, a social network, a poster, a friend. The plan divides the budget and the first weeks among them.',
    },
  },
  revenue: {
    ask: TOPIC_QUESTIONS.revenue,
    again: {
      es: 'Dame dos cifras, aunque sean a ojo: lo que paga un cliente cada vez y las ventas de un mes normal.',
      en: 'Give me two figures, even rough ones: what a customer pays each time, and the sales of a normal month.',
    },
    help: {
      es: 'Con lo que paga un cliente y las ventas de un mes el plan calcula tus ingresos. Vale una estimación: al final podrás cambiarla.',
      en: 'With what a customer pays and the sales of a month the plan works out your revenue. An estimate will do: you can change it at the end.',
    },
  },
  price: {
    ask: {
      es: '¿Qué precio medio tendrá cada venta? Me vale una cifra aproximada.',
      en: 'What is the average price of one sale? A rough figure will do.',
    },
    again: {
      es: 'Solo el precio, a ojo: ¿cuánto cobrarías normalmente por cada venta?',
      en: 'Just the price, roughly: what would you charge for a typical sale?',
    },
    help: {
      es: 'Es lo que paga de media un cliente cada vez que compra. De ese precio y del número de ventas salen todos los ingresos del plan.',
      en: 'It is what a customer pays on average each time they buy. That price and the number of sales give all the revenue in the plan.',
    },
  },
  volume: {
    ask: {
      es: 'En un mes normal, ya en marcha, ¿cuántas ventas esperas? Si te resulta más fácil, dímelo por día o por semana.',
      en: 'In a normal month, once under way, how many sales do you expect? By the day or by the week is fine too.',
    },
    again: {
      es: 'Piensa en una semana normal de trabajo: ¿cuántas ventas harías?',
      en: 'Think of a normal working week: how many sales would you make?',
    },
    help: {
      es: 'Una venta es cada vez que alguien te paga: un encargo, una visita, una cuota. El plan la necesita para saber cuánto entra cada mes.',
      en: 'A sale is each time somebody pays you: an order, a visit, a monthly fee. The plan needs it to know how much comes in every month.',
    },
  },
  'unit-cost': {
    ask: {
      es: 'De los {price} que paga un cliente, ¿cuánto se va en materiales, producto o comisiones?',
      en: 'Out of the {price} a customer pays, what goes on direct costs: materials, goods or fees?',
    },
    again: {
      es: 'Para una sola venta, ¿qué gastas en materiales o en producto?',
      en: 'For one single sale, what is your variable cost: materials, parts or goods?',
    },
    help: {
      es: 'Es lo que gastas solo porque hay una venta: el material, el producto, la comisión. Sin esa cifra no se sabe cuánto queda para pagar lo demás.',
      en: 'It is what you spend only because there is a sale: the material, the goods, the fee. Without it nobody can tell what is left to pay for the rest.',
    },
  },
  resources: {
    ask: TOPIC_QUESTIONS.resources,
    again: {
      es: 'Vamos por partes: ¿qué tienes que comprar o preparar antes de abrir?',
      en: 'One part at a time: what do you have to buy or prepare before you open?',
    },
    help: {
      es: 'Hablo de lo que se compra una vez, como obra o máquinas, y de lo que se paga todos los meses. Con eso el plan dice cuánto dinero necesitas y cuándo.',
      en: 'I mean what is bought once, such as works or machines, and what is paid every month. The plan uses it to say how much money you need, and when.',
    },
  },
  'fixed-costs': {
    ask: {
      es: '¿Cuánto suman los gastos fijos de un mes: alquiler, sueldos, luz, seguros, gestoría?',
      en: 'What do the fixed costs of one month come to: rent, wages, power, insurance, accountant?',
    },
    again: {
      es: 'Si un mes no vendieras nada, ¿qué tendrías que pagar igualmente? Esos son tus gastos fijos.',
      en: 'If you sold nothing for a month, what would you still have to pay? Those are your fixed costs.',
    },
    help: {
      es: 'Son los pagos que llegan todos los meses, vendas o no. Con ellos se calcula a partir de qué número de ventas ganas dinero.',
      en: 'These are the bills that come every month, whether you sell or not. They decide from how many sales on you make money.',
    },
  },
  investment: {
    ask: {
      es: '¿Qué inversión hace falta para abrir y en qué se va: obra, equipo, web, primeras compras?',
      en: 'What must be invested before you open, and in what: works, equipment, website, first stock?',
    },
    again: {
      es: 'En total y a ojo, ¿cuánto dinero te haría falta para arrancar?',
      en: 'In total and roughly, how much start-up money would you need?',
    },
    help: {
      es: 'Es lo que se paga una sola vez, antes de la primera venta. El plan lo compara con tu dinero y dice si falta.',
      en: 'It is what is paid only once, before the first sale. The plan compares it with your money and says whether any is missing.',
    },
  },
  funding: {
    ask: {
      es: '¿Cuánto pones tú de tus ahorros y cuánto pedirías en préstamo? Si lo sabes, dime a quién y a cuántos años.',
      en: 'How much of your own savings will you put in, and how much would you take as a loan? If you know, say who lends it and for how long.',
    },
    again: {
      es: 'Dos cifras: tus ahorros y el préstamo. Si no pides nada, dime «sin préstamo».',
      en: 'Two figures: your own savings and the loan. If you borrow nothing, say “no loan”.',
    },
    help: {
      es: 'Es de dónde sale el dinero para abrir: tuyo o prestado. Así el plan calcula las cuotas y si el dinero alcanza.',
      en: 'It is where the money to open comes from: yours or borrowed. The plan then works out the instalments and whether the money lasts.',
    },
  },
  team: {
    ask: {
      es: '¿Qué personas trabajarán en el negocio, contándote a ti, con qué sueldo al mes y qué experiencia?',
      en: 'Which people will work in the business, counting you, at what monthly pay and with what experience?',
    },
    again: {
      es: 'Contándote a ti, ¿de cuántas personas será el equipo?',
      en: 'Counting you, is the team one person, two people or more?',
    },
    help: {
      es: 'Quiero saber cuántas manos habrá el primer año, las tuyas incluidas. Así el plan comprueba que se puede atender lo que se vende.',
      en: 'I want to know how many hands there will be in the first year, yours included. The plan then checks that the sales can be served.',
    },
  },
  goals: {
    ask: TOPIC_QUESTIONS.goals,
    again: {
      es: 'Dame una meta con cifra para dentro de un año: ventas, clientes o lo que quieras ganar.',
      en: 'Give me one goal with a figure for a year from now: sales, customers or what you want to earn.',
    },
    help: {
      es: 'Son las tres cosas que mirarías dentro de un año para saber si ha ido bien. El plan las convierte en metas con fecha.',
      en: 'They are the three things you would look at in a year to know whether it went well. The plan turns them into dated goals.',
    },
  },
  start: {
    ask: {
      es: '¿Cuándo quieres abrir y cuánto tardarías en llegar a esas ventas? Si ya vendes o tienes algo hecho, dímelo también.',
      en: 'When do you want to open, and how long would it take to reach those sales? If you are already selling or have anything done, tell me that too.',
    },
    again: {
      es: 'Dime solo el mes y el año en que quieres abrir.',
      en: 'Just tell me the month and the year in which you would like to open.',
    },
    help: {
      es: 'El plan cuenta los meses desde el día en que abres. El mes importa porque casi todos los sectores tienen temporadas.',
      en: 'The plan counts its months from the day you open. The month matters because nearly every trade has its seasons.',
    },
  },
  competitors: {
    ask: TOPIC_QUESTIONS.competitors,
    again: {
      es: '¿A quién le compra hoy la gente que aún no te conoce? También vale una cadena, una web o apañarse por su cuenta.',
      en: 'Where do people who have not met you buy today? A chain, a website or doing it themselves counts too.',
    },
    help: {
      es: 'Me interesa lo que la gente hace ahora para resolverlo, aunque no sea un negocio como el tuyo. Así el plan muestra en qué te distingues.',
      en: 'I want to know what people do about it now, even if it is not a business like yours. The plan then shows how you differ.',
    },
  },
};

/** Where pay was told already. */
export const TEAM_ALONE: QuestionText = {
  ...QUESTION_TEXTS.team,
  ask: {
    es: '¿Qué personas trabajarán en el negocio, contándote a ti, y con qué experiencia?',
    en: 'Which people will work in the business, counting you, and with what experience?',
  },
};

/** Where nobody told of sales to get to, or how long it takes was said. */
export const START_ALONE: QuestionText = {
  ...QUESTION_TEXTS.start,
  ask: {
    es: '¿Cuándo quieres abrir? Con el mes me basta; si ya vendes o tienes algo hecho, dímelo también.',
    en: 'When do you want to open? The month is enough; if you are already selling or have anything done, tell me that too.',
  },
};

/** Before a question that is asked for the third time or more. */
export const ONCE_MORE: Bilingual<readonly string[]> = {
  es: ['Sigo con la pregunta:', 'Te la repito:', 'Otra vez, sin prisa:', 'Vuelvo a ella:', 'Una vez más:', 'La dejo aquí de nuevo:'],
  en: [
    'Back to the question:',
    'Here it is again:',
    'Once more, no hurry:',
    'I come back to it:',
    'One more time:',
    'I leave it here again:',
  ],
};

/** When those are used up; `{times}` is how often it was asked. */
export const TIMES_ASKED: Bilingual = {
  es: 'Ya van {times} veces y no hay prisa:',
  en: 'That makes {times} times, and there is no hurry:',
};

/** When money was told that does not reach the investment; `{missing}` is what is left. */
export const FUNDING_GAP: QuestionText = {
  ask: {
    es: '¿De dónde saldrían los {missing} que faltan: un banco, la familia, más ahorros?',
    en: 'Where would the missing {missing} come from: a bank, family, more savings?',
  },
  again: {
    es: 'Quedan {missing} sin sitio: ¿los pides prestados o los pones tú? Si no lo sabes aún, dímelo.',
    en: 'There are {missing} without a source: borrowed, or your own? If you do not know yet, say so.',
  },
  help: QUESTION_TEXTS.funding.help,
};

/** The unit cost when no price is known. */
export const UNIT_COST_WITHOUT_PRICE: Bilingual = {
  es: 'De lo que paga un cliente, ¿cuánto se va en materiales, producto o comisiones?',
  en: 'Out of what a customer pays, what goes on direct costs: materials, goods or fees?',
};

/** The unit cost where only a commission of what is paid comes in. */
export const UNIT_COST_OF_COMMISSION: Bilingual = {
  es: 'De los {earned} de comisión que te quedan en cada operación, ¿cuánto se va en pasarela de pago, mensajes u otros gastos de esa operación?',
  en: 'Out of the {earned} of commission you keep on each transaction, what goes on its own costs: card fees, messages and the like?',
};

const IDENTITY_HELP: Bilingual = {
  es: 'El nombre va en la portada; el lugar decide la moneda y los impuestos, y el tipo de negocio, las cifras de comparación. Si aún no tiene nombre, dime solo qué es y en qué ciudad.',
  en: 'The name goes on the cover; the place decides currency and taxes, and the kind of business the figures to compare with. If it has no name yet, just say what it is and in which city.',
};

export const IDENTITY_TEXTS: Readonly<Record<IdentityGap, QuestionText>> = {
  all: {
    ask: {
      es: 'En una frase: ¿qué negocio es, cómo se llama (si ya tiene nombre) y dónde estará?',
      en: 'In one sentence: what is the business, what is its name (if it has one) and where will it be?',
    },
    again: {
      es: 'Con tres palabras me basta: nombre, ciudad y qué vendes.',
      en: 'Three words are enough: name, town and what you sell.',
    },
    help: IDENTITY_HELP,
  },
  place: {
    ask: {
      es: '¿Dónde estará el negocio? Dime la ciudad y el país.',
      en: 'Where will the business be? Tell me the city and the country.',
    },
    again: {
      es: 'Me falta el lugar: ¿en qué ciudad y en qué país estará?',
      en: 'I still need the place: which city and which country will it be in?',
    },
    help: IDENTITY_HELP,
  },
  // `{city}` is told, and no country.
  country: {
    ask: {
      es: '¿En qué país está {city}?',
      en: 'Which country is {city} in?',
    },
    again: {
      es: 'Dime solo en qué país está {city}.',
      en: 'Just tell me which country {city} is in.',
    },
    help: IDENTITY_HELP,
  },
  // `{city}` may lie in `{countries}`: «España o en México».
  'which-country': {
    ask: {
      es: '¿Hablas de {city} en {countries}?',
      en: 'Is that {city} in {countries}?',
    },
    again: {
      es: 'Dime solo en qué país está tu {city}.',
      en: 'Just tell me which country your {city} is in.',
    },
    help: IDENTITY_HELP,
  },
  trade: {
    ask: {
      es: 'En una frase, ¿qué clase de negocio es: qué vende o qué hace?',
      en: 'In one sentence, what kind of business is it: what does it sell or do?',
    },
    again: {
      es: 'Me falta saber qué clase de negocio es: una tienda, un taller, una academia, una web…',
      en: 'I still need to know the kind of business: a shop, a workshop, an academy, a website…',
    },
    help: IDENTITY_HELP,
  },
  name: {
    ask: {
      es: '¿Cómo se llama el negocio? Si aún no tiene nombre, dímelo y seguimos.',
      en: 'What is the name of the business? If it has none yet, say so and we will go on.',
    },
    again: {
      es: 'Dime solo el nombre, o «no sé» si aún no lo tienes.',
      en: 'Just the name, or “I don’t know” if there is none yet.',
    },
    help: IDENTITY_HELP,
  },
  'name-and-place': {
    ask: {
      es: '¿Cómo se llama, si ya tiene nombre, y en qué ciudad estará?',
      en: 'What is it called, if it has a name yet, and which town or city will it be in?',
    },
    again: {
      es: 'Me faltan dos cosas: el nombre, si lo tiene, y la ciudad.',
      en: 'Two things are missing: the name, if there is one, and the town.',
    },
    help: IDENTITY_HELP,
  },
  'name-and-trade': {
    ask: {
      es: 'En una frase: ¿qué negocio es y cómo se llama, si ya tiene nombre?',
      en: 'In one sentence: what is the business, and what is its name, if it has one?',
    },
    again: {
      es: 'Con dos cosas me basta: el nombre y qué vendes.',
      en: 'Two things are enough: the name and what you sell.',
    },
    help: IDENTITY_HELP,
  },
};

/** Where several things were told with a price each. */
export const VOLUME_OF_EACH: Bilingual = {
  es: 'En un mes normal, ya en marcha, ¿cuántas ventas esperas de cada cosa: {each}? Si te resulta más fácil, dímelo por día o por semana.',
  en: 'In a normal month, once you are up and running, how many sales of each do you expect: {each}? By the day or by the week is fine too.',
};
/** Where the prices were told before the sales were asked for. */
export const SALES_AT_EACH_PRICE: Bilingual = {
  es: 'Los precios ya me los has dicho. ¿Cuántas ventas haría el negocio en un mes normal, una vez rodado, de cada cosa: {each}? También me vale al día o a la semana.',
  en: 'You have told me the prices. In a normal month, once the business is under way, how many sales would it make of each: {each}? So many a day or a week will do as well.',
};
/** Where the price was told with what is offered. */
export const SALES_AT_THE_PRICE: Bilingual = {
  es: 'El precio ya me lo has dicho: {price}. ¿Cuántas ventas esperas en un mes normal, ya en marcha? También me vale al día o a la semana.',
  en: 'You have told me the price: {price}. How many sales do you expect in a normal month, once under way? By the day or by the week is fine too.',
};
export const UNIT_COST_OF_EACH: Bilingual = {
  es: '¿Cuánto se va en materiales, producto o comisiones en cada cosa que vendes: {each}?',
  en: 'What goes on direct costs, that is materials, goods or fees, for each thing you sell: {each}?',
};

/** Asked again where one figure was told for several things, or not of all. */
export const UNIT_COST_OF_EACH_AGAIN: Bilingual = {
  es: 'Me falta saber lo que cuesta por separado: {each}. ¿Cuánto te cuesta una venta de cada cosa? Vale una cifra aproximada.',
  en: 'I still need the cost of each by its name: {each}. What does one sale of each cost you? A rough figure is fine.',
};

/** Said back what one thing brings in, where there are others. */
export const SALES_OF_EACH: Bilingual = {
  es: 'Dime entonces cada cosa que vendes, con su precio y cuántas vendes en un mes normal: por ejemplo «menú a 13 euros, 900 al mes; cafés a 2, 1.500 al mes».',
  en: 'Tell me then each thing you sell, with its price and how many you sell in a normal month: for example “lunches at 13, 900 a month; coffees at 3, 1,500 a month”.',
};
