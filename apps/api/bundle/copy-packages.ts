import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { postersFolder } from '@wayfarer/demo-data';
import { cataloguesFolder } from '@wayfarer/words/files';
import { FONT_PACKAGES } from '../src/features/documents/pdf/font-files.ts';

/**
 * Packages that cannot be bundled: native code, files that are served unchanged, and packages that look up
 * their own files by name.
 */
const PACKAGES = ['@react-pdf/renderer', 'harfbuzzjs', 'react', 'sharp', 'swagger-ui-dist'];
/** Fonts of the PDF documents: of nine weights and two formats only two weights in one format are used. */
const FONTS = FONT_PACKAGES.map((name) => `@fontsource/${name}`);
const isDrawnWith = (path: string): boolean =>
  /(^$|\/files|\/(package|unicode)\.json|\/LICENSE|-(400|700)-normal\.woff)$/.test(path);
/** Of the API's page two files (serve-api-docs.ts); the package has it five times over. */
const isShown = (path: string): boolean => /(^$|\/package\.json|\/LICENSE|\/swagger-ui(-bundle\.js|\.css))$/.test(path);
const target = join(import.meta.dirname, '..', 'dist', 'node_modules');
const copied = new Set<string>();

const folderOf = (name: string, from: string): string | null => {
  // Resolved by a file in it: the bare name `events` would be Node's own module.
  const paths = createRequire(join(from, 'package.json')).resolve.paths(`${name}/package.json`) ?? [];
  for (const path of paths) {
    try {
      return dirname(createRequire(join(path, name, 'package.json')).resolve('./package.json'));
    } catch {
      // Not in this folder of the search path: try the next. A package found in none is reported below.
    }
  }
  return null;
};

/** Copies a package and its dependencies, without optional ones for other platforms. */
const copyPackage = async (name: string, from: string, isOptional: boolean): Promise<void> => {
  if (copied.has(name)) return;
  const folder = folderOf(name, from);
  if (!folder) {
    if (isOptional) return;
    throw new Error(`The package ${name} is not installed.`);
  }
  copied.add(name);
  await cp(folder, join(target, name), {
    recursive: true,
    dereference: true,
    filter: (path) => {
      const within = path.slice(folder.length);
      if (FONTS.includes(name)) return isDrawnWith(within);
      if (name === 'swagger-ui-dist') return isShown(within);
      return !within.includes('node_modules') && !within.endsWith('.map');
    },
  });
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const needed of Object.keys(manifest.dependencies ?? {})) await copyPackage(needed, folder, false);
  for (const needed of Object.keys(manifest.optionalDependencies ?? {})) await copyPackage(needed, folder, true);
};

for (const name of [...PACKAGES, ...FONTS]) await copyPackage(name, join(import.meta.dirname, '..'), false);
await cp(join(import.meta.dirname, 'package.json'), join(target, '..', 'package.json'));
await cp(postersFolder, join(target, '..', basename(postersFolder)), { recursive: true });
await cp(cataloguesFolder, join(target, '..', basename(cataloguesFolder)), { recursive: true });
