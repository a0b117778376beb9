/**
 * Who can make a change: a caller, a background job, an event of the provider, or a command of the operator.
 */
export const actorKinds = ['traveller', 'admin', 'staff', 'visitor', 'job', 'event', 'command'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What can change in a booking, in the order within a trail entry. */
export const trailSubjects = [
  'booked',
  'status',
  'attempt',
  'refund',
  'decline',
  'dispute',
  'seats',
  'link',
  'day',
  'another-day',
  'party',
  'price',
  'discount',
  'over-capacity',
  'language',
  'travellers',
  'traveller',
  'customer',
] as const;
export type TrailSubject = (typeof trailSubjects)[number];
