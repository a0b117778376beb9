/** Put in by the build (build/page-scripts.ts): what each public page consists of, by the name of its file in the table of screens. */
declare const PAGE_SCRIPTS: Readonly<Record<string, string[]>>;

/** The scripts that a page needs after its first paint, beginning with the one that starts it. */
export const scriptsOf = (page: string): readonly string[] => PAGE_SCRIPTS[page] ?? [];
