/** What the product acknowledged, which must stay true. */
export type Acknowledged =
  | { readonly kind: 'booked'; readonly bookingId: string; readonly userId: string; readonly totalAmount: number }
  | { readonly kind: 'page handed out'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'payment seen'; readonly bookingId: string; readonly sessionId: string }
  | { readonly kind: 'cancelled'; readonly bookingId: string }
  | { readonly kind: 'changed'; readonly bookingId: string; readonly travelDate: string; readonly totalPersons: number }
  | { readonly kind: 'refund taken on'; readonly bookingId: string; readonly requestKey: string };

/** Records what callers see while journeys run. */
export const recordHistory = () => {
  const acknowledged: Acknowledged[] = [];
  const acknowledgedAt: number[] = [];
  const intrusions: string[] = [];
  const refusals = { stranger: 0, forger: 0 };
  let forms = 0;
  return {
    acknowledged: acknowledged as readonly Acknowledged[],
    acknowledge: (answer: Acknowledged): void => {
      acknowledged.push(answer);
      acknowledgedAt.push(performance.now());
    },
    /** The longest time between two acknowledgements, in seconds. */
    longestSilence: (): number =>
      Math.max(0, ...acknowledgedAt.map((at, index) => at - (acknowledgedAt[index - 1] ?? at))) / 1000,
    /** A booking form was sent under its own key, as often as needed. */
    fillForm: (): void => {
      forms += 1;
    },
    forms: () => forms,
    /** Something that the product let a stranger do, or accepted from a forger. */
    intrusions: intrusions as readonly string[],
    intrude: (by: keyof typeof refusals, what: string, status: number): void => {
      if (status < 400) intrusions.push(`${by}: ${what}: ${status}`);
      else refusals[by] += 1;
    },
    refusals: () => refusals,
  };
};
export type RecordedHistory = ReturnType<typeof recordHistory>;
