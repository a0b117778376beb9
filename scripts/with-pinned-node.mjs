// Runs a script of this repository under the pinned Node, after installing what the lockfile asks for. Plain JavaScript
// without dependencies, because it is the one file that must run on an untouched clone with any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.wayfarer-installed');
const [script, ...args] = process.argv.slice(2);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** What the installed packages depend on: when it changes, they are installed again. */
const stampOfThisClone = () => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const installWhatIsMissing = () => {
  const stamp = stampOfThisClone();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const started = Date.now();
  console.log('Installing packages …');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(`${install.stdout ?? ''}${install.stderr ?? ''}`.trim());
    fail('The packages could not be installed: check the network and the free disk space, then run the command again.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Installed packages (${((Date.now() - started) / 1000).toFixed(1)} s)`);
};

/** The Node that the lockfile pins (Linux), or the one on this machine if it is new enough. */
const pinnedNode = () => {
  const require = createRequire(join(root, 'package.json'));
  try {
    return join(dirname(require.resolve(`node-${process.platform}-${process.arch}/package.json`)), 'bin', 'node');
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
    return fail(`Wayfarer needs Node 24 or newer on ${process.platform}-${process.arch}; this is ${process.version}. Install it and run the command again.`);
  }
};

if (!script) fail('Usage: node scripts/with-pinned-node.mjs <script> [arguments]');
installWhatIsMissing();
const node = pinnedNode();
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
    WAYFARER_PARENT_PID: String(process.pid),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
