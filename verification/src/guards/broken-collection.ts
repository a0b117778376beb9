import { type BookingRecord, bookingSchema } from '@wayfarer/api/bookings';
import { codeRecordSchema } from '@wayfarer/api/codes';
import { emailSchema } from '@wayfarer/api/emails';
import type { MoneyDependencies } from '@wayfarer/api/payments';
import { paymentEventSchema } from '@wayfarer/api/payments';

type Filter = Readonly<Record<string, unknown>>;
type Update = { readonly $set?: Partial<BookingRecord> & { readonly version?: number }; readonly $push?: object };
type Query<Stored> = { readonly lean: () => PromiseLike<Stored | null> };
/** As much of a mongoose model as is replaced here, or asked for that. */
export type Collection<Stored> = {
  findOneAndUpdate: (filter: Filter, update: Update, options?: object) => Query<Stored>;
  readonly findById: (id: unknown) => Query<Stored>;
  updateOne: (filter: Filter, update: Update) => PromiseLike<{ readonly matchedCount: number }>;
};

const schemas = {
  Booking: bookingSchema,
  PaymentEvent: paymentEventSchema,
  Email: emailSchema,
  PromotionCode: codeRecordSchema,
};

/**
 * The database writes differently than a guarantee needs. The model belongs to this thread or process alone,
 * so it is changed in place.
 * @param replace the write that the repositories use, by one that may use the shipped one
 */
const replaceWrite =
  <Method extends 'findOneAndUpdate' | 'updateOne'>(method: Method) =>
  <Stored>(
    name: keyof typeof schemas,
    replace: (
      shipped: Collection<Stored>[Method],
      all: Collection<Stored>,
      needs: MoneyDependencies,
    ) => Collection<Stored>[Method],
  ) =>
  (needs: MoneyDependencies): Partial<MoneyDependencies> => {
    const { database } = needs;
    const model = (database.models[name] ?? database.model(name, schemas[name])) as unknown as Collection<Stored>;
    const shipped = model[method];
    model[method] = replace(shipped.bind(model) as Collection<Stored>[Method], model, needs);
    return {};
  };

export const takes = replaceWrite('findOneAndUpdate');
export const updates = replaceWrite('updateOne');

/** A mongoose query for an answer that is already under way. */
export const queryOf = <Stored>(answer: Promise<Stored | null>): Query<Stored> => ({
  lean: () => Object.assign(answer, { orFail: () => answer }),
});
