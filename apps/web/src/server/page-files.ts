import { paths } from '../shared/paths.ts';

/** Put in by the build (build/page-files.ts): what each public page consists of, by the name of its file. */
declare const PAGE_FILES: Readonly<Record<string, { styles: string[]; scripts: string[] }>>;

const pages: Readonly<Record<string, string>> = {
  [paths.home()]: 'home',
  [paths.packageList()]: 'package-list',
  [paths.destinations()]: 'destinations',
  [paths.aboutUs()]: 'about-us',
  [paths.contact()]: 'contact',
  [paths.register()]: 'register',
  [paths.login()]: 'login',
  // What every unknown address shows.
  '/404': 'not-found',
};

/** The files that the page at a path needs: styles before its first paint, scripts after it, beginning with the one that starts it. */
export const filesOf = (path: string): { styles: readonly string[]; scripts: readonly string[] } =>
  PAGE_FILES[pages[path] ?? (path.startsWith(`${paths.packageList()}/`) ? 'package-detail' : 'home')] ?? {
    styles: [],
    scripts: [],
  };
