// Where what visitors say is kept, when that is not this machine: a PostgreSQL, a bucket.
import { isIP } from 'node:net';
import { type Place, placeOnNetwork } from './place-on-network.server.ts';
import type { Settings } from './settings.server.ts';

export interface Keeper {
  readonly host: string;
  readonly place: Exclude<Place, 'this-machine'>;
  /** Whoever runs a host elsewhere, as far as its name tells: the domain. Null within a network of one's own. */
  readonly provider: string | null;
  /** What goes there is encrypted on its way. */
  readonly isEncrypted: boolean;
}

export interface Keepers {
  /** Null: on this machine. */
  readonly answers: Keeper | null;
  /** Null: on this machine, or with the answers. */
  readonly documents: Keeper | null;
}

/** Sslmodes with which `pg` refuses a connection that is not encrypted. */
const ENCRYPTING: readonly (string | null)[] = ['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

export function findKeepers({ databaseUrl, bucket }: Pick<Settings, 'databaseUrl' | 'bucket'>): Keepers {
  const endpoint = bucket && new URL(bucket.endpoint ?? `https://s3.${bucket.region}.amazonaws.com`);
  return {
    answers: databaseUrl === null ? null : keepAt(...readDatabase(new URL(databaseUrl))),
    documents: endpoint && keepAt(endpoint.hostname, endpoint.protocol === 'https:'),
  };
}

/** `postgres:///name` and a `host` that is a path lead to a socket of this machine. */
function readDatabase({ hostname, searchParams }: URL): [hostname: string, isEncrypted: boolean] {
  const host = searchParams.get('host') ?? hostname;
  const isEncrypted = ENCRYPTING.includes(searchParams.get('sslmode')) || ['1', 'true'].includes(searchParams.get('ssl') ?? '');
  return [host.startsWith('/') ? '' : host, isEncrypted];
}

function keepAt(host: string, isEncrypted: boolean): Keeper | null {
  const place = placeOnNetwork(host);
  if (place === 'this-machine') return null;
  return { host, place, provider: place === 'elsewhere' ? domainOf(host) : null, isEncrypted };
}

/** `example.com` of `db.example.com`, `example.co.uk` of `db.example.co.uk`: the name itself would lead strangers to the machine. */
function domainOf(host: string): string {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return host;
  const labels = host.split('.');
  const [second = '', first = ''] = labels.slice(-2);
  return labels.slice(first.length === 2 && second.length <= 3 ? -3 : -2).join('.');
}
