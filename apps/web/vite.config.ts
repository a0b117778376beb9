import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noChunkCircles } from './build/no-chunk-circles.ts';
import { settingsInDevelopment } from './build/settings-in-development.ts';
import { websiteForServer } from './build/website-for-server.ts';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4600';

// React Router exports its development build under every condition; the production build is the same without
// warnings.
const reactRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve(
  'react-router/package.json',
);
const production = (file: string): string => join(dirname(reactRouter), 'dist', 'production', file);

export default defineConfig(({ command }) => {
  // Whatever NODE_ENV the build is started with (tests use another): the build is for production.
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
    // `light-dark()` and nesting are kept as they are. Compiled for older browsers (which Tailwind's
    // optimizer does, and which an `es…` target also requests for CSS), a subtree such as the bar over a hero
    // could no longer switch themes.
    build: {
      target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      assetsInlineLimit: 0,
      manifest: true,
      // Every browser of the target supports it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The page itself, which only loads the code and the styles; what every screen needs; the screen that
        // most visits begin with.
        input: ['index.html', 'src/main.tsx', 'src/pages/public/home-page.tsx'],
        output: {
          // Without readable names: every page loads all names, which were some 500 bytes. The build's
          // manifest says what is in a file.
          chunkFileNames: 'assets/[hash:7].js',
          // By the module graph: `$initial` is everything that the inputs import. The bundler finds what
          // other screens share.
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
              // Some hundred bytes each: in files of their own they would be most of a screen's requests.
              // Those that other screens need, staff's above all, are in files of some kilobytes apart.
              // Whatever needs a form or a dialog is not included, or this would load their libraries; nor
              // are the rules of schedules, which import a file that other screens share.
              {
                name: 'shared',
                test: /[\\/](lucide-react|query-core|react-query|shared[\\/](format|ui[\\/](actions|browser|feedback|layout)))[\\/]|(?<!schedule)\.rules\.ts$/,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 3000,
              },
              // Modules that the same screens need together.
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
      // In development no server colours the mark.
      proxy: { '/api': apiUrl, '/pictures': apiUrl, '/mark.svg': { target: apiUrl, bypass: () => '/favicon.svg' } },
    },
  };
});
