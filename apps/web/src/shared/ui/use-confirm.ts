import { confirm, type Question } from './confirm.ts';

/** `confirm` as a hook, for those who like hooks; it is the same function each time. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => confirm;
