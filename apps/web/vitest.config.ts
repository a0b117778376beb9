import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  define: { PAGE_SCRIPTS: '{}' },
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    // A window and the modules for each file of its own took four times as long; src/testing/set-up.ts takes back what both remember.
    isolate: false,
    setupFiles: ['./src/testing/set-up.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.documents.test.ts'],
    css: false,
    restoreMocks: true,
    // Only what never ends meets it: no test measures time.
    testTimeout: 600_000,
  },
});
