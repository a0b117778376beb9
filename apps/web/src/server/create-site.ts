import type { CreateSite } from '@wayfarer/contracts';
import { currentSettings } from './current-settings.ts';
import { pageShell } from './page-shell.ts';
import { readBuiltPage } from './read-built-page.ts';
import { siteDocuments, sitemapPartAt } from './site-documents.ts';
import { sitePages } from './site-pages.ts';

/** A path that names a file: a page would be useless as its answer. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,11}$/i.test(path);

/** Built into server/site.mjs, which the API loads. */
export const createSite: CreateSite = (needs) => {
  const settings = currentSettings(needs.settings, needs.read);
  const documents = siteDocuments({ ...needs, settings });
  const pageAt = sitePages({ ...needs, settings }, pageShell(readBuiltPage(needs.folder)), needs.settings.siteTimeZone);
  return async (address) => {
    const { path } = address;
    const document = documents[path] ?? (await sitemapPartAt({ ...needs, settings }, path));
    if (document) return needs.keep(path, document);
    return isFile(path) ? null : pageAt(address);
  };
};
