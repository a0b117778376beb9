import type { MinorUnits } from '@wayfarer/contracts';

/** What staff ask for when they refund a payment, or reverse it. */
export type RefundOrder = {
  readonly amount: MinorUnits;
  readonly reason: string;
  /** The id of the admin. */
  readonly askedBy: string;
  readonly requestKey: string;
  /** It was entered by mistake, so that nothing is given back. */
  readonly isReversal?: true | undefined;
};
