import { type ActorKind, rupeesOf, type TrailChange, type TrailEntry } from '@wayfarer/contracts';
import type { Actor } from '../../../logging/audit-context.ts';
import type { StoredChange, TrailEntryRecord } from '../booking-trail.model.ts';

/** Names of actors that are not users. */
const names: Readonly<Record<ActorKind, string>> = {
  traveller: 'Deleted user',
  admin: 'Deleted user',
  staff: 'Deleted user',
  visitor: 'A visitor',
  job: 'Background job',
  event: 'Payment provider',
  command: 'Operator',
};

export const isUser = ({ kind }: Actor): boolean => kind === 'traveller' || kind === 'admin' || kind === 'staff';

/** Refund reasons by refund key. */
export type RefundReasons = ReadonlyMap<string, string | null>;

const presentChange = ({ attemptId, amount, refundKey, ...change }: StoredChange, reasons: RefundReasons): TrailChange => ({
  ...change,
  reason: refundKey === undefined ? change.reason : (reasons.get(refundKey) ?? null),
  attempt: attemptId,
  amount: amount === null ? null : rupeesOf(amount),
});

type Names = ReadonlyMap<string, string>;

/** Names of users who still exist, by their ids. */
export const presentTrail = (
  entries: readonly TrailEntryRecord[],
  { staff, travellers, reasons }: { staff: Names; travellers: Names; reasons: RefundReasons },
): TrailEntry[] =>
  entries.map(({ version, at, by, requestId, changes }) => ({
    version,
    at: at.toISOString(),
    by: { kind: by.kind, id: by.id, name: (by.kind === 'traveller' ? travellers : staff).get(by.id) ?? names[by.kind] },
    requestId,
    changes: changes.map((change) => presentChange(change, reasons)),
  }));
