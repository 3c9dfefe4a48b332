import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    testTimeout: 20_000,
  },
});
