import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../bench/frame/start-process.ts';
import { startDatabaseAndProvider } from '../product/start-database-and-provider.ts';

/** The API in a process of its own on an empty database, with the sandbox as provider. Limits of calls are off: all calls come from one address. */
export const startProduct = async (admins: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-open-api-'));
  const { url, env, makeAdmins, stop } = await startDatabaseAndProvider(folder, { PASSWORD_COST: '4' });
  makeAdmins(admins);
  const api = await startProcess('@wayfarer/api/main', env, url);
  return {
    url,
    folder,
    stop: async (): Promise<void> => {
      await api.stop();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
