import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const VERSION = 'v0.203.0';
const folder = fileURLToPath(new URL('../../../node_modules/.cache/stripe-mock/', import.meta.url));
const built = join(folder, 'stripe-mock');

const canRun = (file: string): boolean => spawnSync(file, ['-version']).status === 0;

/** Stripe's own stand-in: named in STRIPE_MOCK, on the PATH, built before, or built now by Go. */
const findStripeMock = ({ STRIPE_MOCK, ...others }: NodeJS.ProcessEnv): string => {
  const found = (STRIPE_MOCK ? [STRIPE_MOCK] : ['stripe-mock', built]).find(canRun);
  if (found) return found;
  if (STRIPE_MOCK) throw new Error(`STRIPE_MOCK names ${STRIPE_MOCK}, which cannot be run.`);
  try {
    const install = ['install', `github.com/stripe/stripe-mock@${VERSION}`];
    execFileSync('go', install, { env: { ...others, GOBIN: folder }, stdio: 'pipe' });
  } catch (thrown) {
    const reason = String(thrown).trim().split('\n').at(-1) ?? '';
    throw new Error(
      `stripe-mock is missing, and Go could not build it (${reason}): put it on the PATH, name it in STRIPE_MOCK, or install Go.`,
      { cause: thrown },
    );
  }
  return built;
};

/** Starts it on a free port. It reads megabytes of schemas first, which takes seconds. @throws Error that says what is missing */
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
