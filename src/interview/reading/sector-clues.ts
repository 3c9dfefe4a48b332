// Words by which an answer gives its trade away, Spanish and English together. `names` name the business itself and weigh more.
import type { SectorId } from '../../sectors/sector.ts';

interface Clues {
  readonly names: string;
  readonly clues: string;
}

export const SECTOR_CLUES: Readonly<Record<SectorId, Clues>> = {
  cafe_restaurant: {
    names:
      'cafetería café bar restaurante tasca taberna mesón pizzería hamburguesería heladería bistró gastrobar coffee shop cafe restaurant pub bistro diner pizzeria tea room tearoom ice cream parlour brunch cantina cevichería taquería tetería hostelería',
    clues:
      'menú menús mesa mesas comensales camarero cocinero cocina plato platos tapas desayunos comidas cenas carta terraza café capuchino vino cerveza bocadillos covers tables waiter chef kitchen breakfast lunch lunches dinner menu coffee espresso wine beer sandwiches seats meals eat comer barra almorzar waitress terrace barista cook sushi ramen marisquería mariscos asador rosticería rotisería pollería parrilla raciones thai',
  },
  food_truck: {
    names: 'truck foodtruck gastroneta callejero',
    clues:
      'puesto carrito camión comida food stall van cart festivales ferias mercadillos callejera hot dogs perritos tacos arepas churros crepes festivals markets burgers truck parked street stall ambulante caravana remolque empanadas churrería romerías chiringuito antojitos trailer kebab burritos vendor hatch tamales atole elotes',
  },
  ecommerce: {
    names: 'online ecommerce commerce virtual webshop shopify dropshipping',
    clues:
      'envíos paquetes carrito pedidos online internet web devoluciones amazon etsy shipping parcels orders online checkout returns fulfilment warehouse subscription box caja suscripción WooCommerce PrestaShop catálogo basket catalogue DTC eBay Wallapop MercadoLibre',
  },
  retail_shop: {
    names:
      'tienda comercio floristería florista flores librería frutería ferretería zapatería boutique juguetería papelería herbolario estanco perfumería óptica joyería bazar colmado ultramarinos carnicería pescadería verdulería farmacia grocery shop store florist flower bookshop bookstore greengrocer hardware boutique toy gift butcher fishmonger delicatessen pharmacy corner vintage secondhand supermercado droguería vinoteca abarrotes quiosco grocer stationery optician deli convenience newsagent kiosco',
    clues:
      'escaparate mostrador dependienta ramos ramo flor ropa zapatos libros regalos género existencias barrio vender productos bouquets bouquet clothes clothing shoes books gifts stock counter window retail neighbourhood plants plantas fruta verdura juguetes complementos',
  },
  consulting_freelance: {
    names:
      'consultoría consultor consultora asesoría asesor gestoría freelance autónomo abogado despacho arquitecto traductor coach coaching consultant consultancy consulting adviser lawyer law accountant accounting bookkeeping translator copywriter architect mentor ingeniero advisor solicitor engineer',
    clues:
      'pymes empresas informes proyectos contabilidad impuestos contratos fiscal laboral estrategia auditoría formación directivos traducción legal SMEs companies reports hourly taxes invoices strategy audit advice clients professional contracts translations honorarios contable mentoría redactor interino peritaje advisory interim fractional',
  },
  agency: {
    names:
      'agencia marketing publicidad comunicación diseño gráfico branding diseño web agencia digital productora agency advertising marketing design creative digital social media SEO branding video production',
    clues:
      'campañas redes sociales logotipos anuncios posicionamiento contenidos community manager webs diseñador campaigns logos ads content retainer brand websites clients designers audiovisual vídeos marca identidad visual páginas corporativo graphic identity PPC SEM PR',
  },
  saas: {
    names: 'software SaaS programa plataforma B2B cloud API CRM ERP',
    clues:
      'aplicación suscripción empresas inteligencia artificial subscription tool usuarios licencias suscriptores facturación automatiza gestión panel nube integraciones desarrolladores código MRR ARR churn users subscribers licences seats automate dashboard cloud integration developers code automation data startup automatización herramienta licenses AI invoicing trial',
  },
  academy: {
    names:
      'academia escuela clases particulares profesor particular autoescuela guardería ludoteca academy school tutoring tutor tuition language school driving school nursery bootcamp',
    clues:
      'formación training classes alumnos estudiantes inglés idiomas matemáticas oposiciones repaso cursos exámenes música piano guitarra aulas profesores niños enseñar aprender students pupils english languages maths exams courses lessons teachers teach learn kids piano guitar classroom refuerzo extraescolares selectividad deberes robótica danza baile homework campamento campamentos camp',
  },
  beauty_salon: {
    names:
      'peluquería barbería salón de belleza estética uñas manicura spa peluquería canina hairdresser hair salon barber barbershop beauty nails nail salon spa dog grooming groomer tattoo tatuajes esteticista beautician',
    clues:
      'cortes corte pelo tinte peinado depilación masajes cejas pestañas maquillaje facial peluquera mascotas perros haircut haircuts cut colour blow waxing massage brows lashes makeup facial stylist grooming pedicura mechas cabello microblading estilista bronceado keratina pedicure highlights styling eyebrows tanning keratin',
  },
  gym: {
    names:
      'gimnasio gym crossfit box pilates yoga entrenador personal fitness boxeo escalada rocódromo pádel personal trainer fitness sports club climbing dance',
    clues:
      'socios cuota entrenamiento clases dirigidas máquinas pesas deporte entrenar entrenamientos members membership workouts training weights sport exercise classes fit coach musculación spinning zumba marciales calistenia natación abonados strength cycling martial calisthenics swimming',
  },
  health_clinic: {
    names:
      'clínica consultorio dentista dental fisioterapia fisioterapeuta psicólogo psicóloga psicología podólogo nutricionista logopeda veterinario veterinaria consulta médica osteopatía clinic dentist physiotherapy physio psychologist therapy therapist podiatrist nutritionist veterinary vet osteopath chiropractor odontólogo podología logopedia dietista psychology physiotherapist orthodontist dietitian',
    clues:
      'pacientes consultas sesiones salud dolor tratamientos implantes rehabilitación terapia ansiedad dieta espalda patients appointments health pain treatment rehab anxiety diet medical care fisio ortodoncia ginecología pediatra podiatry speech rehabilitation counselling counsellor',
  },
  repair_shop: {
    names:
      'afilar afilado afilador sharpen sharpening taller reparación taller mecánico mecánico arreglos costura zapatero repair garage mechanic workshop tailor alterations mending cobbler relojero tapicero tapicería watchmaker upholsterer upholstery reupholster reupholstery seamstress',
    clues:
      'servicio técnico phone mobile shoe appliance arreglar arregla arregle reparar repara repare averías coches motos bicicletas bicis ruedas frenos móviles pantallas ordenadores electrodomésticos ropa dobladillo cremallera coser modista remendar prendas fix fixed repair repairs mend mending broken bike bikes bicycle bicycles cars tyres brakes screens laptops appliances clothes hems zips sewing alter garments maintenance puncture fleet lavadora recambios repuestos chapa roto rompe motorbikes cracked spare breakdown tapizar retapizar tapizado sillones sofás butacas armchairs sofas',
  },
  tourism_lodging: {
    names:
      'hotel hostal rural alojamiento apartamento turístico pensión albergue camping glamping agencia de viajes guía turístico bed and breakfast guesthouse hostel lodging holiday rental holiday let vacation rental cottage campsite tour tours travel agency posada accommodation inn',
    clues:
      'huéspedes habitaciones noches noche reservas ocupación turistas viajeros estancia booking airbnb excursiones guests rooms nights night bookings occupancy tourists travellers stay visits sightseeing trips huésped turismo agroturismo bungalow cabañas pernoctar dormir peregrinos escapada tourism cabins getaway pilgrims',
  },
  construction_trades: {
    names:
      'reformas constructora construcción albañilería fontanero fontanería electricista carpintero carpintería pintor instalaciones placas solares climatización cerrajero manitas handyman construction builder plumber plumbing electrician carpenter joiner painter decorator roofing renovation remodelling contractor solar panels hvac landscaping locksmith albañil plasterer tiler',
    clues:
      'obra obras baños cocinas tejados presupuestos instalación viviendas pisos calderas tuberías ventanas jardines bathrooms kitchens roofs quotes installation homes boilers pipes windows jobs site building electricidad cubiertas pladur alicatado azulejos aislamiento contratista goteras humedades parqué refurbishment electrical tiling insulation heating leaks damp flooring',
  },
  logistics: {
    names:
      'transporte mensajería reparto logística mudanzas paquetería última milla taxi VTC almacén courier delivery transport haulage logistics removals moving company last mile freight trucking taxi warehouse reciclaje recycling chatarra chatarrería recogida recolección scrap rubbish',
    clues:
      'entregas repartidores furgonetas furgoneta rutas paquetes kilómetros camiones conductores flota mercancías deliveries drivers van vans routes parcels miles trucks fleet cargo shipments almacenaje palés fletes portes distribución ciclologística grúa lorry lorries warehousing pallets carrier shuttle hauling',
  },
  food_manufacturing: {
    names:
      'obrador panadería pastelería bollería confitería cervecería artesanal quesería conservas fábrica de alimentos mermeladas bakery bakehouse patisserie cakes cupcakes pastry brewery microbrewery cheese dairy jam producer chocolate chocolatier roastery tostador food producer catering producer repostería winery cheesemaker pastas pasta tortillería purificadora',
    clues:
      'pan panes masa hornos horno tartas galletas magdalenas dulces cervezas quesos salsas lotes envasado hornear bread loaves sourdough oven bake baker bakers cake cookies sweets beers sauces batches jars packaging embutidos kombucha turrón bodega elaboración biscuits preserves charcuterie bottling granola pastas ravioles sorrentinos ñoquis tallarines ravioli gnocchi',
  },
  crafts: {
    names:
      'artesanía artesano velas jabones cerámica alfarería joyería artesanal bisutería marroquinería encuadernación crafts handmade candles soap pottery ceramics jewellery jewelry leather goods woodwork furniture maker knitting ebanista potter artisan',
    clues:
      'muebles piezas hechas a mano taller propio barro cuero madera lana tejer bolsos pendientes ilustraciones láminas pieces hand made clay leather wood wool knit bags earrings prints etsy craft fair encargos joyas telar ganchillo macramé vidrio bordado estampación cestería esparto forja serigrafía leatherwork weaving loom crochet illustration bookbinding embroidery printmaking basketry blacksmith handbags woodturner retazos retales morrales mochilas cartucheras riñoneras backpacks totes muñecos manualidades patchwork dolls',
  },
  agriculture: {
    names:
      'huerta huerto granja agricultura ganadería explotación agrícola viñedo olivar apicultura miel vivero invernadero farm farming smallholding vineyard orchard beekeeping honey nursery greenhouse market garden livestock ranch agricultor grower',
    clues:
      'verduras ecológicas cestas cosecha hectáreas cultivo ovejas cabras gallinas huevos aceite uva aguacates setas regadío vegetables organic boxes harvest acres hectares crops sheep goats hens eggs olive grapes mushrooms soil hortalizas aceituna almendros frutales colmenas riego grow growing polytunnel veg grove almonds hives irrigation avocados',
  },
  event_services: {
    names:
      'eventos organización de eventos bodas wedding planner catering fotógrafo de bodas animación infantil carpas DJ espectáculos events event planner weddings catering photographer photography party entertainment marquee',
    clues:
      'novios invitados banquetes celebraciones fiestas cumpleaños comuniones congresos conciertos sonido iluminación guests couples banquets parties birthdays conferences concerts sound lighting bride venue bautizos decoración fotografía photocall mobiliario christenings booth disc jockey inflables marquees tents chairs',
  },
  real_estate: {
    names:
      'inmobiliaria agencia inmobiliaria agente inmobiliario alquiler de pisos administración coworking trasteros real estate estate agent realtor letting agency property management property coworking self storage realty',
    clues:
      'alquilar alquilamos pisos viviendas casas propietarios compraventa comisión inquilinos hipotecas exclusivas locales flats apartments houses homes landlords owners tenants mortgages listings commission brokerage viewings alquileres idealista Fotocasa chalet terrenos captación inmuebles tasación Rightmove Zillow plots conveyancing valuation',
  },
  marketplace_app: {
    names:
      'marketplace app plataforma que conecta aplicación plataforma de intermediación directorio mercado digital platform connecting two-sided marketplace booking platform gig platform',
    clues:
      'conecta conectar oferta demanda comisión por reserva comisión por transacción profesionales usuarios descargas connect connects match buyers sellers providers commission take rate per transaction downloads users peer comparador subastas colaborativa vendedores compradores intermediario cuidadores paseadores intermediary sharing auctions classifieds carpool',
  },
  cleaning: {
    names: 'limpieza lavandería tintorería lavadero cleaning cleaners laundry launderette',
    clues:
      'limpiar limpiadoras oficinas portales cristales comunidades desinfección planchar hogares domicilio productos de limpieza dry car wash clean offices homes windows carpets housekeeping ironing hygiene janitorial end of tenancy escaleras limpiacristales alfombras fachadas abrillantado suelos polvo stairwells disinfection maid janitor mopping turnovers fumigación plagas pest detailing valeting autolavado lavado piscinas pool',
  },
};
