import { defineConfig } from 'vitest/config';

// Folders with a config of their own (the API's database, the website's jsdom) bring it along; the packages need none.
const packages = ['contracts', 'mongod', 'local-stack', 'stripe-sandbox'];

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      ...packages.map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
