// What a founder speaks of without naming the trade: the thing worked on, the tools, what is done to it. Before the bar stand the signs that
// tell the trade alone; after it, those that go with it and with others too.
import type { Bilingual } from '../language/language.ts';
import type { TradeId } from './trades.ts';

export const TRADE_SIGNS: Readonly<Partial<Record<TradeId, Bilingual>>> = {
  coffee_shop: {
    es: 'barista, flat white, capuchino, café de especialidad, latte, espresso, cortado, cafetería | café, tostados, granos, máquina de café, queque, brownie, tostadas, té, brunch, enchufes, wifi, medialunas, croissant, mesitas, asientos, molinillo, merienda',
    en: 'barista, flat white, cappuccino, latte, espresso, single origin, filter coffee, pour over | coffee, beans, grinder, cakes, scones, brunch, sockets, wifi, stools, toasties, tea, laptop, muffins, cup',
  },
  set_menu_restaurant: {
    es: 'menú del día, almuerzos, menú ejecutivo, primero y segundo, plato del día, almuerzo casero, guisos, postre incluido, sopa | almorzar, comensales, plato, jugo, arroz, mesas, cocinera, cocinero, postre, menú, comedor, caldo, carne, sazón, mediodía, guisado',
    en: 'set lunch, set menu, two courses, three courses, daily menu, home cooked lunch, meat and three, plate of the day | lunch, main, starter, pudding, tables, cook, chef, dinner, dishes, seats, covers, diner, kitchen',
  },
  home_style_eatery: {
    es: 'comida corrida, cocina económica, fonda, corrientazo, sopa y seco, ejecutivos, guisados, agua de fruta, agua de sabor | guisado, tortillas, frijoles, sopa, arroz, para llevar, comal, oficinas, sazón, caldo, cocinera, antojitos',
    en: 'comida corrida, fonda, corrientazo, home-style eatery, stews of the day | tortillas, beans, soup, rice, stew, lunch, office workers, takeaway',
  },
  tapas_bar: {
    es: 'tapas, caña, cañas, vermut, croquetas, bravas, ensaladilla, pinchos, raciones, tortilla de patatas, barra | cerveza, vinos, barril, terraza, camarero, aperitivo, montaditos, picoteo, grifo, ronda',
    en: 'tapas, small plates, croquettes, vermouth, patatas bravas, sharing plates | wine, bar, sherry, olives, beer, snacks, counter, stools',
  },
  pizza_takeaway: {
    es: 'pizza, pizzas, pizzero, muzzarella, muzza, fugazzeta, napolitana, calzone, pepperoni, margarita | horno a leña, horno a la piedra, masa madre, mozzarella, porciones, delivery, para llevar, empanadas, queso',
    en: 'pizza, pizzas, pepperoni, margherita, calzone, slices, wood fired dough, neapolitan, pizzaiolo | takeaway, dough, mozzarella, oven, delivery, toppings, collection',
  },
  ice_cream_parlour: {
    es: 'helado, helados, heladero, cucurucho, tarrina, tarrinas, sorbete, gelato, bolas, granizado | sabores, sin lactosa, sundae, copa, barquillo, leche, vitrina, mantecadora',
    en: 'ice cream, gelato, scoop, scoops, sundae, sorbet, cones, soft serve | flavours, flavors, tubs, waffle, milk, churn, freezer, parlour',
  },
  ice_lolly_shop: {
    es: 'paletas, paleta, paletería, aguas frescas, raspados, bolis, nieves, de agua y de leche, congeladas, esquimo | fruta de verdad, chamoy, palo, molde, mango con chile, guanábana, tamarindo, limón',
    en: 'ice lollies, ice lolly, popsicles, popsicle, ice pops, paletas, paleta, frozen pops, shaved ice | real fruit, stick, moulds, molds, mango, lime',
  },
  burger_truck: {
    es: 'camión de hamburguesas, plancha y patatas | food truck, remolque, hamburguesas, hamburguesa, smash, pan brioche, cheddar, burger, plancha, patatas, papas fritas, camión, carne picada, festivales, pan, tocino, bacon',
    en: 'burger truck, burger van | food truck, trailer, burgers, burger, smash burgers, brioche, patties, cheeseburger, loaded fries, truck, griddle, fries, festivals, bacon, buns',
  },
  coffee_van: {
    es: 'café en furgoneta, furgoneta de café, café ambulante, café sobre ruedas, triciclo de café, café móvil | furgoneta, carrito, polígono, paradas, espresso, café, eventos, barista, remolque, ruedas',
    en: 'coffee van, coffee truck, coffee cart, coffee trailer, mobile coffee, coffee on wheels, espresso van | van, converted, wheels, trailer, horsebox, piaggio, espresso, beans, barista, cup, industrial park, events, coffee',
  },
  churros_stall: {
    es: 'churros, porras, churrera, churrero, masa frita, buñuelos | chocolate caliente, rueda, remolque, feria, fiestas, freír, chocolate, ración, plaza, azúcar',
    en: 'churros, fried dough, churro | hot chocolate, stall, fair, cinnamon sugar, fryer',
  },
  latin_street_food: {
    es: 'tacos, al pastor, trompo, taquero, bistec, arepas, elotes, tamales, atole, quesadillas, gorditas, tortas ahogadas, empanadas, choripán, anticuchos, perros calientes, salchipapas, birria, suadero, esquites, completos italianos, sopaipillas, tlayudas, pupusas, picarones | tortilla, carrito, salsa, puesto, esquina, comal, parrilla, antojitos, ambulante, banqueta, guacamole, carnitas, callejero',
    en: 'tacos, arepas, empanadas, tamales, birria, burritos, quesadillas, al pastor, pupusas, elote, choripan | tortillas, salsa, cart, stall, guacamole, street food, market, plantain, masa',
  },
  online_fashion: {
    es: 'ropa por internet, ropa online, ropa por instagram, vendo por instagram, mando por correo, vendo ropa por internet, moda online | vestidos, jeans, blusas, talla, tallas, prendas, prenda, cambio gratis, envío, página web, instagram, despacho, colección, camisetas, lencería, devoluciones, web, pedidos',
    en: 'clothes online, fashion online, online boutique, online clothing | dresses, jeans, tops, sizes, size, garments, returns, website, posted, instagram, shipping, knitwear, collection, t-shirts, order, orders, site',
  },
  online_food: {
    es: 'alimentos online, comida por internet, cajas de comida | cajas, jamón, queso, embutido, internet, 48 horas, productores, envío, lotes, gourmet, suscripción, aceite, web, pedidos, pedido, conservas, transporte, mensajería, caja',
    en: 'food hampers, hampers, food box, snack box, tea subscription | box, boxes, posted, producers, website, subscription, hamper, cheese, gourmet, order, orders, courier, spices, site, shipped',
  },
  online_cosmetics: {
    es: 'cremas, sérum, sérums, champú sólido, cosmética, protector solar, cosméticos, skincare | piel sensible, sin perfume, envío, web, página web, maquillaje, labiales, rutina, online, pedido, pedidos, piel, ingredientes',
    en: 'skincare, serums, serum, moisturiser, moisturizer, cosmetics, shampoo bars, sunscreen | sensitive skin, cream, creams, website, fragrance free, makeup, lipstick, order, posted, skin, ingredients, shipping, site',
  },
  online_homeware: {
    es: 'menaje, decoración online, ropa de cama online, vajillas | lámparas, cojines, mantas, sábanas, vajilla, cuadros, alfombras, internet, web, envío, hogar, pedido, decoración, toallas, página web',
    en: 'homeware, homewares, throws, stoneware, cushions, bedding | lamps, blankets, rugs, vases, makers, our site, website, courier, order, tableware, towels, shipping, prints, online',
  },
  online_accessories: {
    es: 'correas, bisutería online, fundas de móvil online, bolsos online | bolsos, cinturones, gafas, relojes, carcasas, fundas, mochilas, carteras, internet, web, envío, pedido, complementos, gorras, página web, accesorios',
    en: 'watch straps, straps, phone cases, hair accessories, sunglasses | belts, wallets, caps, bags, scarves, jewellery, website, posted, order, shipping, etsy, shopify, accessories, online',
  },
  florist: {
    es: 'ramos, rosas, flores, gerberas, arreglos florales, coronas, florista, tulipanes, girasoles, velorio arreglos, orquídeas, centros de mesa florales | plantas, macetas, bouquet, panteón, San Valentín, arreglos, día de la madre, jarrón',
    en: 'bouquets, bouquet, roses, flowers, florist, stems, peonies, wreaths, tulips, sunflowers, posies, arrangements, lilies | plants, vase, pots, mother’s day, valentine, funeral flowers, wrapped',
  },
  bookshop: {
    es: 'libros, novela, novelas, cuentacuentos, club de lectura, librera, librero, ensayo, tapa dura, poesía, librería | lectores, infantil, cómics, leer, lectura, editora, editorial, autores, presentaciones, escogidos, cuentos',
    en: 'books, novels, book club, picture books, paperbacks, fiction, storytime, poetry, bookseller, secondhand books | readers, authors, signings, reading, shelves, publisher, kids’ books',
  },
  clothes_shop: {
    es: 'probador, probadores, ropa de mujer, ropa de niño, ropa infantil, almacén de ropa, boutique, ropa | vestidos, blusas, pantalones, tallas, prenda, prendas, marcas, maniquí, temporada, blusa, faldas, escaparate, camisas, moda, vestirse, jeans',
    en: 'fitting room, changing room, womenswear, menswear, clothes shop, boutique, vintage clothes, kids’ clothes, clothes | dresses, tops, trousers, brands, sizes, rail, season, garment, outfit, jeans, wear, mannequin, window',
  },
  refill_shop: {
    es: 'a granel, granel, residuo cero, sin envases, sin plástico, dispensadores, recargar botes, tarros propios, zero waste | legumbres, cereales, frutos secos, detergente, jabón, tarros, kilos, peso, sacos, ecológico, avena, lentejas, arroz',
    en: 'refill shop, refillery, zero waste, packaging-free, package-free, plastic-free, dispensers, own jars, own containers, bulk bins, scoop bins, zero waste refills | refill, refills, jars, oats, lentils, pasta, rice, nuts, detergent, washing-up liquid, by weight, sacks, organic, containers, staples, grains',
  },
  bread_shop: {
    es: 'barras de pan, despacho de pan, bollería del día, pan del día, medialunas y facturas | pan, barras, baguettes, bollos, facturas, mostrador, hogaza, marraqueta, bolillo, café para llevar, empanadas, panes',
    en: 'loaves over the counter, bread counter, bread shop, rolls and buns | bread, loaf, loaves, baguettes, rolls, buns, counter, sourdough, pastries, sandwiches, croissants, deli, bakehouse',
  },
  greengrocer: {
    es: 'frutas y verduras, fruta y verdura, frutería, verdulería, frutero, verdulero, hortalizas, mercado de abastos | tomates, tomate, fruta, verdura, melocotón, manzanas, lechugas, papas, plátanos, naranjas, al peso, por kilo, huertas, legumbres, aguacate, palta, cebolla, borrajas, paltas, de temporada, zapallo',
    en: 'fruit and veg, greengrocer, fruit and vegetables, greengrocery | apples, tomatoes, carrots, potatoes, greens, veg, fruit, berries, by weight, loose, seasonal, onions, bananas, crates, avocados',
  },
  pet_shop: {
    es: 'pienso, croquetas para perro, concentrado, antipulgas, arena para gatos, arena, alimento para mascotas, correas, peceras, acuarios, collares, alimento balanceado, hámster, peces | juguetes, gato, gatos, perros, mascotas, granel, loros, conejos, kilos, snacks, perro, tienda',
    en: 'pet food, kibble, cat litter, litter, flea treatment, leads and collars, aquariums, raw food, hamsters, treats and toys for dogs, fish tanks, kitty litter | toys, cats, dogs, pets, collars, treats, bags, store, beds, cat, dog, shop',
  },
  hardware_store: {
    es: 'tornillos, clavos, cañerías, tuercas, taladros, brocas, cemento, corte de llaves, candados, tubería, ferretería, tornillo, tlapalería, llaves de paso, cables y enchufes | pinturas, herramientas, mangueras, saco, pintura, construmart, maestros, bombillas, martillo, fierro, alambre, materiales',
    en: 'screws, nails by weight, nuts and bolts, paint mixing, key cutting, hardware store, hardware, drill bits, plumbing fittings, hinges, timber cut | paint, tools, keys, bulbs, hammer, garden tools, glue, bolts, cement, wire, hose',
  },
  wine_shop: {
    es: 'vinos, catas, botellas de vino, etiquetas de vino, sommelier, vinoteca, enoteca, tinto, tintos, vermús | botellas, cata, bodegas pequeñas, denominación, uvas, espumosos, maridaje, cava, blanco, productores, botella, destilados',
    en: 'wines, wine shop, bottles from small growers, reds, sommelier, tastings, natural wine, bottles of wine, wine club, bottle shop | bottles, bottle, tasting, growers, case a month, vineyards, grapes, cellar, white, rosé, red, shelves, craft beer',
  },
  butcher: {
    es: 'ternera, cordero, carnicero, carnicería, despiece, despiezando, carne picada al momento, filetes, chuletas, res, cerdo, asado de tira, chorizos, milanesas, lomo | pollo, granjas, hamburguesas, cortada, cortes, kilo, matadero, embutidos, vitrina, carne, carnes, mostrador, vacuno, frigorífico, cámara fría',
    en: 'beef, lamb, butcher, steaks, mince, sausages, dry aged, chops, pork, joints, cuts of meat, carcass, brisket | chicken, farms, burgers, meat, cuts, counter, cut to order, bacon, roast, abattoir',
  },
  bookkeeping_office: {
    es: 'contabilidad, contador, contadora, contable, declaraciones, impuestos, nómina, nóminas, IVA, SAT, SII, DIAN, SUNAT, AFIP, hacienda, monotributo, declaración de la renta, balances, libros contables, honorarios contables, modelo 303 | facturas, trámites, multa, autónomos, cuota fija, fiscal, pymes, régimen, boletas, despacho, gestoría, presentar',
    en: 'bookkeeping, bookkeeper, accounts, tax returns, VAT returns, payroll, tax return, self assessment, year end, CPA, accountant, QuickBooks, Xero, HMRC, IRS, BAS, ledgers | invoices, receipts, monthly fee, sole traders, accounting, books, taxes, Revenue, freelancers, shoebox',
  },
  law_office: {
    es: 'abogado, abogada, demanda, finiquito, despido, divorcios, herencias, juicio, pleito, colegiada, testamento, pensión alimenticia, juzgado, tutela, derecho laboral, denuncia, colegiado abogado, desalojo, derechos | contratos, contrato, asesoría legal, trámites, legal, despedidos, expediente, juez, reclamar, notaría, plazo, caso',
    en: 'lawyer, attorney, solicitor, wills, divorce, custody, eviction, immigration papers, court, lawsuit, employment tribunal, paralegal, probate, visas, litigation | contracts, legal, claim, tenants, letters, fixed fee, hearing, case, rights, bar',
  },
  translation_practice: {
    es: 'traduzco, traducción, traducciones, traducir, traductora, traductor, intérprete, subtítulos, jurada, jurado, del español al inglés, apostillado, por palabra | certificados, alemán, francés, inglés, página, documentos, idiomas, contratos, fichas técnicas, palabras, títulos',
    en: 'translate, translation, translations, translator, interpreter, subtitles, certified translation, per word, into English, interpreting | certificates, documents, Spanish, French, contracts, manuals, page, words, languages, birth certificates',
  },
  architecture_studio: {
    es: 'arquitecta, arquitecto, proyecto de obra, licencia de obra, licencias de obra, renders, aparejador, interiorismo, dirección de obra, planos y permisos, ampliaciones | planos, vivienda, casas, obra, reformas, ayuntamiento, permiso, metros, diseño, visitas de obra, municipalidad, estudio, levantamiento',
    en: 'drawings, planning applications, planning permission, architect, RIBA, blueprints, floor plans, building regs, extension drawings, chartered architect | extension, loft, site visits, council, permit, design, renovation, house extensions, homeowners, builders, home, plans',
  },
  coaching_practice: {
    es: 'sesiones de mentoría, mentoría, liderazgo, liderar, acompañamiento ejecutivo, desarrollo profesional, feedback 360, mentor, cambio de carrera, orientación laboral, hablar en público | coach, coaching, jefes, equipo, directivos, metas, llamadas, ascenso, sesiones, objetivos, gerentes, emprendedoras, hábitos, entrevista',
    en: 'leadership, one-to-one calls, career change, mentoring, executive coaching, ICF, mentor, burnout, burning out | coach, coaching, 360, managers, calls, lead, promoted, goals, confidence, career, sessions, founders, executives, accountability, team',
  },
  web_studio: {
    es: 'páginas web, sitios web, webs, dominio, hosting, programo, WordPress, tienda online para negocios, diseño web, landing, desarrollador web, posicionamiento | página, Google, mantenimiento, comercios, menú, dominio, página web, programador, talleres, cuota, responsive',
    en: 'websites, web pages, WordPress, hosting, domain, web designer, landing pages, web developer, build sites, website in a week, SEO | Google, maintenance, tradespeople, site, pages, code, launch, monthly, design',
  },
  video_studio: {
    es: 'vídeos, videos, rodaje, cámara y dron, editor de video, montaje, videoclips, productora, grabación, filmación, camarógrafo, piezas para redes, corporativos | dron, edición, grabar, guion, cámara, reels, spots, hoteles, jornada, marcas, campaña',
    en: 'films, film, filming, shoot, camera operator, video, videos, videographer, editing suite, drone shot, showreel, motion graphics, clips | drone, edit, brands, social clips, script, camera, hotels, charities, podcast, reels, footage',
  },
  design_studio: {
    es: 'logos, logotipos, etiquetas, packaging, identidad visual, diseñadora gráfica, diseñador gráfico, manual de marca, ilustración, empaques, branding, diseño gráfico, identidad de marca | marca, carteles, envases, imagen, diseño, productos, tipografía, logo, empaque, lanzamiento, catálogos',
    en: 'logos, logo, packaging, brand guide, labels, graphic designer, visual identity, typography, illustration, branding, brand identity, menus and signs | brand, posters, launch, print, design, makers, product, leaflets, designer, signage',
  },
  social_media_agency: {
    es: 'community manager, reels, publicaciones al mes, llevar redes, redes sociales, publicaciones, llevo su instagram, anuncios de facebook, contenido para redes, TikTok, parrilla de contenidos, calendario de contenido, anuncios en Meta | Instagram, Facebook, mensajes, seguidores, posts, boutiques, historias, campañas, contenidos, contenido, fotos, cuenta, anuncios, marketing',
    en: 'social media, posts a month, reels, content calendar, TikTok, run their Instagram, community manager, paid ads, influencers, Facebook ads, Meta ads, captions | Instagram, Facebook, followers, stories, content, comments, brands, retainer, posts, engagement, ads, account, marketing',
  },
  business_tool: {
    es: 'fichar, control horario, inventario en el celular, panel de control, software de gestión, programa para gestionar, control de stock, tablero, planillas | app, aplicación, software, celular, sistema, usuarios, usuario, licencia, Excel, suscripción, empleados, partes de trabajo, programador, suscriptores, cuadrantes, empresas, nube, bodega, registra, programa, registro, flota',
    en: 'timesheets, clock in, dashboard, rota, rosters, stock control, CRM, spreadsheet replacement, job management | app, software, phone, per user, payroll, user, users, subscription, developer, foreman, spreadsheet, login, sync, team, staff, SaaS, reports, code, builders, inventory, cloud, export',
  },
  consumer_app: {
    es: 'app para el celular, suscripción mensual app, app de hábitos, app para familias, app para meditar, recordatorios en el celular | app, aplicación, recordatorio, suscripción, suscriptor, descargar, móvil, celular, usuarios, avisa, iOS, Android, programador, versión gratuita, gratis, notificaciones, mensual',
    en: 'phone subscription, habit app, app that reminds, iOS, Android, app store, budgeting app, meditation app, free version | app, reminds, reminder, subscriber, subscribers, download, phone, engineer, per month, users, subscription, notifications, developer, premium, tracks, swipe',
  },
  booking_software: {
    es: 'agenda online, saca turno sola, sacar turno, reservar citas por celular, sistema de turnos, sistema de reservas, turnos online, software de reservas, citas por WhatsApp automáticas, recordatorio de cita, reservas online | turno, turnos, programita, seña, recordatorio, app, celular, plazas, no avisan, peluquerías, usuario, suscripción, programador, citas, software, agenda, barberías, consultorios, programa, reserva, no llegan',
    en: 'booking software, online booking, no-shows, book online, scheduling software, appointment reminders, booking page, waitlist | deposit, calendar, salons, reminder, app, per month, software, user, appointments, slots, text, subscription, clinics, barbers, developer, code, diary',
  },
  invoicing_software: {
    es: 'facturación electrónica, facturar desde el móvil, hacer facturas, programa de facturas, presupuestos y facturas, factura electrónica, genera la factura | factura, facturas, autónomos, app, IVA, suscripción, cobrar, recordatorio, programador, software, usuario, móvil, presupuestos, celular, programa, vencidas',
    en: 'invoicing, invoice goes out, send invoices, invoicing app, quotes and invoices, chase payments, unpaid invoices, do my invoices | invoice, invoices, VAT, tradespeople, freelancers, code, text, reminders, per month, user, app, software, receipts, late payment, overdue',
  },
  language_school: {
    es: 'hablar inglés, clases de inglés, idiomas, IELTS, TOEFL, nativo, First, B2, conversación en inglés, cursos de inglés, clases de francés, aprender inglés, español para extranjeros | inglés, francés, alemán, grupos, alumno, nivel, conversación, profesionales, entrevistas, portugués, examen, noches, profesora, alumnos, clases',
    en: 'English lessons, Spanish lessons, conversation classes, language classes, IELTS, learn French, learn Spanish, speak Spanish, ESL, native speaker, language school | Spanish, French, English, German, fluent, groups, level, students, evenings, speaking, grammar, migrants, classes',
  },
  tutoring_centre: {
    es: 'mates, física, refuerzo, apoyo escolar, tareas, deberes, bachillerato, selectividad, PSU, ingreso a la universidad, matemáticas, química, suspendió, reforzamiento, secundaria, ESO, preuniversitario, nivelación | examen, alumno, notas, colegio, grupos, tardes, padres, instituto, alumnos, clases, aprobar, materias, escuela, maestra, lectura',
    en: 'maths, math, tutor, tutoring, SAT, GCSE, A level, algebra, homework, exam prep, leaving cert, reading age, physics, chemistry, phonics, ATAR | students, grades, school, exams, kids, parents, pupils, sessions, groups, science, spelling, teacher',
  },
  music_school: {
    es: 'piano, guitarra, violín, solfeo, canto, batería, instrumento, conservatorio clases, coro, ensamble, violonchelo, ukelele | alumnos, recital, audición, profesor, clases, niños, música, ensayo, músicos, banda',
    en: 'piano, guitar, cello, violin, singing, recital, drums, music lessons, ukulele, half hours, trumpet, flute, band camp | lessons, conservatory, kids, taught, teacher, students, choir, music, adults, jam',
  },
  driving_school: {
    es: 'doble mando, carné de conducir, licencia de conducir, examen práctico, teórica, brevete, prácticas de coche, doble pedal, manejar, aprender a conducir, autoescuela, permiso B | instructor, prácticas, conducir, alumno, coche, carro, nervios, examen, teórico, rutas, auto, clase',
    en: 'dual control, driving test, learner, learners, driving lessons, mock tests, theory test, green badge, instructor, drivers ed, road test, learn to drive, parallel parking | pass, failed, test routes, lessons, car, nervous, drive, permit, clutch, hour, teens',
  },
  nursery_school: {
    es: 'bebés de 0 a 3, peques por aula, guardería, educación infantil, jardín infantil, sala cuna, párvulos, escuela infantil, estancia infantil, educadora de párvulos, maternal, parvularia | peques, aula, bebés, patio, siesta, niños, madres, padres, educadora, horario, comida, juego, pañales, cuna, peque, chiquitos, nidos',
    en: 'toddlers, daycare, childcare, nursery, preschool, babies, early years, crèche, child minder, day care, nap, nursery nurse, Montessori | kids, children, parents, drop off, wraparound, play, meals, garden, ratio, pickup, staff, room, shift',
  },
  dance_school: {
    es: 'bachata, urbano, ballet, flamenco, clásico, baile, danza, zapateo, tango, coreografía, bailarina, bailé, salsa y bachata, hip hop, bailar, sevillanas, marinera, cueca, K-pop, folclore | salsa, espejo, muestra, alumnas, niñas, nenas, academia, salón, zapatillas, fin de año, ritmo, compañía, clases, grupos',
    en: 'ballet, tap, dance, hip hop, salsa classes, street dance, ballroom, dancers, Irish dancing, choreography, bachata, dancing, contemporary, dance classes | show, mirrors, kids, barre, troupe, studio, girls, recital, classes, costumes, adults',
  },
  sports_school: {
    es: 'fútbol base, natación para niños, escuela de fútbol, escuela de tenis, natación infantil, clases de natación, clases de pádel, entrenador de niños, escuelita de fútbol, surf, clases de surf, patinaje, clases de tenis, vóley, gimnasia rítmica, básquet | fútbol, tenis, pádel, cancha, entrenador, niños, torneos, campamento, balón, categorías, alumnos, piscina, raqueta, tabla, voleibol, nadar',
    en: 'soccer skills, swimming lessons, tennis lessons, football coaching, surf lessons, holiday camps, gymnastics, learn to swim, kids’ rugby, basketball, skating lessons, hurling, cricket, surf school, soccer | football, coach, kids, tennis, pitch, skills, swim, after school, court, drills, ball, junior, rackets, boards, B licence, pool, games',
  },
  barber_shop: {
    es: 'degradado, fade, barba, barbero, navaja, barbería, corte de hombre, toalla caliente, afeitado, corte y barba | corte, sillones, ceja, hombres, máquina, cita, cortando, caballeros, chavos, muchachos, sillón, tijera, pelo, cabello',
    en: 'fade, fades, beard, beards, barber, hot towel, shave, skin fade, clippers, barbering, men’s cuts, line-up, taper | cut, chairs, men, hair, lads, boys, walk-ins, haircut, trim, chair, scissors',
  },
  nail_studio: {
    es: 'semipermanentes, semipermanente, acrílicas, uñas, manicura, manicurista, gelish, uñas de gel, pedicura, esmaltado, esmalte, uñas acrílicas, manicure, nail art, kapping, manos y pies, lima | diseños, clienta, mano alzada, garantía, cabina, esterilización, lámpara, pies, gel, manos, mujeres',
    en: 'gel nails, acrylics, manicure, manicures, pedicure, nail art, nail tech, gels, shellac, BIAB, infills, acrylic nails, press-ons | nails, polish, hands, set, tips, salon, design, chip, chipped, lamp, sets',
  },
  beauty_centre: {
    es: 'depilación, depilación láser, limpieza facial, faciales, cosmiatra, esteticista, pestañas, extensiones de pestañas, cera, maquilladora, cejas, microblading, radiofrecuencia, reductores, hilo, lifting de pestañas, hidrafacial | piel, facial, tratamientos, cabina, láser, sesión, masajes, mujeres, belleza, aparatología, peeling, estética, clienta, manchas, acné, rostro',
    en: 'waxing, facials, facial, lashes, lash extensions, brows, microblading, laser hair removal, aesthetician, spray tan, threading, peels, beautician, esthetician, lash lift | skin, treatments, treatment, laser, massage, salon, women, beauty, brides, bride, acne, glow',
  },
  dog_groomer: {
    es: 'estilista canina, estilista canino, deslanado, peluquería canina, corte de raza, baño de perros, bañar perros, estética canina, caniches, baño y corte, baño canino, deslanar, grooming, groomer, pelo del perro, secador de jaula | perro, perros, perra, bañar, baño, corte, moños, shampoo, uñas, tina, jaula, secadora, mascota, mascotas, gatos, pelaje, trasquilones, tijera, orejas, nudos, pelo, mesa, garrapatas, pulgas, champú',
    en: 'dog grooming, groomer, washes and clips dogs, clips dogs, doodles, matted, dog wash, poodles, de-shedding, hand stripping, groom, deshedding, dog baths, grooming, nail clips, coat | dog, dogs, bath, clip, ears, cage, cats, pups, dryer, shampoo, brush, trim, pet, wash, fur, tub, clippers, nails, cut, breed, cockapoo, labradoodle, schnauzer, spaniel, nick, crate, blow dry',
  },
  dog_daycare: {
    es: 'guardería de día, guardería diurna, día de guardería, perros mientras trabajan, grupos pequeños de perros, prueba de carácter, medio día de guardería | perros, perro, cachorros, sala, bonos, días fijos, fotos, recogida, jornada, oficina, cuidadores, parte del día, patio',
    en: 'dog daycare, doggy daycare, doggy day care, dogs while you work, temperament test, playgroups, full day and half day, daycare days | dogs, dog, handlers, webcams, report card, drop-off, pickup, day pass, yard, playroom, puppies, commuters, office, small groups, baths',
  },
  pet_boarding: {
    es: 'guardería canina, hotel canino, residencia canina, hospedaje de mascotas, hospedaje para perros, guardería para perros, se quedan a dormir perros, hotel para mascotas, pensión canina, colonia de perros | perro, perros, mascota, mascotas, viajan, noche, finca, patio, caniles, video diario, se quedan, vacaciones, jaula, gatos, cuidar, manada, corral, gato, duerman, puente, días',
    en: 'kennels, kennel, cattery, dog boarding, dog hotel, cat hotel, boarding, home boarding, overnight stays for dogs, pet hotel, pet sitting | dogs, dog, cats, cat, overnight, away, holiday, runs, yard, webcam, pets, night, stay, cage, acres, crate, family dog, pen',
  },
  dog_trainer: {
    es: 'adiestramiento, adiestrador, adiestradora, educación canina, educador canino, adiestrar, etólogo, obediencia, comandos, tirar de la correa, entrenador canino, modificación de conducta, refuerzo positivo perros | perro, perros, cachorro, cachorros, correa, conducta, muerde, ladra, agresivo, llamada, premios, sesiones, reactivos, paseo, a domicilio, educar, obedece, ladridos',
    en: 'dog trainer, dog training, puppy, puppy classes, recall, lead pulling, reward based, obedience, reactive dogs, crate training, barking, behaviourist, loose lead, separation anxiety dog | dog, dogs, bit, biting, rescue, home visits, classes, leash, commands, treats, group walk, sessions, behaviour, pulls, lunges, train, trained',
  },
  tattoo_studio: {
    es: 'tatuajes, tatuaje, tatuador, tatuadora, cover, piercing, línea fina, tinta y agujas, tatuar, tatuarse, realismo | agujas, diseño, retoque, tinta, boceto, piel, cita, estéril, dibujo, cicatriz, camilla, trazo',
    en: 'tattoo, tattoos, fine line, cover-ups, ink, piercing, tattooist, tattoo artist, blackwork, flash, touch up, inked, lettering | needles, sketch, drawing, appointment, skin, sleeve, design, sittings, stencil, artist',
  },
  massage_therapy: {
    es: 'masajes, masaje, masajista, descontracturante, relajante, quiromasaje, drenaje linfático, masaje deportivo, quiromasajista, piedras calientes, reflexología, masoterapeuta, masajes relajantes | espalda, aceite, camilla, contracturas, cuello, tensión, relajación, sesión, deportivo, nudos, hombros, aceites, estrés',
    en: 'massage, deep tissue, RMT, massage therapist, sports massage, hot stones, lymphatic, Swedish, trigger point, prenatal massage, knots, reflexology | back, oil, sessions, muscles, table, tension, neck, shoulders, linen, relax, 60 minutes, sore, bodywork, insurers',
  },
  dog_walking: {
    es: 'paseo perros, pasear perros, paseador, paseadora, paseos de perros, sacar al perro, paseos en grupo, saco a pasear, paseo a los perros, paseador de perros, pasear | perro, perros, paseo, paseos, parque, correa, llaves, fotos, GPS, trabaja todo el día, media hora, mediodía, manada, grupo, recojo',
    en: 'dog walking, dog walker, walk dogs, group walks, walk your dog, lunchtime walks, solo walks, walkies, out on the downs, midday walk, dog walks | dog, dogs, walk, walks, park, lead, GPS, photos home, lunchtime, muddy, keys, commuters, door chewed, four at most, leash, towelled, chewed',
  },
  yoga_pilates_studio: {
    es: 'yoga, pilates, reformer, reformers, colchoneta, postural, vinyasa, asanas, hipopresivos, meditación, esterillas, suelo pélvico, stott, mat, barre | respiración, grupos reducidos, estiramientos, evaluación postural, instructora, embarazadas, core, clases, sesión, bono, espalda, postura, relajación',
    en: 'yoga, pilates, reformer, reformers, mat class, vinyasa, breathwork, prenatal yoga, pelvic floor, stretch class, meditation, barre, yin | mats, class, studio, breathing, small groups, instructor, mothers, posture, core, teacher, stretching, classes, flow',
  },
  crossfit_box: {
    es: 'crossfit, WOD, funcional, barra olímpica, entrenamiento funcional, halterofilia, kettlebells, box, HYROX, cajón y cuerda, pesas rusas | barras, discos, socios, intensidad, coach, grupos, jaula, remo, entrenador, entrenamiento, acondicionamiento, cuota, clases, pesas, metcon',
    en: 'crossfit, WOD, barbell, barbells, kettlebells, conditioning, olympic lifting, functional fitness, HYROX, foundations month, rack, metcon | groups, coached, coach, members, member, squat, rig, rowers, gym, box, lifting, class, burpees, strength, workout',
  },
  personal_trainer: {
    es: 'entrenador personal, entrenadora personal, entreno a domicilio, plan de entrenamiento, entrenamiento personalizado, entrenar en casa, uno a uno fuerza, rutina de ejercicio | entrenar, fuerza, ejercicio, gimnasio, sesión, bajar de peso, mancuernas, gomas, parque, plan, músculo, entrenamiento, sesiones, app, seguimiento, ejercicios, gimnasios',
    en: 'personal trainer, one-to-one strength, strength sessions, personal training, home workouts, train you at home, PT, weight loss coaching, strength training, bootcamp in the park | train, fitness, weights, gyms, exercise, garden, sessions, bands, workout, plan on your phone, dumbbells, stronger, muscle, lifting, program, menopause, fit, strong',
  },
  martial_arts_school: {
    es: 'taekwondo, jiu jitsu, karate, judo, boxeo, kick boxing, cinturón, cinturón negro, dan, defensa personal, muay thai, defenderse, tatami, artes marciales, kimono, capoeira, esgrima | grupos de edad, exámenes, niños, alumno, maestro, golpes, competencia, disciplina, jóvenes, guantes, saco, combate, sparring',
    en: 'jiu jitsu, karate, judo, taekwondo, boxing, black belt, kickboxing, self defence, self defense, muay thai, belts, sparring, martial arts, krav maga, dojo, gradings, BJJ | kids, mats, gloves, bullied, discipline, classes, coach, belt, fighters, bags, dan, women',
  },
  physiotherapy_clinic: {
    es: 'fisioterapia, fisioterapeuta, fisio, kinesiólogo, kinesióloga, kinesiología, lumbalgia, rehabilitación, rodilla operada, operados, punción seca, terapia manual, electroterapia, rodilla, lesiones, ejercicios terapéuticos, esguinces | camilla, ejercicios, corredores, dolor, sesiones, lesión, espalda, hombro, cojo, cirugía, recuperación, ortopedia, colegiado, dolores, deportistas, movilidad, terapia, paciente',
    en: 'hands-on sessions, physio, physiotherapist, physiotherapy, physical therapist, rehab, physical therapy, dry needling, sciatica, ACL, knee, injury, injuries, manual therapy, post-op, hip replacement | exercises, back pain, runners, hands on, shoulder, pain, sessions, ankle, surgery, treatment, sprain, chartered, mobility, patients, recovery',
  },
  dental_clinic: {
    es: 'muelas, tapaduras, frenillos, dentista, odontólogo, odontóloga, ortodoncia, implantes, empastes, caries, endodoncia, brackets, limpieza dental, dientes, blanqueamiento, sonrisa, prótesis dental, muela, resinas, diente, encías | sillón, radiografía, pacientes, urgencias, sonrisas, dental, boca, limpieza, cuotas, extracción, anestesia',
    en: 'fillings, dentist, teeth, tooth, braces, implants, root canal, check-ups and cleanings, dentures, aligners, hygienist, whitening, gums, crowns, cavities, toothache | chair, x-ray, smile, dental, patients, emergency, mouth, hygiene, anxious patients',
  },
  psychology_practice: {
    es: 'psicóloga, psicólogo, terapia, ansiedad, depresión, ataque de pánico, terapeuta, duelo, terapia de pareja, psicoterapia, ataques de pánico, cognitivo conductual, salud mental, trauma | sesiones, pareja, adolescentes, online, primera entrevista, angustia, matriculada, estrés, emocional, pacientes, consulta, tristeza, autoestima, insomnio',
    en: 'psychologist, therapist, counselling, counselor, counsellor, anxiety, depression, panic attack, CBT, talk therapy, grief, couples therapy, therapy, trauma, mental health, postnatal depression, counseling | sessions, couples, teens, online, confidential, 50 minutes, stress, BACP, clients, sleep, low mood',
  },
  vet_clinic: {
    es: 'vacunas, esterilización, veterinario, veterinaria, desparasitación, cirugía de mascotas, castración, consulta veterinaria, hospitalización de mascotas, animales enfermos, rabia, radiografía de perros, vacunas para perros, ecografía veterinaria | gata, gato, gatos, perro, perros, urgencias, laboratorio, mascota, mascotas, consulta, atienda, ganado, animales, cirugías, pulgas, caballos, quirófano, clínica, enfermo',
    en: 'vet, vets, spay, neuter, vaccinations, vaccines for pets, veterinary, sick animals, microchip, worming, pet surgery, animal hospital, jabs, house-call vet, animal emergency, euthanasia at home | cats, dogs, dog, cat, pets, lab, emergencies, surgery, consult, horses, lame, x-ray, clinic, neutering, animal, rabbits',
  },
  speech_therapy: {
    es: 'logopeda, logopedia, fonoaudióloga, fonoaudiología, tartamudez, lenguaje, habla, tardan en hablar, dislalia, terapia de lenguaje, pronuncia, no habla, dislexia, tartamudea, fonemas, fonoaudiólogo | niños, juegos, informe, colegio, sesiones, hablar, deglución, autismo, palabras, evaluación, hablaba, terapeuta',
    en: 'speech therapist, late talkers, stammer, stammers, speech, speech and language, stutter, articulation, SLP, lisp, swallowing, didn’t talk, SLT, non-verbal, language delay | kids, games for home, reports, words, sessions, autism, school, talk, sounds, children, stroke, voice',
  },
  home_care: {
    es: 'cuidadora, cuidadoras, cuidado de mayores, cuidar ancianos, ayuda a domicilio, cuidador, acompañamiento de mayores, adultos mayores en casa, auxiliar de geriatría, gerocultora, cuidado de adultos mayores, cuidado de ancianos, dependientes, enfermera geriátrica, bañarlos, darles de comer, turnos de 12 horas | mayores, ancianos, abuela, abuelo, noches, aseo, asear, bañarla, medicinas, caída, turnos, mamá, compañía, adultos mayores, acompañar, casa, gerontología, vistan, levantar, horas',
    en: 'carer, carers, care at home, caregiver, caregivers, home care, elderly care, companionship, senior care, live-in, personal care, home help, domiciliary, CNA, washing and dressing | over 80s, wash, dress, cook, sit with, mornings, nights, elderly, fell, mam, stay put, mum, mother, seniors, father, visits, medication, dementia, aides, parents, agency',
  },
  day_centre: {
    es: 'centro de día, estancia diurna, estimulación cognitiva, talleres para mayores, centro diurno, memoria y gimnasia, club de mayores, casa de día | mayores, alzheimer, demencia, almuerzo, abuelos, furgoneta adaptada, gimnasia, recogida en casa, adultos mayores, actividades, días, tercera edad, transporte, plaza, lunes a viernes, memoria, ancianos, merienda',
    en: 'day centre, day center, adult day, weekday place, chair exercise, day program for seniors, dementia day, day care for adults, memory café, respite | dementia, alzheimer’s, lunch, activities, van, fetches, elderly, music, weekdays, father, over 75, LPN, seniors, singalong, minibus, day, older, working daughters',
  },
  nutritionist: {
    es: 'nutricionista, nutrióloga, nutriólogo, dieta, plan de alimentación, dietista, bajar de peso con plan, planes nutricionales, nutrición, composición corporal, menú semanal, plan alimenticio | diabetes, comer, peso, medidas, recetas, alimentación, consulta, hábitos, seguimiento, colon, báscula, bajar, consultas, deportistas, intolerancias, colesterol, kilos',
    en: 'dietitian, nutritionist, meal plan, diet, eating habits, PCOS, IBS, gut health, nutrition, macros, weight management, food diary | diabetes, check-ins, eat, weight, food, recipes, video, doctor, fortnightly, cholesterol, eating, plan, hour, blood sugar',
  },
  podiatry: {
    es: 'podólogo, podóloga, callos, plantillas, uñas encarnadas, durezas, pie diabético, podología, hongos, quiropodia, juanetes, estudio de la pisada, onicomicosis, talones | pies, pie, uñas, diabéticos, corredores, pisada, ancianos, papilomas, mayores, zapatos, uña, tijera',
    en: 'podiatrist, verrucas, insoles, hard skin, ingrown, bunions, foot care, chiropody, feet, orthotics, corns, nail cutting, diabetic feet, foot, callus, plantar | diabetics, runners, toenails, older people, nail, heel, clinic, HCPC, toe, nails',
  },
  bicycle_workshop: {
    es: 'bicicletas, bicis, bici, bicicleta, cambios y frenos de bici, ruedas centradas, pinchazos, ciclistas, bicicletería, mecánico de bicis, puesta a punto de bici, taller de bicis, eléctricas bicis | pinchazo, frenos, cadena, cámaras, revisión, taller, suspensión, ruedas, ciclista, pedales, radios, engrase, cubiertas, cambios, patinetes',
    en: 'bikes, bike, bicycles, wheels trued, punctures, bike repair, puncture, gears and brakes, cyclists, brake cable, e-bikes, spokes, derailleur, bicycle, spanners, cycle | gears, brakes, chain, service, refurbished, students, commuters, wheels, tubes, workshop, tune, parts, pedals',
  },
  mobile_bicycle_repair: {
    es: 'reparar bicis a domicilio, bicis a domicilio, taller móvil de bicis, mecánico de bicis a domicilio, arreglo bicicletas a domicilio | bici, bicis, bicicleta, bicicletas, furgoneta, a domicilio, portal, voy a su casa, oficina, pinchazo, frenos, cadena, soporte, garaje',
    en: 'mobile bike, bike repair at your door, mobile bicycle, bikes at your office, bike mechanic that comes, van bike | bike, bikes, bicycle, van, driveway, comes to, tune-ups, flats, office lot, stand, brakes, wrench, shed, fixed while you work, chain, cargo bike, gears',
  },
  phone_repair: {
    es: 'cambio de pantallas, centros de carga, microsoldadura, celulares, pantalla rota, pantallas de celular, baterías de celular, móviles, reparar celulares, arreglo celulares, pantalla del celular, pantallas, iPhone, Samsung, tablets | pantalla, batería, baterías, puerto de carga, celular, mojado, refacción, garantía, se me cayó, vidrio, datos, fundas, técnico, teléfono, laptops, equipos',
    en: 'screen repair, cracked screens, phone screens, microsoldering, charging ports, iPhone, broken screen, phone repairs, fix phones, tablets, iPads, water damage, cracked, Samsung, screens | screen, battery, batteries, data recovery, phone, phones, warranty, dropped, laptops, glass, consoles, soldering, hour, data, port',
  },
  car_garage: {
    es: 'suspensión, afinamiento, escáner, cambio de aceite, mecánico automotriz, pastillas de freno, taller mecánico, embrague, ITV, correa de distribución, amortiguadores, chapa y pintura, motor, motores, alineación, balanceo, afinación, llantas, neumáticos, elevador | frenos, carro, coche, auto, mecánico, repuestos, pieza, diagnóstico, aceite, ruido, kilómetros, vehículos, carros, autos, coches, garantía, freno, bujías, camionetas, cubiertas, revisión',
    en: 'MOT, oil change, clutch, timing belt, suspension, mechanic, brake pads, tyres, tires, exhaust, wheel alignment, body shop, engine light, car repairs, dents, transmission, engines, auto repair, cars serviced, ramps and lifts | brakes, car, cars, parts, service, diagnostics, vehicle, engine, oil, vans, garage, servicing, warranty, noise, lift',
  },
  clothes_alterations: {
    es: 'dobladillos, dobladillo, cierres, achicar, modista, costurera, entallar, composturas, bastas, arreglos de ropa, subir bastas, coser, cosí, ajustar vestidos, zurcir, cremalleras, arreglo de prendas, agrandar, hilvanar | pantalón, prenda, prendas, traje, prueba, máquina de coser, costura, vestido, hilos, abrigos, vestidos, mangas, ropa, arreglos, talle, largo, tela, hilo, novias, vestidos de novia, vestidos de fiesta',
    en: 'hems, hemming, alterations, zips, zippers, let out, seamstress, tailor, trousers shortened, sew, mending, tailoring, altered | dresses, suits, fitting, garment, sewing machine, jeans, thread, trousers, dress, coat, wedding dress, sleeves, waist, linings, bridal, prom, gown, gowns, brides, pants, fit',
  },
  upholsterer: {
    es: 'tapicero, tapicera, tapizar, retapizar, espumas, sillas y cabeceros, cambio telas, sofás, tapizado, sillones, tapizo, tapizados, tapiceros, tela nueva, butacas, hundido, muelles, tapicería, forrar, cojines a medida | sofá, sillas, telas, tela, sillón, cabeceros, espuma, muebles, hoteles, grapas, recojo, cuero, asiento, resortes, barcos',
    en: 'upholster, reupholster, reupholstered, upholstery, foam and springs, webbing, armchairs, recover, sofas recovered, upholsterer, re-covered, seat pads, foam | headboards, fabric, chairs, sofa, springs, chair, sofas, piping, couch, cushions, dining chairs, staple, seats, hide, banquettes',
  },
  furniture_restorer: {
    es: 'restauro muebles, restauración de muebles, carcoma, barniz, decapado, barnizado, antigüedades, lacado, restaurar, restauro, muebles antiguos, goma laca, restaurador, decapar | muebles, mueble, madera, chapa, encolado, cómoda, armario, antes y después, herencia, lijar, heredados, cera, sillas, mesas, abuela',
    en: 'woodworm, veneer, French polish, restore furniture, restoration, antiques, restored, loose joints, stripping and waxing, antique, polishing, furniture restorer, refinish, refinishing, upcycle | furniture, dresser, chairs, inherited, table, before and after, wood, sanding, varnish, heirloom, heirlooms, wax, joints, pieces, stain',
  },
  appliance_repair: {
    es: 'lavadoras, neveras, electrodomésticos, refrigeradores, lavarropas, secadoras, línea blanca, heladera, refrigerador, lavadora, hornos y lavavajillas, estufas, boilers y lavadoras, termo, calefones | técnico, a domicilio, diagnóstico, garantía, repuesto, refrigeradora, hornos, microondas, visita, horno, repuestos, gas, averías, compresor, tarjetas, placa',
    en: 'washers, dryers, fridges, washing machines, appliances, ovens fixed, dishwashers, fridge, washer, appliance, freezers, washing machine, dryer, refrigerators, tumble dryers | ovens, technician, diagnostic fee, parts, fixed at home, landlords, warranty, call-out, repairs, stove, microwave, element, compressor',
  },
  shoe_repair_and_keys: {
    es: 'tacones, suelas, zapatero, tapas de zapatos, copia de llaves, medias suelas, zapatos arreglar, coser bolsos, reparar zapatos, duplicado de llaves, calzado, remontadora, botas, taco | llaves, zapatos, plantillas, pilas de reloj, cuero, coser, teñir, mandos, hormas, pegar, zapatillas, cinturones, cremalleras, bolso',
    en: 'heels, soles, cobbler, resole, boots, keys cut, shoe repair, watch batteries, heel tips, reheel, key cutting while you wait, shoes, resoled, heel them | stitching, keys, leather, bags, while you wait, stretch, polish, insoles, glue, engraving, welts',
  },
  it_support: {
    es: 'soporte informático, servidores, copias de seguridad, redes y computadores, ordenadores de la empresa, soporte técnico a empresas, virus, mantenimiento de equipos, informática, ciberseguridad, computadoras, sysadmin, cableado de red, informático, redes informáticas | equipos, servidor, correo, wifi, cuota, computadores, pymes, ordenadores, impresoras, remoto, soporte, oficinas, sistemas, respaldo, licencias, puesto, ordenador, computador',
    en: 'backups, sysadmin, IT support, servers, server, computers, cyber security, Microsoft 365, networks, helpdesk, managed IT, printers and wifi, malware, tech support, ransomware | email, wifi, laptops, per seat, monthly fee, remote, seat, firms, passwords, offices, computer, phishing, cloud, router, small firms, scams',
  },
  mobile_mechanic: {
    es: 'mecánico a domicilio, mecánica a domicilio, mecánico que va, auxilio mecánico, cambio de batería a domicilio, mecánica en casa, reparo su carro en su casa, taller a domicilio | coche, carro, auto, a domicilio, en su cochera, batería, frenos, aceite, arranque, grúa, donde estés, camioneta, escáner, oficina, alternador, voy',
    en: 'mobile mechanic, in your driveway, at your driveway, mechanic that comes, car fixed at home, come to your car, roadside, jump start | brakes, batteries, battery, starters, oil, car, cars, driveway, fleets, ASE, dealership, tow, parts, before I drive out, alternator, van, diagnostics, engine, breakdown',
  },
  rural_house: {
    es: 'casa rural, se alquila entera, caserío, casona, se alquila entero, casa de campo, casa de pueblo, turismo rural, masía, cortijo, cabaña en el valle, finca para fines de semana | chimenea, dormitorios, gallinas, fines de semana, valle, estancia, familias, puentes, noche, cabaña, jardín, montaña, barbacoa, pueblo, huéspedes, escapada, alquila, naturaleza',
    en: 'farmhouse let, holiday cottage, cottage, let whole, rent the whole house, country house to rent, self-catering, holiday let, farm stay, barn conversion, gite | bedrooms, fireplace, weekend, valley, log burner, sleeps, families, weekends, stay, garden, countryside, barn, hot tub, guests, walkers, converted, night',
  },
  small_hotel: {
    es: 'hotel boutique, hotel pequeño, habitaciones con desayuno, hotelito, recepción 24 horas, hotel de, hotel, hospedaje con desayuno, posada, hostería | habitaciones, desayuno, huéspedes, noche, recepción, huésped, baño privado, reservas, check-in, parejas, ejecutivos, turistas, casona, cuartos, estadía, viajeros, suites',
    en: 'rooms with breakfast, boutique hotel, bed and breakfast, guest house, fourteen rooms, ensuite rooms, inn, B&B, hotel, guesthouse | rooms, breakfast included, night, wedding guests, front of house, suites, guests, check-in, couples, lounge, breakfast, reception, coaching house, overnight, occupancy, bedrooms',
  },
  hostel: {
    es: 'literas, hostal para mochileros, mochileros, dormitorio compartido, camas en dormitorio, hostel, peregrinos, cocina compartida, albergue, habitaciones compartidas, cama en dormitorio | camas, cama, lockers, viajeros, surfistas, jóvenes, terraza, noche, taquillas, camino, sábanas, desayuno',
    en: 'bunks, backpackers, dorms, hostel, shared kitchen, dorm beds, dorm, bunk, bunkhouse, pilgrims hostel, bunk beds | lockers, drying room, surfers, travellers, bed, beds, common room, cyclists, hikers, board racks, cheap bed, night, travelers',
  },
  campsite: {
    es: 'camping, parcelas, tiendas de campaña, autocaravanas, acampar, carpas para acampar, zona de acampada, área de autocaravanas, caravanas, campistas, casas rodantes | duchas, parcela, fogatas, fuego, furgos, río, tienda, familias, carpa, noche, baños, bosque, fogón',
    en: 'pitches, campsite, pitch, tents and vans, campervans, camping, RV hookups, motorhomes, tent pitches, campground, RVs | caravans, hot showers, fire pits, field, tents, tent, vans, showers, families, meadow, toilets, marshmallows, hookups, campers, lane',
  },
  glamping: {
    es: 'glamping, domos, domo, yurtas, tiendas safari, cabañas en árboles, burbuja, tipis, domos geodésicos, bajo las estrellas | tina caliente, jacuzzi, camas de verdad, parejas, bosque, estrellas, noche, deck, cabañas, naturaleza, aniversario, fogata, finca, escapada',
    en: 'glamping, bell tents, yurts, shepherd huts, domes, pods, treehouse, wood-fired tub, safari tents, dome, yurt, shepherd’s hut, under the stars, treehouses | proper beds, stars, hot tub, couples, weekend, block, stargazing, deck, night, acres, fire pit, wood stove, real beds',
  },
  painter_decorator: {
    es: 'pintor, pintura de casas, dos manos, muros, pintar, pintamos, pintores, cielos y rejas, estuco, gotelé, papel pintado, rodillo, brocha, pintura de fachadas, barnices, empapelar, paredes, pinto | cubrimos, metro, paredes, fachadas, interiores, andamio, limpio, tonos, masilla, techos, plástico, habitaciones, humedad, departamentos, pisos, látex, living, gotas',
    en: 'painter, decorator, painting and decorating, two coats, wallpaper, dust sheets, emulsion, rollers, interior painting, repaint, wallpapering, paint walls, skirting, exterior painting, walls, ceilings, gloss | painting, paint, prep, woodwork, brush, rooms, masking, stairwells, filler, sanding, fresh coat, drips, hallway, render, colours',
  },
  plumber_electrician: {
    es: 'destapaciones, termotanques, gasista, fontanero, plomero, electricista, cañerías rotas, fugas, cuadros eléctricos, tuberías, gasfiter, cortocircuitos, cambio de grifería, calderas, fontanería, boiler, desagües, destape, tablero eléctrico, enchufes e interruptores, gasfitería, pérdidas de agua, caño, cableado eléctrico, instalaciones eléctricas | grifo, llave, agua, urgencias, pérdidas, averías, grifería, luz, cableado, matriculado, baño, calentador, tubería, inodoro, visita, instalación, materiales, cables, calefón, goteo',
    en: 'plumber, electrician, leaks, burst pipes, boilers, rewiring, fuse boxes, taps and toilets, drains, water heaters, pipes, outlets, blocked drains, sockets, consumer unit, boiler, sparky, leaking, wiring, faucets, breaker, clogs, EV chargers, plumbing, panel upgrades | tap, toilet, emergency, gas safe, lights, water, heating, licensed, call-out, fittings, bathroom, pipe, leak, certificate, valve, cylinder',
  },
  kitchen_bathroom_refits: {
    es: 'reformas de baños, reformas de cocinas, reformar cocina, plato de ducha, cambio de bañera, encimeras, muebles de cocina, remodelación de baños, remodelación, reforma, alicatar, reformas, encimera, remodelamos, bañera por ducha, gabinetes, remodelar cocinas | cocina, cocinas, azulejos, mampara, ducha, obra, baño, baños, escombro, grifería, plazos, albañil, llave en mano, sanitarios, obras, gremios, presupuesto cerrado, albañiles, bañera, licencia',
    en: 'worktops, shower trays, new units, kitchen fitting, bathroom fitting, kitchen remodel, bathroom remodel, cabinets, fitted kitchens, refits, splashback and units, remodels, countertops, renovations, walk-in showers, new bathrooms, new kitchens, kitchen fitter | fitter, units, toilet, tiling, bath, kitchen, bathroom, vanity, tiles, shower, plumbing, sink, one team, kitchens, bathrooms, start date, remodel, install',
  },
  solar_installer: {
    es: 'paneles solares, placas solares, autoconsumo, paneles, fotovoltaica, inversor, baterías solares, energía solar, kilovatios, termas solares, net metering, placas | tejado, recibo de luz, batería, subvención, techo, instalación, factura de la luz, CFE, ahorro, medidor, sol, electricista',
    en: 'solar panels, solar, panels and a battery, inverter, photovoltaic, kilowatts, net metering, south roof, PV, kWh, solar batteries, panels | battery, roof, permit, bill, electricity bill, power bill, rebate, utility, electrician, grid, kit, watts, payback',
  },
  garden_design: {
    es: 'paisajismo, paisajista, diseño de jardines, jardines nuevos, quitar el césped, jardín seco, xerojardinería, plano del jardín, jardín entero | riego por goteo, grava, piedra, plantas, plantas nativas, caminos, muros, terraza, cuadrilla, patio delantero, pérgola, jardín, jardines',
    en: 'landscaping, landscape design, garden design, landscaper, garden makeover, yard conversion, yard conversions, lawn removal, xeriscape, hardscape, planting plan, front yard | drip irrigation, gravel, native plants, stone, pavers, rebate, crew, yard, garden, gardens, patio, beds, soil, planting',
  },
  gardening: {
    es: 'corte de pasto, jardinero, jardines, poda, césped, riego automático, desmalezado, setos, jardinería, cortar el pasto, orilladora, cortacésped, podar, retiro de ramas, arborista, árboles, pasto, zacate, jardinera | ramas, plantas, patio, riego, quincena, jardín, hojas, abono, motosierra, podadora, condominios, camioneta, tierra, comunidades, malezas, palmeras, maleza',
    en: 'lawn, lawns, mowing, hedges, gardener, pruning, stump grinding, tree surgeon, arborist, weeding, leaf clearing, yard work, mulch, garden maintenance, climber and chipper, mow, hedge, lawnmowing, borders, trees, tree, sprinklers | garden, gardens, yard, trimming, planting, turf, branches, limb, homeowners, chainsaw, beds, leaves, mower, patio, chipper, wood, edging',
  },
  locksmith: {
    es: 'cerrajero, cerraduras, abrir puertas, apertura de puertas, bombines, cerrajería, chapas y llaves, cerradura, bombín, chapas, llaves atascadas, duplicado, abro puertas, antibumping | llaves, puerta, urgencias, 24 horas, taladrar, cilindro, puertas, seguridad, candados, cierre, autos, cajas fuertes, 20 minutos, taladró',
    en: 'lockouts, re-keying, deadbolts, locksmith, locked out, rekey, lock changes, locks, UPVC locks, snapped key, deadbolt, lost keys, lockout, car keys, rekeying | lock, keys, door, 30 minutes, drilled, key, emergency, safes, cylinder, doors, burglary, apprenticed, drilling, landlords, smart locks',
  },
  handyman: {
    es: 'manitas, colgar cuadros, colgar cortinas, montar muebles, chapuzas, arreglos del hogar, maestro chasquilla, arreglos pequeños, montaje de muebles, todero, mil usos, manitas a domicilio, persianas, barras de apoyo, arreglos de casa, mantenimiento del hogar, pequeños arreglos, reparaciones del hogar, estanterías, agarraderas | cuadros, estantes, cortinas, enchufe, grifo, puertas, taladro, IKEA, repisas, silicona, lámparas, bisagras, averías pequeñas, arreglo, cosas pequeñas, arreglitos, herramientas, lista, cerraduras, barandales, rampas, mayores, tarifa, pequeños, goteras, chiquitos',
    en: 'handyman, flat pack furniture, shelves, odd jobs, grab rails, curtain rails, small jobs, hanging doors, honey-do list, punch list, furniture assembly, handyperson, little jobs, grab bars, small repairs, TV mounting, grab rail, home repairs, picture hanging, drywall patches, to-do list, sticky doors | flat packs, ramps, doors, sealing, window, tap, tools, list, carpenter, joiner, finish carpenter, lighting, screws, handrails, slipped, fix, half-day, half day, seniors, railing, gutters, fences, caulk, hinge, blinds, drill, hour, stuck',
  },
  hvac_installer: {
    es: 'aire acondicionado, aires acondicionados, minisplit, minisplits, clima, climatización, aerotermia, refrigeración, bomba de calor, splits, recarga de gas, calefacción, calderas de gas, gas refrigerante, split | instalación, mantenimiento, frío, calor, filtros, técnico, instalo, compresor, verano, equipos, aires, ductos, gas, toneladas, instalar, conductos, refrigerista',
    en: 'HVAC, AC, air conditioning, furnace, furnaces, heat pumps, heat pump, ductwork, A/C, air conditioners, refrigerant, mini split, mini splits, EPA licensed, air con, cooling, ducts | units, filter, filters, tune-up, spring and fall, replacements, heating, thermostat, compressor, summer, split, technician, gas, seasonal, unit',
  },
  tiler: {
    es: 'alicatador, azulejista, solador, azulejos, porcelanato, gres, cerámico, colocación de cerámica, baldosas, pisos cerámicos, enlosado, alicatados, azulejo, lechada, porcelanatos, colocador de pisos, mosaico, pastina | pisos, piso, metro, junta, nivel, cocina, baño, baños, suelo, suelos, colocar, mortero, levanta, pegamento, cortadora, ladrillos, mármol',
    en: 'tiler, wet rooms, splashbacks, porcelain tiles, grout, levelled and sealed, tiling floors, backsplash, mosaic, tile setter, floor tiles, levelling compound, tile, tiles, tiling, backsplashes | floors, floor, metre, sealed, lifted, marble, square foot, shower, bathrooms, underfloor, adhesive, stone, levelled, cracked',
  },
  last_mile_courier: {
    es: 'repartidores en bici, mensajería, última milla, reparto en bici, entregas el mismo día, motomensajeros, mensajeros, paquetería, bicimensajería, entregas urbanas, bicicletas de carga, mandados, reparto de paquetes, motorizados | entregas, paquetes, repartidor, reparto, moto, motos, paquete, foto, envío, bici de carga, ruta, comercios, en dos horas, entrega, pedidos, triciclos, recogemos, rastreo, tiendas',
    en: 'cargo bikes, courier, same-day delivery, last mile, parcels, bike couriers, deliveries for shops, parcel, couriers, e-cargo bike, same day drops, drop within two hours, local delivery | same-day, drop, drops, collect, delivery, van, photo, Deliveroo, riders, shops, routes, bikes, deliver, within two hours, florists, chemists, pickups, tracked, prescriptions',
  },
  removals: {
    es: 'mudanzas, mudanza, mudar, fletes y mudanzas, embalaje, guardamuebles, cambio de casa, mudarse, trasteo, trasteos, cambian de piso, cambian de casa, furgón con plataforma, acarreos, fletes, subir muebles, flete | cajas, camión, cargadores, muebles, piano, mantas, cargar, piso, furgón, portabultos, montamuebles, casa, embalaje, ascensor, embalamos, peones, departamento',
    en: 'removals, movers, moving company, luton, packing boxes, man and van, house move, moving day, blankets and boxes, student moves, moves, moving house, movers and packers, changing house, moving truck, house moves | boxes, van, two strong, piano, furniture, strong people, loading, blankets, lift, truck, storage, heavy, stairs, packing, apartment, video call, wrapped, dolly, crew',
  },
  taxi_chauffeur: {
    es: 'traslados, chofer, taxi, traslados al aeropuerto, conductor privado, VTC, remis, viajes a hospitales, chófer, silla de ruedas traslados, choferes, traslado, remís, transporte escolar, transporte ejecutivo, licencia de taxi | aeropuerto, viaje, pasajeros, ida y vuelta, silla de ruedas, coche, auto, diálisis, combustible, hospital, gasolina, reserva, puntual, acompañamos, ejecutivos, van, pasajero, conductor',
    en: 'taxi, chauffeur, airport runs, rides, ride, private hire, wheelchair car, school run, limo, door to door, hackney, airport transfers, medical rides, driver picks up, minicab, SPSV licence, wheelchair van, non-emergency medical | airport, driver, wheelchair, passengers, hospital, appointments, booked, dialysis, trip, pick up, lift, fare, same driver, minibus, short trip',
  },
  road_haulage: {
    es: 'camión, camiones, carga completa, transporte de carga, tráiler, transportista, carga general, transporte de mercancías, grupajes, tonelada, flota de camiones, camionero, carga pesada, contenedores, palets, tractocamión, fletes de carga, semirremolque | ruta, carga, viaje, diésel, gasoil, toneladas, kilómetro, kilómetros, chofer, frigorífico, mercancía, cosecha, ganado, remolque, puerto, peajes, cargas, toldo, bodegas',
    en: 'haulage, part loads, HGV, pallets, tail lift, flatbed, freight, full loads, trucking, lorry, artic, CDL, half load, loads, reefer, owner operator, grain hauling, semi, tipper loads | load, rigid, truck, diesel, farms, mills, timber, miles, feed, dispatch, run, trailer, hauling, haul, next day, containers, driver',
  },
  waste_collection: {
    es: 'recogida de escombros, escombros, chatarra, reciclaje, recogida de trastos, vaciado de pisos, retiro de escombros, basura, residuos, contenedores de escombros, reciclar, cartón, aceite usado, vaciamos pisos, retiro de basura, reciclables, cachureos, recolección de residuos, orgánicos compost, muebles viejos | tirar, trastos, vertedero, camioneta, sacos, muebles, planta, retiro, plástico, camión, punto limpio, relleno sanitario, nevera vieja, recolección, vaciar, recogemos, trastero',
    en: 'junk removal, rubbish, house clearance, tip fees, rubble, skips, licensed waste, clearances, recycling, scrap metal, waste, junk, haul away, dumpster, dump fees, take sofas, compost pickup, clearing a house, skip hire, transfer note, landfill, hoarder | fridges, tip, sofas, clear, garden stuff, dump, tipper, clearing, skip, truck, garage, mattresses, curb, recycling, load, bins, donate, fridge',
  },
  craft_brewery: {
    es: 'cerveza artesanal, cervecería, IPA, lúpulo, malta, fermentadores, cervezas propias, barriles, stout, cerveza propia, lager, growlers, cervecero | litros, botellas, cerveza, cervezas, lote, grifos, bares, fermentación, latas, barril, rubia, negra, tanques',
    en: 'hazy, pale and dark, kegs and tins, craft beer, brewery, IPA, hops, malt, fermenters, kegs, ales, taproom, brew, brewing, stout, pints, lager, brewer, cask, pale ale, brewed | beer, beers, cans, tap, batches, barrels, bottles, pubs, casks, growlers, tanks, sour',
  },
  bakery_workshop: {
    es: 'masa madre, hogazas, obrador de pan, panadero, panadera, horneo, pan de masa madre, panes artesanales, harinas, amasar, fermentación larga, pan integral, pan recién hecho, panadería, amasadora, centeno, amasado, conchas y bolillos, pan dulce, sin gluten, pan sin gluten, molletes, obrador sin trigo, gramo de trigo | pan, panes, horno, barras, harina, hornada, trigo, levadura, hogaza, kilo, restaurantes, madrugada, bollos, hallullas, croissants, recién horneado, marraquetas, teleras',
    en: 'sourdough, loaves, baker, bake, bread, rye, long ferment, baguettes, bakery, dough mixer, levain, bagels, gluten-free bread, focaccia, wholemeal, baked overnight, soda bread, bakehouse, deck oven, loaf | oven, flour, yeast, cafés, wholesale, starter, batch, buns, crust, dough, baked, croissants, pastries, grain, market, wheat',
  },
  preserves_maker: {
    es: 'mermeladas, mermelada, conservas, encurtidos, salsas picantes, escabeches, dulce de membrillo, tarros, chutney, frascos, salsas artesanales, salsa macha, ají en frasco, dulces en frasco, salsa picante, pesto, patés vegetales | frasco, tarro, fruta, esterilizar, etiqueta, salsas, tomate, lote, vinagre, pimientos, azúcar, kilo, ají, chile, higos, frutas, cocción, envasar',
    en: 'jam, jams, chutney, pickles, hot sauce, marmalade, preserves, jars, relish, kimchi, fermented veg, salsas in jars, sauces, sauerkraut, jarred, hot sauces, chilli oil, pepper jelly | jar, fruit, sugar, vinegar, label, batch, farmers market, chilli, peppers, batches, plums, onions, berries, pots, labels, bottles',
  },
  chocolate_maker: {
    es: 'bombones, trufas, cacao, tabletas, chocolatero, chocolatera, bean to bar, turrones de chocolate, chocolate artesanal, chocolates, tableta, bombonería, chocolatería, grano de cacao, alfajores bañados | chocolate, moldes, rellenos, caja, regalo, templar, avellana, barras, granos, regalos, pascua',
    en: 'truffles, chocolates, bean to bar, cacao, bonbons, chocolatier, chocolate bars, pralines, ganache, bars of chocolate, chocolate boxes, cocoa, tempering | chocolate, bars, box, gift, filled, easter, cocoa beans, moulds, caramel, single origin, boxes, nut',
  },
  pastry_workshop: {
    es: 'tortas, pasteles, cupcakes, mesas dulces, pastel de bodas, repostera, repostería, tartas, tartas por encargo, pastelera, queques, galletas decoradas, bizcocho, fondant, postres, pastelería, macarons, cheesecake, alfajores, torta, tarta, bombas, pastel, brownies, betún | cumpleaños, bautizos, encargo, crema, tres pisos, porciones, decorado, galletas, dulces, horno, bodas, relleno, chantilly, quinceañeras, horneo, piezas, quinceaños, chocolate, manjar, personalizados',
    en: 'cakes, cake, cupcakes, celebration cakes, wedding cakes, cookies, fondant, celebration bakes, buttercream, pastry chef, brownies, macarons, tarts, cheesecakes, birthday cakes, pastry, pies, tiers, cake maker, sponge, layer cakes, croissants, éclairs | birthdays, order, icing, bake, baker, sugar, flavours, desserts, weddings, oven, filling, slices, sweet, treats, vegan, tier, dessert, frosting, iced',
  },
  cheese_dairy: {
    es: 'quesos, quesería, queso fresco, cuajo, leche cruda, cabras lecheras, quesero, quesera, yogures, quesillos, queso de cabra, curado, queso madurado, yogur, quesos curados, cuajada, mantequilla, cuajar, ricotta, queso maduro, afinado | queso, leche, ovejas, cabras, maduración, kilo, litros, ordeño, cava, rebaño, vacas, pasteurizar, oveja, suero, cueva, piezas',
    en: 'cheese, cheeses, cheesemaker, goat’s cheese, raw milk, yogurt, yoghurt, rennet, dairy, curds, brie, cheddar rounds, butter, kefir, halloumi, wheels of cheese, mozzarella, creamery, blue cheese, soft cheese, goat cheese | milk, goats, herd, wheels, aged, ewes, cows, rind, litre, gallon, ripened, sheep, milked, delis',
  },
  fresh_pasta: {
    es: 'pasta fresca, ravioles, ñoquis, sorrentinos, tallarines, raviolis, lasañas, canelones, fideos frescos, tortellini, pastas, fideos, capeletis, pastas caseras, agnolotti, lasaña | sémola, relleno, salsas, harina, huevo, kilo, domingo, planchas, máquina de pastas, domingos, pasta, ricota, bandeja, docena',
    en: 'fresh pasta, ravioli, tagliatelle, gnocchi, lasagne, tortellini, pappardelle, pasta, lasagna, agnolotti, egg noodles, linguine | semolina, sauces, eggs, extruder, filled, sheets, flour, dough, portions, kilo, ricotta, pound, restaurants, rolled',
  },
  pottery: {
    es: 'cerámica, barro, alfarero, alfarera, torno, vajilla de gres, tazas de cerámica, esmaltes, arcilla, gres, ceramista, tornear, cuencos, alfarería, vajilla, platos hechos a mano, macetas de barro, talleres de cerámica | tazas, horno, platos, piezas, hornada, taller, jarrones, tazones, macetas, pieza, hornear, restaurantes, quema, esmaltado, cazuelas',
    en: 'pottery, ceramics, clay, potter, kiln, stoneware mugs, glaze, wheel throwing, mugs and bowls, thrown, ceramicist, glazes, hand-thrown, tableware, stoneware, throwing, mugs, glazed, pots, bowls | wheel, plates, studio, firing, vases, pieces, workshops, porcelain, fired, restaurants, dinner sets, vase, piece',
  },
  jewellery_maker: {
    es: 'anillos, joyas, orfebre, plata, aretes, alianzas, pendientes de plata, collares de plata, joyero, joyera, pulseras, aros, orfebrería, anillos de compromiso, argollas, joyería, anillo, dijes, filigrana, platería, oro | piedras, pendientes, collares, grabado, bodas, diseño, metal, soplete, cadenas, gramos, engaste, lapislázuli, piezas, perlas, compromiso, cuarzo',
    en: 'rings, silver, goldsmith, earrings, jewellery, jewelry, necklaces, engagement rings, wedding rings, bracelets, pendants, silversmith, gemstones, gold, ring, wedding bands, jeweller, jeweler, opals, lockets, heirloom gold | stones, engraving, metal, studio, handmade, diamonds, pieces, soldering, beads, remake, chains, bench, wax, torch, gram',
  },
  leather_goods: {
    es: 'cuero, marroquinería, bolsos de cuero, carteras de cuero, cinturones de cuero, talabartero, talabartería, piel vacuna, cinturones, billeteras, bolsos de piel, morrales de cuero, sillas de montar | bolsos, carteras, costura a mano, billetera, piezas, piel, mochilas, mano, curtido, hebillas, cosidos, cartera, suela, llaveros, a medida, bolso, garantía de por vida',
    en: 'leather, leather bags, wallets, belts, saddlery, leatherwork, hand-stitched, hides, leather goods, saddler, leather wallets, bridle leather, tanned, satchels, harness, saddles | bags, stitched, buckle, hide, satchel, purses, handmade, tannery, stitching, straps, dog collars, tote, totes, repairs, bag, lifetime',
  },
  candle_maker: {
    es: 'velas, cera de soja, velas aromáticas, mechas, jabones, jabón artesanal, difusores, vela, cera, aromas, jabones naturales, cera de abejas, jaboncillos, sahumerios | jabón, aceites esenciales, frascos, fragancias, recuerdos, mecha, esencias, regalo, lavanda, moldes, fragancia, aroma, regalos, soja, batch, vaso, bodas',
    en: 'candles, soy wax, wicks, soaps, scented, diffusers, beeswax candles, wax melts, candle, bath bombs, cold process, essential oils, wax, fragrance | jar, jars, scents, poured, gift, oils, moulds, wick, bars, lavender, gifts, shops, tallow, tins, burn',
  },
  furniture_maker: {
    es: 'muebles a medida, armarios a medida, armarios empotrados, armario empotrado, vestidores a medida, cocinas a medida, mueblista, ebanista, mesas de madera, carpintería, carpintero, muebles de madera, clósets a medida, closets, libreros, muebles de pino, melamina, mesas de roble, ebanistería, cocinas integrales, mesas y sillas, camas de madera, roperos, placares | madera, muebles, armario, armarios, vestidor, mesa, mesas, tablones, roble, pino, barniz, ensamblar, taller, sierra, roble macizo, placard, mueble, medida, nogal, parota, lijado, tornillos, estantes, cajones, diseño, repisas',
    en: 'oak tables, fitted wardrobes, built-in wardrobes, joiner, handmade furniture, bespoke furniture, furniture maker, cabinetmaker, dining tables, woodworker, walnut tables, joinery, built-in bookcases, cabinet maker, woodworking, solid wood, hardwood, slabs, built-ins, wardrobes, custom furniture, made to measure furniture | oak, timber, furniture, beds, tables, wood, shelves, bespoke, walnut, workshop, bookcases, chairs, ash, benches, sawmill, measured, desks, table, drawers, finish, joints, made to measure, carpenter',
  },
  dressmaker: {
    es: 'vestidos de novia a medida, vestidos a medida, modista de alta costura, trajes de flamenca, confección a medida, vestidos de fiesta a medida, patronaje, ropa a medida, diseñadora de modas, vestidos de quinceañera, confección de uniformes, uniformes, confecciono, costura a medida, taller de confección, trajes típicos | novia, novias, telas, vestido, vestidos, pruebas, encaje, medidas, patrón, tela, fiesta, bordado, máquina de coser, invitada, coser, madrina, quince, costura, prueba, diseño, bordados, invitadas',
    en: 'made-to-measure dresses, bridal gowns, dressmaker, dressmaking, bespoke dresses, custom gowns, bespoke wedding dresses, pattern cutting, made to measure clothes, toile, toiles, prom dresses, bridesmaid dresses, gowns, couture, tailored suits, sewing patterns, pattern cutter | brides, fabric, fittings, lace, gown, sew, silk, measurements, dress, dresses, cut, prom, sewing, bride, bespoke, costume, fitting, bridesmaids, suits, hand sewn, plus-size, made to measure',
  },
  market_garden: {
    es: 'fruta fea, verdura fea, cajas de fruta, cajas de verdura, huerta ecológica, cestas de verdura, verdura ecológica, huerto, cultivo, cultivamos, invernaderos, hortalizas ecológicas, cestas semanales, siembra, hidroponía, hortaliza, cosechamos, cosecha, lechugas hidropónicas, huerta agroecológica, hectárea, microgreens, canastas, sembramos, sin químicos, sin agroquímicos | lechugas, tomates, cestas, ecológico, verdura, verduras, tierra, temporada, canasta, agroecológico, restaurantes, bolsones, semillas, huerta, semanal, compost, kilo, jitomate, invernadero, hojas, parcela, cesta',
    en: 'wonky veg, ugly produce, veg box, fruit boxes, veg boxes, veg box, market garden, grow vegetables, polytunnel, CSA, no-dig, salad leaves, grower, organic vegetables, smallholding veg, acres of veg, seedlings, microgreens, polytunnels, harvest, greens we grow, organic veg, farm share, heirloom tomatoes, pick your own, we grow, I grow | vegetables, harvested, acre, acres, soil, weekly box, seasonal, tomatoes, kale, salad, picked, restaurants, seeds, boxes, veg, organic, members, share, chefs, garden, carrots, beds, farm',
  },
  olive_oil: {
    es: 'aceite de oliva, olivos, almazara, aceitunas, virgen extra, AOVE, olivar, arbequina, picual, prensado en frío, olivas, olivares, aceituna, cornicabra | aceite, botellas, litros, cosecha, garrafas, molino, latas, recolección, hectáreas, temprano, cata, fincas',
    en: 'olive oil, olives, olive grove, extra virgin, mill, olive trees, cold pressed, groves, olive, oil press, arbequina | oil, harvest, bottles, tins, litres, pressed, early harvest, acres, grove, bottle',
  },
  winery: {
    es: 'viñedo, viñas, bodega propia, vendimia, vino propio, uva, barricas, malbec, garnacha, viñedos, enólogo, enóloga, hago vino, elaboramos vino, viña, cepas, tempranillo, uvas, pisco, vinificación, vino natural, hectáreas de viña, bobal | vino, vinos, botellas, bodega, hectáreas, cepa, crianza, enoturismo, tinajas, botella, tinto, catas, ánforas, cosecha, elaborar, litros',
    en: 'grenache, skin-contact, vineyard, vines, winemaker, winery, grapes, own wine, barrels, cellar door, pinot, shiraz, make wine, cider, vintage, vineyards, winemaking, riesling, sparkling wine, cidery, orchard cider | wine, bottles, harvest, tastings, acres, cellar, barrel, bottle, wines, tasting, press, ferment, estate',
  },
  beekeeping: {
    es: 'miel, colmenas, abejas, apicultor, apicultora, apiario, propóleos, polen, miel cruda, apicultura, panal, meliponas, apiarios, colmena, cajones propios, miel de bosque | frascos, cera, cosecha, flor, jalea real, frasco, tarros, kilo, bosque, reinas, extractor, romero, azahar',
    en: 'honey, hives, bees, beekeeper, beekeeping, raw honey, beeswax, pollen, honeycomb, apiary, hive, queen bees, nucs, bee | jars, jar, wax, heather, clover, swarm, farmers market, comb, extractor, wildflower, harvest, colonies',
  },
  free_range_eggs: {
    es: 'gallinas, huevos, gallinas camperas, huevos de campo, gallinas ponedoras, huevos camperos, ponedoras, gallinero, huevos de gallina libre, codornices, gallinas felices, huevos ecológicos, granja de huevos | docena, docenas, maple, maples, pastoreo, libres, campo, granja, corral, huevo, cartones, alimento, jaula, campera, potrero, maíz',
    en: 'hens, free-range eggs, eggs, laying hens, pastured eggs, chickens, chicken tractor, egg boxes, flock, coop, free range eggs, hen house, duck eggs, pullets, mobile coops | dozen, pasture, trays, feed, egg, yolk, yolks, farm gate, layers, acres, crates, half dozen, pastured',
  },
  wedding_planner: {
    es: 'wedding planner, bodas, organizamos bodas, organizo bodas, novios, boda, coordinación de bodas, organizadora de bodas, organizar bodas, coordinar la boda, planificadora de bodas, matrimonios, civil y fiesta, quinceaños, coordino proveedores, se casan, cronograma y proveedores | proveedores, invitados, parejas, ceremonia, novia, coordinación, día de la boda, banquete, cronograma, finca, organizar, presupuesto, decoración, casarse, casan, celebración',
    en: 'wedding planner, weddings, plan weddings, on the day coordination, wedding planning, brides and grooms, elopements, day-of coordination, wedding day, wedding, couples getting married, elope, ceremony, engaged couples, destination weddings | suppliers, couples, venue, bride, timeline, planner, coordinator, vendors, guests, budget, spreadsheet, married, celebrant, marry, plan, engaged',
  },
  catering: {
    es: 'banquetes, catering, bocaditos, canapés, bandejas para eventos, coffee break, paellas a domicilio, parrilladas a domicilio, asados a domicilio, banquetería, taquizas, taquiza, coffee breaks, comida para eventos, paella, almuerzos corporativos, bocadillos para empresas, cóctel, paellas, desayunos corporativos | invitados, eventos, camareros, reuniones, menaje, bandejas, cocineros, bodas, empresas, persona, oficinas, fiestas, meseros, comensales, banquete, cocina, menús, cocinero, mozos, asador, bufé, buffet, servicio',
    en: 'catering, caterer, canapés, buffets, boxed lunches, platters, hog roast, private chef, grazing tables, buffet, corporate lunches, catered, paella parties, wedding food, bbq catering, office lunches, wakes, per head, a head, spreads, hot and cold spreads, canapes, sandwich platters | guests, events, offices, wedding, head, trays, waiters, staff, menus, lunch, food, functions, parties, chef, christenings, delivered hot, plates, meetings, drop off, serve, cook, hot, cooked',
  },
  photographer: {
    es: 'fotógrafa, fotógrafo, sesiones de fotos, fotos de boda, álbum, reportaje, fotos de producto, retratos, fotografía, sesión de fotos, recién nacidos, newborn, book de fotos, galería digital, fotografía de producto, álbumes, fotos | cámara, sesión, edición, estudio, retrato, bodas, cumpleaños, lente, embarazo, impresas, editadas, bebés, bautizos, entrega digital, recuerdos, reportajes, flash, familias, quinceañeras, graduaciones',
    en: 'photographer, photos, photography, portraits, newborn shoots, headshots, photo shoot, family portraits, product photography, wedding photos, portrait, photo sessions, lens, photo album, newborn, photo | camera, gallery, edited, shoot, album, studio, session, prints, pictures, images, babies, families, albums, lightroom, flash, weddings, sessions, props, school photos',
  },
  childrens_parties: {
    es: 'pintacaritas, talleres para cumpleaños, talleres de ciencia, animadora infantil, payaso, fiestas infantiles, globos y muñecos, inflables y juegos, cumpleaños infantiles, fiestas de cumpleaños, animación infantil, piñata, piñatas, show infantil, animadora, animación, títeres, salón de fiestas infantil, parque de bolas, mago, magos, ludoteca, animador, fiestitas, salón infantil | globos, juegos, niños, cumpleaños, muñecos, disfraces, fiesta, personajes, inflables, burbujas, cumpleañero, castillo hinchable, fiestas, peques, merienda, show, padres, toldo, chicos, música, horas',
    en: 'kids’ parties, children’s parties, face painting, entertainer, balloons and games, princess parties, magician, birthday parties, bouncy castles and games, party entertainer, soft play, kids parties, party host, puppet, slime parties, balloon animals, party entertainers, craft parties, balloon modelling, birthday party | kids, games, birthday, balloons, party, parties, costumes, puppets, bubbles, disco, superhero, party bags, characters, village halls, children, crafts, year olds, pizza, cake, host, treasure hunt, hall, fun',
  },
  event_hire: {
    es: 'alquiler de carpas, alquiler de sillas y mesas, alquiler de mobiliario, renta de sillas, renta de mesas, mantelería, castillos hinchables, alquiler de vajilla, alquiler de sillas, renta de mobiliario, carpas, sillas y mesas, renta de carpas, sonido e iluminación, alquiler de sonido, pista de baile, alquiler de equipos de sonido, renta de inflables, letras gigantes, brincolines, toldos | sillas, mesas, manteles, luces, toldo, montaje, eventos, bodas, brincolín, tablones, inflables, menaje, tarima, vajilla, fiestas, alquilo, renta, rentamos, rento, sonido, alquiler, alquilamos, desmontaje, fiesta, quinceaños, hinchables',
    en: 'marquee hire, chair hire, tents and tables, bouncy castles, tent rentals, party rentals, table and chair rental, linens, photo booth hire, marquees, marquee, dance floor, bouncy castle, table linen, event rentals, chairs and tables, party tents, tipis for events, photo booth, stretch tents, glassware hire, crockery hire, hot tub hire, inflatables, PA hire | tables, chairs, hire, rent, set up, weddings, trestles, lights, rental, rentals, tents, delivered, crockery, generator, stage, drapes, speakers, set, collected, festoon, glassware, pack down, event, linen',
  },
  sales_agency: {
    es: 'vender piso, venta de pisos, agente inmobiliario, agente inmobiliaria, corredora de propiedades, corredor de propiedades, venta de casas, tasación gratis, vender su casa, honorarios de venta, exclusiva de venta, inmobiliaria, compradores de vivienda, corretaje, agencia inmobiliaria, compraventa, tasaciones, vender casas, escritura, avalúo, lotes y terrenos, vendemos casas, propiedades | visitas, piso, notaría, comisión, casa, venden, vendemos, viviendas, hipoteca, compradores, propietarios, tasación, departamento, departamentos, escrituras, dueños, lotes, portales, honorarios, fotos profesionales, casas, terrenos, inmueble, notario, predios',
    en: 'estate agent, realtor, sell your home, sell houses, fixed fee sale, home sellers, viewings, selling homes, real estate agent, buyers agent, sell homes, home staging, selling a house, conveyancing, valuation, sell your house, real estate, MLS, open houses, Rightmove, buyer’s agent | buyers, commission, house, sell, homes, sellers, sale, fixed fee, mortgage, closing, condo, offers, property, brokerage, photos, floor plan, licensed agent, listed, sold',
  },
  letting_agency: {
    es: 'inquilinos, alquiler de pisos, arriendos, arrendatarios, arrendar, buscar inquilino, garantía de alquiler, contratos de alquiler, alquilar pisos, inquilino, arriendo, alquileres, renta garantizada, contrato de arrendamiento, alquiler garantizado, alquilo departamentos, seguro de impago, arrendamiento, arrendatario, impago, buscamos inquilinos | propietarios, contrato, fianza, pisos, departamento, mensualidad, visitas, dueños, alquiler, alquilar, desahucio, aval, departamentos, apartamentos, habitaciones, propietario, cobro, solvencia, estudiantes, vacío, renta, morosos',
    en: 'letting agency, find tenants, tenants, lettings, tenant find, rent collection, landlords letting, rental agency, tenant screening, leasing agent, referencing, letting agent, leasing, inventories, tenancy, tenancies, lettings agent, rent rooms to students, tenant, lets | landlords, viewings, deposit, rent, landlord, lease, flats, flat, monthly rent, rental, HMO, student houses, references, vacant, arrears, screened, apartments',
  },
  property_management: {
    es: 'administro pisos turísticos, apartamentos turísticos, administro departamentos airbnb, gestión de airbnb, gestión de alquiler vacacional, anfitrión, check-in y limpieza, viviendas de uso turístico, Airbnb, coanfitrión, alquiler vacacional, gestión integral de propiedades, administración de propiedades, administro propiedades, alquileres temporarios, viven en el extranjero, gestión de pisos, pisos turísticos | propietarios, departamentos, huéspedes, reservas, limpieza, llaves, mantenimiento, comisión, turísticos, dueños, fotos, booking, porcentaje, anuncio, inversionistas, inversores, alquiler, administro, apartamentos, liquidación, segunda residencia',
    en: 'manage airbnbs, co-host, airbnb, short-term rental management, property management, manage rentals, holiday let management, manage holiday lets, property manager, rental homes managed, keyholding, absentee owners, second homes, vacation rentals, vacation cabins, share of each stay, co-hosting, cohost, short lets, short-term rentals, vrbo, out-of-state owners, managing rentals, owners abroad | owners, guests, changeovers, bookings, rent, rental, maintenance, keys, turnovers, percentage, monthly report, tenants, properties, repairs, pricing, listing, landlords, statements, cleaners, manage, doors, holiday, inspections',
  },
  block_management: {
    es: 'administración de fincas, administrador de fincas, comunidades de propietarios, comunidades de vecinos, gastos comunes, administro edificios, administración de edificios, consorcios, condominios administración, expensas, copropiedad, propiedad horizontal, juntas de vecinos, administradora de fincas, administrador de edificios, administración de condominios, cuotas de mantenimiento, administro consorcios, asambleas, administración de consorcios, juntas de propietarios, cuotas de la comunidad | edificio, edificios, junta, derramas, vecinos, comunidad, ascensor, portal, portero, cuotas, actas, presupuesto, comunidades, condominio, morosos, presidentes, condominios, presidente, mantenimiento, mantenciones, cuentas, proveedores, portería',
    en: 'HOA, block management, service charge, strata, condo board, residents’ association, condo management, body corporate, freeholders, leaseholders, service charges, managing agent, strata manager, owners corporation, HOAs, condo boards, owners’ management company, sinking fund, homeowners association, residents’ companies, owners’ associations | building, lift, board, common areas, owners, reserve fund, meetings, residents, block, contractors, roof, minutes, budget, flats, apartments, AGM, blocks, directors, fees, stairwell, communal, gutters, dues, townhomes',
  },
  services_marketplace: {
    es: 'conecta profesionales, conecta con profesionales, app conecta con profesionales, plataforma que conecta, encontrar profesionales, app de cuidadores, comisión por reserva, reservar plomeros, contratar niñeras, comisión por trabajo, app que conecta, profesionales verificados, plataforma de profesores, conecta familias con, app para contratar, plataforma donde, perfiles verificados, conectamos, marketplace de servicios | plataforma, app, comisión, conecta, reseñas, verificados, contratar, perfiles, cerca, pago, aplicación, profesionales, solicitudes, niñeras, oferta y demanda, nos quedamos, calificaciones, porcentaje, programador, celular, ambos lados, usuarios, trabajo, cobramos',
    en: 'platform that connects, app that connects, matches families with, vetted, book vetted, commission on bookings, commission on each booking, take a cut, matches, marketplace for, two sides, connects homeowners with, find and book, per booking, gig platform, hire local, we match, connects, trades app, matched with, checked sitters, background-checked, we take a percentage | platform, app, commission, book, reviews, matched, connect, profiles, verified, nearby, fee, per job, developer, percent, both sides, sitters, freelancers, users, post a job, bids, booking, engineer',
  },
  secondhand_marketplace: {
    es: 'segunda mano entre particulares, compra y venta de segunda mano, app de segunda mano, ropa usada app, compra venta usados, vender lo que ya no usas, vender lo que no usan, plataforma de ropa usada, comprar y vender usados, compran y venden, libros usados entre estudiantes | vendedores, compradores, comisión, plataforma, app, publicar, anuncios, carritos de bebé, aplicación, pago protegido, garantía, particulares, coches de bebé, compradora, porcentaje, verificados',
    en: 'secondhand marketplace, buy and sell used, pre-owned, peer to peer resale, preloved app, resale app, list and buy used, used prams, used gear, pre-loved, buyers and sellers of used, list used, second-hand app, resale, secondhand platform, buy and sell, hand-me-downs, used baby gear, outgrown, preloved | sellers, buyers, commission, escrow, platform, app, listing, list, take a cut, fee, verified, local pickup, gear, bidders, users, developer, percent',
  },
  delivery_app: {
    es: 'app de reparto, app de delivery, pedidos de comida a domicilio, app de domicilios, pedidos por app, app de entregas, reparto de comida de restaurantes, pedidos de restaurantes, app de mandados, app para pedir, delivery de restaurantes, domicilios | repartidores, restaurantes, app, comisión, pedido, delivery, aplicación, plataforma, moto, Rappi, Glovo, PedidosYa, Uber Eats, entrega, comercios, pedidos, motorizados, pedir, tenderos, tienda de barrio, usuarios, celular, mercado',
    en: 'delivery app, food delivery app, order from local, order from restaurants, grocery delivery app, app for local shops, takeaway app, orders from independent restaurants, drivers deliver, app to order, local delivery app, order groceries, co-op delivery | drivers, riders, restaurants, app, commission, orders, DoorDash, Uber Eats, platform, Deliveroo, delivery, couriers, order, shops, developer, groceries, users, per order, menu, farms, Just Eat',
  },
  home_cleaning: {
    es: 'limpieza de casas, limpio casas, empleada doméstica, limpieza por horas, misma persona cada semana, limpieza del hogar, limpieza semanal, limpiamos casas, señora de la limpieza, aseo de casas, aseo por días, limpieza a fondo, planchado, limpieza de departamentos, limpiar casas, tareas del hogar, asistenta, plancha y limpieza, aseo del hogar, aseo, limpian | baño, fregar, casa, casas, productos, llaves, plancha, semanal, horas, hogar, cocina, polvo, barrer, trapear, limpieza, trabajado en casas, aspirar, sábanas, familias, aseadora, visita, mayores, quincenal, limpiar, hornos, suelos, misma persona, domicilio',
    en: 'house cleaning, home cleaning, domestic cleaning, maid, deep clean, weekly clean, clean homes, cleaning houses, same cleaner, deep cleans, maids, housekeeper, fortnightly clean, kitchens bathrooms and floors, clean houses, house cleaner, regular clean, move-out cleans, end of tenancy, housekeeping, oven cleaning | cleaner, bathrooms, hoover, dusting, oven, homes, kitchen, ironing, fortnightly, products, mop, vacuum, checklist, clean, cleaning, families, eco products, scrub, floors, same person, sheets, tidy, house, biweekly, laundry, hours',
  },
  office_cleaning: {
    es: 'limpieza de oficinas, limpieza de oficinas y locales, limpieza de comunidades, aseo de oficinas, limpieza nocturna de oficinas, limpieza de clínicas, limpieza de portales, limpieza industrial, limpieza de escaleras, aseo industrial, limpieza de locales, limpieza de consultorios, limpieza de naves, limpieza corporativa, limpieza de edificios, limpieza de colegios | oficinas, despachos, baños, noche, portales, escaleras, contrato mensual, supervisora, clínicas, papeleras, locales, empresas, edificios, limpieza, cuota mensual, operarias, nocturno, consultorios, bodegas, turno, naves, limpiar, gimnasios, colegios, bancos, alfombras, limpiadoras',
    en: 'office cleaning, offices after hours, commercial cleaning, clean offices, janitorial, contract cleaning, clean clinics, offices at night, office cleaners, janitor, after-hours cleaning, workplace cleaning, school cleaning, cleaning for offices, evening cleaning, janitors, stairwell cleaning, stairwells | offices, clinics, bins, desks, restrooms, nightly, evenings, monthly contract, warehouses, office, buildings, cleaning, surgeries, staff, floors, supervisor, toilets, cleaned, schools, gyms, logged, clean, banks, nights',
  },
  holiday_flat_cleaning: {
    es: 'limpieza de airbnb, limpieza de pisos turísticos, limpieza de apartamentos turísticos, cambio de huéspedes, limpieza entre huéspedes, limpieza de alquiler vacacional, limpieza y lavandería para airbnb, limpieza de departamentos de airbnb, limpieza entre reservas, limpieza turística, pisos turísticos, apartamentos vacacionales, salida y entrada de huéspedes, cambio de huésped, entre huésped y huésped, aseo entre huéspedes, aseo de apartamentos turísticos | huéspedes, anfitrión, lencería, airbnb, sábanas, toallas, limpieza, turísticos, anfitriones, salida, entrada, fotos, reposición, apartamentos, vacacional, amenities, ropa de cama, limpiar, apartamento, propietarios, check-out, lavandería, limpiamos, limpias, camas, departamento, checkout',
    en: 'airbnb cleaning, changeovers, turnovers, holiday let cleaning, vacation rental cleaning, clean between guests, short-let cleaning, turnover cleaning, changeover cleans, clean airbnbs, same-day turnovers, clean holiday lets, changeover, turnover, between guests, airbnb turnovers | guests, linen, hosts, airbnb, checkout, photos, restock, holiday lets, towels, beds made, cleaning, sheets, clean, check-in, laundry, cottages, beds, host, cleaner, consumables, welcome pack, supplies, flats, condos',
  },
  laundry: {
    es: 'lavandería, lavado de ropa, lavo ropa, lavado y planchado, lavandería autoservicio, edredones, lavar ropa, tintorería, lavado en seco, lavadoras autoservicio, ropa por kilo, lavado por kilo, lavado por encargo, lavasecos, lavado y secado, máquinas autoservicio, tender, ropa limpia y doblada, autoservicio de lavado, edredón, sábanas de hotel, mantas y edredones | ropa, lavadoras, secadoras, kilo, kilos, planchado, doblada, detergente, manteles, cobijas, planchar, sábanas, lavado, secado, recogida, bolsa, doblar, tandas, fichas, carga, suavizante, monedas, uniformes, toallas',
    en: 'laundry, laundromat, launderette, wash and fold, dry cleaning, duvets, washed and folded, ironing service, service wash, self-service washers, wash dry fold, folded, washing and ironing, coin-op, wash-and-fold, laundrette, bagged laundry, pressed shirts, linen hire | washers, dryers, clothes, ironed, bag, pound, coin, linen, shirts, washing, ironing, sheets, detergent, bags, pick up, towels, kilo, uniforms, load, pickup, machines, fold, wash, collected',
  },
  car_wash: {
    es: 'lavado de autos, lavado de coches, autolavado, encerado, detailing, aspirado y encerado, lavado a mano, lavadero de autos, espuma y aspirado, lavado de carros, pulido, aspirado, tapicería de coches, lavado a vapor, lavadero de coches, lavado de motos, car wash, carwash, lavado de camionetas, pulido y encerado, lavado ecológico, lavan el coche, lavadero | espuma, cera, microfibra, carro, coche, auto, lavado, jerga, rayan, vapor, motos, aspirar, interiores, camionetas, agua, llantas, pistola, hidrolavadora, lavar, autos, tapizado, a domicilio, motor, carros, coches, champú, asientos, pintura, rines',
    en: 'car wash, valeting, detailing, hand wash, wax and vacuum, ceramic coating, mobile valet, detail cars, car detailing, valet, detailer, hand car wash, waxed, interior detail, full valet, polish and wax, mobile detailing, valets, snow foam, auto detailing, paint correction | cars, foam, wax, interior, polish, wheels, vacuum, scratches, car, clay, shampoo, swirl, water tank, driveway, wash, washed, seats, hose, brushes, fleets, trucks, interiors, upholstery, paint, sponge, dealerships',
  },
  pool_maintenance: {
    es: 'piscinas, alberca, albercas, pileta, piletas, cloro, mantenimiento de piscinas, agua verde, depuradora, piscina, limpiafondos, bomba y filtro de piscina, piletero, cloro y pH, piscinero, albercas limpias, agua turbia | filtro, bomba, pH, limpieza, químicos, urbanizaciones, algas, verano, arena, chalets, semanal, comunidades, visita, sal, socorrista, productos, invierno, condominios',
    en: 'chlorine, pool cleaning, hot tubs, pump and filter, algae, green pool, skimmer, pool service, swimming pools, pool guy, pool man, pool green, homeowners with pools, salt cell, pool opening, pool maintenance, spa maintenance | pools, filter, pump, chemicals, weekly, pH, vacuum, water, summer, salt, tested, homeowners, visit, winter closing, spas, brush, cloudy, route',
  },
  window_cleaning: {
    es: 'limpieza de cristales, limpiacristales, cristales, limpieza de vidrios, escaparates limpiar, vidrios de altura, vidrios, limpieza de ventanas, limpiavidrios, limpio cristales, ventanales, fachadas de vidrio, rappel, trabajos verticales, ventanas limpias, pértiga, limpieza en altura, limpieza de fachadas | ventanas, escaparates, fachadas, arnés, agua osmotizada, comercios, pértigas, limpieza, mamparas, persianas, altura, edificios, escalera, limpiar, placas, oficinas, agua pura, cuerdas',
    en: 'window cleaning, windows cleaned, windows done, do windows, windows inside, pure water pole, window cleaner, gutters and windows, clean windows, squeegee, panes, windows washed, window washing, streak free, water-fed pole, shopfronts, conservatory roofs, fed pole, storm windows, screens and sills, window washer, streaks | windows, ladders, pole, gutters, conservatories, frames, shop fronts, glass, ladder, screens, sills, solar panels, storefronts, four weeks, eight weeks, round, clean, six weeks, gutter, monthly, storeys',
  },
  pest_control: {
    es: 'control de plagas, fumigación, fumigar, fumigador, cucarachas, chinches, ratones, ratas, termitas, roedores, plagas, avispas, avisperos, desinsectación, desratización, carcoma, cebos | trampas, certificado, veneno, gel, insectos, tratamiento, bichos, picaduras, revisión',
    en: 'pest control, exterminator, fumigation, cockroaches, roaches, rats, mice, wasps, bed bugs, bedbugs, termites, rodents, vermin, wasp nests, ant infestation | traps, bait, proofing, treatment, insects, bites, droppings, guarantee',
  },
  mobile_dj: {
    es: 'DJ, disc jockey, discomóvil, disco móvil, discoteca móvil, sonido e iluminación para fiestas, sonido e iluminación, música para bodas, pinchar, pinchadiscos, alquiler de sonido, sonidero | altavoces, parlantes, luces, pista, cabina, canciones, mesa de mezclas, micrófono, bodas, fiestas, quinceañeras, karaoke',
    en: 'DJ, disc jockey, mobile disco, silent disco, sound and lighting, PA hire, wedding DJ, DJ sets | speakers, lights, decks, dance floor, playlist, songs, microphone, uplighting, weddings, parties, karaoke',
  },
  meal_prep: {
    es: 'viandas, comida casera a domicilio, menús semanales, menú semanal, comida preparada, tuppers, táperes, batch cooking, comidas para la semana, viandas saludables | raciones, porciones, envases, congeladas, microondas, calentar, oficinas, reparto, semana, saludable, caseras, domicilio, nutricionista',
    en: 'meal prep, prepared meals, ready meals, frozen meals, weekly meals, meal delivery, meal plans delivered, home-cooked meals delivered | portions, containers, macros, reheat, microwave, fridge, weekly, delivered, healthy, offices, meals',
  },
  screen_printing: {
    es: 'serigrafía, sublimación, estampado de camisetas, estampado de playeras, estampado de remeras, estampado de polos, polos, camisetas personalizadas, playeras personalizadas, gorras y tazas, estampado textil, vinilo textil, DTF, transfer | camisetas, playeras, remeras, sudaderas, gorras, estampar, plancha, tinta, plotter, logo, equipaciones, uniformes, tazas',
    en: 'screen printing, screen printed, t-shirt printing, custom t-shirts, custom tees, printed hoodies, heat press, DTF, sublimation, garment printing | t-shirts, hoodies, shirts, ink, printed, logo, teams, uniforms, mugs, press, minimum order, artwork',
  },
  delivery_kitchen: {
    es: 'cocina oculta, dark kitchen, cocina fantasma, solo a domicilio, solo domicilios, solo delivery, sin mesas, salen de una cocina, domiciliario propio, domiciliarios propios, hamburguesas a domicilio, alitas a domicilio, reparto propio, repartidor propio, motos propias | domicilio, domicilios, domiciliario, repartidor, repartidores, Rappi, PedidosYa, Glovo, Uber Eats, pedidos, cocina, hamburguesas, alitas, combo, bolsa, envases, moto, papas, carta, DiDi',
    en: 'ghost kitchen, dark kitchen, cloud kitchen, delivery only, delivery-only, no tables, burgers delivered, our own riders, own riders, own drivers, virtual brand, out of a rented kitchen, delivered hot | delivery, delivered, riders, rider, driver, drivers, DoorDash, Deliveroo, Uber Eats, Just Eat, orders, kitchen, burgers, wings, fries, combo, bag, boxes, scooter',
  },
  after_school_club: {
    es: 'recogida en el cole, recogida del colegio, los recogemos en el cole, salida del cole, después del cole, después de la escuela, club de tardes, merienda y deberes, guagua a pie, pedibús, extraescolares, AMPA, AMPAS, tarde de juegos, acogida matinal, campamento urbano, hacen la tarea, hacer la tarea, puerta del colegio, hacen los deberes, de merendar, pasamos por ellos a la escuela, talleres de tarde | ludoteca, monitoras, niños, deberes, tareas, merienda, colegio, cole, escuela, juegos, talleres, tardes, recoger, madres, patio, primaria, monitora, ajedrez, pantallas, campamento, familias, chalecos',
    en: 'after school, after-school, after school club, school gate, school pickup, pick them up from school, collect from school, walking bus, wraparound, breakfast club, holiday club, homework club, playworkers, play workers, after the bell, out of school, homework table, pickup at the bell, school lets out, pickup from school | children, kids, homework, snack, school, games, crafts, parents, primary, collect, screens, Ofsted, playground, tea, den building, working parents, elementary',
  },
  balloon_decor: {
    es: 'globos, decoración con globos, arco de globos, arcos de globos, guirnalda de globos, globoflexia, helio, globos con helio, inflar globos, decoración de cumpleaños, decoración de fiestas, decoración sorpresa, mesa decorada, piñatas decoradas, fondos para fiestas, globos metálicos, arco y fondo, el arco y el fondo, fondo con el nombre, letras luminosas, baby shower decorado | decorar, decoración, arco, arcos, sorpresa, cumpleaños, baby shower, montaje, desmontaje, guirnaldas, colores, cortinas, letras luminosas, fiestas, desmontar, arreglo',
    en: 'balloons, balloon arch, balloon arches, balloon garland, balloon garlands, balloon decor, helium, party styling, party décor, party decor, backdrop and balloons, balloon wall, balloon installations, foil balloons, baby shower décor, balloon columns, garlands and columns, foil letters | arch, arches, garland, backdrop, backdrops, birthday, baby shower, gender reveal, set up, take down, décor, decorate, decorating, surprise, colours, colors, themes, light-up letters, party',
  },
  copy_shop: {
    es: 'copistería, fotocopias, fotocopiadora, copias a color, impresiones, imprimir apuntes, encuadernar, encuadernación de tesis, engargolados, anillados, plastificados, ploteo de planos, plotter de planos, plotear, imprenta rápida, impresión de tesis, centro de copiado, impresión digital, ploteo, gran formato, escaneo, engargolo, encuaderno, fotocopio, tesis | copias, tesis, apuntes, planos, tóner, folletos, tarjetas, volantes, escanear, papel, encuadernado, lonas, facultad, estudiantes, impresora, archivo, color, impresión, tarjetas de presentación',
    en: 'copy shop, print shop, photocopies, photocopying, copies, thesis binding, bind theses, comb binding, spiral binding, large-format plans, plan printing, printed the same day, same-day printing, laminating, flyers and banners, dissertation printing, blueprints, printed and bound, bound while you wait, dissertation, dissertations, one copy up | printed, printing, print, flyers, banners, posters, business cards, scan, scanning, paper, toner, file, students, campus, stickers, leaflets, bound, binding, pages',
  },
  guided_tours: {
    es: 'rutas guiadas, visitas guiadas, caminatas guiadas, tour a pie, tours a pie, guía de turismo, free tour, city tour, recorrido guiado, recorridos guiados, caminata de tres horas, GetYourGuide, Airbnb Experiencias, Civitatis, caminatas por los cerros, senderismo guiado, tours, rutas por el barrio, casco antiguo, a pie por el, a pie por los, recorrido a pie, recorridos a pie, paseos por el casco, leyendas | turistas, turista, caminata, caminatas, cruceros, grupo, recorrido, guía, viajeros, extranjeros, atardecer, casco antiguo, historia, personas, visitas, barrio, excursión, salida, historias, leyendas, hostales',
    en: 'walking tours, walking tour, guided walks, guided hikes, tour guide, ghost tours, ghost walk, food tours, bike tours, history walk, GetYourGuide, Viator, Airbnb Experiences, hiking tours, city tours, distillery tours, genealogy tours, after dark, true stories, hour walks, on foot, walking routes | tourists, visitors, groups, guide, guides, small groups, walk, walks, stories, old town, cruise, history, route, stops, hostels, sunset, hike, travellers, tips, tour',
  },
  hair_salon: {
    es: 'peluquería, peluquera, peluquero de señoras, estilista del cabello, mechas, balayage, tinte, tintes, alisados, alisado, keratina, corte y color, corte en seco, rizos, pelo rizado, pelo crespo, pajón, rulos, trenzas, canas, peinados, recogidos, brushing, blower, cabello, decoloración, extensiones de cabello, secado, definición de rizos | corte, cortes, pelo, clienta, clientas, señoras, lavado, secador, plancha, mujeres, sillón, color, diagnóstico del cabello, champú, melena, flequillo, raíz, salón de belleza',
    en: 'hairdresser, hairdressing, hair salon, hairstylist, stylist for 12 years, colourist, colorist, balayage, highlights, blow dry, blow dries, blowouts, hair colour, hair color, curls, curly hair, coils, braids, locs, silk press, updos, bridal hair, keratin, dry cuts, extensions, wigs, colour and treatments, root touch-ups, root colour, rough dry, trims, cornrows, wash days, hair was too thick | cuts, cut, hair, salon, wash, roots, stylist, fringe, women, colour, color, treatments, chair, chairs, shampoo, scissors, salon chairs, scalp',
  },
  juice_bar: {
    es: 'barra de jugos, juguería, licuados, jugos naturales, jugo verde, jugos verdes, zumos naturales, zumos recién exprimidos, zumos, exprimidor, licuadora, zumería, jugos prensados, shot de jengibre, batidos de fruta, açaí, tazón de açaí, tazón de pitahaya | jugos, jugo, licuado, batidos, frutas, fruta, naranja, jengibre, pulpa, avena, chía, espinacas, piña, termo, vaso, zanahoria, betabel, remolacha, mango, papaya, fresa, azúcar añadida, granola',
    en: 'juice bar, smoothie bar, smoothies, smoothie, cold-pressed juice, fresh juice, fresh juices, green juice, acai, acai bowls, juicer, ginger shots, wheatgrass, juices pressed, juicery, pressed in front of you, fruit blended, carrot and ginger | juice, juices, fruit, blender, ginger, spinach, kale, mango, orange, carrot, beetroot, banana, oat milk, pulp, bowls, gym, no added sugar, cup, protein',
  },
  plant_nursery: {
    es: 'vivero, viveros, vivero de plantas, tienda de plantas, plantas nativas, plantas autóctonas, plantas de interior, suculentas, macetas y plantas, plantones de jardín, plantas en maceta, esquejes, cactus, plantines, plantas ornamentales, arbolitos, potus, monsteras, plantas y macetas, centro de jardinería, agaves, helechos, arbustos en maceta, salvias, arbustos | plantas, planta, macetas, maceta, tierra, sustrato, semillas, riego, jardín, balcón, terraza, sombra, invernadero, hojas, flor, trasplante, regar, abono, raíces',
    en: 'plant nursery, native nursery, plant shop, garden centre, garden center, houseplants, houseplant, native plants, tubestock, succulents, cacti, potted plants, perennials, seedlings, repotting, grown from seed, local seed, cuttings, propagated, plants that survive, pots and compost, monstera | plants, plant, pots, pot, soil, compost, seed, watering, garden, gardens, shade, greenhouse, leaves, landscapers, landcare, shrubs, trees, hardy, drought, grown, bulbs',
  },
};
