/**
 * Inserted by the build (build/page-scripts.ts): the scripts of each public page, by the name of its file in
 * the table of screens.
 */
declare const PAGE_SCRIPTS: Readonly<Record<string, string[]>>;

/** The scripts that a page needs after its first paint, the entry first. */
export const scriptsOf = (page: string): readonly string[] => PAGE_SCRIPTS[page] ?? [];
