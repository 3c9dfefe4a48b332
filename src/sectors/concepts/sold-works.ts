// What is done to things for pay, by its noun and its verbs: «alquiler de carpas», "tent rental", "I rent out tents".
import type { Bilingual } from '../../language/language.ts';

export interface Work {
  readonly noun: Bilingual;
  /** Of one folded word: the verbs as founders say them, and the noun itself. */
  readonly verb: Bilingual<RegExp>;
  readonly said: Bilingual<RegExp>;
}

const work = (noun: readonly [string, string], verbs: readonly [RegExp, RegExp], said: readonly [RegExp, RegExp]): Work => ({
  noun: { es: noun[0], en: noun[1] },
  verb: { es: verbs[0], en: verbs[1] },
  said: { es: said[0], en: said[1] },
});

export const WORKS: readonly Work[] = [
  work(
    ['alquiler', 'rental'],
    [/^(?:alquil|rent|arriend|arrend)(?:o|amos|ar|ando|a)$/, /^(?:rent|rents|renting|hiring)$/],
    [/^(?:alquiler(?:es)?|renta|arriendo)$/, /^(?:rentals?|hire)$/],
  ),
  work(
    ['reparación', 'repair'],
    [/^(?:arregl|repar)(?:o|amos|ar|ando|a)$/, /^(?:fix|repair|mend)(?:es|s|ing)?$/],
    [/^(?:reparacion(?:es)?|arreglos?|composturas?)$/, /^(?:repairs?|mending)$/],
  ),
  work(
    ['limpieza', 'cleaning'],
    [/^(?:limpi|lav)(?:o|amos|ar|ando|a)$/, /^(?:clean|wash)(?:s|es)?$/],
    [/^(?:limpiezas?|lavados?)$/, /^(?:cleaning|washing)$/],
  ),
  work(
    ['instalación', 'installation'],
    [/^(?:instal|coloc|mont|pon)(?:o|go|amos|emos|ar|ando|a)$/, /^(?:install|fit)(?:s|ting|ing)?$/],
    [/^(?:instalacion(?:es)?|colocacion|montajes?)$/, /^(?:installations?|fitting|assembly)$/],
  ),
  work(
    ['restauración', 'restoration'],
    [/^restaur(?:o|amos|ar|ando|a)$/, /^restor(?:e|es|ing)$/],
    [/^restauracion(?:es)?$/, /^restorations?$/],
  ),
  work(
    ['mantenimiento', 'maintenance'],
    [/^(?:mantengo|mantenemos|mantener)$/, /^(?:maintain|service)(?:s|ing)?$/],
    [/^mantenimientos?$/, /^(?:maintenance|servicing|upkeep)$/],
  ),
  work(
    ['reparto', 'delivery'],
    [/^(?:repart(?:o|imos|ir|iendo)|entreg(?:o|amos|ar|ando))$/, /^deliver(?:s|ing)?$/],
    [/^(?:repartos?|entregas?)$/, /^(?:delivery|deliveries)$/],
  ),
  work(['diseño', 'design'], [/^disen(?:o|amos|ar|ando)$/, /^design(?:s|ing)$/], [/^(?:disenos?)$/, /^design$/]),
  work(['afilado', 'sharpening'], [/^afil(?:o|amos|ar|ando|a)$/, /^sharpens?$/], [/^(?:afilados?)$/, /^sharpening$/]),
  work(['pintura', 'painting'], [/^pint(?:o|amos|ar|ando)$/, /^paints?$/], [/^pintura$/, /^painting$/]),
  work(
    ['impresión', 'printing'],
    [/^(?:imprim(?:o|imos|ir|iendo)|estamp(?:o|amos|ar|ando))$/, /^prints?$/],
    [/^(?:impresion(?:es)?|estampad(?:o|os)|estampacion)$/, /^printing$/],
  ),
  work(
    ['transporte', 'transport'],
    [/^(?:transport|traslad|llev)(?:o|amos|ar|ando)$/, /^(?:transport|haul)(?:s|ing)?$/],
    [/^(?:transportes?|traslados?)$/, /^(?:transport|haulage|hauling)$/],
  ),
  work(['recogida', 'collection'], [/^recog(?:o|emos|er|iendo)$/, /^collect(?:s|ing)?$/], [/^recogidas?$/, /^(?:collection|pickup)$/]),
  work(['cuidado', 'care'], [/^cuid(?:o|amos|ar|ando)$/, /^$/], [/^cuidados?$/, /^care$/]),
  work(
    ['revisión', 'inspection'],
    [/^(?:revis|inspeccion)(?:o|amos|ar|ando)$/, /^inspect(?:s|ing)?$/],
    [/^(?:revision(?:es)?|inspeccion(?:es)?)$/, /^inspections?$/],
  ),
  work(
    ['organización', 'planning'],
    [/^organiz(?:o|amos|ar|ando)$/, /^(?:organi[sz]|plan)(?:e|es|ing|s|ning)?$/],
    [/^organizacion$/, /^(?:planning|organi[sz]ing)$/],
  ),
];
