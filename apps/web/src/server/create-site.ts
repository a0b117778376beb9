import type { CreateSite } from '@wayfarer/contracts';
import { currentSettings } from './current-settings.ts';
import { languageAt, readLanguages } from './languages.ts';
import { pageShell } from './page-shell.tsx';
import { readBuiltPage } from './read-built-page.ts';
import { siteDocuments, sitemapPartAt } from './site-documents.ts';
import { sitePages } from './site-pages.ts';

/** A path that names a file: a page would be useless as its answer. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,11}$/i.test(path);

/** Built into server/site.mjs, which the API loads. */
export const createSite: CreateSite = (needs) => {
  const settings = currentSettings(needs.settings, needs.read);
  const languages = readLanguages(needs.folder, needs.languages, needs.ownWords);
  const documents = siteDocuments({ ...needs, settings, languages });
  const shell = pageShell(readBuiltPage(needs.folder));
  const pages = new Map(
    languages.map((language) => [language.code, sitePages({ ...needs, settings }, shell, { language, languages })]),
  );
  return async (address) => {
    const { path } = address;
    const document = documents[path] ?? (await sitemapPartAt({ ...needs, settings, languages }, path));
    if (document) return needs.keep(path, document);
    if (isFile(path)) return null;
    const asked = languageAt(languages, path);
    return pages.get(asked.language.code)?.({ ...address, path: asked.path }) ?? null;
  };
};
