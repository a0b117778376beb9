import type { Plugin } from 'vite';
import { leanRouter } from './lean-router.ts';

/** Tailwind sets its properties once more for browsers that cannot register them. All of the build's target can. */
const FOR_OLD_BROWSERS = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/;

const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(FOR_OLD_BROWSERS, '');
      }
    },
  },
});

/** Leaves out what the site never comes to, and what only browsers below the build's target need. */
export const leanCode = (): Plugin[] => [leanRouter(), leanStyles()];
