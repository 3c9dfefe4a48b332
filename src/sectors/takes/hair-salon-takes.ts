import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const hairSalonTakes = {
  hair_salon: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La niña llora en cuanto ve el cepillo, y su madre tiene el mismo nudo que le hacían a ella. En el salón de enfrente proponen alisarla.',
          en: 'A girl cries at the sight of the brush, over the same knots that once made her mother cry. The salon opposite suggests straightening.',
        },
        stakes: { es: 'Se aprende muy pronto que lo propio es un problema.', en: 'One learns early that what is one’s own is a problem.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Un hotel recibe a diecisiete invitadas el sábado y la peluquería de siempre tiene dos sillones. La encargada ya ha llamado a cuatro sitios.',
          en: 'A hotel has seventeen bridal guests on Saturday, and the usual salon has two chairs. The manager has rung four others.',
        },
        stakes: {
          es: 'Lo que no resuelva antes del viernes saldrá en la reseña de la boda.',
          en: 'Whatever is not settled by Friday will be in the wedding’s review.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Está dejando el alisado y no reconoce lo que crece.',
          en: 'Straightening has been given up, and what grows in is a stranger.',
        },
        obstacle: { es: 'Le ofrecen cortar todo o volver a la plancha.', en: 'The offers are to cut it all off or return to the iron.' },
        hurt: {
          es: 'Lleva meses con pañuelo y dos texturas que no se hablan.',
          en: 'Months pass under a scarf, with two textures that do not speak.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Una productora necesita el mismo peinado tres mañanas seguidas, a las seis.',
          en: 'A film crew needs one hairstyle three mornings running, at six.',
        },
        obstacle: {
          es: 'Ningún salón abre tan temprano ni guarda fotos de continuidad.',
          en: 'No salon opens so early or keeps continuity pictures.',
        },
        hurt: {
          es: 'En pantalla la actriz envejece diez años entre dos puertas.',
          en: 'On screen the actress ages ten years between two doors.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'media melena tapada con una pinza', en: 'a bob hidden under a clip' },
        after: { es: 'el tono de la primera vez, repetido al gramo', en: 'the first shade again, to the gram' },
      },
      {
        before: { es: 'cinco botes medio llenos en la ducha', en: 'five half-used bottles in the shower' },
        after: { es: 'uno que funciona y una hoja que dice cada cuánto', en: 'one that works, and a card that says how often' },
      },
    ],
    costDoubts: [
      {
        es: 'quien llega veinte minutos tarde se lleva también los del cliente siguiente',
        en: 'whoever comes twenty minutes late takes those of the next client as well',
      },
      {
        es: 'el pelo largo y espeso gasta el doble de producto y suele cobrarse igual',
        en: 'long thick hair uses twice the product and is often charged the same',
      },
    ],
    rivalTests: [
      {
        es: 'Leer treinta reseñas de peluquerías del barrio y contar cuántas hablan del color, de la espera o de la cuenta final.',
        en: 'Read thirty reviews of local salons, and count those about colour, about waiting and about the bill.',
      },
      {
        es: 'Mirar un martes y un sábado cuántos sillones tienen a alguien dentro en los tres salones más cercanos.',
        en: 'Look in on a Tuesday and on a Saturday, and see how many chairs are taken in the three nearest salons.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué te hicieron la última vez', 'Prueba un mechón', 'Vete sabiendo peinarte en casa'],
        en: ['Say what was done last time', 'Try one strand', 'Leave knowing how to style it yourself'],
      },
      {
        buyer: 'business',
        es: ['Fija la fecha y cuántas cabezas', 'Haz una prueba con una', 'Recibe al equipo con sus secadores'],
        en: ['Set the date and how many heads', 'Try it out on one', 'Have the team arrive with its own dryers'],
      },
    ],
    proofs: [
      {
        es: 'la agenda de tres meses con visitas que se repiten, sin nombres y con semanas entre una y otra',
        en: 'three months of diary with repeat visits, nameless, and the weeks between them',
      },
      {
        es: 'ocho transiciones seguidas mes a mes, con lo que se cortó cada vez',
        en: 'eight heads growing out straightening, month after month, with what was cut each time',
      },
    ],
    strains: [
      {
        es: 'Las manos y las muñecas son el negocio: ocho horas de secador pasan factura antes que el alquiler.',
        en: 'Hands and wrists are the business, and eight hours of drying send their bill before the landlord does.',
      },
      {
        es: 'Hay dos lavacabezas para tres sillones, y a media tarde alguien espera con el tinte pasado de tiempo.',
        en: 'There are two basins to three chairs, and by mid-afternoon somebody waits with colour past its time.',
      },
    ],
    risks: [
      {
        risk: { es: 'la marca de color sube tarifa o cambia fórmula', en: 'the colour brand puts prices up or changes a formula' },
        hits: 'goods',
        trigger: { es: 'un tono que sale distinto con la misma receta', en: 'one shade that turns out different from the same recipe' },
        response: {
          es: 'dos marcas probadas, peso por mezcla y existencias de los seis tonos más pedidos',
          en: 'two brands tried, every mix weighed and stock of the six shades most asked for',
        },
      },
      {
        risk: { es: 'mechas de tres horas canceladas la misma mañana', en: 'three hours of highlights cancelled that morning' },
        hits: 'lost-sale',
        trigger: { es: 'dos sábados con hueco largo', en: 'two Saturdays with a long gap' },
        response: {
          es: 'señal en servicios de color, aviso automático la víspera y lista de quien quiere adelantar',
          en: 'a deposit on colour, a reminder the day before and a list of those who would come sooner',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se interesará por cuánta clientela vuelve sin que se la llame. Una agenda con seis semanas ya apuntadas convence más que la fachada.',
        en: 'How many come back unprompted will be of interest. A diary filled six weeks ahead persuades more than a shopfront.',
      },
      {
        es: 'Preguntará de quién son las clientas si una estilista se marcha. Hay que llevar el contrato y dónde se guardan las fichas.',
        en: 'Whose clients they are if a stylist leaves will be asked. Bring the contract and say where the records are kept.',
      },
      {
        es: 'Los sillones vacíos entre semana son su duda principal; se contesta con lo que se hará los martes.',
        en: 'Empty midweek chairs are the main doubt, met with what Tuesdays will be used for.',
      },
    ],
    peaks: [
      {
        es: 'Las citas de fiestas se abren un mes antes a quienes vienen todo el año, y el color pide señal.',
        en: 'Party dates open a month early to year-round clients, and colour takes a deposit.',
      },
      {
        es: 'Recogidos y secados se hacen en dos sillones aparte, para que el color no espere.',
        en: 'Updos and blow dries go to two chairs of their own, so that colour never waits.',
      },
      {
        es: 'Se pide color para ocho semanas y se contrata a quien lave, barra y reciba.',
        en: 'Colour is ordered for eight weeks, and somebody is hired to wash, sweep and greet.',
      },
    ],
    troughs: [
      {
        es: 'Se proponen tratamientos largos y cambios de tono, que en otros meses no caben en la agenda.',
        en: 'Long treatments and changes of shade are suggested, for which other months have no room.',
      },
      {
        es: 'Un martes al mes se enseña a peinarse en casa, gratis, con los productos que se venden.',
        en: 'One Tuesday a month people are taught to style at home, free, with the products on sale.',
      },
      {
        es: 'El equipo se forma, se afilan tijeras y se llama a quien no viene desde hace tres meses.',
        en: 'The team trains, scissors are sharpened, and whoever has not come for three months gets a call.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
