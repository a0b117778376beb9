import { scenario } from '../model/scenario.ts';
import { tab } from '../model/scenarios.ts';
import { type BrokenGuard, guard, noticedIn } from './broken-guard.ts';
import { withAttemptAs, withoutCancelling, withoutStatus } from './changes.ts';

const payAndCancel = scenario('pay against cancel', [tab, ['cancel']], { payments: 1 });
const oddAmount = scenario('another amount', [[...tab, 'pay now']], { payments: 1, oddPayments: 1 });

/** What keeps a booking from being confirmed, paid or revived when it must not. */
export const brokenDecisions: readonly BrokenGuard[] = [
  ...noticedIn(payAndCancel, {
    'cancelled never leaves': guard('decide', (decide) => (booking, ...rest) => {
      const { bookingStatus } = booking;
      return decide({ ...booking, bookingStatus: bookingStatus === 'cancelled' ? 'pending' : bookingStatus }, ...rest);
    }),
    'no page for a booking that is not pending': guard('publicSessionOf', (publicSessionOf) => (booking, ...rest) => {
      return publicSessionOf(booking && { ...booking, bookingStatus: 'pending' }, ...rest);
    }),
    'no attempt for a cancelled booking': guard(
      'canPay',
      (canPay) =>
        (booking, ...rest) =>
          canPay({ ...booking, bookingStatus: 'pending' }, ...rest),
    ),
  }),
  ...noticedIn(oddAmount, {
    'the amount must match': guard('decide', (decide) => (booking, attemptId, truth, at) => {
      const asked = booking.attempts.find((attempt) => attempt.attemptId === attemptId)?.order;
      if (!asked) return decide(booking, attemptId, truth, at);
      const order = { ...asked, unitPrice: truth.amount, quantity: 1 };
      const wrong = withAttemptAs({ ...booking, totalAmount: truth.amount }, attemptId, { order });
      return decide(wrong, attemptId, truth, at);
    }),
    'no new attempt while money is under review': guard(
      'canPay',
      (canPay) =>
        (booking, ...rest) =>
          canPay(withoutStatus(booking, 'needs_review'), ...rest),
    ),
  }),
  ...noticedIn(scenario('a deposit is refunded', [['refund the deposit']], { isPaid: true, price: 'deposit' }), {
    'a booking without its deposit is cancelled': guard(
      'decideRefund',
      (decideRefund) =>
        (booking, ...rest) =>
          withoutCancelling(booking, decideRefund(booking, ...rest)),
    ),
  }),
  ...noticedIn(scenario('the rest in two tabs', [tab, tab], { isPaid: true, price: 'deposit', payments: 2 }), {
    'only one page can be paid at a time, for the rest too': guard('liveAttemptOf', () => () => undefined),
  }),
  ...noticedIn(scenario('two tabs', [tab, tab], { payments: 2 }), {
    'status only rises: an open session is news once': guard('decide', (decide) => (booking, attemptId, truth, at) => {
      const isOpen = truth.state === 'open' && !truth.paid;
      return decide(isOpen ? withAttemptAs(booking, attemptId, { status: 'creating' }) : booking, attemptId, truth, at);
    }),
  }),
  ...noticedIn(scenario('paid, then cancelled', [['cancel']], { isPaid: true, faults: 1 }), {
    'status only rises: a payment is news once': guard('decide', (decide) => (booking, attemptId, truth, at) => {
      return decide(truth.paid ? withAttemptAs(booking, attemptId, { status: 'pending' }) : booking, attemptId, truth, at);
    }),
  }),
  ...noticedIn(scenario('refunded in the dashboard', [['cancel']], { isPaid: true, dashboardRefunds: 1 }), {
    'a refund in the dashboard cancels': guard(
      'decide',
      (decide) =>
        (booking, ...rest) =>
          withoutCancelling(booking, decide(booking, ...rest)),
    ),
  }),
];
