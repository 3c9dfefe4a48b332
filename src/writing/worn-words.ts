import type { Bilingual } from '../language/language.ts';

/** Words that say nothing and give a machine away. No plan prints them: not the embedded writer's, not a model's. */
export const WORN_WORDS: Bilingual<RegExp> = {
  es: /(?<!\p{L})(?:líder|innovador|revolucion|disruptiv|únic[oa] en|en conclusión|en definitiva|en resumidas cuentas|excelencia|apasionad|sinergia|de vanguardia|vanguardista|sin precedentes|un sinfín|solución integral|soluciones integrales|a la medida de tus sueños|marca(?:r|mos)? la diferencia|viaje emocionante|en el mundo actual|hoy en día más que nunca|potencia(?:r|mos) al máximo|llevar al siguiente nivel|siguiente nivel|desbloque|inigualable|inmejorable|garantizad|sin riesgo)/iu,
  en: /(?<!\p{L})(?:innovative|revolutioni|disruptive|game.chang|cutting.edge|passionate|leverag|world.class|best.in.class|seamless|unlock|elevate|synerg|state.of.the.art|in conclusion|in today.s (?:fast|ever|world)|ever.evolving|ever.changing|unparalleled|unrivalled|unprecedented|next level|holistic|delve|tapestry|embark|empower|one.stop.shop|industry.leading|market leader|guaranteed|risk.free|testament to|look no further|nestled)/iu,
};
