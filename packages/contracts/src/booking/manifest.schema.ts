import { z } from 'zod';
import { travellerIdSchema } from '../traveller/traveller-id.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { MAX_PERSONS } from './booking.rules.ts';
import { bookingSchema } from './booking.schema.ts';

/** Whether somebody was there when a trip began. */
export const arrivals = ['here', 'no-show'] as const;
export type Arrival = (typeof arrivals)[number];

const manifestAnswersSchema = z
  .array(z.object({ question: z.string(), text: z.string(), answer: z.string().nullable() }))
  .optional()
  .meta({ description: 'To all that is asked, in its order, null where not answered; then to what is asked no more' });
export type ManifestAnswers = z.infer<typeof manifestAnswersSchema>;

/** One person as guides see them: what they need on the trip, and no passport. */
const manifestTravellerSchema = z.object({
  id: z.string(),
  name: z.string().nullable().meta({ description: 'Null where nobody is named' }),
  category: z.string().optional(),
  age: z.int().optional().meta({ description: 'On the first day of the trip' }),
  nationality: z.string().optional(),
  diet: z.string().optional(),
  phone: z.string().optional(),
  note: z.string().optional(),
  answers: manifestAnswersSchema,
  arrival: z.enum(arrivals).optional().meta({ description: 'Absent until somebody has looked' }),
});
export type ManifestTraveller = z.infer<typeof manifestTravellerSchema>;

const NO_SUCH_PERSON = 'There is no such person.';

/**
 * Ticking somebody on the list. Sent later, from a phone without a network, it says when it was ticked.
 * Phones that opened the list under an earlier version name its place, which is the id of whoever
 * stood there then.
 */
export const arrivalFormSchema = z
  .strictObject({
    traveller: travellerIdSchema.optional(),
    place: z.int(NO_SUCH_PERSON).min(0, NO_SUCH_PERSON).max(MAX_PERSONS, NO_SUCH_PERSON).optional().meta({ deprecated: true }),
    arrival: z.enum(arrivals, { error: 'Choose whether they are here.' }).nullable().meta({ description: 'Null takes it back' }),
    at: z.iso.datetime({ error: 'Enter an instant.' }).meta({ description: 'When it was ticked: the latest counts' }),
  })
  .superRefine(({ traveller, place }, context) => {
    if (traveller === undefined && place === undefined)
      context.addIssue({ code: 'custom', path: ['traveller'], message: NO_SUCH_PERSON });
  }, onceFieldsAreRight);
export type ArrivalForm = z.infer<typeof arrivalFormSchema>;
export const arrivalSchema = z.object({ booking: objectIdSchema, traveller: z.string(), arrival: z.enum(arrivals).nullable() });

/**
 * A booking as guides see it: who comes, how many, how to reach them, what they take along; of the money
 * what they may take now, and nothing else.
 */
export const manifestEntrySchema = bookingSchema
  .pick({ _id: true, id: true, user: true, package: true, totalPersons: true, bookingDate: true, language: true })
  .extend({
    travellers: z.array(manifestTravellerSchema).meta({ description: 'One for each person' }),
    contact: z.object({ name: z.string(), phone: z.string().optional(), from: z.string().optional() }).optional(),
    extras: z.array(z.object({ text: z.string(), quantity: z.int() })).optional(),
    singleRooms: z.int().optional(),
    answers: manifestAnswersSchema,
    toTake: rupeesSchema.optional().meta({ description: 'What it owes, for who may take it, on the day and the day before' }),
  })
  .meta({ id: 'ManifestEntry' });
export type ManifestEntry = z.infer<typeof manifestEntrySchema>;
