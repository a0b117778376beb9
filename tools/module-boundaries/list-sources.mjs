import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every TypeScript source below the folders, found without the tool whose eyesight is in question. */
export const listSources = (root, folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'coverage', '.turbo'].includes(entry.name) ? [] : listSources(root, [path]);
      return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
    }),
  );
