/** Whether a sentence is on pay, purchases, money to open, goals or who works there, and so speaks of no price or number sold by the way. */
export function tellsElse(sentence: string): boolean {
  return TELLS_ELSE.test(sentence);
}

const TELLS_ELSE =
  /(?<!\p{L})(?:pay (?:myself|ourselves)|my pay|salar(?:y|ies)|wages?|sueldos?|salarios?|cobra(?:r|mos)?(?= desde| sus)|compras|purchases|inversi[oó]n|pr[eé]stamo|loan|objetivos?|metas?|goals?|fixed costs|gastos (?:fijos|del mes)|(?:los |mis )?fijos (?:son|ser[ií]an)|publicidad|marketing|advertising|somos \d|competit\p{L}+|competencia|competidor\p{L}*|rival(?:s|es)?|(?:add|the) (?:the )?\p{L}+ guys|\d+ pagas|(?:doce|catorce|twelve|fourteen) pagas|n[oó]minas?|payslips?|hours a week|horas a la semana)(?!\p{L})/iu;
