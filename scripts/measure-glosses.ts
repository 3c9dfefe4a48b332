// Prints how many of the words that founders told have a counterpart in the other edition, and which are lost most often.
//   node scripts/measure-glosses.ts [--words 40]
import { parseArgs } from 'node:util';
import { measureGlosses } from '../tests/support/measure-glosses.ts';
import { quotedAnswers } from '../tests/support/quoted-answers.ts';

const { values } = parseArgs({ options: { words: { type: 'string', default: '40' } } });
const { told, lost } = measureGlosses(quotedAnswers());
console.log(`${told} words told, ${lost.length} without a counterpart (${Math.round((lost.length / told) * 100)} %)`);
const times = [...Map.groupBy(lost, (word) => word)].map(([word, all]) => [word, all.length] as const);
for (const [word, count] of times.sort(([, a], [, b]) => b - a).slice(0, Number(values.words))) console.log(`${count} × ${word}`);
