/** Put in by the build (build/page-files.ts): what each public page consists of, by the name of its file in the table of screens. */
declare const PAGE_FILES: Readonly<Record<string, { styles: string[]; scripts: string[] }>>;

/** The files that a page needs: styles before its first paint, scripts after it, beginning with the one that starts it. */
export const filesOf = (page: string): { styles: readonly string[]; scripts: readonly string[] } =>
  PAGE_FILES[page] ?? { styles: [], scripts: [] };
