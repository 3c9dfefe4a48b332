// What people work as before they open a business of their own, by its folded words in either language.
import type { Bilingual } from '../../language/language.ts';

interface Occupation {
  readonly words: RegExp;
  /** After «años» and after "years": the work and not the person, who may be a woman or a man. */
  readonly name: Bilingual;
}

const of = (words: RegExp, es: string, en: string): Occupation => ({ words, name: { es, en } });

/** The first whose words are there. */
export const OCCUPATIONS: readonly Occupation[] = [
  of(/\bmecanic[oa]s?\b|\bmechanics?\b/, 'de mecánica', 'as a mechanic'),
  of(
    /\brestaurador[ae]?s? (?:titulad[oa]|de (?:muebles|arte|piezas|antiguedades|madera))\b|\b(?:furniture |art )?restorers?\b/,
    'en restauración de piezas',
    'as a restorer',
  ),
  of(/\bpanader[oa]s?\b|\bbakers?\b|\bpanaderia\b|\bbakery\b/, 'en panadería', 'as a baker'),
  of(/\bpasteler[oa]s?\b|\breposter[oa]s?\b|\bpastry\b|\bpasteleria\b/, 'en pastelería', 'in pastry'),
  of(/\bcociner[oa]s?\b|\bcocina\b|\bcocinando\b|\bchefs?\b|\bcooks?\b|\bkitchens?\b/, 'en cocina', 'in a kitchen'),
  of(/\bcamarer[oa]s?\b|\bmeser[oa]s?\b|\bmozos?\b|\bwait(?:er|ress)s?\b|\bbaristas?\b/, 'en sala y barra', 'behind the bar and at table'),
  of(
    /\b(?:estilistas?|peluquer\w+|esteticistas?) (?:canin[oa]s?|de (?:perros|mascotas))\b|\bpeluqueria canina\b|\b(?:dog|pet) groom\w+\b|\bgroomers?\b/,
    'en peluquería canina',
    'in dog grooming',
  ),
  of(
    /\bfabrica de pastas\b|\bpastas? (?:fresca|casera)s?\b|\b(?:fresh )?pasta (?:shop|factory|maker)s?\b/,
    'en una fábrica de pastas',
    'making fresh pasta',
  ),
  of(/\bmanicur\w+\b|\bunas\b(?= (?:en|acril|de gel|y))|\bnail tech\w*\b/, 'en manicura', 'in manicure'),
  of(/\bpizzer\w+\b|\bpizzaiol\w+\b/, 'en pizzería', 'making pizza'),
  of(/\bheladeri\w+\b|\bheladero\w*\b/, 'en heladería', 'making ice cream'),
  of(/\bsoldador\w*\b|\bherrer\w+\b|\bwelders?\b/, 'en herrería', 'in metalwork'),
  of(/\bcerrajer\w+\b|\blocksmith\w*\b/, 'en cerrajería', 'as a locksmith'),
  of(/\bflorist\w+\b/, 'en floristería', 'in floristry'),
  of(/\bcarnicer\w+\b|\bbutcher\w*\b/, 'en carnicería', 'in butchery'),
  of(/\bniner[oa]s?\b|\bchildmind\w+\b|\bnann(?:y|ies)\b/, 'al cuidado de niños', 'in childcare'),
  of(/\bpeluquer\w+\b|\bpeinando\b|\bestilistas?\b|\bhairdress\w+\b|\bstylists?\b|\bbarber\w*\b/, 'en peluquería', 'in hairdressing'),
  of(/\bfisio\w*\b|\bphysio\w*\b|\bphysical therap\w+\b/, 'en fisioterapia', 'in physical therapy'),
  of(/\bpsicolog\w+\b|\bpsycholog\w+\b/, 'en psicología', 'in psychology'),
  of(/\benfermer\w+\b|\bnurs(?:e|es|ing)\b/, 'en enfermería', 'in nursing'),
  of(/\bveterinari\w+\b|\bvet(?:s|erinar\w+)?\b/, 'en veterinaria', 'in veterinary work'),
  of(
    /\bprofesor\w*\b|\bmaestr[oa]s?\b|\bdocente\w*\b|\bd(?:ando|ado) (?:[a-z]+ ){0,3}clases?\b|\bclase\b|\bclases en\b|\bteach\w+\b/,
    'en la enseñanza',
    'in teaching',
  ),
  of(/\bcontab\w+\b|\bcontador\w*\b|\bgestor(?:ia|a)?\b|\baccount(?:ant|ants|ing)\b|\bbookkeep\w+\b/, 'en contabilidad', 'in accounting'),
  of(/\babogad\w+\b|\blawyers?\b|\bsolicitors?\b/, 'en la abogacía', 'in law'),
  of(/\bcarpinter\w+\b|\bebanist\w+\b|\bcarpent\w+\b|\bjoiner\w*\b|\bcabinet.?mak\w+\b/, 'en carpintería', 'in carpentry'),
  of(/\btapicer\w+\b|\bupholster\w+\b/, 'en tapicería', 'in upholstery'),
  of(/\bceramist\w+\b|\bceramica\b|\balfarer\w+\b|\bpott(?:er|ers|ery)\b|\bceramics?\b/, 'en cerámica', 'in pottery'),
  of(/\bmodist\w+\b|\bcostur\w+\b|\bcosiendo\b|\bsewing\b|\bseamstress\w*\b|\btailor\w*\b|\bdressmak\w+\b/, 'en costura', 'in sewing'),
  of(/\belectricist\w+\b|\belectricians?\b/, 'en instalaciones eléctricas', 'as an electrician'),
  of(/\bfontaner\w+\b|\bplomer\w+\b|\bgasfiter\w*\b|\bplumb(?:er|ers|ing)\b/, 'en fontanería', 'in plumbing'),
  of(/\balbanil\w*\b|\bobras?\b|\bconstruccion\b|\bbuilders?\b|\bbricklay\w+\b|\bconstruction\b/, 'en la construcción', 'in construction'),
  of(/\bpintor\w*\b|\bpainters?\b/, 'en pintura', 'in painting'),
  of(/\bdisenador\w*\b|\bdiseno\b|\bdesign(?:er|ers|ing)?\b/, 'en diseño', 'in design'),
  of(/\bprogramador\w*\b|\bdesarrollador\w*\b|\bsoftware\b|\bdevelopers?\b|\bprogramm\w+\b/, 'en desarrollo de software', 'in software'),
  of(/\bfotograf\w+\b|\bphotograph\w+\b/, 'en fotografía', 'in photography'),
  of(/\bmarketing\b|\bpublicidad\b|\badvertising\b/, 'en marketing', 'in marketing'),
  of(/\bcomercial(?:es)?\b|\bvended\w+\b|\bventas\b|\bsales(?:people|man|woman)?\b/, 'en ventas', 'in sales'),
  of(/\bconductor\w*\b|\bchofer\w*\b|\brepartidor\w*\b|\bdrivers?\b|\bdriving\b/, 'al volante', 'behind the wheel'),
  of(/\blimpieza\b|\blimpiador\w*\b|\bclean(?:er|ers|ing)\b/, 'en limpieza', 'in cleaning'),
  of(/\bagricultor\w*\b|\bcampo\b|\bhuerta\b|\bfarm(?:er|ers|ing)?\b/, 'en el campo', 'in farming'),
  of(/\bjardiner\w+\b|\bgarden(?:er|ers|ing)\b/, 'en jardinería', 'in gardening'),
  of(/\bentrenador\w*\b|\bmonitor\w*\b|\btrainers?\b|\bcoach\w*\b/, 'entrenando a otros', 'in coaching'),
  of(/\bhotel(?:es|s)?\b|\bhosteleria\b|\brecepcion\w*\b|\bhospitality\b/, 'en hostelería', 'in hospitality'),
  of(/\binmobiliari\w+\b|\breal estate\b|\bestate agents?\b/, 'en el sector inmobiliario', 'in real estate'),
  of(/\bingenier\w+\b|\bengineer\w*\b/, 'en ingeniería', 'in engineering'),
  of(/\bfarmac\w+\b|\bpharmac\w+\b/, 'en farmacia', 'in pharmacy'),
  of(/\bperiodist\w+\b|\bjournalis\w+\b/, 'en periodismo', 'in journalism'),
];
