import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** What the stores and the recipes promise holds on both engines of the database. */
const ON_BOTH_ENGINES = [
  'src/app/stores.test.ts',
  'src/app/document-storage.test.ts',
  'src/app/model-budget.test.ts',
  'src/app/purge-{payments,sessions}.test.ts',
  'src/app/payment-*.test.ts',
  'src/app/http/{binding,erasing,keeping,payments,plan,private-link}.test.ts',
  'tests/attacks/limits.test.ts',
];
const ON_POSTGRES = 'src/app/**/*.postgres.test.ts';

// What Node compiles is kept, as the server keeps it, for the workers and for every process and thread that a test starts.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'build', 'compile-cache');

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres-for-the-run.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts', 'tests/support/draw-cases.ts'],
    // Nothing under test keeps state in its module; reading every module anew for each file took longer than the tests.
    isolate: false,
    // Two even where there are two cores: many tests wait for a process they have started.
    maxWorkers: 2,
    // Generous: a test that hangs is to be told from a machine that is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'SQLite',
          provide: { engine: 'SQLite' },
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ON_POSTGRES],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          provide: { engine: 'PostgreSQL' },
          include: [...ON_BOTH_ENGINES, ON_POSTGRES],
          // The first test of a run starts the server.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
