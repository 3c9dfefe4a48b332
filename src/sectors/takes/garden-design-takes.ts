import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const gardenDesignTakes = {
  garden_design: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La ayuda por quitar césped caduca este año y el formulario pide un plano. En el garaje hay dos sacos de grava y ninguna idea de qué aguanta esa pendiente.',
          en: 'The rebate for taking out lawn ends this year, and its form asks for a plan. In the garage stand two bags of gravel and no notion of what will hold on that slope.',
        },
        stakes: {
          es: 'Se deja pasar el plazo, y el agua del verano siguiente se paga entera.',
          en: 'The deadline goes by, and the following summer’s water is paid in full.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La entrada de la clínica tiene un parterre seco con un cartel de no pisar. El mantenimiento corta lo poco que sale y nadie ha pensado qué debería haber.',
          en: 'At the door of the clinic lies a dry bed with a keep-off sign. Maintenance cuts what little comes up, and nobody has thought what ought to be there.',
        },
        stakes: {
          es: 'Lo primero que ve quien llega dice que allí se dejan las cosas.',
          en: 'The first thing a visitor sees says that things are let go here.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Tiene dos niños y un perro, y pide sombra y un suelo que no sea barro.',
          en: 'With two children and a dog, what is asked for is shade and ground that is not mud.',
        },
        obstacle: {
          es: 'Todos los presupuestos traen una cifra y ningún dibujo.',
          en: 'Every quote comes as one figure, with no drawing.',
        },
        hurt: {
          es: 'Pasan dos veranos con una piscina de plástico sobre la tierra.',
          en: 'Two summers go by with a paddling pool on bare earth.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una promoción de casas y quiere entregarlas con el jardín hecho.',
          en: 'Somebody building a row of houses wants to hand them over with the gardens done.',
        },
        obstacle: {
          es: 'Quien planta llega antes de que se vayan los albañiles, o un mes tarde.',
          en: 'Whoever plants turns up before the builders have gone, or a month late.',
        },
        hurt: {
          es: 'Las llaves se dan con un rectángulo de tierra y una promesa.',
          en: 'Keys change hands with a rectangle of soil and a promise.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tierra que se va cuesta abajo con cada tormenta', en: 'soil that runs downhill in every storm' },
        after: { es: 'raíces que la sujetan y un camino que se puede pisar', en: 'roots that hold it and a path to walk on' },
      },
      {
        before: { es: 'una cifra sin dibujo', en: 'a figure with no drawing' },
        after: { es: 'un plano, sus partidas y el día en que termina', en: 'a plan, its items and the day it ends' },
      },
    ],
    costDoubts: [
      {
        es: 'las visitas y los planos que no acaban en obra se pagan con los que sí',
        en: 'visits and drawings that never become a job are paid for by those that do',
      },
      {
        es: 'casi nadie presupuesta la piedra que aparece al cavar ni la tubería que no estaba en ningún papel',
        en: 'hardly anybody prices the rock met while digging, or the pipe that was on no drawing',
      },
    ],
    rivalTests: [
      {
        es: 'Buscar tres jardines que hiciera la competencia hace dos años y mirar desde la acera qué sigue vivo.',
        en: 'Find three gardens a rival made two years ago and see from the street what is still alive.',
      },
      {
        es: 'Preguntar en un vivero qué empresas de jardines pagan a tiempo, cuáles devuelven plantas y de quién hablan sus clientes.',
        en: 'At a nursery, ask which firms pay on time, which bring plants back and whom their customers talk about.',
      },
    ],
    steps: [
      {
        es: ['Manda fotos, medidas y hacia dónde da el sol', 'Elige entre dos bocetos', 'Reserva fecha con la señal'],
        en: ['Send pictures, measurements and where the sun falls', 'Choose between two sketches', 'Book a date with the deposit'],
      },
      {
        es: ['Pide una visita con cinta métrica', 'Firma partidas y calendario', 'Recibe una revisión pasadas las primeras semanas'],
        en: ['Ask for a visit with a tape measure', 'Sign for items and dates', 'Have it checked after the first few weeks'],
      },
    ],
    proofs: [
      {
        es: 'cinco jardines con su plano, lo presupuestado, lo gastado y los días que llevó cada uno',
        en: 'five gardens with their plan, what was quoted, what was spent and the days each took',
      },
      {
        es: 'dos recibos de agua de una misma casa, el del verano de antes y el de después de la obra',
        en: 'two water bills from one home, for the summer before the work and the summer after',
      },
    ],
    strains: [
      {
        es: 'Hasta que no se termina un jardín no se cobra el resto, y las plantas del siguiente ya están pedidas.',
        en: 'Until one garden is finished the balance is not paid, and plants for the next are already on order.',
      },
      {
        es: 'Dibujar pide silencio y la obra pide estar delante: quien hace las dos cosas acaba haciendo planos de noche.',
        en: 'Drawing needs quiet and a site needs somebody on it, so whoever does both ends up drawing at night.',
      },
    ],
    risks: [
      {
        risk: { es: 'una sequía prohíbe regar lo recién plantado', en: 'a drought bans watering of new planting' },
        hits: 'sales',
        trigger: { es: 'el primer aviso de restricciones de la compañía de agua', en: 'the first notice of limits from the water company' },
        response: {
          es: 'obra de piedra y caminos en esos meses, plantación tras el calor y depósitos de lluvia',
          en: 'stonework and paths in those months, planting after the heat, and rain tanks',
        },
      },
      {
        risk: { es: 'un cliente cambia el plano a mitad de obra', en: 'a customer changes the plan halfway' },
        hits: 'margin',
        trigger: { es: 'la segunda petición fuera de lo firmado', en: 'a second request outside what was signed' },
        response: {
          es: 'hoja de cambios con precio y días, firmada antes de mover nada',
          en: 'a change sheet with price and days, signed before anything moves',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntarán cuántas semanas hay firmadas y con qué señal: conviene llevar los contratos y la lista de espera, con fecha.',
        en: 'How many weeks are signed and with what deposit will be asked, so bring contracts and the waiting list, with dates.',
      },
      {
        es: 'Un solo jardín parado puede dejar el mes sin cobros. Se lleva preparado qué se paga antes, durante y al terminar.',
        en: 'One stalled garden can leave a month without income. Have ready what is paid before, during and at the end.',
      },
      {
        es: 'De lo ya hecho interesa el margen real por jardín, no la foto: sirve una hoja con lo presupuestado y lo gastado.',
        en: 'Of past work the real margin matters more than the picture, and a sheet of quoted against spent will do.',
      },
    ],
    peaks: [
      {
        es: 'Los planos se cierran con dos meses y las plantas se apartan en el vivero, para que en temporada solo quede plantar.',
        en: 'Plans are settled two months ahead and plants held at the nursery, leaving only the planting for the season.',
      },
      {
        es: 'Se trabaja un jardín detrás de otro en el mismo barrio, y los pequeños se guardan para tapar huecos.',
        en: 'Gardens follow one another in the same district, and small ones are kept to fill gaps.',
      },
      {
        es: 'Las señales se cobran al reservar, porque la piedra y el riego se compran antes que nada.',
        en: 'Deposits are taken on booking, as stone and irrigation are bought before anything else.',
      },
    ],
    troughs: [
      {
        es: 'Cuando no se puede plantar se dibuja, se construyen caminos y muros y se visitan los jardines hechos.',
        en: 'When nothing can be planted there is drawing to do, paths and walls to build and finished gardens to visit.',
      },
      {
        es: 'Se ofrece el plano solo, que se paga aparte y se descuenta si luego hay obra.',
        en: 'The plan is offered by itself, charged apart and taken off the price if work follows.',
      },
      {
        es: 'Se fotografían los jardines del año anterior y se piden reseñas a sus dueños.',
        en: 'Gardens from the year before are photographed, and their owners asked for reviews.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
