import type { TravellersRecord } from '../../features/travellers/index.ts';
import { phoneKeysOf } from '../../features/travellers/phone-keys.ts';
import { numberOf } from './choices.ts';
import type { DataSize } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';
import { usernameOf } from './user-rows.ts';

const phoneOf = (row: number): string => `+91 ${70_000 + numberOf(row, 40, 30_000)} ${10_000 + numberOf(row, 41, 90_000)}`;

/** A number that a booking has, as a query of an address has it. */
export const somePhone = encodeURIComponent(phoneOf(7));

/** Whom to reach about each booking; nobody else is named. */
const travellersRow = (row: number): TravellersRecord => {
  const listed = { contact: { name: usernameOf(row), phone: phoneOf(row) }, travellers: [] };
  return { _id: rowIdOf('booking', row), ...listed, phoneKeys: phoneKeysOf(listed, 'Asia/Kolkata'), version: 1 };
};

export const rows: Rows = { Travellers: ({ bookings }: DataSize) => ({ count: bookings, rowOf: travellersRow }) };
