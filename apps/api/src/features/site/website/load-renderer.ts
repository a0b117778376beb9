import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@wayfarer/contracts';

/** The renderer that the build left beside the website; null for a website that was built without one. */
export const loadRenderer = (websiteDir: string): (() => Promise<RenderPage | null>) => {
  const file = resolve(join(websiteDir, 'server', 'render-page.mjs'));
  let loading: Promise<RenderPage | null> | undefined;
  const load = async (): Promise<RenderPage | null> => {
    if (!existsSync(file)) return null;
    const module: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return module.renderPage;
  };
  return () => {
    loading ??= load();
    return loading;
  };
};
