// The score that the HTTP Observatory of Mozilla gives to headers, by its published rules, without asking it. From 100 on it is an A+.

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Finding {
  readonly rule: string;
  /** Points off, or points more; those count only where the rest makes 90. */
  readonly points: number;
}

const ENOUGH_FOR_BONUS = 90;
const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
] as const;

export interface Score {
  readonly points: number;
  readonly grade: string;
  readonly findings: readonly Finding[];
}

/** `scripts` are the addresses of the scripts in the page's own HTML. */
export function scoreHeaders(headers: Headers, scripts: readonly string[] = []): Score {
  const policy = readPolicy(one(headers['content-security-policy']));
  const findings = [
    judgePolicy(policy),
    judgeCookies(headers['set-cookie']),
    judge('cors', one(headers['access-control-allow-origin']) === '*' ? -50 : 0),
    judgeReferrer(one(headers['referrer-policy'])),
    judgeTransport(one(headers['strict-transport-security'])),
    judge('sri', scripts.some((address) => /^(https?:)?\/\//.test(address)) ? -5 : 0),
    judge('nosniff', one(headers['x-content-type-options']) === 'nosniff' ? 0 : -5),
    judgeFraming(policy, one(headers['x-frame-options'])),
    judgeResources(one(headers['cross-origin-resource-policy'])),
  ];
  const sum = (some: readonly Finding[]) => some.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  const points = Math.max(0, base >= ENOUGH_FOR_BONUS ? base + sum(findings.filter((each) => each.points > 0)) : base);
  return { points, grade: GRADES.find(([least]) => points >= least)?.[1] ?? 'F', findings: findings.filter((each) => each.points !== 0) };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: string | null): Policy | null {
  if (header === null) return null;
  const directives = header.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function judgePolicy(policy: Policy | null): Finding {
  if (!policy) return judge('no policy', -25);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = sourcesOf('script-src');
  if (scripts.includes("'unsafe-inline'") || scripts.some(isAnywhere) || sourcesOf('object-src').some(isAnywhere)) {
    return judge('policy with unsafe scripts', -20);
  }
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return judge('policy with insecure sources', -20);
  if (scripts.includes("'unsafe-eval'")) return judge('policy with eval', -10);
  if (sourcesOf('style-src').some((source) => source === "'unsafe-inline'" || isAnywhere(source)))
    return judge('policy with inline styles', 0);
  return policy.get('default-src')?.join() === "'none'" ? judge('policy from nothing', 10) : judge('policy without unsafe', 5);
}

function isAnywhere(source: string): boolean {
  return ['*', 'https:', 'http:', 'data:', 'blob:'].includes(source);
}

function judgeCookies(cookies: string | readonly string[] | undefined): Finding {
  const lines = cookies === undefined ? [] : [cookies].flat();
  if (lines.length === 0) return judge('no cookie', 0);
  if (lines.some((line) => !/;\s*secure/i.test(line))) return judge('cookie without Secure', -40);
  if (lines.some((line) => !/;\s*httponly/i.test(line))) return judge('cookie without HttpOnly', -30);
  return judge('cookies', lines.every((line) => /;\s*samesite=(lax|strict)/i.test(line)) ? 5 : 0);
}

function judgeReferrer(policy: string | null): Finding {
  if (policy === null) return judge('no referrer policy', 0);
  const last = policy.split(',').at(-1)?.trim() ?? '';
  return judge('referrer policy', PRIVATE_REFERRER.test(last) ? 5 : -5);
}

function judgeTransport(header: string | null): Finding {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return judge('no HSTS', -20);
  return judge('HSTS', seconds >= SIX_MONTHS_S ? 0 : -10);
}

function judgeFraming(policy: Policy | null, header: string | null): Finding {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors && !ancestors.some(isAnywhere)) return judge('framing by policy', 5);
  return judge('framing', /^(deny|sameorigin)$/i.test(header ?? '') ? 0 : -20);
}

function judgeResources(header: string | null): Finding {
  if (header === null || header === 'cross-origin') return judge('resource policy', 0);
  return judge('resource policy', /^same-(origin|site)$/.test(header) ? 10 : -5);
}

function judge(rule: string, points: number): Finding {
  return { rule, points };
}

function one(header: string | readonly string[] | undefined): string | null {
  const value = typeof header === 'string' ? header : header?.[0];
  return value?.trim() ?? null;
}
