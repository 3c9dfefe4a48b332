/** "4 quid a knife, a pub does 12, so say 48 a visit": what the parts come to. */
export const SO_SAY =
  /(?<![a-z])(?:so (?:say|call it|that's|that is|it's)|(?:let's )?call it|asi que|con lo que|o sea|digamos)(?: que| son| salen a| unos| unas| about| around| roughly)* ?[$€£]?$/;
