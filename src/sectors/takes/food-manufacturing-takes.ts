import type { PackTakes } from '../pack-takes.ts';

export const foodManufacturingTakes: PackTakes = {
  packBuyers: { stories: 'business', contrasts: 'business', steps: 'business' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'Ha venido gente de fuera y hay que darle algo de aquí para el viaje de vuelta. En la estación venden lo mismo que en todas las estaciones, con una cinta del color de la región; la letra pequeña dice que se fabricó a seis horas de camión.',
        en: 'Visitors have come from abroad and ought to go home with something local. The station shop sells what every station sells, tied with a ribbon in the regional colours; the small print says it was made six hours away by lorry.',
      },
      stakes: {
        es: 'Lo que se regala es la cinta: quien lo abre lo prueba por cortesía y se queda sin saber a qué sabe el sitio donde estuvo.',
        en: 'What gets given is the ribbon; it is opened and tried out of politeness, and nobody learns what the place they visited tastes of.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'El restaurante ha anunciado una semana de productos de la comarca. El catálogo del distribuidor trae cuatro mil referencias, ninguna elaborada a menos de dos horas, y la carta se imprime el jueves.',
        en: 'The restaurant has announced a week of local produce. The wholesaler’s catalogue runs to four thousand lines, none of them made within a two-hour drive, and the menu goes to print on Thursday.',
      },
      stakes: {
        es: 'Se acaba poniendo apellido de la comarca a algo que viene de lejos, y basta una mesa que lea la caja para que se note.',
        en: 'Something from far off ends up on the menu under a local surname, and it takes one table that reads the box to give it away.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Compra poco y mira dónde. Quiere poner en la mesa algo cuyo origen se pueda contar en una frase.',
        en: 'Somebody who buys little and looks where it comes from. The wish is to serve something whose origin fits in a sentence.',
      },
      obstacle: {
        es: 'La palabra «artesano» está impresa en todos los envases, incluidos los que salen de una nave con muelle de carga.',
        en: 'The word “artisan” is printed on every packet, including those that leave a warehouse by the loading bay.',
      },
      hurt: {
        es: 'Se paga el doble por el dibujo de una abuela, se prueba una vez y se vuelve a lo barato con la sensación de haber picado.',
        en: 'Twice the price goes on a drawing of a grandmother; one taste, and the cheap kind comes home again, with a feeling of having been had.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Arma cestas para una tienda o para una empresa que da las gracias a sus clientes. Necesita treinta envases iguales, y los necesita el jueves.',
        en: 'Somebody who makes up hampers for a shop, or for a firm that thanks its clients. Thirty matching packages are needed, and they are needed by Thursday.',
      },
      obstacle: {
        es: 'Quien elabora poco manda siete y no sabe decir qué día habrá más.',
        en: 'Small makers send seven and cannot say when there will be more.',
      },
      hurt: {
        es: 'El hueco se rellena con algo de la gran superficie, y es justo lo que menciona quien escribe para agradecer la cesta.',
        en: 'The gap is filled from the superstore, and that is the very item mentioned in the note of thanks.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'una etiqueta con dieciocho ingredientes y ningún nombre', en: 'a label with eighteen ingredients and no name' },
      after: {
        es: 'una lista corta y un teléfono que contesta quien lo elaboró',
        en: 'a short list and a telephone answered by whoever made it',
      },
    },
    {
      buyer: 'household',
      before: { es: 'un recuerdo con cinta, fabricado a seis horas de camión', en: 'a souvenir with a ribbon, made six hours away' },
      after: { es: 'algo que sabe al sitio donde se compró', en: 'something that tastes of the place it was bought in' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por unidad no suma las muestras abiertas en tiendas y ferias ni la limpieza a fondo entre una receta y otra',
      en: 'the cost per unit does not add the samples opened in shops and at fairs or the deep clean between two recipes',
    },
    {
      es: 'en el coste por unidad faltan el peso perdido al cocer, las etiquetas reimpresas y los análisis de cada temporada',
      en: 'missing from the cost per unit are the weight lost in cooking, the labels reprinted and the tests every season',
    },
  ],
  rivalTests: [
    {
      es: 'Hacer una cata a ciegas con ocho personas, lo del rival y lo propio en platos o vasos iguales, y apuntar la palabra que usa cada una y cuánto pagaría.',
      en: 'Hold a blind tasting for eight people, the rival’s and yours on identical plates or in identical glasses, and write down the word each one uses and what they would pay.',
    },
    {
      es: 'Preguntar en dos locales que venden lo del rival qué margen les deja, quién retira lo que no sale y cuándo falló la última entrega.',
      en: 'Ask at two places that stock the rival what margin it leaves them, who takes back what does not sell and when a delivery last failed to come.',
    },
  ],
  steps: [
    {
      buyer: 'business',
      es: [
        'Prueba un lote sin compromiso',
        'Pacta precio, formato y qué pasa con lo que no se venda',
        'Recibe cada pedido con su ficha de producto',
      ],
      en: [
        'Try one batch with no obligation',
        'Agree price, size and what happens to the unsold',
        'Receive each order with its product sheet',
      ],
    },
    {
      buyer: 'household',
      es: ['Pruébalo en el mercado o en el obrador', 'Elige formato y di si es para regalo', 'Reserva el tuyo de la próxima elaboración'],
      en: ['Taste it at the market or where it is made', 'Choose a size and say if it is a present', 'Reserve yours from the next batch'],
    },
  ],
  proofs: [
    {
      es: 'cinco tiendas que hayan pagado una segunda caja sin que nadie fuera a ofrecérsela',
      en: 'five shops that have paid for a second case without anyone calling to offer it',
    },
    {
      es: 'el local ya inspeccionado y un día de producción cronometrado desde el pesaje hasta la caja cerrada',
      en: 'premises already inspected and one production day timed from the scales to the sealed case',
    },
  ],
  strains: [
    {
      es: 'Envasar y etiquetar lleva más horas que elaborar: la marmita espera limpia mientras las mismas manos pegan etiquetas hasta la noche.',
      en: 'Packing and labelling take longer than making; the pan stands clean and idle while the same hands stick labels into the night.',
    },
    {
      es: 'La cámara se llena antes que la agenda: lo acabado espera transporte, lo crudo espera turno y cada palé de más paga alquiler en otra parte.',
      en: 'The cold room fills before the order book does; finished goods wait for the van, raw ones for their turn, and each extra pallet pays rent elsewhere.',
    },
  ],
  risks: [
    {
      risk: { es: 'quien compra para revender paga tarde', en: 'trade customers pay late' },
      hits: 'late',
      trigger: { es: 'una segunda factura vencida del mismo local', en: 'a second overdue invoice from the same customer' },
      response: {
        es: 'primer pedido al contado, límite por cliente y ninguna entrega con dos facturas abiertas',
        en: 'the first order paid on delivery, a limit per customer and nothing sent with two invoices open',
      },
    },
    {
      risk: { es: 'una etiqueta declara lo que no es', en: 'a label declares the wrong thing' },
      hits: 'waste',
      trigger: {
        es: 'un ingrediente sustituido o un proveedor nuevo con la ficha de alérgenos sin tocar',
        en: 'an ingredient swapped or a new supplier taken on with the allergen sheet unchanged',
      },
      response: {
        es: 'dos personas repasan antes de imprimir y ninguna receta cambia a mitad de tirada',
        en: 'two people check before printing and no recipe changes in mid-run',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Quien ha financiado obradores mira primero el margen por canal, porque la misma caja deja una cosa en mano y otra a través de una tienda; conviene llevar el cálculo de coste con las dos columnas.',
      en: 'Anyone who has lent to small producers looks first at the margin by channel, since the same case earns one thing sold by hand and another through a shop; take a costing with both columns.',
    },
    {
      es: 'Preguntará cuántos días pasan desde que se paga la materia prima hasta que se cobra lo elaborado; se contesta con una línea de fechas: compra, elaboración, salida y cobro.',
      en: 'The question is how many days pass between paying for ingredients and being paid for the product; answer it with a line of four dates: purchase, making, dispatch and payment.',
    },
    {
      es: 'Querrá saber cuánta capacidad está ya comprometida: conviene llevar lo que sale de un turno y, al lado, los pedidos firmados con cantidad y día.',
      en: 'The lender will want to know how much capacity is already spoken for; take what one shift turns out and, next to it, the signed orders with their amounts and days.',
    },
  ],
  peaks: [
    {
      es: 'Los envases y las etiquetas se compran de antemano para toda la campaña: otra partida de ingredientes se encuentra, otra tirada de cajas impresas no.',
      en: 'Packaging and labels for the whole run are bought beforehand; another lot of ingredients can be found, another printing of the box cannot.',
    },
    {
      es: 'Se cierra la lista de encargos en un día anunciado y se reparte el trabajo hacia atrás, desde la entrega hasta el primer pesaje.',
      en: 'The order list closes on an announced day, and the work is shared out backwards from delivery to the first weighing.',
    },
    {
      es: 'Quien refuerza el turno entra dos semanas antes, cuando todavía hay calma para enseñar a pesar, envasar y anotar el lote.',
      en: 'Extra hands start a fortnight early, while there is still the calm to teach weighing, packing and writing up the batch.',
    },
  ],
  troughs: [
    {
      es: 'Se desmonta, se calibra y se limpia lo que el resto del año no puede pararse, con la visita del técnico citada de antemano.',
      en: 'Whatever cannot stop for the rest of the year is taken apart, calibrated and cleaned, with the engineer booked ahead.',
    },
    {
      es: 'A medio gas se ponen a prueba dos recetas y se llevan muestras a las tiendas y cocinas que aún no compran.',
      en: 'At half pace two recipes are tried out and samples go to the shops and kitchens that have yet to buy.',
    },
    {
      es: 'Se recorta el género antes que el precio: menos tandas y más llenas, con las vacaciones de todos puestas en esas semanas.',
      en: 'Purchases are cut before prices: fewer batches and fuller ones, with everybody’s holidays placed in those weeks.',
    },
  ],
};
