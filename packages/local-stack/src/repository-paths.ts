import { resolve } from 'node:path';

/** A path from the root of the repository. */
export const inRepository = (path: string): string => resolve(import.meta.dirname, '..', '..', '..', path);

/** The script of a command of the API. */
export const apiCommand = (name: string): string => inRepository(`apps/api/src/commands/${name}.ts`);
