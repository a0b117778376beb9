import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { disputeObject } from '../objects/dispute-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { causedByPage, type Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { DisputeRecord } from '../store/records.ts';
import { chargeOfPaid } from './get-record.ts';
import { DISPUTE_FEE, recordMoney } from './record-money.ts';

/**
 * The cardholder disputes the charge: it is marked, its money leaves the balance and the merchant is
 * notified.
 */
export const disputeCharge = (sandbox: Sandbox, paymentIntentId: string): WireObject => {
  const charge = chargeOfPaid(sandbox, paymentIntentId);
  if (charge.disputed) throw badRequest('The charge is disputed already.');
  const dispute: DisputeRecord = {
    id: createId('dp'),
    created: sandbox.now(),
    chargeId: charge.id,
    status: 'needs_response',
  };
  sandbox.store.put('charges', { ...charge, disputed: true });
  sandbox.store.put('disputes', dispute);
  const source = { id: dispute.id, currency: charge.currency };
  recordMoney(sandbox, { type: 'adjustment', amount: -charge.amount, fee: DISPUTE_FEE, source });
  const object = disputeObject(dispute, charge);
  emitEvent(sandbox, 'charge.dispute.created', object, causedByPage);
  return object;
};

/**
 * The bank decides the dispute and the merchant is notified. A charge that was won is in the balance again
 * and can be refunded, a lost one never.
 */
export const closeDispute = (
  sandbox: Sandbox,
  paymentIntentId: string,
  status: Exclude<DisputeRecord['status'], 'needs_response'>,
): WireObject => {
  const charge = chargeOfPaid(sandbox, paymentIntentId);
  const open = sandbox.store.list('disputes').find((one) => one.chargeId === charge.id && one.status === 'needs_response');
  if (!open) throw badRequest('The charge is not disputed.');
  const dispute: DisputeRecord = { ...open, status };
  sandbox.store.put('charges', { ...charge, disputed: status === 'lost' });
  sandbox.store.put('disputes', dispute);
  const source = { id: dispute.id, currency: charge.currency };
  if (status === 'won') recordMoney(sandbox, { type: 'adjustment', amount: charge.amount, source });
  const object = disputeObject(dispute, charge);
  emitEvent(sandbox, 'charge.dispute.closed', object, causedByPage);
  return object;
};
