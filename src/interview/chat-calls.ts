// The calls between the chat and the server, as schemas: the server checks with them, the page takes its types from them.
import { z } from 'zod';
import { TOPICS } from '../facts/topic.ts';
import { LANGUAGES } from '../language/language.ts';
import { cleanAnswer } from './clean-answer.ts';

const MOST_ANSWER_UNITS = 4000;

const language = z.enum(LANGUAGES);

/** POST /api/chat/start. A missing language means Spanish. */
export const startRequest = z.object({ language: language.optional() });

export const startResponse = z.object({ sessionId: z.string(), initialMessages: z.array(z.string()) });

/** POST /api/chat/{sessionId}/answer. Lengths count UTF-16 units. */
export const answerRequest = z.object({
  answer: z
    .string()
    .max(MOST_ANSWER_UNITS)
    .overwrite(cleanAnswer)
    .refine((text) => text.trim() !== '', { error: 'blank' }),
  language: language.optional(),
});

const progress = z.object({ answered: z.int().min(0), total: z.int().positive() });

export const answerResponse = z.object({
  isComplete: z.boolean(),
  shouldGenerate: z.boolean(),
  nextQuestion: z.string().nullable(),
  message: z.string().nullable(),
  topic: z.enum(TOPICS).nullable(),
  progress,
  suggestions: z.array(z.string()),
});

/** POST /api/chat/{sessionId}/generate. */
export const generateRequest = z.object({ language: language.optional() });

export const generateResponse = z.object({
  message: z.string().nullable(),
  downloadUrlES: z.string().nullable(),
  downloadUrlEN: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  workbookUrl: z.string().nullable(),
  paymentRequired: z.boolean(),
  /** There only when the answer came before the plan was ready: the links follow by asking again. */
  stillWriting: z.literal(true).optional(),
});

/** One message of the chat as retold. `timestamp` is ISO 8601 in UTC: the page writes it as HH:MM by the visitor's clock. */
const chatMessage = z.object({ id: z.string(), content: z.string(), isUser: z.boolean(), timestamp: z.string() });

/** GET /api/chat/{sessionId}: everything needed to go on after a reload. */
export const chatResponse = z.object({
  language,
  state: z.enum(['open', 'complete', 'declined', 'generated']),
  transcript: z.array(chatMessage),
  progress,
  topic: z.enum(TOPICS).nullable(),
  suggestions: z.array(z.string()),
  links: generateResponse.omit({ message: true, paymentRequired: true, stillWriting: true }).nullable(),
});

/** One event of GET /api/chat/{sessionId}/events. */
export const progressEvent = z.object({ stage: z.string(), done: z.number(), total: z.number() });

export type StartResponse = z.infer<typeof startResponse>;
export type AnswerResponse = z.infer<typeof answerResponse>;
export type GenerateResponse = z.infer<typeof generateResponse>;
export type ChatResponse = z.infer<typeof chatResponse>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type ProgressEvent = z.infer<typeof progressEvent>;
