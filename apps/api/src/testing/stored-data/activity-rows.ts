import type { EndpointName } from '@wayfarer/contracts';
import type { ActivityRecord } from '../../features/activity/activity.model.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';

const YEAR = 365 * 24 * 60 * 60_000;
const calls: readonly EndpointName[] = ['editTourPackage', 'changeMessage', 'refundPayment', 'editPromotionCode'];

/** Two entries for each action of the first admin: each fourth is an edit of one of a hundred packages. */
const activityRow = (row: number, count: number, until: Date): ActivityRecord => {
  const number = Math.floor(row / 2);
  const common = {
    _id: rowIdOf('entry', row),
    action: rowIdOf('action', number),
    at: new Date(until.getTime() - YEAR * (1 - row / count)),
    by: { kind: 'admin', id: String(rowIdOf('user', 0)) },
    requestId: null,
    endpoint: calls[number % calls.length] ?? 'editTourPackage',
  } as const;
  const id = String(rowIdOf('tourPackage', number % 100));
  if (row % 2 === 0) return { ...common, stage: 'begun', asked: { params: { id }, body: {} }, outcome: null };
  const changes =
    common.endpoint === 'editTourPackage' ? [{ thing: 'package', id, fields: [{ field: 'price', from: 1, to: 2 }] }] : [];
  return { ...common, stage: 'ended', asked: null, outcome: { status: 200, code: null, added: null, changes } };
};

export const rows: Rows = {
  Activity: ({ bookings, until }) => ({ count: bookings * 2, rowOf: (row) => activityRow(row, bookings * 2, until) }),
};
