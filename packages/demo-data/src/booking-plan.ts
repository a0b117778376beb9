/** The outcome of a planned booking, created with the product's own operations. */
export type BookingOutcome =
  | 'confirmed'
  | 'refunded-in-part'
  | 'pending'
  | 'declined-then-paid'
  | 'cancelled-before-paying'
  | 'cancelled-with-refund'
  | 'declined'
  | 'expired';

/** One booking of the demo, before it is created. */
export type BookingPlan = {
  /** Position in `travellers`. */
  readonly travellerIndex: number;
  readonly packageKey: string;
  /** Days before seeding; 0 is the day itself. */
  readonly bookedDaysAgo: number;
  /** Days from the booking to the travel day, which is in the package's window. */
  readonly travelInDays: number;
  readonly persons: number;
  readonly outcome: BookingOutcome;
};
