export { checkMoney } from './check-money.ts';
export { lineOf } from './finding.ts';
export { MONEY_CHECK, noteFindings, readMoneyMark } from './money-mark.repository.ts';
