/** What becomes of a planned booking, told through the product's own operations. */
export type BookingOutcome =
  | 'confirmed'
  | 'refunded-in-part'
  | 'pending'
  | 'declined-then-paid'
  | 'cancelled-before-paying'
  | 'cancelled-with-refund'
  | 'declined'
  | 'expired';

/** One booking of the demo, before it is made. */
export type BookingPlan = {
  /** Position in `travellers`. */
  readonly travellerIndex: number;
  readonly packageKey: string;
  /** Days before the day of seeding; 0 is that day. */
  readonly bookedDaysAgo: number;
  /** Days from the booking to the journey; the day lies in the package's window. */
  readonly travelInDays: number;
  readonly persons: number;
  readonly outcome: BookingOutcome;
};
