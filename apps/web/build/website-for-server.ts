import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';
import { pageFilesOf } from './page-files.ts';
import { readStyleSheet } from './read-style-sheet.ts';

/** The server's part as one module that needs no package beside it; the API loads it from the website's folder. */
const buildSite = async (root: string, outDir: string): Promise<void> => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { PAGE_FILES: JSON.stringify(await pageFilesOf(outDir)) },
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

/** Read here, so that no start waits for it. */
const writeStyleSheets = async (outDir: string): Promise<void> => {
  const files = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.css'));
  const sheets = files.map(async (name) => {
    const css = await readFile(join(outDir, 'assets', name), 'utf8');
    return [`/assets/${name}`, readStyleSheet(css)] as const;
  });
  await writeFile(join(outDir, 'server', 'style-sheets.json'), JSON.stringify(Object.fromEntries(await Promise.all(sheets))));
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
        await writeStyleSheets(outDir);
        await compressFiles(outDir);
        // Last, because `npm start` takes a site that names the sources at hand for whole.
        await writeFile(join(outDir, '.vite', 'built-from'), process.env.TURBO_HASH ?? '');
      },
    },
  };
};
