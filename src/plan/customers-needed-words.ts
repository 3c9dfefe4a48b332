// Why so many customers are needed, and what their number hangs on.
import type { Message } from './message.ts';

export const METHOD: Message = {
  id: 'mkt.method',
  variants: [
    {
      es: 'En lugar de partir de un mercado enorme y quedarse con un porcentaje, este plan cuenta hacia atrás. La previsión del primer año es de {{fig:units-y1*}} {{units}}, y para cumplirla tienen que existir estos clientes; la última columna supone que compra uno de cada {{fig:one-in}} posibles.',
      en: 'Most plans take a vast market and claim a sliver. This one counts backwards. The first year forecasts {{fig:units-y1*}} {{units}}, and these are the customers who have to exist for it; the last column supposes that one in {{fig:one-in}} of those within reach buys.',
    },
    {
      es: 'La pregunta útil no es cuánto mueve el sector, sino cuántos clientes con nombre y dirección hacen falta. Para llegar a {{fig:units-y1*}} {{units}} en el primer año serían estos, según lo que compre cada uno; la última columna supone que compra uno de cada {{fig:one-in}}.',
      en: 'The useful question is not what the sector turns over but how many customers, with a name and an address, are needed. To reach {{fig:units-y1*}} {{units}} in the first year it takes these, by what each of them brings; the last column supposes that one in {{fig:one-in}} buys.',
    },
    {
      es: 'Aquí no se reparte ningún mercado; se empieza por el final. Un primer año de {{fig:units-y1*}} {{units}} exige los clientes de la tabla, y la última columna cuenta que compra uno de cada {{fig:one-in}}.',
      en: 'No market is carved up here; the sum starts at the end. A first year of {{fig:units-y1*}} {{units}} demands the customers in the table, and the last column reckons that one in {{fig:one-in}} buys.',
    },
    {
      es: 'El tamaño del sector no paga facturas; las pagan clientes que se pueden contar. Vender {{fig:units-y1*}} {{units}} el primer año pide los de esta tabla y, en la última columna, todos a los que hay que llegar si compra uno de cada {{fig:one-in}}.',
      en: 'The size of the sector pays no bills; customers who can be counted do. Selling {{fig:units-y1*}} {{units}} in the first year takes those in this table and, in the last column, all who must be reached if one in {{fig:one-in}} buys.',
    },
    {
      es: 'La cuenta va de las ventas a las caras: {{fig:units-y1*}} {{units}} en un año son tantos clientes como dice cada fila, según lo que compre cada uno. A su derecha está el público que haría falta si solo compra uno de cada {{fig:one-in}}.',
      en: 'The sum goes from sales to faces: {{fig:units-y1*}} {{units}} in a year are as many customers as each row says, by what each of them buys. To the right is the public it would take if only one in {{fig:one-in}} buys.',
    },
  ],
};

export const METHOD_RECURRING: Message = {
  id: 'mkt.method.recurring',
  variants: [
    {
      es: 'Aquí cada cliente paga todos los meses, de modo que la previsión es una cuenta de clientes que se quedan. Estos son los que tienen que estar activos; la última columna supone que se apunta una de cada {{fig:one-in}} a las que se llega.',
      en: 'Here each customer pays every month, so the forecast is a count of those who stay. These must be active; the last column supposes that one in {{fig:one-in}} of those reached signs up.',
    },
    {
      es: 'Una cuota mensual solo vale lo que dura, así que la tabla cuenta cuántos clientes deben seguir pagando. Su última columna supone que, de cada {{fig:one-in}} que se enteran, se apunta una.',
      en: 'A monthly fee is worth only as long as it lasts, so the table counts how many must keep paying. Its last column supposes that, of every {{fig:one-in}} who hear of it, one signs up.',
    },
    {
      es: 'Lo que se prevé no son ventas sueltas, sino clientes que pagan cada mes. La tabla dice cuántos deben seguir activos y, al final, a cuántos hay que llegar si responde uno de cada {{fig:one-in}}.',
      en: 'What is forecast is not single sales but customers who pay each month. The table says how many must stay active and, at the end, how many have to be reached if one in {{fig:one-in}} responds.',
    },
    {
      es: 'La cuenta no es de ventas, sino de cuotas que siguen vivas. En la tabla está cuántas hacen falta mes a mes y, al lado, a cuántos hay que llegar si de cada {{fig:one-in}} se apunta uno.',
      en: 'The count is not of sales but of fees that stay alive. The table has how many it takes month by month and, beside them, how many must be reached if one in every {{fig:one-in}} signs up.',
    },
    {
      es: 'Quien paga una cuota se gana una vez y se conserva doce. Por eso la tabla cuenta clientes activos, y su última columna los que deberían enterarse si responde uno de cada {{fig:one-in}}.',
      en: 'Whoever pays a fee is won once and kept twelve times. So the table counts active customers, and its last column those who would have to hear of it if one in {{fig:one-in}} responds.',
    },
  ],
};

export const PER_DAY: Message = {
  id: 'mkt.per-day',
  when: ({ figures }) => Number(figures['units-day']?.value ?? 0) > 1,
  variants: [
    {
      es: 'Son {{fig:units-day*}} {{units}} por jornada, con {{fig:days-month*}} jornadas al mes.',
      en: 'That makes {{fig:units-day*}} {{units}} a day, at {{fig:days-month*}} working days a month.',
    },
    {
      es: 'Repartido en {{fig:days-month*}} jornadas al mes, el ritmo es de {{fig:units-day*}} {{units}} al día.',
      en: 'Spread over {{fig:days-month*}} working days a month, the pace is {{fig:units-day*}} {{units}} a day.',
    },
    {
      es: 'Cada jornada, de las {{fig:days-month*}} que tiene el mes, pide {{fig:units-day*}} {{units}}.',
      en: 'Every working day, of {{fig:days-month*}} in the month, calls for {{fig:units-day*}} {{units}}.',
    },
    {
      es: 'Dicho por jornadas, que son {{fig:days-month*}} al mes: {{fig:units-day*}} {{units}} en cada una.',
      en: 'Told by the working day, {{fig:days-month*}} of them in the month: {{fig:units-day*}} {{units}} in each.',
    },
    {
      es: 'Para llegar ahí hay que vender {{fig:units-day*}} {{units}} por día de trabajo, contando {{fig:days-month*}} al mes.',
      en: 'Getting there means selling {{fig:units-day*}} {{units}} each working day, at {{fig:days-month*}} a month.',
    },
  ],
};

export const STAYING: Message = {
  id: 'mkt.staying',
  variants: [
    {
      es: 'La cuenta ya incluye reponer a quien se va, y por eso se ganan más clientes de los que quedan. Preguntar por qué se marcha cada uno, el mismo día, vale más que cualquier anuncio.',
      en: 'The sums already include replacing those who leave, which is why more customers are won than remain. Asking each why they go, on the day they go, is worth more than any advertisement.',
    },
    {
      es: 'Las bajas están contadas: cada cliente que se marcha obliga a encontrar otro solo para quedarse igual. La pregunta que más ahorra se hace ese mismo día: por qué se va.',
      en: 'Departures are counted: each customer who goes means finding another just to stand still. The question that saves most is asked that same day: why they are leaving.',
    },
    {
      es: 'Que el total crezca depende también de quién se queda: las bajas que se suponen ya piden gente nueva todos los meses. Una llamada el día de cada despedida, para saber el motivo, rinde más que un anuncio.',
      en: 'Whether the total grows also depends on who stays: the departures supposed already call for new people every month. A call on the day of each goodbye, to learn the reason, does more than an advertisement.',
    },
    {
      es: 'Una parte de los nuevos solo tapa el hueco de los que se van, y la tabla ya lo cuenta así. De quien se despide interesa una cosa, el motivo, y se olvida al cabo de una semana: hay que pedirlo antes.',
      en: 'Some of the new ones only fill the gap of those who leave, and the table already counts it so. One thing matters in whoever says goodbye, the reason, and it is forgotten in a week: ask before then.',
    },
    {
      es: 'Ganar clientes no basta si se van por detrás al mismo paso, y estas cifras dan por hecho que algunos se irán. Retener a uno cuesta una conversación; reponerlo, todo lo que cuesta darse a conocer.',
      en: 'Winning customers is not enough if they leave at the same pace, and these figures take it that some will. Keeping one costs a conversation; replacing one costs all that getting known costs.',
    },
  ],
};

export const FREQUENCY: Message = {
  id: 'mkt.frequency',
  variants: [
    {
      es: 'Cuánto compra cada cliente en un año es el dato que más mueve esta tabla, y se aprende preguntando a los veinte primeros.',
      en: 'How much each customer buys in a year is what moves this table most, and asking the first twenty is how to learn it.',
    },
    {
      es: 'La tabla depende sobre todo de las compras que hace al año cada cliente: una pregunta a los veinte primeros la corrige.',
      en: 'The table depends above all on the purchases each customer makes in a year: one question to the first twenty corrects it.',
    },
    {
      es: 'Entre una fila y otra solo cambia la frecuencia, y nadie la sabe aún: conviene preguntarla a los veinte primeros clientes.',
      en: 'From one row to the next only the frequency changes, and nobody knows it yet: ask the first twenty customers.',
    },
    {
      es: 'Si cada cliente volviera una vez más al año, harían falta bastantes menos: apuntar la fecha de los veinte primeros dirá en qué fila se está.',
      en: 'If each customer came back once more in the year, far fewer would be needed: noting the dates of the first twenty will tell which row this is.',
    },
    {
      es: 'La fila buena no se elige, se mide, y basta una libreta con veinte clientes y los días en que compran.',
      en: 'The right row is not chosen but measured, and a notebook with twenty customers and the days they buy is enough.',
    },
  ],
};

/** A thing that each customer buys once, such as a licence or a wedding. */
export const ONCE_EACH: Message = {
  id: 'mkt.frequency.once',
  variants: [
    {
      es: 'Aquí nadie repite en el año: hacen falta tantos clientes como {{units}}, y cada uno que acaba contento es el camino más corto hasta el siguiente.',
      en: 'Here nobody comes back within the year: it takes as many customers as {{units}}, and each one left pleased is the shortest way to the next.',
    },
    {
      es: 'Cada cliente compra una sola vez, así que la cuenta no tiene atajos. Lo que la acorta es pedir, al terminar, el nombre de alguien que esté en lo mismo.',
      en: 'Each customer buys just once, so the sum has no short cuts. What shortens it is asking, at the end, for the name of somebody in the same position.',
    },
    {
      es: 'La tabla tiene una fila porque no hay segunda compra en el año: por cada una de estas ventas hay que encontrar a un cliente nuevo.',
      en: 'The table has one row because there is no second purchase within the year: for each of these sales a new customer has to be found.',
    },
    {
      es: 'De una venta no sale otra al mismo cliente dentro del año; sale, con suerte, de su recomendación, y esa hay que pedirla el día de la entrega.',
      en: 'One sale does not lead to another with the same customer within the year; with luck it leads to a recommendation, and that has to be asked for on the day of delivery.',
    },
  ],
};

export const FREQUENCY_SAID: Message = {
  id: 'mkt.frequency.said',
  variants: [
    {
      es: 'La fila en negrita sale de lo que se dijo en la entrevista, {{fig:uses-sometimes*}} compras al año por cliente; las otras enseñan cuánto cambia la cuenta con más o con menos.',
      en: 'The row in bold follows from what was said in the interview, {{fig:uses-sometimes*}} purchases a year from each customer; the others show how the sum moves with more or fewer.',
    },
    {
      es: 'En la entrevista se habló de clientes que compran {{fig:uses-sometimes*}} veces al año: es la fila en negrita. Veinte clientes con su fecha apuntada dirán si la cuenta va por ahí o por otra fila.',
      en: 'The interview spoke of customers who buy {{fig:uses-sometimes*}} times a year: that is the row in bold. Twenty customers with the date noted will tell whether the sum runs there or on another row.',
    },
    {
      es: 'Con las {{fig:uses-sometimes*}} compras al año que se contaron, la fila que vale es la marcada en negrita; las demás son lo que pasaría si la costumbre fuera otra.',
      en: 'At the {{fig:uses-sometimes*}} purchases a year that were told, the row that counts is the one in bold; the rest is what would happen if the habit were another.',
    },
    {
      es: 'En negrita, lo que se contó: {{fig:uses-sometimes*}} compras por cliente al año. Las filas de arriba y de abajo sirven para ver qué pasa si vienen más o si vienen menos.',
      en: 'In bold, what was told: {{fig:uses-sometimes*}} purchases from each customer a year. The rows above and below show what happens if they come more or if they come less.',
    },
    {
      es: 'El dato de la entrevista son {{fig:uses-sometimes*}} compras al año, y manda la fila en negrita. Se comprueba pronto: basta ver cuándo repiten los primeros.',
      en: 'The figure from the interview is {{fig:uses-sometimes*}} purchases a year, and the row in bold rules. It is soon checked: see when the first ones come back.',
    },
  ],
};
