import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['properties/**/*.test.ts'],
    // Rules are pure and nothing is mocked, so test files may share what they load: that halves the time of a run.
    isolate: false,
    testTimeout: 120_000,
  },
});
