import { everyRoute } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { AccountFacts, WebhookEndpoint } from '../../integrations/stripe/examine-account.ts';
import { EVENT_TYPES } from '../../integrations/stripe/provider-event.ts';
import { type Finding, note, well, wrong } from './finding.ts';

const examineEndpoint = (address: string, { isEnabled, events }: WebhookEndpoint): Finding => {
  const missing = EVENT_TYPES.filter((type) => !events.includes(type) && !events.includes('*'));
  if (!isEnabled) return wrong('webhook', `The endpoint ${address} is switched off. Enable it in Stripe.`);
  if (missing.length > 0)
    return wrong('webhook', `The endpoint ${address} is not told ${missing.join(', ')}. Add them in Stripe.`);
  return well('webhook', `Stripe tells ${address} all that is needed.`);
};

/** Whether the provider's events arrive. Its secret cannot be read, so a wrong one shows by events that nobody took. */
export const examineWebhook = (
  { endpoints, undelivered }: AccountFacts,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Finding[] => {
  const address = new URL(everyRoute.receivePaymentEvent.path, PUBLIC_URL).href;
  const endpoint = endpoints?.find(({ url }) => url === address);
  const findings: Finding[] = [];
  if (endpoint) findings.push(examineEndpoint(address, endpoint));
  else if (endpoints)
    findings.push(
      wrong('webhook', `Stripe has no endpoint ${address}. Add it, and its signing secret as STRIPE_WEBHOOK_SECRET.`),
    );
  else findings.push(note('webhook', 'Which endpoints there are cannot be read with this key.'));
  if (undelivered)
    findings.push(
      wrong(
        'webhook',
        `${undelivered.count} events since ${undelivered.since.toISOString()} were not taken. If the site was up: is STRIPE_WEBHOOK_SECRET the secret of this endpoint? Compare it in Stripe; refused ones are signature_refused in the log. Payments are settled meanwhile, within two minutes.`,
      ),
    );
  return findings;
};
