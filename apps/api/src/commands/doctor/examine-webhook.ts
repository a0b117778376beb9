import { everyRoute } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { AccountFacts, WebhookEndpoint } from '../../integrations/stripe/examine-account.ts';
import { EVENT_TYPES } from '../../integrations/stripe/provider-event.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const examineEndpoint = (address: string, { isEnabled, events }: WebhookEndpoint): Finding => {
  const missing = EVENT_TYPES.filter((type) => !events.includes(type) && !events.includes('*'));
  if (!isEnabled) return wrong('webhook', `The endpoint ${address} is disabled. Enable it in Stripe.`);
  if (missing.length > 0)
    return wrong('webhook', `The endpoint ${address} does not receive ${missing.join(', ')}. Add them in Stripe.`);
  return ok('webhook', `Stripe sends all the events that are needed to ${address}.`);
};

/**
 * Whether the provider's events arrive. Its secret cannot be read, so a wrong one shows only by undelivered
 * events.
 */
export const examineWebhook = (
  { endpoints, undelivered }: Pick<AccountFacts, 'endpoints' | 'undelivered'>,
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
  else
    findings.push(
      note('webhook', 'This key cannot list the webhook endpoints. A restricted one may with “Webhook Endpoints” set to Read.'),
    );
  if (undelivered)
    findings.push(
      wrong(
        'webhook',
        `${undelivered.count} events since ${undelivered.since.toISOString()} were not accepted. If the site was up, check in Stripe that STRIPE_WEBHOOK_SECRET is the secret of this endpoint; the log shows refused events as signature_refused. Until then, payments are settled within two minutes.`,
      ),
    );
  return findings;
};
