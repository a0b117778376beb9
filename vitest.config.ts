import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * They compare documents with sources of every package: for `npm test` a step of their own, which is never
 * taken as known.
 */
const DOCUMENTS = ['apps/*/src/**/*.documents.test.ts'];

/** They need restic, which no package registry of JavaScript has: `npm run test:offsite`. */
const WITH_RESTIC = ['verification/src/**/*.restic.test.ts'];

/** For what hangs; long enough for a machine with eight times as much to do. */
const LONGEST = { testTimeout: 600_000, hookTimeout: 600_000 };

// The API (database) and the website (jsdom) have a config of their own; the other packages get theirs here.
const folders = ['contracts', 'demo-data', 'local-stack', 'stripe-sandbox', 'words'].map((name) => `packages/${name}`);

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      { test: { name: 'documents', include: DOCUMENTS, environment: 'node', ...LONGEST } },
      { test: { name: 'offsite', include: WITH_RESTIC, environment: 'node', ...LONGEST } },
      ...[...folders, 'verification'].map((root) => ({
        test: {
          name: basename(root),
          root,
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.restic.test.ts'],
          environment: 'node',
          isolate: false,
          ...LONGEST,
        },
      })),
    ],
  },
});
