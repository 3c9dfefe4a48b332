import type { Concept } from './concept.ts';

export const craftsConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'vajillas hechas a mano',
    en: 'handmade tableware',
    clues: {
      es: ['vajillas', 'vajilla', 'platos de cerámica', 'vajillas torneadas', 'vajilla artesanal'],
      en: ['tableware', 'dinner services', 'ceramic plates', 'stoneware plates', 'handmade plates'],
    },
  },
  {
    kind: 'offer',
    es: 'tazas de cerámica',
    en: 'ceramic mugs',
    clues: {
      es: ['tazas', 'tazas hechas a mano', 'tazones', 'cuencos de cerámica'],
      en: ['mugs', 'ceramic cups', 'ceramic bowls', 'coffee cups'],
    },
  },
  {
    kind: 'offer',
    es: 'jarrones o macetas',
    en: 'vases or pots',
    clues: {
      es: ['jarrones', 'floreros de cerámica', 'macetas de barro', 'macetas de cerámica'],
      en: ['vases', 'clay pots', 'ceramic planters', 'terracotta pots'],
    },
  },
  {
    kind: 'offer',
    es: 'clases de torno',
    en: 'throwing lessons',
    clues: {
      es: ['curso de cerámica', 'clases de cerámica', 'aprender torno', 'clases de alfarería'],
      en: ['pottery classes', 'pottery lessons', 'wheel classes', 'ceramics course'],
    },
  },
  {
    kind: 'offer',
    es: 'cocción de piezas ajenas',
    en: 'firing for other potters',
    clues: {
      es: ['alquiler de horno', 'cocer piezas', 'hornada compartida', 'cocción para terceros'],
      en: ['kiln hire', 'firing service', 'kiln space', 'kiln sharing'],
    },
  },
  {
    kind: 'offer',
    es: 'azulejos pintados',
    en: 'painted tiles',
    clues: {
      es: ['azulejos', 'azulejos artesanales', 'azulejos a mano', 'placas de cerámica'],
      en: ['tiles', 'handmade tiles', 'painted tile', 'house number tiles'],
    },
  },
  {
    kind: 'offer',
    es: 'anillos de boda',
    en: 'wedding rings',
    clues: {
      es: ['alianzas', 'anillo de compromiso', 'anillos de pedida', 'alianzas de boda'],
      en: ['wedding bands', 'engagement rings', 'engagement ring', 'wedding ring'],
    },
  },
  {
    kind: 'offer',
    es: 'pendientes',
    en: 'earrings',
    clues: {
      es: ['aretes', 'aros de plata', 'pendientes de plata', 'pendientes hechos a mano'],
      en: ['silver studs', 'hoop earrings', 'handmade earrings', 'silver earrings'],
    },
  },
  {
    kind: 'offer',
    es: 'collares',
    en: 'necklaces',
    clues: {
      es: ['collar de plata', 'colgantes', 'gargantillas', 'cadenas de plata'],
      en: ['necklace', 'pendants', 'silver chains', 'chokers'],
    },
  },
  {
    kind: 'offer',
    es: 'joyas de plata',
    en: 'silver jewellery',
    clues: {
      es: ['joyería de plata', 'plata de ley', 'joyas en plata', 'joyas hechas a mano en plata'],
      en: ['silverwork', 'sterling silver', 'silver jewelry'],
    },
  },
  {
    kind: 'offer',
    es: 'bisutería artesanal',
    en: 'handmade costume jewellery',
    clues: {
      es: ['bisutería', 'pulseras de hilo', 'pulseras de cuentas', 'pulseras'],
      en: ['costume jewellery', 'beaded bracelets', 'bracelets', 'bead jewellery'],
    },
  },
  {
    kind: 'offer',
    es: 'joyas viejas transformadas',
    en: 'old jewellery remade',
    clues: {
      es: ['transformar joyas', 'fundir joyas viejas', 'joyas heredadas', 'reciclar oro'],
      en: ['remodel jewellery', 'inherited jewellery', 'melt down old rings'],
    },
  },
  {
    kind: 'offer',
    es: 'arreglos de joyas',
    en: 'jewellery repairs',
    clues: {
      es: ['arreglar joyas', 'ajustar anillos', 'reparar cadenas', 'cambio de talla de anillo'],
      en: ['repair jewellery', 'ring resizing', 'resize rings', 'mend chains'],
    },
  },
  {
    kind: 'offer',
    es: 'bolsos de piel',
    en: 'leather bags',
    clues: {
      es: ['bolsos de cuero', 'bolsa de cuero', 'bolso de cuero', 'mochilas de cuero', 'bolsos de piel cosidos'],
      en: ['leather handbags', 'leather totes', 'satchels', 'leather backpacks', 'leather bag'],
    },
  },
  {
    kind: 'offer',
    es: 'carteras',
    en: 'wallets',
    clues: {
      es: ['carteras de cuero', 'billeteras', 'tarjeteros', 'monederos de piel'],
      en: ['card holders', 'leather purses', 'leather wallets', 'coin purses'],
    },
  },
  {
    kind: 'offer',
    es: 'cinturones',
    en: 'belts',
    clues: { es: ['cinturón de cuero', 'cinturones de piel', 'cinturones de cuero'], en: ['leather belts', 'leather belt'] },
  },
  {
    kind: 'offer',
    es: 'reparación de artículos de piel',
    en: 'leather repairs',
    clues: {
      es: ['arreglar bolsos', 'reparar cuero', 'restaurar bolsos', 'coser bolsos'],
      en: ['repair bags', 'leather restoration', 'bag repairs', 'restitch leather'],
    },
  },
  {
    kind: 'offer',
    es: 'velas de soja',
    en: 'soy wax candles',
    clues: {
      es: ['cera de soja', 'velas de cera de soja', 'velas vegetales', 'velas de abeja'],
      en: ['soy candles', 'soya candles', 'beeswax candles', 'vegetable wax candles'],
    },
  },
  {
    kind: 'offer',
    es: 'velas perfumadas',
    en: 'scented candles',
    clues: {
      es: ['velas aromáticas', 'velas con olor', 'ambientadores de casa', 'mikado'],
      en: ['fragrance candles', 'reed diffusers', 'wax melts', 'candles with scent'],
    },
  },
  {
    kind: 'offer',
    es: 'jabones artesanos',
    en: 'handmade soaps',
    clues: {
      es: ['jabones', 'jabón artesanal', 'jabón natural', 'jabones naturales', 'pastillas de jabón'],
      en: ['soaps', 'handmade soap', 'natural soap', 'soap bars', 'bar soap'],
    },
  },
  {
    kind: 'offer',
    es: 'cosmética natural',
    en: 'natural cosmetics',
    clues: {
      es: ['champú sólido', 'cosmética sólida', 'desodorante sólido', 'cremas naturales'],
      en: ['solid shampoo', 'shampoo bars', 'bath bombs', 'natural skincare'],
    },
  },
  {
    kind: 'offer',
    es: 'detalles para bodas',
    en: 'wedding favours',
    clues: {
      es: ['detalles de boda', 'recuerdos de boda', 'regalos para invitados'],
      en: ['wedding favors', 'favours for guests', 'bomboniere', 'christening favours'],
    },
  },
  {
    kind: 'offer',
    es: 'muebles a medida',
    en: 'made-to-measure furniture',
    clues: {
      es: ['mueble a medida', 'muebles de madera', 'muebles de madera maciza', 'muebles artesanales'],
      en: ['bespoke furniture', 'wooden furniture', 'custom furniture', 'fitted furniture', 'solid wood furniture'],
    },
  },
  {
    kind: 'offer',
    es: 'mesas de madera',
    en: 'wooden tables',
    clues: {
      es: ['mesas de madera maciza', 'mesas de comedor', 'mesas a medida', 'mesa de roble'],
      en: ['solid wood tables', 'dining tables', 'oak tables', 'kitchen tables'],
    },
  },
  {
    kind: 'offer',
    es: 'estanterías a medida',
    en: 'fitted shelving',
    clues: {
      es: ['librerías a medida', 'estanterías de madera', 'baldas a medida', 'librería de madera'],
      en: ['bookcases', 'fitted bookcases', 'alcove shelves', 'wooden shelves', 'built-in shelves'],
    },
  },
  {
    kind: 'offer',
    es: 'armarios empotrados',
    en: 'fitted wardrobes',
    clues: {
      es: ['armarios a medida', 'armario a medida', 'vestidores', 'puertas a medida'],
      en: ['built in wardrobes', 'wardrobes', 'fitted cupboards', 'alcove cupboards'],
    },
  },
  {
    kind: 'offer',
    es: 'restauración de muebles',
    en: 'furniture restoration',
    clues: {
      es: ['restaurar muebles', 'muebles antiguos', 'muebles restaurados', 'barnizar muebles', 'recuperar muebles'],
      en: ['restore furniture', 'restored furniture', 'upcycled furniture', 'furniture repair', 'french polishing'],
    },
  },
  {
    kind: 'offer',
    es: 'juguetes de madera',
    en: 'wooden toys',
    clues: {
      es: ['juguetes artesanales', 'juguete de madera', 'puzles de madera', 'juguetes montessori'],
      en: ['wood toys', 'wooden puzzles', 'handmade toys', 'toy making'],
    },
  },
  {
    kind: 'offer',
    es: 'menaje de madera torneada',
    en: 'turned wooden kitchenware',
    clues: {
      es: ['tablas de cortar', 'cucharas de madera', 'cuencos de madera', 'tablas de madera'],
      en: ['chopping boards', 'wooden spoons', 'wooden bowls', 'cutting boards'],
    },
  },
  {
    kind: 'offer',
    es: 'tejidos en telar',
    en: 'handwoven textiles',
    clues: {
      es: ['telar', 'mantas tejidas', 'bufandas tejidas', 'tapices', 'ponchos'],
      en: ['weaving', 'handwoven', 'woven blankets', 'woven scarves', 'tapestries'],
    },
  },
  {
    kind: 'offer',
    es: 'prendas de punto',
    en: 'knitwear',
    clues: {
      es: ['jerséis de lana', 'ganchillo', 'crochet', 'prendas de lana', 'chales de lana'],
      en: ['knitting', 'crochet', 'wool jumpers', 'hand knitted', 'knitted jumpers'],
    },
  },
  {
    kind: 'offer',
    es: 'bordados por encargo',
    en: 'embroidery to order',
    clues: {
      es: ['bordados', 'bordado a mano', 'bordar ropa', 'ropa bordada'],
      en: ['embroidery', 'hand embroidery', 'embroidered clothes', 'embroidered linen'],
    },
  },
  {
    kind: 'offer',
    es: 'macramé para la pared',
    en: 'macramé wall hangings',
    clues: { es: ['macramé', 'tapiz de macramé', 'colgador de plantas'], en: ['macrame', 'wall hangings', 'plant hangers'] },
  },
  {
    kind: 'offer',
    es: 'cuadernos cosidos',
    en: 'hand-bound notebooks',
    clues: {
      es: ['encuadernación', 'cuadernos artesanales', 'álbumes a mano', 'libretas artesanales'],
      en: ['bookbinding', 'handmade notebooks', 'handmade journals', 'bound albums'],
    },
  },
  {
    kind: 'offer',
    es: 'cestería de mimbre',
    en: 'willow baskets',
    clues: {
      es: ['cestas de mimbre', 'cestería', 'mimbre', 'esparto', 'capazos'],
      en: ['basketry', 'wicker baskets', 'willow', 'basket weaving'],
    },
  },
  {
    kind: 'offer',
    es: 'láminas ilustradas',
    en: 'illustrated prints',
    clues: {
      es: ['láminas', 'ilustraciones', 'serigrafía', 'láminas enmarcadas'],
      en: ['art prints', 'illustrations', 'screen prints', 'linocuts', 'letterpress'],
    },
  },
  {
    kind: 'offer',
    es: 'piezas de vidrio soplado',
    en: 'blown glass',
    clues: {
      es: ['vidrio soplado', 'vidrieras', 'vidrio fundido', 'vitrales'],
      en: ['glassblowing', 'stained glass', 'fused glass', 'blown glass pieces'],
    },
  },
  {
    kind: 'edge',
    es: 'barro de la comarca',
    en: 'clay dug locally',
    clues: {
      es: ['barro local', 'arcilla local', 'barro del pueblo', 'barro de la zona'],
      en: ['local clay', 'clay from here', 'wild clay', 'clay dug nearby'],
    },
  },
  {
    kind: 'edge',
    es: 'esmaltes formulados en el taller',
    en: 'glazes mixed in the workshop',
    clues: {
      es: ['esmaltes propios', 'esmalte propio', 'esmaltes sin plomo', 'nuestros esmaltes'],
      en: ['own glazes', 'lead free glazes', 'own glaze', 'glazes we make'],
    },
  },
  {
    kind: 'edge',
    es: 'madera de la zona',
    en: 'local timber',
    clues: {
      es: ['madera local', 'roble de la zona', 'madera del país', 'castaño local'],
      en: ['local oak', 'local ash', 'local wood', 'timber from nearby woods'],
    },
  },
  {
    kind: 'edge',
    es: 'madera recuperada',
    en: 'reclaimed timber',
    clues: {
      es: ['madera reciclada', 'madera de palés', 'vigas viejas', 'madera de derribo'],
      en: ['reclaimed wood', 'recycled wood', 'pallet wood', 'salvaged wood', 'old beams'],
    },
  },
  {
    kind: 'edge',
    es: 'cuero de curtición vegetal',
    en: 'vegetable-tanned leather',
    clues: {
      es: ['curtido vegetal', 'curtición vegetal', 'cuero vegetal', 'piel curtida'],
      en: ['vegetable tanned', 'veg tan leather', 'veg tanned', 'oak bark leather'],
    },
  },
  {
    kind: 'edge',
    es: 'costura a mano',
    en: 'hand stitching',
    clues: {
      es: ['cosido a mano', 'cosidos a mano', 'costura reforzada', 'hilo encerado'],
      en: ['hand stitched', 'saddle stitched', 'hand sewn', 'hand stitched seams'],
    },
  },
  {
    kind: 'edge',
    es: 'metal reciclado',
    en: 'recycled metal',
    clues: {
      es: ['plata reciclada', 'oro reciclado', 'oro ético', 'oro responsable'],
      en: ['recycled silver', 'ethical gold', 'fairmined gold', 'recycled gold'],
    },
  },
  {
    kind: 'edge',
    es: 'aromas sin química agresiva',
    en: 'scents without harsh chemicals',
    clues: {
      es: ['aceites esenciales', 'aromas naturales', 'esencias naturales', 'perfume natural'],
      en: ['essential oils', 'natural scents', 'natural fragrance', 'plant-based scents'],
    },
  },
  {
    kind: 'edge',
    es: 'montaje en casa de quien compra',
    en: 'fitting at the buyer’s home',
    clues: {
      es: ['entregado y montado', 'lo montamos en casa', 'montaje en casa', 'colocación en casa'],
      en: ['delivered and fitted at home', 'fit it at home', 'fitted by the maker', 'assembled at home'],
    },
  },
  {
    kind: 'edge',
    es: 'un boceto antes de empezar',
    en: 'a drawing before work begins',
    clues: {
      es: ['boceto previo', 'dibujo previo', 'plano en tres dimensiones', 'boceto gratis'],
      en: ['free sketch', 'drawing first', 'sketch first', 'design drawing'],
    },
  },
  {
    kind: 'edge',
    es: 'taller abierto a las visitas',
    en: 'a workshop open to visitors',
    clues: {
      es: ['taller abierto', 'visitar el taller', 'ver trabajar', 'puertas abiertas del taller'],
      en: ['open studio', 'open workshop', 'studio visits', 'watch us work', 'visit the workshop'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas firmadas o numeradas',
    en: 'signed or numbered pieces',
    clues: {
      es: ['piezas firmadas', 'pieza numerada', 'piezas numeradas', 'firmado a mano'],
      en: ['numbered pieces', 'signed by the maker', 'signed work', 'maker’s mark'],
    },
  },
  {
    kind: 'edge',
    es: 'reparación de por vida',
    en: 'repairs for life',
    clues: {
      es: ['arreglo de por vida', 'reparamos siempre', 'arreglamos gratis nuestras piezas'],
      en: ['lifetime repairs', 'free repairs', 'repair for life', 'mend it for life'],
    },
  },
  {
    kind: 'edge',
    es: 'motivos de la tierra',
    en: 'motifs from the region',
    clues: {
      es: ['diseños de la tierra', 'motivos típicos', 'motivos tradicionales', 'símbolos locales', 'dibujos de aquí'],
      en: ['local motifs', 'regional designs', 'local symbols', 'traditional motifs'],
    },
  },
  {
    kind: 'edge',
    es: 'reposición de piezas sueltas',
    en: 'single pieces replaced to match',
    clues: {
      es: ['piezas de repuesto', 'reponer piezas', 'plato suelto', 'reposición de piezas'],
      en: ['replacement pieces', 'replace one plate', 'matching replacements', 'spare plates'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes que quieren vajilla propia',
    en: 'restaurants after plates of their own',
    clues: {
      es: ['vajilla para restaurantes', 'restaurantes de autor', 'restaurantes que renuevan piezas', 'restaurantes que renuevan vajilla'],
      en: ['tableware for restaurants', 'fine dining restaurants', 'restaurants that want plates', 'chefs who want plates'],
    },
  },
  {
    kind: 'customer',
    es: 'interioristas',
    en: 'interior designers',
    clues: {
      es: ['interiorista', 'estudios de interiorismo', 'estudio de interiorismo'],
      en: ['interior designer', 'interiors studios', 'interior design studios'],
    },
  },
  {
    kind: 'customer',
    es: 'tiendas de regalo',
    en: 'gift shops',
    clues: {
      es: ['tiendas de regalos', 'tiendas de decoración', 'tiendas de diseño'],
      en: ['gift shop', 'homeware shops', 'design shops', 'museum shops'],
    },
  },
  {
    kind: 'customer',
    es: 'parejas que eligen alianzas',
    en: 'couples choosing rings',
    clues: {
      es: ['novios que buscan alianzas', 'parejas que buscan alianzas', 'pedida de mano'],
      en: ['couples getting engaged', 'couples choosing wedding rings', 'marriage proposals'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes buscan un regalo con firma',
    en: 'people after a present with a maker’s name',
    clues: {
      es: ['regalos especiales', 'regalo especial', 'regalos originales', 'un regalo distinto'],
      en: ['special gifts', 'original gifts', 'thoughtful gifts', 'unusual presents', 'gift buyers'],
    },
  },
  {
    kind: 'customer',
    es: 'propietarios de casas antiguas',
    en: 'owners of old houses',
    clues: {
      es: ['casas antiguas', 'casas viejas', 'casa de pueblo', 'casonas'],
      en: ['old houses', 'doing up old houses', 'cottage owners', 'period homes'],
    },
  },
  {
    kind: 'customer',
    es: 'turistas que buscan artesanía',
    en: 'tourists after local crafts',
    clues: {
      es: ['turistas que buscan recuerdo', 'visitantes que buscan artesanía', 'turistas que compran artesanía'],
      en: ['visitors after crafts', 'tourists who want crafts', 'tourists buying crafts'],
    },
  },
  {
    kind: 'customer',
    es: 'galerías de artesanía',
    en: 'craft galleries',
    clues: { es: ['galerías de cerámica', 'tiendas de museo', 'galerías que venden artesanía'], en: ['craft gallery', 'design galleries'] },
  },
  {
    kind: 'customer',
    es: 'hoteles con encanto',
    en: 'small hotels',
    clues: {
      es: ['hoteles boutique', 'alojamientos rurales'],
      en: ['boutique hotels', 'guest houses', 'country hotels', 'bed and breakfasts'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes quieren aprender con las manos',
    en: 'people who want to learn with their hands',
    clues: {
      es: ['quieren aprender cerámica', 'aprender a coser', 'aprender el oficio', 'grupos de amigas'],
      en: ['want to learn pottery', 'hen parties', 'learn a craft', 'team building groups'],
    },
  },
  {
    kind: 'pain',
    es: 'platos de catálogo repetidos en todas partes',
    en: 'catalogue plates repeated everywhere',
    clues: {
      es: ['mismo plato', 'misma vajilla', 'vajilla de catálogo', 'platos iguales'],
      en: ['same plates', 'catalogue plates', 'same tableware', 'plates from a catalogue'],
    },
  },
  {
    kind: 'pain',
    es: 'recuerdos hechos muy lejos',
    en: 'souvenirs made far away',
    clues: {
      es: ['recuerdos chinos', 'llavero chino', 'souvenirs de plástico', 'imanes de nevera', 'souvenirs chinos'],
      en: ['plastic souvenirs', 'fridge magnets', 'souvenirs from China', 'tacky souvenirs'],
    },
  },
  {
    kind: 'pain',
    es: 'bolsos de plástico que imitan piel',
    en: 'plastic bags that pass for leather',
    clues: {
      es: ['piel sintética', 'cuero falso', 'imitación de piel', 'imitación de cuero'],
      en: ['fake leather', 'imitation leather', 'faux leather', 'synthetic leather'],
    },
  },
  {
    kind: 'pain',
    es: 'velas que huelen a química',
    en: 'candles that smell of chemicals',
    clues: {
      es: ['velas químicas', 'huelen a química', 'vela de parafina', 'olor artificial'],
      en: ['chemical smell', 'paraffin candles', 'smell of chemicals', 'artificial scent'],
    },
  },
  {
    kind: 'pain',
    es: 'muebles de tablero que se abomban',
    en: 'chipboard that swells',
    clues: {
      es: ['muebles de aglomerado', 'muebles de cartón'],
      en: ['chipboard', 'flat pack falls apart', 'furniture falls apart'],
    },
  },
  {
    kind: 'pain',
    es: 'huecos donde nada cabe',
    en: 'gaps that nothing fits',
    clues: {
      es: ['medidas raras', 'hueco raro', 'no encuentran medida', 'paredes torcidas'],
      en: ['odd sizes', 'awkward spaces', 'awkward corners', 'crooked walls'],
    },
  },
  {
    kind: 'pain',
    es: 'joyas iguales en cada escaparate',
    en: 'identical jewellery in every window',
    clues: {
      es: ['joyas iguales', 'misma joya', 'joyas de cadena', 'joyas de catálogo'],
      en: ['same jewellery', 'chain store jewellery', 'same rings', 'mass market jewellery'],
    },
  },
  {
    kind: 'pain',
    es: 'metales que dan alergia',
    en: 'metals that irritate the skin',
    clues: {
      es: ['alergia al níquel', 'alergia a la bisutería', 'pendientes que irritan', 'orejas irritadas'],
      en: ['nickel allergy', 'sensitive ears', 'metal allergy', 'earrings that irritate'],
    },
  },
  {
    kind: 'pain',
    es: 'jabones que resecan la piel',
    en: 'soaps that dry the skin',
    clues: {
      es: ['reseca la piel'],
      en: ['drying soap'],
    },
  },
  {
    kind: 'pain',
    es: 'regalos sin gracia',
    en: 'presents nobody remembers',
    clues: {
      es: ['no hay regalos bonitos', 'regalos aburridos', 'regalos de siempre', 'regalos de compromiso'],
      en: ['boring presents', 'boring gifts', 'same old gifts', 'nothing nice to give'],
    },
  },
  {
    kind: 'pain',
    es: 'artesanía mal pagada',
    en: 'craft work that is badly paid',
    clues: {
      es: ['artesanos mal pagados', 'pagan poco al artesano', 'regatean al artesano', 'artesanías mal pagadas'],
      en: ['craftspeople underpaid', 'makers underpaid', 'badly paid makers', 'haggle with makers'],
    },
  },
  {
    kind: 'pain',
    es: 'cera que se consume en dos tardes',
    en: 'wax gone in two evenings',
    clues: {
      es: ['velas que duran poco', 'vela dura poco', 'velas que no huelen'],
      en: ['candles burn too fast', 'candles that don’t last', 'candles with no smell'],
    },
  },
  {
    kind: 'alternative',
    es: 'la vajilla de una gran superficie',
    en: 'a superstore dinner set',
    clues: {
      es: ['vajilla de ikea', 'platos de ikea', 'vajilla barata', 'vajilla de zara home'],
      en: ['ikea plates', 'superstore plates', 'cheap crockery', 'supermarket crockery'],
    },
  },
  {
    kind: 'alternative',
    es: 'un mueble para montar',
    en: 'flat-pack furniture',
    clues: {
      es: ['muebles de ikea', 'muebles para montar', 'kave home', 'conforama', 'muebles de ikea o similares'],
      en: ['flat pack', 'ikea furniture', 'dfs', 'wayfair', 'self-assembly furniture'],
    },
  },
  {
    kind: 'alternative',
    es: 'una marca de joyas conocida',
    en: 'a well-known jewellery brand',
    clues: {
      es: ['pandora', 'tous', 'swarovski', 'joyerías de marca', 'joyería de centro comercial'],
      en: ['pandora', 'swarovski', 'jewellery brands', 'tiffany'],
    },
  },
  {
    kind: 'alternative',
    es: 'la joyería de la familia',
    en: 'the family jeweller',
    clues: {
      es: ['joyería del centro', 'joyería de siempre', 'joyería del barrio', 'joyerías tradicionales'],
      en: ['local jeweller', 'town jeweller', 'high street jeweller', 'jewellers in town'],
    },
  },
  {
    kind: 'alternative',
    es: 'una marca cara de bolsos',
    en: 'an expensive handbag brand',
    clues: {
      es: ['bimba y lola', 'bolsos de marca', 'loewe', 'marcas de bolsos'],
      en: ['designer bags', 'mulberry', 'michael kors', 'handbag brands'],
    },
  },
  {
    kind: 'alternative',
    es: 'una vela de tienda de decoración',
    en: 'a candle from a homeware shop',
    clues: {
      es: ['rituals', 'velas de rituals', 'velas de zara home', 'yankee candle'],
      en: ['yankee candle', 'jo malone', 'homeware candles', 'supermarket candles'],
    },
  },
  {
    kind: 'alternative',
    es: 'las tiendas de recuerdos',
    en: 'the souvenir shops',
    clues: {
      es: ['tiendas de souvenirs', 'tienda de recuerdos', 'souvenirs'],
      en: ['souvenir shop', 'souvenirs', 'souvenir stalls', 'gift stalls'],
    },
  },
  {
    kind: 'alternative',
    es: 'un carpintero de la zona',
    en: 'a local joiner',
    clues: {
      es: ['carpinteros', 'carpintero del barrio', 'carpintería industrial', 'carpintero de obra'],
      en: ['joiners', 'a joiner in town', 'carpenters', 'local carpenter'],
    },
  },
  {
    kind: 'alternative',
    es: 'otras tiendas de Etsy',
    en: 'other Etsy shops',
    clues: { es: ['artesanas de Etsy', 'artesanos de Etsy', 'comprar en Etsy'], en: ['Etsy sellers', 'buy on Etsy', 'sellers on Etsy'] },
  },
  {
    kind: 'alternative',
    es: 'otros talleres artesanos',
    en: 'other craft workshops',
    clues: {
      es: ['otros artesanos', 'otras ceramistas', 'otros ceramistas', 'talleres de la zona'],
      en: ['other makers', 'other potters', 'other craftspeople', 'other studios'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias de artesanía',
    en: 'craft fairs',
    clues: {
      es: ['feria de artesanía', 'ferias de artesanos', 'mercado de artesanía', 'expoartesanías', 'ferias de ceramistas'],
      en: ['craft fair', 'craft markets', 'makers market', 'maker fairs', 'pottery fair'],
    },
  },
  {
    kind: 'channel',
    es: 'jornadas de taller abierto',
    en: 'open studio days',
    clues: { es: ['puertas abiertas', 'día de puertas abiertas', 'taller abierto al público'], en: ['open studio day', 'studio trail'] },
  },
  {
    kind: 'channel',
    es: 'arquitectos que recomiendan el taller',
    en: 'architects who pass on the name',
    clues: {
      es: [
        'arquitectos que recomiendan',
        'reformistas que recomiendan',
        'interioristas que recomiendan',
        'arquitectas que nos recomiendan',
      ],
      en: ['architects who pass', 'builders who recommend', 'architects who recommend', 'designers who refer'],
    },
  },
  {
    kind: 'channel',
    es: 'cajas de muestras llevadas en mano',
    en: 'sample boxes taken in person',
    clues: {
      es: ['caja de muestras', 'enseñar muestras', 'visitas a cocinas', 'muestrario'],
      en: ['sample box', 'showing samples', 'visiting kitchens', 'swatches'],
    },
  },
  {
    kind: 'resource',
    es: 'un horno de cerámica',
    en: 'a kiln',
    clues: {
      es: ['horno cerámico', 'horno de alta temperatura', 'horno para cerámica', 'horno de gres', 'mufla'],
      en: ['kiln', 'ceramic kiln', 'electric kiln', 'pottery kiln'],
    },
  },
  {
    kind: 'resource',
    es: 'un torno de alfarería',
    en: 'a potter’s wheel',
    clues: { es: ['torno', 'torno eléctrico', 'tornos', 'torno alfarero'], en: ['pottery wheel', 'potters wheel', 'throwing wheel'] },
  },
  {
    kind: 'resource',
    es: 'herramienta de joyería',
    en: 'jewellery tools',
    clues: {
      es: ['banco de joyero', 'soplete de joyería', 'mesa de joyero', 'pulidora'],
      en: ['jeweller’s bench', 'jewellery bench', 'rolling mill', 'jeweller’s torch', 'polishing motor'],
    },
  },
  {
    kind: 'resource',
    es: 'una máquina de coser',
    en: 'a sewing machine',
    clues: {
      es: ['máquina plana', 'máquina de coser cuero', 'máquina de triple arrastre', 'máquinas de coser'],
      en: ['walking foot machine', 'leather sewing machine', 'industrial sewing machine', 'sewing machines'],
    },
  },
  {
    kind: 'resource',
    es: 'material para hacer velas',
    en: 'candle-making kit',
    clues: {
      es: ['fundidor', 'moldes de velas', 'moldes de cera', 'cera y moldes', 'fundidor de cera'],
      en: ['melting pot', 'candle moulds', 'wax moulds', 'double boiler', 'wax melter'],
    },
  },
  {
    kind: 'resource',
    es: 'maquinaria de carpintería',
    en: 'woodworking machinery',
    clues: {
      es: ['sierra de mesa', 'cepilladora', 'sierra de cinta', 'regruesadora', 'escuadradora'],
      en: ['planer', 'bandsaw', 'thicknesser', 'table saw', 'circular saw'],
    },
  },
  {
    kind: 'resource',
    es: 'una aspiración de polvo',
    en: 'a dust extractor',
    clues: {
      es: ['aspiración de serrín', 'extractor de polvo', 'aspirador industrial'],
      en: ['dust extraction', 'dust collector', 'extractor fan'],
    },
  },
  {
    kind: 'resource',
    es: 'acopio de madera',
    en: 'a stock of timber',
    clues: {
      es: ['comprar madera', 'tablones', 'madera seca', 'madera para secar'],
      en: ['timber stock', 'boards of oak', 'seasoned timber', 'stacks of timber'],
    },
  },
  {
    kind: 'resource',
    es: 'un puesto desmontable',
    en: 'a fold-up stall',
    clues: {
      es: ['puesto para ferias', 'puesto de feria', 'carpa para ferias', 'mesa para mercadillos'],
      en: ['market stall', 'craft stall', 'gazebo for fairs', 'folding stall'],
    },
  },
  {
    kind: 'resource',
    es: 'un taller con luz natural',
    en: 'a studio with daylight',
    clues: {
      es: ['taller alquilado', 'alquilar taller', 'estudio alquilado', 'local para taller'],
      en: ['rent a studio', 'studio space', 'workshop rent', 'rent a workshop'],
    },
  },
  {
    kind: 'resource',
    es: 'contraste de los metales',
    en: 'hallmarking',
    clues: {
      es: ['contraste de joyas', 'laboratorio de contraste', 'punzón', 'punzonado'],
      en: ['hallmark', 'assay office', 'maker’s stamp', 'hallmarks'],
    },
  },
  {
    kind: 'resource',
    es: 'un estudio de seguridad cosmética',
    en: 'a cosmetic safety assessment',
    clues: {
      es: ['expediente cosmético', 'evaluación de seguridad', 'registro de cosméticos', 'cosmética legal'],
      en: ['safety assessment', 'cosmetic registration', 'cpsr', 'product safety file'],
    },
  },
  {
    kind: 'offer',
    es: 'joyas hechas a mano',
    en: 'handmade jewellery',
    clues: {
      es: ['joyas', 'joyería artesana', 'joyas artesanales', 'joyería hecha a mano'],
      en: ['jewellery', 'jewelry', 'handmade jewelry', 'handcrafted jewellery'],
    },
  },
  {
    kind: 'offer',
    es: 'filigrana tradicional',
    en: 'traditional filigree',
    clues: {
      es: ['filigrana', 'botón charro', 'botones charros', 'joyas tradicionales'],
      en: ['filigree', 'charro button', 'filigree work'],
    },
  },
  {
    kind: 'offer',
    es: 'velas',
    en: 'candles',
    clues: {
      es: ['velas hechas a mano', 'vela', 'velas decorativas'],
      en: ['candle', 'handmade candles', 'decorative candles', 'hand-poured candles'],
    },
  },
  {
    kind: 'edge',
    es: 'madera certificada',
    en: 'certified timber',
    clues: {
      es: ['madera sostenible', 'tala controlada', 'madera con sello', 'tala responsable'],
      en: ['sustainable timber', 'certified wood', 'managed woodland', 'responsibly felled timber'],
    },
  },
  {
    kind: 'resource',
    es: 'moldes de jabón',
    en: 'soap moulds',
    clues: { es: ['moldes para jabón', 'moldes de jabones', 'molde de jabón'], en: ['soap mould', 'moulds for soap'] },
  },
  {
    kind: 'resource',
    es: 'troqueles',
    en: 'cutting dies',
    clues: {
      es: ['troquel', 'troqueladora', 'troqueles de cuero', 'prensa de troquelar'],
      en: ['die press', 'clicker press', 'leather press', 'dies'],
    },
  },
  {
    kind: 'pain',
    es: 'cursos demasiado largos para probar',
    en: 'courses too long for a first try',
    clues: {
      es: [
        'los cursos duran meses',
        'cursos de varios meses',
        'cursos de todo un trimestre',
        'hay que apuntarse todo el curso',
        'comprometerse todo un trimestre',
      ],
      en: [
        'courses are weeks long',
        'courses are ten weeks long',
        'ten week courses',
        'courses run for months',
        'sign up for a whole term',
        'commit to a whole course',
        'only long courses',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'piel seca o sensible',
    en: 'dry or sensitive skin',
    clues: {
      es: ['piel seca', 'piel sensible', 'piel reseca', 'piel atópica', 'pieles sensibles'],
      en: ['dry skin', 'sensitive skin', 'itchy skin', 'skin that reacts', 'delicate skin'],
    },
  },
  {
    kind: 'edge',
    es: 'aromas de lugares cercanos',
    en: 'scents of places nearby',
    clues: {
      es: ['aromas de la zona', 'olor de un lugar', 'huele a la sierra'],
      en: ['scent made from a place', 'scents of local places', 'smell of the mountains'],
    },
  },
  {
    kind: 'edge',
    es: 'cada tanda probada',
    en: 'every batch tested',
    clues: {
      es: ['pruebo cada tanda', 'cada tanda probada', 'probamos cada lote'],
      en: ['test every batch', 'tests every batch', 'every batch tested'],
    },
  },
  {
    kind: 'edge',
    es: 'vaso que se rellena',
    en: 'a glass that can be refilled',
    clues: {
      es: ['relleno el vaso', 'rellenar el vaso', 'se rellena'],
      en: ['glass back and refill', 'bring the glass back', 'refill it', 'refill program'],
    },
  },
];
