const BY_THEN =
  /(?<![a-z])(?:(?:en|dentro de) (?:un ano|doce meses)|(?:with)?in (?:a year|twelve months)|(?:by|para|antes de) (?:next |el proximo |finales de |(?:the )?end of )?(?:20\d\d|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: (?:de )?20\d\d)?)(?![a-z])/;

/** «En un año quiero diez lavanderías fijas», "8 coffee shops by December 2027": told of what is to be reached. `folded` is folded text. */
export function tellsGoal(folded: string): boolean {
  return BY_THEN.test(folded);
}
