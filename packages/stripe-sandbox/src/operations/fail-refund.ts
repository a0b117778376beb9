import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { refundObject } from '../objects/refund-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { causedByPage, type Sandbox } from '../sandbox.ts';
import type { RefundRecord } from '../store/records.ts';
import { getRecord } from './get-record.ts';
import { recordMoney } from './record-money.ts';

/** The card's bank returns a refund: it has failed, the merchant has the money again and is notified. */
export const failRefund = (sandbox: Sandbox, id: string): WireObject => {
  const refund = getRecord(sandbox, 'refunds', id);
  if (refund.status === 'failed') throw badRequest('The refund has failed already.');
  const failed: RefundRecord = { ...refund, status: 'failed' };
  const charge = getRecord(sandbox, 'charges', refund.chargeId);
  sandbox.store.put('refunds', failed);
  sandbox.store.put('charges', { ...charge, amountRefunded: charge.amountRefunded - refund.amount });
  recordMoney(sandbox, { type: 'refund_failure', amount: refund.amount, source: failed });
  emitEvent(sandbox, 'refund.failed', refundObject(failed), causedByPage);
  return refundObject(failed);
};
