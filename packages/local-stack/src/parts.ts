import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { apiEnvironment } from './api-environment.ts';
import { findMongod } from './mongod/find-mongod.ts';
import { mongodArguments } from './mongod/mongod-arguments.ts';
import { keepRunning } from './processes/keep-running.ts';
import { inRepository } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Finds or fetches mongod, starts it on the data folder and returns when it takes writes. */
export const startDatabase = async (stack: Stack): Promise<void> => {
  const { processes, layout, ports, say, env } = stack;
  const command = await findMongod({ env, onProgress: say, signal: processes.stopping });
  // A demo whose making was interrupted: nobody can have used it, because the API starts after it.
  if (existsSync(layout.demoBegun)) await rm(layout.database, { recursive: true });
  await mkdir(layout.databaseFiles, { recursive: true });
  const args = mongodArguments({ dataFolder: layout.databaseFiles, port: ports.database });
  const untilReady = async (signal: AbortSignal): Promise<void> => {
    // Its driver is loaded while mongod starts.
    const { becomePrimary } = await import('./mongod/become-primary.ts');
    await becomePrimary([ports.database], signal);
  };
  await keepRunning({ name: 'The database', log: 'database', command, args, stopOrder: 2 }, untilReady, stack);
};

/** Starts the stand-in for Stripe, whose payment page browsers reach under the same host name as the site. */
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
  const program = { name: 'The payment sandbox', log: 'sandbox', args, env, stopOrder: 1 } as const;
  return keepRunning(program, { port: ports.sandbox, host: settings.localHost }, stack);
};

/**
 * Starts the API, which prepares its database first, and returns when it takes requests.
 * @param websiteFolder of the built website; null where Vite serves it, and the API is started again with each change
 */
export const startApi = (stack: Stack, websiteFolder: string | null): Promise<void> => {
  const watch = websiteFolder === null ? ['--watch', '--watch-preserve-output'] : [];
  const args = [...watch, inRepository('apps/api/src/main.ts')];
  const program = { name: 'The API', log: 'api', args, env: apiEnvironment(stack, websiteFolder) };
  return keepRunning(program, { port: stack.ports.api, host: stack.settings.localHost }, stack);
};

/** For development: Vite in front, with hot reload, passing what belongs to the API on to it. */
export const startWebsiteServer = (stack: Stack): Promise<void> => {
  const { host, localHost, localOrigin, port } = stack.settings;
  const vite = inRepository('apps/web/node_modules/vite/bin/vite.js');
  const args = [vite, '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const env = { ...stack.env, API_URL: `${localOrigin}:${stack.ports.api}` };
  const program = { name: 'The website server', log: 'website', args, env, cwd: inRepository('apps/web') };
  return keepRunning(program, { port, host: localHost }, stack);
};

const LOOPBACK = '127.0.0.1';
const EMAILS_KEPT = 200;

/**
 * Starts a mailbox that takes every email, whoever it is to, and shows it in a browser (docs/decisions/0091). The last ones are kept from
 * start to start. Without it the product goes on: emails wait until it is back.
 */
export const startMailbox = async (stack: Stack): Promise<void> => {
  const { layout, ports, env, processes, say } = stack;
  const own = ['--ip', LOOPBACK, '--smtp', `${ports.smtp}`, '--web-ip', LOOPBACK, '--web', `${ports.mailbox}`];
  const kept = ['--mail-directory', layout.emails, '--max-emails', `${EMAILS_KEPT}`];
  const args = [inRepository('packages/demo-mailbox/node_modules/maildev/dist/bin/maildev.js'), ...own, ...kept];
  try {
    const program = { name: 'The mailbox', log: 'mailbox', args, env, stopOrder: 1 } as const;
    await keepRunning(program, { port: ports.mailbox, host: LOOPBACK }, stack);
    say(`Mailbox, with every email that would have been sent: http://localhost:${ports.mailbox}`);
  } catch (error) {
    if (!processes.stopping.aborted) say(error instanceof UserFacingError ? error.message : String(error));
  }
};
