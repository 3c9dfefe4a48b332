// Whether whoever founds it said they are a woman or a man: by a trade, by «sola», by whose daughter they are, by their own name.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { toldOfTeam } from '../../facts/split-team.ts';
import { TOPICS } from '../../facts/topic.ts';
import { foldText } from '../../language/fold-text.ts';

const TRADES =
  '[a-z]*olog|arquitect|costurer|camarer|meser|barber|reposter|granjer|veterinari|disenador|profesor|entrenador|contador|mecanic|fontaner|restaurador|titulad|maestr|cociner|peluquer|carpinter|abogad|ingenier|enfermer|panader|pasteler';
const WOMAN = new RegExp(
  `\\b(?:yo sola|estoy sola|estare sola|trabajo sola|soy (?:una )?(?:${TRADES})a|soy madre|madre de|(?:soy|fui|he sido|era|de|como) jefa|(?:llevo|tengo) [^.;,]{0,30}anos (?:como|trabajando de) (?:${TRADES})a)\\b`,
);
const MAN = new RegExp(
  '\\b(?:yo solo(?! (?:quiero|puedo|vend|hag|pid|necesit|tengo))|estoy solo|estare solo|trabajo solo(?! (?:en|los|las|por|con))' +
    `|soy (?:un )?(?:${TRADES.replace('restaurador', 'restaurador(?!a)')})o|soy (?:un )?restaurador|soy padre|(?:llevo|tengo) [^.;,]{0,30}anos (?:de|como|trabajando de) (?:${TRADES})o)\\b`,
);
const WOMEN =
  /\b(?:somos|seremos) (?:las )?(?:dos|tres|cuatro) (?:socias|amigas|hermanas|primas|mujeres)\b|\b(?:dos|tres) amigas y yo\b|\bnosotras\b/;

/** Said of themselves wherever it was said, which a trade or «sola» is not: “my dad taught me, I’m the daughter”. */
const WOMAN_ANYWHERE =
  /\b(?:soy (?:la|una) (?:hija|nieta|mujer|madre|abuela|viuda|duena)|como madre|soy (?:viuda|abuela|abuelita)|i.m (?:the|a|his|her|their) (?:\w+ )?(?:daughter|granddaughter|mum|mom|mother|woman|widow|grandmother|nana)|as a (?:\w+ )?(?:mum|mom|mother|woman))\b/;
const MAN_ANYWHERE =
  /\b(?:soy (?:el|un) (?:hijo|nieto|hombre|padre|abuelo|viudo|dueno)|como padre|soy (?:viudo|abuelo)|i.m (?:the|a|his|her|their) (?:\w+ )?(?:son|grandson|dad|father|man|guy|bloke|widower|grandfather)|as a (?:\w+ )?(?:dad|father|man))\b/;

/** «Yo, Daniela Orozco», "I'm Karen Liu": by what they are called. */
const SELF_NAMED =
  /(?<!\p{L})(?:[Yy]o,? \(?|[Ss]oy |[Mm]e llamo |[Mm]i nombre es |I[’']m |I am |[Mm]y name is |[Mm]y name’s )(\p{Lu}\p{Ll}{2,})(?= \p{Lu}|[,.;()]| y | and | con |$)/gu;
const WOMENS =
  /^(?:rocio|consuelo|amparo|rosario|socorro|milagros|carmen|pilar|beatriz|raquel|isabel|mercedes|dolores|ines|belen|esther|ester|luz|nieves|maribel|itziar|irene|karen|sarah|hannah|grace|claire|jane|anne|beth|ruth|rachel|alice|kate|emily|charlotte|chloe|megan|lucy|sophie|zoe|niamh|aoife|siobhan|ciara)$/;
const MENS =
  /^(?:rafa|borja|luca|chema|josema|joshua|ezra|mustafa|juan|luis|carlos|jose|javier|miguel|david|daniel|manuel|ramon|martin|julian|ivan|oscar|john|james|mark|tom|dan|mike|paul|peter|sean|cian|liam|ben|jack|sam|chris)$/;

function namesTold(words: string): { readonly isWoman: boolean; readonly isMan: boolean } {
  const names = [...words.matchAll(SELF_NAMED)].map(([, name = '']) => foldText(name));
  return {
    isWoman: names.some((name) => WOMENS.test(name) || (/a$/.test(name) && !MENS.test(name))),
    isMan: names.some((name) => MENS.test(name) || (/o$/.test(name) && !WOMENS.test(name))),
  };
}

interface Gender {
  readonly isWoman: boolean;
  readonly isMan: boolean;
  /** All of them, where they are several. */
  readonly areWomen: boolean;
}

export function genderTold(facts: FactSheet): Gender {
  const told = foldText(toldOfTeam(facts));
  const all = [...TOPICS, 'experience' as const, 'soFar' as const].map((topic) => factValue(facts, topic) ?? '').join('. ');
  const anywhere = foldText(all);
  const named = namesTold(all);
  return {
    isWoman: WOMAN.test(told) || WOMAN_ANYWHERE.test(anywhere) || named.isWoman,
    isMan: MAN.test(told) || MAN_ANYWHERE.test(anywhere) || named.isMan,
    areWomen: WOMEN.test(told) && !/\b(?:mi (?:marido|hermano|socio)|y el)\b/.test(told),
  };
}
