import type { Config } from '../../config.ts';
import { messageOf } from '../../errors/message-of.ts';
import { examineAccount } from '../../integrations/stripe/examine-account.ts';
import { examineWebhook } from './examine-webhook.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** The payment provider's key and webhook. */
export const checkProvider = async (config: Config, now = new Date()): Promise<Finding[]> => {
  const isForReal = config.STRIPE_SECRET_KEY.includes('_live_');
  try {
    const facts = await examineAccount(config, now);
    const key = isForReal
      ? ok('provider', 'The key works; payments move real money.')
      : note('provider', 'The key works; it is a test key and moves no real money.');
    return [key, ...examineWebhook(facts, config)];
  } catch (thrown) {
    return [wrong('provider', `${messageOf(thrown)} Check STRIPE_SECRET_KEY, and that this machine can reach the provider.`)];
  }
};
