import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  define: { PAGE_SCRIPTS: '{}' },
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    // A window and modules for each file took four times as long; src/testing/set-up.ts resets the state of
    // both.
    isolate: false,
    setupFiles: ['./src/testing/set-up.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.documents.test.ts'],
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Only a test that never ends reaches it: no test measures time.
    testTimeout: 600_000,
  },
});
