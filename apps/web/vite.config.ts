import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4600';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // `light-dark()` and nesting are used as they are: no polyfill code for browsers older than these.
  build: { target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0 },
  server: { proxy: { '/api': apiUrl, '/pictures': apiUrl } },
});
