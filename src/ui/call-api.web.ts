import { CallFailure } from './call-failure.ts';

/** One call to the server: cookies go with it, and a JSON content type only when there is a body. Throws CallFailure on any refusal. */
export async function callApi<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const content = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, credentials: 'include', ...content });
  if (!response.ok) throw new CallFailure(response.status, await response.text());
  return (await response.json()) as Answer;
}
