import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const apps = new URL('../../../../apps/', import.meta.url);

const built = (path: string): string => {
  const file = fileURLToPath(new URL(path, apps));
  if (existsSync(file)) return file;
  throw new Error('Build the product first: npx turbo run build --filter=@wayfarer/api --filter=@wayfarer/web');
};

/** A program of the API as the container runs it, for it needs less memory than its sources, whose types Node strips. */
export const builtProgram = (name: 'main' | 'check-money'): string => pathToFileURL(built(`api/dist/${name}.js`)).href;

/** The folder of the built website. */
export const builtWebsite = (): string => built('web/dist');
