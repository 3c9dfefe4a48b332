/** «5 lavadoras de 18 kg a 32 mil cada una», "two 60-litre mixers": whether a number tells how large each is, by the folded words after it. */
export function isSize(after: string): boolean {
  return SIZE.test(after);
}

const SIZE =
  /^[ -]?(?:kgs?|kilos?|lbs?|libras?|litros?|lit(?:er|re)s?|lts?|galones|gallons?|cm|mm|m2?|metros?|met(?:er|re)s?|pulgadas?|inch(?:es)?|ft|feet|foot|pies|hp|cv|caballos|kw|watts?|volts?|toneladas?|tons?|cc|gb|tb|quintales|bandejas|charolas|trays?)(?![a-z])/;
