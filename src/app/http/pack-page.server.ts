import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A page as it is and in the two forms that browsers unpack. */
export interface PackedPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** The same for all three: a weak validator says that they mean the same. */
  readonly etag: string;
}

/** Compresses a page once, so that nothing is compressed while it is served. */
export async function packPage(html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, gzip] = await Promise.all([toBrotli(plain), toGzip(plain)]);
  return { plain, br, gzip, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

/** Sends the smallest form that this browser says it takes, or word that it has the page already. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  // The page is in the language that a cookie may name.
  reply.header('vary', 'accept-encoding, cookie').header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page[encoding ?? 'plain']);
}

/** By RFC 9110: a form is taken when it is named, and not with the weight zero. */
function chooseEncoding(accepted: string | string[] = ''): 'br' | 'gzip' | null {
  const taken = String(accepted)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}
