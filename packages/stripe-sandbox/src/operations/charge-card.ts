import { emitEvent } from '../events/emit-event.ts';
import { paymentIntentObject } from '../objects/payment-intent-object.ts';
import { sessionObject } from '../objects/session-object.ts';
import { causedByPage, type Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { CardAttempt, ChargeRecord, DeclineRecord, PaymentIntentRecord, SessionRecord } from '../store/records.ts';
import { feeOf, recordMoney } from './record-money.ts';

export type ChargeOutcome = { kind: 'paid' } | { kind: 'declined'; message: string };

/** Charges a card: the session is then complete, or stays open for the next attempt. */
export const chargeCard = (
  sandbox: Sandbox,
  session: SessionRecord,
  intent: PaymentIntentRecord,
  attempt: CardAttempt,
): ChargeOutcome => {
  const charge = recordCharge(sandbox, intent, attempt);
  if (attempt.decline) return failPayment(sandbox, intent, attempt.decline, charge.id);
  const paid: PaymentIntentRecord = {
    ...intent,
    status: 'succeeded',
    latestChargeId: charge.id,
    awaitingAuthentication: null,
  };
  const complete: SessionRecord = {
    ...session,
    status: 'complete',
    paymentIntentId: intent.id,
    payer: { email: attempt.email, name: attempt.name },
  };
  sandbox.store.put('paymentIntents', paid);
  sandbox.store.put('sessions', complete);
  recordMoney(sandbox, { type: 'charge', amount: charge.amount, fee: feeOf(charge.amount), source: charge });
  emitEvent(sandbox, 'payment_intent.succeeded', paymentIntentObject(paid), causedByPage);
  emitEvent(sandbox, 'checkout.session.completed', sessionObject(complete, sandbox.publicUrl), causedByPage);
  return { kind: 'paid' };
};

/** Records a failed attempt. `chargeId` is null if the card was never charged. */
export const failPayment = (
  sandbox: Sandbox,
  intent: PaymentIntentRecord,
  decline: DeclineRecord,
  chargeId: string | null,
): ChargeOutcome => {
  const failed: PaymentIntentRecord = {
    ...intent,
    status: 'requires_payment_method',
    lastDecline: { decline },
    latestChargeId: chargeId ?? intent.latestChargeId,
    awaitingAuthentication: null,
  };
  sandbox.store.put('paymentIntents', failed);
  emitEvent(sandbox, 'payment_intent.payment_failed', paymentIntentObject(failed), causedByPage);
  return { kind: 'declined', message: decline.message };
};

const recordCharge = (sandbox: Sandbox, intent: PaymentIntentRecord, attempt: CardAttempt): ChargeRecord => {
  const charge: ChargeRecord = {
    id: createId('ch'),
    created: sandbox.now(),
    paymentIntentId: intent.id,
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    metadata: intent.metadata,
    ...attempt,
    disputed: false,
  };
  sandbox.store.put('charges', charge);
  return charge;
};
