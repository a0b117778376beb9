export { checkMoney } from './check-money.ts';
export { lineOf } from './finding.ts';
