import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    // Generous: a test that hangs is to be told from a machine that is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
