import type { PackTakes } from '../pack-takes.ts';

export const tourismLodgingTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Son las diez de la noche, el navegador dice que ya se ha llegado y delante solo hay una verja a oscuras. El código venía en un correo que acabó entre la publicidad, y el teléfono del anuncio salta al buzón.',
        en: 'It is ten at night, the navigator says this is it, and ahead there is only a gate in the dark. The code came in an email that ended up among the junk, and the number in the listing goes to voicemail.',
      },
      stakes: {
        es: 'El primer cuarto de hora decide el viaje, y el que empieza con una linterna y un buzón de voz se cuenta así durante años.',
        en: 'The first quarter of an hour settles the trip, and one that begins with a torch and a voicemail is told that way for years.',
      },
    },
    {
      scene: {
        es: 'Hay que juntar a ocho personas de tres ciudades, con un bebé y unas rodillas que no suben escaleras. Los filtros preguntan por la piscina y callan lo que importa: cuántos peldaños hay, dónde cabe la cuna y quién comparte baño.',
        en: 'Eight people from three towns have to be brought together, a baby and a pair of bad knees among them. The filters ask about a pool and leave out what matters: how many steps there are, where the cot goes and who shares a bathroom.',
      },
      stakes: {
        es: 'Lo que no se supo al reservar lo paga quien menos puede, en un sofá o al pie de la escalera mientras los demás suben.',
        en: 'What nobody knew on booking is paid for by whoever can least afford it, on a sofa or at the foot of the stairs while the rest go up.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Son treinta años en pareja y ninguna gana de fiesta. Quieren silencio, una cena cerca y nadie que cante.',
        en: 'Thirty years together and no wish for a party. They want quiet, a dinner nearby and nobody singing.',
      },
      obstacle: {
        es: 'Las páginas ordenan por descuento, y ninguna sabe ordenar por ruido.',
        en: 'The sites sort by discount, and none of them can sort by noise.',
      },
      hurt: {
        es: 'Acaban en una habitación correcta, y al mes siguiente nadie sabría decir qué colgaba de la pared.',
        en: 'They end up in a perfectly decent room, and a month later neither could say what hung on the wall.',
      },
    },
    {
      wish: {
        es: 'Viaja tres días por trabajo y ha añadido uno por su cuenta. Quiere ver algo que no sea una rotonda.',
        en: 'Three days away for work, with one more added at their own cost. The wish is to see something other than a roundabout.',
      },
      obstacle: {
        es: 'Los sitios con vistas exigen dos noches, y los que aceptan una dan a un aparcamiento.',
        en: 'The places with a view insist on two nights, and those that take one look over a car park.',
      },
      hurt: {
        es: 'El día libre se gasta entre un bufé y un centro comercial, y se vuelve con la sensación de no haber salido.',
        en: 'The free day goes between a buffet and a shopping centre, and the journey home feels like never having left.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'una verja a oscuras y un teléfono que salta al buzón', en: 'a gate in the dark and a call that goes to voicemail' },
      after: {
        es: 'una luz encendida, una puerta que abre y alguien que contesta si no',
        en: 'a light left on, a door that opens and somebody who answers if it does not',
      },
    },
    {
      before: {
        es: 'un filtro que pregunta por la piscina y calla las escaleras',
        en: 'a filter that asks about the pool and keeps quiet about the stairs',
      },
      after: {
        es: 'cada cama contada y cada peldaño dicho antes de pagar nada',
        en: 'every bed counted and every step mentioned before anything is paid',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por noche no recoge las sábanas retiradas por una mancha, las bombillas ni las llaves que se van en un bolsillo',
      en: 'the cost per night does not take in sheets lost to a stain, light bulbs or the keys that leave in a pocket',
    },
    {
      es: 'el coste por noche se calcula con todo lleno, y en los meses flojos cada noche carga con el doble de luz, limpieza y viajes',
      en: 'the cost per night is worked out with every bed taken, and in slow months each one carries twice the light, cleaning and trips',
    },
  ],
  rivalTests: [
    {
      es: 'Pedir por teléfono una noche suelta en plena temporada al alojamiento más parecido, y apuntar si la dan, a qué precio y si ofrecen otra fecha o cuelgan.',
      en: 'Ring the closest match and ask for a single night in high season, and note whether it is given, at what price and whether they offer another date or hang up.',
    },
    {
      es: 'Mirar cada lunes durante dos meses el calendario de los cinco sitios más cercanos y anotar qué noches se venden, con qué antelación y cuándo bajan el precio.',
      en: 'Every Monday for two months look at the calendars of the five nearest places, and note which nights are sold, how far ahead and when the price comes down.',
    },
  ],
  steps: [
    {
      es: ['Cuenta quién viene y qué necesita', 'Paga una señal con condiciones claras', 'Recibe la víspera cómo llegar y entrar'],
      en: ['Say who is coming and what they need', 'Pay a deposit on plain terms', 'Get the way there and the way in the evening before'],
    },
    {
      es: ['Elige las noches en el calendario', 'Lee qué se incluye y qué no', 'Escribe a qué hora llegas'],
      en: ['Choose your nights on the calendar', 'Read what is included and what is not', 'Write to say when you arrive'],
    },
  ],
  proofs: [
    {
      es: 'una noche dormida en cada rincón que se va a alquilar, con la lista de ruidos, luces y duchas que se corrigieron después',
      en: 'a night slept in every spot that will be let, with the list of noises, lights and showers put right afterwards',
    },
    {
      es: 'cinco reservas pagadas fuera de temporada, con el nombre de quien las hizo y cómo encontró el sitio',
      en: 'five paid bookings outside the season, with the guest’s name and how the place was found',
    },
  ],
  strains: [
    {
      es: 'Cada salida tarde empuja una entrada: una familia que recoge hasta las dos deja a la limpieza tres horas donde hacían falta cuatro.',
      en: 'Every late departure pushes an arrival; a family still packing at two leaves the cleaner three hours where four were needed.',
    },
    {
      es: 'Los mensajes llegan a cualquier hora y el portal puntúa lo que se tarda, así que quien cambia sábanas contesta con una mano sobre la clave del wifi.',
      en: 'Messages come at all hours and the booking site scores the delay, so whoever is changing sheets replies one-handed about the wifi password.',
    },
  ],
  risks: [
    {
      risk: { es: 'una tanda de reseñas malas', en: 'a run of poor reviews' },
      hits: 'sales',
      trigger: { es: 'dos notas bajas en un mes con la misma queja', en: 'two low scores in a month with the same complaint' },
      response: {
        es: 'revisión después de cada salida y respuesta pública con lo que se ha cambiado',
        en: 'an inspection after every departure and a public reply saying what has been changed',
      },
    },
    {
      risk: { es: 'un temporal o un corte de carretera vacía la semana', en: 'a storm or a closed road empties the week' },
      hits: 'week',
      trigger: {
        es: 'tres anulaciones en un día por el mismo aviso del tiempo',
        en: 'three cancellations in one day over the same weather warning',
      },
      response: {
        es: 'condiciones por tramos, cambio de fecha antes que devolución y seguro por noches perdidas',
        en: 'tiered terms, a new date before a refund and insurance for the nights lost',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Quien financia alojamientos pregunta primero por la licencia y después por las camas. Hay que llevar el registro concedido o la solicitud sellada, con las plazas que permite.',
      en: 'Whoever finances lodging asks about the licence first and the beds second. Bring the registration as granted, or the stamped application, with the number of places it allows.',
    },
    {
      es: 'La ocupación prevista se compara mes a mes con la de la comarca. Ayuda una hoja con las noches libres y vendidas de cinco vecinos, apuntadas por quien firma y no por un portal.',
      en: 'Forecast occupancy is set against the district’s, month by month. A sheet of nights free and sold at five neighbouring places helps, as long as the borrower kept it and not a portal.',
    },
    {
      es: 'Se pregunta con qué se pagará la cuota en los meses flojos, que el préstamo no se salta. Conviene llevar un calendario de caja con lo que se aparta en temporada y lo que cuesta tener cerrado.',
      en: 'They ask what will pay the instalment in the slack months, which the loan does not skip. Bring a cash calendar with what is set aside in season and what it costs to stay shut.',
    },
  ],
  peaks: [
    {
      es: 'La lavandería, el gas y lo que antes se agota se contratan con un mes de margen y precio firmado, porque en esas semanas toda la zona llama al mismo número.',
      en: 'Laundry, gas and whatever runs out soonest are contracted a month ahead at a signed price, because in those weeks the whole district rings the same number.',
    },
    {
      es: 'La estancia mínima y el hueco entre salidas y entradas se fijan antes de poner las fechas a la venta; después, cada excepción se paga en limpieza.',
      en: 'The minimum stay and the gap between departures and arrivals are fixed before the dates go on sale; after that, every exception is paid for in cleaning.',
    },
    {
      es: 'Se revisa lo que falla con todo ocupado, del agua caliente a los desagües y el cuadro eléctrico, y queda escrito a quién se llama y quién sustituye a quien limpia.',
      en: 'Whatever fails with every place taken is checked, from hot water to drains and fuse board, and it is set down who gets called and who stands in for the cleaner.',
    },
  ],
  troughs: [
    {
      es: 'Se calcula qué cuesta una noche abierta y por debajo de esa cuenta se cierra, con el agua cortada, una visita semanal y la fecha de reapertura ya publicada.',
      en: 'The cost of one open night is worked out and the doors shut below it, with the water off, a weekly visit and the reopening date already posted.',
    },
    {
      es: 'Se escribe a quienes ya durmieron allí con dos fechas concretas y un precio sin portal, porque quien conoce el sitio no necesita sol para volver.',
      en: 'Those who have slept there before are sent two definite dates and a price outside the portals, since people who know the place do not need sunshine to return.',
    },
    {
      es: 'Se pinta, se renueva lo gastado y se tacha la lista que dejó la temporada; de paso se hacen las fotos de la época que nadie enseña.',
      en: 'There is painting, worn things are replaced and the list the season left behind is crossed off; meanwhile photographs are taken of the time of year nobody shows.',
    },
  ],
};
