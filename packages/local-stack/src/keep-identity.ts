import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import getPort from 'get-port';
import { shutDownLeftOver } from './mongod/shut-down-left-over.ts';

const drawSecrets = () => ({
  tokenSecret: randomBytes(48).toString('base64url'),
  webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  demoPassword: randomBytes(12).toString('base64url'),
  sandboxKey: `sk_test_${randomBytes(24).toString('hex')}`,
});

/** `api` is for development, where Vite has the site's port. */
const PARTS = ['database', 'sandbox', 'mailbox', 'smtp', 'api'] as const;

export type Identity = {
  readonly secrets: ReturnType<typeof drawSecrets>;
  readonly ports: Readonly<Record<(typeof PARTS)[number], number>>;
};

/** Null where the file is missing or broken, because all in it can be drawn anew. */
export const readIdentity = async (secretsFile: string): Promise<(Identity['secrets'] & Partial<Identity>) | null> =>
  readFile(secretsFile, 'utf8')
    .then(JSON.parse)
    .catch(() => null);

/**
 * What this data folder keeps from start to start: secrets, so that whoever is logged in stays so, and ports where they are still free, so
 * that a payment page that is open in a browser goes on. A mongod that was left on the folder is ended.
 */
export const keepIdentity = async (secretsFile: string, databaseFiles: string): Promise<Identity> => {
  const { ports: last, ...kept } = { ...(await readIdentity(secretsFile)) };
  if (last) await shutDownLeftOver(last.database, databaseFiles);
  const secrets = { ...drawSecrets(), ...kept };
  const ports = { ...last } as Record<(typeof PARTS)[number], number>;
  for (const part of PARTS) ports[part] = await getPort({ host: '127.0.0.1', port: last ? [last[part]] : [] });
  // In one step: a start that is killed meanwhile leaves the old or the new content, never half of it.
  await writeFile(`${secretsFile}.part`, JSON.stringify({ ...secrets, ports }), { mode: 0o600 });
  await rename(`${secretsFile}.part`, secretsFile);
  return { secrets, ports };
};
