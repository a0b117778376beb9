import { type Right, startStripeSandbox } from '@wayfarer/stripe-sandbox';
import { onTestFinished } from 'vitest';

const KEY = 'rk_test_restricted';

/**
 * A provider of its own that knows a restricted key with these rights, as settings of the API; closed when
 * the test is over.
 */
export const startRestrictedSandbox = async (rights: readonly Right[]) => {
  const sandbox = await startStripeSandbox({
    port: 0,
    secretKeys: ['sk_test_of_nobody'],
    restrictedKeys: { [KEY]: rights },
    webhook: null,
    stateFile: null,
    sellerName: 'Wayfarer',
  });
  onTestFinished(() => sandbox.close());
  return { STRIPE_SECRET_KEY: KEY, STRIPE_API_BASE: sandbox.url };
};
