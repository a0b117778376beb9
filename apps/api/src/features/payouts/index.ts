export { presentAccountAmount, presentFee } from './balance.presenter.ts';
export { balanceRepository } from './balance.repository.ts';
export { type BalanceTransactionRecord, balanceTransactionSchema } from './balance-transaction.model.ts';
export { type PayoutRecord, payoutSchema } from './payout.model.ts';
export { readBalance } from './read-balance.ts';
