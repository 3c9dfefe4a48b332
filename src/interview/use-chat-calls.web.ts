import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../language/language.ts';
import { callApi } from '../ui/call-api.web.ts';
import type { AnswerResponse, ChatResponse, GenerateResponse, StartResponse } from './chat-calls.ts';

/** The calls. The start is a query, so that one round has one session however often React runs its effects. */
export function useChatCalls(language: Language, round: number) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: ({ sessionId, answer }: { sessionId: string; answer: string }) =>
      callApi<AnswerResponse>('POST', `/api/chat/${sessionId}/answer`, { answer, language }),
  });
  const generate = useMutation({
    mutationFn: (sessionId: string) => callApi<GenerateResponse>('POST', `/api/chat/${sessionId}/generate`, { language }),
  });
  const start = () =>
    client.fetchQuery({
      queryKey: ['chat-start', round],
      queryFn: () => callApi<StartResponse>('POST', '/api/chat/start', { language }),
    });
  const retell = (sessionId: string) =>
    client.fetchQuery({
      queryKey: ['chat', sessionId, round],
      queryFn: () => callApi<ChatResponse>('GET', `/api/chat/${sessionId}`),
      staleTime: 0,
    });
  return { start, retell, answer: answer.mutateAsync, generate: generate.mutateAsync };
}
