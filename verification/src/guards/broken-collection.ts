import { type BookingRecord, bookingSchema } from '@wayfarer/api/bookings';
import type { Dependencies } from '@wayfarer/api/dependencies';
import { emailSchema } from '@wayfarer/api/emails';
import { paymentEventSchema } from '@wayfarer/api/payments';

type Filter = Readonly<Record<string, unknown>>;
type Update = { readonly $set?: Partial<BookingRecord> & { readonly version?: number }; readonly $push?: object };
type Query<Stored> = { readonly lean: () => PromiseLike<Stored | null> };
/** As much of a mongoose model as is replaced here, or asked for that. */
export type Collection<Stored> = {
  findOneAndUpdate: (filter: Filter, update: Update, options?: object) => Query<Stored>;
  readonly findById: (id: unknown) => Query<Stored>;
  readonly updateOne: (filter: Filter, update: object) => PromiseLike<unknown>;
};
type Write<Stored> = Collection<Stored>['findOneAndUpdate'];

const schemas = { Booking: bookingSchema, PaymentEvent: paymentEventSchema, Email: emailSchema };

/**
 * The database writes in another way than a guarantee needs. The model belongs to this thread or process alone, so it is changed in place.
 * @param replace the write that the repositories use, by one that may use the shipped one
 */
export const collection =
  <Stored>(
    name: keyof typeof schemas,
    replace: (shipped: Write<Stored>, all: Collection<Stored>, needs: Dependencies) => Write<Stored>,
  ) =>
  (needs: Dependencies): Partial<Dependencies> => {
    const { database } = needs;
    const model = (database.models[name] ?? database.model(name, schemas[name])) as unknown as Collection<Stored>;
    model.findOneAndUpdate = replace(model.findOneAndUpdate.bind(model), model, needs);
    return {};
  };

/** What mongoose calls a query, of an answer that is already under way. */
export const queryOf = <Stored>(answer: Promise<Stored | null>): Query<Stored> => ({
  lean: () => Object.assign(answer, { orFail: () => answer }),
});
