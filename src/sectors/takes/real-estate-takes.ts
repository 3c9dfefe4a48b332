import type { PackTakes } from '../pack-takes.ts';

export const realEstateTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Ha aparecido la casa grande, y para pagarla hay que vender antes la pequeña. El banco da diez semanas; el anuncio lleva tres, con fotos torcidas hechas desde la puerta, y solo llaman otras agencias.',
        en: 'The bigger house has turned up, and the smaller one must be sold to pay for it. The bank allows ten weeks; the advert has used three of them, with crooked photographs taken from the doorway, and the only callers are other agencies.',
      },
      stakes: {
        es: 'Si la firma no llega a tiempo, en la misma semana se pierde la señal de una casa y se malvende la otra.',
        en: 'If no signature comes in time, the deposit on one home is lost and the other goes cheap within the same week.',
      },
    },
    {
      scene: {
        es: 'En la tercera visita de la tarde alguien abre los armarios, pregunta si arriba hacen ruido y se va sin dar el apellido. Quien vende ha limpiado cuatro veces esta semana y no sabe si esa persona podía pagar.',
        en: 'On the third viewing of the evening somebody opens the cupboards, asks whether it is noisy upstairs and leaves without giving a surname. The owner has cleaned four times this week and cannot tell whether that person could pay.',
      },
      stakes: {
        es: 'Por la casa pasan curiosos, y la familia que iba en serio firma en la calle de al lado.',
        en: 'The curious troop through the rooms while the family that meant it signs in the next street.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Se muda por trabajo y deja atrás un piso con hipoteca. Quiere venderlo sin cruzar el país cada fin de semana.',
        en: 'Somebody moved by work who leaves behind a flat with a mortgage on it. They want it sold without crossing the country every weekend.',
      },
      obstacle: {
        es: 'La agencia que tiene las llaves no llama, y el portal manda un correo automático con el número de clics.',
        en: 'The agency with the keys does not ring, and the portal sends an automatic email counting clicks.',
      },
      hurt: {
        es: 'El alquiler de una ciudad y la cuota de la otra salen de la misma nómina, y llega un mes en que se firma lo que sea.',
        en: 'Rent in one city and a mortgage in the other come out of the same pay, until there comes a month when any offer gets signed.',
      },
    },
    {
      wish: {
        es: 'Reparte una casa después de una separación. Necesita a alguien que diga lo mismo a las dos partes.',
        en: 'Somebody dividing a home after a separation. What they need is a person who tells both sides the same thing.',
      },
      obstacle: {
        es: 'Cada parte trae su tasación y su primo abogado, y en la primera visita ya se nota la grieta.',
        en: 'Each side brings a valuation and a cousin who knows the law, and viewers notice the crack on their first visit.',
      },
      hurt: {
        es: 'La oferta buena caduca mientras se discute por un sofá.',
        en: 'The good offer lapses while they argue over a sofa.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'fotos torcidas y cuatro limpiezas para curiosos',
        en: 'crooked photographs and four rounds of cleaning for the curious',
      },
      after: {
        es: 'pocas visitas, todas con apellido y con el banco consultado',
        en: 'few viewings, each with a surname and a bank already asked',
      },
    },
    {
      before: { es: 'las llaves en una agencia que no llama', en: 'the keys with an agency that never rings' },
      after: { es: 'una llamada con día fijo, haya oferta o no la haya', en: 'a call on a set day, whether or not there is an offer' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por operación no suma los certificados adelantados, las llaves copiadas ni los meses de portal de lo que no sale',
      en: 'the cost per sale does not add certificates paid up front, keys copied or months on the portal for what never goes',
    },
    {
      es: 'del coste por operación se cae la parte de la agencia que trae al comprador y la mañana perdida en la notaría',
      en: 'out of the cost per sale fall the share of the agency that brings the buyer and the morning lost at completion',
    },
  ],
  rivalTests: [
    {
      es: 'Guardar durante ocho semanas los anuncios del rival en las calles de la zona: cuáles bajan, cuáles desaparecen y cuánto tarda el cartel en irse del balcón.',
      en: 'Save the rival’s adverts in your streets for eight weeks: which come down in price, which vanish and how long the board stays on the balcony.',
    },
    {
      es: 'Escribir un sábado por la tarde a dos anuncios suyos como quien quiere comprar, y medir cuánto tardan, qué preguntan y si la dirección era la verdadera.',
      en: 'Write on a Saturday afternoon to two of its adverts as if to buy, and time the reply, what is asked and whether the address was the true one.',
    },
  ],
  steps: [
    {
      es: [
        'Di cuánto necesitas y para cuándo',
        'Compara tu casa con lo vendido cerca',
        'Deja las llaves y recibe solo a quien puede pagar',
      ],
      en: [
        'Say how much you need and by when',
        'Set your home against what sold nearby',
        'Leave the keys and let in only those who can pay',
      ],
    },
    {
      es: [
        'Pide una valoración por escrito sin firmar nada',
        'Decide qué se arregla antes de las fotos',
        'Contesta a cada oferta con los papeles delante',
      ],
      en: [
        'Ask for a written valuation and sign nothing',
        'Decide what to mend before the photographs',
        'Answer each offer with the papers in front of you',
      ],
    },
  ],
  proofs: [
    {
      es: 'cinco propietarios que acepten una llamada para contar cuántas visitas hubo y cuánto se rebajó',
      en: 'five owners who will take a call and say how many viewings there were and how far the price came down',
    },
    {
      es: 'una carpeta con todos los encargos del último año, también los que no salieron, y la razón de cada uno',
      en: 'a folder with every listing of the past year, those that never sold included, and the reason for each',
    },
  ],
  strains: [
    {
      es: 'Un encargo se gana en una tarde y se cobra al cabo de meses; por el camino salen fotos, portales y kilómetros y no entra nada.',
      en: 'A listing is won in an afternoon and paid for months later; along the way photographs, portals and mileage go out and nothing comes in.',
    },
    {
      es: 'Quien busca propietarios es también quien acompaña compradores: con la agenda llena de visitas, el dueño que dudaba firma con otra agencia.',
      en: 'The person who finds owners is the one who shows buyers round, and with a diary full of viewings the owner who was wavering signs elsewhere.',
    },
  ],
  risks: [
    {
      risk: { es: 'sale un defecto después de la firma', en: 'a defect comes to light after signing' },
      hits: 'policy',
      trigger: {
        es: 'una mancha recién pintada, una obra sin papeles o un recibo que no se enseña',
        en: 'a stain freshly painted over, building work without papers or a bill nobody will show',
      },
      response: {
        es: 'registro, deudas y cuestionario firmado por quien vende antes de anunciar nada',
        en: 'title, debts and a questionnaire signed by the seller before anything is advertised',
      },
    },
    {
      risk: { es: 'los portales encarecen la cuota', en: 'the portals put up their charges' },
      hits: 'costs',
      trigger: { es: 'una renovación con menos anuncios por el mismo dinero', en: 'a renewal with fewer adverts for the same money' },
      response: {
        es: 'lista propia de compradores y cartel en el balcón de cada encargo',
        en: 'a buyers’ list of the agency’s own and a board on every balcony',
      },
    },
  ],
  bankAsks: [
    {
      es: 'El banco que presta en este ramo separa lo que entra todos los meses de lo que depende de una firma: conviene llevar las dos columnas y los contratos que sostienen la primera.',
      en: 'Lenders who know property firms separate what comes in every month from what hangs on a signature; take both columns and the contracts that hold up the first.',
    },
    {
      es: 'Preguntará por el dinero ajeno, porque por la oficina pasan señales, fianzas o cuotas de otros: conviene mostrar la cuenta aparte y quién puede firmar en ella.',
      en: 'Other people’s money comes up early, since deposits, rents or charges pass through the office; show the separate account and who may sign on it.',
    },
    {
      es: 'Una cartera de palabra no cuenta: conviene llevar los encargos o mandatos firmados, con la fecha en que acaban y los honorarios de cada uno.',
      en: 'A portfolio by word of mouth counts for nothing; take the signed instructions or mandates, with the date each one ends and the fee it carries.',
    },
  ],
  peaks: [
    {
      es: 'Los papeles que tardan, certificados, recibos o actas, se piden con antelación para que ningún expediente espere luego por uno.',
      en: 'Papers that take time, such as certificates, bills or minutes, are requested early so that no file waits for one later.',
    },
    {
      es: 'Las tardes se reparten por calles y no por orden de llamada, y una segunda persona tiene copia de llaves y de agenda.',
      en: 'Evenings are shared out by street and not in order of calling, and a second person holds copies of the keys and the diary.',
    },
    {
      es: 'Quien ayuda en el mes alto aprende antes el guion: qué se pregunta, qué se anota y qué no se promete por teléfono.',
      en: 'Whoever helps in the busy month learns the script beforehand: what to ask, what to write down and what is never promised by telephone.',
    },
  ],
  troughs: [
    {
      es: 'Se llama uno por uno a los propietarios conocidos sin nada que venderles, que es como se oyen los planes de cada casa.',
      en: 'Owners already known are rung one at a time with nothing to sell them, which is how each household’s plans come to be heard.',
    },
    {
      es: 'Se repasan los contratos que vencen, se ponen al día los honorarios y se da de baja la herramienta que no trajo una llamada.',
      en: 'Contracts coming to an end are looked over, fees are brought up to date and any tool that has not produced a single call is cancelled.',
    },
    {
      es: 'Con el teléfono callado se ordena el archivo, se piden reseñas y se recorren las calles donde la agencia aún no guarda llaves.',
      en: 'While the telephone is quiet the files get tidied, reviews are asked for and the streets are walked where the agency holds no keys yet.',
    },
  ],
};
