import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, execaSync, type Options } from 'execa';

const root = join(import.meta.dirname, '..', '..', '..');
/** Of this check alone: what an operator runs on the same machine is left alone, but for its ports. */
const PROJECT = ['--project-name', 'wayfarer-check', '--env-file', 'docker/demo.env'];
const DEMO = ['--profile', 'demo'];

/** Where backups stay when everything else of the stack is gone. */
const backups = mkdtempSync(join(tmpdir(), 'wayfarer-backups-'));
chmodSync(backups, 0o777);

/** Clients on this machine's networks count as proxies, so that the load can come from many addresses. */
const settings = {
  TRUSTED_PROXIES: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7',
  BACKUPS: backups,
  BACKUPS_KEPT: '2',
  IPV6_SUBNET: 'fd77:6179:6661:7266::/64',
  BUILD_COMMIT: execaSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root }).stdout,
};

export const SITE = 'http://localhost';

type Asked = Pick<Options, 'input' | 'reject' | 'timeout'> & { readonly env?: Readonly<Record<string, string>> };
export type Ran = { readonly exitCode: number | undefined; readonly timedOut: boolean; readonly all: string };

const run = async (file: string, args: readonly string[], { env = {}, input = '', ...options }: Asked): Promise<Ran> => {
  const { exitCode, timedOut, all } = await execa(file, args, {
    cwd: root,
    env: { ...settings, ...env },
    all: true,
    input,
    ...options,
  });
  return { exitCode, timedOut, all: String(all) };
};

export const compose = (args: readonly string[], asked: Asked = {}): Promise<Ran> =>
  run('docker', ['compose', ...PROJECT, ...DEMO, ...args], asked);

/** @param files that change definitions; @param profile whether it is told that the demo runs */
type Operated = Asked & { readonly files?: readonly string[]; readonly profile?: boolean };

/** The script of this name in docker/, on the same stack. */
export const operate = (
  script: string,
  args: readonly string[] = [],
  { files = [], profile = true, ...asked }: Operated = {},
): Promise<Ran> => {
  const named = ['docker-compose.yml', ...files].flatMap((file) => ['--file', file]);
  const COMPOSE = ['docker', 'compose', ...named, ...PROJECT, ...(profile ? DEMO : [])].join(' ');
  return run(join('docker', script), args, { ...asked, env: { ...asked.env, COMPOSE } });
};

/** What a script says in the database of the stack, as its administrator. */
export const inMongo = async (script: string): Promise<string> => {
  const inDatabase = `db = db.getSiblingDB('wayfarer'); ${script}`;
  const asRoot = 'mongosh --quiet "$(cat /access/root/uri)" --eval "$0"';
  return (await compose(['exec', '-T', 'mongo', 'sh', '-c', asRoot, inDatabase])).all;
};

export const docker = (args: readonly string[]): Promise<Ran> => run('docker', args, {});

/** What Docker says of each container, those that have ended too. */
export const containers = async (): Promise<readonly Container[]> => {
  const { all } = await compose(['ps', '--all', '--quiet']);
  const ids = all.split('\n').filter((id) => id !== '');
  // Without any, `docker inspect` would be asked for a container without a name.
  return ids.length === 0 ? [] : JSON.parse((await docker(['inspect', ...ids])).all);
};
export type Container = {
  readonly Id: string;
  readonly Image: string;
  readonly Config: { readonly User: string; readonly Labels: Readonly<Record<string, string>> };
  readonly State: { readonly Running: boolean; readonly ExitCode: number };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly Memory: number;
    readonly PidsLimit: number | null;
    readonly CapDrop: readonly string[] | null;
    readonly CapAdd: readonly string[] | null;
    readonly LogConfig: { readonly Config: Readonly<Record<string, string>> };
    readonly SecurityOpt: readonly string[] | null;
  };
};
export const serviceOf = ({ Config }: Container): string => Config.Labels['com.docker.compose.service'] ?? '';
