// Reads answers as the interview reads them: JSON lines {"text", "lang", "topic"} in, one JSON line of the figures found for each.
// Usage: node scripts/read-answers.ts FILE.jsonl
import { readFileSync } from 'node:fs';
import { TOPICS, type Topic } from '../src/facts/topic.ts';
import { listAmounts } from '../src/interview/reading/list-amounts.ts';
import { isLanguage } from '../src/language/language.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/read-answers.ts FILE.jsonl');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
process.stdout.write(lines.map((line) => `${JSON.stringify(readLine(line))}\n`).join(''));

function readLine(line: string): object {
  const { text, lang, topic } = JSON.parse(line) as { text?: unknown; lang?: unknown; topic?: unknown };
  const isTopic = (TOPICS as readonly unknown[]).includes(topic);
  if (typeof text !== 'string') return {};
  return listAmounts(text, isLanguage(lang) ? lang : 'es', isTopic ? (topic as Topic) : 'revenue');
}
