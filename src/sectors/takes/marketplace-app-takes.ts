import type { PackTakes } from '../pack-takes.ts';

export const marketplaceAppTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Es sábado, algo hace falta para el lunes y el buscador devuelve diez directorios con los mismos nombres copiados. La mitad de los teléfonos ya no existe; la otra mitad contesta que eso lo dejaron hace tiempo.',
        en: 'It is Saturday, something is needed by Monday, and the search brings up ten directories with the same names copied across. Half the numbers are dead; the other half say they gave that up long ago.',
      },
      stakes: {
        es: 'El fin de semana se va en llamadas y se paga a lo primero que dijo que sí, sin referencias y sin precio escrito.',
        en: 'The weekend goes on telephone calls, and the money goes to the first to say yes, with no references and no price in writing.',
      },
    },
    {
      scene: {
        es: 'Quien ofrece ha pagado por figurar en un escaparate de internet y espera. En un mes llegan dos mensajes: uno pide rebaja y el otro no vuelve a escribir. En el mismo barrio, alguien desiste porque no encuentra.',
        en: 'Somebody with something to offer has paid to be listed online and waits. Two messages come in a month; one wants a discount and the other never writes again. In the same district someone gives up looking.',
      },
      stakes: {
        es: 'Lo que podía dar un ingreso se da por perdido, y los dos lados concluyen que en su ciudad no hay mercado.',
        en: 'What might have earned something is written off, and both sides conclude that there is no market in their town.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Acaba de llegar a una ciudad donde no conoce a nadie. Quiere saber en quién confiar para algo que cuesta poco y no merece más de una tarde.',
        en: 'Somebody just arrived in a city where they know nobody. They want to know whom to trust over a thing that costs little and deserves no more than an afternoon.',
      },
      obstacle: {
        es: 'Las opiniones son anónimas, todas de cinco estrellas y escritas la misma semana.',
        en: 'The reviews are anonymous, all of them five stars and written in the same week.',
      },
      hurt: {
        es: 'Después del primer chasco se deja de probar y se vuelve a pagar lo nuevo, lo caro o lo que está lejos.',
        en: 'After one let-down they stop trying and go back to paying for whatever is new, expensive or far away.',
      },
    },
    {
      wish: {
        es: 'Tiene algo que ofrecer y un trabajo que le ocupa el día. Quiere que el acuerdo se haga sin estar delante.',
        en: 'Somebody with something to offer and a job that fills the day. The wish is for the arranging to happen without them.',
      },
      obstacle: {
        es: 'Contestar, regatear, quedar y comprobar el pago lleva más rato de lo que vale el trato.',
        en: 'Answering, haggling, meeting and checking the payment take more time than the deal is worth.',
      },
      hurt: {
        es: 'A la tercera cita a la que no se presenta nadie retira el anuncio, y con él se va lo que otra persona buscaba.',
        en: 'After the third appointment nobody keeps, the advert comes down, and with it goes what another person was looking for.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'diez directorios copiados y teléfonos que ya no existen',
        en: 'ten copied directories and numbers that no longer exist',
      },
      after: { es: 'una respuesta con precio, fecha y cara', en: 'an answer with a price, a date and a face to it' },
    },
    {
      before: { es: 'tres citas a las que no se presentó nadie', en: 'three appointments that nobody kept' },
      after: { es: 'una reserva pagada antes de salir de casa', en: 'a booking paid for before anyone leaves home' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por transacción no incluye los mensajes atendidos a mano ni los cupones de bienvenida que se usan una vez',
      en: 'the cost per transaction does not include messages answered by hand or welcome vouchers used once and never again',
    },
    {
      es: 'al coste por transacción le falta el trato anulado, por el que la pasarela cobra igual, y el servidor que pide crecer',
      en: 'the cost per transaction lacks the cancelled deal, for which the gateway charges anyway, and the server growth will need',
    },
  ],
  rivalTests: [
    {
      es: 'Darse de alta en la plataforma rival del lado que ofrece, contar los pasos hasta la primera propuesta y mirar qué parte se queda de cada cobro.',
      en: 'Sign up on the supply side of the rival platform, count the steps to the first proposal and see what share it keeps of each payment.',
    },
    {
      es: 'Hablar con diez personas que ya la usan, cinco de cada lado, y preguntar por el último trato que salió mal y quién lo arregló.',
      en: 'Talk to ten people already using the rival, five from each side, and ask about the last deal that went wrong and who put it right.',
    },
  ],
  steps: [
    {
      es: [
        'Di qué necesitas, dónde y para cuándo',
        'Compara dos o tres respuestas con precio y opiniones',
        'Paga dentro y valora al terminar',
      ],
      en: [
        'Say what you need, where and by when',
        'Compare two or three answers with prices and reviews',
        'Pay inside and rate it when it is over',
      ],
    },
    {
      es: ['Demuestra una vez quién eres', 'Reserva con el dinero retenido', 'Avisa si algo no cuadra y habla con una persona'],
      en: ['Prove once who you are', 'Book with the money on hold', 'Say if something is wrong and speak to a person'],
    },
  ],
  proofs: [
    {
      es: 'treinta personas apuntadas por escrito en el lado que ofrece y diez del otro que ya pagaron la comisión',
      en: 'thirty people signed up in writing on the supply side and ten on the other who have already paid the fee',
    },
    {
      es: 'el registro de cien peticiones, con las que se cerraron, las que no y el motivo que dio cada parte',
      en: 'a log of a hundred requests, with those that closed, those that did not and the reason each side gave',
    },
  ],
  strains: [
    {
      es: 'La primera disputa llega un domingo por la noche y la atiende quien programa: cada hora de mediar entre dos desconocidos se quita de lo que la habría evitado.',
      en: 'The first dispute comes on a Sunday night and is handled by whoever writes the code; each hour spent between two strangers is taken from the work that would have prevented it.',
    },
    {
      es: 'Un lado pide comisión baja y el otro pide garantías, y con un equipo de dos personas solo se puede contentar a uno cada mes.',
      en: 'One side wants a low commission and the other wants guarantees, and a team of two can please only one of them in any month.',
    },
  ],
  risks: [
    {
      risk: { es: 'las reseñas se falsean', en: 'reviews are faked' },
      hits: 'sales',
      trigger: {
        es: 'diez valoraciones iguales en un día o entre los mismos dos perfiles',
        en: 'ten matching ratings in a day, or between the same two profiles',
      },
      response: {
        es: 'solo opina quien ha pagado un trato, y las dudosas las lee una persona',
        en: 'nobody rates without having paid for a deal, and doubtful reviews are read by a person',
      },
    },
    {
      risk: { es: 'el proveedor de pagos congela la cuenta', en: 'the payment provider freezes the account' },
      hits: 'late',
      trigger: {
        es: 'contracargos cerca del tope del contrato o una petición de documentos sin contestar',
        en: 'chargebacks close to the contract’s limit, or a request for documents left unanswered',
      },
      response: {
        es: 'segundo proveedor ya conectado, expediente de cada alta y dinero ajeno siempre aparte',
        en: 'a second provider already connected, a file on every sign-up and other people’s money always apart',
      },
    },
  ],
  bankAsks: [
    {
      es: 'A quien ha visto pasar otras plataformas no le dicen nada las descargas: se pregunta cuántos repiten sin anuncio de por medio, y se contesta con una tabla por mes de llegada.',
      en: 'Downloads mean little to a lender who has watched other platforms go by; the question is how many return with no advert involved, and the answer is a table by month of arrival.',
    },
    {
      es: 'Querrá distinguir lo que pasa por la plataforma de lo que se queda en ella: conviene llevar el valor intermediado, la comisión y lo que resta tras pasarela y devoluciones.',
      en: 'What passes through the platform is one thing and what stays in it another; take the value handled, the commission and what remains after the gateway and refunds.',
    },
    {
      es: 'Un programa informático apenas avala, así que se pregunta cuántos meses se aguanta sin crecer: conviene llevar el saldo, el gasto fijo y el día en que se dejaría de gastar.',
      en: 'Software is hardly security, so the talk turns to how many months it can last without growth; take the balance, the fixed spending and the day on which spending would stop.',
    },
  ],
  peaks: [
    {
      es: 'Se refuerza barrio por barrio el lado que ofrece, porque una petición que queda sin respuesta en plena demanda no se repite.',
      en: 'The supply side is built up district by district, because a request left hanging when demand is high is not made twice.',
    },
    {
      es: 'La aplicación deja de cambiar dos semanas antes y se ensaya con el doble de tratos de un día corriente, devoluciones incluidas.',
      en: 'Changes to the app stop a fortnight beforehand, and it is rehearsed on twice an ordinary day’s deals, refunds and all.',
    },
    {
      es: 'Se fijan turnos de atención para tardes y fines de semana, con respuesta escrita para las diez quejas que más se repiten.',
      en: 'Support shifts are set for evenings and weekends, with written replies to the ten complaints that come up most.',
    },
  ],
  troughs: [
    {
      es: 'Se llama a quienes dejaron de usarla, veinte de cada lado, y se arregla lo que más veces salga en la conversación.',
      en: 'People who stopped using it are telephoned, twenty from each side, and whatever comes up most often is mended.',
    },
    {
      es: 'Se apaga la publicidad que solo trae curiosos y ese tiempo se emplea en dar de alta la oferta del barrio siguiente.',
      en: 'Advertising that brings nothing but the curious is switched off, and the time goes into signing up supply in the next district.',
    },
    {
      es: 'Se toca lo delicado, que es la pasarela, la verificación y las pantallas que nadie se atrevía a cambiar con gente dentro.',
      en: 'The delicate parts get their turn: the gateway, the identity checks and the screens nobody dared alter with people inside.',
    },
  ],
};
