// What kind of permit each one of the trades' lists is, by its English words, and how many weeks it usually takes.

/** The first that fits. `weeks` is our own estimate, from asking to having it. */
export const PERMIT_KINDS = [
  { id: 'register', weeks: 3, words: /$^/ },
  { id: 'zoning', weeks: 2, words: /$^/ },
  { id: 'works', weeks: 6, words: /$^/ },
  { id: 'insurance', weeks: 2, words: /insurance|insured|(?<!with )\bcover\b|liability|\bbond\b/ },
  { id: 'background', weeks: 4, words: /background check|criminal record/ },
  { id: 'trade-mark', weeks: 16, words: /trade mark/ },
  { id: 'music', weeks: 1, words: /music licen|licen[cs]e for (?:background )?music/ },
  { id: 'feed', weeks: 8, words: /animal feed/ },
  { id: 'cosmetic', weeks: 4, words: /cosmetic|responsible person|safety report/ },
  { id: 'training', weeks: 3, words: /(?<!lead )training|hygiene certificate|food handler|applicator.s certificate/ },
  {
    id: 'data',
    weeks: 2,
    words: /data (?:pro|agreement)|privacy|hipaa|good faith|\bnpi\b|patient records|pictures of|health (?:data|form)/,
  },
  { id: 'guests', weeks: 2, words: /guest reports|register of guests/ },
  { id: 'tourism', weeks: 6, words: /tourist|short-term rental/ },
  {
    id: 'tax',
    weeks: 2,
    words: /(?<!shown with )\btax\b|duty on|self-employed|registration of the business|non-medical activity|purchase ledger/,
  },
  { id: 'x-ray', weeks: 8, words: /x-ray/ },
  { id: 'care', weeks: 12, words: /(?<!child)care provider|staff required for the places/ },
  { id: 'childcare', weeks: 12, words: /childcare|adults required|staff qualifications/ },
  {
    id: 'health',
    weeks: 12,
    words: /health (?!logbook)|health$|veterinary practice|controlled drugs|custom insoles|approval of the (?:clinic|consulting room)/,
  },
  { id: 'flight', weeks: 3, words: /flight/ },
  { id: 'traffic', weeks: 6, words: /driving|vehicle approval|dual-control|low-emission/ },
  {
    id: 'transport',
    weeks: 6,
    words: /operator.s licen|tachograph|transport manager|\btaxi\b|private hire|postal operator/,
  },
  {
    id: 'profession',
    weeks: 6,
    words: /professional|qualif|instructor|care certificates|dietitian|podiatrist.s|massage (?:therapist )?licen/,
  },
  { id: 'refrigerant', weeks: 4, words: /refrigerant/ },
  {
    id: 'industry',
    weeks: 6,
    words:
      /\bgas (?:regist|safety|inspection)|installer.s|as an install|installation firm|grid connection|generator|electrical|wiring|certificate for each installation|heating or cooling|irrigator|locksmith|minor repairs|motor workshop/,
  },
  { id: 'agent', weeks: 6, words: /registration as an agent|broker|\bpsra\b|redress scheme/ },
  {
    id: 'work',
    weeks: 2,
    words: /employment|contracts for day|seasonal contracts|previous contractor/,
  },
  {
    id: 'safety',
    weeks: 2,
    words: /fire risk|site safety|work-at-height|chemicals|with safety sheets|safety (?:data )?sheets (?:on site|for (?:chemical|glues))/,
  },
  { id: 'contractor', weeks: 6, words: /contractor/ },
  {
    id: 'food',
    weeks: 4,
    words: /food|hygiene|hazard analysis|allergen|batch|bottling|salmonella|ingredients|temperature|handling|carcass/,
  },
  {
    id: 'consumer',
    weeks: 3,
    words:
      /label|marking|safety data|composition|guarantee|assay|fineness|instructions for use|prices? (?:on|shown|list)|rates (?:on|with)|complaints|right to cancel|terms of sale|distance-selling|mail-order|maker.s mark|repair service|call-out charges|scales|approved inks/,
  },
  {
    id: 'farm',
    weeks: 6,
    words:
      /farm|apiary|vineyard|crop|organic cert|poultry|\beggs?\b|\bhens?\b|grading|bottle wine|direct sales|spraying|pesticide|veterinary treatments|permission for each site/,
  },
  { id: 'water', weeks: 8, words: /water rights/ },
  { id: 'alcohol', weeks: 8, words: /alcohol/ },
  { id: 'animals', weeks: 8, words: /animal/ },
  { id: 'craft', weeks: 4, words: /craft register/ },
  { id: 'waste', weeks: 3, words: /waste|disposal|licensed carrier|manure|panels|dust|interceptor/ },
  {
    id: 'town',
    weeks: 8,
    words:
      /premises|workshop|occupancy|fire|noise|sign or awning|outdoor|street|pitch|\bstall\b|sound|warehouse|marquee|evacuation|installation plan|building consent|inspection|\bcertificates?\b|permission (?:for the (?:site|yard)|to use the room)|consent (?:for|to)|water use|trees|facade|\blicen[cs]e\b/,
  },
  { id: 'papers', weeks: 2, words: /./ },
] as const;

export type PermitKind = (typeof PERMIT_KINDS)[number]['id'];

export function permitKindOf(english: string): PermitKind {
  return PERMIT_KINDS.find(({ words }) => words.test(english.toLowerCase()))?.id ?? 'papers';
}
