// Quarters by which people of a large city say where they are, and the city each is of.
import type { CountryCode } from '../../countries/country.ts';

/** The city, its country, and its quarters; those called alike in two cities stand at the larger one. */
export const QUARTERS: readonly (readonly [city: string, country: CountryCode, quarters: string])[] = [
  [
    'Montevideo',
    'UY',
    'Pocitos|Punta Carretas|Carrasco|Malvín|Buceo|Cordón|Parque Rodó|Ciudad Vieja|Tres Cruces|La Blanqueada|Parque Batlle|Prado|Barrio Sur|Aguada|La Comercial|Villa Dolores|Punta Gorda|Sayago|Paso Molino|Jacinto Vera|Reducto',
  ],
  [
    'Buenos Aires',
    'AR',
    'Villa Crespo|San Telmo|Recoleta|Belgrano|Caballito|Almagro|Boedo|Colegiales|Villa Urquiza|Núñez|Saavedra|Chacarita|Parque Patricios|Barracas|Puerto Madero|Villa Devoto|Villa del Parque|Balvanera|Liniers|Mataderos|Villa Luro|Villa Ortúzar|Coghlan|Microcentro',
  ],
  ['Córdoba', 'AR', 'Nueva Córdoba|Alta Córdoba|Güemes|Cerro de las Rosas'],
  ['Rosario', 'AR', 'Fisherton'],
  [
    'Santiago',
    'CL',
    'Bellavista|Lastarria|Barrio Lastarria|Barrio Italia|Barrio Yungay|Barrio Brasil|Vitacura|La Reina|Macul|Peñalolén|La Florida|Estación Central|Lo Barnechea|Quilicura|Huechuraba',
  ],
  [
    'Ciudad de México',
    'MX',
    'Roma Norte|Roma Sur|La Roma|La Condesa|Condesa|Polanco|Narvarte|Del Valle|Escandón|Tlalpan|Iztapalapa|Azcapotzalco|Xochimilco',
  ],
  ['Bogotá', 'CO', 'Chapinero|Usaquén|Suba|Teusaquillo|Fontibón|Engativá|La Candelaria|Cedritos'],
  ['Medellín', 'CO', 'El Poblado|Laureles'],
  ['Lima', 'PE', 'Barranco|Surco|San Borja|La Molina|Magdalena del Mar|Pueblo Libre|Los Olivos|Lince|Chorrillos|Surquillo'],
  ['Quito', 'EC', 'La Floresta|Cumbayá|La Mariscal'],
  ['Guayaquil', 'EC', 'Urdesa'],
  [
    'Madrid',
    'ES',
    'Malasaña|Lavapiés|Chueca|Chamberí|Carabanchel|Vallecas|Puente de Vallecas|Usera|Arganzuela|Moratalaz|Hortaleza|Chamartín|Ciudad Lineal|Aluche|La Latina|Retiro|Vicálvaro|Villaverde|Conde Duque',
  ],
  ['Barcelona', 'ES', 'Gràcia|Poblenou|Eixample|Sants|El Raval|Poble-sec|Poble Sec|Sarrià|Les Corts|Sant Andreu|Nou Barris|Barceloneta'],
  ['Valencia', 'ES', 'Ruzafa|Russafa|Benimaclet|El Cabanyal|Patraix|Campanar'],
  ['Sevilla', 'ES', 'Triana|Nervión|Los Remedios|Macarena'],
  ['Bilbao', 'ES', 'Deusto|Abando|Indautxu|Santutxu'],
  ['Granada', 'ES', 'Albaicín|Zaidín|Realejo'],
  ['Málaga', 'ES', 'Huelin|Teatinos'],
  [
    'London',
    'GB',
    'Shoreditch|Dalston|Clapham|Tooting|Balham|Stoke Newington|Bethnal Green|Bermondsey|Deptford|Lewisham|Greenwich|Streatham|Dulwich|East Dulwich|Notting Hill|Kentish Town|Finsbury Park|Crouch End|Muswell Hill|Wimbledon|Putney|Fulham|Chiswick|Ealing|Hammersmith|Leyton|Leytonstone|Hoxton|Battersea|Vauxhall|Kilburn|Tottenham|Wood Green|Catford|Forest Hill|Herne Hill|Nunhead|Canary Wharf|Covent Garden',
  ],
  ['Manchester', 'GB', 'Chorlton|Didsbury|Ancoats|Northern Quarter|the Northern Quarter|Levenshulme|Withington|Rusholme'],
  ['Leeds', 'GB', 'Headingley|Chapel Allerton|Meanwood|Roundhay'],
  ['Newcastle', 'GB', 'Jesmond|Heaton|Gosforth|Ouseburn'],
  ['Edinburgh', 'GB', 'Leith|Morningside|Stockbridge|Bruntsfield|Marchmont'],
  ['Glasgow', 'GB', 'Partick|Finnieston|Dennistoun|Govanhill|Shawlands'],
  ['Bristol', 'GB', 'Clifton|Bedminster|Stokes Croft|Southville|Redland|Bishopston|Easton'],
  ['Birmingham', 'GB', 'Moseley|Kings Heath|Digbeth|Jewellery Quarter|Harborne|Edgbaston'],
  ['Liverpool', 'GB', 'Toxteth|Aigburth'],
  ['Cardiff', 'GB', 'Pontcanna|Roath'],
  ['Dublin', 'IE', 'Rathmines|Ranelagh|Stoneybatter|Phibsborough|Drumcondra|Clontarf'],
  [
    'New York',
    'US',
    'Park Slope|Bushwick|Astoria|Harlem|Bed-Stuy|Greenpoint|Upper West Side|Upper East Side|Lower East Side|East Village|West Village|Tribeca|Crown Heights|Jackson Heights|Long Island City|Flatbush|Bay Ridge',
  ],
  ['Los Angeles', 'US', 'Silver Lake|Echo Park|Los Feliz|Venice Beach|Koreatown|Boyle Heights'],
  ['Chicago', 'US', 'Logan Square|Wicker Park|Lincoln Park|Andersonville'],
  ['San Francisco', 'US', 'Mission District|Noe Valley'],
  ['Seattle', 'US', 'Ballard'],
  ['Miami', 'US', 'Wynwood|Little Havana'],
];
