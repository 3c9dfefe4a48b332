// What each kind of alternative is called, and what is usual in it on the points that customers compare: never told of a rival as a fact.
import type { Bilingual } from '../../language/language.ts';
import type { AlternativeId } from './alternative-words.ts';
import type { PointId } from './comparison-points.ts';

export interface KindWords {
  /** In a sentence, as an object: «frente a una cadena grande». */
  readonly name: Bilingual;
  readonly usual: Readonly<Partial<Record<PointId, Bilingual>>>;
}

type Told = readonly [es: string, en: string];

const of = ([es, en]: Told, usual: Readonly<Partial<Record<PointId, Told>>>): KindWords => ({
  name: { es, en },
  usual: Object.fromEntries(Object.entries(usual).map(([point, [ofEs, ofEn]]) => [point, { es: ofEs, en: ofEn }])),
});

export const KIND_WORDS: Readonly<Record<AlternativeId, KindWords>> = {
  library: of(['la biblioteca', 'the library'], {
    price: ['gratis', 'free'],
    hours: ['la hora de cierre de cada una', 'its own closing time'],
    place: ['una por zona', 'one to an area'],
    attention: ['silencio', 'quiet'],
    scope: ['mesas, sin barra', 'tables, no counter'],
    fame: ['la conoce todo el mundo', 'known to everybody'],
  }),
  public: of(['un servicio público', 'a public service'], {
    price: ['gratis, o casi', 'free, or nearly'],
    wait: ['lista de espera', 'a waiting list'],
    hours: ['horario de oficina', 'office hours'],
    attention: ['quien toque ese día', 'whoever is on that day'],
    trust: ['personal titulado', 'qualified staff'],
    scope: ['solo lo básico', 'the basics only'],
    place: ['un centro por zona', 'one centre to an area'],
    fame: ['lo conoce todo el mundo', 'known to everybody'],
    making: ['correcto y sin adornos', 'sound and plain'],
  }),
  nothing: of(['dejarlo como está', 'leaving it as it is'], { price: ['hoy, nada', 'nothing today'] }),
  tool: of(['un programa o una plantilla', 'a program or a template'], {
    price: ['una cuota baja, o gratis', 'a small fee, or free'],
    wait: ['al momento', 'at once'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['en la pantalla', 'on a screen'],
    attention: ['nadie: lo hace uno mismo', 'nobody: self-service'],
    trust: ['nadie responde del resultado', 'nobody answers for the result'],
    making: ['el mismo molde para todos', 'one mould for everyone'],
    scope: ['lo que no trae de serie', 'whatever is not built in'],
    fame: ['muy conocido', 'widely known'],
  }),
  online: of(['un vendedor de internet', 'an online seller'], {
    wait: ['unos días de envío', 'a few days of delivery'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['por internet', 'online'],
    attention: ['un chat o un correo', 'a chat or an e-mail'],
    trust: ['devolución por paquete', 'returns by parcel'],
    making: ['no se toca antes de pagar', 'not seen before paying'],
    scope: ['lo que no cabe en una ficha', 'what fits no listing'],
    fame: ['muy conocido, con reseñas', 'widely known, with reviews'],
  }),
  'known-person': of(['algún conocido', 'somebody they know'], {
    price: ['precio de favor', 'a friend’s price'],
    wait: ['cuando pueda', 'when they can'],
    hours: ['cuando pueda', 'when they can'],
    place: ['cerca', 'close by'],
    attention: ['de tú a tú', 'one to one'],
    trust: ['confianza, sin garantía', 'trust, no guarantee'],
    making: ['sale como sale', 'as it comes out'],
    scope: ['lo que no sepa hacer', 'whatever they cannot do'],
    fame: ['ya es de confianza', 'trusted already'],
  }),
  'one-person': of(['alguien por su cuenta', 'somebody working alone'], {
    price: ['el que se acuerde cada vez', 'whatever is agreed each time'],
    wait: ['según su agenda', 'as the diary allows'],
    hours: ['a convenir', 'by arrangement'],
    place: ['suele ir al cliente', 'tends to go to the customer'],
    attention: ['siempre la misma persona', 'always the same person'],
    trust: ['nadie que supla', 'nobody to stand in'],
    making: ['según quién sea', 'as good as the person'],
    scope: ['lo que pida más de dos manos', 'what takes more than two hands'],
    fame: ['de boca en boca', 'by word of mouth'],
  }),
  chain: of(['una cadena grande', 'a big chain'], {
    price: ['fijo y a la vista', 'fixed, on display'],
    wait: ['rápido, salvo en horas punta', 'quick, except at peak times'],
    hours: ['amplio, sábados incluidos', 'long, Saturdays too'],
    place: ['locales muy a la vista', 'sites in plain view'],
    attention: ['quien esté de turno', 'whoever is on shift'],
    trust: ['garantía por escrito', 'a written guarantee'],
    making: ['igual en todas partes', 'the same everywhere'],
    scope: ['nada fuera de catálogo', 'nothing off the list'],
    fame: ['la conoce todo el mundo', 'known to everybody'],
  }),
  machine: of(['una máquina', 'a machine'], {
    price: ['menos que en un mostrador', 'less than over a counter'],
    wait: ['al momento', 'at once'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['a unos pasos', 'a few steps away'],
    attention: ['nadie', 'nobody'],
    trust: ['un teléfono de averías', 'a telephone for faults'],
    making: ['siempre lo mismo', 'always the same'],
    scope: ['todo lo que no sea un botón', 'anything but a button'],
    fame: ['la usan a diario', 'used every day'],
  }),
  'own-hands': of(['hacerlo por su cuenta', 'doing it themselves'], {
    price: ['solo el material', 'the materials alone'],
    wait: ['el rato que lleve', 'as long as it takes'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['en casa', 'at home'],
    attention: ['nadie más', 'nobody else'],
    trust: ['sin garantía', 'no guarantee'],
    making: ['sale como sale', 'as it comes out'],
    scope: ['lo que no se sepa hacer', 'whatever they cannot do'],
    fame: ['es la costumbre', 'it is the habit'],
  }),
  'same-trade': of(['otro negocio del oficio', 'another business of the trade'], {
    wait: ['agenda o mostrador llenos en hora punta', 'full at peak times'],
    fame: ['clientela propia', 'customers of its own'],
  }),
  neighbour: of(['un negocio de la zona', 'a business nearby'], {
    wait: ['poca', 'little'],
    hours: ['horario de comercio', 'shop hours'],
    place: ['cerca', 'close by'],
    attention: ['caras conocidas', 'known faces'],
    trust: ['se vuelve y se reclama', 'go back and complain'],
    making: ['de todo un poco', 'a bit of everything'],
    scope: ['lo que se sale de lo corriente', 'what is out of the common'],
    fame: ['clientela de siempre', 'customers of old'],
  }),
  'other-thing': of(['otra cosa', 'something else'], {
    fame: ['es la costumbre', 'it is the habit'],
    making: ['cumple, sin ser lo buscado', 'it does, without being the thing'],
  }),
};
