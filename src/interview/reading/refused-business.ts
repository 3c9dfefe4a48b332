// Businesses that are declined: only where the answer names them plainly. A shop of hemp, a gunsmith or a locksmith is not among them.

const TRADE =
  '(?:vend\\w*|venta|comprar? y vender|trafic\\w*|contraband\\w*|distribu\\w*|fabric\\w*|cultiv\\w* y vend\\w*|pas(?:ar|o|amos) |repart\\w*|import\\w*|suministr\\w*|sell\\w*|deal(?:ing|er|s)?|traffic\\w*|smuggl\\w*|distribut\\w*|supply\\w*|produc\\w*|manufactur\\w*|mak(?:e|ing)|cook(?:ing)?|push(?:ing)?|deliver\\w*)';
const DRUGS =
  '(?:cocaina|coca\\b|heroina|metanfetamina|cristal meth|fentanilo|crack\\b|mdma|extasis|drogas?(?! ?gueria)|estupefacientes|narcoticos|anfetaminas|speed y|hachis|lsd\\b|cocaine|heroin|meth\\b|methamphetamine|fentanyl|ecstasy|illegal drugs|drugs(?! ?store)|narcotics)';
const ARMS =
  '(?:armas (?:de fuego |ilegales |robadas |sin licencia |de guerra |de contrabando )*(?:ilegales|sin licencia|robadas|de guerra|de contrabando|a (?:bandas|criminales|menores))|(?:illegal|unlicensed|stolen|untraceable|smuggled|ghost) (?:guns?|weapons?|firearms?)|(?:guns|weapons|firearms) (?:illegally|without (?:a )?licen[cs]e|to (?:gangs|criminals|minors))|explosivos caseros|bombas(?! de (?:agua|calor|bici|piscina|jabon|bano|insulina))|bombs\\b(?! bath)|napalm)';
const PEOPLE =
  /\b(?:trata de (?:personas|mujeres|blancas|menores)|trafico de (?:personas|mujeres|ninos|menores|organos|inmigrantes)|human trafficking|traffick(?:ing)? (?:people|women|children|humans|organs|migrants)|people smuggling|smuggl\w+ (?:people|migrants|immigrants)|vend\w+ organos|sell\w* (?:human )?organs|prostitucion (?:de menores|infantil|forzada)|child prostitution|forced prostitution|(?:pornografia|porno) infantil|child porn\w*|sex(?:o|ual)? con menores|sex with minors|esclav\w+ (?:sexual\w*|de personas)|slave labou?r|explotacion sexual|sexual exploitation)\b/;
const PAPERS =
  /\b(?:(?:vend\w*|fabric\w*|hac(?:er|emos|iendo)|imprimir|falsific\w*|sell\w*|mak(?:e|ing)|forg\w+|print\w*|produc\w*) (?:\w+ ){0,3}?(?:(?:documentos|pasaportes|dni|carnets?|titulos|billetes|recetas|certificados|visados|facturas) (?:\w+ )?fals[oa]s|(?:fake|forged|counterfeit|false) (?:\w+ )?(?:documents?|passports?|ids?|licen[cs]es|diplomas|degrees|bank ?notes|money|bills|notes|prescriptions|certificates|visas|invoices))|falsificacion de (?:documentos|moneda|billetes|pasaportes)|dinero falso|moneda falsa|billetes falsos|counterfeit money|counterfeiting (?:money|currency))\b/;
const FRAUD =
  /\b(?:estafa(?:r|mos|ndo|s)? (?:a |piramidal|por)|esquema (?:ponzi|piramidal)|timar a|ponzi scheme|pyramid scheme|scam(?:ming)? (?:people|old|elderly|pensioners|customers|victims|tourists)|defraud\w*|phishing (?:a|for|kits?|campa|emails?|service)|robar (?:tarjetas|coches|datos|cuentas|casas|bicis|bicicletas|motos|identidades|carteras)|steal(?:ing)? (?:cars|cards|data|identities|accounts|bikes|credit|from)|vend\w+ (?:tarjetas|datos|coches|moviles|bicicletas|bicis|cuentas) robad[oa]s|sell\w* stolen|objetos robados|mercancia robada|stolen goods|blanque\w+ (?:de )?(?:dinero|capitales)|lavado de dinero|lavar dinero|money laundering|launder\w* money|sicari[oa]s?|asesin(?:o|os|ar) a sueldo|matar (?:gente|personas)|hitm[ae]n|contract killing|murder for hire|kill people|extorsion\w*|secuestr(?:ar|os|amos) (?:a |personas|expres)|kidnap\w*|ransomware|hackear cuentas|hack(?:ing)? (?:into )?(?:accounts|banks|people))\b/;
const OTHER_CRIMES =
  /\b(?:(?:casinos?|apuestas|loterias?|gambling|betting|casinos?) (?:\w+ ){0,2}(?:ilegal(?:es)?|clandestin[oa]s?|sin licencia|unlicen[cs]ed|without (?:a )?licen[cs]e)|(?:illegal|unlicen[cs]ed|underground) (?:\w+ )?(?:casinos?|gambling|betting)|(?:peleas|lucha) de (?:perros|gallos)|(?:dog|cock) ?fight(?:s|ing)?|(?:animales|especies) (?:protegid[oa]s|en peligro de extincion)|endangered (?:animals|species)|(?:vend\w*|trafic\w*|trafico de|sell\w*|trad(?:e|ing)) (?:de )?(?:marfil|ivory)|(?:tabaco|alcohol|mercancia) de contrabando|smuggled (?:tobacco|cigarettes|alcohol|goods)|alcohol a menores|alcohol to minors|trabajo infantil|child labou?r|iptv pirata|pirate iptv|(?:vend\w*|fabric\w*|sell\w*|mak(?:e|ing)) (?:\w+ ){0,2}?(?:(?:bolsos|relojes|zapatillas|ropa|medicamentos|medicinas) (?:de marca )?(?:fals[oa]s|falsificad[oa]s)|(?:counterfeit|fake) (?:designer )?(?:bags|handbags|watches|trainers|clothes|medicines|drugs|pills))|(?:vend\w*|sell\w*) (?:resenas falsas|fake reviews)|(?:prestamos?|loans?) (?:a|de) usura|usureros?|loan shark\w*|venta de bebes|sell(?:ing)? babies|vientres de menores|revenge porn|espiar a (?:tu|su|la) pareja|spy on (?:your|their) (?:partner|wife|husband|girlfriend))\b/;
const DEALING = new RegExp(`\\b${TRADE}(?: \\w+){0,4}? ${DRUGS}\\b`);
const TRAFFIC =
  /\b(?:narcotrafico|trafico de (?:drogas|armas|cocaina|estupefacientes)|drug (?:dealing|trafficking|dealer|smuggling)|(?:arms|weapons|gun|cocaine|heroin) (?:trafficking|smuggling|running)|punto de venta de droga|laboratorio de (?:metanfetamina|drogas|cocaina)|meth lab)\b/;
const WEAPONS = new RegExp(`\\b${TRADE}(?: \\w+){0,4}? ${ARMS}`);
// Cheap tests before the long ones.
const DRUG_NAMED = new RegExp(DRUGS);
const ARMS_NAMED = new RegExp(ARMS);
/** Those who fight it, treat it or teach about it are not doing it. */
const AGAINST =
  /\b(?:contra|evitar|evita|prevenir|prevencion|preventing|prevent|prevention|proteg\w+|protect\w*|against|detect\w*|avoid\w*|combat\w*|rehabilita\w*|rehab\w*|recuper\w+|recovery|adicci\w+|addict\w*|desintoxic\w*|victim\w*|denunci\w+|stop|fight\w*|ayudar? a|help\w*|sin (?:drogas|armas|estafas)|free from|lucha\w*|concienci\w+|educa\w+|awareness|abogad\w*|lawyer\w*|legal advice|defen[cs]a|seguridad informatica|ciberseguridad|cyber ?security|museo|museum|novela|film|videojuego|game|farmacia|pharmacy|pharmacies|afraid|miedo|problem\w* (?:de|with|of)|security|alarm\w*|antirrobo|lock|sniffer|test(?:s|ing)? for|robaron|were stolen|me roban|pelicula|teatro|theatre|escape room)\b/;

/** Whether the answer plainly describes a business that is a crime: drugs, arms, people, forged papers, fraud, violence. */
export function isRefused(folded: string): boolean {
  const deals = DRUG_NAMED.test(folded) && DEALING.test(folded);
  const arms = ARMS_NAMED.test(folded) && WEAPONS.test(folded);
  const named = deals || arms || [TRAFFIC, PEOPLE, PAPERS, FRAUD, OTHER_CRIMES].some((pattern) => pattern.test(folded));
  return named && !AGAINST.test(folded);
}
