import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCode } from './build/lean-code.ts';
import { noChunkCircles } from './build/no-chunk-circles.ts';
import { websiteForServer } from './build/website-for-server.ts';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4600';

export default defineConfig({
  plugins: [leanCode(), react(), tailwindcss({ optimize: false }), noChunkCircles(), websiteForServer()],
  // `light-dark()` and nesting are used as they are. Lowered for older browsers (which Tailwind's own optimizer does, and which an
  // `es…` target asks for in CSS too), a subtree such as the bar over a hero could no longer change sides.
  build: {
    target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the second one needs, every screen needs; the first only fetches it, with the styles.
      input: ['index.html', 'src/main.tsx'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', test: /preload-helper|[\\/]boot\.ts$|\.css$/, tags: ['$initial'], priority: 1 },
            { name: 'main', test: /\.[jt]sx?$|node_modules/, tags: ['$initial'] },
            // Some hundred bytes each: in files of their own they would be most of what a screen asks for.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiUrl, '/pictures': apiUrl } },
});
