import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkOf } from './build/chunk-of.ts';
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
    modulePreload: {
      // Every browser of the target knows it.
      polyfill: false,
      // Whoever asks for a screen has these already; only the beginning has not.
      resolveDependencies: (file, needed) =>
        /(^|\/)main-/.test(file) ? needed : needed.filter((one) => !/\/(core|entry|rolldown-runtime)-[\w-]+\.js$/.test(one)),
    },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkOf() }] } },
    },
  },
  server: { proxy: { '/api': apiUrl, '/pictures': apiUrl } },
});
