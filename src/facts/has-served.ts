// Whether the founder told of customers served before the business opens.
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';
import { findGathered } from './find-gathered.ts';
import { TOPICS } from './topic.ts';

/** Of these many may be made, and nobody pays for one. */
const NO_SALE =
  '(?:presupuestos|cursos|an[iy]os|meses|semanas|horas|encuestas|entrevistas|pruebas|cuentas|seguidores|quotes|courses|years|months|weeks|hours|surveys|interviews|tests|samples|calls|followers)';

/** «Ya afilo a 7 bares», «llevo dos inviernos haciéndolo», «tengo 12 clientas», "I already clean for six offices", "we have been selling since May". */
const SERVED = new RegExp(
  [
    '\\bya (?:me |nos |le |les )*(?!tengo|tenemos|tiene|estoy|estamos|hablo|hablamos|busco|quiero|queremos|conozco|conocemos|se|veo)[a-z]{3,}(?:o|amos|emos|imos|an|en)\\b[^.;]{0,40}(?:\\b(?:desde|client\\w+)|\\d)',
    '\\b(?:llev(?:o|amos)|sigo|seguimos)\\b[^.;]{0,40}\\b(?!pensando|buscando|ahorrando|esperando|viviendo|mirando|planeando|sonando|queriendo|estudiando)[a-z]+(?:ando|iendo|endo)(?:l[oae]s?)?\\b',
    '\\b(?:tengo|tenemos|atiendo|atendemos) (?:ya )?(?:(?:a|unos|unas|mis|como|casi) )*(?:\\d+|varios|varias|mis|dos|tres|cuatro|cinco|seis|diez|doce) client\\w+',
    '\\b(?:me|nos) (?:han pagado|pagan|pagaron|compran|compraron) ya\\b|\\bya (?:me|nos) (?:han pagado|pagan|compran)\\b',
    `\\b(?:he|hemos) (?:arreglado|reparado|restaurado|vendido|servido|atendido|hecho|cosido|tapizado|cortado|limpiado|entregado|cocinado|impartido) (?:ya |como |unos |unas |a )?\\d+ (?!${NO_SALE})`,
    `\\b(?:i|we)(?:.ve| have)? (?:already )?(?:fixed|repaired|restored|sold|served|groomed|made|sewn|delivered|cleaned|cooked|taught|did|done) (?:about |some )?\\d+ (?!${NO_SALE})`,
    '\\b(?:i|we)(?:.ve)? already (?!have|own|know|spoke|talked|got)[a-z]{3,}\\b[^.;]{0,40}(?:\\bsince|\\bcustomers?|\\bclients?|\\d)',
    '\\b(?:i|we)(?:.ve| have) been [a-z]{4,}ing\\b(?<!saving|looking|waiting|living|planning|thinking|studying)',
    '\\b(?:i|we)(?:.ve| have)? (?:already )?(?:have|got) (?:\\d+|two|three|four|five|six|ten|a few|several) (?:[a-z]+ )?(?:customers|clients|regulars)\\b',
  ].join('|'),
);

/** True where an answer tells of it, in whatever topic. */
export function hasServed(facts: FactSheet): boolean {
  if (factValue(facts, 'customersBrought') !== undefined || findGathered(facts).some(({ kind }) => kind !== 'waiting')) return true;
  const told = [factValue(facts, 'experience'), factValue(facts, 'soFar'), ...TOPICS.map((topic) => factValue(facts, topic))];
  return told.some((words) => words !== undefined && SERVED.test(foldText(words)));
}
