import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram } from '../product/find-program.ts';

const VERSION = 'v0.203.0';

/** Stripe's own stand-in; built with Go where it is not installed. */
const findStripeMock = ({ STRIPE_MOCK, ...others }: NodeJS.ProcessEnv): string =>
  findProgram('stripe-mock', {
    version: '-version',
    named: STRIPE_MOCK,
    kept: 'stripe-mock',
    fetch: (folder) => {
      const install = ['install', `github.com/stripe/stripe-mock@${VERSION}`];
      execFileSync('go', install, { env: { ...others, GOBIN: folder }, stdio: 'pipe' });
    },
    instead: 'name it in STRIPE_MOCK, or install Go',
  });

/**
 * Starts it on a free port. It reads megabytes of schemas first, which takes seconds. @throws Error that says
 * what is missing
 */
export const startStripeMock = async (environment: NodeJS.ProcessEnv): Promise<{ url: string; stop: () => void }> => {
  const addresses = ['-http-addr', '127.0.0.1:', '-https-addr', '127.0.0.1:'];
  const child = spawn(findStripeMock(environment), addresses, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child, 'spawn');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = line.match(/Listening for HTTP at address: (\S+)/) ?? [];
    if (address) return { url: `http://${address}`, stop: () => child.kill() };
  }
  throw new Error('stripe-mock ended before it listened.');
};
