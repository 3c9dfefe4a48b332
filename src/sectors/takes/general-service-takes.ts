import type { TradeTakes } from '../pack-takes.ts';

/** Of a service of no kind that is known: what would hold of any, and of no neighbour's things. */
export const generalServiceTakes = {
  general_service: {
    scenes: [
      {
        scene: {
          es: 'Preguntó a tres sitios. Uno no contestó, otro dio un precio sin escuchar el caso y el tercero podía dentro de un mes.',
          en: 'Three places were asked. One never answered, another gave a price without hearing the case, and the third could do it in a month.',
        },
        stakes: {
          es: 'Al final se elige a quien contesta, aunque no sea quien mejor lo haría.',
          en: 'In the end the one who answers is chosen, even if another would do it better.',
        },
      },
      {
        scene: {
          es: 'La primera vez salió mal y hubo que convivir con el resultado. Desde entonces, cada vez que vuelve el asunto, vuelve también la desconfianza.',
          en: 'The first time went badly and the result had to be lived with. Ever since, whenever the matter returns, so does the distrust.',
        },
        stakes: {
          es: 'Quien ya pagó una vez por nada regatea la segunda, o no la pide.',
          en: 'People who have paid once for nothing haggle the second time, or do not ask at all.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ya ha intentado arreglarlo sin ayuda y ha visto hasta dónde llega. Ahora busca quien se haga cargo.',
          en: 'They have tried without help and seen how far it goes. Now they want somebody to take it on.',
        },
        obstacle: {
          es: 'Entre tantas promesas parecidas no hay manera de distinguir a quien sabe.',
          en: 'Among so many promises alike there is no telling who knows how.',
        },
        hurt: {
          es: 'Cada intento fallido deja el siguiente más difícil y un poco más caro.',
          en: 'Every failed attempt leaves the next one harder and a little dearer.',
        },
      },
      {
        wish: {
          es: 'Le han hablado de alguien que lo resolvió en casa de una amistad, y quiere lo mismo.',
          en: 'They have heard of somebody who settled it for a friend, and want the same.',
        },
        obstacle: {
          es: 'No encuentra un precio claro, y pedirlo parece comprometer a algo.',
          en: 'No clear price is to be found, and asking for one seems to commit them to something.',
        },
        hurt: {
          es: 'Mientras duda, se acostumbra a vivir con ello, y eso también tiene un coste.',
          en: 'While they hesitate they grow used to living with it, and that has a cost too.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres respuestas distintas y ninguna por escrito', en: 'three different answers and none in writing' },
        after: { es: 'un precio, una fecha y alguien que responde', en: 'one price, one date and somebody who answers for it' },
      },
      {
        before: { es: 'un remiendo que hay que repetir cada poco', en: 'a stopgap to be repeated every so often' },
        after: { es: 'un resultado que se puede enseñar', en: 'a result that can be shown' },
      },
    ],
    costDoubts: [
      {
        es: 'lo que se apunta por venta suele ser lo que se compra, y deja fuera lo que se rompe, se gasta o hay que reponer',
        en: 'what is noted for each sale tends to be what is bought, without what breaks, wears out or must be replaced',
      },
      {
        es: 'los primeros casos salen baratos porque nadie cuenta las horas de más ni lo que se regala para quedar bien',
        en: 'early cases look cheap because nobody counts the extra hours or what is thrown in to please',
      },
    ],
    rivalTests: [
      {
        es: 'Hablar con cinco personas que ya hayan pagado a otro y preguntar qué fue lo mejor, qué se torció y si volverían.',
        en: 'Talk to five people who have already paid somebody else, and ask what was best, what went wrong and whether they would go back.',
      },
      {
        es: 'Contratar una vez al rival más nombrado, como cualquiera, y apuntar cada paso desde la primera llamada hasta el cobro.',
        en: 'Hire the most talked-of rival once, like anybody else, and note each step from the first call to the bill.',
      },
    ],
    steps: [
      {
        es: ['Pregunta lo que quieras saber antes', 'Elige día con el precio delante', 'Cuéntanos cómo fue'],
        en: ['Ask whatever you want to know first', 'Choose a day with the price in front of you', 'Tell us how it went'],
      },
      {
        es: ['Escribe qué necesitas y para cuándo', 'Confirma qué entra y cuánto cuesta', 'Guarda el contacto para la próxima vez'],
        en: ['Write what you need and by when', 'Agree what is included and what it costs', 'Keep the number for next time'],
      },
    ],
    proofs: [
      {
        es: 'diez personas a quienes se hizo la oferta, con su sí o su no y el motivo apuntado',
        en: 'ten people who were made the offer, with their yes or no and the reason noted',
      },
      {
        es: 'las cinco primeras ventas con lo prometido a un lado, lo entregado al otro y la firma de quien pagó',
        en: 'the first five sales with what was promised beside what was delivered, signed by whoever paid',
      },
    ],
    strains: [
      {
        es: 'Las peticiones no llegan repartidas: una semana piden todos el mismo día, y otra quedan huecos que ya no se venden.',
        en: 'Requests do not come evenly. One week everybody asks for the same day, and another leaves gaps that can no longer be sold.',
      },
      {
        es: 'Lo que no se cobra ocupa tanto como lo que se cobra: contestar, preparar, llegar y dejarlo escrito.',
        en: 'What is not charged takes as long as what is: answering, preparing, getting there and writing it up.',
      },
    ],
    risks: [
      {
        risk: { es: 'una mala opinión a la vista de todos', en: 'a bad review in full view' },
        hits: 'sales',
        trigger: { es: 'una reseña de dos estrellas o menos sin contestar', en: 'a review of two stars or fewer left unanswered' },
        response: {
          es: 'respuesta con nombre, arreglo ofrecido y una nota de qué se cambió',
          en: 'a signed reply, a remedy offered and a note of what was changed',
        },
      },
      {
        risk: { es: 'un daño a algo o a alguien durante el servicio', en: 'damage to something or somebody during the work' },
        hits: 'policy',
        trigger: { es: 'un parte abierto, o un susto que pudo serlo', en: 'a claim opened, or a scare that could have been one' },
        response: {
          es: 'seguro con el límite leído y fotos antes y después',
          en: 'insurance with its limit read, and photos before and after',
        },
      },
    ],
    bankAsks: [
      {
        es: 'El banco quiere ver que alguien ha pagado ya el precio del plan: los primeros cobros, aunque sean tres, con fecha y concepto.',
        en: 'A lender wants to see that somebody has paid the price in the plan: the first receipts, even three of them, dated and described.',
      },
      {
        es: 'La primera pregunta es quién hace el trabajo si quien emprende falta un mes. Un nombre, una tarifa y un contrato a medio redactar la contestan.',
        en: 'The first question is who does the work if the founder is away for a month. A name, a rate and a draft contract answer it.',
      },
      {
        es: 'Se mira cuántas horas caben en la semana y cuántas se cobran. Un calendario de dos semanas de prueba, con lo hecho y lo facturado, vale más que una previsión.',
        en: 'How many hours fit in a week and how many are charged is looked at. A calendar of two trial weeks, with what was done and billed, is worth more than a forecast.',
      },
    ],
    peaks: [
      {
        es: 'Se avisa antes a quienes ya compraron para que elijan fecha, y se deja libre un hueco por semana para lo que no puede esperar.',
        en: 'Those who have bought before are told first so that they can choose a date, and one slot a week is kept for what cannot wait.',
      },
      {
        es: 'Lo que se pueda comprar o preparar con tiempo se deja hecho, y se habla con quien podría echar una mano esas semanas.',
        en: 'Whatever can be bought or made ready early is done beforehand, and whoever could lend a hand those weeks is spoken to.',
      },
      {
        es: 'Se mira el calendario del año anterior, o el de la primera temporada, y se decide qué se deja de aceptar para cumplir lo aceptado.',
        en: 'The calendar so far is gone over, and it is settled what will be turned down so that what was accepted is kept.',
      },
    ],
    troughs: [
      {
        es: 'Es el mes de llamar a quien no volvió, arreglar lo que se dejó a medias y visitar a quien podría mandar clientes.',
        en: 'It is the month for ringing those who did not return, mending what was left half done and calling on whoever could send customers.',
      },
      {
        es: 'Las horas libres se gastan en escribir tres casos con su resultado, y en pedir permiso para enseñarlos.',
        en: 'Free hours go on writing up three cases with their outcome, and asking leave to show them.',
      },
      {
        es: 'Se ofrecen fechas de ese mes a quien pide descuento, en lugar de bajar el precio de todos.',
        en: 'Dates in that month are offered to those who ask for a discount, rather than lowering the price for everybody.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, TradeTakes>>;
