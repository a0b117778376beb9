import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { findRestic } from './find-restic.ts';

const scripts = join(import.meta.dirname, '..', '..', '..', 'docker', 'backup');

/** A mongodump that reads no database: as many collections as a backup has to have. */
const MONGODUMP = `#!/bin/bash
while [ $# -gt 0 ]; do [ "$1" = --out ] && out=$2; shift; done
mkdir -p "$out/wayfarer"
for name in users jobmarks bookings; do head -c 20000 /dev/urandom | gzip > "$out/wayfarer/$name.bson.gz"; done
`;

/** What must never be printed. */
const SECRETS = {
  RESTIC_PASSWORD: 'a-password-that-nobody-may-read',
  AWS_ACCESS_KEY_ID: 'AKIDTHATNOBODYMAYREAD',
  AWS_SECRET_ACCESS_KEY: 'a-key-that-nobody-may-read',
};
const PLACE = 'a-place-that-nobody-may-read';

type Settings = Readonly<Record<string, string>>;
export type Ran = { readonly exitCode: number | undefined; readonly all: string };
export type CopyReport = {
  readonly state: string;
  readonly madeAt: number | null;
  readonly reachedAt: number | null;
  readonly why: string;
};

/**
 * A machine without containers that backs itself up: the programs of the image, with folders for its volumes
 * and a place for copies beside them.
 */
export const startMachine = () => {
  const root = mkdtempSync(join(tmpdir(), 'wayfarer-offsite-'));
  const folders = ['bin', 'backups', 'pictures', 'reports', PLACE].map((name) => join(root, name));
  for (const folder of folders) mkdirSync(folder);
  writeFileSync(join(root, 'bin', 'mongodump'), MONGODUMP);
  chmodSync(join(root, 'bin', 'mongodump'), 0o755);
  writeFileSync(join(root, 'pictures', 'lake.jpg'), Buffer.alloc(100_000, 'lake'));
  const place = join(root, PLACE, 'copies');
  const env = {
    ...SECRETS,
    PATH: [join(root, 'bin'), dirname(findRestic()), process.env.PATH].join(delimiter),
    BACKUPS_FOLDER: join(root, 'backups'),
    PICTURES: join(root, 'pictures'),
    REPORTS: join(root, 'reports'),
    MONGODB_URI: 'mongodb://nowhere',
    BACKUPS_KEPT: '2',
    RESTIC_REPOSITORY: place,
    OFFSITE_PATIENCE: '40',
    OFFSITE_EVERY: '1',
  };
  let printed = '';
  const start = (program: 'backup' | 'offsite', args: readonly string[], settings: Settings = {}) => {
    const running = execa(join(scripts, `${program}.sh`), args, {
      env: { ...env, ...settings },
      all: true,
      reject: false,
      detached: true,
    });
    const ended = running.then(({ all, exitCode }): Ran => {
      printed += all;
      return { all, exitCode };
    });
    return { ended, kill: (signal: NodeJS.Signals) => process.kill(-Number(running.pid), signal) };
  };
  const nameIn = (said: string): string => /Backup (\S+) is made/.exec(said)?.[1] ?? 'none';
  return {
    place,
    backups: join(root, 'backups'),
    pictures: join(root, 'pictures'),
    start,
    offsite: (args: readonly string[], settings: Settings = {}): Promise<Ran> => start('offsite', args, settings).ended,
    backup: (...args: string[]): Promise<Ran> => start('backup', args).ended,
    /** @returns its name */
    makeBackup: async (): Promise<string> => nameIn((await start('backup', ['now']).ended).all),
    report: (): CopyReport => JSON.parse(readFileSync(join(root, 'reports', 'copy.json'), 'utf8')),
    isReported: (): boolean => existsSync(join(root, 'reports', 'copy.json')),
    restic: (...args: string[]) => execa(findRestic(), ['--quiet', '--no-cache', ...args], { env }),
    /** What was printed of the place, its keys and its password. */
    leaked: (): string[] => [PLACE, ...Object.values(SECRETS)].filter((secret) => printed.includes(secret)),
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  };
};
