import { join, resolve } from 'node:path';

/** The top of the clone. */
export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..');

export const inRepository = (path: string): string => join(repositoryRoot, path);

/** A command of the API by its name. */
export const apiCommand = (name: string): string => inRepository(`apps/api/src/commands/${name}.ts`);
