import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';

/** What some models think aloud before they answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/**
 * The value of `schema` in a model's text; undefined when there is none. Words and fences around the object are cut off and loose JSON
 * is put right; the schema decides. The text must be known to be whole: a repaired half of an object may fit.
 */
export function readValue<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  const said = text.replace(THOUGHTS, '');
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (from === -1 || to < from) return undefined;
  const parsed = parseLoosely(said.slice(from, to + 1));
  return schema.safeParse(parsed).data;
}

function parseLoosely(text: string): unknown {
  for (const parse of [JSON.parse, (loose: string) => JSON.parse(jsonrepair(loose))]) {
    try {
      return parse(text);
    } catch {
      // The next way may read it; what none reads is no value.
    }
  }
  return undefined;
}
