/** "4 quid a knife, a pub does 12, so say 48 a visit", «así que unos 87»: what the parts told before come to. */
export const SO_SAY =
  /(?<![a-z])(?:(?:so|asi que|con lo que|o ?sea(?: que)?|digamos)(?: (?:say|call it|that's|that is|it's|it is))?(?: (?:it|that|they|me|nos|se))?(?: (?:comes? (?:out )?(?:to|at)|works? out (?:at|to)|sale[n]?(?: a| por)?|viene[n]? a ser|queda[n]? en|son|es))?|(?:let's )?call it)(?: que| son| unos| unas| about| around| roughly)* ?[$€£]?$/;
