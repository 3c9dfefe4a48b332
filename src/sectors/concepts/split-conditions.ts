// «Si no queda bien, volvemos al día siguiente sin cobrar»: what is done then is a guarantee, and no part of what is always done.

/** In folded text: from «si» to the end of what is done then. «Si quieres» leaves the choice to the customer, and is an offer as any other. */
const CONDITION =
  /(?<!\b(?:sab\w+|ver|mira\w*|pregunt\w+|know|see|ask|como) )\b(?:si|if|unless)\b(?! (?:quier|prefier|hace falta|se quiere|lo (?:pid|necesit)|you (?:want|like|prefer|wish)|(?:they|it|needed|possible|wanted)\b))[^.;,]*(?:,(?! ?(?:y|e|and|pero|but|que|which|ademas|also|plus)\b)[^.;,]*)?/g;

/** The folded text without what depends on something going wrong. */
export function withoutConditions(said: string): string {
  return said.replace(CONDITION, ' ');
}

/** What depends on something going wrong. */
export function conditionsIn(said: string): string {
  return (said.match(CONDITION) ?? []).join('. ');
}
