// Cities, regions and countries by which an answer says where it is. Names as they are written; compared folded.
import type { CountryCode } from '../../countries/country.ts';

const list = (names: string): readonly string[] => names.split('|').map((name) => name.trim());

/** Cities of each country. A name found in two countries belongs to the one named first here, unless the answer says otherwise. */
export const CITIES: readonly (readonly [CountryCode, readonly string[]])[] = [
  [
    'ES',
    list(
      'Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Murcia|Palma de Mallorca|Palma|Las Palmas de Gran Canaria|Las Palmas|Bilbao|Alicante|Córdoba|Valladolid|Vigo|Gijón|L’Hospitalet de Llobregat|L’Hospitalet|Vitoria-Gasteiz|Vitoria|A Coruña|La Coruña|Elche|Granada|Terrassa|Badalona|Oviedo|Sabadell|Cartagena|Jerez de la Frontera|Jerez|Móstoles|Santa Cruz de Tenerife|Pamplona|Iruña|Almería|Alcalá de Henares|Fuenlabrada|Leganés|San Sebastián|Donostia|Getafe|Burgos|Albacete|Santander|Castellón de la Plana|Castellón|Alcorcón|La Laguna|Logroño|Badajoz|Salamanca|Huelva|Marbella|Lleida|Lérida|Tarragona|León|Cádiz|Torrejón de Ardoz|Dos Hermanas|Parla|Mataró|Algeciras|Santa Coloma de Gramenet|Alcobendas|Jaén|Ourense|Orense|Reus|Telde|Barakaldo|Girona|Gerona|Lugo|Cáceres|Santiago de Compostela|Lorca|Roquetas de Mar|Las Rozas|San Cugat|Sant Cugat del Vallès|Sant Cugat|El Puerto de Santa María|Cornellà|Avilés|Palencia|Gandía|Gandia|Guecho|Getxo|Pozuelo de Alarcón|Coslada|Talavera de la Reina|Talavera|Toledo|Torrevieja|Chiclana|Vélez-Málaga|Fuengirola|Pontevedra|Ponferrada|Rivas-Vaciamadrid|Rivas|Ferrol|Sagunto|Benidorm|Torremolinos|Estepona|Guadalajara|Ciudad Real|Zamora|Ávila|Cuenca|Huesca|Segovia|Soria|Teruel|Mérida|Ceuta|Melilla|Manresa|Vilanova i la Geltrú|Sitges|Paterna|Alcoy|Alzira|Xàtiva|Játiva|Denia|Dénia|Orihuela|Elda|Villena|Linares|Úbeda|Motril|Antequera|Ronda|Utrera|Écija|Sanlúcar de Barrameda|Aranjuez|Alcañiz|Calatayud|Tudela|Irún|Eibar|Durango|Langreo|Mieres|Torrelavega|Aranda de Duero|Miranda de Ebro|Plasencia|Almendralejo|Puertollano|Tomelloso|Hellín|Arrecife|Puerto del Carmen|Ibiza|Eivissa|Mahón|Maó|Ciutadella|Manacor|Inca|Figueres|Olot|Vic|Igualada|Castelldefels|Viladecans|Gavà|Mollet|Granollers|Sant Boi|Esplugues|Majadahonda|Boadilla del Monte|Collado Villalba|San Sebastián de los Reyes|Tres Cantos|Arganda del Rey|Valdemoro|Pinto|Vila-real|Villarreal|Torrent|Mislata|Burjassot|Cullera|Oropesa|Peñíscola|Vinaròs|Benicàssim|Jávea|Calpe|Altea|Cangas|Redondela|Vilagarcía|Monforte|Lalín|Tui|Conil de la Frontera|Conil|Barbate|Tarifa|Puerto Real|Lebrija|Benalmádena|Nerja|Guadix|Baeza|Andújar|Priego de Córdoba|Puente Genil|El Ejido|Níjar|Lepe|Ayamonte|Almonte|Don Benito|Navalmoral de la Mata|Valdepeñas|Alcázar de San Juan|Almansa|Villarrobledo|Petrer|Ontinyent|Utiel|Requena|Burriana|Morella|Tortosa|Vilafranca del Penedès|Berga|Blanes|Rubí|Jaca|Barbastro|Monzón|Ejea de los Caballeros|Calahorra|Astorga|Béjar|Ciudad Rodrigo|Aguilar de Campoo|Santoña|Llanes|Ribadesella|Cangas de Onís|Luarca|Viveiro|Monforte de Lemos|Verín|Vilagarcía de Arousa|Cangas do Morrazo|Betanzos|Basauri|Gernika|Zarautz|Azpeitia|Colmenar Viejo|Molina de Segura|Águilas|Yecla|Jumilla|Caravaca de la Cruz|Arucas|Puerto del Rosario|Corralejo|La Orotava|Puerto de la Cruz|Los Cristianos|Sóller',
    ),
  ],
  [
    'US',
    list(
      'New York City|New York|Nueva York|Los Angeles|Los Ángeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|Jacksonville|Fort Worth|San Jose|Columbus|Charlotte|Indianapolis|San Francisco|Seattle|Denver|Oklahoma City|Nashville|Washington DC|Washington|El Paso|Las Vegas|Boston|Detroit|Portland|Louisville|Memphis|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Mesa|Atlanta|Kansas City|Colorado Springs|Omaha|Raleigh|Miami|Virginia Beach|Long Beach|Oakland|Minneapolis|Bakersfield|Tampa|Tulsa|Arlington|Wichita|Aurora|New Orleans|Cleveland|Anaheim|Honolulu|Henderson|Riverside|Corpus Christi|Lexington|Cincinnati|Orlando|Pittsburgh|St. Louis|St Louis|Saint Paul|St. Paul|Greensboro|Plano|Anchorage|Durham|Jersey City|Chandler|Laredo|Madison|Buffalo|Reno|Scottsdale|Boise|Baton Rouge|Richmond|Spokane|Des Moines|Tacoma|Fremont|Salt Lake City|Birmingham|Rochester|Tallahassee|Knoxville|Providence|Fort Lauderdale|Chattanooga|Brooklyn|Queens|Bronx|Manhattan|Santa Fe|Santa Barbara|Santa Monica|Berkeley|Pasadena|Eugene|Salem|Bend|Boulder|Fort Collins|Ann Arbor|Grand Rapids|Savannah|Charleston|Asheville|Burlington|Portsmouth|Hartford|New Haven|Newark|Hoboken|Syracuse|Albany|Ithaca|Dayton|Toledo|Akron|Lansing|Topeka|Lincoln|Sioux Falls|Fargo|Billings|Missoula|Bozeman|Cheyenne|Little Rock|Jackson|Montgomery|Mobile|Pensacola|Gainesville|Naples|Sarasota|Key West|Galveston|Waco|Lubbock|Amarillo|Provo|Flagstaff|Tempe|Bellevue|Olympia|Bellingham|Beaverton|Hillsboro|Bayamón|Ponce|Mayagüez|Caguas|Arecibo|Guaynabo|Humacao|Aguadilla|Viejo San Juan|Old San Juan|Río Piedras|Naperville|Duluth|Saginaw|Kalamazoo|Youngstown|Fort Wayne|South Bend|Evansville|Peoria|Rockford|Joliet|Champaign|Cedar Rapids|Davenport|Iowa City|Sioux City|Bismarck|McAllen|Brownsville|Shreveport|Biloxi|Huntsville|Winston-Salem|Fayetteville|Spartanburg|Myrtle Beach|St. Petersburg|Fort Myers|Hialeah|Roanoke|Allentown|Scranton|Harrisburg|Yonkers|Poughkeepsie|Utica|Pittsfield|Yakima|Oxnard|San Bernardino|Palm Springs|Yuma|Las Cruces|Ogden|Green Bay|Eau Claire|La Crosse|Appleton|Kenosha|Traverse City|Mankato|St. Cloud|Bowling Green|Paducah|Johnson City|Bentonville|Fort Smith|Jefferson City|Joplin|Wausau',
    ),
  ],
  [
    'GB',
    list(
      'London|Londres|Birmingham|Manchester|Leeds|Glasgow|Liverpool|Sheffield|Bristol|Edinburgh|Edimburgo|Leicester|Coventry|Bradford|Cardiff|Belfast|Nottingham|Hull|Kingston upon Hull|Newcastle upon Tyne|Newcastle|Stoke-on-Trent|Southampton|Derby|Portsmouth|Brighton|Plymouth|Wolverhampton|Reading|Northampton|Luton|Milton Keynes|Norwich|Swansea|Aberdeen|Dundee|Sunderland|Oxford|Cambridge|York|Bournemouth|Swindon|Peterborough|Southend-on-Sea|Southend|Middlesbrough|Bolton|Blackpool|Ipswich|Exeter|Gloucester|Cheltenham|Bath|Lancaster|Preston|Warrington|Huddersfield|Slough|Watford|Colchester|Chester|Lincoln|Worcester|Carlisle|Durham|Canterbury|Winchester|Salisbury|Guildford|Maidstone|Hastings|Eastbourne|Worthing|Crawley|Harrogate|Scarborough|Inverness|Perth|Stirling|Newport|Wrexham|Derry|Lisburn|Truro|Falmouth|Torquay|Taunton|Shrewsbury|Hereford|Stockport|Salford|Oldham|Rochdale|Wigan|Bury|Barnsley|Doncaster|Rotherham|Wakefield|Halifax|Croydon|Hackney|Camden|Islington|Brixton|Peckham|Walthamstow|Chelmsford|St Albans|Kendal|Whitby|Sudbury|Ludlow|Leominster|Kidderminster|Telford|Oswestry|Llandudno|Aberystwyth|Carmarthen|Llanelli|Merthyr Tydfil|Abergavenny|Penzance|Newquay|Bideford|Barnstaple|Paignton|Yeovil|Glastonbury|Trowbridge|Weymouth|Bognor Regis|Chichester|Tunbridge Wells|Margate|Ramsgate|Folkestone|Whitstable|Lowestoft|Great Yarmouth|King’s Lynn|Huntingdon|Kettering|Grantham|Skegness|Grimsby|Scunthorpe|Hebden Bridge|Keighley|Skipton|Ripon|Hartlepool|Darlington|Gateshead|Hexham|Morpeth|Alnwick|Barrow-in-Furness|Macclesfield|Crewe|Southport|Walsall|Nuneaton|Leamington Spa|Stratford-upon-Avon|Cirencester|Banbury|Bicester|Aylesbury|Woking|Reigate|Falkirk|Dunfermline|Kirkcaldy|Dumfries|Fort William|Omagh|Enniskillen',
    ),
  ],
  [
    'IE',
    list(
      'Dublin|Dublín|Cork|Limerick|Galway|Waterford|Drogheda|Dundalk|Swords|Bray|Navan|Kilkenny|Ennis|Tralee|Killarney|Sligo|Wexford|Athlone|Letterkenny|Tullamore|Naas|Westport|Clonmel|Carlow|Mullingar|Kinsale|Dingle|Kinvara|Castlebar|Tuam|Loughrea|Ballinasloe|Kenmare|Bantry|Skibbereen|Clonakilty|Midleton|Youghal|Fermoy|Dungarvan|Tramore|New Ross|Enniscorthy|Gorey|Arklow|Greystones|Maynooth|Newbridge|Portlaoise|Nenagh|Thurles|Roscommon|Monaghan|Bundoran|Buncrana|Ballyshannon|Kilrush|Lahinch|Ennistymon|Listowel|Castleisland|Macroom|Balbriggan|Skerries|Malahide|Howth',
    ),
  ],
  [
    'MX',
    list(
      'Ciudad de México|Mexico City|CDMX|Guadalajara|Monterrey|Puebla|Tijuana|Toluca|León|Ciudad Juárez|Torreón|Querétaro|San Luis Potosí|Mérida|Aguascalientes|Mexicali|Cuernavaca|Saltillo|Tampico|Chihuahua|Hermosillo|Culiacán|Cancún|Morelia|Veracruz|Xalapa|Oaxaca|Acapulco|Villahermosa|Tuxtla Gutiérrez|Reynosa|Matamoros|Durango|Zapopan|Tlaquepaque|Playa del Carmen|Tulum|Puerto Vallarta|Mazatlán|Ensenada|La Paz|Los Cabos|San Miguel de Allende|Guanajuato|Irapuato|Celaya|Pachuca|Tepic|Colima|Zacatecas|Campeche|Coyoacán|Ecatepec|Naucalpan|Nezahualcóyotl|San Cristóbal de las Casas|Santa Fe|San Pedro Cholula|Atlixco|Tehuacán|Tulancingo|Lagos de Moreno|Los Mochis|Ciudad Obregón|Cabo San Lucas|San José del Cabo|Tecate|Piedras Negras|Monclova|Nuevo Laredo|Ciudad Victoria|Poza Rica|Coatzacoalcos|Minatitlán|Orizaba|Boca del Río|Tapachula|Juchitán|Huatulco|Puerto Escondido|Zihuatanejo|Ixtapa|Chilpancingo|Taxco|Iguala|Cuautla|Tepoztlán|Metepec|Tlalnepantla|Texcoco|Chalco|Cuautitlán Izcalli|Uruapan|Pátzcuaro|Lázaro Cárdenas|Manzanillo|Ciudad Guzmán|Tonalá|Tlajomulco|Chapala|Ajijic|Valle de Bravo|Apodaca|San Nicolás de los Garza|San Pedro Garza García|Ciudad del Carmen|Chetumal|Bacalar|Izamal',
    ),
  ],
  [
    'CO',
    list(
      'Bogotá|Medellín|Cali|Barranquilla|Cartagena de Indias|Cartagena|Cúcuta|Bucaramanga|Pereira|Santa Marta|Ibagué|Manizales|Villavicencio|Neiva|Pasto|Armenia|Montería|Popayán|Valledupar|Tunja|Sincelejo|Envigado|Bello|Itagüí|Soacha|Chía|Rionegro|Palmira|Dosquebradas|Tuluá|Jamundí|Yumbo|Girardot|Fusagasugá|Zipaquirá|Facatativá|Cajicá|Funza|Duitama|Sogamoso|Villa de Leyva|Barichara|Floridablanca|Piedecuesta|Barrancabermeja|Yopal|Ipiales|Tumaco|Quibdó|Riohacha|Maicao|Magangué|Apartadó|La Ceja|Marinilla|Guatapé|Salento|Filandia|Calarcá|Circasia|Santa Rosa de Cabal|La Dorada|Pitalito|Leticia',
    ),
  ],
  [
    'AR',
    list(
      'Buenos Aires|CABA|Córdoba|Rosario|Mendoza|La Plata|San Miguel de Tucumán|Tucumán|Mar del Plata|Salta|Santa Fe|San Juan|Resistencia|Neuquén|Corrientes|Posadas|Bahía Blanca|Paraná|San Salvador de Jujuy|Jujuy|Bariloche|San Luis|Río Cuarto|Comodoro Rivadavia|Ushuaia|Quilmes|Tigre|San Isidro|Palermo|Mercedes|Tandil|Rafaela|Venado Tuerto|Reconquista|Villa María|Villa Carlos Paz|Carlos Paz|Alta Gracia|Río Tercero|Villa Mercedes|Godoy Cruz|Luján de Cuyo|San Martín de los Andes|Villa La Angostura|El Bolsón|Trelew|Puerto Madryn|Río Gallegos|El Calafate|Río Grande|Viedma|General Roca|Cipolletti|Cutral Có|General Pico|Olavarría|Necochea|Tres Arroyos|Pergamino|Lomas de Zamora|Banfield|Berazategui|Florencio Varela|Ramos Mejía|Haedo|Ituzaingó|Vicente López|Gualeguaychú|Oberá|Puerto Iguazú|Sáenz Peña|Catamarca|Termas de Río Hondo|Cafayate|Tilcara|Yerba Buena|Tafí del Valle|Villa Gesell|Pinamar',
    ),
  ],
  [
    'UY',
    list(
      'Montevideo|Punta del Este|Maldonado|Salto|Paysandú|Las Piedras|Rivera|Melo|Artigas|Minas|San José de Mayo|Durazno|Treinta y Tres|Rocha|Fray Bentos|Trinidad|Colonia del Sacramento|Ciudad de la Costa|Piriápolis|Atlántida|Canelones|Carmelo|Nueva Helvecia|José Ignacio|Punta del Diablo|Mercedes',
    ),
  ],
  [
    'CL',
    list(
      'Santiago de Chile|Santiago|Valparaíso|Viña del Mar|Concepción|Antofagasta|Temuco|Rancagua|La Serena|Coquimbo|Iquique|Puerto Montt|Talca|Arica|Chillán|Osorno|Valdivia|Punta Arenas|Calama|Copiapó|Providencia|Las Condes|Ñuñoa|Pucón|Villarrica|Puerto Varas|Curicó|Ancud|San Pedro de Atacama|Padre las Casas|Labranza|Talcahuano|San Pedro de la Paz|Cauquenes|Pichilemu|Machalí|Buin|Paine|Melipilla|Talagante|Puente Alto|San Bernardo|Quilpué|Villa Alemana|Concón|Quillota|La Calera|Algarrobo|El Quisco|Ovalle|Illapel|Vallenar|Tocopilla|Alto Hospicio|Panguipulli|Frutillar|Puerto Octay|Quellón|Coyhaique|Puerto Aysén|Puerto Natales|Lonquimay',
    ),
  ],
  [
    'PE',
    list(
      'Lima|Arequipa|Trujillo|Chiclayo|Piura|Cusco|Cuzco|Iquitos|Huancayo|Tacna|Pucallpa|Chimbote|Cajamarca|Ayacucho|Juliaca|Puno|Huaraz|Miraflores|Callao|Ica|Sullana|Talara|Tumbes|Chachapoyas|Tarapoto|Moyobamba|Huánuco|Tingo María|Cerro de Pasco|Huancavelica|Abancay|Moquegua|Ilo|Puerto Maldonado|Huacho|Huaral|Cañete|Chincha|Nazca|Camaná|Mollendo|Urubamba|Ollantaytambo',
    ),
  ],
  [
    'EC',
    list(
      'Quito|Guayaquil|Cuenca|Santo Domingo de los Tsáchilas|Machala|Durán|Manta|Portoviejo|Loja|Ambato|Esmeraldas|Riobamba|Ibarra|Quevedo|Salinas|Baños|Sangolquí|Latacunga|Otavalo|Tulcán|Azogues|Babahoyo|Samborondón|Montañita|Atacames|Jipijapa|Bahía de Caráquez|Vilcabamba|Nueva Loja|Lago Agrio',
    ),
  ],
  [
    'CA',
    list(
      'Toronto|Montreal|Montréal|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Quebec City|Québec City|Ciudad de Quebec|Hamilton|Kitchener|Mississauga|Brampton|Halifax|Saskatoon|Regina|St. John’s|Saint John|Moncton|Fredericton|Charlottetown|Kelowna|Kamloops|Nanaimo|Burnaby|Guelph|Barrie|Thunder Bay|Gatineau|Laval|Longueuil|Sherbrooke|Trois-Rivières|Lethbridge|Red Deer|Medicine Hat|Abbotsford|Whitehorse|Yellowknife|Markham|Oshawa|Whistler|Banff|Canmore|Prince George|Niagara Falls|Sault Ste. Marie|Lunenburg|Wolfville|Grande Prairie|Fort McMurray|Victoria|Sudbury|Greater Sudbury|North Bay|Timmins|Brantford|Sarnia|St. Catharines|Orillia|Collingwood|Owen Sound|Brockville|Antigonish|Miramichi|Corner Brook|Moose Jaw|Prince Albert|Swift Current|Airdrie|Penticton|Revelstoke|Courtenay|Campbell River|Tofino|Chilliwack|Coquitlam|Iqaluit|Rimouski|Saguenay|Chicoutimi|Drummondville|Lévis',
    ),
  ],
  [
    'AU',
    list(
      'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Gold Coast|Sunshine Coast|Wollongong|Geelong|Townsville|Cairns|Toowoomba|Ballarat|Bendigo|Launceston|Rockhampton|Bunbury|Coffs Harbour|Wagga Wagga|Port Macquarie|Byron Bay|Noosa|Fremantle|Alice Springs|Mildura|Shepparton|Dubbo|Parramatta|Mandurah|Hervey Bay|Bundaberg|Victoria|Warrnambool|Colac|Castlemaine|Echuca|Wangaratta|Wodonga|Traralgon|Morwell|Horsham|Swan Hill|Frankston|Dandenong|Footscray|Cessnock|Goulburn|Queanbeyan|Nowra|Broken Hill|Tweed Heads|Maroochydore|Gympie|Mount Isa|Devonport|Burnie|Mount Gambier|Whyalla|Port Lincoln|Murray Bridge|Port Augusta|Victor Harbor|Geraldton|Kalgoorlie|Broome|Busselton|Margaret River|Karratha',
    ),
  ],
  [
    'NZ',
    list(
      'Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Queenstown|Palmerston North|Rotorua|New Plymouth|Whangarei|Whangārei|Invercargill|Napier|Nelson|Wanaka|Taupo|Taupō|Gisborne|Timaru|Blenheim|Oamaru|Kapiti|Paraparaumu|Whanganui|Te Awamutu|Matamata|Whitianga|Kerikeri|Warkworth|Pukekohe|Motueka|Greymouth|Hokitika|Lower Hutt|Upper Hutt|Porirua|Whakatane',
    ),
  ],
  [
    'DO',
    list(
      'Santo Domingo|Santo Domingo Este|Santo Domingo Norte|Santo Domingo Oeste|Santiago de los Caballeros|La Romana|San Pedro de Macorís|San Francisco de Macorís|Puerto Plata|La Vega|Higüey|Punta Cana|Bávaro|Baní|Azua|Barahona|Bonao|Nagua|Samaná|Las Terrenas|Sosúa|Cabarete|Constanza|Jarabacoa|Boca Chica|Los Alcarrizos|Monte Cristi|San Juan de la Maguana|Moca',
    ),
  ],
  [
    'GT',
    list(
      'Ciudad de Guatemala|Guatemala City|Quetzaltenango|Xela|Antigua Guatemala|La Antigua Guatemala|La Antigua|Escuintla|Mixco|Cobán|Huehuetenango|Chimaltenango|Mazatenango|Retalhuleu|Panajachel|Puerto Barrios|Chiquimula|Zacapa|Jutiapa|Sololá|Totonicapán',
    ),
  ],
  [
    'CR',
    list(
      'San José|San José de Costa Rica|Alajuela|Heredia|Cartago|Puntarenas|Puerto Limón|Escazú|Curridabat|Desamparados|San Pedro de Montes de Oca|Pérez Zeledón|San Isidro de El General|Jacó|Tamarindo|Nosara|La Fortuna|Quepos|Manuel Antonio|Monteverde|Guápiles|Nicoya|Turrialba|Ciudad Quesada|Tibás|Liberia',
    ),
  ],
  [
    'PA',
    list(
      'Ciudad de Panamá|Panama City|San Miguelito|La Chorrera|Boquete|Penonomé|Chitré|Santiago de Veraguas|Bocas del Toro|Arraiján|Las Tablas|David',
    ),
  ],
  [
    'ZZ',
    list(
      'Caracas|Maracaibo|Asunción|San Salvador|Tegucigalpa|Managua|La Habana|Santa Cruz de la Sierra|Cochabamba|Lisboa|Lisbon|Oporto|Porto|París|Paris|Lyon|Marsella|Toulouse|Burdeos|Roma|Rome|Milán|Milan|Nápoles|Turín|Berlín|Berlin|Múnich|Munich|Hamburgo|Hamburg|Fráncfort|Frankfurt|Viena|Vienna|Zúrich|Zurich|Ginebra|Geneva|Bruselas|Brussels|Ámsterdam|Amsterdam|Róterdam|Rotterdam|Copenhague|Copenhagen|Estocolmo|Stockholm|Oslo|Helsinki|Varsovia|Warsaw|Praga|Prague|Budapest|Atenas|Athens|Andorra la Vella|Andorra|Casablanca|Tánger|São Paulo|Río de Janeiro|Rio de Janeiro|Singapore|Singapur|Dubai|Tokyo|Tokio',
    ),
  ],
];

/** Regions, states and provinces that are not cities above. */
export const REGIONS: readonly (readonly [CountryCode, readonly string[]])[] = [
  [
    'ES',
    list(
      'Andalucía|Andalusia|Aragón|Asturias|Principado de Asturias|Baleares|Islas Baleares|Mallorca|Menorca|Canarias|Islas Canarias|Canary Islands|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|La Palma|La Gomera|El Hierro|Cantabria|Castilla-La Mancha|Castilla La Mancha|Castilla y León|Cataluña|Catalunya|Catalonia|Comunidad Valenciana|Comunitat Valenciana|Extremadura|Galicia|La Rioja|Comunidad de Madrid|Región de Murcia|Navarra|País Vasco|Euskadi|Basque Country|Bizkaia|Vizcaya|Gipuzkoa|Guipúzcoa|Álava|Costa del Sol|Costa Brava|Costa Blanca|El Bierzo|La Alpujarra|Maresme|Empordà|Penedès|Sierra de Madrid',
    ),
  ],
  [
    'US',
    list(
      'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|Nuevo México|North Carolina|South Carolina|North Dakota|South Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Tejas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Puerto Rico|Silicon Valley|Bay Area|Long Island|Cape Cod',
    ),
  ],
  [
    'GB',
    list(
      'Leicestershire|Warwickshire|Worcestershire|Gloucestershire|Nottinghamshire|Derbyshire|Staffordshire|Shropshire|Cheshire|Wiltshire|Berkshire|Buckinghamshire|Bedfordshire|Northamptonshire|Lincolnshire|Herefordshire|Northumberland|County Durham|Rutland|Aberdeenshire|Perthshire|Gwynedd|Powys|Ceredigion|County Antrim|County Down|England|Inglaterra|Scotland|Escocia|Wales|Gales|Northern Ireland|Irlanda del Norte|Great Britain|Gran Bretaña|Cornwall|Devon|Kent|Essex|Sussex|Surrey|Norfolk|Suffolk|Yorkshire|Lancashire|Cumbria|Lake District|Cotswolds|Dorset|Somerset|Hampshire|Hertfordshire|Oxfordshire|Cambridgeshire|Merseyside|Tyneside|Highlands|Isle of Wight|Scottish Borders|Fife|Pembrokeshire|Snowdonia',
    ),
  ],
  [
    'IE',
    list(
      'Co. Cork|Co. Kerry|Co. Galway|Co. Mayo|Co. Clare|Co. Donegal|Co. Wicklow|Co. Meath|Co. Kildare|Co. Waterford|Co. Limerick|Co. Wexford|Co. Sligo|Co. Tipperary|County Wicklow|County Meath|County Kildare|County Limerick|County Wexford|County Tipperary|County Cork|County Kerry|Kerry|County Mayo|Mayo|County Clare|Donegal|County Galway|Connemara|Munster|Leinster|Connacht',
    ),
  ],
  [
    'MX',
    list(
      'Jalisco|Nuevo León|Yucatán|Quintana Roo|Estado de México|Edomex|Michoacán|Sinaloa|Sonora|Tamaulipas|Coahuila|Chiapas|Tabasco|Hidalgo|Guerrero|Nayarit|Tlaxcala|Baja California Sur|Baja California|Riviera Maya',
    ),
  ],
  [
    'CO',
    list(
      'Antioquia|Cundinamarca|Valle del Cauca|Santander del Sur|Eje Cafetero|Quindío|Risaralda|Boyacá|Huila|Tolima|Caquetá|Casanare|Putumayo|La Guajira|Chocó|Norte de Santander|Nariño|Atlántico',
    ),
  ],
  ['AR', list('Patagonia|Entre Ríos|Misiones|Chaco|La Pampa|Chubut|Santiago del Estero|Río Negro|Provincia de Buenos Aires')],
  ['UY', list('Costa de Oro|Tacuarembó')],
  ['CL', list('Región Metropolitana|Araucanía|Biobío|Los Lagos|Atacama')],
  ['EC', list('Pichincha|Guayas|Azuay|Manabí|Galápagos')],
  [
    'CA',
    list(
      'Nova Scotia|Nueva Escocia|Ontario|British Columbia|Columbia Británica|Alberta|Québec|Quebec|Manitoba|Saskatchewan|New Brunswick|Nuevo Brunswick|Newfoundland|Newfoundland and Labrador|Terranova|Prince Edward Island|Cape Breton|Vancouver Island|Okanagan|Yukon|Northwest Territories|Nunavut',
    ),
  ],
  [
    'AU',
    list(
      'New South Wales|Nueva Gales del Sur|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|Hunter Valley|Mornington Peninsula|Barossa|NSW|QLD',
    ),
  ],
  ['NZ', list('Waikato|Otago|Northland|Bay of Plenty|Taranaki|Hawke’s Bay|Southland')],
  ['DO', list('Cibao|El Cibao|Distrito Nacional|Espaillat|La Altagracia|Peravia|Monseñor Nouel')],
  ['GT', list('Sacatepéquez|Petén|Alta Verapaz|Baja Verapaz|Izabal|Suchitepéquez|El Quiché')],
  ['CR', list('Guanacaste|Gran Área Metropolitana|Zona de Los Santos')],
  ['PA', list('Chiriquí|Veraguas|Coclé|Panamá Oeste|Azuero')],
];

export const COUNTRY_NAMES: readonly (readonly [CountryCode, readonly string[]])[] = [
  ['ES', list('España|Spain|Espanya')],
  ['MX', list('México|Mexico|Méjico|República Mexicana')],
  ['CO', list('Colombia')],
  ['AR', list('Argentina')],
  ['UY', list('Uruguay|República Oriental del Uruguay')],
  ['CL', list('Chile')],
  ['PE', list('Perú|Peru')],
  ['EC', list('Ecuador')],
  ['DO', list('República Dominicana|Dominican Republic|Rep. Dominicana|RD')],
  ['GT', list('Guatemala')],
  ['CR', list('Costa Rica')],
  ['PA', list('Panamá|Panama')],
  ['CA', list('Canada|Canadá')],
  ['AU', list('Australia')],
  ['NZ', list('New Zealand|Nueva Zelanda|Aotearoa')],
  ['US', list('United States of America|United States|USA|U.S.A.|U.S.|US|EE. UU.|EE.UU.|EEUU|EE UU|Estados Unidos|America')],
  ['GB', list('United Kingdom|UK|U.K.|Reino Unido|Britain')],
  ['IE', list('Ireland|Irlanda|Republic of Ireland|Éire')],
  [
    'ZZ',
    list(
      'Portugal|Francia|France|Italia|Italy|Alemania|Germany|Austria|Suiza|Switzerland|Bélgica|Belgium|Países Bajos|Holanda|Netherlands|Dinamarca|Denmark|Suecia|Sweden|Noruega|Norway|Finlandia|Finland|Polonia|Poland|Chequia|Czech Republic|Hungría|Hungary|Grecia|Greece|Rumanía|Romania|Paraguay|Bolivia|Venezuela|Honduras|El Salvador|Nicaragua|Cuba|Brasil|Brazil|Marruecos|Morocco|India|China|Japón|Japan|Sudáfrica|South Africa|Andorra|Singapur|Singapore',
    ),
  ],
];

/** Names that are also common words, first names or brands: they count only after a preposition of place or beside a region or country. Folded. */
export const WORDLIKE: ReadonlySet<string> = new Set(
  'salto|rivera|minas|melo|artigas|rocha|trinidad|carmelo|durazno|atlantida|canelones|buceo|cordon|prado|aguada|reducto|retiro|condesa|barranco|laureles|polanco|almagro|saavedra|nunez|belgrano|guemes|lince|gracia|macarena|suba|escandon|del valle|los olivos|la candelaria|la reina|la florida|la floresta|bellavista|ballard|clifton|redland|easton|moseley|angel|heaton|reading|cork|mobile|mercedes|bath|bend|bury|hull|derby|swords|bray|mesa|queens|lincoln|jackson|madison|montgomery|savannah|charlotte|austin|houston|preston|chester|henderson|chandler|orlando|providence|phoenix|buffalo|salem|eugene|aurora|olympia|inca|vic|pinto|ronda|parla|vitoria|linares|leon|rivas|santander|salta|parana|rosario|mendoza|corrientes|resistencia|posadas|tigre|palermo|concepcion|santiago|armenia|pereira|bello|pasto|cali|manta|duran|banos|salinas|ibarra|esmeraldas|colima|guerrero|hidalgo|sonora|tabasco|mayo|kerry|kent|fife|devon|florida|virginia|maine|colorado|atlantico|america|us|puno|ica|miraflores|providencia|chile|china|gales|india|lima|york|perth|newport|worthing|hastings|durham|halifax|lancaster|valdivia|misiones|chaco|la paz|san juan|la palma|los lagos|santa fe|palma|plano|tui|toledo|naples|quito|cuenca|torrent|chia|caba|callao|billings|boulder|anchorage|tejas|montana|nevada|arrecife|ensenada|berlin|wellington|oxford|panama|hamilton|victoria|regina|darwin|nelson|napier|blenheim|perth|banff|moca|constanza|la vega|liberia|cartago|tamarindo|heredia|la antigua|la fortuna|nicoya|david|markham|desamparados|launceston|ponce|rd|rubi|paine|algarrobo|la ceja|la dorada|jaca|levis|reconquista|pergamino|la calera|champaign|iguala'.split(
    '|',
  ),
);

/** Names that people and things bear too: they count only where a place would stand. Folded. */
export const NAMELIKE: ReadonlySet<string> = new Set(
  'zamora|avila|riverside|reno|tempe|stirling|hackney|limerick|quevedo|quilmes|sydney|adelaide|barrie|alberta|indiana|leticia|rafaela|davenport|appleton|requena|monzon|monaghan|canete|ovalle|alta gracia|berga|blanes|morella|courtenay|burnie|broome|ludlow|crewe|darlington|telford|bismarck|utica|yuma|nazca|banbury|huntingdon|fermoy|huntsville|brownsville|banfield|salento|circasia|conil|chincha'.split(
    '|',
  ),
);

/** Cities whose province, state or county has their name: what is told before them may be another town of it. Folded. */
export const PROVINCES: ReadonlySet<string> = new Set(
  'a coruna|la coruna|albacete|alicante|almeria|avila|badajoz|barcelona|burgos|caceres|cadiz|castellon|ciudad real|cordoba|cuenca|girona|gerona|granada|guadalajara|huelva|huesca|jaen|leon|lleida|lerida|lugo|madrid|malaga|murcia|ourense|orense|palencia|las palmas|pontevedra|salamanca|santa cruz de tenerife|segovia|sevilla|soria|tarragona|teruel|toledo|valencia|valladolid|zamora|zaragoza|cork|galway|limerick|waterford|kilkenny|wexford|sligo|carlow|mendoza|salta|tucuman|san juan|san luis|santa fe|corrientes|neuquen|jujuy|puebla|queretaro|san luis potosi|aguascalientes|chihuahua|veracruz|oaxaca|durango|guanajuato|colima|zacatecas|campeche|arequipa|cusco|piura|cajamarca|ayacucho|puno|tacna|ica|loja|esmeraldas|new york'.split(
    '|',
  ),
);

/** After a city's name: a province of Canada, a state of Australia or the country, as people there add it ("Halifax, NS"). */
export const AFTER_CITY: readonly (readonly [CountryCode, RegExp])[] = [
  [
    'CA',
    /^,? ?(?:NS|ON|BC|AB|QC|MB|SK|NB|NL|PEI?|N\.S\.|B\.C\.|Nova Scotia|Ontario|Alberta|Qu[eé]bec|Manitoba|Saskatchewan|New Brunswick|British Columbia|Newfoundland|Canada)(?![A-Za-z])/,
  ],
  [
    'AU',
    /^,? ?(?:NSW|QLD|Qld|TAS|VIC|ACT|New South Wales|Queensland|Tasmania|Victoria|South Australia|Western Australia|Australia)(?![A-Za-z])/,
  ],
  ['NZ', /^,? ?(?:NZ|New Zealand|Aotearoa)(?![A-Za-z])/],
];
/** State codes of the United States, as they follow a city ("Portland, OR"). */
export const STATE_CODE =
  /^,? ?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?![A-Za-z])/;
