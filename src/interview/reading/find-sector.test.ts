import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/language.ts';
import { TRADES } from '../../sectors/trades.ts';
import { findSector } from './find-sector.ts';

test.each([
  ['cafe_restaurant', 'Una cafetería con desayunos caseros y menú del día'],
  ['cafe_restaurant', 'Un bar de tapas con terraza en la plaza'],
  ['cafe_restaurant', 'A small coffee shop with brunch at weekends'],
  ['cafe_restaurant', 'Comida casera de mercado, doce mesas y un menú corto'],
  ['food_truck', 'Un food truck de arepas en festivales y mercadillos'],
  ['food_truck', 'We sell tacos from a van at street markets'],
  ['ecommerce', 'Vendo por internet cosmética natural con envío en 24 horas'],
  ['ecommerce', 'An online store for running gear with free shipping'],
  ['retail_shop', 'Una librería infantil de barrio'],
  ['retail_shop', 'A gift shop on the high street'],
  ['consulting_freelance', 'Asesoría fiscal y contable para autónomos'],
  ['consulting_freelance', 'I help small manufacturers with strategy as an independent consultant'],
  ['agency', 'Agencia de marketing digital para restaurantes'],
  ['agency', 'A branding and web design studio'],
  ['saas', 'Un programa en la nube para gestionar clínicas, con suscripción mensual'],
  ['academy', 'Academia de inglés para niños'],
  ['academy', 'Private maths lessons for secondary students'],
  ['beauty_salon', 'Peluquería de señoras y barbería'],
  ['beauty_salon', 'A nail salon near the station'],
  ['beauty_salon', 'Peluquería canina a domicilio'],
  ['gym', 'Un estudio de pilates con clases reducidas'],
  ['gym', 'A CrossFit box with 150 members'],
  ['health_clinic', 'Clínica de fisioterapia deportiva'],
  ['health_clinic', 'Llevamos la fisioterapia a las empresas, sesiones en la propia oficina'],
  ['health_clinic', 'fisioterapia en empresas'],
  ['health_clinic', 'A psychology practice with online therapy sessions'],
  ['repair_shop', 'Taller de bicicletas que repara en el día'],
  ['repair_shop', 'Recogemos la bici en el portal o en la oficina, la reparamos de noche y está de vuelta a la mañana siguiente'],
  ['repair_shop', 'Phone and laptop repair while you wait'],
  ['tourism_lodging', 'Una casa rural con seis habitaciones en la sierra'],
  ['tourism_lodging', 'A small guesthouse by the sea with eight rooms'],
  ['construction_trades', 'Reformas de baños y cocinas llave en mano'],
  ['construction_trades', 'Solar panel installation for homes'],
  ['logistics', 'Reparto de última milla con bicicletas de carga'],
  ['logistics', 'A removals company with two vans'],
  ['food_manufacturing', 'Un obrador de pan de masa madre que vende a restaurantes'],
  ['food_manufacturing', 'A microbrewery that supplies local pubs'],
  ['crafts', 'Hago cerámica a mano en mi taller y la vendo en ferias'],
  ['crafts', 'Handmade candles and soap'],
  ['agriculture', 'Huerta ecológica con cestas semanales'],
  ['agriculture', 'A small vineyard and olive grove'],
  ['event_services', 'Organización de bodas y eventos de empresa'],
  ['event_services', 'A wedding photographer'],
  ['real_estate', 'Agencia inmobiliaria especializada en alquiler'],
  ['real_estate', 'A coworking space for freelancers'],
  ['marketplace_app', 'Una aplicación que conecta a cuidadores con familias'],
  ['marketplace_app', 'A platform that matches dog walkers with owners and takes a commission'],
  ['cleaning', 'Limpieza de oficinas y comunidades'],
  ['cleaning', 'End of tenancy cleaning for landlords'],
  ['health_clinic', 'Llevamos al fisioterapeuta a las empresas una vez por semana'],
  ['health_clinic', 'We bring a physiotherapist to offices once a week'],
  ['beauty_salon', 'Peluquería a domicilio para residencias de mayores'],
  ['ecommerce', 'Cajas de comida para perros por suscripción'],
  ['cleaning', 'Lavandería autoservicio en el barrio'],
  ['retail_shop', 'Frutería con producto de la huerta local'],
  ['academy', 'Escuela de cocina para aficionados'],
  ['repair_shop', 'Arreglos de ropa y costura'],
  ['gym', 'Entrenador personal en casa del cliente'],
  ['logistics', 'Alquiler de furgonetas con conductor'],
  ['saas', 'Software for gyms and yoga studios, with a monthly subscription'],
  ['saas', 'Un programa de gestión para clínicas veterinarias'],
  ['cleaning', 'Limpiamos apartamentos turísticos entre huésped y huésped'],
  ['retail_shop', 'Una tienda de vinos naturales con catas los viernes'],
  ['food_manufacturing', 'Hacemos cerveza artesana y la vendemos a bares'],
  ['beauty_salon', 'Barbería clásica con cita previa'],
  ['logistics', 'Mudanzas y guardamuebles'],
  ['health_clinic', 'Consulta de psicología para adolescentes'],
  ['academy', 'Clases de guitarra y piano a domicilio'],
  ['construction_trades', 'Pintamos pisos y casas en una semana'],
  ['event_services', 'Fotografía de bodas y reportajes familiares'],
  ['crafts', 'Bolsos de cuero cosidos a mano'],
  ['agriculture', 'Miel de montaña de nuestras colmenas'],
  ['marketplace_app', 'Una app que pone en contacto a vecinos que venden ropa usada'],
  ['tourism_lodging', 'Glamping con domos en un bosque'],
  ['repair_shop', 'Arreglamos móviles y tabletas en una hora'],
  ['consulting_freelance', 'Arquitecta autónoma para viviendas sostenibles'],
  ['ecommerce', 'Tienda online de zapatillas de segunda mano'],
  ['food_truck', 'Churros y chocolate en ferias con un remolque'],
  ['cafe_restaurant', 'Pizzería napolitana con horno de leña'],
  ['gym', 'Clases de boxeo y artes marciales'],
  ['real_estate', 'Vendemos y alquilamos pisos en el centro'],
  ['real_estate', 'We manage rental flats for landlords abroad'],
  ['repair_shop', 'I reupholster armchairs and dining chairs in three weeks, fixed price from a photo'],
  ['food_manufacturing', 'Pastas hechas en el día: ravioles, sorrentinos y ñoquis, con el pedido por WhatsApp'],
] as const)('%s: %s', (sector, text) => {
  expect(findSector(text).best).toBe(sector);
});

test.each(TRADES)('$id is found by its name', ({ id, sector, name }) => {
  for (const language of LANGUAGES) {
    const opening = { es: 'Quiero abrir', en: 'I want to open' }[language];
    expect(findSector(`${opening}: ${name[language]}`), language).toMatchObject({ best: sector, trade: id, isTradeNamed: true });
  }
});

test.each([
  ['repair_shop', 'Afilado de cuchillos a domicilio'],
  ['construction_trades', 'Roof repairs and roofing for older homes'],
  ['cafe_restaurant', 'Restaurante de sushi con barra'],
  ['logistics', 'Junk removal with a truck, priced by load'],
  ['food_manufacturing', 'Fábrica de empanadas congeladas para almacenes'],
  ['event_services', 'Mobile DJ with lights for weddings'],
] as const)('%s, and none of its trades: %s', (sector, text) => {
  expect(findSector(text, true)).toMatchObject({ best: sector, trade: null });
});

test.each([
  ['butcher', 'Una carnicería de barrio con cortes por encargo'],
  ['tattoo_studio', 'A tattoo studio with fixed prices by size'],
  ['car_wash', 'Hand car wash with a waiting room for drivers'],
  ['car_wash', 'Lavadero de autos a mano con turno'],
  ['waste_collection', 'Recogemos el aceite usado de los bares y lo vendemos a la planta de biodiésel'],
  ['waste_collection', 'Weekly food waste collection for restaurants'],
  ['fresh_pasta', 'Pastas hechas en el día: ravioles, sorrentinos y ñoquis, con el pedido por WhatsApp'],
  ['fresh_pasta', 'A fresh pasta shop with ravioli made that morning'],
  ['upholsterer', 'I reupholster armchairs and dining chairs in three weeks, fixed price from a photo'],
  ['upholsterer', 'Tapizamos sillones y sillas con recogida en casa'],
  ['pet_boarding', 'Una guardería canina con jardín, máximo 12 perros'],
  ['dog_trainer', 'Educadora canina a domicilio, me llamo Rocío'],
  ['dog_trainer', 'Puppy classes in a hall'],
  ['sports_school', 'Escuela de fútbol Los Halcones, barrio Kennedy'],
  ['sports_school', 'Clases de natación para bebés'],
  ['sports_school', 'A soccer school for girls'],
  ['dressmaker', 'Taller de costura a medida y arreglos, Hilo y Aguja Pilar'],
  ['dressmaker', 'Vestidos de novia a medida'],
  [
    'furniture_restorer',
    'Recojo el mueble en casa, mando presupuesto en 48 horas y lo devuelvo restaurado. También vendo piezas restauradas',
  ],
  ['furniture_restorer', 'I restore furniture: french polishing, joints and woodworm'],
  ['upholsterer', 'Tapizo sillones y sofás, con recogida'],
  ['furniture_maker', 'Hago muebles a medida en roble'],
  ['clothes_alterations', 'Arreglos de ropa y cremalleras'],
  ['pastry_workshop', 'Vendo tortas por encargo'],
  ['car_garage', 'Una gomería en la avenida'],
  ['it_support', 'Técnico de computadoras'],
  ['beauty_centre', 'Micropigmentación de cejas'],
  ['taxi_chauffeur', 'Una remisería'],
  ['gardening', 'Soy podador'],
  ['set_menu_restaurant', 'menú casero de 3 primeros y 3 segundos, pan bebida y postre. y desayunos. también para llevar'],
  ['ice_lolly_shop', 'Una paletería, La Nieve de Doña Chelo, en la colonia García Ginerés'],
  ['ice_lolly_shop', 'Paletas de fruta natural y aguas frescas'],
  ['set_menu_restaurant', 'bar de menú del día, Casa Loli, polígono Malpica'],
  ['ice_cream_parlour', 'Heladería artesana con helados de fruta'],
  ['dog_trainer', 'Adiestramiento de perros con paseos'],
  ['event_hire', 'We rent farm tables, chairs and string lights, delivered and picked up'],
  ['event_hire', 'Renta de mesas, sillas y manteles, los llevamos y los recogemos'],
  ['event_hire', 'Alquiler de carpas y mobiliario para bodas'],
  ['gardening', 'Jardinería y mantenimiento de jardines, corte de césped y poda'],
  ['home_care', 'Cuidado de mayores a domicilio por horas, con cuidadoras fijas'],
  ['home_care', 'Non-medical senior home care by the hour'],
  ['nursery_school', 'Guardería para bebés con horario largo'],
  ['gardening', 'Lawn care and landscaping, weekly mowing plans'],
  ['market_garden', 'A market garden with weekly veg boxes'],
  ['childrens_parties', 'Bouncy castle hire, set up and collected'],
  ['dog_daycare', 'Doggy daycare with pick up'],
  ['dog_daycare', 'Dog daycare and boarding, with baths'],
  ['pet_boarding', 'Boarding kennels for dogs and cats'],
  ['dog_groomer', 'Peluquería canina sin jaulas y con cita'],
  ['latin_street_food', 'Un puesto de tamales y atole afuera del metro'],
  ['plumber_electrician', 'Plomería y gas con garantía'],
  ['online_fashion', 'Vendo ropa por instagram con envíos a todo el país'],
  ['holiday_flat_cleaning', 'Limpiamos departamentos de airbnb con sábanas incluidas'],
  ['property_management', 'Gestión de pisos turísticos: anuncios, llaves y limpieza'],
  ['mobile_bicycle_repair', 'I fix bikes at people’s offices from a van'],
  ['massage_therapy', 'Massage therapy studio'],
  ['massage_therapy', 'Doy masajes descontracturantes a domicilio'],
  ['pool_maintenance', 'Limpieza y mantenimiento de albercas por semana'],
  ['pool_maintenance', 'Weekly pool service for backyard pools'],
  ['dog_walking', 'I walk dogs in small groups, pick up and drop off. weekend sitting too'],
  ['dog_walking', 'Paseos de perros y cuidado de gatos a domicilio'],
  ['dog_walking', 'Nine Lives Pet & House Sitting'],
  ['tiler', 'I’m a wall and floor tiler, I prep, tile, grout and seal'],
  ['tiler', 'Soy alicatador y solador, baños y cocinas'],
  ['mobile_mechanic', 'mobile mechanic, I come to your driveway. brakes, batteries, oil changes'],
  ['mobile_mechanic', 'Mecánico a domicilio, frenos y baterías'],
  ['car_garage', 'Car garage with two lifts'],
  ['window_cleaning', 'Limpieza de cristales en tres pueblos, con pértiga'],
  ['window_cleaning', 'window cleaning every 4 weeks with a pure water pole, and gutters twice a year'],
  ['nutritionist', 'Consulta de nutrición para gente con turnos'],
  ['podiatry', 'Podóloga con visitas a residencias'],
  ['dance_school', 'Clases de salsa y bachata para adultos'],
  ['dance_school', 'Academia de salsa caleña para principiantes'],
  ['handyman', 'Manitas por medias jornadas: mandas la lista y te doy precio cerrado'],
  ['it_support', 'IT support on a monthly fee per desk, and home visits'],
  ['dance_school', 'A ballet and tap school for children'],
  ['appliance_repair', 'Arreglo lavadoras y neveras en la casa del cliente'],
  ['appliance_repair', 'I fix washers and dryers at people’s homes, same day'],
  ['locksmith', 'Cerrajero urgente, abro puertas sin romper y cambio bombines'],
  ['shoe_repair_and_keys', 'Zapatero: suelas, tacones y copia de llaves'],
  ['it_support', 'Informático a domicilio para oficinas pequeñas y gente mayor'],
  ['handyman', 'Handyman service for small jobs around the house, leaky taps and shelves'],
  ['handyman', 'Hago arreglos del hogar, montaje de muebles y colgar cuadros'],
  ['hvac_installer', 'Instalación y mantenimiento de minisplits en casas'],
  ['hvac_installer', 'HVAC contractor: heat pumps and AC installation'],
] as const)('%s: %s', (trade, text) => {
  expect(findSector(text, true).trade).toBe(trade);
});

test.each(['Alquiler de herramientas por días', 'A small car rental with 12 cars', 'Soy organizadora de casas, se llama Todo en su Lugar'])(
  'no sector that we know: %s',
  (text) => {
    expect(findSector(text, true)).toMatchObject({ best: null, trade: null, isOtherKind: true });
  },
);

test('who is served is not what is opened', () => {
  expect(findSector('Llevo las redes sociales de restaurantes', true)).toMatchObject({ best: 'agency', trade: 'social_media_agency' });
  expect(findSector('En Trujillo los restaurantes chicos no entran en la aplicación').best).not.toBe('cafe_restaurant');
  expect(findSector('Los bares de aquí').isWeak).toBe(true);
});

test('a stem that two words share is not taken for the other', () => {
  expect(findSector('Mi madre vive sola').best).toBeNull();
  expect(findSector('Leaky taps').best).not.toBe('cafe_restaurant');
  expect(findSector('Una app de reparto a domicilio local', true)).toMatchObject({ best: 'marketplace_app', trade: 'delivery_app' });
});

test.each([
  ['construction_trades', 'Construcción de piscinas'],
  ['retail_shop', 'Sports nutrition supplement shop online'],
  ['food_manufacturing', 'Weekly meal plans delivered, healthy food'],
  ['ecommerce', 'Vestidos de flamenca'],
])('%s, and not the trade that has one of its words: %s', (sector, text) => {
  expect(findSector(text, true)).toMatchObject({ best: sector });
});

test('the address of a site tells no trade', () => {
  expect(findSector('Abuelos.com').best).toBeNull();
  expect(findSector('tacos.mx, una floristería').best).toBe('retail_shop');
});

test('a typing error is forgiven where nothing else is known', () => {
  expect(findSector('una floristeriia').best).toBe('retail_shop');
});

test('one word that goes with a sector is weak evidence; a name or two words are not', () => {
  expect(findSector('instagram y ferias escolares').isWeak).toBe(true);
  expect(findSector('una floristería').isWeak).toBe(false);
  expect(findSector('kits de retazos con patrones para que los niños hagan un muñeco')).toMatchObject({ best: 'crafts', isWeak: false });
});
