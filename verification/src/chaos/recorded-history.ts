/** What the product has said yes to. Whatever it acknowledged must be true for good. */
export type Acknowledged =
  | { readonly kind: 'booked'; readonly bookingId: string; readonly userId: string; readonly totalAmount: number }
  | { readonly kind: 'page handed out'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'payment seen'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'cancelled'; readonly bookingId: string }
  | { readonly kind: 'refund taken on'; readonly bookingId: string; readonly requestKey: string };

/** Notes what is seen from outside while journeys run. */
export type Witness = {
  readonly note: (acknowledged: Acknowledged) => void;
  /** Something that the product let a stranger do, or took from a forger. */
  readonly trespass: (what: string) => void;
  /** A booking form was sent, under a key of its own, as often as it took. */
  readonly fillForm: () => void;
  readonly forms: () => number;
  readonly refused: (whom: 'stranger' | 'forger') => void;
  /** The longest time between two notes, in seconds. */
  readonly longestSilence: () => number;
  readonly acknowledged: readonly Acknowledged[];
  readonly trespasses: readonly string[];
  readonly refusals: () => { readonly stranger: number; readonly forger: number };
};

export const createWitness = (): Witness => {
  const acknowledged: Acknowledged[] = [];
  const notedAt: number[] = [];
  const trespasses: string[] = [];
  let forms = 0;
  const refusals = { stranger: 0, forger: 0 };
  return {
    acknowledged,
    trespasses,
    refusals: () => refusals,
    forms: () => forms,
    fillForm: () => {
      forms += 1;
    },
    note: (said) => {
      acknowledged.push(said);
      notedAt.push(performance.now());
    },
    longestSilence: () => Math.max(0, ...notedAt.map((at, index) => at - (notedAt[index - 1] ?? at))) / 1000,
    trespass: (what) => void trespasses.push(what),
    refused: (whom) => {
      refusals[whom] += 1;
    },
  };
};
