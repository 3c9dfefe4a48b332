// What leads to a way of getting known and is none of it: who comes by it, how much, and that it comes later.

const CUSTOMERS = '(?:ones|twenty|veinte|customers|clients|clientes|clientas|\\d+)';
const LEADS: readonly RegExp[] = [
  /^(?:(?:uy|uf|pues|pos|mira|mirá|bueno|honestly|honestamente|la verdad|a ver),?\s+)+/iu,
  // "After that it's Nextdoor", «después vendrá el boca a boca».
  /^(?:after (?:that|those|them)|later(?: on)?|afterwards|después(?: de eso)?|despues|más adelante|luego),? (?:(?:it['’]s|it is|it will be|it['’]ll be|there['’]s|there will be|come|será|sera|serán|seran|es|son|vienen?|vendrán?|vendran?|está|están) )?/iu,
  // "The first twenty will come from the pop-ups", «los primeros vendrán de Instagram».
  new RegExp(
    `^(?:the |my |our |los |las |mis |nuestros )(?:(?:first|primer[oa]s|other|otros|rest|demás|demas) )(?:${CUSTOMERS} )*(?:(?:will|would|should|are going to|can) )?(?:(?:come|be|arrive|vendrán|vendran|vienen|llegarán|llegaran|llegan|saldrán|saldran|salen|serán|seran) )?(?:from|through|via|by|de|por|con|desde) `,
    'iu',
  ),
  // "About 45% of sales come from Etsy", «el 35 % viene de mercadillos»: a share of what is sold, and no part of each sale.
  /^(?:(?:about|around|roughly|some|unos?|un|el|casi|como|más o menos) )*\d{1,3} ?%(?: (?:of|de) (?:(?:my|our|the|all|l[oa]s|mis|nuestr[oa]s) )?(?:sales|orders|customers|clients|bookings|ventas|pedidos|client[ea]s|reservas))?(?: (?:comes?|came|is|are|vienen?|llegan?|entran?|son|sale))? (?:from|through|via|by|on|de|por|en|desde) (?!(?:each|every|cada)(?!\p{L}))/iu,
  // "I also have 2,900 followers on Instagram", "we also offer a free month", «ya tengo como 180 clientes en WhatsApp».
  /^(?:i|we|yo)(?:['’](?:ll|ve|d)| will| would)? (?:also |already |currently )*(?:plan|offer|have|got|run|use|count on|am planning|set up)(?: (?:to have|on))? (?=(?:an?|the|my|our|some|two|three|\d)(?!\p{L}))/iu,
  /^(?:(?:ya|también|tambien|además|ademas) )*(?:tengo|tenemos|cuento con|contamos con) (?:(?:como|unos|unas|casi|a) )?(?=\p{L}|\d)/iu,
  // "People will find us from the yard signs".
  /^(?:people|they|customers|clients|la gente|los clientes|las clientas)(?:['’]ll| will| would)? (?:find|hear (?:of|about)|get to know|me conocen|nos conocen|me encontrar[aá]n?|nos encontrar[aá]n?|llegar[aá]n?) ?(?:me|us)? ?(?:from|through|via|by|on|por|en|con) /iu,
  // «A eso sumamos Google Shopping».
  /^(?:a (?:eso|esto|ello) )?(?:(?:le|les|también) )*(?:sumamos|sumo|añadimos|añado|agregamos|agrego|we add|i add) /iu,
  /^(?:that['’]s|it['’]s|it is|eso es|es|son|será) (?=(?:the|my|our|an?|el|la|mi|los|las|mis|un|una)(?!\p{L}))/iu,
  /^(?:from|desde) (?=\p{L})/iu,
];

/** The same words from the way of getting known on. */
export function withoutLead(clause: string): string {
  return LEADS.reduce((words, lead) => words.replace(lead, ''), clause);
}
