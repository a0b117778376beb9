import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { departureParams } from '../departure/departure.schema.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { objectIdSchema } from '../values/object-id.ts';
import {
  bookedOfferSchema,
  bookOfferSchema,
  newWaitSchema,
  offerTokenSchema,
  seatOfferSchema,
  staffWaitSchema,
  waitQuerySchema,
  waitSchema,
} from './waitlist.schema.ts';

const entryParams = departureParams.extend({ entry: objectIdSchema });

export const waitlistEndpoints = defineEndpoints({
  joinWaitlist: {
    summary: 'Wait for seats of a full departure; 200 returns the entry that the caller has already. The id is the package id',
    access: 'signed-in',
    errors: ['VALIDATION', 'NOT_FOUND', 'PACKAGE_NOT_BOOKABLE', 'CONFLICT'],
    params: idParams,
    body: newWaitSchema,
    answer: waitSchema,
    status: 201,
  },
  leaveWaitlist: {
    summary: 'Wait no longer for seats of a departure; seats that are offered are free at once. The id is the package id',
    access: 'signed-in',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    query: waitQuerySchema,
    answer: idAnswerSchema,
  },
  listWaits: {
    summary: 'The departures ahead that the caller waits for, by day',
    access: 'signed-in',
    errors: [],
    answer: z.array(waitSchema),
  },
  openOffer: {
    summary: 'Seats that are held for a party of a waitlist, by the link in their email, with what they cost now',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID'],
    body: offerTokenSchema,
    answer: seatOfferSchema,
  },
  bookOffer: {
    summary: 'Book the seats of an offer at the price of now, without a login; the answer names where it is paid',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'PACKAGE_NOT_BOOKABLE', 'PRICE_CHANGED', 'CONFLICT'],
    body: bookOfferSchema,
    answer: bookedOfferSchema,
    status: 201,
  },
  declineOffer: {
    summary: 'Refuse the seats of an offer, which are free for the next party at once',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'CONFLICT'],
    body: offerTokenSchema,
    answer: z.object({ message: z.string() }),
  },
  listWaitlist: {
    summary: 'Who waits for seats of a departure, in line, and who was offered some; the id is the package id',
    access: 'read-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: departureParams,
    answer: z.array(staffWaitSchema),
  },
  offerSeats: {
    summary: 'Offer free seats of a departure to a party that waits, before others in line; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: entryParams,
    answer: z.array(staffWaitSchema),
  },
  removeFromWaitlist: {
    summary: 'Take a party off the waitlist of a departure, with the seats that are held for it; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: entryParams,
    answer: z.array(staffWaitSchema),
  },
});
