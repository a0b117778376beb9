import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  define: { PAGE_FILES: '{}' },
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    setupFiles: ['./src/testing/set-up.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
