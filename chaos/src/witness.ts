/** What the product has said yes to. Whatever it acknowledged must be true for good. */
export type Acknowledged =
  | { readonly kind: 'booked'; readonly bookingId: string; readonly userId: string; readonly totalAmount: number }
  | { readonly kind: 'page handed out'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'payment seen'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'cancelled'; readonly bookingId: string };

/** Notes what is seen from outside while journeys run. */
export type Witness = {
  readonly note: (acknowledged: Acknowledged) => void;
  /** Something that the product let a stranger do, or took from a forger. */
  readonly trespass: (what: string) => void;
  readonly refused: (whom: 'stranger' | 'forger') => void;
  readonly acknowledged: readonly Acknowledged[];
  readonly trespasses: readonly string[];
  readonly refusals: () => { readonly stranger: number; readonly forger: number };
};

export const createWitness = (): Witness => {
  const acknowledged: Acknowledged[] = [];
  const trespasses: string[] = [];
  const refusals = { stranger: 0, forger: 0 };
  return {
    acknowledged,
    trespasses,
    refusals: () => refusals,
    note: (said) => void acknowledged.push(said),
    trespass: (what) => void trespasses.push(what),
    refused: (whom) => {
      refusals[whom] += 1;
    },
  };
};
