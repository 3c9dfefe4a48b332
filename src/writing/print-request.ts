import { z } from 'zod';
import type { ModelCall } from './model-call.ts';

/**
 * How an answer is bound to its shape. `schema`: the provider holds the model to it; `json`: the provider holds it to some JSON;
 * `text`: nobody holds it to anything. Under the last two the shape stands in the instructions.
 */
export type AnswerForm = 'schema' | 'json' | 'text';

export interface PrintedRequest {
  readonly instructions: string;
  /** The data, alone: nothing in it is ever an instruction. */
  readonly prompt: string;
}

/** What goes over the wire. Instructions come first and stay the same from call to call, so that a provider may cache them. */
export function printRequest<Value>({ instructions, data, schema, example }: ModelCall<Value>, form: AnswerForm): PrintedRequest {
  const prompt = JSON.stringify(data);
  if (form === 'schema') return { instructions, prompt };
  const shape = [
    'Answer with one JSON object and nothing else: no text before or after it, no code fence.',
    `It must fit this JSON schema: ${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }))}`,
    `An example of the form, not of the content: ${JSON.stringify(example)}`,
  ];
  return { instructions: `${instructions}\n\n${shape.join('\n')}`, prompt };
}
