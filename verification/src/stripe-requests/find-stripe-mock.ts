import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const VERSION = 'v0.203.0';
const built = fileURLToPath(new URL('../../../node_modules/.cache/stripe-mock/', import.meta.url));

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string, path = ''): string | undefined =>
  path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);

/**
 * Stripe's own stand-in: named in STRIPE_MOCK, on the PATH, built before, or built now by Go.
 * @throws Error with one sentence that says what is missing
 */
export const findStripeMock = async (environment: NodeJS.ProcessEnv): Promise<string> => {
  const { STRIPE_MOCK, PATH } = environment;
  if (STRIPE_MOCK) {
    if (canRun(STRIPE_MOCK)) return STRIPE_MOCK;
    throw new Error(`STRIPE_MOCK names ${STRIPE_MOCK}, which cannot be run.`);
  }
  const found = [onPath('stripe-mock', PATH), join(built, 'stripe-mock')].find((file) => file !== undefined && canRun(file));
  if (found) return found;
  const go = onPath('go', PATH);
  if (!go) throw new Error('stripe-mock is missing: put it on the PATH, name it in STRIPE_MOCK, or install Go, which builds it.');
  const build = promisify(execFile)(go, ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
    env: { ...environment, GOBIN: built },
  });
  await build.catch((thrown: unknown) => {
    const reason = String(thrown).trim().split('\n').at(-1) ?? '';
    throw new Error(`stripe-mock is missing, and Go could not build it: ${reason}`);
  });
  return join(built, 'stripe-mock');
};
