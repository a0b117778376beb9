/** Who can be behind a change: somebody who calls, a background job, an event of the provider, or a command of the operator. */
export const actorKinds = ['traveller', 'admin', 'staff', 'visitor', 'job', 'event', 'command'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** What of a booking can change, in the order in which an entry of its trail tells it. */
export const trailSubjects = ['booked', 'status', 'attempt', 'refund', 'decline', 'dispute', 'seats', 'traveller'] as const;
export type TrailSubject = (typeof trailSubjects)[number];
