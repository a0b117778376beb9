import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';
import { pageScriptsOf } from './page-scripts.ts';

/** The server's part as one module that needs no package beside it; the API loads it from the website's folder. */
const buildSite = async (root: string, outDir: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { PAGE_SCRIPTS: JSON.stringify(await pageScriptsOf(outDir)) },
    build: {
      ssr: 'src/server/create-site.ts',
      outDir: join(outDir, 'server'),
      emptyOutDir: true,
      // Styles are the browser's build's; here they only have to be understood.
      cssMinify: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'site.mjs' } },
    },
  });
};

/**
 * Read by V8 (Chrome): it then compiles the whole file beside the main thread while it arrives, instead of each function on the main thread
 * when it is first called. For what a first screen is made of; others need not agree to it, to them it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const hintFirstLoads = async (outDir: string): Promise<void> => {
  for (const script of new Set(Object.values(await pageScriptsOf(outDir)).flat())) {
    const file = join(outDir, script);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
};

/** After the browser's part of the site: the server's part, and every text in compressed forms. */
export const websiteForServer = (): Plugin => {
  let root = '';
  let outDir = '';
  let written = false;
  return {
    name: 'website-for-server',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    // The one font that every first screen shows; found by its name, because the style sheet would tell of it too late.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => /figtree-first-[^/]+\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // Also called after a build that failed, which has told why.
        if (!written) return;
        await buildSite(root, outDir);
        await hintFirstLoads(outDir);
        await compressFiles(outDir);
      },
    },
  };
};
