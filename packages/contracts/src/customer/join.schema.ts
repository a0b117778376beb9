import { z } from 'zod';
import { foundCustomerSchema } from '../desk/desk.schema.ts';
import { knownDetails } from '../user/details.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';

/** Who is joined into the customer of the path. */
const joined = { other: objectIdSchema.meta({ description: 'Whose account is closed' }) };
export const joinQuery = z.object(joined);
export const joinedCustomerSchema = z.strictObject(joined);

const sideSchema = foundCustomerSchema
  .omit({ person: true, lastTrip: true })
  .extend({
    isEmailVerified: z.boolean().meta({ description: 'Whether its owner has confirmed the address' }),
    createdAt: z.iso.datetime(),
    bookings: z.int(),
  })
  .meta({ id: 'CustomerToJoin' });
export type CustomerToJoin = z.infer<typeof sideSchema>;

/** What would come of joining two customers, before anything is written. */
export const joinPreviewSchema = z
  .object({
    kept: sideSchema.meta({ description: 'The account that remains: not that of the path where the other one has to' }),
    closed: sideSchema,
    mayTurn: z.boolean().meta({ description: 'Whether the other account may remain just as well' }),
    after: z.object(knownDetails).meta({ description: 'What the account says of its person afterwards' }),
    moves: z
      .object({ bookings: z.int(), notes: z.int(), messages: z.int(), emails: z.int(), codeUses: z.int() })
      .meta({ description: 'What goes along; messages and emails known by the address alone only where it is confirmed' }),
    lost: z
      .object({ hasPassword: z.boolean(), passkeys: z.int(), sessions: z.int() })
      .meta({ description: 'How the closed account is logged in to, which ends' }),
    endsLogin: z.boolean().meta({
      description: 'Nobody has confirmed the address that remains: its password and logins end, and its reader sets a new one',
    }),
  })
  .meta({ id: 'JoinPreview' });
export type JoinPreview = z.infer<typeof joinPreviewSchema>;
