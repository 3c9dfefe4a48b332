// Words by which an answer gives its trade away, Spanish and English together. `names` name the business itself and weigh more; several words
// of them are one name, and none of them alone is: a “tea room” is a café, and a room is not.
import type { SectorId } from '../../sectors/sector.ts';

interface Clues {
  readonly names: string;
  readonly clues: string;
}

export const SECTOR_CLUES: Readonly<Record<SectorId, Clues>> = {
  cafe_restaurant: {
    names:
      'cafetería, café, bar, restaurante, tasca, taberna, mesón, pizzería, hamburguesería, heladería, bistró, gastrobar, coffee shop, coffee, cafe, restaurant, pub, bistro, diner, pizzeria, tea room, tearoom, tea house, ice cream parlour, ice cream, brunch, cantina, cevichería, taquería, tetería, hostelería, corrientazo, fonda',
    clues:
      'menú menús mesa mesas comensales camarero cocinero cocina plato platos tapas desayunos comidas cenas carta terraza café capuchino vino cerveza bocadillos covers tables waiter chef kitchen breakfast lunch lunches dinner menu coffee espresso wine beer sandwiches seats meals eat comer barra almorzar almuerzos waitress terrace barista cook sushi ramen marisquería mariscos asador rosticería rotisería pollería parrilla raciones thai',
  },
  food_truck: {
    names: 'food truck, foodtruck, food van, food cart, street food, gastroneta, comida callejera, puesto callejero',
    clues:
      'festivales ferias mercadillos callejera perritos tacos arepas churros crepes burgers ambulante empanadas churrería romerías chiringuito antojitos kebab burritos vendor hatch tamales atole elotes callejero food comida truck hatch',
  },
  ecommerce: {
    names:
      'tienda online, tienda virtual, venta online, online shop, online store, ecommerce, e-commerce, commerce, webshop, shopify, dropshipping',
    clues:
      'envíos paquetes carrito pedidos online internet web devoluciones amazon etsy shipping parcels orders online checkout returns fulfilment warehouse subscription box caja suscripción WooCommerce PrestaShop catálogo basket catalogue DTC eBay Wallapop MercadoLibre virtual',
  },
  retail_shop: {
    names:
      'tienda, comercio, floristería, florista, librería, frutería, ferretería, mercería, zapatería, boutique, juguetería, papelería, herbolario, estanco, perfumería, óptica, joyería, bazar, colmado, ultramarinos, carnicería, pescadería, verdulería, farmacia, grocery, shop, store, corner shop, convenience store, gift shop, florist, bookshop, bookstore, greengrocer, hardware store, butcher, fishmonger, delicatessen, pharmacy, haberdashery, vivero, plant nursery, copistería, supermercado, droguería, vinoteca, abarrotes, quiosco, grocer, stationery, optician, deli, newsagent, kiosco, a granel, residuo cero, zero waste, refillery, refill shop, refill store',
    clues:
      'escaparate mostrador dependienta ramos ramo flor ropa zapatos libros regalos género existencias barrio vender productos bouquets bouquet clothes clothing shoes books gifts stock counter window retail neighbourhood plants plantas fruta verdura juguetes complementos flores flower hardware toy gift corner vintage secondhand convenience',
  },
  consulting_freelance: {
    names:
      'consultoría, consultor, consultora, asesoría, asesor, gestoría, freelance, abogado, despacho, arquitecto, traductor, coaching, consultant, consultancy, consulting, adviser, lawyer, law firm, law office, accountant, accounting, bookkeeping, bookkeeper, translator, copywriter, architect, mentor, ingeniero, advisor, solicitor, engineer, traducción, translation',
    clues:
      'pymes informes proyectos contabilidad impuestos contratos fiscal laboral estrategia auditoría formación directivos traducción legal SMEs reports hourly taxes invoices strategy audit advice contracts translations honorarios contable mentoría redactor interino peritaje advisory interim fractional autónomo coach law',
  },
  agency: {
    names:
      'agencia, marketing, publicidad, comunicación, diseño gráfico, diseño web, páginas web, branding, productora, agency, advertising, graphic design, web design, social media, SEO, video production',
    clues:
      'campañas redes sociales logotipos anuncios posicionamiento contenidos community manager webs diseñador campaigns logos ads content retainer brand websites clients designers audiovisual vídeos marca identidad visual páginas corporativo graphic identity PPC SEM PR diseño web digital design creative video production media',
  },
  saas: {
    names: 'software, SaaS, programa, plataforma, B2B, cloud, API, CRM, ERP',
    clues:
      'aplicación suscripción inteligencia artificial subscription usuarios licencias suscriptores facturación automatiza gestión nube integraciones desarrolladores código MRR ARR churn users subscribers licences seats automate dashboard cloud integration developers automation automatización herramienta licenses AI invoicing',
  },
  academy: {
    names:
      'academia, escuela, clases particulares, profesor particular, autoescuela, guardería, ludoteca, academy, school, tutoring, tutor, tuition, language school, driving school, driving lessons, nursery school, nursery, bootcamp, after school club, homework help, lessons, clases',
    clues:
      'formación training classes alumnos inglés idiomas matemáticas oposiciones repaso cursos exámenes música piano guitarra aulas profesores niños enseñar aprender students pupils english languages maths exams courses lessons teachers teach learn kids piano guitar classroom refuerzo extraescolares selectividad deberes robótica danza baile homework campamento campamentos camp clases profesor particular driving language',
  },
  beauty_salon: {
    names:
      'henna, mehndi, peluquería, peluquera, barbería, salón de belleza, estética, uñas, manicura, spa, peluquería canina, hairdresser, hair salon, barber, barbershop, beauty salon, beauty, nail salon, nails, dog grooming, groomer, hairdressing, tattoo, tatuajes, esteticista, beautician',
    clues:
      'cortes corte pelo tinte peinado depilación masajes cejas pestañas maquillaje facial peluquera mascotas perros haircut haircuts cut colour blow waxing massage brows lashes makeup facial stylist grooming pedicura mechas cabello microblading estilista bronceado keratina pedicure highlights styling eyebrows tanning keratin salón belleza canina hair nail salon',
  },
  gym: {
    names:
      'gimnasio, gym, crossfit, crossfit box, pilates, yoga, entrenador personal, fitness, boxeo, escalada, rocódromo, pádel, personal trainer, sports club, climbing',
    clues:
      'socios cuota entrenamiento dirigidas máquinas pesas deporte entrenar entrenamientos members membership workouts training weights sport exercise fit coach musculación clases spinning zumba marciales calistenia natación abonados strength cycling martial calisthenics swimming entrenador trainer sports dance',
  },
  health_clinic: {
    names:
      'clínica, consultorio, dentista, dental, fisioterapia, fisioterapeuta, psicólogo, psicóloga, psicología, podólogo, nutricionista, logopeda, veterinario, veterinaria, consulta médica, osteopatía, clinic, dentist, physiotherapy, physio, psychologist, therapy, therapist, podiatrist, nutritionist, veterinary, vet, osteopath, chiropractor, odontólogo, podología, logopedia, dietista, psychology, physiotherapist, orthodontist, dietitian',
    clues:
      'pacientes consultas sesiones salud dolor tratamientos implantes rehabilitación terapia ansiedad dieta espalda patients appointments health pain treatment rehab anxiety diet medical care fisio ortodoncia ginecología pediatra podiatry speech rehabilitation counselling counsellor consulta médica',
  },
  repair_shop: {
    names:
      'luthier, afilar, afilado, afilador, afinador, afinadora, sharpen, sharpening, taller, reparación, servicio técnico, taller mecánico, mecánico, arreglos, costura, zapatero, repair, garage, mechanic, workshop, tailor, alterations, mending, cobbler, relojero, tapicero, tapicería, watchmaker, upholsterer, upholstery, reupholster, reupholstery, seamstress',
    clues:
      'phone mobile shoe appliance arreglar arregla arregle reparar repara repare averías coches motos bicicletas bicis ruedas frenos móviles pantallas ordenadores electrodomésticos ropa dobladillo cremallera coser modista remendar prendas fix fixed repair repairs mend mending broken bike bikes bicycle bicycles cars tyres brakes screens laptops appliances clothes hems zips sewing alter garments maintenance puncture fleet lavadora recambios repuestos chapa roto rompe motorbikes cracked spare breakdown tapizar retapizar tapizado sillones sofás butacas armchairs sofas',
  },
  tourism_lodging: {
    names:
      'hotel, hostal, casa rural, alojamiento, apartamento turístico, pensión, albergue, camping, glamping, agencia de viajes, bed and breakfast, guesthouse, hostel, lodging, holiday rental, holiday let, vacation rental, cottage, campsite, travel agency, posada, accommodation, inn, cabañas, cabins, holiday cottages',
    clues:
      'huéspedes habitaciones noches noche reservas ocupación turistas viajeros estancia booking airbnb excursiones guests rooms nights night bookings occupancy tourists travellers stay visits sightseeing trips huésped turismo agroturismo bungalow cabañas pernoctar dormir peregrinos escapada tourism cabins getaway pilgrims rural turístico viajes guía holiday vacation travel',
  },
  construction_trades: {
    names:
      'marmolista, marmolería, stonemason, reformas, constructora, construcción, albañilería, fontanero, fontanería, electricista, carpintero, carpintería, placares, placards, pintor, instalaciones, placas solares, climatización, cerrajero, manitas, handyman, construction, builder, plumber, plumbing, electrician, carpenter, joiner, painter, decorator, roofing, renovation, remodelling, contractor, solar panels, hvac, landscaping, landscaper, paisajismo, paisajista, diseño de jardines, garden design, locksmith, albañil, plasterer, tiler, plomería, plomero, gasfitería, gasfíter, lawn care, lawn mowing, mowing, floor fitting, cristalería, cristalero, glazier, scaffolding, andamios',
    clues:
      'obra obras baños cocinas tejados presupuestos instalación viviendas pisos calderas tuberías ventanas jardines bathrooms kitchens roofs quotes installation boilers pipes windows building electricidad cubiertas pladur alicatado azulejos aislamiento contratista goteras humedades parqué refurbishment electrical tiling insulation heating leaks damp flooring solares solar',
  },
  logistics: {
    names:
      'transporte, mensajería, logística, mudanzas, paquetería, última milla, taxi, VTC, servicio de reparto, empresa de reparto, reparto de paquetes, courier, delivery service, delivery company, parcel delivery, transport, haulage, logistics, removals, moving company, movers, last mile, freight, trucking, reciclaje, recycling, chatarra, chatarrería, recogida de residuos, recogida de basura, junk removal, scrap, rubbish, airport transfers',
    clues:
      'entregas repartidores furgonetas furgoneta rutas paquetes kilómetros camiones conductores flota mercancías deliveries drivers van vans routes parcels miles trucks fleet cargo shipments almacenaje palés fletes portes distribución ciclologística grúa lorry lorries warehousing pallets carrier shuttle hauling reparto almacén delivery warehouse recogida recolección',
  },
  food_manufacturing: {
    names:
      'obrador, panadería, pastelería, bollería, confitería, cervecería artesanal, quesería, conservas, fábrica de alimentos, mermeladas, bakery, bakehouse, patisserie, cakes, cupcakes, pastry, brewery, microbrewery, dairy, jam, food producer, chocolate, chocolatier, roastery, tostador, repostería, winery, cheesemaker, pastas, pasta, tortillería, purificadora, viandas, meal prep, meal plans, prepared meals, comida preparada',
    clues:
      'pan panes masa hornos horno tartas galletas magdalenas dulces cervezas quesos salsas lotes envasado hornear bread loaves sourdough oven bake baker bakers cake cookies sweets beers sauces batches jars packaging embutidos kombucha turrón bodega elaboración biscuits preserves charcuterie bottling granola pastas ravioles sorrentinos ñoquis tallarines ravioli gnocchi cervecería artesanal alimentos cheese producer',
  },
  crafts: {
    names:
      'imprenta, artesanía, artesano, velas, jabones, cerámica, alfarería, joyería artesanal, bisutería, marroquinería, encuadernación, crafts, handmade, candles, soap, pottery, ceramics, jewellery, jewelry, leather goods, woodwork, furniture maker, knitting, ebanista, potter, artisan, joyas, hechas a mano, hand made',
    clues:
      'muebles piezas taller propio barro cuero madera lana tejer bolsos pendientes ilustraciones láminas pieces clay leather wood wool knit bags earrings prints etsy craft fair encargos joyas telar ganchillo macramé vidrio bordado estampación cestería esparto forja serigrafía leatherwork weaving loom crochet illustration bookbinding embroidery printmaking basketry blacksmith handbags woodturner retazos retales morrales mochilas cartucheras riñoneras backpacks totes muñecos manualidades patchwork dolls furniture maker gres cuencos esmaltes torno vajilla',
  },
  agriculture: {
    names:
      'huerta, huerto, granja, agricultura, ganadería, explotación agrícola, viñedo, olivar, apicultura, miel, invernadero, farm, farming, smallholding, vineyard, orchard, beekeeping, honey, greenhouse, market garden, livestock, ranch, agricultor, grower',
    clues:
      'verduras ecológicas cestas cosecha hectáreas cultivo ovejas cabras gallinas huevos aceite uva aguacates setas regadío vegetables organic boxes harvest acres hectares crops sheep goats hens eggs olive grapes mushrooms soil hortalizas aceituna almendros frutales colmenas riego grow growing polytunnel veg grove almonds hives irrigation avocados agrícola nursery',
  },
  event_services: {
    names:
      'eventos, organización de eventos, bodas, wedding planner, wedding planning, catering, fotógrafo de bodas, animación infantil, carpas, DJ, espectáculos, events, event planner, weddings, photographer, photography, party planner, children’s parties, entertainment, marquee, fotografía, guía turístico, rutas guiadas, tour, tours, guided tours',
    clues:
      'novios invitados banquetes celebraciones fiestas cumpleaños comuniones congresos conciertos sonido iluminación guests banquets parties birthdays conferences concerts sound bride venue bautizos decoración fotografía photocall mobiliario christenings booth disc jockey inflables marquees wedding fotógrafo animación party globos fiesta merienda',
  },
  real_estate: {
    names:
      'inmobiliaria, agencia inmobiliaria, agente inmobiliario, alquiler de pisos, administración de fincas, coworking, trasteros, real estate, estate agent, estate agency, realtor, letting agency, lettings, property management, property, self storage, realty',
    clues:
      'alquilar alquilamos pisos viviendas casas propietarios compraventa comisión inquilinos hipotecas exclusivas locales flats apartments houses landlords owners tenants mortgages commission brokerage viewings alquileres idealista Fotocasa chalet terrenos captación inmuebles tasación Rightmove Zillow plots conveyancing valuation alquiler administración estate',
  },
  marketplace_app: {
    names:
      'marketplace, app, aplicación, plataforma, plataforma que conecta, plataforma de intermediación, directorio, mercado digital, platform, two-sided marketplace, gig platform',
    clues:
      'conecta conectar oferta demanda comisión por reserva comisión por transacción profesionales usuarios descargas connect connects match buyers sellers providers commission transaction downloads users peer comparador subastas colaborativa vendedores compradores intermediario cuidadores paseadores intermediary sharing auctions classifieds carpool connecting intermediación',
  },
  cleaning: {
    names: 'limpieza, lavandería, tintorería, lavadero, cleaning, cleaners, laundry, launderette',
    clues:
      'limpiar limpiadoras portales cristales comunidades desinfección planchar hogares productos de limpieza dry clean homes windows carpets housekeeping ironing hygiene janitorial escaleras limpiacristales alfombras fachadas abrillantado suelos polvo stairwells disinfection maid janitor mopping turnovers fumigación plagas pest detailing valeting autolavado lavado piscinas pool fregar fregamos',
  },
};
