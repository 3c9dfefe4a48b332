// One turn of the interview, warm: the answer read, folded in and answered back. Every transcript of the tests is said again.
// A machine that is busy or slow shows in the yardstick, timed after each interview.
//   node bench/turn.ts [--json]
import type { Interview } from '../src/interview/interview.ts';
import { takeAnswer } from '../src/interview/take-answer.ts';
import { playTranscript } from '../src/interview/transcripts/play-transcript.ts';
import { TRANSCRIPTS } from '../src/interview/transcripts/transcripts.ts';
import { loopOnce, quantile, rounded, timed } from './measure.ts';

const MOMENT = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20' };
const ROUNDS = 3;

const interviews = TRANSCRIPTS.map(({ transcript }) => playTranscript(transcript).interview);
const turns: number[] = [];
const loops: number[] = [];
for (let round = 1; round <= ROUNDS; round++) {
  for (const interview of interviews) {
    turns.push(...sayAgain(interview));
    loops.push(timed(loopOnce));
  }
}
const measured = {
  turns: turns.length,
  turn_ms_median: rounded(quantile(turns, 0.5)),
  turn_ms_p95: rounded(quantile(turns, 0.95)),
  loop_ms_median: rounded(quantile(loops, 0.5)),
  turns_per_loop: rounded(quantile(turns, 0.5) / quantile(loops, 0.5)),
};
if (process.argv.includes('--json')) console.log(JSON.stringify(measured));
else {
  console.log(`${measured.turn_ms_median} ms a turn (median of ${measured.turns}), ${measured.turn_ms_p95} ms for 95 % of them`);
  console.log(`a turn takes ${measured.turns_per_loop} of the yardstick's ${measured.loop_ms_median} ms`);
}

/** Milliseconds of each of its turns. */
function sayAgain(interview: Interview): number[] {
  return interview.turns.map(({ text }, at) => {
    const soFar = { ...interview, turns: interview.turns.slice(0, at) };
    return timed(() => (takeAnswer(soFar, text, MOMENT) === 'finished' ? -1 : 1));
  });
}
