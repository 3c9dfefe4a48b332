// What the operator is told before a start, and what a public site does not start without: the real programs, each to its end.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { type Ended, MAIN, needBuiltPage, runToEnd } from './server-fixture.ts';
import { markDone } from './upkeep-store.server.ts';

const SITE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://plans.example',
  CONTROLLER_NAME: 'Ana',
  CONTROLLER_ADDRESS: 'Calle 1',
  CONTROLLER_EMAIL: 'ana@plans.example',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const LONG_MS = 600_000;

beforeAll(needBuiltPage);

describe('npm run doctor', () => {
  test(
    'says which badges are true under the present settings, and why',
    async () => {
      const folder = makeFolder();
      const dataDir = join(folder, 'data');
      const database = await openDatabase(dataDir);
      await markDone(database, 'purge', new Date().toISOString());
      await database.destroy();
      const fine = await doctor({ ...SITE, DATA_DIR: dataDir });
      expect([fine.code, fine.errors]).toEqual([0, '']);
      expect(badgesIn(fine)).toEqual(['true SSL encrypted', 'true GDPR compliant', 'true Privacy protected', 'true Secure payments']);
      const home = await doctor({});
      expect(home.code).toBe(0);
      expect(badgesIn(home)).toEqual(['FALSE SSL encrypted', 'FALSE GDPR compliant', 'true Privacy protected', 'true Secure payments']);
      expect(home.output).toContain('Interviews past their time were never deleted');
      expect(home.output).toContain('Answers and documents are kept in the folder');
      expect(fine.output).toMatch(/^The database in .+ takes \d+\.\d MB; \d+\.\d MB are free there\.$/m);
      expect(home.output).toMatch(/^The database in .+ is made at the first start; /m);
      expect(fine.output + home.output).not.toMatch(/sk_live|whsec_/);
      writeFileSync(join(dataDir, 'trama.db'), 'coffee was spilt here '.repeat(1000));
      expect((await doctor({ DATA_DIR: dataDir })).errors).toMatch(
        /^The server would not start:\nDATA_DIR is .+, but the database there is damaged: .+\nPut a backup in its place/,
      );
    },
    LONG_MS,
  );
});

describe('a public site on https', () => {
  test.each([
    ['nobody who answers for it', { CONTROLLER_NAME: '' }, 'CONTROLLER_NAME is missing: a public site has to say who runs it.'],
    ['a secret for what the provider tells', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing: PAYMENTS is stripe.'],
    ['https', { PUBLIC_URL: 'http://plans.example' }, 'PUBLIC_URL must be https: payments are on.'],
  ])(
    'does not start without it: %s; and the doctor says so with the same sentence',
    async (_name, change: Record<string, string>, sentence) => {
      expect(await runToEnd({ ...SITE, ...change })).toEqual({ code: 1, output: '', errors: `${sentence}\n` });
      expect(await doctor({ ...SITE, ...change })).toEqual({ code: 1, output: '', errors: `The server would not start:\n${sentence}\n` });
    },
    LONG_MS,
  );

  test(
    'does not start when it cannot forget',
    async () => {
      const dataDir = join(makeFolder(), 'data');
      const database = await openDatabase(dataDir);
      await database.schema.dropTable('upkeep').execute();
      await database.destroy();
      const { code, output, errors } = await runToEnd({ ...SITE, DATA_DIR: dataDir }, MAIN);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^Interviews past their time cannot be deleted: .*upkeep.*\.\n$/);
      const told = await doctor({ ...SITE, DATA_DIR: dataDir });
      expect(badgesIn(told)).toContain('FALSE GDPR compliant');
    },
    LONG_MS,
  );
});

function doctor(env: Record<string, string>): Promise<Ended> {
  return runToEnd(env, 'scripts/doctor.ts');
}

function badgesIn({ output }: Ended): string[] {
  return [...output.matchAll(/^(true |FALSE) {2}(.+)$/gm)].map(([, isTrue = '', badge]) => `${isTrue.trim()} ${badge}`);
}
