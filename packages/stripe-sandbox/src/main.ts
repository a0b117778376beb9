import process from 'node:process';
import { readSettings } from './read-settings.ts';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

// The sandbox as a separate process. It prints one line when ready, and on SIGTERM or SIGINT writes its state
// and stops within a second.
const stopWithinMilliseconds = 900;

const fail = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

try {
  const sandbox = await startStripeSandbox(readSettings(process.env));
  const stop = (): void => {
    setTimeout(() => process.exit(1), stopWithinMilliseconds).unref();
    sandbox.close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  console.log(JSON.stringify({ ready: true, url: sandbox.url }));
} catch (error) {
  fail(error);
}
