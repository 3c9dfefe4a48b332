// What the founders of the recorded interviews told of their problem, customers and offer, each once.
import { factValue } from '../../src/facts/fact.ts';
import { playTranscript } from '../../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../../src/interview/transcripts/transcripts.ts';
import { foldText } from '../../src/language/fold-text.ts';
import { spokenLanguage } from '../../src/language/spoken-language.ts';
import { SAMPLE_FACTS } from '../../src/plan/sample-facts.ts';
import type { ConceptKind } from '../../src/sectors/concepts/concept.ts';
import type { QuotedAnswer } from './measure-glosses.ts';

const KINDS = {
  problem: ['pain', 'offer', 'edge', 'alternative'],
  customer: ['customer'],
  solution: ['offer', 'edge'],
} as const satisfies Record<string, readonly ConceptKind[]>;

export function quotedAnswers(): readonly QuotedAnswer[] {
  const sheets = [SAMPLE_FACTS, ...TRANSCRIPTS.map(({ transcript }) => playTranscript(transcript).facts)];
  const answers = sheets.flatMap((facts) => {
    const sector = factValue(facts, 'sector');
    return Object.entries(KINDS).flatMap(([topic, kinds]): QuotedAnswer[] => {
      const text = factValue(facts, topic as keyof typeof KINDS);
      return sector && text ? [{ text, language: spokenLanguage(foldText(text), 'es'), sector, kinds }] : [];
    });
  });
  return answers.filter(({ text }, at) => answers.findIndex((one) => one.text === text) === at);
}
