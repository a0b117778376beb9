import { feesIn, linesInRupees, rupeesOf, type TripChangeQuote } from '@wayfarer/contracts';
import { type BookingRecord, type PricedChange, spokenLines } from '../../bookings/index.ts';

/** What a change comes to, as it leaves the server. */
export const presentChange = (booking: BookingRecord, { to, money }: PricedChange): TripChangeQuote => {
  const { choice, totalAmount, totalPersons, plan, package: booked } = to;
  const plain = { kind: 'person', id: 'person', text: 'Person', quantity: totalPersons, unit: booked.unitPrice } as const;
  const lines = choice?.lines ?? [{ ...plain, sum: totalPersons * booked.unitPrice }];
  const rest = plan ? totalAmount - plan.deposit : 0;
  return {
    formerAmount: rupeesOf(booking.totalAmount),
    lines: linesInRupees(spokenLines(booked, lines)),
    totalAmount: rupeesOf(totalAmount),
    fee: rupeesOf(money.fees - feesIn(booking.choice?.lines ?? [])),
    toPay: rupeesOf(money.toPay),
    refund: rupeesOf(money.refund),
    ...(plan && rest > 0 ? { split: { now: rupeesOf(plan.deposit), balance: rupeesOf(rest), dueOn: plan.dueOn } } : {}),
    ...(money.ceiling === undefined || money.ceiling === 100 ? {} : { refundPercent: money.ceiling }),
  };
};
