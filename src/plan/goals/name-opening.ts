// A goal that is the opening itself: «abrir en septiembre», "on the road in January".
import { foldText } from '../../language/fold-text.ts';
import { formatMonthName } from '../../language/format-date.ts';
import { perLanguage } from '../../language/language.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { PlanText } from '../plan.ts';
import { type Goal, type PlacedGoal, yearNamedFigure } from './gather-goals.ts';

const OPENS =
  /^(?:que )?(?:to )?(?:(?:las |the )?(?:puertas|gates|doors) )?(?:abr\w+|empe[zs]\w+|arran\w+|comen[zc]\w+|inaugur\w+|lanz\w+|partir|salir|open\w*|start\w*|launch\w*|go live|sell (?:the|our|my) first|vender (?:el|la|los|las|mi) primer\w*|begin\w*|get(?:ting)? (?:going|started)|ponerse en marcha|ponernos en marcha|ponerme en marcha|up and running|on the road|be (?:open|up and running|on the road))\b/;
const NAMED_MONTH = new RegExp(`\\b(${MONTH_NAMES})\\b`);
const MONTH_ALONE = new RegExp(`^(?:en |in |by |para )?(?:${MONTH_NAMES})(?:,? (?:de |del |of )?20\\d\\d)?$`);
/** More than the opening: a second place, another day, what is sold besides. */
const MORE =
  /\b(?:segund[oa]|otr[oa]|tercer[oa]?|nuev[oa]|second|another|third|new|online|por internet|domingos?|sabados?|sundays?|saturdays?|noches|evenings|cobrar|pagar|selling|paying|cursos?|courses?|classes|line|linea)\b/;

/** Whether it names the month the plan opens in and nothing that comes after. */
export function isOpening({ text, month, target, money, share }: Goal): boolean {
  const said = foldText(text);
  if (month !== 1 || target !== null || money !== null || share !== null || !NAMED_MONTH.test(said)) return false;
  return MONTH_ALONE.test(said) || (OPENS.test(said) && !MORE.test(said));
}

/** By its month, and its year where that was told. */
export function nameOpening({ text, at, year }: PlacedGoal): PlanText {
  const number = monthOfName(NAMED_MONTH.exec(foldText(text))?.[1] ?? '');
  const when = `2000-${String(number).padStart(2, '0')}`;
  const told = perLanguage((language) => formatMonthName(when, language));
  const figure = `{{fig:${yearNamedFigure(at)}}}`;
  return {
    es: `abrir en ${told.es}${year === null ? '' : ` de ${figure}`}`,
    en: `open in ${told.en}${year === null ? '' : ` ${figure}`}`,
  };
}
