import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const repairShopTradeTakes = {
  bicycle_workshop: {
    scenes: [
      {
        scene: {
          es: 'La bici nueva cruje desde el segundo mes. En la gran superficie donde se compró hay que pedir cita por una aplicación, dejarla once días y firmar que el ruido es normal.',
          en: 'The new bike has creaked since its second month. The superstore that sold it wants a booking through an app, eleven days and a signature saying that the noise is normal.',
        },
        stakes: {
          es: 'Lo que no suena bien se deja de usar, y una bicicleta parada vale menos cada invierno.',
          en: 'What does not sound right stops being ridden, and a bicycle that stands still is worth less every winter.',
        },
      },
      {
        scene: {
          es: 'Un repartidor pincha a las nueve de la noche con dos pedidos en la mochila. Hasta mañana no abre nadie, y mañana tampoco se cobra lo de hoy.',
          en: 'A courier gets a puncture at nine at night with two orders on his back. Nobody opens until tomorrow, and tomorrow does not pay for today.',
        },
        stakes: {
          es: 'Para quien vive de pedalear, un día sin bici no es una molestia: es el alquiler.',
          en: 'For anyone who rides for a living, a day without wheels is not a nuisance but the rent.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'no descuenta la pieza que se monta, se prueba y resulta ser de otra medida, ni el rato de explicarlo',
        en: 'it does not take off the part fitted, tried and found to be another size, or the time spent explaining it',
      },
      {
        es: 'el taller compra cubiertas de doce medidas para vender tres, y las otras nueve también se pagaron',
        en: 'the workshop stocks tyres in twelve sizes to sell three, and the other nine were paid for too',
      },
    ],
    strains: [
      {
        es: 'Hay dos caballetes: la tercera bici espera en el pasillo, y la cuarta ya no deja entrar a quien venía a comprar luces.',
        en: 'There are two repair stands; the third bike waits in the passage, and the fourth keeps out whoever came in for lights.',
      },
      {
        es: 'Un presupuesto sin contestar bloquea un gancho: la mitad del espacio lo ocupan bicis que nadie ha autorizado a tocar.',
        en: 'An estimate nobody has answered blocks a hook; half the room is taken by bikes that no one has yet agreed to have touched.',
      },
    ],
  },
  mobile_bicycle_repair: {
    costDoubts: [
      {
        es: 'la cuenta no incluye los minutos de buscar aparcamiento ni la vuelta a por la pieza que no iba a bordo',
        en: 'the minutes spent looking for a place to park are not in the sum, nor the trip back for the part that was not on board',
      },
      {
        es: 'se reparte la gasolina y no el desgaste: la furgoneta también se cambia, y la pagan estas salidas',
        en: 'fuel is shared out and wear is not; the van will be replaced one day, and these call-outs pay for that as well',
      },
    ],
    strains: [
      {
        es: 'El mapa pesa más que el reloj: dos averías en el mismo edificio son una tarde buena, y dos en barrios opuestos, media tarde al volante.',
        en: 'The map weighs more than the clock: two faults in one building make a good afternoon, and two at opposite ends of town half of one at the wheel.',
      },
      {
        es: 'Con lluvia nadie quiere la bici y con sol todos la quieren hoy; la furgoneta trabaja a rachas que nadie más nota.',
        en: 'In rain nobody wants the bike and in sunshine all want it today; the van works in gusts that no one else notices.',
      },
    ],
  },
  car_garage: {
    costDoubts: [
      {
        es: 'no recoge la hora de diagnóstico que no se cobró porque al final no era nada ni el aceite usado que hay que pagar por retirar',
        en: 'it leaves aside the diagnosis not charged because it was nothing after all, and the old oil that costs money to be taken away',
      },
      {
        es: 'falta la pieza que vino mal, se devolvió y tuvo el elevador ocupado dos días sin facturar',
        en: 'missing is the wrong part, sent back, that kept the lift busy for two days without a bill',
      },
    ],
    strains: [
      {
        es: 'El elevador es el cuello: un coche que espera recambio ahí arriba cuesta los tres que no subieron.',
        en: 'The lift is the neck of the bottle; a car waiting up there for a part costs the three that never went up.',
      },
      {
        es: 'Los lunes se llena el patio y los jueves se vacía: quien contesta al teléfono decide más que quien aprieta tuercas.',
        en: 'On Mondays the yard fills and by Thursday it is empty; whoever answers the phone decides more than whoever turns the spanner.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
