import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { documentFileSchema } from '../document/voucher.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { onceHeaders } from '../values/once-headers.ts';
import { calendarFeedSchema, calendarTokenParams, newCalendarFeedSchema } from './calendar-feed.schema.ts';
import { calledSchema, departureCallSchema, toCallSchema } from './call.schema.ts';
import {
  cancelDepartureSchema,
  cancellationStateSchema,
  departureCancellationSchema,
  departureDayQuery,
  letterPreviewSchema,
  writtenLetterSchema,
} from './cancellation.schema.ts';
import { MAX_UNDECIDED } from './decide.rules.ts';
import {
  departureChangeSchema,
  departureParams,
  departureSchema,
  staffDepartureSchema,
  undecidedDepartureSchema,
} from './departure.schema.ts';
import { guideParams, guideToNameSchema, nameGuideSchema } from './guide.schema.ts';
import { departuresQuerySchema, departuresSchema } from './listed-departure.schema.ts';
import { departureMessageSchema, newDepartureMessageSchema } from './message.schema.ts';
import { seatsQuerySchema, seatsSchema } from './seats.schema.ts';

export const departureEndpoints = defineEndpoints({
  listSeats: {
    summary:
      'Seats per travel day: the days on which some are taken or that are closed, with how many are left, paid and held; at most 400 days at once',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: seatsQuerySchema,
    answer: seatsSchema,
  },
  listPackageDepartures: {
    summary:
      'The departures of a package from one day to another, those that can no longer be booked too; at most 400 days at once',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: seatsQuerySchema,
    answer: z.array(departureSchema),
  },
  showDeparture: {
    summary: 'One departure with its seats; the id is the package id',
    access: 'read-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: departureParams,
    answer: staffDepartureSchema,
  },
  changeDeparture: {
    summary:
      'Close a departure, so that nothing more of it is sold, or open it again; promise that it leaves; give it seats of its own; leave a note for the guide',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: departureParams,
    body: departureChangeSchema,
    erasable: ['note'],
    answer: z.object({
      departure: staffDepartureSchema,
      toCall: toCallSchema.optional().meta({ description: 'Once it is guaranteed: whom no email tells of it' }),
    }),
  },
  listGuides: {
    summary: 'The staff who can be named on departures',
    access: 'change-departures',
    errors: [],
    answer: z.array(guideToNameSchema),
  },
  nameGuide: {
    summary:
      'Name somebody of the staff on a departure, with what they do on it; asks first where they are on another one on the same days',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'GUIDE_ELSEWHERE'],
    params: guideParams,
    body: nameGuideSchema,
    erasable: ['role'],
    answer: z.object({ departure: staffDepartureSchema }),
  },
  removeGuide: {
    summary: 'Take somebody off a departure, who then no longer sees it; taking off who is not on it changes nothing',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: guideParams,
    answer: z.object({ departure: staffDepartureSchema }),
  },
  showCalendarFeed: {
    summary: 'Whether the caller has a calendar address, and since when',
    access: 'check-in',
    errors: [],
    answer: calendarFeedSchema,
  },
  renewCalendarFeed: {
    summary: 'A new secret address of the caller’s departures for calendars, told this once; the one before ends',
    access: 'check-in',
    errors: [],
    answer: newCalendarFeedSchema,
    status: 201,
  },
  stopCalendarFeed: {
    summary: 'End the calendar address of the caller',
    access: 'check-in',
    errors: [],
    answer: calendarFeedSchema,
  },
  readCalendarFeed: {
    summary:
      'The departures of whoever has a calendar address (iCalendar), from 30 days back to a year ahead, without who travels: a guide’s own ones, or all with bookings; nothing once the address was stopped',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: calendarTokenParams,
    download: 'text/calendar',
    answer: documentFileSchema,
  },
  listDepartures: {
    summary:
      'The departures of the next seven days, or of others, at most 42, with their persons and seats; those of a schedule without bookings too; for a guide those that they are named on',
    access: 'read-departures',
    errors: ['VALIDATION'],
    query: departuresQuerySchema,
    answer: departuresSchema,
  },
  listUndecided: {
    summary: 'Departures whose minimum is not reached, near or past the day by which the agency decides, the most urgent first',
    access: 'read-departures',
    errors: [],
    answer: z.array(undecidedDepartureSchema).max(MAX_UNDECIDED),
  },
  showCancellation: {
    summary:
      'Who is on a departure, what each gets back if the agency cancels it, and how far that has come; the id is the package id',
    access: 'read-payments',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: departureDayQuery,
    answer: cancellationStateSchema,
  },
  previewLetter: {
    summary: 'The email that a booking would get if its departure were cancelled now; nothing is sent. The id is the booking id',
    access: 'refund-payments',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    body: letterPreviewSchema,
    erasable: ['reason', 'letter'],
    answer: writtenLetterSchema,
  },
  cancelDeparture: {
    summary:
      'Cancel a departure for good: its unpaid bookings and the named ones are cancelled, all their money goes back, each gets the letter; or who has paid is first offered another day. The id is the package id',
    access: 'refund-payments',
    errors: ['VALIDATION', 'NOT_FOUND', 'TRIP_OVER', 'CONFLICT'],
    params: idParams,
    headers: onceHeaders('cancellation', () => 'A cancellation needs an Idempotency-Key header.'),
    body: cancelDepartureSchema,
    erasable: ['reason', 'letter'],
    answer: z.object({ cancellation: departureCancellationSchema, toCall: toCallSchema }),
  },
  listDepartureMessages: {
    summary: 'What was written to those who travel on a departure, the latest first; the id is the package id',
    access: 'read-departures',
    errors: ['VALIDATION'],
    params: idParams,
    query: departureDayQuery,
    answer: z.array(departureMessageSchema),
  },
  writeToDeparture: {
    summary: 'Email those who travel on a departure, each booking once per Idempotency-Key; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    params: idParams,
    headers: onceHeaders('message', () => 'A message needs an Idempotency-Key header.'),
    body: newDepartureMessageSchema,
    erasable: ['subject', 'text'],
    answer: z.object({ message: departureMessageSchema, toCall: toCallSchema }),
    status: 201,
  },
  listDepartureCalls: {
    summary:
      'Whom to call on a departure, because an email could not be sent: about each message to it and its cancellation, with who was called; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION'],
    params: idParams,
    query: departureDayQuery,
    answer: z.array(departureCallSchema),
  },
  noteDepartureCall: {
    summary: 'Tick somebody on a departure as called, or take that back; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    body: calledSchema,
    answer: z.object({ call: departureCallSchema }),
  },
});
