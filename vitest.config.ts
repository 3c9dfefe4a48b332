import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-for-the-run.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    // Nothing under test keeps state in its module; reading every module anew for each file took longer than the tests.
    isolate: false,
    // Generous: a test that hangs is to be told from a machine that is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
