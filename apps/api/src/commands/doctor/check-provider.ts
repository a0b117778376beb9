import type { Config } from '../../config.ts';
import { messageOf } from '../../errors/message-of.ts';
import { examineAccount } from '../../integrations/stripe/examine-account.ts';
import type { MissingRight } from '../../integrations/stripe/find-missing-rights.ts';
import { examineWebhook } from './examine-webhook.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const examineRights = (missing: readonly MissingRight[], key: string): Finding[] => {
  if (missing.length > 0)
    return missing.map(({ name, level }) =>
      wrong(
        'provider',
        `The restricted key has no right to “${name}”. Edit it in Stripe (Developers, API keys), and set “${name}” to ${level}.`,
      ),
    );
  if (!key.startsWith('rk_')) return [];
  return [
    note(
      'provider',
      'The restricted key may read all that is needed. Whether it may write “Checkout Sessions” and “Charges and Refunds”, only a payment and a refund show.',
    ),
  ];
};

const describeKey = (key: string): Finding =>
  key.includes('_live_')
    ? ok('provider', 'The key works; payments move real money.')
    : note('provider', 'The key works; it is a test key and moves no real money.');

/** The payment provider's key with its rights, and its webhook. */
export const checkProvider = async (config: Config, now = new Date()): Promise<Finding[]> => {
  const { STRIPE_SECRET_KEY: key } = config;
  try {
    const facts = await examineAccount(config, now);
    return [describeKey(key), ...examineRights(facts.missingRights, key), ...examineWebhook(facts, config)];
  } catch (thrown) {
    return [wrong('provider', `${messageOf(thrown)} Check STRIPE_SECRET_KEY, and that this machine can reach the provider.`)];
  }
};
