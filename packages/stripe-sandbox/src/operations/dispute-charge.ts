import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { type DisputeStatus, disputeObject } from '../objects/dispute-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { causedByPage, type Sandbox } from '../sandbox.ts';
import { chargeOfPaid } from './get-record.ts';

/**
 * The cardholder disputes the charge: it is marked and the merchant is notified. The dispute itself is not
 * stored.
 */
export const disputeCharge = (sandbox: Sandbox, paymentIntentId: string): WireObject => {
  const charge = chargeOfPaid(sandbox, paymentIntentId);
  if (charge.disputed) throw badRequest('The charge is disputed already.');
  sandbox.store.put('charges', { ...charge, disputed: true });
  const dispute = disputeObject(charge, sandbox.now());
  emitEvent(sandbox, 'charge.dispute.created', dispute, causedByPage);
  return dispute;
};

/**
 * The bank decides the dispute and the merchant is notified. A charge that was won can be refunded again, a
 * lost one never.
 */
export const closeDispute = (
  sandbox: Sandbox,
  paymentIntentId: string,
  status: Exclude<DisputeStatus, 'needs_response'>,
): WireObject => {
  const charge = chargeOfPaid(sandbox, paymentIntentId);
  if (!charge.disputed) throw badRequest('The charge is not disputed.');
  sandbox.store.put('charges', { ...charge, disputed: status === 'lost' });
  const dispute = disputeObject(charge, sandbox.now(), status);
  emitEvent(sandbox, 'charge.dispute.closed', dispute, causedByPage);
  return dispute;
};
