import { addDays, type Booking, type Plan, sampleBooking } from '@wayfarer/contracts';
import { todayOnSite } from '../shared/format/calendar-day.ts';

const today = todayOnSite();
/** Far enough ahead that its rest is due on a later day. */
export const TRAVEL_DATE = addDays(today, 90);
export const DUE_ON = addDays(TRAVEL_DATE, -60);

const plan: Plan = { deposit: 30_000, balance: 70_000, dueOn: DUE_ON, state: 'open', isRefundable: false };

/** A booking of ₹1,00,000.00 that waits for its deposit of ₹30,000.00. */
export const waitingForDeposit: Booking = {
  ...sampleBooking,
  travelDate: TRAVEL_DATE,
  totalAmount: 100_000,
  unitPrice: 33_333.33,
  cancellationPolicy: [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 14, percent: 50 },
  ],
  plan,
  owed: 100_000,
};

/** The same once its deposit is paid. */
export const owingRest: Booking = { ...waitingForDeposit, bookingStatus: 'confirmed', amountPaid: 30_000, owed: 70_000 };

/** Its rest was due on an earlier day. */
export const overdue: Booking = { ...owingRest, plan: { ...plan, dueOn: addDays(today, -2), state: 'overdue' } };

/** All of it is paid. */
export const paidInTwo: Booking = {
  ...owingRest,
  plan: { ...plan, state: 'none' },
  amountPaid: 100_000,
  owed: 0,
  canPay: false,
};

/** From the day of the rest on it is paid as a whole. */
export const dueAtOnce: Booking = { ...waitingForDeposit, plan: { ...plan, dueOn: today, state: 'due' } };
