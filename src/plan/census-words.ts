// How to find out whether the customers that the forecast needs exist: it depends on who they are and on where they are looked for.
import { isFirm } from '../sectors/buyer.ts';
import type { SectorId } from '../sectors/sector.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

const ONLINE: readonly SectorId[] = ['ecommerce', 'marketplace_app'];

const isToFirms = ({ buyer }: Draft) => isFirm(buyer);
const isOnline = (draft: Draft) => ONLINE.includes(draft.sector.id) || (draft.sector.id === 'saas' && !isToFirms(draft));
const isRoute = (draft: Draft) => draft.sector.id === 'food_manufacturing' && isToFirms(draft);

/** One of them holds. */
export const CENSUS: readonly Message[] = [
  {
    id: 'mkt.census.online',
    when: isOnline,
    variants: [
      {
        es: 'Que existan se mira sin salir de casa: cuántas veces se busca eso al mes, cuántos siguen a tres cuentas parecidas y cuántas reseñas acumula el más vendido.',
        en: 'Whether they exist can be seen from home: how often it is searched for in a month, how many follow three similar accounts and how many reviews the top seller has gathered.',
      },
      {
        es: 'Aquí no cuenta el barrio, sino la búsqueda: una tarde con las palabras que teclearía un cliente dirá si hay bastantes y cuánto piden por cada clic.',
        en: 'The neighbourhood does not count here, the search does: an afternoon with the words a customer would type will tell whether there are enough, and what a click costs.',
      },
      {
        es: 'Tres sitios dicen si hay bastantes: el buscador, con sus búsquedas al mes; las opiniones de la tienda que más vende, con su fecha; y el grupo donde se pregunta por esto.',
        en: 'Three places tell whether there are enough: the search engine, with its searches a month; the reviews of the shop that sells most, with their dates; and the group where people ask about it.',
      },
      {
        es: 'Que haya gente suficiente se prueba con un anuncio pequeño y una página: lo que cuesta cada visita dirá más que cualquier estudio.',
        en: 'Whether there are people enough is tested with a small advertisement and a page: what each visit costs will say more than any study.',
      },
    ],
  },
  {
    id: 'mkt.census.firms',
    when: (draft) => isToFirms(draft) && !isOnline(draft) && !isRoute(draft),
    variants: [
      {
        es: 'El directorio de empresas, filtrado por lugar, tamaño y actividad, se lee en una mañana: cada nombre que salga es una llamada y no un porcentaje.',
        en: 'The directory of firms, filtered by place, size and trade, is a morning’s reading; each name on it is a call to make and not a percentage.',
      },
      {
        es: 'La lista se hace con nombres: registro mercantil, polígonos y cámaras de comercio dicen cuántas empresas de ese tamaño hay y quién decide en cada una.',
        en: 'The list is made of names: the companies register, business parks and chambers of commerce tell how many firms of that size there are, and who decides in each.',
      },
      {
        es: 'Las empresas se cuentan una a una: asociaciones del ramo, ferias y buscadores dan la lista, y diez llamadas dicen en cuántas hay alguien que compre esto.',
        en: 'Firms are counted one by one: trade associations, fairs and search engines give the list, and ten calls tell in how many of them anybody buys this.',
      },
      {
        es: 'Los censos públicos cuentan los negocios de cada clase por municipio, y la web de cada uno deja ver su tamaño: con eso se sabe si la última columna existe.',
        en: 'Public registers count businesses of each kind by town, and each one’s website shows its size: that is enough to tell whether the last column exists.',
      },
    ],
  },
  {
    id: 'mkt.census.route',
    when: isRoute,
    variants: [
      {
        es: 'Un mapa y el directorio de tiendas y restaurantes dirán cuántos caben en una ruta de reparto de una mañana; los que quedan fuera cuestan más de lo que compran.',
        en: 'A map and the directory of shops and restaurants will tell how many fit on one morning’s delivery round; those outside it cost more than they buy.',
      },
      {
        es: 'Los compradores se cuentan por puertas a las que llega la furgoneta en un día: conviene recorrerlas con el reloj antes de prometer un reparto.',
        en: 'Buyers are counted in doors the van can reach in a day, so drive the round with a watch before promising a delivery.',
      },
      {
        es: 'En un mapa se marca a quién se llega antes de que abra: esos son los clientes posibles, y los demás alargan la mañana de quien conduce.',
        en: 'On a map, mark whoever can be reached before they open: those are the possible customers, and the rest lengthen the driver’s morning.',
      },
    ],
  },
  {
    id: 'mkt.census',
    when: (draft) => !isOnline(draft) && !isToFirms(draft),
    variants: [
      {
        es: 'Los datos públicos de población y de empresas dirán si hay bastantes; si no los hay, toca ampliar la zona o vender más a cada cliente.',
        en: 'Public figures for people and firms will show whether there are enough; if there are not, the area has to widen or each customer has to buy more.',
      },
      {
        es: 'Antes de comprometer un alquiler conviene comprobar en los datos del censo cuántos viven o trabajan alrededor.',
        en: 'Before committing to a rent, the census will tell how many live or work nearby.',
      },
      {
        es: 'Contar puertas y oficinas en los datos públicos de la zona dirá si existen; si faltan, el radio se amplía o cada cliente compra más.',
        en: 'Counting doors and offices in the area’s public data will tell whether they exist; if they fall short, the radius widens or each customer buys more.',
      },
      {
        es: 'El ayuntamiento sabe cuántos vecinos y negocios hay en la zona: preguntarlo es gratis, y una cifra corta se arregla mejor antes de firmar nada.',
        en: 'The town hall knows how many residents and firms there are in the area: asking is free, and a short figure is easier to mend before anything is signed.',
      },
      {
        es: 'El padrón dice cuántos hay, y una hora de pie en la calle, cuántos pasan; con las dos cifras se sabe si la última columna es posible.',
        en: 'The register says how many there are, and an hour standing in the street how many go by; the two figures tell whether the last column is possible.',
      },
    ],
  },
];
