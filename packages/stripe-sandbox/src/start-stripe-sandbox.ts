import { createServer, type Server } from 'node:http';
import { createApp } from './app.ts';
import { createEventDelivery } from './events/event-delivery.ts';
import { createFaultSwitch, type FaultSwitch } from './faults/fault-switch.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import { expireDueSessions } from './operations/expire-session.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { openStore } from './store/store.ts';

export type RunningSandbox = {
  /** The base address of the API, without a slash at the end. */
  url: string;
  faults: FaultSwitch;
  /** Stops listening and delivering, and writes the state. */
  close(): Promise<void>;
};

/**
 * Starts the Stripe sandbox. Throws one sentence if a key is not a test key, the port is taken or the state
 * file is broken.
 */
export const startStripeSandbox = async (options: SandboxOptions): Promise<RunningSandbox> => {
  assertTestKeys(options);
  const { host = '127.0.0.1', clock = () => new Date() } = options;
  const store = await openStore(options.stateFile);
  const faults = createFaultSwitch();
  const delivery = createEventDelivery(store, options.webhook, faults);
  // More than a minute: with Node's default of 5 s a client's next request could hit a connection that is
  // just being closed.
  const server = createServer({ keepAliveTimeout: 65_000 });
  const url = await listen(server, options.port, host);
  const sandbox: Sandbox = {
    store,
    options,
    faults,
    publicUrl: (options.publicUrl ?? url).replace(/\/+$/, ''),
    now: () => store.clock() ?? Math.floor(clock().getTime() / 1_000),
    deliver: delivery.deliver,
  };
  server.on('request', createApp(sandbox));
  const tick = setInterval(() => expireDueSessions(sandbox), 1_000);
  forgetOldAnswers(store);
  const hourly = setInterval(() => forgetOldAnswers(store), 60 * 60 * 1_000);
  delivery.resume();
  const close = async (): Promise<void> => {
    clearInterval(tick);
    clearInterval(hourly);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await Promise.all([closed, delivery.stop()]);
    await store.flush();
  };
  return { url, faults, close };
};

const assertTestKeys = ({ secretKeys, restrictedKeys = {} }: SandboxOptions): void => {
  const areTests = (keys: readonly string[], start: string): boolean =>
    keys.every((key) => key.startsWith(start) && key.length > start.length);
  if (secretKeys.length === 0 || !areTests(secretKeys, 'sk_test_') || !areTests(Object.keys(restrictedKeys), 'rk_test_')) {
    throw new Error('The payment sandbox takes test keys only: set STRIPE_SECRET_KEY to a value that begins with sk_test_.');
  }
};

const listen = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'the port is taken' : error.message;
      reject(new Error(`The payment sandbox cannot listen on ${host}:${port}: ${reason}; choose another SANDBOX_PORT.`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${chosen}`);
    });
  });
