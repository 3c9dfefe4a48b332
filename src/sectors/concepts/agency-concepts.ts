import type { Concept } from './concept.ts';

export const agencyConcepts: readonly Concept[] = [
  {
    kind: 'pain',
    es: 'fotos borrosas',
    en: 'blurred photographs',
    clues: {
      es: ['fotos feas', 'fotos oscuras', 'fotos mal hechas'],
      en: ['blurry photos', 'dark photos', 'photos out of focus'],
    },
  },
  {
    kind: 'pain',
    es: 'mensajes sin contestar',
    en: 'messages nobody answers',
    clues: {
      es: ['no contestan mensajes', 'no responden mensajes', 'mensajes sin responder', 'no contestan los mensajes'],
      en: ['messages go unanswered', 'unanswered messages', 'not answer messages', 'nobody answers messages'],
    },
  },
  {
    kind: 'pain',
    es: 'reservas que se pierden',
    en: 'lost bookings',
    clues: {
      es: ['pierden reservas', 'reservas perdidas', 'se pierden reservas'],
      en: ['lose bookings', 'bookings lost', 'missed bookings'],
    },
  },
  {
    kind: 'offer',
    es: 'páginas web a medida',
    en: 'bespoke websites',
    clues: {
      es: ['webs a medida', 'diseño web a medida', 'desarrollo web a medida'],
      en: ['custom websites', 'tailor made websites', 'bespoke web design'],
    },
  },
  {
    kind: 'offer',
    es: 'diseño de páginas web',
    en: 'website design',
    clues: {
      es: ['diseño web', 'páginas web', 'sitios web', 'hacer webs'],
      en: ['web design', 'build websites', 'make websites', 'websites for shops'],
    },
  },
  {
    kind: 'offer',
    es: 'tiendas en línea',
    en: 'online stores',
    clues: {
      es: ['tiendas online', 'hacer ecommerce', 'tienda en shopify', 'tiendas woocommerce'],
      en: ['ecommerce sites', 'online shops', 'shopify builds', 'woocommerce stores'],
    },
  },
  {
    kind: 'offer',
    es: 'programación a medida',
    en: 'bespoke software',
    clues: {
      es: ['desarrollo a medida', 'software a medida', 'aplicaciones a medida'],
      en: ['custom software', 'bespoke development', 'custom development'],
    },
  },
  {
    kind: 'offer',
    es: 'aplicaciones móviles',
    en: 'mobile apps',
    clues: { es: ['apps móviles', 'desarrollo de apps', 'hacer apps'], en: ['app development', 'build apps', 'phone apps'] },
  },
  {
    kind: 'offer',
    es: 'mantenimiento web',
    en: 'website maintenance',
    clues: {
      es: ['mantenimiento de webs', 'actualizar la web', 'copias de seguridad de la web'],
      en: ['web maintenance', 'site updates', 'website care plans'],
    },
  },
  {
    kind: 'offer',
    es: 'alojamiento web',
    en: 'web hosting',
    clues: {
      es: ['hosting web', 'alojamiento y dominio', 'servidores y dominios'],
      en: ['hosting and domain', 'managed hosting', 'host websites'],
    },
  },
  {
    kind: 'offer',
    es: 'identidad visual',
    en: 'visual identity',
    clues: {
      es: ['identidad corporativa', 'imagen corporativa', 'identidad de marca', 'hacer branding'],
      en: ['brand identity', 'corporate identity', 'branding projects', 'brand design'],
    },
  },
  {
    kind: 'offer',
    es: 'logotipos',
    en: 'logo design',
    clues: { es: ['diseño de logotipos', 'diseño de logos', 'logo y tarjetas'], en: ['logotypes', 'design logos', 'new logo'] },
  },
  {
    kind: 'offer',
    es: 'diseño de envases',
    en: 'packaging design',
    clues: {
      es: ['diseño de packaging', 'diseño de etiquetas', 'etiquetas de vino'],
      en: ['packaging artwork', 'label design', 'wine labels'],
    },
  },
  {
    kind: 'offer',
    es: 'manual de marca',
    en: 'a brand manual',
    clues: { es: ['libro de estilo', 'guía de marca', 'manual de identidad'], en: ['brand guidelines', 'brand book', 'style guide'] },
  },
  {
    kind: 'offer',
    es: 'ilustración',
    en: 'illustration',
    clues: { es: ['dibujos por encargo', 'ilustraciones por encargo'], en: ['commissioned drawings', 'book illustration'] },
  },
  {
    kind: 'offer',
    es: 'maquetación de folletos o catálogos',
    en: 'brochure or catalogue layout',
    clues: { es: ['catálogos', 'folletos', 'diseño editorial', 'maquetar revistas'], en: ['catalogues', 'brochures', 'editorial design'] },
  },
  {
    kind: 'offer',
    es: 'rotulación de locales',
    en: 'shop signage',
    clues: {
      es: ['diseño de rótulos', 'rotulación de furgonetas', 'vinilos de escaparate'],
      en: ['signage', 'vehicle graphics', 'vinyl lettering'],
    },
  },
  {
    kind: 'offer',
    es: 'vídeo corporativo',
    en: 'corporate video',
    clues: { es: ['vídeo de empresa', 'vídeo institucional'], en: ['corporate films', 'company video'] },
  },
  {
    kind: 'offer',
    es: 'vídeos de producto',
    en: 'product videos',
    clues: { es: ['vídeos para fichas', 'vídeos de tienda online'], en: ['product films', 'product clips'] },
  },
  {
    kind: 'offer',
    es: 'vídeos cortos para redes',
    en: 'short social clips',
    clues: {
      es: ['reels', 'vídeos verticales', 'youtube shorts', 'clips para TikTok'],
      en: ['reels', 'vertical video', 'youtube shorts', 'TikTok clips'],
    },
  },
  {
    kind: 'offer',
    es: 'grabación con dron',
    en: 'drone filming',
    clues: { es: ['dron', 'imágenes aéreas', 'vídeo con dron'], en: ['drone', 'aerial footage', 'drone shots'] },
  },
  {
    kind: 'offer',
    es: 'producción de pódcast',
    en: 'podcast production',
    clues: { es: ['podcast', 'grabar podcasts'], en: ['podcast'] },
  },
  {
    kind: 'offer',
    es: 'vídeos animados',
    en: 'animated videos',
    clues: {
      es: ['motion graphics', 'animación de logos', 'animación para empresas'],
      en: ['motion graphics', 'explainer videos', 'animation studio'],
    },
  },
  {
    kind: 'offer',
    es: 'retransmisión de actos',
    en: 'event streaming',
    clues: { es: ['streaming', 'emisión en directo', 'directos de eventos'], en: ['livestream', 'live streaming', 'webcast'] },
  },
  {
    kind: 'offer',
    es: 'fotografía de producto',
    en: 'product photography',
    clues: {
      es: ['fotos de producto', 'sesiones de fotos', 'fotos de catálogo'],
      en: ['product photos', 'photo shoots', 'catalogue photography'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión de redes',
    en: 'social media management',
    clues: {
      es: ['llevar redes', 'gestión de redes sociales', 'redes sociales', 'community manager', 'llevar instagram'],
      en: ['social media', 'manage socials', 'community management', 'run instagram accounts'],
    },
  },
  {
    kind: 'offer',
    es: 'campañas de anuncios',
    en: 'advertising campaigns',
    clues: {
      es: ['meta ads', 'google ads', 'publicidad online', 'anuncios en redes', 'anuncios para restaurantes', 'anuncios pagados'],
      en: ['paid ads', 'google ads', 'facebook ads', 'PPC'],
    },
  },
  {
    kind: 'offer',
    es: 'posicionamiento en buscadores',
    en: 'search optimisation',
    clues: { es: ['SEO', 'posicionamiento web', 'salir en google'], en: ['SEO', 'search engine optimisation', 'rank on google'] },
  },
  {
    kind: 'offer',
    es: 'ficha de Google cuidada',
    en: 'managed Google listings',
    clues: {
      es: ['SEO local', 'optimizar google maps', 'ficha de google my business'],
      en: ['local SEO', 'google business profile', 'map listing management'],
    },
  },
  {
    kind: 'offer',
    es: 'redacción de contenidos',
    en: 'copywriting',
    clues: { es: ['copywriting', 'textos para webs', 'artículos para blogs'], en: ['web copy', 'blog writing', 'content writing'] },
  },
  {
    kind: 'offer',
    es: 'campañas de correo',
    en: 'email campaigns',
    clues: { es: ['email marketing', 'redactar newsletters', 'mailchimp'], en: ['email marketing', 'write newsletters', 'mailchimp'] },
  },
  {
    kind: 'offer',
    es: 'trato con creadores',
    en: 'creator campaigns',
    clues: {
      es: ['campañas con influencers', 'marketing de influencers', 'gestión de influencers'],
      en: ['influencer marketing', 'influencer campaigns', 'ugc'],
    },
  },
  {
    kind: 'offer',
    es: 'gabinete de prensa',
    en: 'press relations',
    clues: {
      es: ['notas de prensa', 'relaciones públicas', 'comunicación corporativa'],
      en: ['PR', 'press releases', 'public relations', 'media relations'],
    },
  },
  {
    kind: 'offer',
    es: 'plan de medios',
    en: 'media planning',
    clues: {
      es: ['compra de medios', 'publicidad en radio', 'publicidad exterior'],
      en: ['media buying', 'radio advertising', 'outdoor advertising'],
    },
  },
  {
    kind: 'offer',
    es: 'analítica web',
    en: 'web analytics',
    clues: {
      es: ['google analytics', 'informes de tráfico', 'medir conversiones'],
      en: ['analytics', 'conversion tracking', 'traffic reports'],
    },
  },
  {
    kind: 'offer',
    es: 'automatizaciones',
    en: 'automated workflows',
    clues: {
      es: ['chatbots', 'agentes de IA', 'automatizaciones con IA', 'inteligencia artificial para empresas'],
      en: ['chatbots', 'ai agents', 'workflow automation', 'ai automation'],
    },
  },
  {
    kind: 'offer',
    es: 'campañas de financiación',
    en: 'crowdfunding campaigns',
    clues: { es: ['crowdfunding', 'micromecenazgo', 'campañas de kickstarter'], en: ['crowdfunding', 'kickstarter campaigns'] },
  },
  {
    kind: 'edge',
    es: 'entrega por fases',
    en: 'delivery in stages',
    clues: {
      es: ['entregas semanales', 'entregas parciales', 'avances cada semana'],
      en: ['weekly deliveries', 'staged delivery', 'progress every week'],
    },
  },
  {
    kind: 'edge',
    es: 'web lista en dos semanas',
    en: 'a site live in two weeks',
    clues: {
      es: ['web en dos semanas', 'página en dos semanas', 'lista en quince días'],
      en: ['website in two weeks', 'live in a fortnight', 'two week website'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto cerrado por proyecto',
    en: 'a set price per project',
    clues: {
      es: ['presupuesto cerrado', 'precio por proyecto', 'tarifa por proyecto'],
      en: ['project pricing', 'quoted per project', 'price per project'],
    },
  },
  {
    kind: 'edge',
    es: 'cuota mensual con cancelación libre',
    en: 'a monthly fee that can be cancelled',
    clues: {
      es: ['cancelar cuando quieras', 'mes a mes', 'baja libre', 'sin permanencia'],
      en: ['cancel anytime', 'rolling contract', 'month to month', 'no lock in', 'no contract tie'],
    },
  },
  {
    kind: 'edge',
    es: 'informe mensual de una página',
    en: 'a one-page monthly report',
    clues: { es: ['informe mensual', 'reporte mensual', 'informes claros'], en: ['monthly report', 'clear reports'] },
  },
  {
    kind: 'edge',
    es: 'resultados atados a ventas',
    en: 'results tied to sales',
    clues: {
      es: ['cobrar por resultados', 'comisión por venta', 'ligado a ventas'],
      en: ['pay on results', 'performance based', 'commission on sales'],
    },
  },
  {
    kind: 'edge',
    es: 'claves en manos del cliente',
    en: 'passwords that stay with the client',
    clues: {
      es: ['web de su propiedad', 'claves entregadas', 'dueño de su web'],
      en: ['own your website', 'passwords handed over', 'client owns everything'],
    },
  },
  {
    kind: 'edge',
    es: 'edición sencilla por el propio cliente',
    en: 'simple editing by the client',
    clues: {
      es: ['actualizar ellos mismos la web', 'web autogestionable', 'editar la web ellos mismos'],
      en: ['edit it yourself', 'self managed website', 'easy to update'],
    },
  },
  {
    kind: 'edge',
    es: 'webs que cargan deprisa',
    en: 'fast-loading websites',
    clues: { es: ['carga rápida', 'webs rápidas', 'velocidad de carga'], en: ['fast websites', 'fast loading', 'page speed'] },
  },
  {
    kind: 'edge',
    es: 'accesibilidad revisada',
    en: 'checked accessibility',
    clues: { es: ['web accesible', 'accesibilidad web', 'WCAG'], en: ['accessible websites', 'web accessibility', 'WCAG'] },
  },
  {
    kind: 'edge',
    es: 'diseño pensado para móvil',
    en: 'mobile-first design',
    clues: { es: ['diseño móvil', 'diseño responsive', 'mobile first'], en: ['responsive design', 'mobile first', 'designed for phones'] },
  },
  {
    kind: 'edge',
    es: 'rondas de cambios incluidas',
    en: 'revisions included',
    clues: {
      es: ['cambios incluidos', 'revisiones incluidas', 'cambios ilimitados'],
      en: ['revision rounds', 'included changes', 'unlimited revisions'],
    },
  },
  {
    kind: 'edge',
    es: 'equipo propio de rodaje',
    en: 'own filming equipment',
    clues: { es: ['equipo de grabación propio', 'plató propio', 'cámaras propias'], en: ['own cameras', 'own studio', 'in house crew'] },
  },
  {
    kind: 'edge',
    es: 'rodaje en un solo día',
    en: 'filming in a single day',
    clues: {
      es: ['grabamos en una mañana', 'rodaje en un día', 'grabar en una jornada'],
      en: ['film in a morning', 'one day shoot', 'filmed in a day'],
    },
  },
  {
    kind: 'edge',
    es: 'un mes de contenido en un día',
    en: 'a month’s content in a day',
    clues: {
      es: ['contenido para un mes', 'grabar todo el mes', 'un día de grabación al mes'],
      en: ['month of content', 'batch filming', 'content day'],
    },
  },
  {
    kind: 'edge',
    es: 'especialización en un solo gremio',
    en: 'specialism in one trade',
    clues: {
      es: ['solo restaurantes', 'solo clínicas', 'especializados en clínicas', 'especializados en un sector'],
      en: ['only restaurants', 'dental marketing', 'specialise in clinics', 'one industry only'],
    },
  },
  {
    kind: 'edge',
    es: 'trato con quien diseña',
    en: 'dealing with the designer in person',
    clues: {
      es: ['hablas con el diseñador', 'trato directo', 'trato con el diseñador'],
      en: ['talk to the designer', 'deal directly', 'same person'],
    },
  },
  {
    kind: 'edge',
    es: 'visita al local antes de proponer',
    en: 'a visit to the premises before proposing',
    clues: {
      es: ['visitamos el local', 'vamos al local', 'vamos a la tienda'],
      en: ['visit your premises', 'come see the shop', 'visit the shop'],
    },
  },
  {
    kind: 'edge',
    es: 'archivos originales entregados',
    en: 'original files handed over',
    clues: {
      es: ['archivos abiertos', 'entregamos editables', 'ficheros editables'],
      en: ['source files', 'editable files', 'open files'],
    },
  },
  {
    kind: 'edge',
    es: 'diseño dibujado a mano',
    en: 'hand-drawn design',
    clues: { es: ['dibujado a mano', 'ilustrado a mano', 'dibujo manual'], en: ['hand drawn', 'drawn by hand', 'hand lettering'] },
  },
  {
    kind: 'edge',
    es: 'equipo bilingüe',
    en: 'a bilingual team',
    clues: {
      es: ['webs en dos idiomas', 'equipo multilingüe', 'contenidos en varios idiomas'],
      en: ['multilingual team', 'content in two languages', 'bilingual content'],
    },
  },
  {
    kind: 'edge',
    es: 'tintas de imprenta supervisadas',
    en: 'print supervision',
    clues: {
      es: ['pie de máquina', 'imprenta de confianza', 'control de imprenta'],
      en: ['print management', 'trusted printer', 'press proofs'],
    },
  },
  {
    kind: 'edge',
    es: 'diseños sin plantillas',
    en: 'template-free design',
    clues: { es: ['sin plantillas', 'nada de plantillas'], en: ['no templates', 'template free'] },
  },
  {
    kind: 'customer',
    es: 'comercios con web antigua',
    en: 'shops with an old website',
    clues: { es: ['web antigua', 'web vieja', 'página desfasada'], en: ['outdated website', 'old website', 'dated websites'] },
  },
  {
    kind: 'customer',
    es: 'negocios que abren',
    en: 'newly opening businesses',
    clues: { es: ['negocios nuevos', 'aperturas', 'recién abiertos'], en: ['new businesses', 'businesses about to open', 'newly opened'] },
  },
  {
    kind: 'customer',
    es: 'restaurantes',
    en: 'restaurants',
    clues: {
      es: ['hostelería', 'bares y restaurantes', 'locales de hostelería'],
      en: ['cafes and restaurants', 'hospitality businesses', 'bars and restaurants'],
    },
  },
  {
    kind: 'customer',
    es: 'clínicas',
    en: 'clinics',
    clues: { es: ['dentistas', 'clínicas dentales', 'fisioterapeutas'], en: ['dentists', 'dental practices', 'physios'] },
  },
  {
    kind: 'customer',
    es: 'bodegas',
    en: 'wineries',
    clues: { es: ['productores de vino', 'cooperativas vinícolas'], en: ['wine producers', 'vineyards', 'wine estates'] },
  },
  {
    kind: 'customer',
    es: 'hoteles',
    en: 'hotels',
    clues: { es: ['casas rurales', 'alojamientos turísticos', 'hostales'], en: ['hotel groups', 'guest houses', 'holiday lets'] },
  },
  {
    kind: 'customer',
    es: 'inmobiliarias',
    en: 'estate agents',
    clues: {
      es: ['agencias inmobiliarias', 'promotoras', 'agentes inmobiliarios'],
      en: ['realtors', 'property developers', 'letting agents'],
    },
  },
  {
    kind: 'customer',
    es: 'fabricantes locales',
    en: 'local manufacturers',
    clues: {
      es: ['fábricas de la zona', 'empresas industriales', 'industria de la zona'],
      en: ['factories', 'industrial firms', 'manufacturing companies'],
    },
  },
  {
    kind: 'customer',
    es: 'marcas que venden en línea',
    en: 'brands selling online',
    clues: {
      es: ['marcas de ecommerce', 'venden por internet', 'marcas digitales'],
      en: ['ecommerce brands', 'online brands', 'dtc brands'],
    },
  },
  {
    kind: 'customer',
    es: 'despachos profesionales',
    en: 'professional practices',
    clues: { es: ['despachos de abogados', 'asesorías', 'arquitectos'], en: ['law firms', 'accountancy firms', 'architects'] },
  },
  {
    kind: 'customer',
    es: 'ayuntamientos',
    en: 'town councils',
    clues: {
      es: ['administraciones públicas', 'licitaciones', 'concejalías'],
      en: ['public sector', 'local authorities', 'public tenders'],
    },
  },
  {
    kind: 'customer',
    es: 'entidades sin ánimo de lucro',
    en: 'charities',
    clues: { es: ['ONG', 'fundaciones', 'asociaciones sin ánimo de lucro'], en: ['non profits', 'foundations', 'charity sector'] },
  },
  {
    kind: 'customer',
    es: 'empresas emergentes',
    en: 'start-ups',
    clues: { es: ['startups', 'empresas tecnológicas'], en: ['startups', 'tech companies'] },
  },
  {
    kind: 'customer',
    es: 'agencias que subcontratan',
    en: 'agencies that subcontract',
    clues: { es: ['marca blanca', 'otras agencias', 'colaborar con agencias'], en: ['white label', 'other agencies', 'agency overflow'] },
  },
  {
    kind: 'customer',
    es: 'negocios sin web',
    en: 'businesses without a website',
    clues: {
      es: ['comercios sin web', 'no tienen web', 'sin página web'],
      en: ['no website', 'shops without a website', 'without a website'],
    },
  },
  {
    kind: 'pain',
    es: 'webs que nadie encuentra',
    en: 'websites nobody finds',
    clues: {
      es: ['nadie encuentra la web', 'última página de google', 'invisibles en internet', 'no salen en google', 'no aparecen en google'],
      en: ['nobody finds', 'invisible online', 'buried on google', 'page two of google', 'not on google'],
    },
  },
  {
    kind: 'pain',
    es: 'redes abandonadas',
    en: 'abandoned social accounts',
    clues: {
      es: ['redes paradas', 'redes muertas', 'instagram abandonado'],
      en: ['neglected social media', 'dead accounts', 'rarely post', 'stopped posting'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de tiempo para las redes',
    en: 'too little time for posting',
    clues: {
      es: [
        'poco tiempo para redes',
        'falta de tiempo para publicar',
        'redes a ratos',
        'no tienen tiempo para redes',
        'sin tiempo para redes',
      ],
      en: ['lack of time to post', 'too busy to post', 'little time to post', 'no time for social'],
    },
  },
  {
    kind: 'pain',
    es: 'dinero tirado en anuncios',
    en: 'money wasted on adverts',
    clues: {
      es: ['tirar el dinero en anuncios', 'gastan en anuncios', 'anuncios que fracasan'],
      en: ['wasted ad spend', 'waste money on ads', 'ads that fail'],
    },
  },
  {
    kind: 'pain',
    es: 'agencias que desaparecen',
    en: 'agencies that vanish',
    clues: {
      es: ['agencias que desaparecen tras cobrar', 'diseñador desaparecido', 'dejaron la web a medias'],
      en: ['agencies that ghost', 'disappeared with the site', 'left unfinished website'],
    },
  },
  {
    kind: 'pain',
    es: 'jerga de agencia',
    en: 'agency jargon',
    clues: {
      es: ['palabras raras', 'agencias que marean', 'hablan en inglés de marketing'],
      en: ['marketing jargon', 'baffling jargon', 'buzzwords'],
    },
  },
  {
    kind: 'pain',
    es: 'agencias grandes con cuotas altas',
    en: 'large agencies with high fees',
    clues: { es: ['agencias caras', 'cuotas altísimas'], en: ['expensive agencies', 'high agency fees', 'agencies charge too much'] },
  },
  {
    kind: 'pain',
    es: 'webs lentas',
    en: 'slow websites',
    clues: { es: ['web lenta', 'tarda en cargar', 'webs que tardan'], en: ['slow to load', 'takes ages to load'] },
  },
  {
    kind: 'pain',
    es: 'imagen anticuada',
    en: 'a dated image',
    clues: {
      es: ['logo anticuado', 'imagen vieja', 'imagen desfasada'],
      en: ['dated logo', 'old fashioned branding', 'looks dated', 'outdated branding'],
    },
  },
  {
    kind: 'pain',
    es: 'marcas que se parecen entre sí',
    en: 'brands that look alike',
    clues: {
      es: ['plantillas iguales', 'todas las webs iguales', 'logos iguales'],
      en: ['all look the same', 'same templates', 'identical websites'],
    },
  },
  {
    kind: 'pain',
    es: 'vídeos caseros de mala imagen',
    en: 'shaky homemade videos',
    clues: { es: ['vídeos caseros', 'vídeos de mala calidad', 'fotos malas'], en: ['poor quality videos', 'amateur videos', 'bad photos'] },
  },
  {
    kind: 'pain',
    es: 'informes que nadie entiende',
    en: 'reports nobody understands',
    clues: {
      es: ['informes incomprensibles', 'métricas vanidosas', 'likes vacíos'],
      en: ['vanity metrics', 'meaningless reports', 'empty likes'],
    },
  },
  {
    kind: 'pain',
    es: 'plazos que se incumplen',
    en: 'deadlines that slip',
    clues: {
      es: ['siempre tarde', 'retrasos en la entrega', 'meses para una web'],
      en: ['missed deadlines', 'always late', 'months for a website'],
    },
  },
  {
    kind: 'alternative',
    es: 'un sobrino que sabe de ordenadores',
    en: 'a relative who knows computers',
    clues: {
      es: ['el sobrino', 'un primo informático', 'un conocido que hace webs'],
      en: ['nephew', 'cousin who does websites', 'friend who does websites'],
    },
  },
  {
    kind: 'alternative',
    es: 'una plantilla montada en casa',
    en: 'a template put together at home',
    clues: { es: ['wix', 'squarespace', 'hacerlo con plantilla'], en: ['wix', 'squarespace', 'diy website'] },
  },
  {
    kind: 'alternative',
    es: 'Canva',
    en: 'Canva',
    clues: { es: ['plantillas de canva', 'hacerlo en canva'], en: ['canva templates', 'made in canva'] },
  },
  {
    kind: 'alternative',
    es: 'un empleado de la propia tienda',
    en: 'somebody on the staff',
    clues: {
      es: ['dependienta que lleva instagram', 'lo lleva un empleado', 'empleada más joven'],
      en: ['in house staff', 'staff member posts', 'youngest employee'],
    },
  },
  {
    kind: 'alternative',
    es: 'una agencia grande',
    en: 'a large agency',
    clues: {
      es: ['multinacionales de publicidad', 'agencias de Madrid'],
      en: ['big agencies', 'london agencies', 'full service agencies'],
    },
  },
  {
    kind: 'alternative',
    es: 'un autónomo por horas',
    en: 'a freelancer by the hour',
    clues: {
      es: ['autónomos sueltos', 'diseñador freelance', 'freelance suelto'],
      en: ['freelance designer', 'hourly freelancers', 'cheap freelancers'],
    },
  },
  {
    kind: 'alternative',
    es: 'un concurso de logotipos',
    en: 'a logo contest',
    clues: { es: ['fiverr', 'logos baratos', 'concursos de diseño'], en: ['fiverr', 'cheap logos', 'design contests'] },
  },
  {
    kind: 'alternative',
    es: 'las herramientas de inteligencia artificial',
    en: 'the artificial-intelligence tools',
    clues: { es: ['chatgpt', 'imágenes con IA', 'vídeos con IA'], en: ['chatgpt', 'midjourney', 'made with ai'] },
  },
  {
    kind: 'alternative',
    es: 'la imprenta del barrio',
    en: 'the local print shop',
    clues: { es: ['diseño de la imprenta', 'imprenta de siempre'], en: ['print shop design', 'high street printers'] },
  },
  {
    kind: 'alternative',
    es: 'un móvil con trípode',
    en: 'a phone on a tripod',
    clues: { es: ['grabar con el móvil', 'vídeos con el móvil'], en: ['filming on a phone', 'phone videos'] },
  },
  {
    kind: 'alternative',
    es: 'una página de Facebook',
    en: 'a Facebook page',
    clues: { es: ['solo facebook', 'facebook en vez de web'], en: ['facebook instead of a website', 'just facebook'] },
  },
  {
    kind: 'channel',
    es: 'cartera de trabajos',
    en: 'a portfolio of work',
    clues: { es: ['portfolio', 'behance', 'trabajos anteriores'], en: ['portfolio', 'behance', 'past work'] },
  },
  {
    kind: 'channel',
    es: 'firma al pie de cada web',
    en: 'a credit at the foot of each site',
    clues: { es: ['firma en las webs', 'crédito en la web', 'enlace al pie'], en: ['footer credit', 'credit on sites', 'footer link'] },
  },
  {
    kind: 'channel',
    es: 'LinkedIn',
    en: 'LinkedIn',
    clues: { es: ['perfil de linkedin', 'publicaciones en linkedin'], en: ['linkedin posts', 'linkedin profile'] },
  },
  {
    kind: 'channel',
    es: 'asociaciones de empresarios',
    en: 'employers’ associations',
    clues: { es: ['cámara de comercio', 'asociación de comerciantes', 'BNI'], en: ['chamber of commerce', 'BNI', 'networking groups'] },
  },
  {
    kind: 'channel',
    es: 'imprentas que derivan trabajo',
    en: 'printers who pass on work',
    clues: {
      es: ['imprentas que recomiendan', 'imprentas amigas', 'colaboración con imprentas'],
      en: ['printer referrals', 'referred by printers'],
    },
  },
  {
    kind: 'channel',
    es: 'directorios de agencias',
    en: 'agency directories',
    clues: { es: ['sortlist', 'clutch'], en: ['clutch', 'sortlist', 'agency listing'] },
  },
  {
    kind: 'channel',
    es: 'premios de diseño',
    en: 'design awards',
    clues: { es: ['festivales de publicidad', 'premios del sector'], en: ['industry awards', 'advertising festivals'] },
  },
  {
    kind: 'resource',
    es: 'equipos informáticos',
    en: 'workstations',
    clues: { es: ['comprar ordenadores', 'portátiles', 'ordenador mac'], en: ['laptops', 'macbook', 'buy computers'] },
  },
  {
    kind: 'resource',
    es: 'licencias de diseño',
    en: 'design licences',
    clues: {
      es: ['adobe', 'suite de adobe', 'figma', 'licencias de software'],
      en: ['adobe', 'figma', 'software licences', 'creative cloud'],
    },
  },
  {
    kind: 'resource',
    es: 'cámaras de vídeo',
    en: 'video cameras',
    clues: { es: ['comprar cámaras', 'cámara de cine', 'cámara y objetivos'], en: ['camera', 'camera lenses', 'buy cameras'] },
  },
  {
    kind: 'resource',
    es: 'micrófonos',
    en: 'microphones',
    clues: { es: ['equipo de sonido', 'grabadora de sonido'], en: ['mics', 'sound kit', 'audio recorder'] },
  },
  {
    kind: 'resource',
    es: 'focos',
    en: 'lighting equipment',
    clues: {
      es: ['iluminación de estudio', 'equipo de luces', 'luces de estudio'],
      en: ['lights for filming', 'studio lights', 'lighting kit'],
    },
  },
  {
    kind: 'resource',
    es: 'dron con licencia de piloto',
    en: 'a drone with a licensed pilot',
    clues: { es: ['piloto de dron', 'licencia de dron', 'comprar un dron'], en: ['drone pilot', 'drone licence', 'buy a drone'] },
  },
  {
    kind: 'resource',
    es: 'plató de grabación',
    en: 'a filming studio',
    clues: { es: ['estudio de grabación', 'ciclorama'], en: ['recording studio', 'cyclorama', 'studio space'] },
  },
  {
    kind: 'resource',
    es: 'equipo de desarrollo web',
    en: 'a web development team',
    clues: {
      es: ['programador web', 'desarrollador web', 'programadores en plantilla'],
      en: ['in house developer', 'freelance developer', 'web developer'],
    },
  },
  {
    kind: 'resource',
    es: 'dirección de cuentas',
    en: 'an account manager',
    clues: {
      es: ['ejecutivo de cuentas', 'comercial en plantilla', 'contratar un comercial'],
      en: ['account executive', 'hire a salesperson', 'account handler'],
    },
  },
  {
    kind: 'resource',
    es: 'colaboradores autónomos',
    en: 'freelance collaborators',
    clues: {
      es: ['red de freelances', 'equipo de freelances', 'subcontratar'],
      en: ['freelance team', 'subcontractors', 'pool of freelancers'],
    },
  },
  {
    kind: 'resource',
    es: 'herramientas de medición',
    en: 'tracking tools',
    clues: { es: ['semrush', 'metricool', 'hootsuite', 'ahrefs'], en: ['semrush', 'ahrefs', 'hootsuite', 'scheduling tool'] },
  },
  {
    kind: 'resource',
    es: 'servidores',
    en: 'servers',
    clues: { es: ['nube de amazon', 'servidores propios'], en: ['cloud servers', 'vps'] },
  },
  {
    kind: 'resource',
    es: 'contrato tipo de servicios',
    en: 'a standard services contract',
    clues: {
      es: ['contrato modelo', 'contrato de servicios', 'plantilla de contrato'],
      en: ['contract template', 'service agreement', 'standard contract'],
    },
  },
  {
    kind: 'resource',
    es: 'saldo para anuncios de prueba',
    en: 'a budget for test adverts',
    clues: { es: ['presupuesto para anuncios', 'inversión en publicidad propia'], en: ['test ad budget', 'own advertising budget'] },
  },
  {
    kind: 'pain',
    es: 'webs malas o solo una página de Facebook',
    en: 'poor websites or only a Facebook page',
    clues: {
      es: [
        'solo tienen Facebook',
        'solo una página de Facebook',
        'webs horribles',
        'páginas web malas',
        'web muy mala',
        'webs antiguas',
        'no tienen web',
        'no tienen página web',
        'su web da pena',
      ],
      en: [
        'terrible websites',
        'awful websites',
        'just a facebook page',
        'only a facebook page',
        'only have facebook',
        'websites are terrible',
        'no website at all',
        'do not have a website',
        'bad websites',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'encargos que se pierden por no tener buena web',
    en: 'jobs lost for want of a good website',
    clues: {
      es: ['pierden trabajos por', 'pierden encargos por', 'pierden clientes por la web', 'pierden clientes por no tener web'],
      en: ['lose jobs because', 'lose work because', 'losing jobs because', 'miss out on jobs', 'lose customers because'],
    },
  },
  {
    kind: 'pain',
    es: 'fotos de móvil que no enseñan nada',
    en: 'phone photos that show nothing',
    clues: {
      es: ['fotos de celular', 'fotos con el celular', 'fotos de móvil', 'fotos hechas con el móvil', 'fotos que no enseñan'],
      en: ['phone photos', 'photos taken on a phone', 'cell phone photos', 'bad listing photos', 'blurry phone pictures'],
    },
  },
  {
    kind: 'pain',
    es: 'horas de edición que se comen el fin de semana',
    en: 'editing that eats the weekend',
    clues: {
      es: ['la edición se come', 'editar se come', 'horas editando', 'fin de semana editando', 'noches editando', 'editar lleva horas'],
      en: [
        'editing eats',
        'editing takes hours',
        'weekends editing',
        'hours of editing',
        'nights spent editing',
        'editing takes all weekend',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'pódcast que se abandonan',
    en: 'podcasts that get dropped',
    clues: {
      es: ['abandonan el podcast', 'dejan el podcast', 'podcast abandonado', 'podcasts abandonados', 'lo dejan a los diez episodios'],
      en: [
        'quit after ten episodes',
        'quit the podcast',
        'start a podcast and then quit',
        'podcasts abandoned',
        'give up the podcast',
        'stop after a few episodes',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'edición de pódcast',
    en: 'podcast editing',
    clues: {
      es: ['edición de podcast', 'edito podcast', 'editamos podcasts', 'montaje de podcast'],
      en: ['edit podcasts', 'edit your podcast', 'finished episode', 'show notes'],
    },
  },
  {
    kind: 'edge',
    es: 'permiso de vuelo con licencia',
    en: 'a flight permit with its licence',
    clues: {
      es: ['permiso de aviación civil', 'licencia de dron', 'permiso para volar', 'piloto con licencia', 'licencia de piloto'],
      en: ['licensed drone pilot', 'drone licence', 'drone license', 'permission to fly', 'certified drone pilot'],
    },
  },
];
