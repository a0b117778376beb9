import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';
import { pageScriptsOf } from './page-scripts.ts';
import { writeLanguages } from './write-languages.ts';

/**
 * Bundles the server's part as one module without dependencies; the API loads it from the website's folder.
 */
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
      // The browser's build handles the styles; here they only have to be parsed.
      cssMinify: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'site.mjs' } },
    },
  });
};

/**
 * Read by V8 (Chrome): it then compiles the whole file off the main thread while it downloads, instead of
 * each function on the main thread when it is first called. For what a first screen needs; to other browsers
 * it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const hintFirstLoads = async (outDir: string): Promise<void> => {
  for (const script of new Set(Object.values(await pageScriptsOf(outDir)).flat())) {
    const file = join(outDir, script);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
};

/** After the browser's part of the site is built: builds the server's part and compresses every text file. */
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
    // The one font that every first screen uses; preloaded by name, because the browser would find it in the
    // style sheet too late.
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
        // Also called after a failed build, which has already said why.
        if (!written) return;
        await buildSite(root, outDir);
        await writeLanguages(outDir);
        await hintFirstLoads(outDir);
        await compressFiles(outDir);
      },
    },
  };
};
