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
    hours: ['cierra cada una a su hora', 'each closes at its own time'],
    place: ['hay una por zona', 'one to an area'],
    attention: ['hay que guardar silencio', 'quiet is required'],
    scope: ['tiene mesas pero no barra', 'tables but no counter'],
    fame: ['la conoce todo el mundo', 'known to everybody'],
  }),
  public: of(['un servicio público', 'a public service'], {
    price: ['gratis o casi gratis', 'free or nearly so'],
    wait: ['hay lista de espera', 'there is a waiting list'],
    hours: ['horario de oficina', 'office hours'],
    attention: ['atiende quien esté ese día', 'whoever is on that day'],
    trust: ['personal titulado', 'qualified staff'],
    scope: ['solo lo básico', 'the basics only'],
    place: ['un centro por zona', 'one centre to an area'],
    fame: ['lo conoce todo el mundo', 'known to everybody'],
    making: ['correcto y sencillo', 'sound and plain'],
  }),
  nothing: of(['dejarlo como está', 'leaving it as it is'], { price: ['hoy no cuesta nada', 'nothing today'] }),
  tool: of(['un programa o una plantilla', 'a program or a template'], {
    price: ['una cuota baja, o gratis', 'a small fee, or free'],
    wait: ['al momento', 'at once'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['en la pantalla', 'on a screen'],
    attention: ['nadie, lo hace cada uno', 'nobody, it is self-service'],
    trust: ['nadie responde del resultado', 'nobody answers for the result'],
    making: ['igual para todos', 'the same for everybody'],
    scope: ['lo que el programa no trae', 'whatever the program does not include'],
    fame: ['lo conoce mucha gente', 'widely known'],
  }),
  online: of(['un vendedor de internet', 'an online seller'], {
    wait: ['unos días de envío', 'a few days of delivery'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['por internet', 'online'],
    attention: ['un chat o un correo', 'a chat or an e-mail'],
    trust: ['devolución por paquete', 'returns by parcel'],
    making: ['no se toca antes de pagar', 'not seen before paying'],
    scope: ['lo que no está en su catálogo', 'whatever is not in its listings'],
    fame: ['muy conocido, con reseñas', 'widely known, with reviews'],
  }),
  'known-person': of(['algún conocido', 'somebody they know'], {
    price: ['precio de favor', 'a friend’s price'],
    wait: ['cuando pueda', 'whenever they can'],
    hours: ['cuando pueda', 'whenever they can'],
    place: ['cerca', 'close by'],
    attention: ['trato personal', 'one to one'],
    trust: ['hay confianza, pero no garantía', 'trust, but no guarantee'],
    making: ['el resultado es incierto', 'the result is uncertain'],
    scope: ['lo que no sepa hacer', 'whatever they cannot do'],
    fame: ['ya es de confianza', 'trusted already'],
  }),
  'one-person': of(['alguien por su cuenta', 'somebody working alone'], {
    price: ['el que se acuerde cada vez', 'whatever is agreed each time'],
    wait: ['depende de su agenda', 'it depends on their diary'],
    hours: ['a convenir', 'by arrangement'],
    place: ['suele ir al cliente', 'tends to go to the customer'],
    attention: ['siempre la misma persona', 'always the same person'],
    trust: ['no hay quien le sustituya', 'nobody to stand in'],
    making: ['depende de quién sea', 'as good as the person'],
    scope: ['lo que necesita a más de una persona', 'whatever takes more than one person'],
    fame: ['de boca en boca', 'by word of mouth'],
  }),
  chain: of(['una cadena grande', 'a big chain'], {
    price: ['fijo y a la vista', 'fixed and on display'],
    wait: ['rápido, salvo en horas punta', 'quick, except at peak times'],
    hours: ['amplio, sábados incluidos', 'long, Saturdays too'],
    place: ['locales muy a la vista', 'sites in plain view'],
    attention: ['quien esté de turno', 'whoever is on shift'],
    trust: ['garantía por escrito', 'a written guarantee'],
    making: ['igual en todas partes', 'the same everywhere'],
    scope: ['lo que no está en su catálogo', 'whatever is not on its list'],
    fame: ['la conoce todo el mundo', 'known to everybody'],
  }),
  machine: of(['una máquina', 'a machine'], {
    price: ['menos que en una barra o una tienda', 'less than over a counter'],
    wait: ['al momento', 'at once'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['a unos pasos', 'a few steps away'],
    attention: ['nadie', 'nobody'],
    trust: ['un teléfono de averías', 'a telephone for faults'],
    making: ['siempre lo mismo', 'always the same'],
    scope: ['lo que no se elige con un botón', 'whatever has no button'],
    fame: ['la usan a diario', 'used every day'],
  }),
  'own-hands': of(['hacerlo por su cuenta', 'doing it themselves'], {
    price: ['solo el material', 'the materials alone'],
    wait: ['el rato que lleve', 'as long as it takes'],
    hours: ['a cualquier hora', 'any hour'],
    place: ['en casa', 'at home'],
    attention: ['nadie más', 'nobody else'],
    trust: ['sin garantía', 'no guarantee'],
    making: ['el resultado es incierto', 'the result is uncertain'],
    scope: ['lo que no se sepa hacer', 'whatever they cannot do'],
    fame: ['es la costumbre', 'it is the habit'],
  }),
  'same-trade': of(['otro negocio del oficio', 'another business of the trade'], {
    wait: ['se llena en hora punta', 'full at peak times'],
    fame: ['clientela propia', 'customers of its own'],
  }),
  neighbour: of(['un negocio de la zona', 'a business nearby'], {
    wait: ['poca', 'little'],
    hours: ['horario de comercio', 'shop hours'],
    place: ['cerca', 'close by'],
    attention: ['caras conocidas', 'known faces'],
    trust: ['se puede volver y reclamar', 'customers can go back and complain'],
    making: ['de todo un poco', 'a bit of everything'],
    scope: ['lo que se sale de lo corriente', 'anything out of the ordinary'],
    fame: ['clientela de siempre', 'long-standing customers'],
  }),
  'other-thing': of(['otra cosa', 'something else'], {
    fame: ['es la costumbre', 'it is the habit'],
    making: ['cumple, pero no es lo que se buscaba', 'it does, but is not what was wanted'],
  }),
};
