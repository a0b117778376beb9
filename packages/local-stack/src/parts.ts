import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiEnvironment } from './api-environment.ts';
import { findMongod } from './mongod/find-mongod.ts';
import { mongodArguments } from './mongod/mongod-arguments.ts';
import { listens } from './ports.ts';
import { endProcesses } from './processes/end-processes.ts';
import { inRepository } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const onceItListens =
  (port: number, host = '127.0.0.1') =>
  (signal: AbortSignal): Promise<void> =>
    until(() => listens({ port, host }), signal);

/**
 * Ends a mongod that still uses the folder: left if a start and its watchdog were both killed (Linux;
 * elsewhere it must be ended manually). Returns when its process has ended, because until then the folder is
 * locked.
 */
const endLeftOver = async (databaseFiles: string): Promise<void> => {
  const pid = await readFile(join(databaseFiles, 'mongod.lock'), 'utf8').then(Number, () => 0);
  // The process id may belong to another program by now.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (command.split('\0').includes(databaseFiles)) await endProcesses(new Map([[pid, 0]]));
};

/** Finds or downloads mongod, starts it on the data folder and returns when it accepts writes. */
export const startDatabase = async ({ processes, layout, ports, say, env }: Stack): Promise<void> => {
  const command = await findMongod({ env, onProgress: say, signal: processes.stopping });
  await endLeftOver(layout.databaseFiles);
  // The creation of the demo was interrupted: nobody can have used it, because the API starts after it.
  if (existsSync(layout.demoBegun)) await rm(layout.database, { recursive: true });
  await mkdir(layout.databaseFiles, { recursive: true });
  const args = mongodArguments({ dataFolder: layout.databaseFiles, port: ports.database });
  const untilReady = async (signal: AbortSignal): Promise<void> => {
    // Its driver is loaded while mongod starts.
    const { becomePrimary } = await import('./mongod/replica-set.ts');
    await becomePrimary([ports.database], signal);
  };
  await processes.keepRunning({ name: 'The database', command, args, stopOrder: 2 }, untilReady);
};

/** Starts the Stripe sandbox, whose payment page has the same host name as the site. */
export const startSandbox = (stack: Stack): Promise<void> => {
  const { layout, ports, secrets, settings } = stack;
  const env = {
    ...stack.env,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_HOST: settings.host,
    SANDBOX_PUBLIC_URL: `http://${new URL(settings.publicUrl).hostname}:${ports.sandbox}`,
    SANDBOX_WEBHOOK_URL: `${settings.localOrigin}:${ports.api}/api/payment/webhook`,
    SANDBOX_STATE_FILE: layout.sandboxState,
    STRIPE_SECRET_KEY: secrets.sandboxKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  };
  const args = [inRepository('packages/stripe-sandbox/src/main.ts')];
  const program = { name: 'The payment sandbox', args, env, stopOrder: 1 } as const;
  return stack.processes.keepRunning(program, onceItListens(ports.sandbox, settings.localHost));
};

/**
 * Starts the API, which prepares its database first, and returns when it accepts requests.
 * @param websiteFolder of the built website; none if Vite serves it, and then the API restarts with each
 * change
 */
export const startApi = (stack: Stack, websiteFolder?: string): Promise<void> => {
  const watch = websiteFolder === undefined ? ['--watch', '--watch-preserve-output'] : [];
  const args = [...watch, inRepository('apps/api/src/main.ts')];
  const program = { name: 'The API', args, env: apiEnvironment(stack, websiteFolder) };
  return stack.processes.keepRunning(program, onceItListens(stack.ports.api, stack.settings.localHost));
};

/** For development: Vite in front, with hot reload, forwarding the API's requests to it. */
export const startWebsiteServer = ({ settings, ports, env: inherited, processes }: Stack): Promise<void> => {
  const { host, localHost, localOrigin, port } = settings;
  const vite = inRepository('apps/web/node_modules/vite/bin/vite.js');
  const args = [vite, '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const env = { ...inherited, API_URL: `${localOrigin}:${ports.api}` };
  const program = { name: 'The website server', args, env, cwd: inRepository('apps/web') };
  return processes.keepRunning(program, onceItListens(port, localHost));
};

const EMAILS_KEPT = 200;

/**
 * Starts a mailbox that accepts every email to any address, and shows it in a browser (docs/decisions/0005).
 * The latest are kept between starts. The product works without it: emails wait until it is back.
 */
export const startMailbox = async ({ layout, ports, env, processes, say }: Stack): Promise<void> => {
  const program = inRepository('packages/demo-mailbox/node_modules/maildev/dist/bin/maildev.js');
  const own = `--ip 127.0.0.1 --smtp ${ports.smtp} --web-ip 127.0.0.1 --web ${ports.mailbox} --max-emails ${EMAILS_KEPT}`;
  const guard = pathToFileURL(inRepository('packages/demo-mailbox/own-pages-only.mjs')).href;
  const args = ['--import', guard, program, ...own.split(' '), '--mail-directory', layout.emails];
  await processes.keepRunning({ name: 'The mailbox', args, env, stopOrder: 1 }, onceItListens(ports.mailbox));
  say(`Mailbox, with every email that would have been sent: http://localhost:${ports.mailbox}`);
};
