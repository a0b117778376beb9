import { resolve } from 'node:path';

/** A path from the top of the clone. */
export const inRepository = (path: string): string => resolve(import.meta.dirname, '..', '..', '..', path);

/** A command of the API by its name. */
export const apiCommand = (name: string): string => inRepository(`apps/api/src/commands/${name}.ts`);
