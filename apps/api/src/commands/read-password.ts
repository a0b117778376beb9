import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';

/** Never from the command line, where other users of the machine could read it. */
export const readPassword = async ({ ADMIN_PASSWORD }: Pick<Config, 'ADMIN_PASSWORD'>): Promise<string> =>
  ADMIN_PASSWORD ?? (stdin.isTTY ? '' : (await text(stdin)).trim());
