import process from 'node:process';
import { readSettings } from './read-settings.ts';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

// The sandbox as a process of its own. It says one line when it answers, and stops within a second of SIGTERM or SIGINT with its state written.
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
