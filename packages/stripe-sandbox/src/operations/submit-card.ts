import { totalOf } from '../objects/total-of.ts';
import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { CardRecord, PaymentIntentRecord, SessionRecord } from '../store/records.ts';
import { type ChargeOutcome, chargeCard } from './charge-card.ts';
import { type CardEntry, type CardErrors, type CheckedCard, checkCardEntry } from './check-card-entry.ts';
import { disputeCharge } from './dispute-charge.ts';
import { findTestCard } from './test-cards.ts';

export type SubmitOutcome =
  | { kind: 'invalid'; errors: CardErrors }
  | { kind: 'closed'; status: 'complete' | 'expired' }
  | { kind: 'needs_authentication' }
  | ChargeOutcome;

/**
 * What the payment page's button does. Runs in one go without waiting for anything, so that two clicks come one after the other and the second
 * finds the session complete.
 */
export const submitCard = (sandbox: Sandbox, session: SessionRecord, entry: CardEntry): SubmitOutcome => {
  if (session.status !== 'open') return { kind: 'closed', status: session.status };
  const checked = checkCardEntry(entry, sandbox.now());
  if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
  const { email, name } = checked.card;
  const { decline, needsAuthentication, disputes } = findTestCard(checked.card.number);
  const intent = intentOf(sandbox, session);
  const attempt = { card: toCardRecord(checked.card), email, name, decline };
  if (!needsAuthentication) {
    const outcome = chargeCard(sandbox, session, intent, { ...attempt, authenticated: false });
    if (disputes) disputeCharge(sandbox, intent.id);
    return outcome;
  }
  sandbox.store.put('paymentIntents', {
    ...intent,
    status: 'requires_action',
    awaitingAuthentication: attempt,
    paymentMethodId: attempt.card.paymentMethodId,
  });
  return { kind: 'needs_authentication' };
};

/** The session's payment; begun with the first card that is sent, as at Stripe. */
const intentOf = (sandbox: Sandbox, session: SessionRecord): PaymentIntentRecord => {
  const begun = session.paymentIntentId === null ? null : sandbox.store.find('paymentIntents', session.paymentIntentId);
  if (begun) return begun;
  const intent: PaymentIntentRecord = {
    id: createId('pi'),
    created: sandbox.now(),
    sessionId: session.id,
    amount: totalOf(session.lineItems),
    currency: session.currency,
    status: 'requires_payment_method',
    canceledAt: null,
    description: session.intentDescription,
    metadata: session.intentMetadata,
    lastDecline: null,
    awaitingAuthentication: null,
    latestChargeId: null,
    paymentMethodId: null,
  };
  sandbox.store.put('paymentIntents', intent);
  sandbox.store.put('sessions', { ...session, paymentIntentId: intent.id });
  return intent;
};

/** Of the number only the last four digits are ever kept. */
const toCardRecord = (card: CheckedCard): CardRecord => {
  const { brand, country, funding } = findTestCard(card.number);
  const last4 = card.number.slice(-4);
  return {
    paymentMethodId: createId('pm'),
    brand,
    last4,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    country,
    funding,
  };
};
