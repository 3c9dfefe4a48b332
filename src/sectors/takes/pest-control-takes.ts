import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const pestControlTakes = {
  pest_control: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El piso alquilado tenía buena luz y, al tercer día, picaduras en fila. El casero dice que no es cosa suya y el colchón está recién comprado.',
          en: 'The rented flat had good light and, on the third day, bites in a row. The landlord says it is none of his business, and the mattress is new.',
        },
        stakes: {
          es: 'Se tira un colchón bueno y lo que picaba sigue en el cabecero.',
          en: 'A good mattress is thrown out, and whatever bit is still in the headboard.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La inspección entra un martes con la cocina en marcha y pide el libro de control. La última hoja lleva cinco meses en blanco.',
          en: 'The inspector walks in one Tuesday with the kitchen going and asks for the pest logbook. The last page has been blank for five months.',
        },
        stakes: {
          es: 'Una reseña con una foto del suelo pesa más que cien platos buenos.',
          en: 'One review with a picture of the floor weighs more than a hundred good dishes.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Tiene un bebé que gatea y no quiere veneno donde pone las manos.',
          en: 'A baby is crawling, and no poison is wanted where those hands go.',
        },
        obstacle: {
          es: 'Nadie le explica qué se aplica, dónde ni cuántas horas hay que salir.',
          en: 'Nobody says what is used, where, or how many hours they must stay out.',
        },
        hurt: {
          es: 'Barre migas a las once de la noche como si fuera culpa suya.',
          en: 'Crumbs are swept at eleven at night, as though it were their own fault.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un obrador y quiere las trampas revisadas antes de que llegue la harina.',
          en: 'Whoever runs the bakery wants the traps checked before the flour comes.',
        },
        obstacle: {
          es: 'La empresa de siempre firma la hoja desde la puerta.',
          en: 'The usual firm signs the sheet from the doorway.',
        },
        hurt: {
          es: 'Un saco mordido obliga a tirar los diez de su lado.',
          en: 'One gnawed sack means throwing out the ten beside it.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'dos botes vacíos bajo el fregadero', en: 'two empty cans under the sink' },
        after: { es: 'el origen encontrado, tapado y fotografiado', en: 'the source found, closed and photographed' },
      },
      {
        before: { es: 'un libro de control con hojas en blanco', en: 'a logbook with blank pages' },
        after: { es: 'una visita al mes firmada y lista para la inspección', en: 'a visit a month, signed and ready for inspection' },
      },
    ],
    costDoubts: [
      {
        es: 'las visitas de diagnóstico que no acaban en tratamiento gastan furgoneta, hora y paciencia',
        en: 'diagnostic visits that end in no treatment use up the van, an hour and patience',
      },
      {
        es: 'nadie apunta el producto abierto que caduca ni las trampas que se quedan en cada local',
        en: 'no one notes opened product past its date, nor the traps left behind in each shop',
      },
    ],
    rivalTests: [
      {
        es: 'Leer las veinte reseñas más bajas de la empresa más cara y contar cuántas hablan de la segunda visita.',
        en: 'Read the twenty lowest reviews of the dearest firm, and count those about the second visit.',
      },
      {
        es: 'Pedir a dos bares amigos su último parte y comparar lo que dice con lo que hay debajo de la barra.',
        en: 'Ask two bars you know for their last report, and compare it with what lies under the counter.',
      },
    ],
    steps: [
      {
        es: ['Llama y di qué ves y a qué hora', 'Recibe diagnóstico y precio en casa', 'Guarda el certificado con su fecha'],
        en: ['Call and say what you see, and when', 'Get a diagnosis and a price at home', 'Keep the dated certificate'],
      },
      {
        buyer: 'business',
        es: ['Enseña el plano del local', 'Firma una revisión al mes', 'Abre el libro cuando entre la inspección'],
        en: ['Show the plan of the premises', 'Sign for one check a month', 'Open the logbook when the inspector comes'],
      },
    ],
    proofs: [
      {
        es: 'diez revisiones sin rastro, con la fecha del tratamiento y la de la visita',
        en: 'ten clean checks, with the date of the treatment and of the visit',
      },
      {
        es: 'tres comunidades que renovaron, con el número de avisos antes y después',
        en: 'three buildings that renewed, with their calls before and after',
      },
    ],
    strains: [
      {
        es: 'Lo que ocupa el día son los trayectos: un aviso urgente al otro lado de la ciudad se lleva dos tratamientos cercanos.',
        en: 'Travel fills the day, and one urgent call across town costs two treatments nearby.',
      },
      {
        es: 'Hay trabajos que piden a dos personas y aparatos que solo hay uno, así que un tratamiento de calor para todo lo demás.',
        en: 'Some jobs need two people and there is a single heater, so one heat treatment stops everything else.',
      },
    ],
    risks: [
      {
        risk: { es: 'retiran del mercado el producto más usado', en: 'the product most used is withdrawn from sale' },
        hits: 'goods',
        trigger: { es: 'un aviso del fabricante o de la autoridad', en: 'one notice from the maker or the authority' },
        response: {
          es: 'dos métodos probados para cada plaga, poca reserva de cada envase y formación al día',
          en: 'two tried methods for each pest, little stock of each container and training kept up',
        },
      },
      {
        risk: { es: 'un invierno frío deja la agenda a la mitad', en: 'a cold winter halves the diary' },
        hits: 'sales',
        trigger: { es: 'un mes entero en que suena la mitad del teléfono', en: 'a whole month with half the usual calls' },
        response: {
          es: 'contratos mensuales de locales, sellado de huecos y roedores, que buscan calor',
          en: 'monthly contracts with shops, gap sealing and rodents, which come in from the cold',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Pedirá ver qué parte de las ventas se repite cada mes. Conviene llevar los contratos de locales y comunidades, con su fecha de fin.',
        en: 'How much of the sales comes back each month will be asked. Bring the contracts with shops and buildings, with the date each ends.',
      },
      {
        es: 'El carné y el registro son lo primero que mirará, porque sin ellos no se puede aplicar nada.',
        en: 'The certificate and the registration will be looked at first, as without them nothing may be applied.',
      },
      {
        es: 'Querrá saber cuántas revisiones salieron con rastro, que es lo que de verdad cuesta la garantía.',
        en: 'Expect to be asked how many checks found signs, since that is what the guarantee really costs.',
      },
    ],
    peaks: [
      {
        es: 'Antes del calor se visitan los locales con contrato y se dejan las trampas puestas, para que el verano sea de avisos nuevos.',
        en: 'Before the heat the shops under contract are visited and traps set, leaving the summer for new calls.',
      },
      {
        es: 'Se guardan dos huecos al día para urgencias, con recargo dicho por teléfono.',
        en: 'Two gaps a day are kept for urgent calls, at a surcharge stated over the phone.',
      },
      {
        es: 'Los cebos se piden con un mes y se revisa la furgoneta mientras aún sobra tiempo.',
        en: 'Baits are ordered a month ahead, and the van is serviced while there is time.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrece sellar huecos y revisar trasteros, que es cuando entran los roedores.',
        en: 'Gap sealing and checks of storerooms are offered, as that is when rodents move in.',
      },
      {
        es: 'Se llama a los administradores de fincas antes de que cierren el presupuesto del año.',
        en: 'Building managers are called before they close the year’s budget.',
      },
      {
        es: 'Se renueva el carné, se ordena el almacén y se ponen al día las fichas de producto.',
        en: 'Certificates are renewed, the store is put in order and product sheets brought up to date.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
