import type { Deposit } from '@wayfarer/contracts';
import { howPaidWords, keptWords, type Split } from './deposit-words.ts';

type DepositLineProps = {
  /** Of the package, in rupees; undefined where everything is paid at once. */
  deposit: Deposit | undefined;
  /** Absent where there is no price yet, or all of it is paid now. */
  split?: Split | undefined;
  /** Whether it is known what the trip costs on the chosen day. */
  hasDay: boolean;
};

/** Below a total: what of it is paid now, what later, and whether the deposit is kept. */
export const DepositLine = ({ deposit, split, hasDay }: DepositLineProps) =>
  deposit === undefined ? null : (
    <div className="space-y-1 text-small">
      <p className="figures font-semibold text-ink">{howPaidWords(deposit, split, hasDay)}</p>
      {hasDay && split === undefined ? null : <p className="text-ink-soft">{keptWords(deposit)}</p>}
    </div>
  );
