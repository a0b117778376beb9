import type { Config } from '../../config.ts';
import { messageOf } from '../../errors/message-of.ts';
import { examineAccount } from '../../integrations/stripe/examine-account.ts';
import { examineWebhook } from './examine-webhook.ts';
import { type Finding, note, well, wrong } from './finding.ts';

/** The payment provider's key and webhook. */
export const checkProvider = async (config: Config, now = new Date()): Promise<Finding[]> => {
  const isForReal = config.STRIPE_SECRET_KEY.includes('_live_');
  try {
    const facts = await examineAccount(config, now);
    const key = isForReal
      ? well('provider', 'The key is taken, for real money.')
      : note('provider', 'The key is taken; it moves no real money.');
    return [key, ...examineWebhook(facts, config)];
  } catch (thrown) {
    return [wrong('provider', `${messageOf(thrown)} Check STRIPE_SECRET_KEY, and whether this machine reaches the provider.`)];
  }
};
