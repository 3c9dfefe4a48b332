// Prints how six plans read, in numbers: shared with one another, changed by another business, own details, reading ease.
//   node scripts/measure-plans.ts
import { LANGUAGES } from '../src/language/language.ts';
import { changedPct, readingEase, sentencesOf, sharedPct, wordsOf } from '../tests/support/measure-plans.ts';
import { detailsOf, SIX_PLANS } from '../tests/support/six-plans.ts';

for (const language of LANGUAGES) {
  const told = SIX_PLANS.map(({ name, plan }) => ({ name, plan, sentences: sentencesOf(plan, language) }));
  const rows = told.map(({ name, plan, sentences }) => {
    const others = told.filter((other) => other.name !== name);
    return {
      plan: name,
      words: sentences.flatMap(wordsOf).length,
      sentences: sentences.length,
      'most shared %': round(Math.max(...others.map((other) => sharedPct(sentences, other.sentences)))),
      'least changed %': round(Math.min(...others.map((other) => changedPct(sentences, other.sentences)))),
      'own details': detailsOf(plan).length,
      'reading ease': round(readingEase(sentences, language)),
    };
  });
  console.log(language);
  console.table(rows);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
