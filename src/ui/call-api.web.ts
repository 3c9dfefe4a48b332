import { CallFailure } from './call-failure.ts';

/** One call to the server: cookies go with it, and a JSON content type only when there is a body. Throws CallFailure on any refusal. */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  more: HeadersInit = {},
): Promise<Answer> {
  const content =
    body === undefined ? { headers: more } : { headers: { 'Content-Type': 'application/json', ...more }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, credentials: 'include', ...content });
  if (!response.ok) throw new CallFailure(response.status, await response.text());
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
