import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';
import { freePort } from './mongod/free-port.ts';
import { isAlive } from './processes/end-processes.ts';
import { codeOf, UserFacingError } from './user-facing-error.ts';

export type Layout = ReturnType<typeof layoutOf>;

/** The paths of everything that persists between starts. */
export const layoutOf = (folder: string) => ({
  folder,
  lock: join(folder, 'running'),
  secrets: join(folder, 'secrets.json'),
  database: join(folder, 'database'),
  databaseFiles: join(folder, 'database', 'files'),
  demoBegun: join(folder, 'database', 'demo-seeded.begun'),
  demoSeeded: join(folder, 'database', 'demo-seeded'),
  sandboxState: join(folder, 'sandbox.json'),
  pictures: join(folder, 'pictures'),
  emails: join(folder, 'emails'),
  logs: join(folder, 'logs'),
});

/**
 * Step by step: where a folder cannot be created, such as under /proc, Node's recursive mkdir never returns.
 */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
};

/**
 * Milliseconds: how often the owner refreshes its lock, and after how long without a refresh the folder is
 * free for others.
 */
const timing = { update: 1000, stale: 10_000 };
/** A lock of a start that was killed: its watchdog ends the remaining processes in the meantime. */
const untilItIsFree = { retries: 200, factor: 1, minTimeout: 100 };

/**
 * Creates the data folder, readable by its owner only, and locks it for this process. Returns a function that
 * releases the lock.
 * @throws UserFacingError when it cannot be written, or another copy uses it
 */
export const takeDataFolder = async (
  { folder, lock, logs, pictures }: Layout,
  onLost: () => void,
): Promise<() => Promise<void>> => {
  const ownerFile = `${lock}.pid`;
  let owner = '';
  try {
    for (const part of [folder, logs, pictures]) await makeFolder(part);
    owner = await readFile(ownerFile, 'utf8').catch(() => '');
    const retries = owner !== '' && isAlive(Number(owner)) ? 0 : untilItIsFree;
    const release = await lockfile.lock(folder, { lockfilePath: lock, ...timing, onCompromised: onLost, retries });
    await writeFile(ownerFile, String(process.pid));
    return release;
  } catch (error) {
    const code = codeOf(error) || String(error);
    throw new UserFacingError(
      code === 'ELOCKED'
        ? `Wayfarer already runs with DATA_DIR ${folder} (process ${owner}): stop that copy, or set DATA_DIR and PORT to others for a second one.`
        : `DATA_DIR (${folder}) cannot be written (${code}): make it writable and free some disk space, or set DATA_DIR to another folder.`,
    );
  }
};

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

/** Null if the file is missing or broken, because everything in it can be generated again. */
export const readIdentity = async (secretsFile: string): Promise<(Identity['secrets'] & Partial<Identity>) | null> =>
  readFile(secretsFile, 'utf8')
    .then(JSON.parse)
    .catch(() => null);

/**
 * What this data folder keeps between starts: secrets, so that users stay logged in, and ports if they are
 * still free, so that a payment page that is open in a browser keeps working.
 */
export const keepIdentity = async ({ secrets: file }: Layout): Promise<Identity> => {
  const { ports: last, ...kept } = { ...(await readIdentity(file)) };
  const secrets = { ...drawSecrets(), ...kept };
  const ports = { ...last } as Record<(typeof PARTS)[number], number>;
  for (const part of PARTS) ports[part] = await freePort(last ? [last[part]] : [], '127.0.0.1');
  // Atomically: a start that is killed meanwhile leaves the old or the new content, never half of it.
  await writeFile(`${file}.part`, JSON.stringify({ ...secrets, ports }), { mode: 0o600 });
  await rename(`${file}.part`, file);
  return { secrets, ports };
};
