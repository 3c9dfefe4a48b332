// Common businesses that are none of the narrower trades: what they speak of must not be taken for a neighbour's. As in the signs of the
// trades, what tells one alone stands before the bar, and what goes with others too after it.
import type { Bilingual } from '../language/language.ts';
import type { SectorId } from './sector.ts';

export interface UnlistedKind extends Bilingual {
  /** The sector whose figures fit it; null where none does. */
  readonly sector: SectorId | null;
}

export const UNLISTED_SIGNS: readonly UnlistedKind[] = [
  {
    sector: 'cafe_restaurant',
    es: 'hamburguesería, local de hamburguesas | hamburguesas, hamburguesa, papas, combo, mesas, cocina, carne',
    en: 'burger joint, burger place, burger restaurant | burgers, burger, kitchen, fries, combo, tables, seats, booths',
  },
  {
    sector: 'cafe_restaurant',
    es: 'sushi, ramen, pollo asado, pollo a la brasa, ceviche, mariscos, parrillada, comida china, alitas, pollería, asadero, broaster, desayunos, poke, cócteles, coctelería, discoteca, pozole, mondongo | restaurante, comida, carta, cocina, mesas, cena, plato, brasas, jugos, tragos, música en vivo, camareros, reserva, ensaladas',
    en: 'sushi, ramen, curry, fried chicken, wings, noodles, bbq ribs, bubble tea, cocktails, poke bowls, dumplings, broth, noodles made here, brunch place, fish and chips, kebabs, pancakes, barbecue, nightclub, tasting menu, pho | restaurant, food, dinner, kitchen, tables, eat, waiters, dishes, menu, bowls, seats, plates, eat in',
  },
  {
    sector: 'retail_shop',
    es: 'abarrotes, refrescos, botanas, recargas, tiendita, víveres, tienda de barrio, minimarket, fiado, ultramarinos, almacén de barrio, golosinas, despensa, cigarros, kiosco | leche, huevo, huevos, pan, arroz, azúcar, jabón, hasta medianoche, vecinos, cerveza, fiambre, latas, enlatados, galletas',
    en: 'corner shop, groceries, convenience store, milk and bread, snacks and drinks, sweets, lottery, newsagent, bodega, village shop, general store, pantry staples, mini mart | milk, bread, eggs, cigarettes, papers, late, neighbours, essentials, tins, post office, shelves, open late',
  },
  {
    sector: 'retail_shop',
    es: 'cuadernos, útiles, papelería, lista escolar, útiles escolares, cartulinas | lápices, impresión, carpetas, escolares, mochilas, regalos, colores',
    en: 'stationery, notebooks, pens, school supplies, greeting cards, art supplies, craft supplies | cards, paper, printing, wrapping, gifts, pencils, paints',
  },
  {
    sector: 'retail_shop',
    es: 'farmacia, medicamentos, lentes, monturas, graduamos, óptica, gafas graduadas, zapatos de niño, zapatería, juguetería, regalos, pescado fresco, pescadería, mariscos frescos, celulares y accesorios, muebles usados, tienda de bicicletas, herbolario, cosas de bebé, perfumes, joyería tienda, telas por metro, lanas, artículos de fiesta, piñatería, colchones, electrodomésticos venta, pescado, mercería, suplementos, sombreros | tienda, mostrador, vitrina, vender, escaparate, venta, marcas, local, recetas',
    en: 'pharmacy, prescriptions counter, glasses, optician, eyewear, shoe shop, toys, toy shop, gift shop, fishmonger, fresh fish, phone accessories, health food shop, baby shop, perfume, fabric by the metre, yarn, wool, party supplies, second-hand furniture, antiques shop, mattresses, records, vinyl, board games, running shoes, thrift store, comics, charity shop, toy store, haberdashery, outdoor gear, hats | shop, store, counter, display, window, sell, brands, shelves, stock',
  },
  {
    sector: 'food_manufacturing',
    es: 'garrafones, garrafón, ósmosis inversa, purificadora, agua purificada, tortillería, tortillas de maíz, nixtamal, masa de maíz, arepas congeladas, comida congelada, embutidos artesanales, chorizo artesanal, jugos embotellados, kombucha, hielo, tostador de café, tostamos, tostamos café, café tostado, libra de café, kilo de café, bolsas de café, café en grano, suscripción de café, café de finca, nuestra finca, frutos secos tostados, granola, snacks saludables, comida para bebé, hamburguesas veganas, tempeh, leche vegetal, viandas congeladas | litros, relleno, luz ultravioleta, molino, kilo, envase, lote, congelado, tienditas, bolsas, sellado',
    en: 'water refill, purified water, tortillas made, kombucha, granola, roastery, roast coffee, coffee roaster, bag of coffee, bags of coffee, pound of coffee, coffee beans by post, coffee subscription, beans roasted to order, whole beans, spice mixes, nut butter, jerky, smoked salmon, smokehouse, gin, distillery, baby food, plant-based, vegan burgers, tofu, oat milk, dog treats baked, charcuterie, sausage maker, dried fruit, meal prep, ready meals, energy bars, whisky, smoked fish, sea salt | batches, jars, pouches, labels, packed, kitchen, frozen, wholesale, bottled, portions, stockists',
  },
  {
    sector: 'gym',
    es: 'máquinas y pesas, gimnasio de barrio, gimnasio, pole dance, escalada, rocódromo, spinning, zumba, canchas de pádel, cancha sintética, alquiler de canchas, sala de pesas, ciclo indoor, musculación, canchas de fútbol 5, pista de pádel | socios, cuota, pesas, clases, cinta, mensualidad, horario, canchas, cancha, duchas, máquinas, torneos',
    en: 'gym with machines, 24-hour gym, climbing wall, bouldering, spin class, zumba, padel courts, courts for hire, weights room, pole fitness, swim gym, gym, indoor cycling, pickleball courts, aerial, trampolines, pickleball, golf simulator | members, membership, machines, classes, treadmill, showers, courts, lockers, court, memberships',
  },
  {
    sector: 'academy',
    es: 'cursos de cocina, clases de cocina, robótica, programación para niños, curso de costura, oposiciones, taller de pintura, curso de barbería, formación profesional, campamento de verano, clases de arte, curso de maquillaje, clases de dibujo, cursos de computación, teatro, clases de costura, ajedrez, estimulación temprana | alumnos, taller, curso, clases, certificado, niños, aprender, profesora, grupos, inscripción, mayores',
    en: 'cooking classes, coding for kids, robotics, art classes, sewing classes, forest school, professional training, first aid courses, drama classes, summer camp, nursing test prep, computer classes for seniors, welding course, theatre school, chess, drawing classes, barista training, painting classes, life drawing, woodworking classes, sewing lessons, horse riding lessons, riding lessons, coding | students, course, kids, classes, certificate, learn, taught, terms, workshops, teacher, adults',
  },
  {
    sector: 'health_clinic',
    es: 'médico general, pediatra, ginecóloga, inyecciones a domicilio, enfermera, toma de muestras, análisis clínicos, dermatóloga, osteopatía, quiropráctico, acupuntura, matrona, doula, audífonos, óptico, médico, terapia ocupacional, consultorio médico, oculista, curaciones, laboratorio clínico, sueros, telemedicina, ecografías, exámenes de sangre, terapeuta ocupacional, cardiólogo | pacientes, consulta, salud, a domicilio, citas, recetas, presión, clínica, heridas, estudios, doctor, doctora',
    en: 'GP, paediatrician, nurse visits, blood tests, osteopath, chiropractor, acupuncture, midwife, doula, hearing aids, ear wax, dermatology, med spa, occupational therapist, IV drips, nurse practitioner, travel vaccines, urgent care, optometrist, wound care, audiologist, occupational therapy, lactation consultant, lactation, hypnotherapy, eye tests, primary care, phlebotomy, physician, microsuction | patients, clinic, health, appointments, prescriptions, home visits, wounds, treatment, doctor, insurance, nurse, blood, visits',
  },
  {
    sector: 'repair_shop',
    es: 'fueraborda, fuerabordas, motor fueraborda, motores marinos, motores de barco, invernajes, mecánica náutica, motos taller, motos, mecánico de motos, trastes, cejuelas, luthier, instrumentos de cuerda, afinar pianos, afinador, relojes, relojero, máquinas de coser reparar, afilado, afilar cuchillos, reparar instrumentos, televisores, joyas reparar, guitarras, soldadura, radiadores, consolas, pianos, patinetes eléctricos, motosierras, podadoras, muñecas, electrónica, drones, vulcanizadora, ponchaduras, llantera, parabrisas, tractores, maquinaria agrícola, bombas de agua, motocicletas, lentes | arreglar, reparo, taller, garantía, repuestos, ajusto, restauro, piezas, instrumentos, diagnóstico, reparación, técnico, reparar, arreglo',
    en: 'motorcycles, piano tuning, upright, tuning and regulation, luthier, guitars, frets, watch repair, clocks, sharpening, knives, sewing machines, instruments, TVs, lawnmower repair, outboard engines, outboard, outboards, boat engines, inboard engines, marine engines, windscreen, small engines, wheelchair repair, mobility scooters, boats, tractors, vacuum repair, pianos, consoles, chainsaws, guitar, violins, e-scooters, farm machinery, tyre fitting, tires changed, windshields, vintage radios, amps, hi-fi, RV repair, dent repair, motorbikes, saws, scissors, blades | repair, fix, workshop, parts, warranty, restore, bench, tuning, tuned, serviced, fixed, old, broken',
  },
  {
    sector: 'logistics',
    es: 'bodega de almacenamiento, almacén logístico, mensajería internacional, envío a Venezuela, grúas, grúa, auxilio vial, logística de ecommerce, cadena de frío, turismo en buseta, lanchas, ambulancia, ambulancias, remolque de vehículos, remolcar autos, preparación de pedidos, traslado de ambulancia, agencia de aduanas, agente de carga, courier internacional | almacén, palés, inventario, envíos, remolque, transporte, pasajeros, picking, bodegaje, despacho, aduana',
    en: 'warehousing, fulfilment, fulfillment, tow truck, towing, cold chain, freight broker, customs, school buses, boat transport, pick and pack, ambulance transport, horse transport, horsebox transport, recovery truck, customs broker, 3PL, freight forwarding | pallets, storage, orders, warehouse, tow, transport, ship, recovery, stock, shipped',
  },
  {
    sector: 'construction_trades',
    es: 'portones, soldados en terreno, herrero, herrería, rejas, techos, goteras, impermeabilización, impermeabilizar, albañilería, ventanas de aluminio, vidriería, drywall, tablaroca, durlock, pozos, construcción de casas, ampliación, carpintería metálica, cercas, cercos, alambrados, alambrador, cercado de fincas, vallados, mallas ganaderas, pavimento, aislamiento, persianas a medida, toldos a medida, puertas automáticas, pladur, yeso, ladrillo, excavación, cisternas, domótica, cámaras de seguridad instalación, cámaras de seguridad, techumbres, tejados, cubiertas de teja, obra nueva, casas prefabricadas, albañil, maestro de obra, constructora, cercos eléctricos, alarmas, mosquiteros, aluminio, zinguería | metal, obra, soldador, protecciones, cemento, bodegas, ladrillos, medida, soldar, metros, filtraciones, humedad, instalación, tejas, losa, cuadrilla, estructura, garantía',
    en: 'shingles, roof, roofing, roofer, flashing, gutters replaced, fencing, fences, stock fencing, fencing contractor, exclusion fencing, post and rail, post driver, gates hung, barbed wire, drywall, plastering, plasterer, bricklayer, windows and doors fitted, decking, concrete, paving, welding, gates, extensions built, loft conversions, insulation, garage doors, septic, foundations, scaffolding, blinds fitted, smart home, security cameras, stairlifts, wet room conversions, damp, groundworks, drainage, demolition, decks, siding, masonry, driveways laid, flooring, hardwood floors, carpets fitted, conservatories, builder, general contractor, new builds, timber frame, glazing, sash windows, roofs, roof repairs, alarms, CCTV, waterproofing, basement, stonework, dry stone, plaster, skim, retaining walls, excavation, wrought iron, slates, tin roof | replacements, leaks, storm, deposits, insurance paperwork, install, measured, homeowners, posts, wire, graziers, timber, guarantee, walls, contractors, crew, installed, materials, square foot',
  },
  {
    sector: 'consulting_freelance',
    es: 'pólizas, póliza, correduría, aseguradoras, siniestro, seguros de coche, corredor de seguros, seguros, recursos humanos, selección de personal, subvenciones, consultoría, peritaciones, trámites vehiculares, topografía, asesor financiero, ingeniería, redacción, auditoría, eficiencia energética, gestor, asesora de imagen, prevención de riesgos, ISO, hipotecas, bróker, topógrafo, drones topografía, agrónomo, certificación energética, detective, investigación privada, estudios de suelo, inocuidad, licitaciones, escribo discursos, corrección de textos, asistente virtual, comercio exterior, reclutamiento | comparo, compañías, tramito, informe, asesoría, autónomos, empresas, clientes, trámite, proyectos, permisos, honorarios, consultor, comisión, créditos',
    en: 'insurers, insurance, policies, policy, broker, claims, insurance broker, recruiting, recruitment, HR consultant, grant writing, grants, land surveyor, financial adviser, copywriting, virtual assistant, energy audits, health and safety, compliance, data analyst, engineer reports, permits expediter, mortgage broker, mortgages, food safety consultant, fundraising, editing, proofreading, genealogy, surveyor, home inspections, private investigator, retirement planning, procurement, tenders, patents, ISO, consultancy, resumes, CVs, college applications, immigration consultant, home inspector, inspections with photos, notary, interim finance, structural engineer, GDPR, wine consultant | compare, advice, reports, firms, freelance, clients, hourly, project, handle the claim, retainer, companies, brokerage, consultant, audit, small firms, adviser',
  },
  {
    sector: 'agency',
    es: 'relaciones públicas, agencia de eventos corporativos, podcast producción, embajadoras, azafatas, buzoneo, estudios de mercado, email marketing, telemarketing, call center, imprenta de gran formato, rotulación, rótulos, letreros, vallas, gigantografías, anuncios luminosos, vinilos | campañas, marcas, clientes, publicidad, promociones, lonas, instalación, vehículos',
    en: 'public relations, podcast production, market research, call centre, email marketing, telemarketing, signage, sign writing, vehicle wraps, billboards, copy and email, press coverage, app agency, podcasts, sign maker, neon signs | campaigns, brands, press, clients, ads, vinyl, installed',
  },
  {
    sector: 'crafts',
    es: 'tejidos a mano, tejido, crochet, amigurumi, macramé, bordados personalizados, impresión 3D, juguetes de madera, vidrio soplado, vitrales, cestería, hamacas, sombreros de paja, muñecas de trapo, retazos, manualidades, encuadernación, resina, cuadros pintados, instrumentos hechos a mano, telar, alpaca, lana, mimbre, ponchos, tejedoras, cuchillos artesanales, marcos, vidrio, letras de madera | piezas, hilo, estampar, pedido, regalo, ferias, plancha, plotter, artesanas, unidades, hecho a mano, tazas, diseño',
    en: 'stickers, embroidery, 3D printing, crochet, knitwear, hand-knitted, wooden toys, stained glass, baskets, willow, bookbinding, blown glass, quilts, blacksmith, resin, engraving, knives hand-forged, picture framing, framing, macramé, prints and illustrations, instruments handmade, woven, weaving, looms, letterpress, handmade cards, guitars built, surfboards, taxidermy, illustrations, linocut, signwriting, woodturning, neon, dyed, hand-dyed, forged, forge, frames | printed, artwork, press, handmade, gifts, fairs, etsy, orders, posters, pieces, studio, glass, made by hand, stall',
  },
  {
    sector: 'agriculture',
    es: 'vacas, ganado, lechería, cerdos, cuyes, truchas, peces de cultivo, flores de corte, invernadero de rosas, café de altura, aguacate, champiñones, hongos, setas, arándanos, quinua, nogales, cabras, ovejas, terneros, pollos de engorde, caña, cacao finca, papas nativas, sembríos, tilapia, azafrán, almendros, pistachos, palta hass, cultivo de fresas, maíz, soja, trigo, engorda, borregos, ordeño, piara, lombricultura, humus, caracoles, novillos | hectáreas, cosecha, campo, ganadero, riego, siembra, litros, finca, parcela, pastura, plantas, plantones, exportadora, acopio',
    en: 'grow cut flowers, flower field, cattle, dairy cows, sheep, pigs, cut flowers grown, lavender, mushrooms, christmas trees, trout, alpacas, berries pick your own, hay, goats, wool, oysters, hemp, hops, garlic, pumpkins, orchard, apples, cherries, blueberries, beef herd, grass-fed, lambs, poultry, seaweed, flower farm, turkeys, maple syrup, almonds, macadamia, blueberry, dairy | acres, farm, herd, harvest, field, pasture, paddocks, barn, breed, farmers, plants, growing',
  },
  {
    sector: 'event_services',
    es: 'animador de bodas, mariachi, orquesta, decoración de eventos, eventos corporativos, congresos, salón de eventos, organización de conciertos, cabina de fotos, baby shower, barra libre, bartenders, cócteles a domicilio, fuegos artificiales, fotomatón, grupo musical, cantante, conciertos, violinista, maestro de ceremonias, coctelería móvil, barra móvil, flores para eventos, charro | fiestas, eventos, bodas, invitados, música, luces, celebraciones, decoración, barra, montaje, fiesta, matrimonio',
    en: 'wedding band, corporate events, conferences, event space, string quartet, celebrant, mobile bar, bartenders, photo booth business, team building, festivals organised, live music, event styling, wedding singer, fiddle, gigged, ceremonies and drinks receptions, fireworks, event planner, karaoke, backdrops, ceilidh, pub quiz, escape games mobile, horsebox bar, gin bar, musicians | parties, guests, events, weddings, music, lights, venue, decor, bar, party, stage',
  },
  {
    sector: 'event_services',
    es: 'sala de escape, escape room, acertijos, karts, boliche, billar, realidad virtual, láser tag, paintball, sala de juegos | grupos, sesenta minutos, minutos, juego, equipo, pistas, cumpleaños, salas',
    en: 'escape room, puzzles, locked in, laser tag, axe throwing, bowling, virtual reality, go-karts, arcade, paintball, mini golf, game room, board game café | groups, minutes, sixty minutes, hen parties, teams, clues, players, stag, rooms, rainy day, locked',
  },
  {
    sector: 'tourism_lodging',
    es: 'excursiones, paseos a caballo, kayak, agencia de viajes, avistamiento, paquetes turísticos, trekking, buceo, paseos en lancha, turismo de aventura, parapente, rafting, cabalgatas, rutas en bici, catas y rutas, canopy, apartamentos por días, surf camp, paseos en bote | turistas, grupo, salida, cascada, viajeros, transporte incluido, aventura, reserva, extranjeros, cruceros, ruta, personas, visitas',
    en: 'kayak trips, boat trips, whale watching, travel agency, horse rides, day trips, diving, snorkelling, fishing charters, safari, scuba, charter, horseback, paddleboard, paddleboarding, travel planner, itineraries, foraging walks, serviced apartments, sailing, paddles, guided paddles, sea kayaking, kayaks | tourists, visitors, groups, guides, trip, cruise, adventure, hike, minibus, trail, travellers, walk, coast, boat',
  },
  {
    sector: 'real_estate',
    es: 'coworking, trasteros, guardamuebles por meses, oficinas por horas, bodegas en renta, salas de reuniones, minibodegas, bauleras, estacionamiento, cocheras por mes, parqueadero, espacio de trabajo, consultorios por horas, locales en alquiler, escritorios, espacio de coworking, puestos de trabajo, alquiler de consultorios, plazas de garaje | metros, mensual, llave, espacio, oficina, 24 horas, unidades, freelancers, wifi, cajones, horas, sala',
    en: 'storage units, lockable units, self storage, coworking, desks by the day, meeting rooms, office space, hot desks, parking spaces, workshops to rent, studio space, container storage, storage, treatment rooms to rent, kitchen rental, boat storage, desk space, art studios to rent, commercial kitchen, shared workshop, caravan storage, shared kitchen | units, by the month, gate, access, month, square feet, desks, garage, freelancers, remote workers, space, closet, rent',
  },
  {
    sector: 'cleaning',
    es: 'limpieza de alfombras, limpieza de tapicerías, lavado de muebles, lavado de colchones, limpieza de tanques, lavado a presión, limpieza de ductos, limpieza de paneles solares, fin de obra, limpieza post obra, lavado de salas, limpieza de campanas, chimeneas, chimenea, deshollinador, deshollino, hollín, estufas de leña, limpieza de sofás, sanitización, limpieza de alfombras y sillones, tinacos, limpieza de grafitis, colchones, sofás y alfombras, trampas de grasa, lavado de alfombras, vapor seco | certificado, veneno, bodegas, restaurantes, sofá, manchas, máquina, revisión, hidrolavadora, alfombras, sillones, limpieza, ácaros, olores, lavado',
    en: 'pressure washing, driveways and patios, render washed, jet washer, carpet cleaning, upholstery cleaning, chimney sweep, chimney, flue, swept and certified, gutter clearing, gutter cleaning, duct cleaning, solar panel cleaning, post-construction cleaning, power washing, patios, roof cleaning, bin cleaning, crime scene, graffiti removal, driveways washed, soft washing, wheelie bins, dryer vents, mattress cleaning, grills cleaned, carpets, chimneys, sweep, sweep chimneys, chimneys swept, chimney fires, log burners, stove sweeping, septic pumping, mould, mold | pressure, washed, render, gutters, traps, proofing, stains, driveways, steam, homeowners, stoves, soot, sealed, machine, bait, treatment, cleaned, hose, rugs',
  },
  {
    sector: 'saas',
    es: 'chatbot, inteligencia artificial para empresas, API, plataforma para colegios, software médico, software para, sistema de punto de venta, punto de venta, software contable, historia clínica electrónica, sensores | software, usuarios, suscripción, licencia, nube, código, plataforma, mensual, programadores, panel',
    en: 'chatbot, AI assistant for, API, software for schools, EHR, analytics platform, point of sale, software that, SaaS, machine learning, sensors, compliance software, plugin | software, users, subscription, licence, cloud, code, platform, per month, developers, dashboard, integrates',
  },
  {
    sector: 'marketplace_app',
    es: 'app que conecta, plataforma que conecta, conecta, conectamos, plataforma donde, nos quedamos, comisión por reserva, comisión por venta, lo que sobra, excedentes, lonja, subasta, productores con restaurantes, app que une, plataforma de alquiler entre particulares | plataforma, app, comisión, usuarios, vendedores, compradores, porcentaje, aplicación, ambos lados, publican, pescadores, entradas',
    en: 'platform that connects, app that connects, connects, take a cut, two sides, matches, surplus food, peer to peer rental, rent out their, we take a percentage, auction, crowdfunding, marketplace where, rent from neighbours, tool sharing, driveway sharing | platform, app, commission, users, sellers, buyers, percent, both sides, list, fishermen, growers, tickets, borrow',
  },
  {
    sector: 'ecommerce',
    es: 'juguetes por internet, repuestos online, venta por mercado libre, MercadoLibre, dropshipping, Shopify, libros online, regalos personalizados online, plantas a domicilio online, cajas de suscripción, vendo por Amazon, Amazon, catálogo web, tienda online, venta online, suscripción mensual de, semillas por internet | internet, web, envío, pedidos, página, catálogo, paquetería, pedido, despacho, stock',
    en: 'online store, sold online, Amazon, eBay, dropshipping, Shopify, online toys, pet supplies online, refill subscription, parts online, seeds by post, gift boxes online, subscription box, plants by post, our own website, online shop, monthly box, letterbox, hobby kits, mail order, delivered by post, kits | website, shipped, orders, courier, posted, subscribers, returns, order, online, warehouse, post, box, boxes',
  },
  {
    sector: null,
    es: 'sin fianza, rent a car, utilitarios por días, renta de autos, alquiler de coches, alquiler de herramientas, alquiler de maquinaria, renta de maquinaria, alquiler de vestidos, alquiler de motos, alquiler de bicicletas, alquiler de patinetes, renta de vestidos, alquiler de equipos, andamios en alquiler, generadores en renta, alquiler de autos, retroexcavadora, alquiler de trajes, alquiler de disfraces, alquilo herramientas, alquiler de andamios, andamios, mezcladoras, presto por días, hormigonera, alquiler de autocaravanas, alquiler de furgonetas, alquilo bicicletas, alquiler de ropa, renta de ropa, ropa de bebé en alquiler, ropa prestada, sauna, saunas, temazcal, rento | por días, al día, fianza, terminal, aeropuerto, alquilamos, vehículo, depósito, día, alquilo, alquiler, renta, flota, por horas, casco, seguro incluido',
    en: 'car hire, car rental, rental cars, tool hire, tool rental, plant hire, bike hire, by the day, costume hire, dress hire, boat hire, equipment rental, kayak hire, campervan hire, digger hire, no hold, hatchbacks, scooter rental, baby equipment hire, van hire, e-bike rental, scaffold hire, mini digger, wheelchair hire, stroller rental, surfboard hire, motorhome hire, bike rentals, ski rental, skip loader hire, generator hire, paddleboard hire, clothes rental, rent clothes, rental box, swap it when, swap for the next size, clothes library, toy library, sauna, saunas, cold plunge, ice bath | day, hire, deposit, rent, hold, depot, weekend, pick up, excavator, rental, rentals, fleet, helmets, returned, insured',
  },
  {
    sector: null,
    es: 'velorio, velatorio, funeraria, cremación, entierro, ataúdes, sepelio, lápidas, difunto, urnas, vigilantes, guardias, vigilancia, rondas, monitoreo de cámaras, seguridad privada, escoltas, guardias de seguridad, tarot, cartas astrales, loterías, prestamista, casa de empeño, máquinas expendedoras, vending, partido, iglesia, reiki, constelaciones, carta astral, médium, feng shui, empeño, préstamos, funerarios, remesas, casa de cambio, parquímetros, gasolinera, radio comunitaria, leña, quitanieves, decluttering, organizadora profesional, orden de armarios, horóscopo, cementerio, cenizas, limpias espirituales, apuestas | ceremonia, sala, puesto, nocturno, bodegas, monitoreo, conjuntos, duelo, turnos, traslado, energías, familias, conserjes, armarios, ordenar',
    en: 'funeral, cremations, cremation, vigils, coffins, headstones, undertaker, burial, ashes, door staff, night guards, SIA licensed, security guards, security patrols, doormen, psychic, tarot, vending machines, tap to pay machines, pawn, payday loans, lottery, church, betting, firewood, snow removal, snow plowing, snow clearing, professional organizer, decluttering, closets organized, urns, bouncers, bodyguards, alarm monitoring guards, ATM, vending, energy healing, feng shui, astrology, reiki, currency exchange, gas station, ploughing driveways, driveways plowed, grave tending, graves, declutter, mourners, patrols, patrol, kiln-dried logs, logs, micro-market, house sitting, notary public, parking lot, newborn sleep consultant, surrogacy, pet cremation, livery | machines, stocked, guards, log, licensed, ceremony, families, festivals, grief, sorted, wardrobes, closets, garages, burn, route, sites, memorial, night',
  },
];
