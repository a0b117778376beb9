import type { WatchedPart } from '@wayfarer/contracts';
import { HOUR_MS, type State } from './state.ts';
import type { WatchedPartRecord } from './watched-part.model.ts';

/** Longer than a look and a restart take: after it nobody knows what happened meanwhile. */
const MAX_GAP_MS = HOUR_MS;
/** Changes of one part that are told within a day. */
const MAX_TOLD = 6;
const DAY_MS = 24 * HOUR_MS;

export type Seen = State & { readonly figures: Readonly<Record<string, number>> };

const recentOf = (before: Pick<WatchedPartRecord, 'toldAt'> | null, now: Date): Date[] =>
  (before?.toldAt ?? []).filter((at) => now.getTime() - at.getTime() < DAY_MS);

/** Whether one more change of a part may be told today. */
export const mayTell = (before: Pick<WatchedPartRecord, 'toldAt'> | null, now: Date): boolean =>
  recentOf(before, now).length < MAX_TOLD;

export const watchedSinceOf = (before: WatchedPartRecord | null, now: Date): Date =>
  before && now.getTime() - before.seenAt.getTime() <= MAX_GAP_MS ? before.watchedSince : now;

/**
 * What is stored after a look. A change is told once it was seen in two looks one after the other, so that a
 * restart tells nobody anything; that all is well only where the opposite was told; and of each part at most
 * some changes a day.
 * @returns the record, and whether its change is to be told now
 */
export const nextRecord = (
  _id: WatchedPart,
  before: WatchedPartRecord | null,
  seen: Seen,
  now: Date,
): { record: Omit<WatchedPartRecord, 'emailsDue'>; isTold: boolean } => {
  const isSame = before?.state === seen.state;
  const toldBefore = before?.told?.state ?? 'ok';
  const recent = recentOf(before, now);
  const isTold = isSame && seen.state !== 'unknown' && seen.state !== toldBefore && mayTell(before, now);
  const told = isTold
    ? { state: seen.state, sentence: seen.sentence, at: now, number: (before?.told?.number ?? 0) + 1 }
    : (before?.told ?? null);
  const record = {
    ...seen,
    _id,
    since: isSame && before ? before.since : now,
    seenAt: now,
    watchedSince: watchedSinceOf(before, now),
    told,
    toldAt: isTold ? [...recent, now] : recent,
  };
  return { record, isTold };
};
