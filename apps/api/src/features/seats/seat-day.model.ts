import type { CalendarDate } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/** The seats that one booking has on its day. */
export type SeatHold = {
  booking: Types.ObjectId;
  /** 0 in the tombstone of a cancelled booking, so that a slow process takes nothing for it any more. */
  seats: number;
  /** Null for good. Once an instant has passed the hold counts nothing, and the next write drops it. */
  until: Date | null;
  released?: boolean;
};

/** The seats of a package on one travel day; a booking is confirmed only if this has them. Days without bookings have none. */
export type SeatDayRecord = { _id: string; holds: SeatHold[] };

/** Which day of which package. */
export type SeatDayKey = { packageId: Types.ObjectId | string; travelDate: CalendarDate };

/** The id of a seat day; those of a package follow each other by date. */
export const seatDayIdOf = ({ packageId, travelDate }: SeatDayKey): string => `${String(packageId)} ${travelDate}`;
export const travelDateOf = (seatDayId: string): CalendarDate => seatDayId.slice(-'YYYY-MM-DD'.length);

const seatHoldSchema = new Schema<SeatHold>(
  {
    booking: { type: Schema.Types.ObjectId, required: true },
    seats: { type: Number, required: true },
    until: { type: Date, default: null },
    released: { type: Boolean },
  },
  { _id: false },
);

export const seatDaySchema = new Schema<SeatDayRecord>(
  { _id: { type: String, required: true }, holds: { type: [seatHoldSchema], default: [] } },
  { collection: 'seatdays', versionKey: false },
);
