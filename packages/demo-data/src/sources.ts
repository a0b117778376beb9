import type { NamedSource } from '@wayfarer/contracts';
import type { BookingPlan } from './booking-plan.ts';

/** Most travellers find the site by themselves; null for them. */
const SOURCES: readonly (NamedSource | null)[] = [
  null,
  { kind: 'campaign', name: 'Autumn newsletter' },
  null,
  { kind: 'partner', name: 'Lakeview Hotel' },
  null,
  null,
  { kind: 'campaign', name: 'Monsoon sale' },
];

/** Through which campaign or partner a planned booking came; null for none. */
export const demoSourceOf = ({ bookedDaysAgo, persons }: Pick<BookingPlan, 'bookedDaysAgo' | 'persons'>): NamedSource | null =>
  SOURCES[(bookedDaysAgo + persons) % SOURCES.length] ?? null;
