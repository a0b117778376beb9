import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noChunkCircles } from './build/no-chunk-circles.ts';
import { settingsInDevelopment } from './build/settings-in-development.ts';
import { websiteForServer } from './build/website-for-server.ts';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4600';

// React Router names its development build under every condition; the other one is the same without warnings.
const reactRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve(
  'react-router/package.json',
);
const production = (file: string): string => join(dirname(reactRouter), 'dist', 'production', file);

export default defineConfig(({ command }) => {
  // Whoever builds it (tests run with another): what is built is what is in production.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), tailwindcss({ optimize: false }), noChunkCircles(), websiteForServer(), settingsInDevelopment(apiUrl)],
    resolve: {
      alias:
        command === 'serve'
          ? []
          : [
              { find: /^react-router$/, replacement: production('index.mjs') },
              { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
            ],
    },
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
        // The page itself, which only fetches the code and has the styles; what every screen needs; the screen that most visits begin with.
        input: ['index.html', 'src/main.tsx', 'src/pages/public/home-page.tsx'],
        output: {
          // Without names for people: every page loads those of all files, which were some 500 bytes of each. The manifest of the build tells what is in a file.
          chunkFileNames: 'assets/[hash:7].js',
          // Drawn by the module graph: `$initial` is all that the inputs import. The bundler finds what other screens share.
          codeSplitting: {
            groups: [
              { name: 'entry', test: /[\\/]src[\\/]entry\.ts$|\.css$/, tags: ['$initial'] },
              {
                name: 'main',
                test: /^(?!.*[\\/]src[\\/](pages[\\/]|features[\\/]|entry\.ts)).*\.[jt]sx?$|node_modules|preload-helper/,
                tags: ['$initial'],
                // Before the entry, or the page's style sheet would belong to a file that all others import.
                priority: 1,
              },
              // Some hundred bytes each: in files of their own they would be most of what a screen asks for. Whatever needs a form or a
              // dialog stays outside, or this would load their libraries.
              {
                name: 'shared',
                test: /[\\/](lucide-react|query-core|react-query|shared[\\/](format|ui[\\/](actions|browser|feedback|layout)))[\\/]|\.rules\.ts$/,
                minShareCount: 2,
              },
              // What the same screens need together.
              {
                name: 'trips',
                test: /features[\\/]tour-packages[\\/](tour-package-(card|queries)|package-picture|list[\\/](package-filter|tour-package-grid))\.tsx?$/,
              },
              { name: 'fields', test: /shared[\\/]ui[\\/]fields[\\/](text-field|select-field|field|control-style)\.tsx?$/ },
            ],
          },
        },
      },
    },
    server: {
      // No server colours the mark while developing.
      proxy: { '/api': apiUrl, '/pictures': apiUrl, '/mark.svg': { target: apiUrl, bypass: () => '/favicon.svg' } },
    },
  };
});
