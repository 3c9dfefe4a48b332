import type { Concept } from './concept.ts';

export const beautySalonConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'corte de pelo de mujer',
    en: 'women’s haircuts',
    clues: { es: ['corte mujer', 'cortes señora', 'cortar pelo mujeres'], en: ['ladies haircuts', 'women haircut', 'ladies cuts'] },
  },
  {
    kind: 'offer',
    es: 'corte de caballero',
    en: 'men’s haircuts',
    clues: { es: ['corte hombre', 'cortes masculinos', 'corte pelo hombre'], en: ['gents haircuts', 'mens haircut', 'mens cuts'] },
  },
  {
    kind: 'offer',
    es: 'corte degradado',
    en: 'fade cuts',
    clues: { es: ['degradado', 'cortes fade', 'corte rapado'], en: ['skin fade', 'fade haircut'] },
  },
  {
    kind: 'offer',
    es: 'arreglo de barba',
    en: 'beard trims',
    clues: {
      es: ['perfilado barba', 'arreglar barba', 'corte barba', 'pelo barba', 'barba navaja'],
      en: ['beard trimming', 'beard shaping', 'beard'],
    },
  },
  {
    kind: 'offer',
    es: 'afeitado a navaja',
    en: 'straight-razor shaves',
    clues: { es: ['afeitado clásico', 'afeitar navaja', 'toalla caliente'], en: ['hot towel shave', 'razor shave', 'wet shave'] },
  },
  {
    kind: 'offer',
    es: 'tinte de pelo',
    en: 'hair colouring',
    clues: {
      es: ['teñir pelo', 'color pelo', 'corte color', 'corte tinte', 'tinte mechas'],
      en: ['hair colour', 'hair color', 'dye hair', 'cut colour'],
    },
  },
  {
    kind: 'offer',
    es: 'mechas',
    en: 'highlights',
    clues: { es: ['balayage', 'mechas', 'babylights'], en: ['highlights hair', 'balayage', 'hair highlights'] },
  },
  {
    kind: 'offer',
    es: 'cobertura de canas',
    en: 'grey coverage',
    clues: { es: ['tapar canas', 'cubrir canas', 'primeras canas', 'canas raíz'], en: ['grey hair', 'gray hair', 'cover grey'] },
  },
  {
    kind: 'offer',
    es: 'alisado de pelo',
    en: 'hair straightening treatments',
    clues: { es: ['keratina', 'alisado brasileño', 'alisar pelo', 'alisados'], en: ['keratin', 'brazilian blowout', 'hair straightening'] },
  },
  {
    kind: 'offer',
    es: 'peinado con secador',
    en: 'blow-dries',
    clues: { es: ['lavar peinar', 'peinar secar', 'corte brushing', 'lavar secar'], en: ['blow dry', 'blowouts', 'wash blow-dry'] },
  },
  {
    kind: 'offer',
    es: 'peinados de novia',
    en: 'bridal hairstyling',
    clues: { es: ['peinado novia', 'peinados boda', 'peinados novias', 'recogidos boda'], en: ['bridal hair', 'wedding hair', 'updos'] },
  },
  {
    kind: 'offer',
    es: 'maquillaje de eventos',
    en: 'event make-up',
    clues: {
      es: ['maquillaje novia', 'maquillaje social', 'maquillaje bodas', 'maquilladora'],
      en: ['bridal makeup', 'wedding make-up', 'party makeup'],
    },
  },
  {
    kind: 'offer',
    es: 'extensiones de pelo',
    en: 'hair extensions',
    clues: { es: ['extensiones cabello', 'extensiones naturales', 'poner extensiones'], en: ['extensions hair', 'hair weaves'] },
  },
  {
    kind: 'offer',
    es: 'corte infantil',
    en: 'children’s haircuts',
    clues: { es: ['corte niños', 'cortes niños', 'cortar pelo niños'], en: ['kids haircuts', 'kids cuts'] },
  },
  {
    kind: 'offer',
    es: 'tratamientos contra la caída',
    en: 'hair-loss treatments',
    clues: {
      es: ['caída pelo', 'tratamiento capilar', 'tratamientos capilares', 'caída cabello'],
      en: ['hair loss', 'scalp treatment', 'thinning hair'],
    },
  },
  {
    kind: 'offer',
    es: 'manicura',
    en: 'manicures',
    clues: { es: ['arreglo manos', 'cuidado manos', 'manos pies', 'manicura pedicura'], en: ['manicure', 'nails done'] },
  },
  {
    kind: 'edge',
    es: 'manicura a domicilio',
    en: 'manicures at the customer’s door',
    clues: {
      es: ['uñas a domicilio', 'manicura a domicilio', 'manicure a domicilio', 'acrílicas a domicilio', 'semipermanentes a domicilio'],
      en: ['mobile nails', 'mobile manicures', 'nails at home', 'manicures at home'],
    },
  },
  {
    kind: 'offer',
    es: 'uñas de larga duración',
    en: 'long-wear nails',
    clues: {
      es: ['esmaltado permanente', 'semipermanente', 'esmalte gel', 'uñas gel acrílicas', 'gel acrílico'],
      en: ['acrylic nails', 'gel polish', 'shellac', 'gel manicure'],
    },
  },
  {
    kind: 'offer',
    es: 'uñas decoradas con dibujos',
    en: 'nail art',
    clues: { es: ['nail art', 'esmalte con dibujos', 'decoración con dibujos'], en: ['nail designs', 'decorated nails'] },
  },
  {
    kind: 'offer',
    es: 'pedicura',
    en: 'pedicures',
    clues: { es: ['pedicuras', 'arreglo pies', 'durezas pies'], en: ['pedicure', 'foot care'] },
  },
  {
    kind: 'offer',
    es: 'depilación con cera',
    en: 'waxing',
    clues: { es: ['cera tibia', 'depilación cera', 'depilar cera'], en: ['body waxing', 'leg wax', 'bikini wax'] },
  },
  {
    kind: 'offer',
    es: 'depilación láser',
    en: 'laser hair removal',
    clues: { es: ['láser diodo', 'depilación diodo', 'depilar láser'], en: ['laser removal', 'diode laser', 'hair removal laser'] },
  },
  {
    kind: 'offer',
    es: 'depilación con hilo',
    en: 'threading',
    clues: { es: ['hilo cejas', 'depilar hilo'], en: ['eyebrow threading', 'face threading'] },
  },
  {
    kind: 'offer',
    es: 'diseño de cejas',
    en: 'eyebrow shaping',
    clues: {
      es: ['microblading', 'laminado cejas', 'arreglar cejas', 'cejas pestañas'],
      en: ['microblading', 'brow lamination', 'brows lashes'],
    },
  },
  {
    kind: 'offer',
    es: 'tratamientos de pestañas',
    en: 'eyelash treatments',
    clues: {
      es: ['lifting pestañas', 'pestañas pelo', 'extensiones pestañas', 'poner pestañas'],
      en: ['lash lift', 'lash extensions', 'eyelash extensions', 'eyelashes'],
    },
  },
  {
    kind: 'offer',
    es: 'tratamientos faciales',
    en: 'facials',
    clues: {
      es: ['higiene facial', 'tratamiento facial', 'limpieza facial', 'limpieza cutis'],
      en: ['facial', 'skin cleansing', 'facial treatments'],
    },
  },
  {
    kind: 'offer',
    es: 'tratamientos corporales',
    en: 'body treatments',
    clues: {
      es: ['presoterapia', 'maderoterapia', 'tratamientos reductores', 'reducir celulitis'],
      en: ['cellulite', 'body contouring', 'pressotherapy'],
    },
  },
  {
    kind: 'offer',
    es: 'masajes',
    en: 'massages',
    clues: { es: ['masaje', 'masaje relajante', 'masajes espalda'], en: ['massage', 'relaxing massage', 'back massage'] },
  },
  {
    kind: 'offer',
    es: 'bronceado',
    en: 'tanning',
    clues: { es: ['rayos uva', 'solárium', 'bronceado caña'], en: ['spray tan', 'sunbeds', 'tanning bed'] },
  },
  {
    kind: 'offer',
    es: 'baño de perros',
    en: 'dog baths',
    clues: { es: ['bañar perros', 'lavar perros', 'baño mascotas'], en: ['dog washing', 'dog bath', 'bathing dogs'] },
  },
  {
    kind: 'offer',
    es: 'corte de pelo para perros',
    en: 'dog haircuts',
    clues: {
      es: ['corte raza', 'stripping perros', 'cortar pelo perro', 'corte perros tijera'],
      en: ['dog haircuts', 'hand stripping', 'breed cut', 'dog clipping'],
    },
  },
  {
    kind: 'offer',
    es: 'corte de uñas para perros',
    en: 'dogs’ nail trims',
    clues: { es: ['perro cortar uñas', 'corte uñas mascotas'], en: ['dog nails', 'nail clipping dogs'] },
  },
  {
    kind: 'offer',
    es: 'peluquería dentro de la residencia',
    en: 'hairdressing inside the care home',
    clues: {
      es: ['peluquera residencia', 'peluquería residencia', 'peluquero residencia', 'peluquería en residencias'],
      en: [
        'hairdresser who comes to the care home',
        'hairdresser comes to care homes',
        'hairdressing in care homes',
        'care home hairdresser',
        'hairdresser nursing home',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'peluquería a domicilio',
    en: 'hairdressing at home',
    clues: {
      es: ['peluquera domicilio', 'peinar domicilio', 'corte domicilio'],
      en: ['mobile hairdresser', 'mobile hairdressing', 'home haircuts'],
    },
    unless: /\b(?:(?:care|nursing|residential) homes?|residencias?)\b/,
  },
  {
    kind: 'offer',
    es: 'bonos de tratamientos',
    en: 'treatment passes',
    clues: {
      es: ['bono masajes', 'abono masajes', 'bono láser', 'bonos láser'],
      en: ['massage pass', 'laser passes', 'course of treatments'],
    },
  },
  {
    kind: 'edge',
    es: 'tintes libres de amoniaco',
    en: 'ammonia-free colour',
    clues: { es: ['sin amoniaco', 'tinte sin amoniaco', 'libre amoniaco'], en: ['ammonia-free', 'without ammonia', 'no ammonia'] },
  },
  {
    kind: 'edge',
    es: 'coloración vegetal',
    en: 'plant-based colour',
    clues: { es: ['tinte vegetal', 'henna', 'tintes naturales', 'barros tintóreos'], en: ['henna', 'plant dyes', 'vegetable dye'] },
  },
  {
    kind: 'edge',
    es: 'cosmética vegana',
    en: 'vegan cosmetics',
    clues: { es: ['productos veganos', 'maquillaje vegano'], en: ['vegan products', 'vegan beauty'] },
  },
  {
    kind: 'edge',
    es: 'cosmética no probada en animales',
    en: 'cruelty-free cosmetics',
    clues: {
      es: ['crueldad animal', 'cruelty free', 'sin crueldad', 'no testado animales'],
      en: ['cruelty-free', 'not tested on animals'],
    },
  },
  {
    kind: 'edge',
    es: 'cosmética natural',
    en: 'natural cosmetics',
    clues: {
      es: ['cosmética ecológica', 'productos orgánicos', 'cosmética orgánica'],
      en: ['organic cosmetics', 'organic products', 'natural skincare'],
    },
  },
  {
    kind: 'edge',
    es: 'manejo del pelo rizado',
    en: 'skill with curly hair',
    clues: { es: ['pelo rizado', 'método curly', 'rizos'], en: ['curly hair', 'curls', 'curly cuts'] },
  },
  {
    kind: 'edge',
    es: 'manejo del pelo afro',
    en: 'skill with Afro hair',
    clues: { es: ['pelo afro', 'trenzas africanas', 'cabello afro'], en: ['afro hair', 'braids', 'black hair'] },
  },
  {
    kind: 'edge',
    es: 'cabina individual',
    en: 'a private treatment room',
    clues: { es: ['cabina privada', 'cabinas individuales', 'salón privado'], en: ['private room', 'private cabin', 'own room'] },
  },
  {
    kind: 'edge',
    es: 'atención de una persona por turno',
    en: 'one person per appointment',
    clues: {
      es: ['una sola clienta', 'persona cada vez', 'persona por hora'],
      en: ['one client time', 'one person time', 'one to one chair'],
    },
  },
  {
    kind: 'edge',
    es: 'misma mano en cada visita',
    en: 'one stylist for every visit',
    clues: {
      es: ['misma peluquera', 'mismo barbero', 'mismo peluquero', 'misma chica siempre'],
      en: ['same barber', 'same hairdresser', 'same stylist'],
    },
  },
  {
    kind: 'edge',
    es: 'utensilios esterilizados',
    en: 'sterilised tools',
    clues: {
      es: ['autoclave', 'material esterilizado', 'todo esterilizado', 'limas desechables', 'esterilizamos'],
      en: ['sterilised', 'sterilized', 'autoclave', 'disposable files'],
    },
  },
  {
    kind: 'edge',
    es: 'diagnóstico previo de pelo o piel',
    en: 'a hair or skin check beforehand',
    clues: {
      es: ['diagnóstico capilar', 'diagnóstico piel', 'estudio piel'],
      en: ['skin analysis', 'hair consultation', 'skin consultation'],
    },
  },
  {
    kind: 'edge',
    es: 'asesoría de imagen',
    en: 'image advice',
    clues: { es: ['colorimetría', 'visagismo', 'asesoría imagen'], en: ['colour analysis', 'face shape advice', 'colorimetry'] },
  },
  {
    kind: 'edge',
    es: 'prueba antes de la boda',
    en: 'a trial run before the wedding',
    clues: { es: ['prueba novia', 'prueba peinado', 'prueba maquillaje'], en: ['bridal trial', 'hair trial', 'makeup trial'] },
  },
  {
    kind: 'edge',
    es: 'arreglo en casa de la novia',
    en: 'styling at the bride’s home',
    clues: { es: ['casa novia', 'desplazamiento novias', 'peinar casa novia'], en: ['bride home', 'bridal home', 'travel to the bride'] },
  },
  {
    kind: 'edge',
    es: 'apertura los lunes',
    en: 'opening on Mondays',
    clues: { es: ['abierto lunes', 'abrimos lunes', 'abro lunes'], en: ['open mondays', 'mondays open', 'monday opening'] },
  },
  {
    kind: 'edge',
    es: 'citas a la hora de comer',
    en: 'lunchtime appointments',
    clues: { es: ['cita mediodía', 'citas mediodía', 'hora comer'], en: ['lunch break', 'lunchtime'] },
  },
  {
    kind: 'edge',
    es: 'esmalte que aguanta semanas',
    en: 'polish that lasts for weeks',
    clues: {
      es: ['esmalte dura', 'manicura dura', 'duran tres semanas', 'manicura aguanta'],
      en: ['nails last', 'long-lasting nails', 'polish lasts'],
    },
  },
  {
    kind: 'edge',
    es: 'secado del perro sin jaula',
    en: 'cage-free drying for dogs',
    clues: { es: ['secado mano', 'secamos mano'], en: ['hand dried', 'hand dry', 'cage-free drying'] },
  },
  {
    kind: 'edge',
    es: 'un perro a la vez',
    en: 'one dog at a time',
    clues: { es: ['un perro vez', 'un solo perro', 'perro por perro'], en: ['one dog time', 'one dog'] },
  },
  {
    kind: 'edge',
    es: 'trato sin jaulas',
    en: 'cage-free handling',
    clues: { es: ['sin jaulas', 'sin jaula'], en: ['cage-free', 'without cages', 'no cages'] },
  },
  {
    kind: 'edge',
    es: 'una cámara para verlo en directo',
    en: 'a camera to watch it live',
    clues: {
      es: ['ve todo cámara', 'ver cámara', 'cámara en vivo', 'cámara en directo', 'ven por cámara'],
      en: ['live camera', 'watch on camera', 'webcam', 'live cam', 'watch live'],
    },
  },
  {
    kind: 'edge',
    es: 'calma con perros nerviosos',
    en: 'calm hands with nervous dogs',
    clues: { es: ['perros nerviosos', 'perros miedosos', 'perros asustadizos'], en: ['nervous dogs', 'anxious dogs', 'scared dogs'] },
  },
  {
    kind: 'edge',
    es: 'champú hipoalergénico',
    en: 'hypoallergenic shampoo',
    clues: {
      es: ['hipoalergénico', 'champú pieles sensibles', 'champú natural'],
      en: ['hypoallergenic', 'gentle shampoo', 'natural shampoo'],
    },
  },
  {
    kind: 'customer',
    es: 'mujeres de pelo rizado',
    en: 'curly-haired women',
    clues: { es: ['mujeres rizadas', 'chicas rizos', 'melenas rizadas'], en: ['women with curly hair', 'curly girls'] },
  },
  {
    kind: 'customer',
    es: 'invitadas de boda',
    en: 'wedding guests',
    clues: { es: ['madrinas', 'damas honor', 'invitadas bodas'], en: ['bridesmaids', 'mothers of the bride'] },
  },
  {
    kind: 'customer',
    es: 'hombres con barba',
    en: 'men with beards',
    clues: { es: ['barbudos', 'hombres barba', 'chicos barba'], en: ['bearded men', 'beard wearers'] },
  },
  {
    kind: 'customer',
    es: 'quienes se cortan a menudo',
    en: 'people who trim often',
    clues: {
      es: ['cada quince días', 'cortan cada mes', 'cada tres semanas'],
      en: ['every fortnight', 'every two weeks', 'every three weeks'],
    },
  },
  {
    kind: 'customer',
    es: 'personas de piel sensible',
    en: 'people with sensitive skin',
    clues: { es: ['piel sensible', 'pieles sensibles', 'piel atópica'], en: ['sensitive skins', 'skin allergies', 'atopic skin'] },
  },
  {
    kind: 'customer',
    es: 'personas en tratamiento oncológico',
    en: 'people undergoing cancer treatment',
    clues: { es: ['pacientes oncológicos', 'quimioterapia', 'pelucas oncológicas'], en: ['chemotherapy', 'cancer patients', 'chemo'] },
  },
  {
    kind: 'customer',
    es: 'dueños de perros de pelo largo',
    en: 'owners of long-haired dogs',
    clues: { es: ['caniches', 'perros pelo largo', 'yorkshires'], en: ['poodles', 'long-haired dog', 'doodles'] },
  },
  {
    kind: 'customer',
    es: 'adolescentes con acné',
    en: 'teenagers with acne',
    clues: { es: ['jóvenes acné', 'gente acné', 'chicas acné'], en: ['teens acne', 'teen skin', 'people with acne'] },
  },
  {
    kind: 'pain',
    es: 'acné o manchas en la cara',
    en: 'acne or dark spots',
    clues: { es: ['acné', 'granos cara', 'manchas cara'], en: ['acne', 'spots on face', 'dark spots'] },
  },
  {
    kind: 'customer',
    es: 'quinceañeras',
    en: 'girls turning fifteen',
    clues: { es: ['fiesta quince', 'quince años fiesta', 'fiesta quinceañera'], en: ['quinceanera', 'fifteenth birthday'] },
  },
  {
    kind: 'customer',
    es: 'señoras con peinado semanal',
    en: 'women with a weekly set',
    clues: { es: ['peinado semanal', 'señoras peinan', 'marcar peinar'], en: ['shampoo set', 'weekly set', 'weekly blow-dry'] },
  },
  {
    kind: 'pain',
    es: 'colas de barbería los sábados',
    en: 'queues at the barber’s on Saturdays',
    clues: { es: ['cola barbería', 'cola sábados', 'sábados lleno'], en: ['barber queue', 'saturday queue', 'queue saturdays'] },
  },
  {
    kind: 'pain',
    es: 'tintes que queman el cuero cabelludo',
    en: 'dye that burns the scalp',
    clues: { es: ['tinte quema', 'quema cuero', 'tinte pica', 'picor tinte'], en: ['burning scalp', 'dye burns', 'itchy scalp'] },
  },
  {
    kind: 'pain',
    es: 'pelo estropeado',
    en: 'damaged hair',
    clues: {
      es: ['pelo quemado', 'pelo dañado', 'pelo destrozado', 'estropean pelo', 'queman pelo', 'dañan pelo'],
      en: ['hair damage', 'bleach damage', 'fried hair', 'ruined hair', 'ruin hair', 'damage hair'],
    },
  },
  {
    kind: 'pain',
    es: 'colores que salen mal',
    en: 'colour that comes out wrong',
    clues: {
      es: ['color distinto', 'color equivocado', 'sale otro color', 'color mal', 'salen color mal'],
      en: ['wrong colour', 'colour comes out', 'colour goes wrong', 'colour wrong'],
    },
  },
  {
    kind: 'pain',
    es: 'cortes iguales para todo el mundo',
    en: 'identical cuts for everyone',
    clues: { es: ['mismo corte', 'cortes iguales', 'corte igual'], en: ['same cut', 'same haircut', 'identical haircuts'] },
  },
  {
    kind: 'pain',
    es: 'esmaltes que saltan a los días',
    en: 'polish that chips within days',
    clues: {
      es: [
        'esmalte salta',
        'esmalte se levanta',
        'uñas estropeadas rotas',
        'manicura dura poco',
        'se caen uñas',
        'caen las uñas',
        'caen uñas gel',
      ],
      en: ['chipped nails', 'nails lift', 'polish chips', 'nails break', 'nails chip', 'nails chip after'],
    },
  },
  {
    kind: 'pain',
    es: 'vello enquistado tras la cera',
    en: 'ingrown hairs after waxing',
    clues: {
      es: ['pelos enquistados', 'cera irrita', 'irritación cera', 'tirones cera'],
      en: ['ingrown hairs', 'waxing irritates', 'wax burns'],
    },
  },
  {
    kind: 'pain',
    es: 'profesionales que cambian a menudo',
    en: 'stylists who keep changing',
    clues: {
      es: ['cambian peluquera', 'cada vez otra peluquera', 'cambia barbero'],
      en: ['different stylist', 'stylist left', 'different barber', 'stylists leave', 'stylists change'],
    },
  },
  {
    kind: 'pain',
    es: 'productos vendidos a presión',
    en: 'products pushed on clients',
    clues: {
      es: ['venden cremas', 'insisten productos', 'vender productos camilla'],
      en: ['pushy selling', 'product pushing', 'sell creams'],
    },
  },
  {
    kind: 'pain',
    es: 'láseres en manos inexpertas',
    en: 'lasers in untrained hands',
    clues: { es: ['quemaduras láser', 'láser quema', 'manos inexpertas'], en: ['laser burns', 'untrained staff', 'burnt by laser'] },
  },
  {
    kind: 'pain',
    es: 'salones que estropean el rizo',
    en: 'salons that ruin curls',
    clues: {
      es: ['rizo mal cortado', 'nadie sabe cortar pelo rizado', 'no saben cortar rizos', 'no entienden rizo', 'no saben rizos'],
      en: ['ruin curls', 'understand curls', 'cut curls badly', 'do not understand curls', 'cannot cut curls'],
    },
  },
  {
    kind: 'pain',
    es: 'perros que vuelven asustados',
    en: 'dogs that come home frightened',
    clues: {
      es: ['perro tiembla', 'perro vuelve asustado', 'perro pasa mal', 'perros pasan miedo', 'perros salen asustados'],
      en: ['dog trembles', 'dog comes back scared', 'traumatised dog'],
    },
  },
  {
    kind: 'pain',
    es: 'perros enjaulados durante horas',
    en: 'dogs caged for hours',
    clues: {
      es: ['perro enjaulado', 'jaula horas', 'perros jaula', 'horas jaula', 'horas en una jaula encerrados'],
      en: ['caged dog', 'hours in cage', 'dogs in cages'],
    },
  },
  {
    kind: 'alternative',
    es: 'la cadena de peluquerías',
    en: 'the salon chain',
    clues: {
      es: ['cadena peluquerías', 'franquicia peluquería', 'peluquerías franquicia', 'peluquería centro comercial'],
      en: ['haircut chain', 'salon franchise', 'shopping centre salon'],
    },
  },
  {
    kind: 'alternative',
    es: 'la peluquería de siempre',
    en: 'the usual hairdresser',
    clues: { es: ['peluquero siempre', 'barbería siempre', 'peluquera siempre'], en: ['usual barber', 'usual salon', 'same old salon'] },
  },
  {
    kind: 'alternative',
    es: 'el tinte de supermercado',
    en: 'supermarket box dye',
    clues: { es: ['tinte casa', 'tinte caja', 'tiñen casa'], en: ['box dye', 'dye at home', 'home dye'] },
  },
  {
    kind: 'alternative',
    es: 'la maquinilla en casa',
    en: 'clippers at home',
    clues: {
      es: ['cuchilla casa', 'afeitarse casa', 'depilarse casa', 'se corta en casa'],
      en: ['shave at home', 'home clippers', 'razor at home'],
    },
  },
  {
    kind: 'alternative',
    es: 'una conocida que peina en casa',
    en: 'a friend who does hair',
    clues: {
      es: ['amiga peluquera', 'vecina peluquera', 'amiga que peina', 'conocida peluquera'],
      en: ['friend nails', 'friend hair', 'friend cuts'],
    },
  },
  {
    kind: 'alternative',
    es: 'el local de manicura barato',
    en: 'the cheap nail bar',
    clues: {
      es: ['manicura barata', 'local manicura barato', 'manicura centro comercial'],
      en: ['cheap nail bar', 'cheap nails', 'mall nails'],
    },
  },
  {
    kind: 'alternative',
    es: 'la bañera de casa',
    en: 'the bathtub at home',
    clues: { es: ['bañan casa', 'perro bañera', 'bañar casa'], en: ['bath at home', 'wash dog home', 'garden hose'] },
  },
  {
    kind: 'alternative',
    es: 'el centro de láser de la franquicia',
    en: 'the laser franchise',
    clues: { es: ['franquicia láser', 'cadena láser', 'franquicias depilación'], en: ['laser chain', 'hair removal chain'] },
  },
  {
    kind: 'channel',
    es: 'fotos de resultados',
    en: 'photos of results',
    clues: { es: ['antes después', 'fotos cortes', 'fotos antes después'], en: ['before after', 'photos of cuts', 'result photos'] },
  },
  {
    kind: 'channel',
    es: 'aplicaciones de reserva de belleza',
    en: 'beauty booking apps',
    clues: { es: ['treatwell', 'booksy', 'app belleza'], en: ['treatwell', 'booksy', 'app fresha'] },
  },
  {
    kind: 'channel',
    es: 'acuerdos con fincas de bodas',
    en: 'arrangements with wedding venues',
    clues: { es: ['fincas bodas', 'salones bodas', 'fotógrafos bodas'], en: ['wedding venues', 'wedding photographers'] },
  },
  {
    kind: 'channel',
    es: 'tiendas de mascotas cercanas',
    en: 'nearby pet shops',
    clues: { es: ['tiendas animales', 'tiendas mascotas', 'tienda mascotas'], en: ['pet shops', 'pet stores'] },
  },
  {
    kind: 'resource',
    es: 'sillones de corte',
    en: 'styling chairs',
    clues: { es: ['sillones peluquería', 'sillones barbero', 'tocadores'], en: ['salon chairs', 'barber chairs', 'hydraulic chairs'] },
  },
  {
    kind: 'resource',
    es: 'lavacabezas',
    en: 'backwash basins',
    clues: { es: ['lavacabezas nuevos', 'lava cabezas'], en: ['wash basins', 'backwash'] },
  },
  {
    kind: 'resource',
    es: 'personal de peluquería titulado',
    en: 'qualified salon staff',
    clues: {
      es: ['peluquera titulada', 'barbero experiencia', 'oficial peluquería', 'esteticista titulada'],
      en: ['trained stylist', 'qualified hairdresser', 'qualified beautician'],
    },
  },
  {
    kind: 'resource',
    es: 'equipo de láser',
    en: 'laser equipment',
    clues: { es: ['máquina láser', 'alquilar láser', 'aparatología'], en: ['laser machine', 'laser unit', 'laser hire'] },
  },
  {
    kind: 'resource',
    es: 'mesa de manicura',
    en: 'a manicure table',
    clues: { es: ['lámpara manicura', 'lámpara secado', 'torno manicura'], en: ['nail table', 'nail lamp', 'nail drill'] },
  },
  {
    kind: 'resource',
    es: 'camilla de cabina',
    en: 'a treatment couch',
    clues: { es: ['camilla estética', 'camilla masaje', 'camillas'], en: ['treatment bed', 'massage table', 'massage bed'] },
  },
  {
    kind: 'resource',
    es: 'productos profesionales de salón',
    en: 'professional salon products',
    clues: {
      es: ['marcas profesionales', 'productos peluquería', 'productos profesionales'],
      en: ['salon brands', 'professional brands', 'salon products'],
    },
  },
  {
    kind: 'resource',
    es: 'mesa de peluquería canina',
    en: 'a grooming table',
    clues: { es: ['bañera canina', 'secador canino', 'mesa canina'], en: ['grooming bath', 'dog dryer'] },
  },
  {
    kind: 'resource',
    es: 'sillón alquilado a otro profesional',
    en: 'a chair rented to another stylist',
    clues: {
      es: ['alquilar silla', 'alquiler sillón', 'alquiler silla', 'renta silla'],
      en: ['chair rental', 'rent chair', 'rented chair'],
    },
  },
  {
    kind: 'offer',
    es: 'guardería canina',
    en: 'dog boarding',
    clues: {
      es: ['guardería de perros', 'residencia canina', 'hotel canino', 'hospedaje de mascotas', 'pensión para perros'],
      en: ['dog kennels', 'boarding kennel', 'dog hotel', 'home boarding', 'pet boarding'],
    },
  },
  {
    kind: 'offer',
    es: 'paseos de perros',
    en: 'dog walks',
    clues: {
      es: ['paseo de perros', 'pasear perros', 'paseador de perros'],
      en: ['dog walking', 'dog walker', 'walking dogs'],
    },
  },
  {
    kind: 'offer',
    es: 'paseos en grupos pequeños',
    en: 'walks in small groups',
    clues: {
      es: ['paseo en grupos', 'paseos en grupo reducido'],
      en: ['group walks', 'small group walks'],
    },
  },
  {
    kind: 'offer',
    es: 'guardería de día para perros',
    en: 'doggy daycare',
    clues: {
      es: ['guardería de día', 'perros por el día', 'estancia de día'],
      en: ['dog daycare', 'doggy day care', 'day stays for dogs'],
    },
  },
  {
    kind: 'offer',
    es: 'visitas a gatos en su casa',
    en: 'home visits for cats',
    clues: { es: ['cuidado de gatos', 'visitas gatos', 'gatos a domicilio'], en: ['cat sitting', 'cat visits', 'cat sitting visits'] },
  },
  {
    kind: 'edge',
    es: 'jardín vallado',
    en: 'a fenced garden',
    clues: {
      es: ['jardín cercado', 'patio vallado', 'jardín con valla', 'terreno vallado'],
      en: ['fenced yard', 'secure garden', 'enclosed garden', 'fenced field'],
    },
  },
  {
    kind: 'edge',
    es: 'fotos a los dueños cada día',
    en: 'daily photos for owners',
    clues: {
      es: ['fotos diarias', 'fotos cada día', 'vídeos diarios'],
      en: ['daily photos', 'photos every day', 'daily updates'],
    },
  },
  {
    kind: 'edge',
    es: 'perros que duermen dentro de casa',
    en: 'dogs that sleep indoors',
    clues: {
      es: ['duermen en casa', 'duermen dentro', 'sin jaulas de noche'],
      en: ['sleep in the house', 'sleep indoors', 'no kennels overnight'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de perros que viajan',
    en: 'dog owners who travel',
    clues: {
      es: ['dueños que viajan', 'perros vacaciones', 'dueños de mascotas que viajan'],
      en: ['owners who travel', 'owners going on holiday', 'dog owners on holiday'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños que trabajan fuera todo el día',
    en: 'owners out at work all day',
    clues: {
      es: ['gente con perro que trabaja', 'dueños que trabajan', 'trabajan fuera y tienen perro'],
      en: ['commuters with dogs', 'owners at work', 'working dog owners'],
    },
  },
  {
    kind: 'pain',
    es: 'nadie con quien dejar al perro',
    en: 'nobody to leave the dog with',
    clues: {
      es: ['dejar al perro', 'perro se queda solo', 'dónde dejar el perro', 'perro solo'],
      en: ['leave the dog', 'leaving their dog', 'dogs home alone', 'dog home alone'],
    },
  },
  {
    kind: 'pain',
    es: 'perros que pasan el día sin salir',
    en: 'dogs shut in all day',
    clues: {
      es: [
        'no vuelven a pisar la calle',
        'el perro todo el día en casa',
        'encerrado todo el día',
        'solo todo el día en casa',
        'no sale en todo el día',
      ],
      en: ['dogs stuck inside all day', 'dog is home all day', 'shut in all day', 'no walk all day', 'left in the house all day'],
    },
  },
  {
    kind: 'alternative',
    es: 'el familiar que se queda con el perro',
    en: 'the relative who takes the dog',
    clues: {
      es: ['lo deja con un familiar', 'lo encarga con un familiar', 'encargarlo a un vecino', 'dejarlo con la familia'],
      en: ['leave it with family', 'dog with relatives', 'a friend minds the dog'],
    },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones de cuidadores',
    en: 'pet sitting apps',
    clues: { es: ['rover', 'gudog', 'dogbuddy', 'app de paseadores'], en: ['rover', 'wag', 'pet sitter apps', 'dog sitting apps'] },
  },
  {
    kind: 'resource',
    es: 'terreno con vallas',
    en: 'fenced land',
    clues: { es: ['vallar el terreno', 'vallado', 'finca vallada', 'malla perimetral'], en: ['fencing', 'fenced plot', 'perimeter fence'] },
  },
  {
    kind: 'resource',
    es: 'casetas para perros',
    en: 'dog kennels',
    clues: { es: ['boxes para perros', 'caniles', 'jaulas amplias'], en: ['kennel blocks', 'dog runs', 'sleeping pens'] },
  },
  {
    kind: 'edge',
    es: 'citas a su hora',
    en: 'appointments on time',
    clues: { es: ['cita a la hora que es', 'cita a su hora', 'cita puntual'], en: ['on-time appointments', 'appointments run on time'] },
  },
  {
    kind: 'edge',
    es: 'prueba de color previa',
    en: 'a colour test beforehand',
    clues: {
      es: ['prueba de color', 'prueba de mechón', 'prueba en un mechón'],
      en: ['colour test', 'color test', 'strand test', 'patch test'],
    },
  },
  {
    kind: 'offer',
    es: 'adiestramiento canino',
    en: 'dog training',
    clues: {
      es: ['adiestrar perros', 'educación canina', 'adiestrador canino', 'educar perros', 'adiestramiento perros'],
      en: ['train dogs', 'dog trainer', 'training dogs', 'dog obedience'],
    },
  },
  {
    kind: 'offer',
    es: 'sesiones de adiestramiento a domicilio',
    en: 'dog training at home',
    clues: {
      es: ['adiestramiento a domicilio', 'educadora canina a domicilio', 'adiestrador a domicilio', 'vemos al perro en su salsa'],
      en: ['home dog training', 'in-home training', 'one-to-one at home'],
    },
  },
  {
    kind: 'offer',
    es: 'clases para cachorros',
    en: 'puppy classes',
    clues: { es: ['escuela de cachorros', 'curso cachorros', 'clases cachorros'], en: ['puppy school', 'puppy training', 'puppy course'] },
  },
  {
    kind: 'offer',
    es: 'deberes entre sesiones',
    en: 'homework between sessions',
    clues: { es: ['pongo deberes', 'ponemos deberes', 'deberes para casa'], en: ['homework each week', 'homework for owners'] },
  },
  {
    kind: 'edge',
    es: 'seguimiento con vídeos',
    en: 'follow-up by video',
    clues: {
      es: ['vídeo entre semana', 'vídeos por whatsapp', 'vídeo por whatsapp', 'vídeos de seguimiento'],
      en: ['video follow-up', 'videos between sessions', 'video check-ins'],
    },
  },
  {
    kind: 'edge',
    es: 'adiestramiento sin castigos',
    en: 'training without punishment',
    clues: {
      es: ['sin castigos', 'en positivo', 'refuerzo positivo', 'sin collar de castigo', 'método positivo'],
      en: ['no punishment', 'positive reinforcement', 'force-free', 'reward-based', 'no choke collars'],
    },
  },
  {
    kind: 'edge',
    es: 'paseos sin tirones',
    en: 'walks without pulling',
    clues: {
      es: ['pasea sin tirar', 'paseos sin tirar', 'camina sin tirar', 'correa floja'],
      en: ['loose lead', 'loose leash', 'stops pulling'],
    },
  },
  {
    kind: 'edge',
    es: 'perros que aprenden a quedarse solos',
    en: 'dogs that learn to stay alone',
    clues: {
      es: ['perro se queda solo', 'aprende a quedarse solo', 'quedarse solo sin llorar'],
      en: ['happy home alone', 'stay alone calmly', 'left alone without crying'],
    },
  },
  {
    kind: 'customer',
    es: 'familias que han adoptado un perro',
    en: 'families who have adopted a dog',
    clues: {
      es: ['familias perro adoptado', 'adoptado un perro', 'familias adoptado perro adulto', 'adoptantes', 'perro adoptado'],
      en: ['adopted a dog', 'rescue dog owners', 'new adopters', 'rescue dogs'],
    },
  },
  {
    kind: 'customer',
    es: 'dueños de cachorros',
    en: 'puppy owners',
    clues: { es: ['gente con cachorro', 'dueños de cachorro', 'familias con cachorro'], en: ['new puppy owners', 'people with a puppy'] },
  },
  {
    kind: 'customer',
    es: 'dueños de perros con miedo o agresivos',
    en: 'owners of fearful or aggressive dogs',
    clues: {
      es: ['perros reactivos', 'perros agresivos', 'perros problemáticos'],
      en: ['reactive dogs', 'aggressive dogs', 'problem dogs'],
    },
  },
  {
    kind: 'pain',
    es: 'perros que ladran a todo',
    en: 'dogs that bark at everything',
    clues: {
      es: ['perro ladra', 'ladra a todo el rellano', 'ladra a todo', 'no para de ladrar'],
      en: ['dog barks', 'barks at everyone', 'will not stop barking'],
    },
  },
  {
    kind: 'pain',
    es: 'perros que muerden',
    en: 'dogs that bite',
    clues: {
      es: ['perro mordió', 'mordió al cartero', 'perro muerde', 'mordió a un niño'],
      en: ['dog bit', 'bites people', 'bit the postman'],
    },
  },
  {
    kind: 'pain',
    es: 'perros que tiran de la correa',
    en: 'dogs that pull on the lead',
    clues: {
      es: ['tira de la correa', 'tira mucho', 'arrastra por la calle'],
      en: ['pulls on the lead', 'pulls on the leash', 'drags me'],
    },
  },
  {
    kind: 'alternative',
    es: 'adiestradores de collar de castigo',
    en: 'trainers who use choke collars',
    clues: {
      es: ['adiestrador de collar de castigo', 'collar de castigo', 'adiestradores de castigo'],
      en: ['choke collar trainer', 'shock collar trainer'],
    },
  },
  { kind: 'offer', es: 'corte en seco', en: 'dry cuts', clues: { es: ['corte en seco', 'cortar en seco'], en: ['cut dry', 'dry cuts'] } },
  {
    kind: 'offer',
    es: 'definición de rizos',
    en: 'curl styling',
    clues: { es: ['definición de rizos', 'definir el rizo'], en: ['curl by curl', 'curl styling'] },
  },
  {
    kind: 'edge',
    es: 'sin alisados',
    en: 'no straightening',
    clues: { es: ['no se alisa', 'no hay plancha'], en: ['no straighteners', 'nothing gets straightened'] },
  },
  {
    kind: 'pain',
    es: 'salones que solo alisan',
    en: 'salons that only straighten',
    clues: { es: ['te lo vas a alisar', 'solo saben alisar'], en: ['they straighten everyone', 'wants to thin my hair out'] },
  },
  {
    kind: 'customer',
    es: 'niñas de pelo rizado',
    en: 'children with curly hair',
    clues: { es: ['niñas de pelo crespo', 'niñas con rizos'], en: ['kid’s curls', 'children with curls'] },
  },
];
