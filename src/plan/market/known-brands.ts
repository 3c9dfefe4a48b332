// Names that everybody knows, told alone or inside a description, by the kind of rival each one is: public knowledge, and all that is said of them unless the founder told more.
import type { AlternativeId } from './alternative-words.ts';

/** In folded text; whole words. */
export const KNOWN_BRANDS: readonly (readonly [AlternativeId, RegExp])[] = [
  ['public', /\b(?:sergas|osakidetza|osasunbidea|sacyl|catsalut|sescam|imss|essalud|nhs|civivox(?: municipal)?)\b/],
  [
    'tool',
    /\b(?:canva|wix|squarespace|shopify|excel|google sheets|holded|declarando|quickbooks|xero|hubspot|pipedrive|salesforce|notion|deepl|duolingo|youtube|chat ?gpt|whatsapp|fintonic|mailchimp|booksy|treatwell|fresha|smartick|babbel|busuu|khan academy|coursera|udemy|domestika|photomath|calendly|cliniko)\b/,
  ],
  [
    'online',
    /\b(?:amazon|shein|temu|aliexpress|zooplus|ebay|etsy|wallapop|vinted|milanuncios|mercado ?libre|airbnb|booking|rover|gudog|idealista|fotocasa|zillow|redfin|argenprop|habitissimo|cronoshare|todostuslibros|facebook marketplace|fiverr|upwork|malt|glovo|rappi|pedidos ?ya|deliveroo|just eat|uber ?eats|blablacar|bark|colvin|interflora|anyvan|doctoralia|preply|superprof|tusclases|classgap|taskrabbit|thumbtack|airtasker|angi|care\.com|doordash|grubhub|instacart|chewy|zalando|asos|get ?your ?guide|doinn|civitatis|vrbo)\b/,
  ],
  [
    'chain',
    /\b(?:mercadona|coviran|eroski|alcampo|spar|purina|royal canin|pedigree|soriana|chedraui|bodega aurrera|h-?e-?b|kroger|publix|greggs|subway|kfc|molly maid|merry maids|two maids|stanley steemer|consum|carrefour|lidl|aldi|tesco|sainsbury.?s|asda|walmart|target|costco|oxxo|d1|ara|coto|ikea|kave home|zara home|rituals|leroy merlin|bauhaus|sodimac|decathlon|halfords|starbucks|costa|pret|mcdonald.?s|burger king|telepizza|domino.?s|juan valdez|falabella|ripley|el corte ingles|zara|primark|dfs|ez living|pets at home|jollyes|petco|smart ?fit|bodytech|pure ?gym|vivagym|altafit|holmes place|basic.?fit|vitaldent|dentix|hedonai|centros ideal|seur|correos(?: express)?|mrw|dhl|fedex|autozone|phone house|casa del libro|fnac|marco aldany|tecnocasa|remax|re\/max|century 21|homeserve|pimlico plumbers|sysco|iss|eulen|clece|kumon|helen doron|wall street english|mahou|heineken|ferrero|nestle|granja san francisco|la roche.?posay|specsavers|boots|midas|norauto|timpson|five guys|yankee candle|bath (?:and|&) body works|jo malone|riverford|abel (?:and|&) cole|gousto|hello ?fresh|liverpool|suburban|coppel|sears|palacio de hierro|jumbo|tottus|saga(?: falabella)?|la comer|home depot|lowe.?s|best buy|petsmart|waitrose|morrisons|co-?op|ocado|marks (?:and|&) spencer|m&s|john lewis|argos|b&q|dunnes|supervalu|dunkin.?|krispy kreme|freddo|grido|la iberica|hertz|avis|europcar|u-?haul|two men and a truck|mediamarkt|media markt|worten|conforama|maisons du monde|h&m|bershka|pull (?:and|&) bear|savory|ben (?:and|&) jerry.?s|haagen.?dazs|llongueras|jean louis david|supercuts|great clips|petsathome|burgerfi|taco bell|wendy.?s|papa john.?s|pizza hut|vips|sanborns|farmacias (?:del ahorro|similares|guadalajara)|cruz verde|salcobrand|kwik fit|goodyear|firestone|jiffy lube|planet fitness|anytime fitness|the gym group|whataburger|7-eleven|circle k|wawa|whole foods|trader joe.?s|safeway)\b/,
  ],
];
