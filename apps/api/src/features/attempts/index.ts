export { attemptOf, withAttempt } from './attempt-of.ts';
export type { AttemptRefund } from './attempt-refund.model.ts';
export {
  isAtBank,
  isWaiting,
  leftOf,
  refundsThatBecame,
  withNewRefund,
  withoutReasons,
  withRefunds,
} from './attempt-refund.ts';
export { isSameCommand, withCommand, withoutCommand } from './open-commands.ts';
export type { ByHand, CommandFailure, OpenCommand, PaidByHand, PaymentAttempt } from './payment-attempt.model.ts';
export { presentRefund, presentRefundsOf } from './refund.presenter.ts';
export { dueByHandIn, unansweredFailureIn, waitsForPerson, waitsSinceOf } from './waits-for-person.ts';
