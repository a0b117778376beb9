import type { BookingRecord } from '@wayfarer/api/bookings';
import { type DepartureKey, departureIdOf, type SeatDayRecord } from '@wayfarer/api/departures';
import type { CodeOnRecord } from '../invariants/code-invariants.ts';
import type { Outbox } from '../invariants/email-invariants.ts';
import type { StoredDocument } from './apply-steps.ts';
import { type Outcome, outcomesOf } from './faults.ts';
import { departureKey, initialProvider, initialRecords, otherKey } from './initial-records.ts';
import { applyToDocuments, collections } from './memory-database.ts';
import { type Answer, type Provider, truthOf } from './memory-provider.ts';
import { answers, requests } from './replay.ts';
import type { Budget, Scenario } from './scenario.ts';
import { valueTable } from './value-table.ts';

export const SEAT_DAYS = collections.indexOf('SeatDay');
export const EMAILS = collections.indexOf('Email');
export const MAILBOX = collections.indexOf('Mailbox');
export const CODES = collections.indexOf('PromotionCode');

/**
 * The state outside the product and the provider: pages that travellers have open, and remaining allowances.
 */
export type Environment = Budget & { readonly handedOut: readonly string[] };

/** A state is a list of numbers: seven collections, the provider, the environment, then each actor. */
export const PROVIDER = collections.length;
export const ENVIRONMENT = PROVIDER + 1;
export const FIRST_ACTOR = ENVIRONMENT + 1;

const documents = valueTable<readonly StoredDocument[]>();
const providers = valueTable<Provider>();
const environment = valueTable<Environment>();

export const bookingAt = (id: number): BookingRecord => {
  const [booking] = documents.at(id) as readonly BookingRecord[];
  if (!booking) throw new Error('The booking is gone.');
  return booking;
};
/** The one booking that is stored, by its id. */
export const bookingsAt = (id: number): ReadonlyMap<string, BookingRecord> => {
  const booking = bookingAt(id);
  return new Map([[String(booking._id), booking]]);
};
export const documentsAt = documents.at;
/** A day that is booked; an empty one where nothing was counted yet. */
export const seatDayAt = (id: number, key: DepartureKey = departureKey): SeatDayRecord => {
  const days = documents.at(id) as readonly SeatDayRecord[];
  return days.find(({ _id }) => _id === departureIdOf(key)) ?? { _id: '', holds: [] };
};
/** The day of the booking, and the other one. */
export const daysOf = ({ travelDate: day }: BookingRecord, id: number): readonly [own: SeatDayRecord, other: SeatDayRecord] => {
  const [first, other] = [seatDayAt(id), seatDayAt(id, otherKey)];
  return day === departureKey.day ? [first, other] : [other, first];
};
/** The code that the booking uses, where it uses one. */
export const codesAt = (id: number) => documents.at(id) as unknown as readonly CodeOnRecord[];
/** Emails as stored by the product, and as delivered. */
export const outboxAt = (emails: number, mailbox: number) =>
  ({ emails: documents.at(emails), mailbox: documents.at(mailbox) }) as unknown as Outbox;
export const providerAt = providers.at;
export const sessionsAt = (id: number) => providers.at(id).sessions.map(truthOf);
export const environmentAt = environment.at;
export const idOfProvider = providers.idOf;
export const idOfEnvironment = environment.idOf;

/** The initial state without the actors. */
export const initialParts = (scenario: Scenario): number[] => {
  const { booking, seatDays, codes } = initialRecords(scenario);
  return [
    documents.idOf([booking]),
    documents.idOf([]),
    documents.idOf([]),
    documents.idOf(seatDays),
    documents.idOf([]),
    documents.idOf([]),
    documents.idOf(codes),
    providers.idOf(initialProvider),
    environment.idOf({ ...scenario.budget, handedOut: [] }),
  ];
};

/** The effect of a request on its part of the state. */
export type Effect = { readonly slot: number; readonly part: number; readonly answer: number; readonly fault: string | null };

const effects = new Map<string, readonly Effect[]>();

const effectOf = (slot: number, part: number, answer: Answer, fault: string | null = null): Effect => ({
  slot,
  part,
  answer: answers.idOf(answer),
  fault,
});

const effectsAt = (slot: number, part: number, requestId: number, mayFail: boolean): Effect[] => {
  const request = requests.at(requestId);
  if (request.to === 'provider')
    return outcomesOf(providers.at(part), request, mayFail).map(({ provider, answer, fault }: Outcome) =>
      effectOf(slot, providers.idOf(provider), answer, fault),
    );
  const applied = applyToDocuments(documents.at(part), request);
  const done = effectOf(slot, documents.idOf(applied.documents), { gives: applied.gives });
  if (request.act !== 'send' || !mayFail) return [done];
  const unanswered: Answer = { gives: false };
  return [
    done,
    effectOf(slot, done.part, unanswered, 'is taken, but the answer is lost'),
    effectOf(slot, part, unanswered, 'is not taken'),
  ];
};

/** Which part of the state a request concerns. */
export const slotOf = (requestId: number): number => {
  const { to } = requests.at(requestId);
  return to === 'provider' ? PROVIDER : collections.indexOf(to);
};

/** All possible outcomes of a request; computed once for each part and request. */
export const effectsOf = (slot: number, part: number, requestId: number, mayFail: boolean): readonly Effect[] => {
  const key = `${slot}/${part}/${requestId}/${mayFail}`;
  const known = effects.get(key);
  if (known) return known;
  const computed = effectsAt(slot, part, requestId, mayFail);
  effects.set(key, computed);
  return computed;
};
