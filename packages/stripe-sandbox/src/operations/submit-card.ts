import { totalOf } from '../objects/money.ts';
import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { PaymentIntentRecord, SessionRecord } from '../store/records.ts';
import { type ChargeOutcome, chargeCard } from './charge-card.ts';
import { type CardEntry, type CardErrors, checkCardEntry } from './check-card-entry.ts';
import { disputeCharge } from './dispute-charge.ts';
import { findTestCard } from './test-cards.ts';

export type SubmitOutcome =
  | { kind: 'invalid'; errors: CardErrors }
  | { kind: 'closed'; status: 'complete' | 'expired' }
  | { kind: 'needs_authentication' }
  | ChargeOutcome;

/**
 * The effect of the payment page's button. Runs synchronously, so that two clicks are processed one after the
 * other and the second finds the session complete.
 */
export const submitCard = (sandbox: Sandbox, session: SessionRecord, entry: CardEntry): SubmitOutcome => {
  if (session.status !== 'open') return { kind: 'closed', status: session.status };
  const checked = checkCardEntry(entry, sandbox.now());
  if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
  const { number, email, name, ...expiry } = checked.card;
  const { brand, decline, needsAuthentication, disputes } = findTestCard(number);
  const intent = intentOf(sandbox, session);
  // Only the last four digits of the number are ever stored.
  const attempt = { card: { brand, last4: number.slice(-4), ...expiry }, email, name, decline };
  if (!needsAuthentication) {
    const outcome = chargeCard(sandbox, session, intent, attempt);
    if (disputes) disputeCharge(sandbox, intent.id);
    return outcome;
  }
  sandbox.store.put('paymentIntents', { ...intent, status: 'requires_action', awaitingAuthentication: attempt });
  return { kind: 'needs_authentication' };
};

/** The session's payment; created with the first submitted card, as at Stripe. */
const intentOf = (sandbox: Sandbox, session: SessionRecord): PaymentIntentRecord => {
  const begun = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  if (begun) return begun;
  const intent: PaymentIntentRecord = {
    id: createId('pi'),
    created: sandbox.now(),
    amount: totalOf(session.lineItems),
    currency: session.currency,
    status: 'requires_payment_method',
    metadata: session.intentMetadata,
    lastDecline: null,
    awaitingAuthentication: null,
    latestChargeId: null,
  };
  sandbox.store.put('paymentIntents', intent);
  sandbox.store.put('sessions', { ...session, paymentIntentId: intent.id });
  return intent;
};
