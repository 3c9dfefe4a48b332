import type { Concept } from './concept.ts';

export const agricultureConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'cestas semanales de verdura',
    en: 'weekly vegetable boxes',
    clues: {
      es: ['cestas de verdura', 'cesta de verdura', 'cestas semanales', 'cesta semanal', 'cajas de verdura'],
      en: ['veg boxes', 'veg box', 'weekly box', 'vegetable box', 'weekly veg'],
    },
  },
  {
    kind: 'offer',
    es: 'verdura recién recogida',
    en: 'freshly picked vegetables',
    clues: {
      es: ['verdura del día', 'verduras frescas', 'verdura fresca', 'hortalizas frescas', 'recogida esa mañana'],
      en: ['fresh vegetables', 'picked that morning', 'fresh veg', 'just picked', 'freshly picked'],
    },
  },
  {
    kind: 'offer',
    es: 'tomates de huerta',
    en: 'farm-grown tomatoes',
    clues: {
      es: ['tomates', 'tomate rosa', 'tomates de verdad', 'tomate de la huerta'],
      en: ['tomatoes', 'heirloom tomatoes', 'heritage tomatoes', 'vine tomatoes'],
    },
  },
  {
    kind: 'offer',
    es: 'lechugas o ensaladas',
    en: 'salad leaves',
    clues: {
      es: ['lechugas', 'hojas de ensalada', 'brotes', 'microverdes'],
      en: ['lettuces', 'salad bags', 'microgreens', 'leafy greens'],
    },
  },
  {
    kind: 'offer',
    es: 'fruta de la finca',
    en: 'fruit from the holding',
    clues: {
      es: ['fruta de temporada', 'naranjas', 'fruta del huerto', 'cerezas', 'aguacates'],
      en: ['oranges', 'orchard fruit', 'soft fruit', 'apples from the orchard', 'cherries', 'avocados'],
    },
  },
  {
    kind: 'offer',
    es: 'frutos rojos',
    en: 'berries',
    clues: {
      es: ['arándanos', 'frambuesas', 'fresas', 'fresas de huerta'],
      en: ['blueberries', 'raspberries', 'strawberries', 'blackberries'],
    },
  },
  {
    kind: 'offer',
    es: 'setas de cultivo',
    en: 'cultivated mushrooms',
    clues: {
      es: ['champiñones', 'shiitake', 'hongos', 'cultivo de setas', 'setas frescas', 'setas de cultivo local'],
      en: ['mushrooms', 'shiitake', 'oyster mushrooms', 'mushroom growing'],
    },
  },
  {
    kind: 'offer',
    es: 'plantas aromáticas',
    en: 'aromatic herbs',
    clues: {
      es: ['hierbas aromáticas', 'lavanda', 'romero', 'hierbas frescas', 'perejil'],
      en: ['fresh herbs', 'lavender', 'culinary herbs', 'cut herbs'],
    },
  },
  {
    kind: 'offer',
    es: 'plantel para huertos',
    en: 'seedlings for gardens',
    clues: {
      es: ['plantel', 'plantones', 'planteles', 'plantas de huerta'],
      en: ['seedlings', 'plug plants', 'vegetable plants', 'young plants'],
    },
  },
  {
    kind: 'offer',
    es: 'aceite de oliva virgen extra',
    en: 'extra virgin olive oil',
    clues: {
      es: ['aceite virgen extra', 'virgen extra', 'aove', 'aceite de oliva', 'aceite propio'],
      en: ['extra virgin', 'olive oil', 'evoo', 'virgin olive oil'],
    },
  },
  {
    kind: 'offer',
    es: 'aceite de cosecha temprana',
    en: 'early-harvest oil',
    clues: {
      es: ['cosecha temprana', 'aceite temprano', 'aceite verde', 'primer aceite', 'aceite nuevo'],
      en: ['early harvest', 'early harvest olive oil', 'new season oil', 'first oil'],
    },
  },
  {
    kind: 'offer',
    es: 'garrafas de aceite',
    en: 'oil in large cans',
    clues: {
      es: ['garrafas', 'garrafa', 'latas de aceite', 'garrafa de cinco litros'],
      en: ['five litre cans', 'tins of oil', 'bulk cans', 'oil tins'],
    },
  },
  {
    kind: 'offer',
    es: 'aceitunas de mesa',
    en: 'table olives',
    clues: {
      es: ['aceitunas aliñadas', 'olivas aliñadas', 'aceitunas en salmuera'],
      en: ['marinated olives', 'cured olives', 'olives in brine'],
    },
  },
  {
    kind: 'offer',
    es: 'vino de la propia finca',
    en: 'estate wine',
    clues: {
      es: ['vino de autor', 'vinos propios', 'vino propio', 'vino embotellado'],
      en: ['own wine', 'bottled wine', 'small producer wine', 'wine of our own'],
    },
  },
  {
    kind: 'offer',
    es: 'vino natural',
    en: 'natural wine',
    clues: {
      es: ['vinos naturales', 'vino sin sulfitos', 'vino sin intervención'],
      en: ['natural wines', 'no sulphites', 'low intervention wine', 'without sulphites'],
    },
  },
  {
    kind: 'offer',
    es: 'vino ecológico',
    en: 'organic wine',
    clues: {
      es: ['vinos ecológicos', 'viñedo ecológico', 'uva ecológica', 'vino orgánico'],
      en: ['organic wines', 'organic vineyard', 'organic grapes'],
    },
  },
  {
    kind: 'offer',
    es: 'espumosos',
    en: 'sparkling wines',
    clues: { es: ['cava', 'vino espumoso', 'champán', 'vino con burbujas', 'pét-nat'], en: ['sparkling wine', 'cava', 'fizz', 'pet nat'] },
  },
  {
    kind: 'offer',
    es: 'visitas a la bodega',
    en: 'winery visits',
    clues: {
      es: ['visita a bodega', 'visitas guiadas a la bodega', 'enoturismo', 'visitar el viñedo', 'visitas al viñedo'],
      en: ['winery tours', 'vineyard tours', 'wine tourism', 'vineyard visits', 'cellar tours'],
    },
  },
  {
    kind: 'offer',
    es: 'catas en la finca',
    en: 'tastings on the estate',
    clues: {
      es: ['cata de vinos', 'cata de aceite', 'catas de vino', 'cata de miel', 'cata en bodega'],
      en: ['wine tasting', 'oil tasting', 'wine tastings', 'honey tasting'],
    },
  },
  {
    kind: 'offer',
    es: 'comidas entre viñas',
    en: 'lunches in the vines',
    clues: {
      es: ['comida en la viña', 'comer en la bodega', 'picnic en el viñedo', 'maridaje en bodega'],
      en: ['vineyard lunch', 'picnic in the vines', 'vineyard picnic', 'meals among the vines'],
    },
  },
  {
    kind: 'offer',
    es: 'tarros de miel',
    en: 'jars of honey',
    clues: { es: ['miel', 'miel propia', 'botes de miel', 'miel artesana'], en: ['honey', 'honey jars', 'own honey', 'pots of honey'] },
  },
  {
    kind: 'offer',
    es: 'miel cruda',
    en: 'raw honey',
    clues: {
      es: ['miel sin calentar', 'miel sin procesar', 'miel pura', 'miel cruda de brezo'],
      en: ['unheated honey', 'unprocessed honey', 'pure honey', 'raw local honey'],
    },
  },
  {
    kind: 'offer',
    es: 'miel de una sola flor',
    en: 'single-flower honey',
    clues: {
      es: ['miel de brezo', 'miel de romero', 'miel de castaño', 'miel de azahar', 'miel de eucalipto'],
      en: ['heather honey', 'orange blossom honey', 'chestnut honey', 'lavender honey', 'clover honey'],
    },
  },
  {
    kind: 'offer',
    es: 'otros productos de la colmena',
    en: 'other hive products',
    clues: { es: ['polen', 'propóleo', 'jalea real', 'polen fresco'], en: ['propolis', 'royal jelly', 'bee pollen', 'fresh pollen'] },
  },
  {
    kind: 'offer',
    es: 'cera de abeja',
    en: 'beeswax',
    clues: { es: ['cera pura', 'velas de cera de abeja', 'jabones de miel'], en: ['beeswax candles', 'bee wax', 'honey soap'] },
  },
  {
    kind: 'offer',
    es: 'colmenas apadrinadas',
    en: 'sponsored hives',
    clues: {
      es: ['apadrina una colmena', 'apadrinar colmenas', 'adopta una colmena', 'colmenas en empresas'],
      en: ['adopt a hive', 'sponsor a hive', 'hive sponsorship', 'corporate hives'],
    },
  },
  {
    kind: 'offer',
    es: 'árboles apadrinados',
    en: 'sponsored trees',
    clues: {
      es: ['apadrina un olivo', 'apadrinar olivos', 'apadrina un árbol', 'adopta un olivo', 'apadrinar cepas'],
      en: ['adopt a tree', 'adopt an olive tree', 'sponsor a tree', 'adopt a vine'],
    },
  },
  {
    kind: 'offer',
    es: 'polinización de cultivos',
    en: 'crop pollination',
    clues: {
      es: ['polinización', 'alquilar colmenas', 'colmenas para polinizar'],
      en: ['pollination', 'hive rental', 'pollination service'],
    },
  },
  {
    kind: 'offer',
    es: 'huevos camperos',
    en: 'free-range eggs',
    clues: {
      es: ['huevos de gallinas sueltas', 'huevos de campo', 'gallinas en libertad', 'gallinas sueltas', 'huevos frescos'],
      en: ['free range eggs', 'pasture raised eggs', 'farm eggs', 'fresh eggs', 'eggs from free hens'],
    },
  },
  {
    kind: 'offer',
    es: 'huevos ecológicos',
    en: 'organic eggs',
    clues: {
      es: ['huevos bio', 'huevos orgánicos', 'gallinas ecológicas', 'pienso ecológico'],
      en: ['organic hens', 'organic egg', 'organic feed'],
    },
  },
  {
    kind: 'offer',
    es: 'pollos de corral',
    en: 'pasture-raised chicken',
    clues: {
      es: ['pollos camperos', 'pollo de corral', 'pollo campero', 'carne de corral'],
      en: ['free range chicken', 'pastured poultry', 'table birds', 'pasture raised chicken'],
    },
  },
  {
    kind: 'offer',
    es: 'carne de pasto',
    en: 'grass-fed meat',
    clues: {
      es: ['carne de vaca criada en pasto', 'cordero de la finca', 'ternera de pasto', 'lotes de carne'],
      en: ['grass fed beef', 'pasture fed lamb', 'meat boxes', 'grass fed'],
    },
  },
  {
    kind: 'offer',
    es: 'queso de la granja',
    en: 'cheese from the farm',
    clues: {
      es: ['queso de cabra', 'queso propio', 'leche de cabra', 'quesería propia'],
      en: ['goat’s cheese', 'farm cheese', 'own cheese', 'goat milk'],
    },
  },
  {
    kind: 'offer',
    es: 'flor cortada de campo',
    en: 'field-grown cut flowers',
    clues: {
      es: ['flores de campo', 'flor cortada', 'cultivo de flores', 'flores de temporada'],
      en: ['cut flowers', 'flower farm', 'seasonal flowers', 'field flowers'],
    },
  },
  {
    kind: 'offer',
    es: 'autocosecha en la finca',
    en: 'pick-your-own',
    clues: {
      es: ['recoge tú mismo', 'recoger fruta con niños', 'coger la fruta', 'autocosecha'],
      en: ['pick your own', 'pyo', 'harvest it yourself', 'pick it yourself'],
    },
  },
  {
    kind: 'offer',
    es: 'visitas escolares a la granja',
    en: 'school visits to the farm',
    clues: {
      es: ['granja escuela', 'visitas escolares', 'visitas de colegios', 'talleres de huerto'],
      en: ['farm school', 'school trips', 'farm visits', 'educational farm'],
    },
  },
  {
    kind: 'offer',
    es: 'parcelas de huerto para alquilar',
    en: 'allotments to rent',
    clues: {
      es: ['huertos urbanos', 'alquiler de huertos', 'parcelas de huerto', 'huertos de ocio'],
      en: ['allotments', 'rent a plot', 'garden plots', 'allotment rental'],
    },
  },
  {
    kind: 'edge',
    es: 'cultivo ecológico',
    en: 'organic growing',
    clues: {
      es: ['agricultura ecológica', 'verdura ecológica', 'verduras ecológicas', 'producto ecológico', 'producción ecológica'],
      en: ['organic', 'organic vegetables', 'organic farming', 'organically grown', 'organic veg'],
    },
  },
  {
    kind: 'edge',
    es: 'cultivo sin pesticidas',
    en: 'pesticide-free growing',
    clues: {
      es: ['sin pesticidas', 'sin herbicidas', 'sin venenos', 'libre de pesticidas'],
      en: ['no pesticides', 'no spray', 'spray free', 'herbicide free', 'without pesticides'],
    },
  },
  {
    kind: 'edge',
    es: 'agricultura regenerativa',
    en: 'regenerative farming',
    clues: {
      es: ['suelo vivo', 'permacultura', 'cubierta vegetal', 'rotación de cultivos', 'siembra directa'],
      en: ['regenerative', 'permaculture', 'cover crops', 'crop rotation'],
    },
  },
  {
    kind: 'edge',
    es: 'certificado de cultivo ecológico',
    en: 'organic certification',
    clues: {
      es: ['certificación ecológica', 'sello ecológico', 'certificado ecológico', 'caae'],
      en: ['certified organic', 'soil association', 'organic seal', 'organic certificate'],
    },
  },
  {
    kind: 'edge',
    es: 'variedades propias de la comarca',
    en: 'varieties that belong to the district',
    clues: {
      es: ['variedades locales', 'variedad local', 'semilla propia', 'variedades autóctonas', 'uva autóctona'],
      en: ['local varieties', 'native grapes', 'own seed', 'heritage varieties', 'indigenous grapes'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida a mano',
    en: 'hand picking',
    clues: {
      es: ['vendimia manual', 'vendimia a mano', 'cosecha a mano', 'aceituna a mano', 'recolección manual'],
      en: ['hand picked', 'hand harvested', 'picked by hand', 'hand harvest'],
    },
  },
  {
    kind: 'edge',
    es: 'extracción en frío',
    en: 'cold extraction',
    clues: {
      es: ['molturación en frío', 'prensado en frío', 'primera presión en frío'],
      en: ['cold pressed', 'cold pressing', 'cold extracted'],
    },
  },
  {
    kind: 'edge',
    es: 'envasado en la propia finca',
    en: 'bottling on the estate',
    clues: {
      es: ['envasado en finca', 'embotellado en origen', 'envasamos nosotros', 'embotellamos en la finca'],
      en: ['bottled on the estate', 'estate bottled', 'bottled on the farm', 'bottled at source'],
    },
  },
  {
    kind: 'edge',
    es: 'gallinas que salen al campo',
    en: 'hens that go outdoors',
    clues: {
      es: ['gallinas felices', 'gallinas al aire libre', 'gallinas sueltas en el monte'],
      en: ['happy hens', 'outdoor hens', 'hens on grass'],
    },
  },
  {
    kind: 'edge',
    es: 'colmenas de montaña',
    en: 'mountain hives',
    clues: {
      es: ['colmenas en el monte', 'miel de sierra', 'miel de montaña', 'lejos de cultivos', 'monte limpio'],
      en: ['mountain honey', 'hives in the hills', 'wild hillside', 'hives far from crops'],
    },
  },
  {
    kind: 'edge',
    es: 'producto sin mezclas',
    en: 'produce that is never blended',
    clues: {
      es: ['miel sin mezclas', 'sin mezclar', 'aceite sin mezclas', 'de una sola finca'],
      en: ['unblended', 'never blended', 'single estate', 'not blended'],
    },
  },
  {
    kind: 'edge',
    es: 'venta directa de la finca',
    en: 'direct sale from the farm',
    clues: {
      es: ['del productor al consumidor', 'directo del productor', 'directo de la finca', 'del campo a la mesa', 'venta directa'],
      en: ['straight from the farm', 'direct from the farm', 'field to fork', 'farm to table', 'farm gate sales'],
    },
  },
  {
    kind: 'edge',
    es: 'producción trazada hasta la parcela',
    en: 'produce traced back to the field',
    clues: {
      es: ['trazado hasta la parcela', 'saber la parcela', 'código de la parcela', 'etiqueta con parcela'],
      en: ['traced to the field', 'know the field', 'field on the label', 'single vineyard'],
    },
  },
  {
    kind: 'edge',
    es: 'cajas retornables',
    en: 'returnable boxes',
    clues: {
      es: ['cestas retornables', 'cajas reutilizables', 'devuelven la caja'],
      en: ['reusable crates', 'returnable crates', 'boxes returned', 'return the box'],
    },
  },
  {
    kind: 'edge',
    es: 'premios en concursos de cata',
    en: 'medals in tasting competitions',
    clues: {
      es: ['aceite premiado', 'vino premiado', 'medalla de oro', 'medallas', 'premios del aceite'],
      en: ['award winning oil', 'gold medal', 'medals', 'award winning wine', 'tasting awards'],
    },
  },
  {
    kind: 'edge',
    es: 'aguante en la nevera',
    en: 'produce that keeps',
    clues: {
      es: ['dura más en la nevera', 'aguanta más días', 'dura más días', 'se conserva más'],
      en: ['keeps for longer', 'lasts in the fridge', 'lasts longer in the fridge', 'keeps fresh'],
    },
  },
  {
    kind: 'customer',
    es: 'familias que cocinan a diario',
    en: 'families who cook every day',
    clues: {
      es: ['familias que cocinan', 'cocinan en casa', 'quieren comer sano', 'familias concienciadas'],
      en: ['families who cook', 'cook at home', 'want to eat well', 'home cooks'],
    },
  },
  {
    kind: 'customer',
    es: 'grupos de consumo',
    en: 'food co-ops',
    clues: {
      es: ['grupo de consumo', 'cooperativa de consumo', 'grupos de compra', 'comedores ecológicos'],
      en: ['food co-op', 'buying groups', 'consumer groups', 'community supported agriculture'],
    },
  },
  {
    kind: 'customer',
    es: 'restaurantes que cambian la carta con la huerta',
    en: 'restaurants that cook by the season',
    clues: {
      es: ['restaurantes de temporada', 'cocineros de producto', 'restaurantes que compran verdura', 'restaurantes de mercado'],
      en: ['seasonal restaurants', 'restaurants buying veg', 'chefs who cook by season', 'farm to table restaurants'],
    },
  },
  {
    kind: 'customer',
    es: 'tiendas de vino',
    en: 'wine shops',
    clues: {
      es: ['vinotecas', 'vinoteca', 'enotecas', 'tienda de vinos'],
      en: ['wine merchants', 'off licences', 'wine shop', 'bottle shops'],
    },
  },
  {
    kind: 'customer',
    es: 'herbolarios',
    en: 'health food shops',
    clues: {
      es: ['herbolario', 'tiendas ecológicas', 'parafarmacias', 'tiendas de productos naturales'],
      en: ['health food shop', 'organic shops', 'wholefood shops', 'health shops'],
    },
  },
  {
    kind: 'customer',
    es: 'aficionados que visitan bodegas',
    en: 'people who tour wineries',
    clues: { es: ['turistas del vino', 'turistas enológicos'], en: ['wine tourists', 'wine tourist', 'winery visitors'] },
  },
  {
    kind: 'customer',
    es: 'obradores de pastelería',
    en: 'pastry kitchens',
    clues: {
      es: ['pastelerías', 'obradores', 'pastelerías que compran huevos'],
      en: ['patisseries', 'pastry shops', 'bakeries that buy eggs', 'cake makers'],
    },
  },
  {
    kind: 'customer',
    es: 'casas que compran el aceite del año',
    en: 'households that buy the year’s oil',
    clues: {
      es: ['compran garrafas', 'aceite para todo el año', 'particulares que compran aceite', 'garrafas para el año'],
      en: ['oil for the year', 'households buying oil', 'yearly oil', 'bulk oil buyers'],
    },
  },
  {
    kind: 'customer',
    es: 'comedores escolares',
    en: 'school canteens',
    clues: {
      es: ['comedor escolar', 'colegios con comedor', 'guarderías con cocina'],
      en: ['school canteen', 'school kitchens', 'nurseries with kitchens', 'school meals'],
    },
  },
  {
    kind: 'customer',
    es: 'importadores pequeños',
    en: 'small importers',
    clues: {
      es: ['importador de vino', 'importador de aceite', 'distribuidores extranjeros', 'importadores de vino'],
      en: ['wine importers', 'oil importers', 'honey importers', 'import companies abroad'],
    },
  },
  {
    kind: 'pain',
    es: 'verdura envuelta en plástico',
    en: 'vegetables wrapped in plastic',
    clues: {
      es: ['verdura en plástico', 'verduras envueltas', 'fruta en bandeja', 'bandejas de plástico'],
      en: ['wrapped in plastic', 'veg in plastic', 'plastic wrapped', 'plastic trays'],
    },
    unless:
      /\b(?:flor(?:es)?|ramos?|rosas?|flowers?|bouquets?|roses?|blooms?|quesos?|cheeses?|carnes?|meat|huevos?|eggs?|pan(?:es)?|bread|setas?|mushrooms?)\b/,
  },
  {
    kind: 'pain',
    es: 'verdura que no sabe a nada',
    en: 'vegetables with no taste',
    clues: {
      es: ['tomates sin sabor', 'tomates no saben', 'tomate de cámara', 'fruta de cámara', 'verdura sin sabor'],
      en: ['tasteless tomatoes', 'tasteless veg', 'tasteless fruit', 'tomatoes with no taste'],
    },
  },
  {
    kind: 'pain',
    es: 'fruta o verdura venida de muy lejos',
    en: 'fruit or vegetables from far away',
    clues: {
      es: ['verdura de lejos', 'verdura de otro país', 'fruta de fuera', 'fruta importada', 'verdura importada'],
      en: ['veg from Spain', 'imported veg', 'imported vegetables', 'flown in', 'food miles'],
    },
    unless:
      /\b(?:flor(?:es)?|ramos?|rosas?|flowers?|bouquets?|roses?|blooms?|quesos?|cheeses?|carnes?|meat|huevos?|eggs?|pan(?:es)?|bread|setas?|mushrooms?)\b/,
  },
  {
    kind: 'pain',
    es: 'precios en origen que no cubren la recogida',
    en: 'farm prices below the cost of picking',
    clues: {
      es: ['pagan una miseria', 'pagan lo que quieren', 'precio en origen', 'precios del campo', 'vender a pérdidas'],
      en: ['paid a pittance', 'farm gate price', 'pay farmers nothing', 'below cost', 'paid next to nothing'],
    },
  },
  {
    kind: 'pain',
    es: 'aceituna vendida a granel',
    en: 'olives sold in bulk',
    clues: {
      es: ['aceituna a granel', 'aceite a granel', 'vender a granel', 'uva a granel'],
      en: ['sold in bulk', 'bulk olives', 'bulk oil', 'bulk wine', 'grapes in bulk'],
    },
  },
  {
    kind: 'pain',
    es: 'uva comprada por cuatro perras',
    en: 'grapes bought for next to nothing',
    clues: {
      es: ['uva barata', 'venden la uva', 'uva mal pagada', 'las grandes compran la uva'],
      en: ['cheap grapes', 'grapes for nothing', 'big wineries buy grapes', 'low grape prices'],
    },
  },
  {
    kind: 'pain',
    es: 'miel mezclada de otro continente',
    en: 'honey blended from another continent',
    clues: {
      es: ['miel china', 'miel falsa', 'miel adulterada', 'miel mezclada', 'miel de china'],
      en: ['chinese honey', 'fake honey', 'adulterated honey', 'blended honey', 'imported honey'],
    },
  },
  {
    kind: 'pain',
    es: 'aceite rebajado',
    en: 'adulterated oil',
    clues: {
      es: ['aceite malo', 'aceite adulterado', 'aceite refinado', 'aceite mezclado', 'aceite falso'],
      en: ['fake olive oil', 'adulterated oil', 'refined oil', 'blended oil', 'rancid oil'],
    },
  },
  {
    kind: 'pain',
    es: 'huevos de gallinas enjauladas',
    en: 'eggs from caged hens',
    clues: {
      es: ['huevos de jaula', 'gallinas enjauladas', 'gallinas en jaula', 'gallinas hacinadas'],
      en: ['caged hens', 'battery hens', 'cage eggs', 'caged eggs'],
    },
  },
  {
    kind: 'pain',
    es: 'pesticidas en la comida',
    en: 'pesticides in food',
    clues: {
      es: ['pesticidas', 'químicos en la verdura', 'residuos de pesticidas'],
      en: ['pesticides', 'chemicals in food', 'pesticide residues', 'sprayed veg'],
    },
  },
  {
    kind: 'pain',
    es: 'campos abandonados',
    en: 'abandoned fields',
    clues: {
      es: ['tierras abandonadas', 'campo abandonado', 'olivos abandonados', 'viñas abandonadas', 'pueblos vacíos'],
      en: ['abandoned land', 'abandoned farms', 'abandoned vineyards', 'abandoned groves'],
    },
  },
  {
    kind: 'pain',
    es: 'sequía',
    en: 'drought',
    clues: {
      es: ['falta de agua', 'falta de lluvia', 'no llueve', 'restricciones de agua'],
      en: ['droughts', 'lack of rain', 'lack of water', 'dry years'],
    },
  },
  {
    kind: 'pain',
    es: 'abejas que desaparecen',
    en: 'bees that are disappearing',
    clues: {
      es: ['faltan abejas', 'desaparecen las abejas', 'mueren las abejas', 'menos abejas'],
      en: ['fewer bees', 'bees dying', 'bee decline', 'disappearing bees'],
    },
  },
  {
    kind: 'pain',
    es: 'vinos que parecen el mismo',
    en: 'wines that all seem the same',
    clues: {
      es: ['mismos vinos', 'vinos iguales', 'vino industrial', 'vinos sin carácter'],
      en: ['same wines', 'mass market wine', 'industrial wine', 'wines taste the same'],
    },
  },
  {
    kind: 'alternative',
    es: 'la frutería de la esquina',
    en: 'the greengrocer on the corner',
    clues: {
      es: ['frutería', 'fruterías', 'frutería del barrio', 'verdulería'],
      en: ['greengrocer', 'fruit shop', 'greengrocers', 'fruit and veg shop'],
    },
  },
  {
    kind: 'alternative',
    es: 'la verdura ecológica del supermercado',
    en: 'the supermarket’s organic shelf',
    clues: {
      es: ['ecológico del supermercado', 'verdura del súper', 'bio del supermercado', 'verdura de supermercado'],
      en: ['supermarket organic', 'supermarket veg', 'supermarket vegetables', 'organic aisle'],
    },
  },
  {
    kind: 'alternative',
    es: 'el huerto de un familiar',
    en: 'a relative’s vegetable plot',
    clues: {
      es: ['huerto propio', 'huerto del abuelo', 'huerto de la familia', 'el huerto de un tío'],
      en: ['own garden', 'grow their own', 'family vegetable plot', 'allotment of their own'],
    },
  },
  {
    kind: 'alternative',
    es: 'una cesta a domicilio de otra provincia',
    en: 'a veg box from another region',
    clues: {
      es: ['cestas de otras empresas', 'otras cestas', 'talkual', 'cesta por internet'],
      en: ['riverford', 'abel cole', 'other veg boxes', 'oddbox', 'national veg box'],
    },
  },
  {
    kind: 'alternative',
    es: 'el aceite del supermercado',
    en: 'supermarket oil',
    clues: {
      es: ['aceite del súper', 'aceite de marca', 'carbonell', 'aceite de oferta', 'hojiblanca'],
      en: ['supermarket olive oil', 'filippo berio', 'cheap olive oil', 'branded oil'],
    },
  },
  {
    kind: 'alternative',
    es: 'la cooperativa del pueblo',
    en: 'the village co-operative',
    clues: {
      es: ['cooperativa', 'garrafa de la cooperativa', 'almazara cooperativa', 'bodega cooperativa'],
      en: ['cooperative', 'oil co-operative', 'wine co-operative', 'growers’ co-op'],
    },
    unless: /\b(?:consumo|food co|supermarket|supermercado)\b/,
  },
  {
    kind: 'alternative',
    es: 'el aceite de girasol',
    en: 'sunflower oil',
    clues: { es: ['aceite de semillas', 'aceite girasol'], en: ['seed oil', 'vegetable oil', 'bottles of sunflower oil'] },
  },
  {
    kind: 'alternative',
    es: 'una bodega grande',
    en: 'a large winery',
    clues: {
      es: ['bodegas grandes', 'concha y toro', 'grandes bodegas', 'viñas grandes'],
      en: ['large wineries', 'big wineries', 'big wine brands', 'concha y toro'],
    },
  },
  {
    kind: 'alternative',
    es: 'el vino de la casa',
    en: 'the house wine',
    clues: {
      es: ['vino de casa', 'vino de mesa', 'vino de jarra'],
      en: ['house wine', 'table wine', 'carafe wine'],
    },
  },
  {
    kind: 'alternative',
    es: 'la miel del supermercado',
    en: 'supermarket honey',
    clues: {
      es: ['miel de marca', 'miel del súper', 'granja san francisco', 'miel industrial'],
      en: ['supermarket honeys', 'squeezy honey', 'rowse', 'branded honey'],
    },
  },
  {
    kind: 'alternative',
    es: 'los huevos del supermercado',
    en: 'supermarket eggs',
    clues: {
      es: ['huevos del súper', 'huevos de suelo', 'huevos de mercadona', 'huevos de marca'],
      en: ['supermarket egg', 'barn eggs', 'cheap eggs', 'shop eggs'],
    },
  },
  {
    kind: 'alternative',
    es: 'un vecino con gallinas',
    en: 'a neighbour with hens',
    clues: {
      es: ['gallinas de un vecino', 'huevos de un vecino', 'gallinas propias'],
      en: ['neighbour’s hens', 'eggs from a neighbour', 'own hens', 'backyard hens'],
    },
  },
  {
    kind: 'alternative',
    es: 'otros productores de la comarca',
    en: 'other growers in the district',
    clues: {
      es: ['otros agricultores', 'otras huertas', 'otros apicultores', 'otras granjas', 'otros productores'],
      en: ['other growers', 'other farms', 'other beekeepers', 'other producers', 'other farmers'],
    },
  },
  {
    kind: 'channel',
    es: 'mercados de productores',
    en: 'farmers’ markets',
    clues: {
      es: ['mercado de productores', 'mercado de agricultores', 'mercado agroecológico', 'mercado de abastos'],
      en: ['farmers market', 'producers market', 'growers market', 'farm market'],
    },
  },
  {
    kind: 'channel',
    es: 'carteles en la carretera',
    en: 'signs on the road',
    clues: {
      es: ['cartel en la carretera', 'puesto en la carretera', 'venta a pie de finca', 'puesto a pie de finca'],
      en: ['road signs', 'roadside stall', 'farm gate sign', 'honesty stall', 'farm gate stall'],
    },
  },
  {
    kind: 'channel',
    es: 'ferias del vino',
    en: 'wine fairs',
    clues: {
      es: ['feria del vino', 'ferias de aceite', 'feria de la miel', 'ferias agrícolas', 'feria del aceite'],
      en: ['wine fair', 'oil fair', 'honey show', 'agricultural show', 'county show'],
    },
  },
  {
    kind: 'channel',
    es: 'agencias de turismo del vino',
    en: 'wine tour agencies',
    clues: {
      es: ['rutas del vino', 'ruta del vino', 'oficina de turismo', 'guías de vino'],
      en: ['wine routes', 'wine route', 'tour operators', 'wine guides'],
    },
  },
  {
    kind: 'resource',
    es: 'tierra arrendada',
    en: 'rented land',
    clues: {
      es: ['arrendar tierra', 'alquilar tierra', 'hectáreas', 'terreno', 'finca arrendada'],
      en: ['rent land', 'acres', 'hectares', 'leased land', 'land to rent'],
    },
  },
  {
    kind: 'resource',
    es: 'tierra de la familia',
    en: 'family land',
    clues: {
      es: ['finca familiar', 'tierras de mis padres', 'olivar familiar', 'finca de mi padre', 'tierras de la familia'],
      en: ['family farm', 'parents’ land', 'family grove', 'family vineyard', 'family land'],
    },
  },
  {
    kind: 'resource',
    es: 'un invernadero',
    en: 'a polytunnel',
    clues: {
      es: ['invernaderos', 'túneles de cultivo', 'invernadero', 'malla de sombreo'],
      en: ['polytunnels', 'greenhouses', 'growing tunnels', 'glasshouse'],
    },
  },
  {
    kind: 'resource',
    es: 'riego por goteo',
    en: 'drip irrigation',
    clues: {
      es: ['riego', 'goteo', 'sistema de riego', 'bomba de riego'],
      en: ['irrigation', 'irrigation system', 'watering system', 'irrigation pump'],
    },
  },
  {
    kind: 'resource',
    es: 'acceso al agua',
    en: 'access to water',
    clues: {
      es: ['pozo', 'derechos de agua', 'balsa de riego', 'concesión de agua'],
      en: ['borehole', 'water rights', 'irrigation pond', 'water well'],
    },
  },
  {
    kind: 'resource',
    es: 'maquinaria agrícola',
    en: 'farm machinery',
    clues: {
      es: ['tractor', 'motocultor', 'desbrozadora', 'aperos', 'remolque agrícola'],
      en: ['tractor', 'rotavator', 'two wheel tractor', 'farm trailer', 'walking tractor'],
    },
  },
  {
    kind: 'resource',
    es: 'semillas de temporada',
    en: 'seed for the season',
    clues: { es: ['semillas', 'planta para plantar', 'compost', 'sustrato'], en: ['seeds', 'compost', 'seed potatoes', 'fertiliser'] },
  },
  {
    kind: 'resource',
    es: 'colmenas pobladas',
    en: 'stocked hives',
    clues: {
      es: ['colmenas', 'enjambres', 'cajas de abejas', 'núcleos de abejas'],
      en: ['hives', 'bee colonies', 'swarms', 'nucs', 'beehives'],
    },
  },
  {
    kind: 'resource',
    es: 'un extractor de miel',
    en: 'a honey extractor',
    clues: {
      es: ['extractor', 'sala de extracción', 'maduradores', 'desoperculadora'],
      en: ['extractor', 'honey room', 'extraction room', 'settling tank', 'honey spinner'],
    },
  },
  {
    kind: 'resource',
    es: 'un gallinero',
    en: 'a henhouse',
    clues: {
      es: ['gallineros', 'gallinero portátil', 'gallinero móvil', 'comederos'],
      en: ['hen house', 'chicken coop', 'mobile coop', 'henhouses'],
    },
  },
  {
    kind: 'resource',
    es: 'estuches de huevos',
    en: 'egg boxes',
    clues: {
      es: ['hueveras', 'clasificadora de huevos', 'centro de embalaje', 'marcar huevos'],
      en: ['egg grader', 'egg cartons', 'egg stamping', 'egg box'],
    },
  },
  {
    kind: 'resource',
    es: 'depósitos de bodega o almazara',
    en: 'storage tanks',
    clues: {
      es: ['depósitos', 'depósito', 'cubas', 'tanques de vino', 'depósitos de acero'],
      en: ['steel tanks', 'steel vats', 'wine vats', 'oil tanks'],
    },
  },
  {
    kind: 'resource',
    es: 'barricas',
    en: 'oak barrels',
    clues: { es: ['barricas', 'barrica', 'toneles', 'barricas de roble'], en: ['barrels', 'casks', 'oak casks', 'oak barrel'] },
  },
  {
    kind: 'resource',
    es: 'una prensa pequeña',
    en: 'a small press',
    clues: { es: ['prensa', 'despalilladora', 'prensas', 'estrujadora'], en: ['wine press', 'destemmer', 'crusher'] },
  },
  {
    kind: 'resource',
    es: 'una línea de embotellado',
    en: 'a bottling line',
    clues: { es: ['envasadora', 'embotelladora', 'envasadora de aceite'], en: ['bottling machine', 'mobile bottling', 'bottle filler'] },
  },
  {
    kind: 'resource',
    es: 'turnos en la almazara',
    en: 'slots at the oil mill',
    clues: {
      es: ['maquila en almazara', 'molino de aceite', 'turno de molino', 'almazara cercana'],
      en: ['oil mill slots', 'olive press', 'milling at the co-op', 'oil mill'],
    },
  },
  {
    kind: 'resource',
    es: 'inscripción en los registros agrarios',
    en: 'farm registration',
    clues: {
      es: ['registro de explotación', 'registro de envasador', 'registro ganadero'],
      en: ['registered farm', 'producer registration', 'holding number', 'register the farm'],
    },
  },
  {
    kind: 'resource',
    es: 'ayudas de la política agraria',
    en: 'farm subsidies',
    clues: {
      es: ['ayuda pac', 'ayudas pac', 'dinero de la pac', 'ayudas al campo', 'joven agricultor'],
      en: ['farm subsidy', 'farm payments', 'young farmer grant', 'farming grant'],
    },
  },
  {
    kind: 'resource',
    es: 'manos para la cosecha',
    en: 'harvest hands',
    clues: {
      es: ['temporeros', 'jornaleros', 'cuadrilla', 'ayuda en la vendimia', 'vendimiadores'],
      en: ['seasonal workers', 'harvest workers', 'pickers', 'seasonal pickers', 'grape pickers'],
    },
  },
  {
    kind: 'edge',
    es: 'molienda el mismo día',
    en: 'pressing on the day of picking',
    clues: {
      es: ['molido el mismo día', 'molturado el mismo día', 'molienda en horas', 'aceituna molida el mismo día'],
      en: ['pressed the same day', 'pressed within hours', 'milled the same day', 'pressed on the day'],
    },
  },
  {
    kind: 'edge',
    es: 'verdura sin plástico',
    en: 'vegetables without plastic',
    clues: {
      es: ['verduras sin plástico', 'fruta sin plástico', 'cestas sin plástico'],
      en: ['veg without plastic', 'plastic free veg', 'loose vegetables'],
    },
  },
  {
    kind: 'resource',
    es: 'gallinas ponedoras',
    en: 'laying hens',
    clues: { es: ['gallinas', 'ponedoras', 'comprar gallinas', 'gallinas jóvenes'], en: ['hens', 'pullets', 'point of lay hens'] },
  },
  {
    kind: 'resource',
    es: 'una denominación de origen',
    en: 'an appellation',
    clues: {
      es: ['denominación de origen', 'consejo regulador', 'sello de denominación'],
      en: ['designation of origin', 'appellation', 'regulatory council'],
    },
  },
  {
    kind: 'alternative',
    es: 'el vino del supermercado',
    en: 'supermarket wine',
    clues: {
      es: ['vino de supermercado', 'vinos de supermercado', 'vino del súper', 'vino barato del supermercado', 'vino de oferta'],
      en: ['supermarket wines', 'wine from the supermarket', 'cheap supermarket wine', 'wine at the supermarket', 'grocery store wine'],
    },
  },
  {
    kind: 'edge',
    es: 'buen trato a los animales',
    en: 'good care of the animals',
    clues: {
      es: ['bienestar animal', 'animales bien tratados', 'animales felices', 'trato digno a los animales', 'animales sin estrés'],
      en: ['animal welfare', 'animals treated well', 'well-treated animals', 'happy animals', 'kindness to animals'],
    },
  },
  {
    kind: 'pain',
    es: 'miel traída de fuera',
    en: 'honey brought in from elsewhere',
    clues: {
      es: [
        'miel de fuera',
        'miel que viene de fuera',
        'miel traída de fuera',
        'miel de otro sitio',
        'miel de quién sabe dónde',
        'mezclada de varios países',
      ],
      en: [
        'honey trucked in',
        'trucked in and blended',
        'honey from who knows where',
        'honey from somewhere else',
        'honey brought in from elsewhere',
        'honey shipped in',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'tarros que dicen de qué colmenar vienen',
    en: 'jars that name their apiary',
    clues: {
      es: [
        'colmenar y la fecha',
        'etiqueta con el colmenar',
        'fecha de extracción en el tarro',
        'colmenar en la etiqueta',
        'nombre del colmenar',
      ],
      en: [
        'bee yard and the week',
        'apiary on the label',
        'date it was pulled',
        'apiary and the date',
        'which bee yard it came from',
        'jar says which hive',
      ],
    },
  },
  {
    kind: 'customer',
    es: 'quienes se criaron aquí, aunque vivan lejos',
    en: 'people who grew up here but live away',
    clues: {
      es: [
        'se criaron aquí',
        'crecieron aquí y se fueron',
        'emigrados que echan de menos',
        'los que se fueron del pueblo',
        'paisanos que viven fuera',
      ],
      en: ['grew up here and moved', 'grew up here and left', 'natives who moved away', 'folks who moved off', 'want a taste of home'],
    },
  },
  {
    kind: 'customer',
    es: 'panaderos o pasteleros de la zona',
    en: 'local bakers or pastry chefs',
    clues: {
      es: ['panaderos de la zona', 'panaderías de la zona', 'panaderos locales', 'pasteleros de la zona', 'reposteros de la zona'],
      en: ['local bakers', 'bakers nearby', 'neighbourhood bakers', 'local bakeries', 'local pastry chefs'],
    },
  },
  {
    kind: 'pain',
    es: 'flores de supermercado envueltas en plástico',
    en: 'supermarket flowers wrapped in plastic',
    clues: {
      es: ['flores envueltas en plástico', 'ramos envueltos en plástico', 'flores en plástico', 'ramos de supermercado'],
      en: [
        'flowers wrapped in plastic',
        'bouquets wrapped in plastic',
        'roses wrapped in plastic',
        'flowers in plastic',
        'supermarket bouquets',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'flores traídas en avión',
    en: 'flowers flown in from abroad',
    clues: {
      es: ['flores importadas', 'flores de importación', 'flores que llegan en avión', 'flores de otro continente', 'rosas importadas'],
      en: ['imported flowers', 'flowers flown in', 'roses flown in', 'imported roses', 'flowers shipped in from abroad'],
    },
  },
];
