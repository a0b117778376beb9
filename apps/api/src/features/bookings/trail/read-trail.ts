import { currentStatusOf } from '@wayfarer/contracts';
import type { StoredChange, TrailEntryRecord } from '../booking-trail.model.ts';

const inCurrentNames = (change: StoredChange): StoredChange => ({
  ...change,
  from: change.from && currentStatusOf(change.from),
  to: currentStatusOf(change.to),
});

/**
 * A stored trail, with statuses under their present names: entries are never rewritten, not even when a
 * status is renamed.
 */
export const readTrail = (stored: readonly TrailEntryRecord[] = []): TrailEntryRecord[] =>
  stored.map((entry) => ({ ...entry, changes: entry.changes.map(inCurrentNames) }));
