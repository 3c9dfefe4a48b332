// What may be said only if it was said before, by kind, in both languages: merits of the founder that a reader would ask proof of, and how the
// world around goes.
import type { Bilingual } from '../language/language.ts';

type ClaimKind = 'experience' | 'customers' | 'awards' | 'licences' | 'partners' | 'certificates' | 'demand' | 'press';

const OWN_ES = '(?:nuestr[oa]s?|su|sus|tus?|mis?|del equipo|de la fundadora|del fundador)';

export const CLAIMS: Readonly<Record<ClaimKind, Bilingual<RegExp>>> = {
  experience: {
    es: /años de (?:experiencia|oficio|trayectoria|carrera)|décadas de|amplia (?:experiencia|trayectoria)|larga trayectoria|(?:dilatada|sólida|contrastada) (?:experiencia|trayectoria)|lleva(?:n|mos)? (?:toda la vida|años|décadas|mucho tiempo)|(?:veteran|expert|especialistas?)[oa]?s? (?:en|del)|con experiencia en|tras años|(?:estudió|se formó|formad[oa] en)|titulad[oa] (?:en|por)|licenciad[oa] en/iu,
    en: /years of (?:experience|trade|practice)|years.? experience|decades of|(?:wide|extensive|long|proven|solid) (?:experience|track record|career)|track record|has (?:long|spent years|spent decades)|have spent years|seasoned|veteran|experts? in|with experience in|background in|trained (?:at|in|as)|graduated? (?:of|from)|studied|holds? a degree|years behind/iu,
  },
  customers: {
    es: /(?:ya|actualmente) (?:cuenta con|tiene|tienen|contamos con|atiende|vende a|hay) .{0,20}(?:clientes|compradores|socios|usuarios|abonados|pedidos|reservas)|clientes (?:satisfechos|contentos|felices|encantados|fieles|actuales|recurrentes)|cartera de clientes|clientela (?:fiel|consolidada|propia)|lista de espera de|pedidos (?:firmados|cerrados)|contratos (?:firmados|cerrados)|confían en (?:nosotros|ella|él)|clientes que ya (?:confían|compran|pagan)/iu,
    en: /already (?:has|have|serves?|sells? to|counts?|boasts?) .{0,25}(?:customers|clients|buyers|users|members|subscribers|orders|bookings)|(?:satisfied|happy|delighted|loyal|existing|current|returning) (?:customers|clients|users|buyers)|client base|customer base|loyal following|waiting list of|signed (?:orders|contracts|clients)|trust(?:ed)? by|trusts? (?:us|the brand)/iu,
  },
  awards: {
    es: /premi(?:o|os|ad[oa]s?)(?!\p{L})|galardon|reconocid[oa]s? (?:como|por)|ganador(?:a|es)?(?!\p{L})|finalista|estrella michelin|mejor (?:taller|café|cafetería|negocio|empresa|tienda|restaurante|gimnasio|despacho|clínica|academia) de/iu,
    en: /award|prize|winner|winning|finalist|recogni[sz]ed (?:as|by)|renowned|acclaimed|celebrated|michelin star|voted (?:the )?best|the best (?:workshop|café|coffee shop|business|company|shop|restaurant|gym|firm|clinic|academy) in/iu,
  },
  licences: {
    es: /(?:ya|cuenta con|dispone de|tiene|con) (?:todas? )?(?:las? |los? |la )?(?:licencias?|permisos?|autorizaci(?:ón|ones))(?: (?:concedid|en regla|al día|obtenid|necesari))?|licencia (?:concedida|en regla|obtenida)|patentad|patente|marca registrada|homologad/iu,
    en: /(?:has|have|holds?|with) (?:all )?(?:the |its |every )?(?:necessary |required )?(?:licen[cs]es?|permits?|authori[sz]ations?)|fully licen[cs]ed|licen[cs]e (?:granted|in hand)|patent|registered trade ?mark|approved by/iu,
  },
  partners: {
    es: /acuerdos? (?:con|cerrados?|firmados?)|alianzas?|(?:socio|socios) (?:estratégicos?|industrial|tecnológicos?)|colabora(?:mos|n|ción)? con|convenio con|respaldad[oa]s? por|con el (?:apoyo|respaldo|aval) de|inversor(?:es|as|a)?(?!\p{L})|distribuidor(?:a)? (?:oficial|autorizad)/iu,
    en: /partner(?:ship|s|ed)? (?:with|of)|partnerships?|strategic (?:partner|alliance)|alliances?|agreements? with|backed by|supported by|with the (?:support|backing) of|in collaboration with|investors?(?!\p{L})|official (?:distributor|dealer|supplier)|authori[sz]ed (?:dealer|distributor)/iu,
  },
  certificates: {
    es: /certificad[oa]s?(?!\p{L})|certificaci(?:ón|ones)|acreditad|acreditaci(?:ón|ones)|sello de calidad|norma iso|diplomad|colegiad/iu,
    en: /certifi(?:ed|cation|cations|cates?)|accredited|accreditation|quality (?:seal|mark)|iso standard|chartered|board.certified/iu,
  },
  demand: {
    es: /(?:la demanda|el mercado) (?:crece|aumenta|no deja de crecer|está creciendo)|creciente demanda|demanda (?:creciente|demostrada|contrastada|probada)|mercado en (?:auge|expansión|crecimiento)|según (?:estudios|expertos|un estudio|los datos)|estudios (?:demuestran|indican)|está demostrado/iu,
    en: /(?:demand|the market) (?:is )?(?:grows|growing|rising|booming|keeps growing)|growing (?:demand|market)|proven demand|booming|according to (?:studies|experts|research|surveys)|studies (?:show|suggest)|research (?:shows|suggests)|it is proven/iu,
  },
  press: {
    es: new RegExp(
      `ha salido en|aparecid[oa] en (?:la )?(?:prensa|televisión|tv|revista)|la prensa|${OWN_ES} (?:fama|reputación|prestigio)|prestigi|buena reputación|reputación (?:consolidada|ganada)`,
      'iu',
    ),
    en: /featured in|as seen (?:in|on)|the press|reputation for|well.earned reputation|strong reputation|prestig|household name|well.known (?:brand|name)/iu,
  },
};

/** When others open and deliver, what is dearer or better than what, and what most people do. */
export const WORLD: Readonly<Record<'calendar' | 'comparison' | 'habit', Bilingual<RegExp>>> = {
  calendar: {
    es: /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana|festivos|primavera|verano|otoño|invierno|navidad(?:es)?|(?:cierran?|abren?|atienden?) (?:tarde|pronto|temprano|a las)|por las? (?:mañanas?|tardes?|noches?))(?!\p{L})/iu,
    en: /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|bank holidays?|spring|summer|autumn|winter|christmas|(?:closes?|opens?) (?:late|early|earlier|later|at)|in the (?:mornings?|afternoons?|evenings?)|at night)(?!\p{L})/iu,
  },
  comparison: {
    es: /(?<!\p{L})(?:(?:más|menos) (?:barat|car[oa]|fresc|rápid|lent|duradero|cómod)|duran? (?:más|menos|poco|mucho)|(?:(?:algo|mucho|bastante|un poco) (?:más|menos)|mejor|peor) que|(?:mejor|peor) en|(?:funciona|vende|sale|rinde)n? (?:mejor|peor|más|menos)|se marchita)/iu,
    en: /(?<!\p{L})(?:cheaper|dearer|fresher|faster|slower|sooner|worse|nicer|longer-lasting|(?:better|(?:slightly|much|far|somewhat) (?:more|less)) than|(?:sells?|works?) (?:best|better|more|most)|(?:more|less) (?:expensive|costly|convenient)|lasts? (?:longer|less)|wilts?)(?!\p{L})/iu,
  },
  habit: {
    es: /(?<!\p{L})(?:la mayoría|la mayor parte|casi tod[oa]s|casi nadie|suelen?|acostumbran?|prefieren?|apenas|sobre todo|normalmente|por lo general|habitualmente)(?!\p{L})/iu,
    en: /(?<!\p{L})(?:most (?:of|people|customers|buyers)|mostly|nearly all|almost (?:all|nobody)|hardly|prefers?|usually|tends? to|generally|typically)(?!\p{L})/iu,
  },
};
