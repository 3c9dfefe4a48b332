// Words that a stemmer takes for one another: «calle» and «callos», «taller» and «tallas», “call” and «callos», “corn” and “corns”.

/** Each group counts as itself and as none of the other words of its stem, which keep it. */
const GROUPS =
  'callo callos, cortado cortados, ramen, partido partidos, seguridad, barre, barro, barra barras, mandado mandados, taper tapers, tapa tapas, prestamista, telar telares, ' +
  'restaurante restaurantes restaurant restaurants, colegio colegios, cosa cosas, libre libres, libra libras, recogido recogidos, publico publica publicos publicas public, publicidad, ' +
  'cola colas, cole, tinto tintos, tinta tintas, reformer reformers, lechada, ordenador ordenadores, ordeno, rata ratas, rato ratos, rate rates, dije, asistenta, ficha fichas, ' +
  'ganado, duelo, balda baldas, cierra cierran, valle valles, ambulante ambulantes, suele suelen, suela suelas, suelo suelos, bote botes, movilidad, polo polos, pole poles, ' +
  'plato platos, plata, plate plates, correa correas, correo correos, estacion estaciones, completo completa completas complete, jugo jugos, lager, florida, trail trails, ' +
  'operado operada operados operadas, manual manuales manuals, interior interiores, caso casos, casa casas, case cases, mes meses, mesa mesas, cuento cuentos, puerto puertos, ' +
  'plazo plazos, fondo fondos, cero, pasto pastos, peso pesos, pesa pesas, bolso bolsos, bolsa bolsas, talla tallas, taller talleres, cuadra cuadras, lata latas, sala salas, ' +
  'hombro hombros, junto juntos, vacuno, esa ese esas esos, algo, tarda tardan tardo tardar, gimnasia, helada heladas, marco marcos, pasa pasan paso pasos pasar pasado pasada ' +
  'pase pasamos pasando, parte partes partir partimos, poda podas podar podo podamos, poder podemos puede, plano planos, seta setas, gres, uno unos, heno, campo campos, ' +
  'solado solados, solar solares, genero generos, directivo directivos, aparte, clave claves, vina vinas, chile, animal animales animals, ' +
  'broken, nine, come comes, care cares, carer carers, waiter waiters, counter counters, maker makers, carrier carriers, hope hopes, clear clears, lane lanes, dollar dollars, ' +
  'logo logos, logged, guy guys, detail details, board boards, fill fills filled, cuttings, customs, boxing, booking bookings booked, book, insured, vetted, taste tastes, ' +
  'tire tires, siding, bowling, bedding, hosting, matted, locked, framing, lettering, viewing viewings, arrangement arrangements, threading, webbing, record records, tired, ' +
  'engineer engineers engineering, throw, throws, grade grades graded, earring earrings, celebrant, ringing, riding, fries, package packages, pod pods, corn, never';

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  GROUPS.split(', ').flatMap((group) => {
    const words = group.split(' ');
    return words.map((word) => [word, `only${words[0]}`] as const);
  }),
);

/** What stands for the stem of such a word; undefined for any other. */
export function ownStem(word: string): string | undefined {
  return GROUP_OF.get(word);
}
