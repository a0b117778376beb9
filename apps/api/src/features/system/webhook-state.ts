import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { instantText } from '../../time/instant-text.ts';
import { countEventsCaughtUp, lastPaymentEventAt } from '../payments/index.ts';
import { ok, type State, unknown, wrong } from './state.ts';

/** An event that was fetched may still come by the webhook, which is often the slower of the two. */
const MAX_LATE_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** As many are counted. */
const MOST = 1000;

type WebhookFacts = { readonly lastEventAt: Date | null; readonly caughtUp: number };

/** Events of the last day that were fetched since one came by the webhook. */
export const readWebhookFacts = async (database: Database, now: Date): Promise<WebhookFacts> => {
  const lastEventAt = await lastPaymentEventAt(database);
  const dayAgo = now.getTime() - DAY_MS;
  const after = new Date(Math.max(lastEventAt?.getTime() ?? dayAgo, dayAgo));
  return { lastEventAt, caughtUp: await countEventsCaughtUp(database, after, new Date(now.getTime() - MAX_LATE_MS), MOST) };
};

/** Whether the provider's events come by the webhook, and not only because they are fetched. */
export const webhookState = (
  { PUBLIC_URL, SITE_TIME_ZONE }: Pick<Config, 'PUBLIC_URL' | 'SITE_TIME_ZONE'>,
  { lastEventAt, caughtUp }: WebhookFacts,
): State => {
  const last = lastEventAt === null ? 'None came yet' : `The last one came at ${instantText(lastEventAt, SITE_TIME_ZONE)}`;
  if (caughtUp > 0)
    return wrong(
      `${caughtUp} events of the payment provider had to be fetched, because they did not come by the webhook. ${last}. In Stripe, look at the endpoint ${PUBLIC_URL}/api/payment/webhook and what it was answered; docker compose exec api node doctor.js looks at the rest. Payments are settled meanwhile, within two minutes.`,
    );
  return lastEventAt === null ? unknown('No event has come yet.') : ok(`${last}.`);
};
