// A server that speaks the S3 protocol, on loopback, with its objects in a folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'trama-documents';
/** The only keys that this server knows. */
const KEYS = { id: 'S3RVER', secret: 'S3RVER' };
const OBJECT = '._S3rver_object';

export interface S3Server {
  /** What the product is told of it. */
  readonly settings: { bucket: string; endpoint: string; region: string; keys: { id: string; secret: string } };
  /** The objects it holds, as `bucket/key`, in alphabetical order. */
  list(): string[];
  /** From now on nobody answers. */
  stop(): Promise<void>;
  /** Answers again, at the same address and with the same objects. */
  start(): Promise<void>;
}

/** Objects are kept in `directory`; stopping is the caller's. */
export async function startS3(directory: string): Promise<S3Server> {
  const create = (port: number) =>
    new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  let server: S3rver | null = create(0);
  const { port } = await server.run();
  return {
    settings: { bucket: BUCKET, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', keys: KEYS },
    list: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(OBJECT))
        .map((path) => `${BUCKET}/${path.slice(0, -OBJECT.length)}`)
        .sort(),
    async stop() {
      await server?.close();
      server = null;
    },
    async start() {
      server ??= create(port);
      await server.run();
    },
  };
}
