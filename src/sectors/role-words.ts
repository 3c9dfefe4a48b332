// What a business of each trade needs somebody for in its first year, and the share of the working hours each part usually takes.
import type { Bilingual } from '../language/language.ts';
import type { SectorId } from './sector.ts';
import type { TradeId } from './trades.ts';

export interface Role {
  readonly name: Bilingual;
  /** What is done every week, as a list. */
  readonly tasks: Bilingual;
  /** Percent of the hours of the whole team. Our own estimate; those of a trade and the papers add up to 100. */
  readonly share: number;
}

const role = (share: number, [nameEs, tasksEs]: readonly [string, string], [nameEn, tasksEn]: readonly [string, string]): Role => ({
  name: { es: nameEs, en: nameEn },
  tasks: { es: tasksEs, en: tasksEn },
  share,
});

/** The work itself first, then what holds it up, then what sells it. */
const TRADE_ROLES: Readonly<Record<SectorId, readonly [Role, Role, Role]>> = {
  cafe_restaurant: [
    role(
      50,
      ['Barra y sala', 'abrir, servir, cobrar, cerrar caja'],
      ['Counter and tables', 'opening, serving, taking payment, closing the till'],
    ),
    role(
      28,
      ['Cocina y compras', 'preparar, pedir, controlar sobras y temperaturas'],
      ['Kitchen and buying', 'preparing, ordering, checking waste and temperatures'],
    ),
    role(
      12,
      ['Darse a conocer', 'carta al día, reseñas, encargos de oficinas'],
      ['Getting known', 'menu up to date, reviews, office orders'],
    ),
  ],
  food_truck: [
    role(
      45,
      ['Servicio en ventanilla', 'montar, servir, cobrar, desmontar'],
      ['Service at the window', 'setting up, serving, taking payment, packing up'],
    ),
    role(
      30,
      ['Preparación y vehículo', 'compra, elaboración previa, limpieza, revisión'],
      ['Preparation and vehicle', 'buying, preparing ahead, cleaning, checks'],
    ),
    role(
      15,
      ['Sitios y encargos', 'dónde se para, eventos, horario anunciado'],
      ['Places and bookings', 'where to park, events, hours announced'],
    ),
  ],
  ecommerce: [
    role(
      35,
      ['Pedidos y envíos', 'preparar, enviar, devoluciones, existencias'],
      ['Orders and shipping', 'packing, sending, returns, stock'],
    ),
    role(
      30,
      ['Catálogo y compras', 'fotos, fichas, proveedores, precios'],
      ['Catalogue and buying', 'pictures, product pages, suppliers, prices'],
    ),
    role(
      25,
      ['Tráfico y atención', 'anuncios, correos, preguntas, reseñas'],
      ['Traffic and replies', 'advertisements, emails, questions, reviews'],
    ),
  ],
  retail_shop: [
    role(58, ['Mostrador', 'abrir, aconsejar, cobrar, cerrar caja'], ['Counter', 'opening, advising, taking payment, closing the till']),
    role(
      20,
      ['Compras y almacén', 'pedir, recibir, marcar, colocar, inventario'],
      ['Buying and stock', 'ordering, receiving, pricing, shelving, counting'],
    ),
    role(
      12,
      ['Darse a conocer', 'escaparate, mensajes, encargos, reseñas'],
      ['Getting known', 'window, messages, special orders, reviews'],
    ),
  ],
  consulting_freelance: [
    role(
      60,
      ['Trabajo para clientes', 'estudiar, redactar, revisar, entregar en plazo'],
      ['Client work', 'studying, drafting, checking, delivering on time'],
    ),
    role(10, ['Puesta al día', 'normas, formación, plantillas, archivo'], ['Keeping up', 'rules, training, templates, files']),
    role(
      20,
      ['Captación', 'visitas, propuestas, seguimiento, recomendaciones'],
      ['Finding clients', 'meetings, proposals, follow-up, referrals'],
    ),
  ],
  agency: [
    role(55, ['Producción', 'contenido, diseño, campañas, correcciones'], ['Production', 'content, design, campaigns, changes']),
    role(
      18,
      ['Trato con cada cuenta', 'reunión, respuesta diaria, hoja de resultados'],
      ['Account handling', 'meeting, daily replies, results page'],
    ),
    role(17, ['Venta', 'visitas, propuestas, contratos, renovaciones'], ['Sales', 'visits, proposals, contracts, renewals']),
  ],
  saas: [
    role(50, ['Producto', 'programar, probar, publicar, copias de seguridad'], ['Product', 'coding, testing, releasing, backups']),
    role(
      20,
      ['Puesta en marcha y ayuda', 'cargar datos, enseñar, contestar, medir bajas'],
      ['Onboarding and help', 'loading data, teaching, answering, counting leavers'],
    ),
    role(20, ['Venta', 'demostraciones, pruebas, cierres, alianzas'], ['Sales', 'demonstrations, trials, closing, partners']),
  ],
  academy: [
    role(58, ['Clases', 'preparar, dar, corregir, informar'], ['Lessons', 'preparing, teaching, marking, reporting']),
    role(14, ['Coordinación', 'horarios, sustituciones, materiales, aula'], ['Coordination', 'timetables, cover, materials, classroom']),
    role(
      18,
      ['Matrículas y familias', 'pruebas de nivel, llamadas, cobros, bajas'],
      ['Enrolment and families', 'level tests, calls, fees, leavers'],
    ),
  ],
  beauty_salon: [
    role(65, ['Atención de citas', 'atender, limpiar, desinfectar'], ['Treatments', 'appointments, cleaning, disinfecting']),
    role(12, ['Compras y género', 'pedir producto, contar, caducidades'], ['Buying and stock', 'ordering, counting, expiry dates']),
    role(13, ['Agenda y clientela', 'citas, avisos, huecos, reseñas'], ['Diary and clients', 'bookings, reminders, gaps, reviews']),
  ],
  gym: [
    role(
      48,
      ['Clases y sala', 'dirigir, corregir, acompañar a quien empieza'],
      ['Classes and floor', 'leading, correcting, helping beginners'],
    ),
    role(22, ['Local y material', 'abrir, limpiar, revisar, reparar'], ['Premises and equipment', 'opening, cleaning, checking, mending']),
    role(
      20,
      ['Altas y bajas', 'pruebas, cuotas, llamadas a quien falta'],
      ['Joiners and leavers', 'trials, fees, calls to those who stop coming'],
    ),
  ],
  health_clinic: [
    role(62, ['Consulta', 'primera visita, tratamiento, historia clínica'], ['Consultations', 'first visit, treatment, patient record']),
    role(
      13,
      ['Material y normas', 'esterilizar, residuos, revisiones, protección de datos'],
      ['Equipment and rules', 'sterilising, waste, checks, data protection'],
    ),
    role(
      15,
      ['Citas y derivaciones', 'agenda, recordatorios, médicos y clubes que envían'],
      ['Appointments and referrals', 'diary, reminders, doctors and clubs that refer'],
    ),
  ],
  repair_shop: [
    role(62, ['Taller', 'diagnosticar, reparar, probar'], ['Workshop', 'diagnosing, repairing, testing']),
    role(
      14,
      ['Piezas y recogidas', 'pedir, recibir, recoger, devolver'],
      ['Parts and collection', 'ordering, receiving, collecting, returning'],
    ),
    role(
      14,
      ['Presupuestos y clientela', 'contestar, presupuestar, avisar, reseñas'],
      ['Quotes and customers', 'answering, quoting, calling back, reviews'],
    ),
  ],
  tourism_lodging: [
    role(30, ['Recepción', 'reservas, llegadas, salidas, incidencias'], ['Reception', 'bookings, arrivals, departures, mishaps']),
    role(42, ['Limpieza y mantenimiento', 'habitaciones, ropa, averías, jardín'], ['Cleaning and upkeep', 'rooms, linen, repairs, garden']),
    role(18, ['Ocupación', 'precios, portales, fotos, reseñas'], ['Filling rooms', 'rates, booking sites, pictures, reviews']),
  ],
  construction_trades: [
    role(66, ['Obra', 'preparar, ejecutar, rematar, limpiar'], ['Work on site', 'preparing, building, finishing, cleaning up']),
    role(
      12,
      ['Material y vehículo', 'medir, comprar, cargar, herramienta'],
      ['Materials and vehicle', 'measuring, buying, loading, tools'],
    ),
    role(
      12,
      ['Presupuestos', 'visitas, mediciones, propuestas, cobro por fases'],
      ['Quotes', 'visits, measuring, proposals, stage payments'],
    ),
  ],
  logistics: [
    role(64, ['Ruta', 'cargar, conducir, entregar, firmar'], ['On the road', 'loading, driving, delivering, signatures']),
    role(
      14,
      ['Tráfico y vehículo', 'ordenar rutas, incidencias, revisiones, seguros'],
      ['Dispatch and vehicle', 'planning routes, mishaps, checks, insurance'],
    ),
    role(
      12,
      ['Tarifas y clientes', 'presupuestos, visitas, reclamaciones, contratos'],
      ['Rates and customers', 'rates, visits, claims, contracts'],
    ),
  ],
  food_manufacturing: [
    role(52, ['Elaboración', 'pesar, elaborar, envasar, etiquetar'], ['Production', 'weighing, making, packing, labelling']),
    role(
      18,
      ['Compras e higiene', 'materia prima, registros, limpieza, temperaturas'],
      ['Buying and hygiene', 'ingredients, records, cleaning, temperatures'],
    ),
    role(20, ['Venta y reparto', 'encargos, mostrador, tiendas, entregas'], ['Sales and delivery', 'orders, counter, shops, deliveries']),
  ],
  crafts: [
    role(60, ['Taller', 'diseñar, hacer, acabar, embalar'], ['Workshop', 'designing, making, finishing, packing']),
    role(10, ['Materiales', 'comprar, secar, medir, inventario'], ['Materials', 'buying, seasoning, measuring, stock']),
    role(20, ['Venta', 'ferias, tienda en línea, encargos, fotos'], ['Sales', 'fairs, online shop, commissions, pictures']),
  ],
  agriculture: [
    role(
      60,
      ['Campo o animales', 'labores, riego o alimentación, cosecha o recogida'],
      ['Field or animals', 'tending, watering or feeding, harvest or collection'],
    ),
    role(15, ['Preparación', 'clasificar, envasar, registros, maquinaria'], ['Preparation', 'grading, packing, records, machinery']),
    role(15, ['Venta', 'mercado, pedidos, reparto, tiendas'], ['Sales', 'market, orders, delivery, shops']),
  ],
  event_services: [
    role(45, ['El día del evento', 'montaje, dirección, servicio, recogida'], ['The day itself', 'setting up, running, serving, clearing']),
    role(25, ['Preparación', 'proveedores, guiones, pruebas, compras'], ['Preparation', 'suppliers, running orders, tests, buying']),
    role(
      20,
      ['Venta', 'visitas, propuestas, señales, fincas y salones amigos'],
      ['Sales', 'meetings, proposals, deposits, friendly venues'],
    ),
  ],
  real_estate: [
    role(40, ['Visitas y cierres', 'enseñar, negociar, notaría o contrato'], ['Viewings and closing', 'showing, negotiating, signing']),
    role(20, ['Documentos y anuncios', 'papeles, fotos, portales, llaves'], ['Papers and listings', 'documents, pictures, portals, keys']),
    role(
      30,
      ['Captación', 'llamar, valorar, firmar encargos, vecinos'],
      ['Finding properties', 'calling, valuing, signing mandates, neighbours'],
    ),
  ],
  marketplace_app: [
    role(40, ['Producto', 'programar, probar, pagos, seguridad'], ['Product', 'coding, testing, payments, security']),
    role(
      25,
      ['Oferta y confianza', 'dar de alta, verificar, resolver disputas'],
      ['Supply and trust', 'signing up, checking, settling disputes'],
    ),
    role(25, ['Demanda', 'barrios, grupos, anuncios, alianzas'], ['Demand', 'districts, groups, advertisements, partners']),
  ],
  cleaning: [
    role(72, ['Limpieza', 'limpiar, repasar, reponer'], ['Cleaning', 'cleaning, checking, restocking']),
    role(10, ['Turnos y material', 'cuadrante, suplencias, producto, llaves'], ['Shifts and supplies', 'rota, cover, products, keys']),
    role(
      8,
      ['Trato con clientes', 'visitas, presupuestos, quejas, renovaciones'],
      ['Customer contact', 'visits, quotes, complaints, renewals'],
    ),
  ],
};

/** What every business has, and nobody opens one for. */
const PAPERS: Role = role(
  10,
  ['Cuentas y papeles', 'facturas, cobros, impuestos, permisos'],
  ['Accounts and papers', 'invoices, collections, taxes, permits'],
);

/** Where a narrower trade needs somebody for other things than its sector does. */
const NARROWER_ROLES: Readonly<Partial<Record<TradeId, readonly [Role, Role, Role]>>> = {
  candle_maker: [
    role(60, ['Taller', 'pesar, verter, etiquetar, embalar'], ['Workshop', 'weighing, pouring, labelling, packing']),
    role(10, ['Materiales', 'comprar, probar mechas, inventario'], ['Materials', 'buying, wick tests, stock']),
    role(20, ['Venta', 'ferias, tienda en línea, envíos, fotos'], ['Sales', 'fairs, online shop, shipping, pictures']),
  ],
  laundry: [
    role(
      62,
      ['Lavado y plancha', 'clasificar, lavar, secar, planchar, doblar'],
      ['Washing and ironing', 'sorting, washing, drying, ironing, folding'],
    ),
    role(12, ['Máquinas y producto', 'filtros, detergente, averías'], ['Machines and supplies', 'filters, detergent, breakdowns']),
    role(
      16,
      ['Mostrador y encargos', 'recibir, etiquetar, cobrar, devolver'],
      ['Counter and orders', 'receiving, tagging, taking payment, handing back'],
    ),
  ],
  driving_school: [
    role(66, ['Prácticas', 'recoger, conducir, corregir, examen'], ['Lessons', 'picking up, driving, correcting, tests']),
    role(8, ['Coche', 'limpiar, repostar, revisiones, seguro'], ['Car', 'cleaning, refuelling, checks, insurance']),
    role(16, ['Matrículas y citas', 'altas, calendario, tasas, cobros'], ['Enrolment and bookings', 'sign-ups, diary, fees, payments']),
  ],
  nursery_school: [
    role(68, ['Aula', 'recibir, comidas, siestas, juego, cambios'], ['Classroom', 'welcoming, meals, naps, play, changing']),
    role(10, ['Cocina y limpieza', 'menús, desinfección, ropa'], ['Kitchen and cleaning', 'menus, disinfecting, linen']),
    role(12, ['Familias y plazas', 'visitas, parte diario, cuotas'], ['Families and places', 'visits, daily notes, fees']),
  ],
  personal_trainer: [
    role(64, ['Sesiones', 'preparar, dirigir, corregir, anotar'], ['Sessions', 'preparing, leading, correcting, noting']),
    role(10, ['Planes y material', 'escribir, ajustar, limpiar, reponer'], ['Plans and kit', 'writing, adjusting, cleaning, replacing']),
    role(16, ['Altas y seguimiento', 'pruebas, mensajes, cobros, bajas'], ['Joiners and follow-up', 'trials, messages, payments, leavers']),
  ],
  property_management: [
    role(
      46,
      ['Viviendas e inquilinos', 'averías, cobros, entradas y salidas'],
      ['Homes and tenants', 'breakdowns, rents, moving in and out'],
    ),
    role(
      20,
      ['Contratos y cuentas', 'contratos, fianzas, cuentas a cada dueño'],
      ['Contracts and accounts', 'contracts, deposits, accounts to each owner'],
    ),
    role(24, ['Captación', 'llamar, visitar, firmar encargos'], ['Finding homes', 'calling, visiting, signing mandates']),
  ],
  block_management: [
    role(46, ['Fincas', 'averías, proveedores, visitas, juntas'], ['Blocks', 'breakdowns, suppliers, visits, meetings']),
    role(28, ['Cuentas y actas', 'recibos, presupuestos, actas, morosos'], ['Accounts and minutes', 'bills, budgets, minutes, arrears']),
    role(16, ['Captación', 'presidentes, propuestas, recomendaciones'], ['Finding blocks', 'chairs, proposals, referrals']),
  ],
  photographer: [
    role(
      35,
      ['Cámara', 'preparar equipo, fotografiar o grabar, copias del día'],
      ['Shooting', 'preparing kit, shooting, backing up the day'],
    ),
    role(
      40,
      ['Edición y entrega', 'seleccionar, revelar, galerías, álbumes'],
      ['Editing and delivery', 'choosing, editing, galleries, albums'],
    ),
    role(15, ['Venta', 'contestar, reuniones, contratos, señales'], ['Sales', 'answering, meetings, contracts, deposits']),
  ],
  wedding_planner: [
    role(
      30,
      ['El día de la boda', 'montaje, horarios, proveedores, imprevistos'],
      ['The day itself', 'setting up, timings, suppliers, mishaps'],
    ),
    role(40, ['Preparación', 'presupuesto, proveedores, visitas, calendario'], ['Planning', 'budget, suppliers, visits, calendar']),
    role(
      20,
      ['Venta', 'primeras citas, propuestas, señales, fincas amigas'],
      ['Sales', 'first meetings, proposals, deposits, friendly venues'],
    ),
  ],
  removals: [
    role(
      66,
      ['Mudanzas', 'desmontar, embalar, cargar, conducir, montar'],
      ['Moves', 'taking apart, packing, loading, driving, putting up'],
    ),
    role(12, ['Vehículo y material', 'mantas, cajas, correas, revisiones'], ['Vehicle and materials', 'blankets, boxes, straps, checks']),
    role(12, ['Presupuestos', 'ver la casa, dar precio y fecha, avisar'], ['Quotes', 'seeing the home, giving price and date, confirming']),
  ],
  taxi_chauffeur: [
    role(70, ['Viajes', 'recoger, conducir, esperar, cobrar'], ['Rides', 'picking up, driving, waiting, taking payment']),
    role(10, ['Vehículo', 'limpiar, revisar, repostar, seguros'], ['Vehicle', 'cleaning, checks, refuelling, insurance']),
    role(10, ['Reservas', 'contestar, confirmar, hoteles y empresas'], ['Bookings', 'answering, confirming, hotels and firms']),
  ],
  fresh_pasta: [
    role(
      58,
      ['Amasado y relleno', 'amasar, rellenar, cortar, pesar, cerrar bandejas'],
      ['Dough and filling', 'kneading, filling, cutting, weighing, sealing trays'],
    ),
    role(
      12,
      ['Compras y frío', 'harina, huevos, temperaturas, limpieza'],
      ['Buying and cold store', 'flour, eggs, temperatures, cleaning'],
    ),
    role(
      20,
      ['Encargos y mostrador', 'lista del fin de semana, entregas, cobro'],
      ['Orders and counter', 'weekend list, handing over, taking money'],
    ),
  ],
  upholsterer: [
    role(62, ['Banco de trabajo', 'desmontar, cinchar, cortar, coser, montar'], ['Bench', 'stripping, webbing, cutting, sewing, fitting']),
    role(
      14,
      ['Telas y portes', 'muestrarios, pedidos, recoger y devolver piezas'],
      ['Fabrics and van', 'swatches, orders, collecting and returning pieces'],
    ),
    role(14, ['Presupuestos', 'fotos, visitas, metros, fechas'], ['Estimates', 'photos, visits, yardage, dates']),
  ],
  furniture_restorer: [
    role(
      60,
      ['Banco y barniz', 'desmontar, encolar, lijar, reponer, acabar'],
      ['Bench and varnish', 'taking apart, gluing, sanding, replacing, finishing'],
    ),
    role(16, ['Recogidas y entregas', 'ruta, carga, piezas en depósito'], ['Collections and deliveries', 'route, loading, goods in care']),
    role(
      14,
      ['Presupuestos y encargos', 'fotos, precios, fechas, decoradoras'],
      ['Estimates and orders', 'photos, prices, dates, designers'],
    ),
  ],
  appliance_repair: [
    role(
      62,
      ['Averías en casa', 'diagnosticar, desmontar, cambiar, probar un ciclo'],
      ['Repairs in homes', 'diagnosing, opening up, replacing, running a cycle'],
    ),
    role(
      14,
      ['Recambios y furgoneta', 'pedir, cargar, buscar equivalentes, ordenar la ruta'],
      ['Parts and van', 'ordering, loading, finding equivalents, planning the round'],
    ),
    role(
      14,
      ['Avisos y presupuestos', 'coger llamadas, leer modelos, dar franja y precio'],
      ['Calls and estimates', 'answering, reading models, giving slot and price'],
    ),
  ],
  clothes_alterations: [
    role(58, ['Costura', 'marcar, coser, planchar, rematar'], ['Sewing', 'pinning, stitching, pressing, finishing']),
    role(
      20,
      ['Pruebas y mostrador', 'medir, resguardos, cobrar, entregar'],
      ['Fittings and counter', 'measuring, tickets, payment, handing over'],
    ),
    role(
      12,
      ['Material y tiendas', 'hilos, cremalleras, forros, tiendas que mandan'],
      ['Supplies and shops', 'thread, zips, linings, shops that send work'],
    ),
  ],
  shoe_repair_and_keys: [
    role(54, ['Banco', 'descoser, lijar, pegar, coser, acabar'], ['Bench', 'unpicking, grinding, gluing, stitching, finishing']),
    role(
      26,
      ['Mostrador', 'tasar, resguardos, cobrar, devolver pares'],
      ['Counter', 'pricing, tickets, taking payment, handing back pairs'],
    ),
    role(
      10,
      ['Material y encargos', 'suelas, tapas, pegamentos, recogidas en tiendas'],
      ['Supplies and collections', 'soles, heel tips, glues, pick-ups from shops'],
    ),
  ],
  it_support: [
    role(
      60,
      ['Asistencias', 'atender a distancia, visitar, recuperar, configurar'],
      ['Support', 'remote help, visits, recovering, setting up'],
    ),
    role(
      14,
      ['Copias y seguridad', 'probar copias, actualizar, renovar licencias'],
      ['Backups and security', 'testing backups, updating, renewing licences'],
    ),
    role(
      16,
      ['Avisos y contratos', 'contestar, anotar, presupuestar, revisar cuotas'],
      ['Calls and contracts', 'answering, logging, quoting, reviewing fees'],
    ),
  ],
  locksmith: [
    role(
      60,
      ['Puertas', 'abrir, cambiar cilindros, ajustar, reforzar'],
      ['Doors', 'opening, changing cylinders, adjusting, strengthening'],
    ),
    role(12, ['Furgoneta y medidas', 'cilindros, brocas, copias, pedidos'], ['Van and sizes', 'cylinders, drill bits, copies, orders']),
    role(
      18,
      ['Teléfono y fincas', 'contestar de noche, dar precio, visitar administradores'],
      ['Phone and blocks', 'answering at night, giving prices, calling on managers'],
    ),
  ],
  handyman: [
    role(66, ['Visitas', 'colgar, ajustar, montar, sellar, recoger'], ['Visits', 'hanging, adjusting, assembling, sealing, tidying']),
    role(10, ['Caja y material', 'tornillería, repuestos, baterías, ruta'], ['Toolbox and supplies', 'fixings, spares, batteries, round']),
    role(
      14,
      ['Listas y precios', 'leer fotos, dar precio, agrupar calles, avisar'],
      ['Lists and prices', 'reading photos, pricing, grouping streets, confirming'],
    ),
  ],
  hvac_installer: [
    role(
      62,
      ['Montaje', 'colgar equipos, tirar tubo, soldar, vacío, puesta en marcha'],
      ['Fitting', 'hanging units, running pipe, brazing, vacuum, start-up'],
    ),
    role(12, ['Equipos y gas', 'pedir, recoger, botellas, certificados'], ['Units and gas', 'ordering, collecting, bottles, certificates']),
    role(
      16,
      ['Visitas y revisiones', 'medir, presupuestar, citar mantenimientos'],
      ['Surveys and services', 'measuring, quoting, booking maintenance'],
    ),
  ],
  massage_therapy: [
    role(62, ['Camilla', 'preguntar, preparar, dar el masaje, anotar'], ['Couch', 'asking, preparing, massaging, noting']),
    role(
      14,
      ['Sala y ropa', 'sábanas, aceites, limpieza, entre cita y cita'],
      ['Room and linen', 'sheets, oils, cleaning, between sessions'],
    ),
    role(14, ['Agenda y regalos', 'citas, recordatorios, tarjetas, oficinas'], ['Diary and gifts', 'bookings, reminders, cards, offices']),
  ],
  pool_maintenance: [
    role(66, ['Ruta', 'medir, dosificar, cepillar, vaciar cestos'], ['Round', 'testing, dosing, brushing, emptying baskets']),
    role(12, ['Producto y bombas', 'bidones, filtros, juntas, furgoneta'], ['Chemicals and pumps', 'drums, filters, seals, van']),
    role(
      12,
      ['Cuotas y partes', 'lecturas a cada casa, altas, presupuestos'],
      ['Fees and notes', 'readings to each home, sign-ups, quotes'],
    ),
  ],
  window_cleaning: [
    role(70, ['Ruta', 'pértiga, marcos, canalones, escaparates'], ['Round', 'pole work, frames, gutters, shop fronts']),
    role(10, ['Agua y furgoneta', 'filtros, resinas, depósito, paños'], ['Water and van', 'filters, resin, tank, cloths']),
    role(
      10,
      ['Avisos y cobros', 'mensajes de la víspera, recibos, altas'],
      ['Texts and payments', 'night-before texts, receipts, sign-ups'],
    ),
  ],
  tiler: [
    role(70, ['Colocación', 'replanteo, corte, pegado, rejuntado'], ['Laying', 'setting out, cutting, fixing, grouting']),
    role(10, ['Carga y material', 'cajas, adhesivo, mezclas, escombro'], ['Loading and materials', 'boxes, adhesive, mixing, rubble']),
    role(
      10,
      ['Visitas y presupuestos', 'medir, tiendas, constructores, fotos'],
      ['Visits and quotes', 'measuring, tile shops, builders, photos'],
    ),
  ],
  mobile_mechanic: [
    role(62, ['Reparaciones', 'diagnóstico, frenos, baterías, revisiones'], ['Repairs', 'diagnosis, brakes, batteries, servicing']),
    role(16, ['Recambios y furgoneta', 'pedidos, devoluciones, aceite, herramienta'], ['Parts and van', 'orders, returns, oil, tools']),
    role(
      12,
      ['Llamadas y presupuestos', 'matrículas, fotos, ruta del día'],
      ['Calls and quotes', 'number plates, photos, the day’s route'],
    ),
  ],
  dog_walking: [
    role(
      68,
      ['Paseos y visitas', 'recoger, pasear, alimentar, foto, devolver'],
      ['Walks and visits', 'collecting, walking, feeding, photos, dropping off'],
    ),
    role(12, ['Llaves y fichas', 'ganchos, notas de cada animal, veterinario'], ['Keys and notes', 'hooks, notes on each animal, vets']),
    role(10, ['Reservas y cobros', 'calendario, presentaciones, bonos'], ['Bookings and payments', 'calendar, first meetings, passes']),
  ],
  nutritionist: [
    role(50, ['Consultas', 'primera visita, seguimiento, historia'], ['Consultations', 'first visit, follow-up, record']),
    role(
      22,
      ['Menús y mensajes', 'escribir, ajustar, contestar entre visitas'],
      ['Menus and messages', 'writing, adjusting, replying between visits'],
    ),
    role(18, ['Derivaciones y citas', 'médicos, gimnasios, vídeos, agenda'], ['Referrals and diary', 'doctors, gyms, films, bookings']),
  ],
  podiatry: [
    role(60, ['Sillón', 'explorar, curar, tallar plantillas, retocar'], ['Chair', 'examining, treating, cutting insoles, adjusting']),
    role(
      16,
      ['Esterilización y material', 'autoclave, residuos, moldes, pedidos'],
      ['Sterilising and supplies', 'steriliser, waste, moulds, orders'],
    ),
    role(
      14,
      ['Citas y residencias', 'agenda, recordatorios, visitas a centros'],
      ['Diary and care homes', 'bookings, reminders, calls on homes'],
    ),
  ],
  dance_school: [
    role(
      56,
      ['Clases y ensayos', 'calentar, montar, corregir, festival'],
      ['Classes and rehearsals', 'warming up, teaching, correcting, the show'],
    ),
    role(16, ['Sala y música', 'suelo, sonido, limpieza, vestuario'], ['Room and music', 'floor, sound, cleaning, costumes']),
    role(18, ['Matrículas y familias', 'pruebas, grupos, cuotas, avisos'], ['Enrolment and families', 'trials, groups, fees, notices']),
  ],
  day_centre: [
    role(
      66,
      ['Día en el centro', 'recibir, comidas, aseo, ejercicio, talleres'],
      ['The day at the centre', 'welcoming, meals, washing, exercise, activities'],
    ),
    role(
      14,
      ['Ruta y turnos', 'recogidas, vueltas a casa, cuadrante, suplencias'],
      ['Rounds and shifts', 'pick-ups, taking people home, rota, cover'],
    ),
    role(
      10,
      ['Familias y plazas', 'valoraciones, parte diario, trabajadores sociales'],
      ['Families and places', 'assessments, daily notes, social workers'],
    ),
  ],
  waste_collection: [
    role(62, ['Ruta', 'conducir, cargar, pesar, descargar en planta'], ['Rounds', 'driving, loading, weighing, unloading at the plant']),
    role(14, ['Recipientes y vehículo', 'lavar, reparar, revisiones'], ['Containers and truck', 'washing, mending, servicing']),
    role(
      14,
      ['Locales y justificantes', 'altas, calles nuevas, documentos de cada retirada'],
      ['Premises and notes', 'sign-ups, new streets, a note for each load'],
    ),
  ],
  car_wash: [
    role(68, ['Lavado', 'enjuagar, lavar, secar, aspirar, repasar'], ['Washing', 'rinsing, washing, drying, vacuuming, touching up']),
    role(10, ['Bomba y productos', 'filtros, champú, bayetas, desagüe'], ['Pump and supplies', 'filters, shampoo, cloths, drain']),
    role(
      12,
      ['Entrada y flotas', 'turno, cobro, bonos, visitas a empresas'],
      ['Front desk and fleets', 'queue, payment, passes, calls on firms'],
    ),
  ],
  pest_control: [
    role(
      55,
      ['Tratamientos', 'diagnosticar, aplicar, sellar huecos, firmar el parte'],
      ['Treatments', 'diagnosing, applying, sealing gaps, filling in the job sheet'],
    ),
    role(20, ['Ruta y producto', 'avisos, fechas, cebos, furgoneta'], ['Route and product', 'calls, dates, baits, the van']),
    role(15, ['Contratos', 'locales, comunidades, revisiones, presupuestos'], ['Contracts', 'shops, buildings, checks, quotes']),
  ],
  mobile_dj: [
    role(45, ['Actuaciones', 'montar, probar, pinchar, desmontar'], ['Bookings', 'setting up, sound check, playing, packing down']),
    role(25, ['Preparación', 'listas, visitas al lugar, equipo, música'], ['Preparation', 'song lists, visits to the venue, gear, music']),
    role(20, ['Venta', 'contestar, reuniones, contratos, señales'], ['Sales', 'answering, meetings, contracts, deposits']),
  ],
  meal_prep: [
    role(50, ['Cocina', 'menú, cocinar, enfriar, limpiar'], ['Kitchen', 'menu, cooking, chilling, cleaning']),
    role(
      25,
      ['Envasado y reparto', 'raciones, etiquetas, ruta, envases'],
      ['Packing and delivery', 'portions, labels, the round, containers'],
    ),
    role(15, ['Pedidos', 'altas, cambios, oficinas, cobros'], ['Orders', 'sign-ups, changes, offices, payments']),
  ],
  screen_printing: [
    role(50, ['Estampado', 'pantallas, tintas, estampar, secar, doblar'], ['Printing', 'screens, inks, printing, drying, folding']),
    role(20, ['Archivo y muestra', 'retocar dibujos, colores, pruebas'], ['Artwork and samples', 'mending drawings, colours, proofs']),
    role(20, ['Encargos', 'tallas, presupuestos, prendas, entregas'], ['Orders', 'sizes, quotes, garments, deliveries']),
  ],
  delivery_kitchen: [
    role(
      50,
      ['Plancha y cocina', 'preparar, cocinar, empaquetar, limpiar'],
      ['Griddle and kitchen', 'preparing, cooking, packing, cleaning'],
    ),
    role(25, ['Reparto', 'ruta, motos, horas, incidencias'], ['Delivery', 'route, scooters, times, mishaps']),
    role(15, ['Pantallas', 'cartas, plataformas, reseñas, pedidos directos'], ['Screens', 'menus, apps, reviews, direct orders']),
  ],
  after_school_club: [
    role(50, ['Tardes', 'recoger, merienda, deberes, taller, patio'], ['Afternoons', 'collecting, snacks, homework, workshops, the yard']),
    role(25, ['Familias', 'inscripciones, cuotas, avisos, reuniones'], ['Families', 'sign-ups, fees, messages, meetings']),
    role(15, ['Seguridad', 'certificados, listas, simulacros, seguro'], ['Safety', 'checks, registers, drills, insurance']),
  ],
  balloon_decor: [
    role(50, ['Montajes', 'inflar, armar, entregar, desmontar'], ['Set-ups', 'filling, building, delivering, taking down']),
    role(25, ['Diseño y compras', 'bocetos, colores, globos, estructuras'], ['Design and buying', 'sketches, colours, balloons, frames']),
    role(15, ['Encargos', 'mensajes, precios, señales, fotos'], ['Orders', 'messages, prices, deposits, photographs']),
  ],
  copy_shop: [
    role(45, ['Máquinas', 'imprimir, encuadernar, cortar, revisar'], ['Machines', 'printing, binding, cutting, checking']),
    role(30, ['Mostrador y archivos', 'recibir, arreglar, cobrar, avisar'], ['Counter and files', 'receiving, mending, charging, calling']),
    role(15, ['Empresas', 'cuentas, presupuestos, reparto, facturas'], ['Firms', 'accounts, quotes, delivery, invoices']),
  ],
  guided_tours: [
    role(50, ['Rutas', 'guiar, contar, cuidar del grupo, cobrar'], ['Tours', 'guiding, telling, looking after the group, taking payment']),
    role(25, ['Reservas', 'plataformas, hostales, cambios, reseñas'], ['Bookings', 'platforms, hostels, changes, reviews']),
    role(15, ['Vecinos y permisos', 'casas, locales, calles, seguro'], ['Neighbours and permits', 'homes, shops, streets, insurance']),
  ],
  barber_shop: [
    role(65, ['Sillón', 'cortar, afeitar, barrer, desinfectar'], ['Chair', 'cutting, shaving, sweeping, disinfecting']),
    role(
      12,
      ['Producto y toallas', 'cuchillas, lociones, lavandería, pedidos'],
      ['Supplies and towels', 'blades, lotions, laundry, orders'],
    ),
    role(13, ['Agenda y puerta', 'citas, esperas, avisos, reseñas'], ['Diary and door', 'bookings, waits, reminders, reviews']),
  ],
  hair_salon: [
    role(65, ['Sillón', 'consulta, corte, color, peinado'], ['Chair', 'consultation, cut, colour, styling']),
    role(
      12,
      ['Agenda y caja', 'citas, señales, recordatorios, venta de producto'],
      ['Diary and till', 'bookings, deposits, reminders, product sales'],
    ),
    role(13, ['Salón', 'mezclas, toallas, pedidos, limpieza'], ['Salon', 'mixing, towels, orders, cleaning']),
  ],
  juice_bar: [
    role(50, ['Barra', 'exprimir, licuar, cobrar, fregar'], ['Counter', 'pressing, blending, taking payment, washing up']),
    role(25, ['Fruta', 'mercado, lavar, cortar, congelar'], ['Fruit', 'market, washing, cutting, freezing']),
    role(15, ['Carta y clientes', 'recetas, tarjetas, gimnasios, reseñas'], ['Board and customers', 'recipes, cards, gyms, reviews']),
  ],
  plant_nursery: [
    role(40, ['Cultivo', 'sembrar, repicar, regar, podar'], ['Growing', 'sowing, potting on, watering, pruning']),
    role(35, ['Venta', 'consejo, caja, pedidos, reparto'], ['Selling', 'advice, till, orders, delivery']),
    role(15, ['Profesionales', 'paisajistas, bandejas, ferias, redes'], ['Trade', 'landscapers, trays, fairs, posts']),
  ],
  general_service: [
    role(
      62,
      ['El trabajo en sí', 'atender, hacer, comprobar, dejarlo escrito'],
      ['The work itself', 'seeing customers, doing, checking, writing up'],
    ),
    role(
      12,
      ['Material y agenda', 'comprar, revisar, preparar, fijar fechas'],
      ['Materials and diary', 'buying, checking, preparing, dates'],
    ),
    role(
      16,
      ['Darse a conocer', 'mensajes, precios, seguimiento, quien recomienda'],
      ['Getting known', 'messages, prices, following up, referrals'],
    ),
  ],
  dressmaker: [
    role(
      64,
      ['Corte y costura', 'medir, patrón, cortar, coser, planchar'],
      ['Cutting and sewing', 'measuring, patterns, cutting, sewing, pressing'],
    ),
    role(
      14,
      ['Pruebas y telas', 'citas, retoques, forros, proveedores'],
      ['Fittings and fabrics', 'appointments, adjustments, linings, suppliers'],
    ),
    role(12, ['Encargos y clientas', 'precios, señales, fotos, avisos'], ['Orders and customers', 'prices, deposits, photos, reminders']),
  ],
  dog_trainer: [
    role(
      58,
      ['Sesiones', 'valorar, enseñar al dueño, practicar en la calle'],
      ['Sessions', 'assessing, coaching the owner, practice outdoors'],
    ),
    role(
      16,
      ['Seguimiento y rutas', 'deberes, vídeos, dudas, trayectos'],
      ['Follow-up and rounds', 'homework, videos, questions, travelling'],
    ),
    role(
      16,
      ['Veterinarios y refugios', 'visitas, charlas, casos contados, reseñas'],
      ['Vets and shelters', 'calls, talks, cases told, reviews'],
    ),
  ],
  dog_daycare: [
    role(62, ['Sala', 'vigilar grupos, sacar, fregar, separar'], ['Floor', 'watching groups, outings, mopping, separating']),
    role(
      14,
      ['Entradas y salidas', 'pruebas de carácter, cartillas, recogidas'],
      ['Drop-off and pick-up', 'temperament tests, vaccination cards, collections'],
    ),
    role(14, ['Plazas y dueños', 'bonos, fotos, mensajes, reseñas'], ['Places and owners', 'passes, photos, messages, reviews']),
  ],
  pet_boarding: [
    role(62, ['Animales', 'dar de comer, pasear, limpiar, velar de noche'], ['Animals', 'feeding, walking, cleaning, nights']),
    role(
      14,
      ['Entradas y salidas', 'visitas previas, cartillas, fichas, recogidas'],
      ['Arrivals and departures', 'first visits, vaccination cards, notes, collections'],
    ),
    role(14, ['Reservas y dueños', 'calendario, fotos, mensajes, reseñas'], ['Bookings and owners', 'calendar, photos, messages, reviews']),
  ],
  event_hire: [
    role(
      52,
      ['Entregas y montajes', 'cargar, llevar, montar, recoger'],
      ['Deliveries and set-ups', 'loading, driving, setting up, collecting'],
    ),
    role(24, ['Almacén', 'contar, lavar, reparar, reponer'], ['Store', 'counting, washing, mending, replacing']),
    role(
      14,
      ['Presupuestos y reservas', 'calendario por pieza, visitas, señales'],
      ['Quotes and bookings', 'calendar by piece, visits, deposits'],
    ),
  ],
  garden_design: [
    role(52, ['Obra', 'preparar el suelo, riego, piedra, plantar'], ['Site work', 'ground, irrigation, stone, planting']),
    role(
      24,
      ['Diseño y presupuestos', 'medir, dibujar, elegir plantas, partidas'],
      ['Design and quotes', 'measuring, drawing, plant lists, items'],
    ),
    role(14, ['Compras y cuadrilla', 'viveros, piedra, fechas, permisos'], ['Buying and crew', 'nurseries, stone, dates, permits']),
  ],
  refill_shop: [
    role(50, ['Tienda', 'pesar, explicar, cobrar'], ['Shop floor', 'weighing, explaining, taking payment']),
    role(28, ['Dispensadores', 'rellenar, lavar, lotes, alérgenos'], ['Dispensers', 'topping up, washing, batches, allergens']),
    role(12, ['Compras', 'sacos, productores, precios por kilo'], ['Buying', 'sacks, growers, prices by weight']),
  ],
  gardening: [
    role(64, ['Jardines', 'cortar, podar, plantar, retirar restos'], ['Gardens', 'mowing, pruning, planting, clearing']),
    role(
      12,
      ['Máquinas y rutas', 'afilar, revisar, vertedero, orden de casas'],
      ['Machines and rounds', 'sharpening, checks, tip runs, order of homes'],
    ),
    role(14, ['Visitas y presupuestos', 'ver jardines, calendarios, cuotas'], ['Visits and quotes', 'seeing gardens, calendars, fees']),
  ],
  home_care: [
    role(70, ['Cuidado', 'aseo, comidas, medicación, compañía'], ['Care', 'washing, meals, tablets, company']),
    role(12, ['Turnos y equipo', 'cuadrante, suplencias, selección, formación'], ['Rota and team', 'shifts, cover, hiring, training']),
    role(8, ['Familias', 'valoraciones, llamadas, quejas, altas'], ['Families', 'assessments, calls, complaints, new cases']),
  ],
};

/** Of whoever feeds people through a machine. */
const MACHINE_ROLES: readonly [Role, Role, Role] = [
  role(
    56,
    ['Reposición', 'cargar, llenar, limpiar, retirar lo que caduca'],
    ['Restocking', 'loading, filling, cleaning, taking out what expires'],
  ),
  role(
    18,
    ['Compras y averías', 'pedir, comparar ventas por máquina, reparar'],
    ['Buying and breakdowns', 'ordering, comparing sales by machine, repairs'],
  ),
  role(16, ['Sitios', 'visitas a oficinas, contratos, quejas'], ['Sites', 'calls on offices, contracts, complaints']),
];

/** Where nobody sits down: served over a counter or through a window. */
const COUNTER_ROLES: readonly [Role, Role, Role] = [
  role(50, ['Mostrador', 'abrir, servir, cobrar, cerrar caja'], ['Counter', 'opening, serving, taking payment, closing the till']),
  role(
    28,
    ['Elaboración y compras', 'preparar, pedir, controlar sobras y temperaturas'],
    ['Making and buying', 'preparing, ordering, checking waste and temperatures'],
  ),
  role(12, ['Darse a conocer', 'carta al día, reseñas, encargos'], ['Getting known', 'menu up to date, reviews, orders']),
];

/** The roles of a trade, the papers last; `denied` is what the founder said that there is none of. */
export function rolesOf(sector: SectorId, trade: string | null = null, denied: readonly string[] = []): readonly Role[] {
  return [...(NARROWER_ROLES[(trade ?? '') as TradeId] ?? unseatedRoles(sector, denied) ?? TRADE_ROLES[sector]), PAPERS];
}

function unseatedRoles(sector: SectorId, denied: readonly string[]): readonly [Role, Role, Role] | null {
  if (sector !== 'cafe_restaurant' || !denied.includes('tables')) return null;
  return denied.includes('kitchen') ? MACHINE_ROLES : COUNTER_ROLES;
}
