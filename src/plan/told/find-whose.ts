// Those whom a customer is told by, and who buy nothing: the children of parents.

/** «Padres de chavales»: it is the parents who buy. */
export function withoutWhose(text: string): string {
  return text.replace(
    /((?:padres|madres|madre|padre|familias|mam[aá]s|parents|mothers|fathers|mums|moms|families) (?:de|con|of|with)) (?:\p{L}+ ){0,3}?(?:chaval\p{L}*|ni[nñ]\p{L}*|hij\p{L}*|alumn\p{L}*|adolescentes?|beb[eé]s?|estudiantes?|chic[oa]s?|kids|children|teens|teenagers|students|babies|toddlers|pupils)/giu,
    '$1',
  );
}
