import type { PackTakes } from '../pack-takes.ts';

export const repairShopTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Sobre la mesa quedan un cable que no encaja, un tornillo de más y el intento de un domingo. Antes iba mal y ahora no va, y hay que contarle a alguien que se abrió con un cuchillo.',
        en: 'On the table lie a cable that fits nothing, one screw too many and the remains of a Sunday’s attempt. It used to work badly and now does not work, and somebody has to be told it was opened with a kitchen knife.',
      },
      stakes: {
        es: 'Cuanto más tarda en verlo quien sabe, más piezas se extravían y más barato parece uno nuevo.',
        en: 'The longer it waits for someone who knows, the more pieces go astray and the cheaper a new one looks.',
      },
    },
    {
      scene: {
        es: 'Lleva un mes en otro taller y cada semana falta lo mismo: una llamada del proveedor. El resguardo sigue en la cartera, doblado en cuatro, y ya nadie contesta a la primera.',
        en: 'It has been a month at another workshop, and each week they are waiting for the same call from a supplier. The receipt is still in the wallet, folded in four, and nobody answers at the first ring any more.',
      },
      stakes: {
        es: 'No tiene sentido comprar otro mientras aquel no vuelva, ni dar por perdido lo que alguien tiene a medio desmontar.',
        en: 'It makes no sense to buy another until that one comes back, or to give up on something that lies half dismantled elsewhere.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'La máquina de la que viven seis personas se ha parado un jueves. El fabricante abre una incidencia con un número, el técnico oficial está a medio día de coche, y el encargado busca en internet una pieza que ya no se hace.',
        en: 'The machine six people live off has stopped on a Thursday. The maker opens a ticket with a number, the official engineer is half a day’s drive away, and the foreman is searching the internet for a part that is no longer made.',
      },
      stakes: {
        es: 'Parada no gasta, pero se pagan seis jornales por mirarla, y el pedido lo entrega otro.',
        en: 'Standing still it uses nothing, yet six wages are paid to look at it, and somebody else delivers the order.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Trabaja con ello y cobra por día. Quiere una respuesta antes de comer: sí, no o cuánto.',
        en: 'Somebody who works with it and is paid by the day. They want an answer before lunch: yes, no or how much.',
      },
      obstacle: {
        es: 'Para oír un precio hay que dejarlo tres días, y no los tiene.',
        en: 'Hearing a price means leaving it for three days, which are not to be had.',
      },
      hurt: {
        es: 'Pide uno prestado, avisa de que llegará tarde y acaba contando cada hora por lo que deja de ganar.',
        en: 'Another is borrowed, apologies are sent for arriving late, and each hour comes to be counted in what it fails to earn.',
      },
    },
    {
      wish: {
        es: 'Le dijeron que tirara algo que todavía funciona a ratos. Quiere una segunda opinión de quien no tenga nada nuevo que vender.',
        en: 'The advice was to throw out something that still works now and then. The wish is for a second opinion from somebody with nothing new to sell.',
      },
      obstacle: {
        es: 'El diagnóstico se cobra y el consejo de un desconocido no, y el desconocido suena muy seguro.',
        en: 'A diagnosis is charged for and a stranger’s advice is not, and the stranger sounds very sure.',
      },
      hurt: {
        es: 'Se compra uno nuevo con mala conciencia, y el viejo se guarda para no reconocer el gasto.',
        en: 'A new one is bought with a bad conscience, and the old one is kept so as not to admit the expense.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un resguardo doblado en cuatro y ninguna fecha', en: 'a receipt folded in four and no date' },
      after: { es: 'el fallo explicado con la pieza vieja en la mano', en: 'the fault explained with the old part in hand' },
    },
    {
      before: { es: 'dos opiniones contrarias y un desconocido muy seguro', en: 'two contrary opinions and a stranger who sounds sure' },
      after: { es: 'un sí o un no, y el porqué por escrito', en: 'a yes or a no, and the reason in writing' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por trabajo se deja los tornillos, los limpiadores y las brocas, que salen de un cajón y no de ninguna factura',
      en: 'the cost per job skips screws, cleaners and drill bits, which come out of a drawer and go on nobody’s bill',
    },
    {
      es: 'el coste por trabajo no incluye lo que se repite en garantía ni el envío de la pieza pedida con urgencia',
      en: 'the cost per job does not include work redone under guarantee or carriage on the part ordered in a hurry',
    },
  ],
  rivalTests: [
    {
      es: 'Llevar a dos talleres algo con una avería ya conocida, y comparar qué encuentran, cuánto piden y si devuelven la pieza cambiada.',
      en: 'Take something with a fault you already know to two workshops, and compare what they find, what they ask and whether the replaced part is handed back.',
    },
    {
      es: 'Entrar en el taller rival un lunes y un viernes, mirar cuántos trabajos esperan con la etiqueta puesta y preguntar el plazo: la cola y la respuesta deberían coincidir.',
      en: 'Walk into the rival workshop on a Monday and again on a Friday, see how many tagged jobs are waiting and ask how long one would take; the queue and the answer ought to agree.',
    },
  ],
  steps: [
    {
      es: ['Tráelo como esté', 'Elige qué se repara con el precio delante', 'Pruébalo delante de quien lo arregló'],
      en: [
        'Bring it as it is, without apologies',
        'Choose between the minimum and the full job',
        'Try it out in front of whoever mended it',
      ],
    },
    {
      es: ['Pide hora por mensaje', 'Llévate un resguardo con precio y fecha', 'Recógelo con la garantía por escrito'],
      en: ['Ask for a slot by message', 'Take a receipt with price and date', 'Collect it with the guarantee in writing'],
    },
  ],
  proofs: [
    {
      es: 'treinta presupuestos guardados junto a su factura final, con la diferencia a la vista',
      en: 'thirty estimates filed beside their final bills, with the difference in plain sight',
    },
    {
      es: 'dos tiendas o empresas que hayan mandado tres trabajos de prueba y firmen en cuántos días volvieron',
      en: 'two shops or firms that have each sent three trial jobs and will sign for how many days they took',
    },
  ],
  strains: [
    {
      es: 'El mostrador interrumpe al banco: cada vez que suena la puerta se suelta la herramienta, y el trabajo de una hora acaba en dos.',
      en: 'The counter interrupts the bench; every time the door opens the tool goes down, and an hour’s work takes two.',
    },
    {
      es: 'Lo arreglado que nadie recoge se queda con la estantería, y al cabo de un trimestre falta sitio para lo que sí paga.',
      en: 'Finished work that nobody collects takes over the shelf, and after a quarter there is no room for the jobs that pay.',
    },
  ],
  risks: [
    {
      risk: { es: 'se cobran menos horas de las que se trabajan', en: 'fewer hours are charged than worked' },
      hits: 'margin',
      trigger: {
        es: 'la mitad de los trabajos de una semana por encima del tiempo presupuestado',
        en: 'half of a week’s jobs running over the time quoted',
      },
      response: {
        es: 'reloj en cada trabajo y tarifas corregidas cada trimestre',
        en: 'a clock on every job and rates corrected each quarter',
      },
    },
    {
      risk: { es: 'se daña o desaparece algo confiado al taller', en: 'something left in trust is damaged or goes missing' },
      hits: 'policy',
      trigger: {
        es: 'un objeto sin foto de entrada o sin etiqueta a la hora de cerrar',
        en: 'an item with no arrival photograph or no tag at closing time',
      },
      response: {
        es: 'fotos al recibirlo, llave para lo que pasa la noche y póliza que cubra lo ajeno',
        en: 'photographs on arrival, a lock on whatever stays overnight and a policy that covers other people’s property',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar un mes de partes con hora de entrada, de salida y de factura: quien conoce el oficio pregunta cuántas horas se cobran de las que se trabajan.',
      en: 'Take a month of job sheets with time in, time out and time billed: a lender who knows the trade asks how many of the hours worked are charged.',
    },
    {
      es: 'Hacer la lista de piezas y material por proveedor, con plazo de entrega, condiciones de devolución y qué se compra solo con el trabajo ya aceptado: se mira pronto cuánto dinero duerme en los cajones.',
      en: 'List parts and materials by supplier, with delivery times, terms of return and what is bought only once a job has been accepted: they soon look at how much money sleeps in the drawers.',
    },
    {
      es: 'Reunir en una carpeta la garantía por escrito, la póliza y el registro de la actividad: qué pasa cuando un arreglo falla se pregunta antes que el margen.',
      en: 'Put the written guarantee, the policy and the trade registration in one folder: what happens when a repair fails is asked before the margin.',
    },
  ],
  peaks: [
    {
      es: 'Las piezas y el material que más se repiten se compran por cajas un mes antes, y los trabajos largos se citan para después sin promesas a medias.',
      en: 'The parts and materials that recur are bought by the box a month before, and long jobs are booked for afterwards with no half promises.',
    },
    {
      es: 'Se escribe a quienes ya han venido para que se adelanten dos semanas, porque lo que entra antes no compite por el mismo hueco.',
      en: 'Past customers are written to and asked to come a fortnight sooner, since what arrives early does not compete for the same slot.',
    },
    {
      es: 'Se busca ayuda por horas para recibir, cobrar y entregar, de modo que quien repara no suelte la herramienta, y el plazo anunciado se alarga antes de que lo alarguen los retrasos.',
      en: 'Help by the hour is found for taking in, charging and handing over, so that whoever repairs can keep hold of the tools, and the advertised wait is lengthened before delays do it.',
    },
  ],
  troughs: [
    {
      es: 'Se terminan los trabajos atascados, se llama a quien dejó un presupuesto sin contestar y vuelve al proveedor lo que no se ha movido.',
      en: 'Stuck jobs are finished, those who left an estimate unanswered are rung, and whatever has not moved goes back to the supplier.',
    },
    {
      es: 'Se ofrece un repaso con fecha a comercios y empresas que tengan varias cosas iguales: un lote mediano ocupa las semanas que el público deja libres.',
      en: 'A dated overhaul is offered to shops and firms that own several of the same thing, and a middling batch fills the weeks the public leaves empty.',
    },
    {
      es: 'Se afila, se calibra y se ordena la herramienta, se escriben los pasos del arreglo que más se repitió y otra persona los prueba.',
      en: 'Tools are sharpened, calibrated and put in order, the steps of the commonest repair are written out, and somebody else tries them.',
    },
  ],
};
