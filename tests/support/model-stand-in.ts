// A server that speaks both protocols of language models, and breaks each of them in every way a test asks for.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly body: any;
}

export type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ModelStandIn {
  /** With the `/v1` that both protocols have before their paths. */
  readonly url: string;
  readonly seen: readonly SeenRequest[];
}

/** Answers each request with the next reply, and goes on with the last one. Closed when the test is over. */
export async function startModelStandIn(...replies: readonly Reply[]): Promise<ModelStandIn> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') };
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push(request);
    reply?.(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen };
}

interface Saying {
  /** As OpenAI names it. */
  readonly finish?: 'stop' | 'length';
  /** Null for a server that does not count. */
  readonly tokens?: readonly [input: number, output: number] | null;
}

/** The model's answer; what is no string is said as JSON. */
export function say(said: unknown, { finish = 'stop', tokens = [100, 20] }: Saying = {}): Reply {
  return (response, { path, body }) => {
    const text = typeof said === 'string' || said === null ? said : JSON.stringify(said);
    const isAnthropic = path.endsWith('/messages');
    sendJson(response, 200, isAnthropic ? messageOf(body, text ?? '', finish, tokens) : completionOf(body, text, finish, tokens));
  };
}

function completionOf(body: { model: string }, content: string | null, finish: string, tokens: Saying['tokens']): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    ...(tokens && { usage: { prompt_tokens: tokens[0], completion_tokens: tokens[1], total_tokens: tokens[0] + tokens[1] } }),
  };
}

function messageOf(body: { model: string; tools?: object[] }, text: string, finish: string, tokens: Saying['tokens']): object {
  const content = body.tools ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) } : { type: 'text', text };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [content],
    stop_reason: finish === 'length' ? 'max_tokens' : body.tools ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: tokens?.[0] ?? 0, output_tokens: tokens?.[1] ?? 0 },
  };
}

/** An error as both protocols shape it. */
export function refuse(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return (response) => sendJson(response, status, { type: 'error', error: { type: code, code, message: `refused: ${code}` } }, headers);
}

/** 400 for a request that asks for one of these forms of answer. */
export function knowNot(forms: readonly ('json_schema' | 'json_object' | 'output_config')[], otherwise: Reply): Reply {
  return (response, request) => {
    const asked = request.body.response_format?.type ?? (request.body.output_config?.format ? 'output_config' : '');
    (forms.includes(asked) ? refuse(400, 'invalid_request_error') : otherwise)(response, request);
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** What a proxy or a wrong address says, with a status that looks well. */
export const sayHtml: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title>');
};

export const sayNoChoices: Reply = (response, { path }) => {
  sendJson(response, 200, path.endsWith('/messages') ? { type: 'message' } : { id: 'x', object: 'chat.completion', choices: [] });
};

export const hang: Reply = () => undefined;

export const hangInBody: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id": "chatcmpl-1", "choices": [');
};

export const reset: Reply = (response) => {
  response.socket?.resetAndDestroy();
};

export const breakOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id": "chatcmpl-1"', () => response.socket?.resetAndDestroy());
};

/** As much as the client will take. */
export const neverEnd: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', pour);
  response.on('error', () => undefined);
  pour();
};

/** Sends the request, key and all, somewhere else. */
export const redirect =
  (to: string): Reply =>
  (response) => {
    response.writeHead(307, { location: to });
    response.end();
  };
