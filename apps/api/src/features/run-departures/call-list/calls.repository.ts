import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, QueryFilter, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { BY_CALLS_DUE, type HasCalls } from '../calls/calls.model.ts';
import { type CancellationRecord, cancellationSchema } from '../cancel/cancellation.model.ts';
import { type DepartureMessageRecord, departureMessageRecordSchema } from '../message/message.model.ts';

type Due = NonNullable<HasCalls['callsDue']>[number];
type Tick = { readonly at: Date; readonly by: Types.ObjectId };

/** What calls are about: a message to a departure, by its number, or the cancellation of the departure. */
type CallCause = { readonly departure: string; readonly message: number | null };

/** Whether nobody is called about a message any more, because its departure was cancelled after it. */
export const isSuperseded = (at: Date, cancelledAt: Date | undefined): boolean => cancelledAt !== undefined && at < cancelledAt;

/** Every query on the calls of departures. */
export const callsRepository = (database: Connection) => {
  const messages = modelOf(database, 'DepartureMessage', departureMessageRecordSchema);
  const cancellations = modelOf(database, 'DepartureCancellation', cancellationSchema);
  const findIn = async (cause: CallCause, of: object): Promise<HasCalls | null> =>
    cause.message === null
      ? cancellations.findOne({ _id: cause.departure, ...of }).lean<HasCalls>()
      : messages.findOne({ departure: cause.departure, number: cause.message, ...of }).lean<HasCalls>();
  const change = async (cause: CallCause, of: object, update: object): Promise<void> => {
    await (cause.message === null
      ? cancellations.updateOne({ _id: cause.departure, ...of }, update)
      : messages.updateOne({ departure: cause.departure, number: cause.message, ...of }, update));
  };
  /**
   * Departures, the soonest of each kind first; one may be named by several documents.
   */
  const listDue = async (today: CalendarDate, most: number): Promise<string[]> => {
    const of = { 'callsDue.until': { $gte: today } } satisfies QueryFilter<HasCalls>;
    const [written, cancelled] = await Promise.all([
      messages
        .find(of, { departure: 1, at: 1 })
        .sort(BY_CALLS_DUE)
        .hint(BY_CALLS_DUE)
        .limit(most)
        .lean<Pick<DepartureMessageRecord, 'departure' | 'at'>[]>(),
      cancellations
        .find(of, { _id: 1 })
        .sort(BY_CALLS_DUE)
        .hint(BY_CALLS_DUE)
        .limit(most)
        .lean<Pick<CancellationRecord, '_id'>[]>(),
    ]);
    const ids = [...new Set(written.map(({ departure }) => departure))];
    const gone = await cancellations.find({ _id: { $in: ids } }, { at: 1 }).lean<Pick<CancellationRecord, '_id' | 'at'>[]>();
    const goneAt = new Map(gone.map(({ _id, at }) => [_id, at]));
    const ahead = written.filter(({ departure, at }) => !isSuperseded(at, goneAt.get(departure)));
    return [...ahead.map(({ departure }) => departure), ...cancelled.map(({ _id }) => _id)];
  };
  return {
    listDue,
    /** The calls about one thing, where a booking is among them; null where it is not. */
    find: (cause: CallCause, booking: Types.ObjectId): Promise<HasCalls | null> =>
      findIn(cause, { $or: [{ 'callsDue.booking': booking }, { 'called.booking': booking }] }),
    /** Ticks a call as made, in one write. Of several the first counts. */
    tick: (cause: CallCause, due: Due, tick: Tick): Promise<void> =>
      change(
        cause,
        { 'callsDue.booking': due.booking },
        { $pull: { callsDue: { booking: due.booking } }, $push: { called: { ...due, ...tick } } },
      ),
    /** Takes a tick back, in one write. */
    untick: (cause: CallCause, due: Due): Promise<void> =>
      change(cause, { 'called.booking': due.booking }, { $pull: { called: { booking: due.booking } }, $push: { callsDue: due } }),
  };
};
