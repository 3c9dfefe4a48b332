// Questions beyond the script. `{…}` stands for a figure. None of them asks for a yes in the words of the read-back.
import type { CountryCode } from '../countries/country.ts';
import type { Bilingual } from '../language/language.ts';
import type { FollowUp } from './interview.ts';
import type { QuestionText } from './question-texts.ts';

const ODD_HELP: QuestionText['help'] = {
  es: 'Lo pregunto porque se aleja mucho de lo habitual y un cero de más cambia todo el plan. Si es la cifra que quieres, se queda.',
  en: 'I ask because it is far from what is usual, and one zero too many changes the whole plan. If it is the figure you want, it stays.',
};

const CLASH_HELP: QuestionText['help'] = {
  es: 'Lo pregunto porque estas dos cifras no encajan entre sí y quien lea el plan lo verá. Puedes cambiar una o dejarlas.',
  en: 'I ask because these two figures do not fit together, and whoever reads the plan will see it. You can change one or leave them.',
};

export const FOLLOW_UP_TEXTS: Readonly<Record<Exclude<FollowUp, 'service-time'>, QuestionText>> = {
  'odd-price': {
    ask: {
      es: 'Lo habitual en tu sector ({trade}) va de {low} a {high} por {one}, y me has dicho {said}. ¿Seguro que ese es el precio?',
      en: 'The usual range in your trade ({trade}) is {low} to {high} per {one}, and you said {said}. Are you sure of that price?',
    },
    again: {
      es: '¿Dejo el precio en {said} o me das otro?',
      en: 'Shall I leave the price at {said}, or will you give me another?',
    },
    help: ODD_HELP,
  },
  'odd-unit-cost': {
    ask: {
      es: 'Con ese precio, en tu sector ({trade}) cada venta suele costar entre {low} y {high}, y me has dicho {said}. ¿Seguro?',
      en: 'At that price each sale in your trade ({trade}) usually costs between {low} and {high}, and you said {said}. Are you sure?',
    },
    again: {
      es: '¿Dejo {said} por venta o me das otra cifra?',
      en: 'Shall I leave {said} per sale, or will you give me another figure?',
    },
    help: ODD_HELP,
  },
  'odd-fixed-costs': {
    ask: {
      es: 'Con esas ventas, lo habitual en tu sector ({trade}) son entre {low} y {high} de gastos fijos al mes, y me has dicho {said}. ¿Seguro que es al mes?',
      en: 'With those sales, fixed costs in your trade ({trade}) usually lie between {low} and {high} a month, and you said {said}. Are you sure it is by the month?',
    },
    again: {
      es: '¿Dejo {said} de gastos fijos al mes o me das otra cifra?',
      en: 'Shall I leave fixed costs of {said} a month, or will you give me another figure?',
    },
    help: ODD_HELP,
  },
  'odd-investment': {
    ask: {
      es: 'Abrir algo así ({trade}) suele costar entre {low} y {high}, y me has dicho {said}. ¿Seguro que la inversión es esa?',
      en: 'Opening something like this ({trade}) usually takes between {low} and {high}, and you said {said}. Are you sure of that investment?',
    },
    again: {
      es: '¿Dejo la inversión en {said} o me das otra cifra?',
      en: 'Shall I leave the investment at {said}, or will you give me another figure?',
    },
    help: ODD_HELP,
  },
  'price-below-cost': {
    ask: {
      es: 'Con estas cifras perderías {loss} por venta: entran {price} y se van {cost}. ¿Subimos el precio o bajamos el coste?',
      en: 'On these figures you would lose {loss} on every sale: {price} comes in and {cost} goes out. Shall we raise the price or lower the cost?',
    },
    again: {
      es: 'Dime un precio por encima de {cost} o un coste por debajo de {price}; si quieres dejarlo así, dime «sí».',
      en: 'Give me a price above {cost} or a cost below {price}; to leave it as it is, say “yes”.',
    },
    help: CLASH_HELP,
  },
  'volume-above-capacity': {
    ask: {
      es: 'Me salen {volume} ventas al mes, y con {limit} se llegaría como mucho a unas {most}. ¿Cambio las ventas, o lo dejo así?',
      en: 'That makes {volume} sales a month, and with {limit} about {most} is the most one could reach. Shall I change the sales, or leave it?',
    },
    again: {
      es: '¿Cuántas ventas al mes pongo entonces? Si quieres dejar {volume}, dime «sí».',
      en: 'How many sales a month shall I put, then? To leave {volume}, say “yes”.',
    },
    help: CLASH_HELP,
  },
  'fixed-costs-above-mature-revenue': {
    ask: {
      es: 'Los gastos fijos serían {fixed} al mes y con {volume} ventas entran {revenue}: no daría ni para la mitad. ¿Qué cifra retocamos, o lo dejo así?',
      en: 'Fixed costs would be {fixed} a month, and {volume} sales bring in {revenue}: not even half of it. Which figure shall we adjust, or shall I leave it?',
    },
    again: {
      es: '¿Cuánto serían los gastos fijos de un mes? Si quieres dejar {fixed}, dime «sí».',
      en: 'What would the fixed costs of a month be? To leave {fixed}, say “yes”.',
    },
    help: CLASH_HELP,
  },
  'founder-unpaid': {
    ask: {
      es: 'Entiendo que tú cobrarías {pay} al mes, y el banco preguntará de qué vives. ¿Lo dejo así o pongo un sueldo?',
      en: 'As I understand it you would take {pay} a month, and a lender will ask what you live on. Shall I leave it, or put in some pay?',
    },
    again: {
      es: '¿Qué sueldo al mes pongo para ti? Si de momento es nada, dime «sí».',
      en: 'What monthly pay shall I put for you? If it is nothing for now, say “yes”.',
    },
    help: {
      es: 'Lo pregunto porque un plan sin sueldo parece mejor de lo que es. Puedes dejarlo en nada y el plan lo dirá.',
      en: 'I ask because a plan without your pay looks better than it is. You can leave it at nothing, and the plan will say so.',
    },
  },
  'own-pay': {
    ask: {
      es: 'Y tú, ¿qué sueldo necesitas sacar al mes? Un banco siempre pregunta de qué vas a vivir.',
      en: 'And you, what pay do you need to draw a month? A lender always asks what you will live on.',
    },
    again: {
      es: '¿Qué sueldo tuyo pongo al mes? Si ya va en los gastos fijos, o de momento es nada, dímelo así.',
      en: 'What monthly pay shall I put for you? If it is already in the fixed costs, or nothing for now, just say so.',
    },
    help: {
      es: 'Es lo que te llevas a casa por trabajar en el negocio. Sin decirlo, el plan pone lo habitual del oficio y puede no parecerse a tu vida.',
      en: 'It is what you take home for working in the business. Unless you say, the plan puts what is usual in the trade, which may not be your life.',
    },
  },
  tax: {
    ask: {
      es: '¿Los {price} que paga el cliente llevan el {tax} incluido?',
      en: 'Do the {price} a customer pays include {tax}?',
    },
    again: {
      es: 'Cuando alguien te paga {price}, ¿el {tax} va dentro o lo sumas aparte?',
      en: 'When somebody pays you {price}, is {tax} inside it or added on top?',
    },
    help: {
      es: 'Si el impuesto va dentro, una parte de cada venta no es tuya y el resultado cambia bastante. Si no lo sabes, cuento el precio sin impuesto y el plan enseña la diferencia.',
      en: 'If the tax is inside, a part of every sale is not yours and the result changes a good deal. If you do not know, I count the price without tax and the plan shows the difference.',
    },
  },
  currency: {
    ask: {
      es: '¿En qué moneda son esas cifras: euros, dólares, pesos…?',
      en: 'Which currency are those figures in: euros, dollars, pounds…?',
    },
    again: {
      es: 'Dime solo la moneda en la que cobrarás.',
      en: 'Just tell me the currency you will charge in.',
    },
    help: {
      es: 'Sin la moneda no sé si tus cifras son altas o bajas. También me vale el país.',
      en: 'Without the currency I cannot tell whether your figures are high or low. The country will do too.',
    },
  },
  period: {
    ask: {
      es: '¿Esos {price} se pagan al mes o cada vez?',
      en: 'Is that {price} paid every month, or each time?',
    },
    again: {
      es: '¿Es una cuota mensual de {price} o un pago suelto?',
      en: 'Is {price} a monthly fee or a single payment?',
    },
    help: {
      es: 'Una cuota vuelve cada mes y un pago suelto no: los ingresos cambian del todo. En tu sector se ven las dos cosas.',
      en: 'A fee comes back every month and a single payment does not, so the revenue is quite different. Your trade has both.',
    },
  },
};

/** The tax on sales by the name a country gives it. */
const TAX_NAMES = {
  PE: { es: 'IGV', en: 'IGV' },
  DO: { es: 'ITBIS', en: 'ITBIS' },
  PA: { es: 'ITBMS', en: 'ITBMS' },
  CA: { es: 'GST/HST', en: 'GST/HST' },
  AU: { es: 'GST', en: 'GST' },
  NZ: { es: 'GST', en: 'GST' },
  other: { es: 'IVA', en: 'VAT' },
} as const satisfies Partial<Record<CountryCode | 'other', Bilingual>>;

/** Which of those names is said there. */
export function taxNameOf(country: CountryCode): Bilingual {
  return country in TAX_NAMES ? TAX_NAMES[country as keyof typeof TAX_NAMES] : TAX_NAMES.other;
}
