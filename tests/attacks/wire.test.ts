// Requests no browser would send, byte by byte: these need a socket.
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp } from '../../src/app/http/app-fixture.ts';

const opened = shareTestApp();
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await opened().app.listen({ port: 0, host: '127.0.0.1' })).port);
});

describe('on the wire', () => {
  test('a request with both a length and chunks, by which another is smuggled past a proxy, is 400', async () => {
    const smuggled = ['DELETE /api/chat/x HTTP/1.1', 'Host: x', '', ''];
    const answers = await send([
      'POST /api/chat/start HTTP/1.1',
      'Host: trama.test',
      'Content-Type: application/json',
      'Content-Length: 6',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      ...smuggled,
    ]);
    expect(statusesIn(answers)).toEqual([400]);
  });

  test('two lengths are 400', async () => {
    const answers = await send(['POST /api/chat/start HTTP/1.1', 'Host: trama.test', 'Content-Length: 2', 'Content-Length: 3', '', '{}']);
    expect(statusesIn(answers)).toEqual([400]);
  });

  test('headers of 20 KB are 431', async () => {
    const answers = await send(['GET /api/openapi.json HTTP/1.1', 'Host: trama.test', `X-Padding: ${'x'.repeat(20_000)}`, '', '']);
    expect(statusesIn(answers)).toEqual([431]);
  });

  test('a request that is sent drop by drop is given half a minute, its headers no longer', () => {
    const { requestTimeout, headersTimeout } = opened().app.server;
    expect(requestTimeout).toBe(30_000);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
  });

  test('a line break in a header, by which another is added, is 400', async () => {
    const answers = await send(['GET /healthz HTTP/1.1', 'Host: trama.test', 'Accept-Language: es\rSet-Cookie: trama=x', '', '']);
    expect(statusesIn(answers)).toEqual([400]);
    expect(answers).not.toMatch(/^set-cookie/im);
  });

  test('what is no HTTP is 400 and tells nothing', async () => {
    const answers = await send(['\u0016\u0003\u0001 hello', '', '']);
    expect(statusesIn(answers)).toEqual([400]);
    expect(answers).not.toMatch(/fastify|node_modules|at .+\(/i);
  });
});

/** Everything that comes back until the server closes. */
async function send(lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return heard;
}

function statusesIn(heard: string): number[] {
  return [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
