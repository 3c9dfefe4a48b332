import type { Concept } from './concept.ts';

export const logisticsConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'reparto de paquetes a domicilio',
    en: 'parcel delivery',
    clues: {
      es: ['paquetería', 'repartir paquetes', 'reparto paquetes', 'paquetes domicilio'],
      en: ['parcels', 'deliver parcels', 'parcel courier'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto para comercios',
    en: 'delivery for shops',
    clues: {
      es: ['reparto tiendas', 'reparto comercios', 'repartir comercios', 'pedidos tiendas'],
      en: ['delivery for shops', 'shop deliveries', 'deliver for shops'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto en bicicleta',
    en: 'bicycle delivery',
    clues: {
      es: ['reparto bici', 'repartir bici', 'ciclomensajería', 'ciclologística'],
      en: ['bike delivery', 'cycle courier', 'cargo bike delivery', 'bike courier'],
    },
  },
  {
    kind: 'offer',
    es: 'mensajería',
    en: 'courier runs',
    clues: {
      es: ['mensajería urgente', 'mensajero', 'paquete urgente', 'mensajeros'],
      en: ['courier', 'messenger', 'urgent courier', 'couriers'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto de comida',
    en: 'food delivery',
    clues: {
      es: ['repartir comida', 'reparto restaurantes', 'comida restaurantes'],
      en: ['restaurant delivery', 'meal delivery', 'deliver food', 'takeaway delivery'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto refrigerado',
    en: 'chilled delivery',
    clues: {
      es: ['transporte refrigerado', 'frío reparto', 'camión frigorífico', 'cadena frío'],
      en: ['refrigerated transport', 'chilled transport', 'cold chain', 'refrigerated van'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto de medicamentos',
    en: 'medicine delivery',
    clues: {
      es: ['reparto farmacia', 'medicinas domicilio', 'llevar medicinas'],
      en: ['pharmacy delivery', 'prescriptions delivered', 'deliver medicines'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto de muebles o electrodomésticos',
    en: 'furniture or appliance delivery',
    clues: {
      es: ['reparto muebles', 'entregar muebles', 'llevar electrodomésticos'],
      en: ['furniture delivery', 'deliver furniture', 'deliver appliances'],
    },
  },
  {
    kind: 'offer',
    es: 'montaje de muebles',
    en: 'furniture assembly',
    clues: { es: ['montamos muebles', 'montar muebles', 'desmontar montar muebles'], en: ['assemble furniture', 'furniture assembled'] },
  },
  {
    kind: 'offer',
    es: 'recogida de devoluciones',
    en: 'returns collection',
    clues: {
      es: ['recoger devoluciones', 'recogida devoluciones', 'logística inversa'],
      en: ['collect returns', 'reverse logistics', 'returns pick-up'],
    },
  },
  {
    kind: 'offer',
    es: 'taquillas de recogida',
    en: 'parcel lockers',
    clues: { es: ['taquillas paquetes', 'taquillas', 'punto recogida paquetes'], en: ['lockers', 'parcel locker', 'pick-up lockers'] },
  },
  {
    kind: 'offer',
    es: 'mudanzas',
    en: 'home removals',
    clues: {
      es: ['mudanza', 'mudanzas pisos', 'mudanzas casas'],
      en: ['house moves', 'moving company', 'flat moves', 'removals company', 'removal service', 'removals'],
    },
  },
  {
    kind: 'offer',
    es: 'mudanzas de oficinas',
    en: 'office moves',
    clues: {
      es: ['mudanza oficina', 'traslado oficinas', 'mudanzas empresas'],
      en: ['office removals', 'business moves', 'office relocation'],
    },
  },
  {
    kind: 'offer',
    es: 'mudanzas internacionales',
    en: 'international removals',
    clues: {
      es: ['mudanza internacional', 'mudanzas extranjero', 'mudanzas Europa'],
      en: ['overseas moves', 'moves abroad', 'international moves'],
    },
  },
  {
    kind: 'offer',
    es: 'portes sueltos',
    en: 'one-off van jobs',
    clues: {
      es: ['portes furgoneta', 'portes económicos', 'fletes', 'pequeños portes', 'furgoneta con conductor'],
      en: ['man and van', 'man with a van', 'van with driver'],
    },
  },
  {
    kind: 'offer',
    es: 'embalaje de muebles',
    en: 'furniture packing',
    clues: { es: ['embalar', 'embalaje muebles', 'cajas mudanza', 'embalamos'], en: ['packing service', 'pack boxes', 'moving boxes'] },
  },
  {
    kind: 'offer',
    es: 'guardamuebles',
    en: 'furniture storage',
    clues: {
      es: ['guardar muebles', 'almacenar muebles', 'bodegaje'],
      en: ['store furniture', 'storage for furniture', 'household storage'],
    },
  },
  {
    kind: 'offer',
    es: 'trasteros de alquiler',
    en: 'self-storage units',
    clues: { es: ['trasteros', 'trastero', 'minibodegas', 'alquiler trasteros'], en: ['self-storage', 'storage units', 'storage rooms'] },
  },
  {
    kind: 'offer',
    es: 'vaciado de pisos',
    en: 'flat clearances',
    clues: {
      es: ['vaciar pisos', 'vaciado casas', 'vaciar casas', 'retirada muebles'],
      en: ['house clearance', 'clearances', 'clear houses', 'junk removal'],
    },
  },
  {
    kind: 'offer',
    es: 'elevación de muebles por fachada',
    en: 'furniture hoisted by lift platform',
    clues: {
      es: ['elevador muebles', 'montamuebles', 'plataforma elevadora', 'grúa mudanza'],
      en: ['furniture hoist', 'hoist', 'exterior lift'],
    },
  },
  {
    kind: 'offer',
    es: 'taxi con reserva',
    en: 'pre-booked taxis',
    clues: { es: ['taxi', 'taxis', 'reservar taxi'], en: ['taxi', 'taxis', 'cabs', 'minicabs'] },
  },
  {
    kind: 'offer',
    es: 'coche con conductor',
    en: 'chauffeured cars',
    clues: { es: ['chófer', 'conductor privado', 'vtc', 'chofer'], en: ['chauffeur', 'private driver', 'private hire'] },
  },
  {
    kind: 'offer',
    es: 'traslados al aeropuerto',
    en: 'airport transfers',
    clues: { es: ['traslado aeropuerto', 'aeropuerto', 'llevar aeropuerto'], en: ['airport runs', 'airport transfer', 'airport taxi'] },
  },
  {
    kind: 'offer',
    es: 'traslados a consultas médicas',
    en: 'rides to medical appointments',
    clues: {
      es: ['llevar médico', 'traslados hospital', 'transporte médico', 'diálisis', 'traslados médico', 'traslado médico'],
      en: ['hospital transport', 'rides to doctor', 'patient transport'],
    },
  },
  {
    kind: 'offer',
    es: 'transporte adaptado',
    en: 'wheelchair-accessible transport',
    clues: {
      es: ['taxi adaptado', 'vehículo adaptado', 'furgoneta adaptada', 'euro taxi'],
      en: ['accessible taxi', 'wheelchair taxi', 'adapted vehicle'],
    },
  },
  {
    kind: 'offer',
    es: 'transporte escolar',
    en: 'school transport',
    clues: { es: ['ruta escolar', 'rutas escolares', 'llevar niños colegio'], en: ['school bus', 'school minibus', 'school transport'] },
  },
  {
    kind: 'offer',
    es: 'traslados para bodas',
    en: 'wedding cars',
    clues: {
      es: ['coche bodas', 'coche novios', 'autobús bodas', 'traslados bodas'],
      en: ['wedding car', 'wedding transport', 'wedding shuttle'],
    },
  },
  {
    kind: 'offer',
    es: 'excursiones con conductor',
    en: 'tours with a driver',
    clues: {
      es: ['excursiones turistas', 'rutas conductor', 'tours coche'],
      en: ['driver tours', 'day tours driver', 'sightseeing tours'],
    },
  },
  {
    kind: 'offer',
    es: 'portes de carga completa',
    en: 'full-load haulage',
    clues: { es: ['carga completa', 'camión completo', 'cargas completas'], en: ['full loads', 'full truckload', 'ftl'] },
  },
  {
    kind: 'offer',
    es: 'transporte de palés',
    en: 'pallet transport',
    clues: { es: ['palés', 'palets', 'pallets', 'tarimas carga'], en: ['pallets', 'pallet delivery', 'pallet network'] },
  },
  {
    kind: 'offer',
    es: 'grupaje de mercancías',
    en: 'groupage freight',
    clues: { es: ['grupaje', 'carga fraccionada', 'carga consolidada'], en: ['groupage', 'part loads', 'ltl', 'less than truckload'] },
  },
  {
    kind: 'offer',
    es: 'transporte por carretera',
    en: 'road haulage',
    clues: {
      es: ['transporte mercancías', 'camión transporte', 'transporte nacional', 'transporte camión'],
      en: ['haulage', 'freight', 'lorry transport'],
    },
  },
  {
    kind: 'offer',
    es: 'transporte de vehículos',
    en: 'vehicle transport',
    clues: { es: ['portacoches', 'transportar coches', 'llevar motos'], en: ['car transport', 'car transporter', 'move cars'] },
  },
  {
    kind: 'offer',
    es: 'transporte de obras de arte',
    en: 'fine-art transport',
    clues: {
      es: ['transporte arte', 'cuadros transporte', 'transporte pianos', 'mover pianos'],
      en: ['art transport', 'piano moving', 'move pianos'],
    },
  },
  {
    kind: 'offer',
    es: 'almacén con preparación de pedidos',
    en: 'warehousing with order picking',
    clues: {
      es: ['preparación pedidos', 'fulfillment', 'picking', 'almacenaje pedidos'],
      en: ['fulfilment', 'fulfillment', 'pick and pack', 'order picking'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega en franja horaria',
    en: 'delivery in a time slot',
    clues: {
      es: ['franja horaria', 'franjas hora', 'hora entrega concreta', 'franja entrega'],
      en: ['one-hour slot', 'delivery slot', 'time slot', 'delivery window'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega por la tarde',
    en: 'evening delivery',
    clues: {
      es: ['reparto tarde', 'entrega noche', 'reparto noche', 'entregas tarde'],
      en: ['evening deliveries', 'deliver evenings', 'night delivery'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega en el día',
    en: 'same-day delivery',
    clues: {
      es: ['entrega mismo día', 'reparto mismo día', 'llega hoy', 'entregas hoy'],
      en: ['same-day delivery', 'delivered today', 'delivered same day'],
    },
  },
  {
    kind: 'edge',
    es: 'seguimiento del paquete en el mapa',
    en: 'parcel tracking on a map',
    clues: {
      es: ['seguimiento paquete', 'seguimiento pedido', 'localizar envío', 'seguimiento mapa'],
      en: ['track parcel', 'live tracking', 'parcel tracking', 'tracking link'],
    },
  },
  {
    kind: 'edge',
    es: 'foto como prueba de entrega',
    en: 'photo proof of delivery',
    clues: {
      es: ['foto entrega', 'prueba entrega', 'firma entrega'],
      en: ['proof of delivery', 'photo delivery', 'delivery photo', 'photo proof'],
    },
  },
  {
    kind: 'edge',
    es: 'llamada antes de llegar',
    en: 'a call before arrival',
    clues: { es: ['llamamos antes', 'aviso antes llegar', 'avisamos llegada'], en: ['call ahead', 'text before arriving', 'call before'] },
  },
  {
    kind: 'edge',
    es: 'vehículos eléctricos',
    en: 'electric vehicles',
    clues: {
      es: ['furgoneta eléctrica', 'vehículos eléctricos', 'coche eléctrico', 'flota eléctrica'],
      en: ['electric van', 'electric vehicles', 'electric fleet', 'electric cars'],
    },
  },
  {
    kind: 'edge',
    es: 'acceso al centro restringido',
    en: 'access to the restricted centre',
    clues: {
      es: ['bajas emisiones', 'casco antiguo acceso', 'zona peatonal', 'calles estrechas'],
      en: ['low emission', 'pedestrian streets', 'narrow streets', 'clean air zone'],
    },
  },
  {
    kind: 'edge',
    es: 'mismo repartidor en cada barrio',
    en: 'one courier for each district',
    clues: { es: ['mismo repartidor', 'repartidor conoce', 'repartidores fijos'], en: ['same courier', 'same driver', 'know the courier'] },
  },
  {
    kind: 'edge',
    es: 'repartidores con contrato',
    en: 'couriers on proper contracts',
    clues: {
      es: ['repartidores contratados', 'repartidores contrato', 'repartidores nómina', 'sin falsos autónomos'],
      en: ['employed couriers', 'couriers payroll', 'fairly paid riders'],
    },
  },
  {
    kind: 'edge',
    es: 'precio de mudanza tras ver la casa',
    en: 'moving quotes after seeing the home',
    clues: {
      es: ['visita previa mudanza', 'ver casa antes', 'videollamada mudanza', 'inventario previo'],
      en: ['survey first', 'video survey', 'see home first', 'inventory first'],
    },
  },
  {
    kind: 'edge',
    es: 'inventario caja a caja',
    en: 'an inventory box by box',
    clues: {
      es: ['inventario firmado', 'inventario muebles', 'cajas numeradas', 'cajas rotuladas'],
      en: ['signed inventory', 'numbered boxes', 'labelled boxes'],
    },
  },
  {
    kind: 'edge',
    es: 'seguro de la carga incluido',
    en: 'cargo insurance included',
    clues: {
      es: ['seguro carga', 'carga asegurada', 'seguro mudanza'],
      en: ['cargo insurance', 'goods insured', 'insured loads', 'insured moves'],
    },
  },
  {
    kind: 'edge',
    es: 'desmontaje de muebles incluido',
    en: 'furniture dismantled as part of the job',
    clues: { es: ['desmontamos muebles', 'desmontaje montaje'], en: ['dismantle furniture', 'dismantling', 'take apart furniture'] },
  },
  {
    kind: 'edge',
    es: 'tarifa cerrada por trayecto',
    en: 'a fixed fare per ride',
    clues: {
      es: ['tarifa fija aeropuerto', 'precio cerrado aeropuerto', 'precio taxi cerrado'],
      en: ['fixed fare', 'flat fare airport', 'fixed airport price'],
    },
  },
  {
    kind: 'edge',
    es: 'vuelo vigilado por si se retrasa',
    en: 'flights watched for delays',
    clues: { es: ['seguimos vuelo', 'vuelo retrasado', 'control vuelo'], en: ['flight tracking', 'track flight', 'flight delays'] },
  },
  {
    kind: 'edge',
    es: 'mujeres al volante',
    en: 'women drivers',
    clues: {
      es: ['mujeres conductoras', 'taxista mujer', 'mujeres taxistas', 'conductoras mujeres'],
      en: ['female drivers', 'women at the wheel'],
    },
  },
  {
    kind: 'edge',
    es: 'sillas infantiles en el coche',
    en: 'child seats on board',
    clues: {
      es: ['silla infantil', 'sillita bebé', 'sillas niños', 'alzador'],
      en: ['child seats', 'child seat', 'baby seat', 'car seats'],
    },
  },
  {
    kind: 'edge',
    es: 'ayuda con el equipaje hasta la puerta',
    en: 'help with bags to the door',
    clues: {
      es: ['acompañamos puerta', 'ayudamos maletas', 'acompañamiento mayores'],
      en: ['help with bags', 'door-to-door help', 'carry bags'],
    },
  },
  {
    kind: 'edge',
    es: 'camión con plataforma',
    en: 'tail-lift lorries',
    clues: {
      es: ['trampilla elevadora', 'camión plataforma', 'camión trampilla', 'camión grúa'],
      en: ['tail-lift', 'tail lift', 'crane lorry'],
    },
  },
  {
    kind: 'edge',
    es: 'viajes de vuelta aprovechados',
    en: 'return loads put to use',
    clues: { es: ['retornos', 'viaje vuelta', 'carga de retorno'], en: ['return loads', 'backloads', 'empty runs filled'] },
  },
  {
    kind: 'edge',
    es: 'conexión con la tienda en línea',
    en: 'a link to the online shop',
    clues: {
      es: ['integración shopify', 'integración tienda online', 'conectamos tienda', 'api envíos'],
      en: ['shopify integration', 'store integration', 'shipping api'],
    },
  },
  {
    kind: 'edge',
    es: 'temperatura registrada',
    en: 'logged temperature',
    clues: {
      es: ['control temperatura', 'temperatura controlada', 'registro temperatura'],
      en: ['temperature controlled', 'temperature log', 'temperature monitored'],
    },
  },
  {
    kind: 'customer',
    es: 'tiendas en línea pequeñas',
    en: 'small online stores',
    clues: {
      es: ['tiendas online', 'tienda online', 'ecommerce pequeños', 'comercio electrónico'],
      en: ['online shops', 'online stores', 'ecommerce', 'web shops'],
    },
  },
  {
    kind: 'customer',
    es: 'comercios que quieren repartir',
    en: 'shops wanting to deliver',
    clues: {
      es: ['comercios reparto', 'tiendas reparto', 'comercios reparten', 'tiendas reparten'],
      en: ['shops that deliver', 'shops without drivers', 'local merchants'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes que reparten',
    en: 'restaurants that deliver',
    clues: {
      es: ['restaurantes reparto', 'restaurantes repartidores', 'dark kitchens'],
      en: ['restaurants delivering', 'restaurants without riders', 'dark kitchens'],
    },
  },
  {
    kind: 'customer',
    es: 'laboratorios clínicos',
    en: 'clinical laboratories',
    clues: { es: ['laboratorios', 'muestras laboratorio', 'laboratorios hospitales'], en: ['laboratories', 'lab samples', 'medical labs'] },
  },
  {
    kind: 'customer',
    es: 'farmacias',
    en: 'pharmacies',
    clues: { es: ['farmacias reparto', 'parafarmacias', 'boticas'], en: ['chemists', 'pharmacies delivering', 'drugstores'] },
  },
  {
    kind: 'customer',
    es: 'floristerías',
    en: 'florists',
    clues: { es: ['floristas', 'floristerías reparto'], en: ['flower shops', 'florists delivering'] },
  },
  {
    kind: 'customer',
    es: 'productores de alimentos',
    en: 'food producers',
    clues: { es: ['productores', 'productores locales', 'queserías', 'obradores'], en: ['producers', 'dairies', 'small food producers'] },
  },
  {
    kind: 'customer',
    es: 'familias que cambian de piso',
    en: 'families changing flats',
    clues: { es: ['familias mudan', 'familias mudanza', 'familias cambian casa'], en: ['families moving', 'families moving house'] },
  },
  {
    kind: 'customer',
    es: 'estudiantes que se mudan',
    en: 'students moving',
    clues: {
      es: ['estudiantes mudanza', 'estudiantes trasladan', 'estudiantes cambian piso'],
      en: ['students moving out', 'student moves'],
    },
  },
  {
    kind: 'customer',
    es: 'herederos que vacían un piso',
    en: 'heirs clearing a flat',
    clues: { es: ['herederos', 'herencias', 'vaciar piso padres'], en: ['heirs', 'inherited flats', 'estates to clear'] },
  },
  {
    kind: 'customer',
    es: 'pasajeros de avión',
    en: 'air passengers',
    clues: {
      es: ['viajeros aeropuerto', 'pasajeros aeropuerto', 'vuelos temprano'],
      en: ['airport passengers', 'flyers airport', 'early flights'],
    },
  },
  {
    kind: 'customer',
    es: 'pacientes en tratamiento',
    en: 'patients under treatment',
    clues: {
      es: ['pacientes diálisis', 'pacientes hospital', 'pacientes traslado'],
      en: ['dialysis patients', 'hospital patients', 'outpatients'],
    },
  },
  {
    kind: 'customer',
    es: 'personas mayores que ya no conducen',
    en: 'older people who no longer drive',
    clues: { es: ['mayores no conducen', 'no conducen', 'ya no conducen'], en: ['older non-drivers', 'no longer drive'] },
  },
  {
    kind: 'customer',
    es: 'colegios con rutas de autobús',
    en: 'schools with bus routes',
    clues: { es: ['colegios rutas', 'colegios excursiones', 'ampas ruta'], en: ['schools with buses', 'school outings'] },
  },
  {
    kind: 'customer',
    es: 'tiendas de muebles',
    en: 'furniture shops',
    clues: { es: ['mueblerías', 'tiendas muebles', 'tiendas electrodomésticos'], en: ['furniture stores', 'appliance shops'] },
  },
  {
    kind: 'customer',
    es: 'fábricas o almacenes',
    en: 'factories or warehouses',
    clues: {
      es: ['fábricas', 'fábricas expediciones', 'almacenes polígono', 'almacenes'],
      en: ['factories', 'factories dispatch', 'warehouses factories'],
    },
  },
  {
    kind: 'customer',
    es: 'exportadores de fruta',
    en: 'fruit exporters',
    clues: { es: ['cooperativas fruta', 'almacenes fruta', 'hortofrutícolas'], en: ['fruit growers', 'packhouses', 'vegetable exporters'] },
  },
  {
    kind: 'customer',
    es: 'obras que esperan material',
    en: 'building sites awaiting materials',
    clues: {
      es: ['materiales obra', 'almacenes construcción', 'material obra'],
      en: ['construction sites', 'building materials', 'builders merchants'],
    },
  },
  {
    kind: 'customer',
    es: 'transitarios',
    en: 'freight forwarders',
    clues: {
      es: ['operadores logísticos', 'agencias transporte', 'transitarias'],
      en: ['forwarders', 'logistics operators', 'freight agents'],
    },
  },
  {
    kind: 'pain',
    es: 'cosas que llegan rotas',
    en: 'things that arrive broken',
    clues: {
      es: ['rompen todo', 'lo rompen todo', 'llega roto', 'llegan rotos', 'llegan rotas', 'golpean los muebles'],
      en: ['break everything', 'arrives broken', 'arrive broken', 'arrived smashed', 'broken in transit', 'damaged in transit'],
    },
  },
  {
    kind: 'pain',
    es: 'paquetes que nunca llegan',
    en: 'parcels that never arrive',
    clues: {
      es: ['paquetes perdidos', 'paquete no llega', 'paquetes no llegan', 'se pierden paquetes'],
      en: ['lost parcels', 'missing parcels', 'parcels go missing'],
    },
  },
  {
    kind: 'pain',
    es: 'esperas en casa todo el día',
    en: 'a whole day waiting at home',
    clues: {
      es: ['esperar casa todo día', 'esperar repartidor', 'todo el día esperando'],
      en: ['waiting in all day', 'wait home all day', 'stay in all day'],
    },
  },
  {
    kind: 'pain',
    es: 'avisos de ausente falsos',
    en: 'false missed-delivery cards',
    clues: {
      es: ['ausente', 'aviso ausente', 'dicen no estabas', 'intento entrega fallido'],
      en: ['missed delivery', 'sorry we missed you'],
    },
  },
  {
    kind: 'pain',
    es: 'muebles golpeados en la mudanza',
    en: 'furniture knocked about in the move',
    clues: {
      es: ['muebles rotos', 'rompen muebles', 'muebles golpeados', 'cosas rotas mudanza'],
      en: ['broken furniture', 'damaged furniture', 'things broken moving'],
    },
  },
  {
    kind: 'pain',
    es: 'mudanzas que cobran de más al final',
    en: 'movers who add charges at the end',
    clues: {
      es: ['cobran más final', 'mudanza cobra más', 'extras mudanza', 'precio cambia mudanza'],
      en: ['movers extras', 'extra charges movers', 'price changes moving'],
    },
  },
  {
    kind: 'pain',
    es: 'muebles que no caben',
    en: 'furniture that will not fit',
    clues: { es: ['no cabe ascensor', 'sofá no cabe', 'no cabe escalera'], en: ['sofa stuck', 'will not fit lift', 'will not fit stairs'] },
  },
  {
    kind: 'pain',
    es: 'falta de taxis',
    en: 'too few taxis',
    clues: {
      es: ['no hay taxis', 'taxi no viene', 'taxis madrugada', 'faltan taxis'],
      en: ['no taxis', 'taxi never came', 'cannot get taxi'],
    },
  },
  {
    kind: 'pain',
    es: 'carreras de precio incierto',
    en: 'rides at an unknown fare',
    clues: { es: ['taxímetro', 'precio dinámico', 'no sabe cuánto taxi'], en: ['meter running', 'surge pricing', 'unknown fare'] },
  },
  {
    kind: 'pain',
    es: 'falta de autobuses',
    en: 'a lack of buses',
    clues: {
      es: ['no hay autobús', 'sin autobús', 'autobús no llega', 'mal transporte público'],
      en: ['no bus', 'no buses', 'poor public transport'],
    },
  },
  {
    kind: 'pain',
    es: 'comisiones de las plataformas de reparto',
    en: 'delivery platforms’ commissions',
    clues: {
      es: ['comisiones plataformas', 'comisión glovo', 'comisiones glovo', 'plataformas cobran mucho'],
      en: ['platform commissions', 'app commissions', 'platform fees'],
    },
  },
  {
    kind: 'pain',
    es: 'camiones que vuelven vacíos',
    en: 'lorries coming back empty',
    clues: { es: ['camión vuelve vacío', 'kilómetros en vacío', 'viajes vacío'], en: ['empty miles', 'empty return', 'come back empty'] },
  },
  {
    kind: 'pain',
    es: 'palés parados en el muelle',
    en: 'pallets stuck on the dock',
    clues: { es: ['palés parados', 'esperas en muelle'], en: ['stuck on dock', 'waiting docks'] },
  },
  {
    kind: 'pain',
    es: 'roturas de frío en ruta',
    en: 'cold chain broken on the road',
    clues: { es: ['rotura frío', 'mercancía estropeada', 'llega caliente'], en: ['arrives warm', 'spoiled goods', 'cold chain breaks'] },
  },
  {
    kind: 'pain',
    es: 'tarifas de paquetería altas',
    en: 'steep courier rates',
    clues: {
      es: ['envío cuesta mucho', 'tarifas correos', 'tarifas paquetería'],
      en: ['courier rates', 'courier prices', 'carrier rates'],
    },
  },
  {
    kind: 'pain',
    es: 'trastos sin sitio en casa',
    en: 'belongings with no room at home',
    clues: { es: ['sin sitio casa', 'casa llena trastos', 'trastos casa'], en: ['no room at home', 'too much stuff'] },
  },
  {
    kind: 'pain',
    es: 'pisos por vaciar contra reloj',
    en: 'flats to clear against the clock',
    clues: { es: ['vaciar deprisa', 'vaciar piso prisa'], en: ['clear quickly', 'hand back keys', 'clear flat fast'] },
  },
  {
    kind: 'alternative',
    es: 'las grandes empresas de paquetería',
    en: 'the big parcel carriers',
    clues: { es: ['seur', 'mrw', 'dhl', 'correos express', 'ups', 'fedex'], en: ['dhl', 'ups', 'fedex', 'evri', 'royal mail'] },
  },
  {
    kind: 'alternative',
    es: 'la oficina de correos',
    en: 'the post office',
    clues: { es: ['correos', 'oficina correos', 'ir correos'], en: ['post office', 'royal mail counter'] },
  },
  {
    kind: 'alternative',
    es: 'las plataformas de reparto',
    en: 'the delivery apps',
    clues: {
      es: ['glovo reparto', 'uber eats reparto', 'rappi reparto', 'apps reparto'],
      en: ['delivery apps', 'uber delivery', 'stuart'],
    },
  },
  {
    kind: 'alternative',
    es: 'los amigos con furgoneta',
    en: 'friends with a van',
    clues: { es: ['amigos furgoneta', 'furgoneta prestada', 'amigos mudanza'], en: ['friends van', 'borrowed van', 'mates moving'] },
  },
  {
    kind: 'alternative',
    es: 'la furgoneta de alquiler',
    en: 'a hired van',
    clues: { es: ['furgoneta alquiler', 'alquilar furgoneta', 'alquilan furgoneta'], en: ['hire van', 'rental van', 'rent a van'] },
  },
  {
    kind: 'alternative',
    es: 'el coche de cada cual',
    en: 'driving themselves',
    clues: {
      es: ['llevan ellos mismos', 'conducen ellos', 'van en su propio coche'],
      en: ['drive themselves', 'drive there', 'family car'],
    },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones de coche con conductor',
    en: 'the ride apps',
    clues: { es: ['uber', 'cabify', 'bolt', 'didi'], en: ['uber', 'bolt', 'lyft', 'cabify'] },
  },
  {
    kind: 'alternative',
    es: 'la parada de taxis',
    en: 'the taxi rank',
    clues: { es: ['parada taxis', 'parada taxi', 'radio taxi', 'taxista conocido'], en: ['taxi rank', 'minicab office', 'usual taxi'] },
  },
  {
    kind: 'alternative',
    es: 'un familiar que los lleva',
    en: 'a relative who gives a lift',
    clues: {
      es: ['hijos llevan', 'familiar lleva', 'vecino lleva'],
      en: ['lift from relative', 'lift from family', 'children drive parents'],
    },
  },
  {
    kind: 'alternative',
    es: 'el autobús de línea',
    en: 'the scheduled bus',
    clues: { es: ['autobús línea', 'autobús', 'tren cercanías'], en: ['bus', 'coach service', 'local bus'] },
  },
  {
    kind: 'alternative',
    es: 'la agencia de transporte de siempre',
    en: 'the usual haulage agency',
    clues: {
      es: ['agencia transporte siempre', 'transportista siempre', 'mismo transportista'],
      en: ['usual haulier', 'usual haulage firm'],
    },
  },
  {
    kind: 'alternative',
    es: 'los camiones de la fábrica',
    en: 'the factory’s lorries',
    clues: {
      es: ['camiones fabricante', 'flota fabricante', 'camiones cliente'],
      en: ['factory lorries', 'factory trucks', 'in-house fleet'],
    },
  },
  {
    kind: 'alternative',
    es: 'el garaje de un pariente',
    en: 'a relative’s garage',
    clues: { es: ['garaje padres', 'trastero padres', 'casa padres'], en: ['parents garage', 'parents attic', 'relative garage'] },
  },
  {
    kind: 'channel',
    es: 'portales de mudanzas',
    en: 'removals portals',
    clues: { es: ['portal mudanzas', 'comparador mudanzas', 'anyvan'], en: ['anyvan', 'removals websites', 'movers portals'] },
  },
  {
    kind: 'channel',
    es: 'bolsas de cargas',
    en: 'freight exchanges',
    clues: { es: ['wtransnet', 'timocom', 'bolsas carga'], en: ['timocom', 'load boards', 'haulage exchange'] },
  },
  {
    kind: 'channel',
    es: 'recepciones de clínicas',
    en: 'clinic reception desks',
    clues: {
      es: ['recepción clínica', 'clínicas avisan', 'hospitales avisan'],
      en: ['clinic receptions', 'clinics call us', 'hospital desks'],
    },
  },
  {
    kind: 'channel',
    es: 'rótulo del camión',
    en: 'lettering on the lorry',
    clues: { es: ['camión rotulado', 'rótulo camión', 'logo camión'], en: ['branded lorry', 'lettering lorry', 'signwritten truck'] },
  },
  {
    kind: 'channel',
    es: 'administradores que avisan de mudanzas',
    en: 'block managers who pass on moves',
    clues: {
      es: ['administradores avisan', 'porteros fincas', 'conserjes edificio'],
      en: ['block managers refer', 'porters refer', 'concierges refer'],
    },
  },
  {
    kind: 'resource',
    es: 'furgoneta de carga',
    en: 'a cargo van',
    clues: { es: ['furgoneta grande', 'furgoneta carga', 'furgoneta reparto'], en: ['large van', 'luton van', 'delivery van'] },
  },
  {
    kind: 'resource',
    es: 'un camión',
    en: 'a lorry',
    clues: { es: ['camión', 'tráiler', 'cabeza tractora'], en: ['truck', 'tractor unit', 'trailer'] },
  },
  {
    kind: 'resource',
    es: 'licencia de taxi',
    en: 'a taxi licence',
    clues: {
      es: ['licencia taxi', 'comprar licencia taxi', 'licencia vtc'],
      en: ['taxi license', 'hackney licence', 'private hire licence'],
    },
  },
  {
    kind: 'resource',
    es: 'tarjeta de transporte',
    en: 'an operator’s licence',
    clues: {
      es: ['tarjeta transporte', 'licencia transporte', 'capacitación transportista', 'competencia profesional'],
      en: ['operator licence', 'transport licence', 'operators license'],
    },
  },
  {
    kind: 'resource',
    es: 'carné de camión',
    en: 'a lorry driving licence',
    clues: { es: ['carné camión', 'carnet camión', 'carné c', 'tarjeta cap'], en: ['hgv licence', 'class one licence', 'truck licence'] },
  },
  {
    kind: 'resource',
    es: 'conductores de refuerzo',
    en: 'extra drivers',
    clues: {
      es: ['conductor contratado', 'contratar conductores', 'segundo conductor'],
      en: ['second driver', 'hire drivers', 'more drivers needed'],
    },
  },
  {
    kind: 'resource',
    es: 'programa de rutas',
    en: 'routing software',
    clues: {
      es: ['optimizar rutas', 'software rutas', 'app rutas', 'optimización rutas'],
      en: ['route planning', 'route optimisation', 'routing app'],
    },
  },
  {
    kind: 'resource',
    es: 'nave de reparto',
    en: 'a distribution unit',
    clues: {
      es: ['nave logística', 'nave almacén', 'microhub', 'base reparto'],
      en: ['distribution hub', 'micro hub', 'depot', 'warehouse unit'],
    },
  },
  {
    kind: 'resource',
    es: 'transpaletas',
    en: 'pallet trucks',
    clues: { es: ['transpaleta', 'carretilla elevadora', 'toro carga'], en: ['forklift', 'pallet truck', 'fork lift'] },
  },
  {
    kind: 'resource',
    es: 'carretillas de mudanza',
    en: 'moving trolleys',
    clues: { es: ['carretilla', 'mantas mudanza', 'correas mantas'], en: ['hand trolley', 'blankets straps', 'sack truck'] },
  },
  {
    kind: 'resource',
    es: 'seguro de mercancías',
    en: 'goods-in-transit cover',
    clues: {
      es: ['seguro mercancías', 'seguro transporte', 'póliza mercancías'],
      en: ['goods in transit', 'transit insurance', 'haulage insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'localizadores en los vehículos',
    en: 'trackers in the vehicles',
    clues: { es: ['gps', 'localizador', 'tacógrafo'], en: ['gps', 'telematics', 'tachograph'] },
  },
  {
    kind: 'resource',
    es: 'contrato con una gran empresa de reparto',
    en: 'a contract with a large carrier',
    clues: {
      es: ['contrato amazon', 'subcontrata amazon', 'ruta seur', 'contrato mrw'],
      en: ['amazon contract', 'subcontract carrier', 'carrier contract'],
    },
  },
  {
    kind: 'pain',
    es: 'entregas fallidas',
    en: 'failed deliveries',
    clues: {
      es: ['entrega fallida', 'intentos de entrega fallidos', 'paquetes devueltos por ausencia', 'no había nadie en casa'],
      en: [
        'failed delivery',
        'delivery attempts that fail',
        'nobody home for the delivery',
        'parcels returned because nobody was home',
        'missed drop-offs',
      ],
    },
  },
];
