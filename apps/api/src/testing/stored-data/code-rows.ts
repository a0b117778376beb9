import type { CodeWithUses } from '../../features/codes/code.model.ts';
import { storedCode } from '../../features/codes/stored-code.ts';
import { numberOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';

/** Uses of each code: as many, however much else there is. */
const USES = 20;

const codesOf = ({ bookings }: DataSize): number => Math.ceil(bookings / 20);

const codeRow = (row: number, size: DataSize): CodeWithUses => ({
  _id: rowIdOf('promotionCode', row),
  ...storedCode({ code: `CODE-${row}`, percent: 10, most: 100 }),
  releases: 0,
  holds: Array.from({ length: USES }, (_, use) => ({
    booking: rowIdOf('booking', row * USES + use),
    by: rowIdOf('user', numberOf(row, use, usersOf(size))),
    seats: 1,
    until: null,
  })),
});

export const rows: Rows = {
  PromotionCode: (size) => ({ count: codesOf(size), rowOf: (row) => codeRow(row, size) }),
};
