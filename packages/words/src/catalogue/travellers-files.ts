import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const website = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'web', 'src');

/** Where the code of travellers' screens begins: its pages are loaded by the names of their files. */
const BEGINS = ['main.tsx', 'server/create-site.ts', 'pages/{public,customer}/*-page.{tsx,served.ts}'];
/** What only staff, or developers, go on to from there. */
const NOT_FOR_TRAVELLERS = /^(app\/admin-pages|app\/layouts\/admin-layout|pages\/developer\/)/;

type Imports = ReturnType<typeof parseSync>['module'];

/** What a file imports from other files, at once or later, but as a type. */
const importsOf = (source: string, { staticImports, staticExports, dynamicImports }: Imports): string[] => [
  ...staticImports
    .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
    .map((one) => one.moduleRequest.value),
  ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
];

/** The files of the website that travellers' screens are made of, with their sources, by their paths in apps/web/src. */
export const travellersFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const follow = (path: string): void => {
    if (files.has(path) || NOT_FOR_TRAVELLERS.test(path) || !/\.tsx?$/.test(path)) return;
    const source = readFileSync(join(website, path), 'utf8');
    files.set(path, source);
    for (const imported of importsOf(source, parseSync(path, source).module))
      if (imported.startsWith('.')) follow(join(dirname(path), imported));
  };
  for (const path of globSync(BEGINS, { cwd: website })) follow(path);
  return files;
};
