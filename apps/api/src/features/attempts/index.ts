export { amountKeyOf, amountOf, keysOfAmount, withAmountKeys } from './amount-of.ts';
export { attemptOf, withAttempt } from './attempt-of.ts';
export type { AttemptRefund } from './attempt-refund.model.ts';
export {
  isAtBank,
  isWaiting,
  leftOf,
  refundsThatBecame,
  reversedOf,
  withNewRefund,
  withoutReasons,
  withRefunds,
} from './attempt-refund.ts';
export { ledgerOf } from './ledger-of.ts';
export { type MoneyMoved, type MovedAttempt, moneyMovedOf } from './money-moved.ts';
export { closingPages, isSameCommand, withCommand, withoutCommand } from './open-commands.ts';
export {
  askedOf,
  awaits,
  awaitsFirstMoney,
  type BookedPlan,
  entryOf,
  firstDueOf,
  isKept,
  owedOf,
  restOf,
} from './owed.ts';
export { becamePaid, favourIn, isPaid, paidOf, returnedByChange } from './paid-of.ts';
export type { ByHand, CommandFailure, OpenCommand, OwedEntry, PaidByHand, PaymentAttempt } from './payment-attempt.model.ts';
export { METHODS, METHODS_BY_HAND, wayBackOf, wayOf } from './payment-way.ts';
export { presentRefund, presentRefundsOf } from './refund.presenter.ts';
export {
  dueByHandIn,
  sumDueByHandIn,
  unansweredFailureIn,
  waitsForOf,
  waitsForPerson,
  waitsSinceOf,
} from './waits-for-person.ts';
