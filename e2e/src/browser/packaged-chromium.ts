import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inPackage = (path: string): string => join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', path);

/** Per user and version, outside the clone: a second clone does not unpack it again. */
const unpackedFolder = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const { version } = JSON.parse(await readFile(inPackage('package.json'), 'utf8'));
  return join(env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache'), 'wayfarer', `chromium-${version}`);
};

/**
 * The package unpacks into the system's folder for temporary files, which Node reads from TMPDIR each time.
 */
const unpackInto = async (folder: string): Promise<void> => {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await chromium.executablePath();
    await inflate(inPackage('bin/al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
};

/**
 * The Chromium of the package @sparticuz/chromium, for Linux on x64. It is unpacked once for each user, under
 * a temporary name first, so that another run sees a complete browser or none.
 * @returns the folder that holds the program `chromium`, its libraries and fonts; null on another system
 */
export const unpackedChromium = async (env: NodeJS.ProcessEnv): Promise<string | null> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = await unpackedFolder(env);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(unpacked);
    await rename(unpacked, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
  return folder;
};
