import {
  has,
  type LedgerRow,
  type Payment,
  type PaymentRefund,
  type Role,
  rupeesOf,
  type UserReference,
} from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import {
  type AttemptRefund,
  amountOf,
  type ByHand,
  isSameCommand,
  ledgerOf,
  leftOf,
  type PaymentAttempt,
  presentRefund,
} from '../attempts/index.ts';
import { peopleOf } from '../bookings/index.ts';
import { userRepository } from '../users/index.ts';
import { attentionOf } from './attention-of.ts';
import type { PaymentRecord } from './payment-record.ts';

/** The names of users, by their ids. */
type Names = ReadonlyMap<string | null, string>;

const givenBackOf = ({ givenBack }: AttemptRefund, names: Names): Pick<PaymentRefund, 'givenBack'> =>
  givenBack ? { givenBack: { ...givenBack, by: names.get(givenBack.by) ?? null } } : {};

/** @param names of those whom the viewer may know */
const presentRefundFor = (refund: AttemptRefund, attempt: PaymentAttempt, viewer: Role, names: Names): PaymentRefund => ({
  ...presentRefund(refund, attempt),
  id: refund.refundKey,
  origin: refund.origin,
  reason: has(viewer, 'read-payments') ? refund.reason : null,
  by: names.get(refund.askedBy) ?? null,
  ...givenBackOf(refund, names),
});

const openCommandsOf = ({ attempt, commands, lastFailure }: PaymentRecord): Payment['commands'] =>
  commands
    .filter(({ attemptId }) => attemptId === attempt.attemptId)
    .map((command) => ({
      kind: command.kind,
      tries: command.tries,
      nextTryAt: command.dueAt.toISOString(),
      lastFailure: lastFailure && isSameCommand(lastFailure, command) ? lastFailure.sentence : null,
    }));

const byHandOf = ({ receivedOn, takenBy }: ByHand, isForStaff: boolean, names: Names): Payment['byHand'] => ({
  receivedOn,
  takenBy: isForStaff ? (names.get(takenBy) ?? null) : null,
});

/** @param user who booked */
const ledgerFor = (attempt: PaymentAttempt, names: Names): LedgerRow[] =>
  ledgerOf(attempt).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    amount: rupeesOf(row.amount),
    by: names.get(row.by) ?? null,
  }));

const presentPayment = (payment: PaymentRecord, user: UserReference, viewer: Role, names: Names): Payment => {
  const { _id, attempt } = payment;
  const isForStaff = has(viewer, 'read-payments');
  return {
    _id: attempt.attemptId,
    id: attempt.attemptId,
    transactionId: attempt.paymentId ?? attempt.sessionId ?? attempt.byHand?.reference ?? '',
    sessionId: attempt.sessionId,
    paymentId: attempt.paymentId,
    user,
    booking: String(_id),
    amount: rupeesOf(amountOf(attempt)),
    amountRefunded: rupeesOf(attempt.amountRefunded),
    amountLeft: rupeesOf(leftOf(attempt)),
    refunds: attempt.refunds
      .filter(({ state }) => state !== 'dropped')
      .map((refund) => presentRefundFor(refund, attempt, viewer, names)),
    paymentMethod: attempt.paymentMethod ?? 'card',
    ...(attempt.byHand ? { byHand: byHandOf(attempt.byHand, isForStaff, names) } : {}),
    status: attempt.status,
    attention: isForStaff ? attentionOf(payment) : null,
    commands: isForStaff ? openCommandsOf(payment) : [],
    createdAt: attempt.createdAt.toISOString(),
    ...(attempt.change === undefined ? {} : { forChange: true }),
    ...(isForStaff ? { trip: { title: payment.package.title, travelDate: payment.travelDate } } : {}),
  };
};

const namesIn = async (database: Database, payments: readonly PaymentRecord[], viewer: Role): Promise<Names> => {
  const attempts = has(viewer, 'read-payments') ? payments.map(({ attempt }) => attempt) : [];
  const ids = new Set(
    attempts.flatMap(({ refunds, byHand }) => [
      ...refunds.flatMap(({ askedBy, givenBack }) => [askedBy ?? [], givenBack?.by ?? []].flat()),
      ...(byHand ? [byHand.takenBy] : []),
    ]),
  );
  return ids.size > 0 ? userRepository(database).namesOf([...ids]) : new Map<string, string>();
};

/**
 * Payments as they leave the server, with the names of the staff who refunded as they are now.
 * @param viewer a traveller is not told what staff wrote to each other
 * @param showsLedger whether each has its rows of the ledger, which staff alone see
 */
export const presentPayments = async (
  database: Database,
  payments: readonly PaymentRecord[],
  viewer: Role,
  showsLedger = false,
): Promise<Payment[]> => {
  const [names, people] = await Promise.all([namesIn(database, payments, viewer), peopleOf(database, payments)]);
  return payments.map((payment) => ({
    ...presentPayment(payment, people.of(payment), viewer, names),
    ...(showsLedger ? { ledger: ledgerFor(payment.attempt, names) } : {}),
  }));
};

export const presentOnePayment = async (database: Database, payment: PaymentRecord, viewer: Role): Promise<Payment> => {
  const [names, people] = await Promise.all([namesIn(database, [payment], viewer), peopleOf(database, [payment])]);
  return presentPayment(payment, people.of(payment), viewer, names);
};
